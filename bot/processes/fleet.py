"""The fleet as the rest of the house sees it; here for a process that is alone and has everything."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Protocol

Notice = Mapping[str, Any]
"""What another process has changed: `game` (its number), `owner` (of settings: scope and id), `person` (who was
forgotten), or `all`.
"""


@dataclass
class Held:
    """A game that nobody else changes meanwhile. `version` changes with its row; None where it isn't known."""

    version: str | None = ""


@dataclass(frozen=True, slots=True)
class StartLimit:
    """What Discord says of the day: how many sessions may still be started, and in how many seconds it's over."""

    remaining: int = 1
    reset_after: float = 0.0
    max_concurrency: int = 1


class Crew(Protocol):
    """What in this process follows the fleet."""

    async def prepare(self, shard: int) -> None:
        """Learn what is to be known before a shard counts as ours."""
        ...

    async def open(self, shard: int) -> None:
        """Take up what is to be told and done on a shard's servers, and connect it. Also where it's ours already."""
        ...

    async def close(self, shard: int) -> None:
        """Finish what is under way on a shard's servers; who asks there is still heard and answered."""
        ...

    async def part(self, shard: int) -> None:
        """Disconnect a shard that was closed, and answer to the end what came in."""
        ...

    async def drop(self, shard: int) -> None:
        """Leave a shard at once: it's another's already."""
        ...

    def receive(self, visit: str) -> None:
        """Carry out what was kept while nobody served one of the shards; must be quick."""
        ...

    def hear(self, notice: Notice) -> None:
        """Another process has changed something; must be quick."""
        ...

    def doubt(self) -> None:
        """Notices may have been missed: nothing that is remembered can be relied on. Must be quick."""
        ...


def shard_of(server: str | None, total: int) -> int:
    """The shard of a server (Discord's id); of what belongs to none, such as direct messages, 0."""
    return (int(server) >> 22) % total if server is not None and server.isdecimal() else 0


class Fleet:
    """All processes of a bot on one database. This one is alone: each question has its answer at once."""

    is_alone = True
    total = 1
    """The count of shards."""

    @property
    def members(self) -> int:
        """How many processes there are."""
        return 1

    @property
    def shards(self) -> Collection[int]:
        """Those that are this process's."""
        return range(self.total)

    @property
    def is_sure(self) -> bool:
        """Whether nobody can have taken this process's place unheard."""
        return True

    def tells(self, server: str | None) -> bool:
        """Whether this process tells and drives what belongs to a server, or to none."""
        return True

    def answers(self, server: str | None) -> bool:
        """Whether this process answers who asks on a server, or in direct messages."""
        return True

    def hears(self, shard: int) -> None:
        """To be called when a shard's session has begun: from here on this process hears what comes in there."""

    def fence(self) -> str | None:
        """What has to hold in the database for anything to be written, as SQL; None where nothing has to."""
        return None

    def at_break(self, cut: Callable[[], None]) -> None:
        """Have `cut` called whenever this process is no member any more: what it has under way can't be written."""

    @asynccontextmanager
    async def holding(self, game_id: int) -> AsyncIterator[Held]:
        """Nobody else changes the game until the block ends."""
        yield Held()

    @asynccontextmanager
    async def untouched(self) -> AsyncIterator[None]:
        """Nobody holds a game in another process until the block ends."""
        yield

    async def permit(self, shard: int) -> None:
        """Wait until a shard may identify, which it then does at once."""

    async def follow(
        self, crew: Crew, total: int | None, recommended: int, limit: Callable[[], Awaitable[StartLimit]]
    ) -> None:
        """Have a crew open and close shards from now on: `total` of them in all, None: as many as `recommended`.

        `limit` asks Discord what is left of the day's starts of sessions.
        """

    def figures(self) -> Mapping[str, int]:
        """For the operator: members, this process's shards, all shards, whether it's surely a member; none alone."""
        return {}

    def check(self) -> None:
        """For health checks: raise where this process is no member."""

    async def leave(self) -> None:
        """Hand over what this process has, and be no member any more."""
