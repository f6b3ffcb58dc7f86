"""Answers that got lost after something was carried out, also by the end of the process: it isn't done twice.

Each change is signed with what was asked for (`storage.ledger`), and the signature goes once the answer is given.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

import discord

from storage import Errand, Storage
from storage.ledger import close_errand, has_written

KEPT_SECONDS = 900.0
"""So long Discord itself still shows that the answer is to come."""


class LostAnswers:
    """For each person the last errand that was carried out and not answered.

    It's settled by whatever they change next, or by being told of it; looking at something settles nothing.
    """

    def __init__(self, storage: Storage, clock: Callable[[], float]) -> None:
        """`clock` gives unix seconds."""
        self._storage, self._clock = storage, clock
        self._lost: dict[str, Errand] = {}

    async def load(self) -> None:
        """Learn which answers an earlier run has left open."""
        found = await self._storage.unanswered.since(self._clock() - KEPT_SECONDS)
        self._lost = {each.user: each for each in found}

    def forget(self, user: str) -> None:
        """Nothing is owed to a person who was struck out."""
        self._lost.pop(user, None)

    def errand(self, interaction: discord.Interaction[Any]) -> Errand:
        """What is signed with whatever this interaction changes."""
        return Errand(str(interaction.user.id), asked(interaction), self._clock())

    def look_up(self, interaction: discord.Interaction[Any]) -> Errand | None:
        """The errand of this person that had no answer, if it's recent; it's settled if this is the same again."""
        found = self._lost.get(str(interaction.user.id))
        if found is not None:
            interaction.extras[OWED] = found
            if found.what == asked(interaction):
                self.settle(interaction)
        return self.owed(interaction)

    def owed(self, interaction: discord.Interaction[Any]) -> Errand | None:
        """What `look_up` has found."""
        found: Errand | None = interaction.extras.get(OWED)
        return found if found is not None and 0 <= self._clock() - found.at < KEPT_SECONDS else None

    def settle(self, interaction: discord.Interaction[Any]) -> None:
        """The answer to this interaction tells what had no answer, or comes after it."""
        found: Errand | None = interaction.extras.get(OWED)
        if found is not None and self._lost.get(found.user) is found:
            del self._lost[found.user]
        interaction.extras[SETTLED] = found

    def answered(self, interaction: discord.Interaction[Any]) -> None:
        """The interaction has its answer: nothing is owed to the person any more, unless they only looked."""
        errand = close_errand()
        if has_written():
            self.settle(interaction)
        for each in (errand if has_written() else None, interaction.extras.get(SETTLED)):
            if each is not None:
                self._storage.unanswered.strike_out(each)

    def add(self, interaction: discord.Interaction[Any]) -> None:
        """The interaction was carried out, and its answer got lost."""
        errand = close_errand() or self.errand(interaction)
        self._lost[errand.user] = errand


OWED, SETTLED = "owed", "settled"
"""In an interaction's `extras`: the errand of its person that had no answer, and the one that it settles."""


def asked(interaction: discord.Interaction[Any]) -> str:
    """A digest of what was typed, clicked, chosen or filled in, and where."""
    data: Any = interaction.data or {}
    what = [data.get(each) for each in ("name", "options", "custom_id", "values", "components")]
    where = [interaction.channel_id, interaction.message.id if interaction.message is not None else None]
    text = json.dumps([where, what], sort_keys=True, default=str)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
