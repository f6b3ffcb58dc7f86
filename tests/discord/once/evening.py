"""A game of three on Discord's stand-in while troubles befall the bot, and what has to hold once they are over."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import sqlite3
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from email.utils import formatdate
from pathlib import Path
from typing import Any

from aiohttp import web

from bot.discord import create_bot
from bot.discord.connection.dates import listening
from bot.house import attended
from bot.local.actors import Actor
from bot.local.connect import point_client_at
from bot.local.standin.faults import Fault
from bot.local.standin.model import Message
from bot.local.standin.standin import _PIXEL, LocalDiscord
from bot.service import GameService, Workers
from bot.service import Person as Seated
from bot.service.clock import HeardClock
from bot.service.rules import Rules
from engine.game import Game
from render import Drawn
from tests.databases import open_storage
from tests.discord.once.lives import Disk, Life
from tests.discord.once.virtual_time import VirtualLoop
from tests.discord.party import codes, is_board
from tests.service.house import draws

HOUR = 3600.0
RESTART = 5.0
"""Seconds after which a supervisor starts a process again that has ended."""
LONGEST_RESTART = 600.0
SETTLED = 6 * HOUR
"""So long after the last trouble all is told by itself."""
NAMES = ("Ann", "Ben", "Cid")
log = logging.getLogger(__name__)


class Dots:
    """In the place of the process that draws, which would take long: its pictures are a single pixel."""

    load = 0

    async def run(self, *_: Any, **__: Any) -> Any:
        await asyncio.sleep(0.1)
        return Drawn(_PIXEL, "a dot", 1, 1)

    async def close(self) -> None:
        """Nothing is open."""


class Unsaved(LocalDiscord):
    """A stand-in that doesn't look each second whether there's something to be saved."""

    async def _save_now_and_then(self) -> None:
        return


class NotHeld(AssertionError):
    """What has to hold doesn't."""


@dataclass
class Truth:
    """What the file says, read beside whoever writes it."""

    path: Path

    def ask(self, words: str, *values: Any) -> list[sqlite3.Row]:
        with closing(sqlite3.connect(f"file:{self.path}?mode=ro", uri=True)) as file:
            file.row_factory = sqlite3.Row
            return file.execute(words, values).fetchall()

    def up(self) -> tuple[int, str | None]:
        """The number of the game's last entry, and who is up."""
        row = self.ask("SELECT seq, turn_user FROM games")[0]
        return row["seq"], row["turn_user"]

    def commands(self) -> list[tuple[str, str]]:
        """Who gave a command and what it was, in order; of several moves at once the first."""
        rows = self.ask("SELECT seq, user, command, entry FROM actions WHERE user IS NOT NULL ORDER BY seq")
        first = [each for each in rows if each["seq"] == each["command"]]
        return [(each["user"], _named(json.loads(each["entry"]))) for each in first]


def _named(entry: dict[str, Any]) -> str:
    return "undo" if "undo" in entry else str(entry["action"]["type"])


