"""What the turn messages say, kept in mind, so that none is fetched which this process has written itself.

Nobody but the bot changes its messages, and of several processes only the one that has the game's server.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import discord

from bot.discord.codes import Code, read_code
from bot.discord.kept import Kept

MOST = 10_000
"""Messages; each takes about a thousand bytes."""


@dataclass(frozen=True, slots=True)
class Written:
    """A message as Discord has taken it, with the codes of its buttons and menus as far as an edit needs them.

    `mine` and `tongue` are those of the turn message's own buttons, `seq` the newest move that any was made for, -1
    without any. `live`: whether there's something to click.
    """

    content: str
    mine: Code | None
    tongue: Code | None
    seq: int
    live: bool
    at: datetime

    @classmethod
    def of(cls, message: discord.Message) -> Written:
        """What this message says."""
        codes = codes_of(message)
        verbs = {each.verb: each for each in codes}
        seq = max((each.seq for each in codes), default=-1)
        live = any(children(row) for row in message.components)
        at = message.edited_at or message.created_at
        return cls(message.content, verbs.get("my"), verbs.get("tongue"), seq, live, at)


class Writings:
    """The newest that is known of each message."""

    def __init__(self) -> None:
        self._kept: Kept[Written] = Kept(MOST)
        self._edits: dict[int, asyncio.Event] = {}

    def note(self, message: discord.Message) -> None:
        """What Discord says that a message says now; of two edits at once the later one counts."""
        said, known = Written.of(message), self._kept.get(message.id)
        if known is None or known.at <= said.at:
            self._kept.keep(message.id, said)

    def clear(self) -> None:
        """Somebody else may have written meanwhile."""
        self._kept.clear()

    async def of(self, message: discord.PartialMessage) -> Written:
        """What a message says once it isn't being edited, fetched where that isn't known; raises what Discord does."""
        await self._edited(message.id)
        known = self._kept.get(message.id)
        return Written.of(await message.fetch()) if known is None else known

    async def _edited(self, message: int) -> None:
        while (under_way := self._edits.get(message)) is not None:
            await under_way.wait()

    async def edit(self, message: int, edit: Callable[..., Awaitable[discord.Message]], **more: Any) -> None:
        """Edit a turn message, one edit at a time, and keep in mind what it says then; that isn't known if it fails."""
        await self._edited(message)
        ended = self._edits[message] = asyncio.Event()
        self._kept.drop(message)
        try:
            self.note(await edit(**more))
        finally:
            del self._edits[message]
            ended.set()


def codes_of(message: discord.Message) -> list[Code]:
    """The codes on a message's buttons and menus."""
    found = [read_code(getattr(each, "custom_id", None) or "") for row in message.components for each in children(row)]
    return [each for each in found if each is not None]


def children(row: Any) -> Sequence[Any]:
    """The components of a row."""
    return getattr(row, "children", ())
