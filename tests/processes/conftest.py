"""Members of a fleet in one process, each with a crew that does nothing but note what it's told."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

import alembic.migration  # noqa: F401 - what it does to the logging it does before the tests
import pytest

from bot.processes.fleet import StartLimit
from bot.processes.link import Cut, Rhythm
from bot.processes.membership import Membership

QUICK = Rhythm(
    beat=0.1, sure=2.0, silent=3.0, lost=1.0, answer=3.0, identify=0.2, handover=1.0, linger=2.0, leave=3.0, again=0.05
)
"""A fifth or less of what is usual; more patience than that takes a machine on which much else goes on."""
PATIENT = replace(QUICK, sure=60.0, silent=90.0, lost=90.0, answer=60.0, handover=60.0, linger=60.0, leave=60.0)
"""For what has to stand still until the test goes on: nobody gives up anything by themselves."""
SOON = 60.0
"""Seconds; on a machine on which much else goes on."""


async def until(holds: Callable[[], object], what: Callable[[], object], seconds: float = SOON) -> None:
    """Wait for it, looking again and again: what a process hears from another, nothing else tells of."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, what()
        await asyncio.sleep(0.01)


@dataclass
class NotingCrew:
    """What was opened, closed and dropped, and when it identified (by the test's steady clock)."""

    fleet: Membership
    done: list[tuple[str, int]] = field(default_factory=list)
    identified: list[tuple[int, float]] = field(default_factory=list)
    notices: list[Any] = field(default_factory=list)
    received: list[str] = field(default_factory=list)
    doubts: int = 0
    prepared: int = 0
    busy: float = 0.0
    """Seconds that it takes to close a shard."""
    begins: asyncio.Event = field(default_factory=asyncio.Event)
    """Until then, after its IDENTIFY, it hears nothing of what comes in on a shard."""
    connected: set[int] = field(default_factory=set)
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    """Until then it learns what it has to know for a shard."""

    async def prepare(self, shard: int) -> None:
        self.prepared += 1
        await self.ready.wait()

    async def open(self, shard: int) -> None:
        if shard not in self.connected:
            await self.fleet.permit(shard)
            self.identified.append((shard, time.monotonic()))
            await self.begins.wait()
            self.connected.add(shard)
            self.fleet.hears(shard)
        self.done.append(("open", shard))

    async def close(self, shard: int) -> None:
        await asyncio.sleep(self.busy)
        self.done.append(("close", shard))

    async def part(self, shard: int) -> None:
        self._leave("part", shard)

    async def drop(self, shard: int) -> None:
        self._leave("drop", shard)

    def _leave(self, how: str, shard: int) -> None:
        self.connected.discard(shard)
        self.done.append((how, shard))

    def receive(self, visit: str) -> None:
        self.received.append(visit)

    def hear(self, notice: Any) -> None:
        self.notices.append(notice)

    def doubt(self) -> None:
        self.doubts += 1

    def did(self, what: str) -> int:
        """How often it did that."""
        return [each for each, _ in self.done].count(what)


class Harbour:
    """Where a test's members come from and go to."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.members: list[Membership] = []
        self.crews: list[NotingCrew] = []
        self.limit: dict[str, Any] = {}
        """What Discord says of starts of sessions, where it's not what is usual."""
        self._names = (f"process {number}" for number in itertools.count(1))

    async def comes(self, shards: int = 4, *, rhythm: Rhythm = QUICK) -> Membership:
        """Another process, with a crew."""
        name = next(self._names)
        fleet = Membership(self.url, name, f"railwire {name}", rhythm=rhythm)

        async def left() -> StartLimit:
            return StartLimit(**self.limit)

        await fleet.join()
        crew = NotingCrew(fleet)
        crew.ready.set()
        crew.begins.set()
        await fleet.follow(crew, shards, 1, left)
        self.members.append(fleet)
        self.crews.append(crew)
        return fleet

    def has(self) -> list[int]:
        """How many shards each has, and is connected with."""
        return [len(crew.connected.intersection(crew.fleet.shards)) for crew in self.crews]

    async def until(self, holds: Callable[[], object], seconds: float = SOON) -> None:
        """Wait for it."""
        await until(holds, lambda: (self.has(), [each.done for each in self.crews]), seconds)

    def dies(self, fleet: Membership) -> None:
        """As when its process is killed: its connection ends, and it does nothing more."""
        self.freezes(fleet)
        fleet._link.cut()
        place = self.members.index(fleet)
        del self.members[place], self.crews[place]

    def freezes(self, fleet: Membership) -> None:
        """It gives no sign of life any more, but its connection stays."""
        assert fleet._life is not None
        fleet._life.cancel()

    def wakes(self, fleet: Membership) -> None:
        """It goes on where it was."""
        fleet._life = asyncio.ensure_future(fleet._live())

    async def close(self) -> None:
        """All go at once."""
        for each in self.members:
            each.rhythm = Rhythm(leave=0.0)
            with suppress(Cut):
                await each.leave()


@pytest.fixture
async def harbour(database: str) -> AsyncIterator[Harbour]:
    made = Harbour(database)
    yield made
    await made.close()