class Evening:
    """The stand-in, the file, the lives of the bot, and three people at a game."""

    def __init__(self, loop: VirtualLoop, path: Path, disk: Disk, seed: int) -> None:
        self.loop, self.path, self.disk = loop, path, disk
        self.truth = Truth(path)
        self.chance = random.Random(seed)
        self.server = Unsaved(clock=loop.wall)
        self.server.app.on_response_prepare.append(self._dated)
        self.server.expected.update(dict.fromkeys(EXPECTED, 10000))
        self.people = [Actor(self.server, name) for name in NAMES]
        self.away = RESTART
        self.ahead = 0.0
        self.told: list[str] = []
        self.begun: list[asyncio.Task[None]] = []
        self._faults: list[Fault] = []
        self.lives = 0

    async def _dated(self, _: web.Request, answer: web.StreamResponse) -> None:
        """Each answer bears the date that it is for Discord."""
        answer.headers["Date"] = formatdate(self.loop.wall(), usegmt=True)

    # --- the bot

    async def _live(self, begun: Game | None) -> None:
        """The bot as `bot run` has it, until it ends."""
        storage = await open_storage(self.path)
        clock = HeardClock(lambda: self.loop.wall() + self.ahead, self.loop.time)
        workers = Workers(apart=Dots())  # type: ignore[arg-type]
        service = GameService(storage, Rules(), workers=workers, clock=clock, draw=draws())
        trace = listening(clock)
        bot = create_bot(service, guild_ready_timeout=0.02, heartbeat_timeout=1e9, http_trace=trace)
        await bot.login(self.server.token)
        if begun is not None:
            await self._sit_down(service, begun)
        async with attended(service):
            await bot.connect()

    async def _sit_down(self, service: GameService, begun: Game) -> None:
        guild = self.server.guild
        self.channel = self.server.add_thread(self.server.channel, "friday", 11, 10080)
        seats = [Seated(each.id, each.name, server=guild.id) for each in self.people]
        title = begun.setup["title"]
        more = {"name": "Friday", "title": title, "language": "en", "channel": self.channel.id, "pace": 0}
        await service.adopt(seats[0], seats, begun.setup, begun.entries, **more)

    async def _supervise(self, begun: Game) -> None:
        """Start the bot again whenever it ends."""
        first: Game | None = begun
        while True:
            self.life = Life(self.loop)
            self.lives += 1
            task = self.life.begin(self._live(first))
            first = None
            task.add_done_callback(lambda done, life=self.life: _ended(done, life))
            await self.life.ended.wait()
            await asyncio.sleep(self.away)
            # What ends at once, as Discord is out of reach, is started again less and less often.
            self.away = RESTART if self.server.gateway.connected else min(2 * max(self.away, RESTART), LONGEST_RESTART)

    @asynccontextmanager
    async def running(self, begun: Game) -> AsyncIterator[None]:
        """The bot is up at a table at which this game goes on, and whoever is up was asked."""
        await self.server.start()
        point_client_at(self.server.base_url)
        supervisor = asyncio.ensure_future(self._supervise(begun))
        try:
            await self.server.until(lambda: self.server.pings, 60, "the first ping")
            yield
        finally:
            supervisor.cancel()

    # --- for troubles

    def add(self, fault: Fault) -> None:
        self._faults.append(self.server.faults.add(fault))

    def meanwhile(self, work: Coroutine[Any, Any, None]) -> None:
        self.begun.append(asyncio.ensure_future(work))

    def close_thread(self) -> None:
        self.channel.denied[:] = ["send"]
        self.server.channel.denied[:] = []

    def open_thread(self) -> None:
        self.channel.denied[:] = []
        self.server.gateway.dispatch_channel("THREAD_UPDATE", self.channel)

    async def heal(self) -> None:
        """The last trouble is over."""
        await asyncio.gather(*self.begun)
        self.disk.times = 0
        for each in self._faults:
            self.server.faults.remove(each)
        self.life.dies_at = None

    # --- what can be seen

    def actor(self, user: str | None) -> Actor:
        return next(each for each in self.people if each.id == user)

    def shown(self) -> list[Message]:
        """What the bot has posted in the game's thread, but for the pinned message."""
        shown = self.server.world.in_channel(self.channel.id)
        return [each for each in shown if not each.ephemeral and each.kind != 6 and not is_board(each)]

    def asking(self) -> Message | None:
        """The message whose buttons are for the position that's on."""
        seq, _ = self.truth.up()
        for message in reversed(self.shown()):
            if any(f":{seq}:act:" in code or f":{seq}:pick:" in code for code in codes(message)):
                return message
        return None


def _ended(task: asyncio.Task[None], life: Life) -> None:
    """A process whose work is over ends."""
    if life.dead:
        return
    error = None if task.cancelled() else task.exception()
    log.info("the process ends by itself: %r", error)
    life.die()


EXPECTED = ((400, 40060), (404, 10062), (404, 10015), (401, 50027), (403, 50007), (403, 50013), (404, 10008))
