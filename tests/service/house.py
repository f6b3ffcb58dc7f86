"""People at a table, a service on a fresh file, and a chat that remembers what it was told."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from bot.service import Announcement, GameInfo, GameService, Person
from bot.service.posts.outbox import Dispatcher
from bot.service.watch import Watch
from tests.databases import open_storage
from tests.service.fake import FakeRules

ANN = Person("1", "Ann", server="s")
BOB = Person("2", "Bob", server="s")
CYD = Person("3", "Cyd", server="s")
EVE = Person("9", "Eve", server="s")


def draws() -> Callable[[], int]:
    """In the place of chance: the first game made with it has seed 1, the next 2, and so on."""
    return itertools.count(1).__next__


@dataclass
class Clock:
    now: float = 1000.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


@dataclass
class Chat:
    """A sender that keeps what it's told; `faults` are raised before it's there or, if `after_post`, after."""

    posted: list[tuple[str, Announcement]] = field(default_factory=list)
    faults: list[Exception] = field(default_factory=list)
    after_post: bool = False
    finds: int = 0

    async def send(self, item: Announcement) -> str:
        if self.faults and not self.after_post:
            raise self.faults.pop(0)
        self.posted.append((f"m{item.id}", item))
        if self.faults:
            raise self.faults.pop(0)
        return f"m{item.id}"

    async def find(self, item: Announcement) -> str | None:
        self.finds += 1
        return next((message for message, each in self.posted if each.marker == item.marker), None)

    @property
    def kinds(self) -> list[tuple[str, tuple[str, ...]]]:
        return [(item.kind, item.mentions) for _, item in self.posted]


class House:
    """A service and what it stands on; `reopen` is a restart of the process."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.clock = Clock()
        self.draw = draws()
        self.rules = FakeRules()

    async def open(self) -> GameService:
        self.storage = await open_storage(self.path)
        self.service = GameService(
            self.storage, self.rules, clock=self.clock, draw=self.draw, snapshot_every=5, games_in_memory=3
        )
        return self.service

    async def close(self) -> None:
        await self.service.close()
        await self.storage.close()

    async def reopen(self) -> GameService:
        await self.close()
        return await self.open()

    async def outbox(self, game_id: int) -> list[tuple[str, tuple[str, ...]]]:
        return [(each.kind, each.mentions) for each in await self.storage.outbox.of_game(game_id, -1)]


async def table(service: GameService, *people: Person, **terms: object) -> GameInfo:
    """A running game of these people in this order."""
    info = await service.create(people[0], **({"name": "Friday", "title": "sum", "seating": "joined"} | terms))
    for each in people[1:]:
        await service.join(info.id, each)
    return await service.start(info.id, people[0])


def add(n: int = 1) -> dict[str, object]:
    return {"type": "add", "n": n}


PASS = {"type": "pass"}


async def until(condition: Callable[[], bool], seconds: float = 60) -> None:
    """Wait for something that other tasks bring about; TimeoutError."""
    async with asyncio.timeout(seconds):
        while not condition():  # noqa: ASYNC110 - what is waited for has no event of its own
            await asyncio.sleep(0.005)


HOUR = 3600.0


async def tell(house: House, chat: Chat | None = None) -> Chat:
    """Tell what the outbox holds."""
    chat = chat or Chat()
    dispatcher = Dispatcher(house.service, chat, first_pause=0.01, longest_pause=0.02)
    await dispatcher.start()
    await dispatcher.settled()
    await dispatcher.stop()
    return chat


async def pass_by(house: House, hours: int, chat: Chat | None = None) -> None:
    """Let hours go by, with the watch looking and everything told at each."""
    for _ in range(hours):
        house.clock.now += HOUR
        await Watch(house.service).look()
        await tell(house, chat)
