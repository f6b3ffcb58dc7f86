"""The game service: everything that a front end can ask for, in plain async Python."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Collection
from typing import Protocol

from bot.processes import Fleet
from bot.service.area import Commands, question
from bot.service.desk import Desk
from bot.service.games.chronicle import Chronicle
from bot.service.games.fixes import Fixes
from bot.service.games.history import History
from bot.service.games.homes import Homes
from bot.service.games.invitations import Invitations
from bot.service.games.lobby import Lobby
from bot.service.games.recovery import Recovery
from bot.service.games.register import Register
from bot.service.games.tables import Tables
from bot.service.games.venues import Venues
from bot.service.intents.offers import Offers
from bot.service.intents.order_book import Orders
from bot.service.intents.whatif import Plans
from bot.service.model import GameInfo, Person, TitleInfo
from bot.service.people.lessons import Lessons
from bot.service.people.notes import Notes
from bot.service.people.privacy import Privacy
from bot.service.people.ratings import Ratings
from bot.service.people.robot_seats import RobotSeats
from bot.service.people.seats import Seats
from bot.service.people.silence import Silence
from bot.service.people.thoughts import Thoughts
from bot.service.people.votes import Votes
from bot.service.people.waiting import WaitingLists
from bot.service.play import Play
from bot.service.posts.reminders import Reminders
from bot.service.posts.requests import AskingMessages
from bot.service.rules import Rules
from bot.telemetry.meter import Meter
from bot.work.films import MEMORY, SECONDS
from bot.work.proofs import Proofs
from bot.work.sandbox import Sandbox
from bot.work.thinking import Thinking
from bot.work.workers import Workers
from storage import Storage

SNAPSHOT_EVERY = 50
GAMES_IN_MEMORY = 320
"""Half a megabyte each. A move's game is wanted for half a minute, until the pinned message has followed; where others
push it out meanwhile, each step loads it anew, and nothing keeps pace any more.
"""
SEEDS = 2**31


async def nobody(info: GameInfo) -> Collection[str]:
    """Who has left, where people don't."""
    return ()


def drawn() -> int:
    """A seed that nobody can foresee: it decides who sits where, and what the rules leave to chance at the start."""
    return secrets.randbelow(SEEDS)


class Driver(Protocol):
    """What tells or does by itself what is to be told or done in games."""

    async def take_up(self) -> None:
        """Begin with what was left in the games that are ours."""
        ...

    async def hand_over(self, *, at_once: bool = False) -> None:
        """Come to an end in games that aren't ours; `at_once`: break off."""
        ...


