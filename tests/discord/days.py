"""Days that pass at a table: a clock that tests put forward, the bot on a real database, down and up again."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import engine
from bot.discord import create_bot
from bot.discord.client import RailwireBot
from bot.local.actors import Actor
from bot.local.standin.model import Guild, Message
from bot.local.standin.standin import LocalDiscord
from bot.local.start import seated
from bot.service import Caretaker, GameInfo, GameService, Watch
from bot.service import Person as Seated
from bot.service.rules import Rules
from engine.game import Game
from tests.databases import open_storage
from tests.discord.party import LATER, Party, codes
from tests.service.house import draws

HOUR = 3600.0


MORNING = 9 * HOUR
"""Each test begins at this time of day (UTC), so that nothing hangs on when it's run: days end where they should."""


class Clock:
    """Goes on from the next morning; `ahead` is how far that's ahead of the real time, and what tests let pass.

    It's never behind: Discord's client reads from ids when things were made, and what is old has expired.
    """

    def __init__(self) -> None:
        self.ahead = (MORNING - time.time()) % (24 * HOUR)

    def __call__(self) -> float:
        return time.time() + self.ahead


class Days:
    """A table at which time passes. `down` and `up` are the end and the start of the bot's process."""

    service: GameService
    party: Party
    bot: RailwireBot

    def __init__(self, server: LocalDiscord, folder: Path, clock: Clock) -> None:
        self.server = server
        self.clock = clock
        self._folder = folder

    async def up(self) -> None:
        self._stack = AsyncExitStack()
        storage = await open_storage(self._folder / "games.sqlite")
        self._stack.push_async_callback(storage.close)
        self.service = GameService(storage, Rules(), clock=self.clock, draw=draws())
        self._stack.push_async_callback(self.service.close)
        self.caretaker = Caretaker(self.service)
        self._stack.push_async_callback(self.caretaker.stop)

        def make_bot() -> RailwireBot:
            bot = create_bot(self.service, guild_ready_timeout=0.02)
            bot.pinned.pause = bot.bygones.pause = LATER
            return bot

        table = await self._stack.enter_async_context(seated(self.server, make_bot))
        assert isinstance(table.bot, RailwireBot)
        self.bot = table.bot
        await self.caretaker.start()
        self.party = Party(self.server, self.service)

    async def down(self) -> None:
        await self._stack.aclose()

    async def game(self, up: Actor, name: str = "Friday", guild: Guild | None = None, **terms: Any) -> GameInfo:
        """A game of the three that has just begun, in which this person is up; its turn message is out."""
        begun = engine.new_game("18mag", players=["P1", "P2", "P3"], options={}, profile="house", seed=7)
        return await self.at(begun, up, name, guild, **terms)

    async def at(
        self, begun: Game, up: Actor, name: str = "Friday", guild: Guild | None = None, **terms: Any
    ) -> GameInfo:
        """A table at which this game goes on; this person is up."""
        guild = guild or self.server.guild
        others = [each for each in self.party.people.values() if each is not up]
        for each in (up, *others):
            self.server.join(each.name, guild)
        assert begun.decision is not None
        seats = [Seated(each.id, each.name, server=guild.id) for each in others]
        seats.insert(int(begun.decision.by[1:]) - 1, Seated(up.id, up.name, server=guild.id))
        channel = self.server.add_channel(guild, name.lower())
        more = {"name": name, "title": "18mag", "language": "en", "channel": channel.id, "pace": 24} | terms
        info = await self.service.adopt(seats[0], seats, begun.setup, begun.entries, **more)
        await self.told()
        return info

    async def look(self) -> None:
        """What the clock brings about now, until all is told."""
        await Watch(self.service).look()
        await self.told()

    async def told(self) -> None:
        """Wait until nobody is to be told anything, and no caretaker to move."""
        await self.caretaker.settled()
        await self.bot.dispatcher.settled()

    async def go_by(self, hours: int) -> None:
        """Let hours pass with the watch looking at each."""
        for _ in range(hours):
            self.clock.ahead += HOUR
            await self.look()

    def reminders(self, game: GameInfo) -> list[Message]:
        """The reminders in a game's thread."""
        return [each for each in self.party.messages(game) if is_reminder(each)]


def is_reminder(message: Message) -> bool:
    """Whether the message has "Snooze" on it."""
    return any(":snooze:" in code for code in codes(message))


def labelled(message: Message, verb: str) -> str:
    """The custom id of the message's first button of this kind."""
    return next(code for code in codes(message) if f":{verb}:" in code)


@asynccontextmanager
async def table_in(folder: Path) -> AsyncIterator[Days]:
    """A table whose bot runs; at the end nothing may be unanswered or have failed unexpectedly."""
    clock = Clock()
    server = LocalDiscord(clock=clock)
    await server.start()
    days = Days(server, folder, clock)
    try:
        await days.up()
        try:
            yield days
        finally:
            await days.down()
        server.check()
    finally:
        await server.close()