class GameService(Play, Lobby, Venues, Register, Chronicle):
    """Games, and moves in them; seats, votes and what else there is are attributes. Each command is one transaction."""

    def __init__(
        self,
        storage: Storage,
        rules: Rules,
        *,
        workers: Workers | None = None,
        sandbox: Sandbox | None = None,
        films: Sandbox | None = None,
        thinking: Thinking | None = None,
        clock: Callable[[], float] = time.time,
        draw: Callable[[], int] = drawn,
        language: str = "en",
        snapshot_every: int = SNAPSHOT_EVERY,
        games_in_memory: int = GAMES_IN_MEMORY,
        fleet: Fleet | None = None,
    ) -> None:
        self.storage = storage
        self.fleet = fleet or Fleet()
        self.settings = storage.settings
        self.workers = workers or Workers()
        self.proofs = Proofs(self.workers)
        self.thinking = thinking or Thinking()
        tables = Tables(storage, rules, self.workers, games_in_memory, self.fleet)
        self.sandbox = sandbox or Sandbox()
        self.films = films or Sandbox(seconds=SECONDS, memory=MEMORY)
        """Where films of games are made, apart from what people hand in."""
        means = (self.workers, self.sandbox, tables)
        desk = Desk(storage, rules, *means, clock, draw, self._tell, language, snapshot_every)
        commands = Commands()
        super().__init__(desk, commands)
        self.people = desk.people
        self.reminders = Reminders(storage, self.people, clock, self._tell)
        self.asking = AskingMessages(desk)
        self.seats = Seats(desk, commands)
        self.silence = Silence(desk, commands)
        self.votes = Votes(desk, commands)
        self.orders = Orders(desk, commands)
        self.plans = Plans(desk, commands)
        self.offers = Offers(desk, commands)
        self.invitations = Invitations(desk, commands)
        self.waiting = WaitingLists(desk, commands)
        self.history = History(desk, commands)
        self.privacy = Privacy(desk, commands)
        self.notes = Notes(desk, commands)
        self.ratings = Ratings(desk, commands)
        self.lessons = Lessons(desk, commands)
        self.fixes = Fixes(desk, commands)
        self.recovery = Recovery(desk, commands)
        self.robots = RobotSeats(desk, commands)
        self.thoughts = Thoughts(desk, commands, self.thinking)
        self.gone: Callable[[GameInfo], Awaitable[Collection[str] | None]] = nobody
        """Which of a game's people have left its server; None where that can't be known yet. For the watch."""
        self._listeners: list[Callable[[int], None]] = []
        self._drivers: list[Driver] = []
        self.homes = Homes(self.fleet, storage)
        if not self.fleet.is_alone:
            storage.database.fence = self.fleet.fence
            self.fleet.at_break(storage.database.cut)
            storage.outbox.foreign = lambda game_id: not self.homes.is_ours(game_id)

    @property
    def titles(self) -> tuple[TitleInfo, ...]:
        """The titles that can be played."""
        return self._desk.rules.titles()

    @property
    def draw(self) -> Callable[[], int]:
        """Gives a random seed for a new game: a whole number from 0."""
        return self._desk.draw

    @property
    def clock(self) -> Callable[[], float]:
        """Gives the time in unix seconds."""
        return self._desk.clock

    @property
    def meter(self) -> Meter:
        """What counts for the operator; a silent one until another is set."""
        return self._desk.meter

    @meter.setter
    def meter(self, meter: Meter) -> None:
        self._desk.meter = meter

    def ask_who_left(self, gone: Callable[[GameInfo, Collection[str]], Awaitable[Collection[str]]]) -> None:
        """Have `gone(info, users)` say who of these has left a game's server, before their orders are carried out.

        It's asked while nobody else can change the game, so it mustn't ask for it, and answers within a second or two.
        """
        self._desk.gone = gone

    def drive(self, driver: Driver) -> None:
        """Have a driver of games told when games become ours, or another's."""
        self._drivers.append(driver)

    def listen(self, callback: Callable[[int], None]) -> None:
        """Have `callback(game_id)` called after each change of a game; it must be quick and not raise.

        Of a game that another process drives, that process hears.
        """
        self._listeners.append(callback)

    def _tell(self, game_id: int) -> None:
        self.homes.when_ours(game_id, self._wake)

    def _wake(self, game_id: int) -> None:
        for each in self._listeners:
            each(game_id)

    async def inherit(self) -> None:
        """Before another's games are taken up: what is to be told in them may have been told."""
        await self.storage.outbox.inherit()

    async def take_up(self) -> None:
        """Begin with what is to be told and done in the games that are ours now."""
        await asyncio.gather(*(each.take_up() for each in self._drivers))

    async def hand_over(self, *, at_once: bool = False) -> None:
        """Tell and do nothing more in games that aren't ours any more; `at_once`: break off what is under way."""
        await asyncio.gather(*(each.hand_over(at_once=at_once) for each in self._drivers))

    async def settle(self) -> None:
        """Write down what was to be written with something else."""
        await self.storage.settle()

    def hear(self, game_id: int | None) -> None:
        """Another process has changed a game, or (None) what concerns many."""
        self._desk.tables.doubt(game_id)
        if game_id is None:
            self.storage.forget_all()
        else:
            self.storage.forget(game_id)
            self._tell(game_id)

    async def close(self) -> None:
        """Refuse new commands, kill what plays logs anew, finish the commands that run, kill proofs, end the workers.

        The storage stays open.
        """
        self._commands.refuse()
        self.sandbox.close()
        self.films.close()
        await self._commands.finish()
        await self.homes.close()
        await self.proofs.close()
        await self.thinking.close()
        await self.workers.close()

    @question
    async def language(self, person: Person) -> str:
        """The language in which a person reads: their own choice, else the server's, else the default."""
        own = await self.settings.get("player", person.user, "language")
        if own is None and person.server is not None:
            own = await self.settings.get("server", person.server, "language")
        return own or self._desk.language
