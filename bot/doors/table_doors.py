"""The doors of the local table: cards to choose from, games set up for the person there, recorded games to watch."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import engine
from bot.discord.options import words_of
from bot.doors.positions import POSITIONS
from bot.doors.recordings import OWN, BadRecording, Recording, recordings
from bot.doors.robots import robots
from bot.doors.watching import PEOPLE, step_of
from bot.service import GameInfo, GameService, Person, ServiceError, TitleInfo
from bot.table.doors import Card, DoorClosed, Kind, Opened, Question, Step
from bot.table.server.local import LocalDiscord
from bot.words import DEFAULT, language_of, speak
from engine.game import Game

T = TypeVar("T")

THREAD = 11
"""Discord's number for a public thread."""
ARCHIVE_MINUTES = 7 * 24 * 60
STEPS_KEPT = 64
OTHER_RULES = "This game was recorded under other rules"
PLACES = ("First to act", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth")
ROBOTS, ALONE = "robots", "me"
OTHERS = Question(
    "others", "The other seats", ((ROBOTS, "Robots play them"), (ALONE, "I play them all, seat by seat")), ROBOTS
)


@dataclass(frozen=True, slots=True)
class _Start:
    """A game to be set up: what it's called, its record, the seats in their order, and the person's own."""

    name: str
    title: str
    setup: dict[str, Any]
    entries: list[dict[str, Any]]
    order: tuple[str, ...]
    mine: str


class TableDoors:
    """What is behind the doors, on a table's stand-in and a service."""

    def __init__(self, server: LocalDiscord, service: GameService, logs: Path | None = None) -> None:
        """`logs` is a folder with further recorded games."""
        self._server = server
        self._service = service
        self._recordings = recordings(logs)
        self._positions = {each.key: each for each in POSITIONS if each.recording in self._recordings}
        self._locks = {key: asyncio.Lock() for key in self._recordings}
        self._steps: OrderedDict[tuple[str, int], Step] = OrderedDict()
        self._ahead: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Stop looking ahead."""
        if self._ahead is not None:
            self._ahead.cancel()
            await asyncio.wait({self._ahead})

    # --- the cards

    def cards(self, kind: Kind) -> list[Card]:
        """The cards of a door."""
        if kind == "watch":
            return [self._watch_card(each) for each in self._recordings.values()]
        if kind == "try":
            return [Card(each.key, each.name, each.text, (OTHERS,)) for each in self._positions.values()]
        return [_play_card(each) for each in self._service.titles]

    def _watch_card(self, recording: Recording) -> Card:
        name = engine.load_title(recording.title).name
        whose = "One of yours" if recording.key.startswith(OWN) else f"Played by {recording.players} robots"
        text = f"{whose}, in {recording.last} moves."
        options = recording.setup.get("options")
        agreed = f", {words_of(options, speak(DEFAULT))}" if options else ""
        return Card(recording.key, f"{name}, {recording.players} players{agreed}", text, branches=True)

    # --- opening

    async def open(self, kind: Kind, card_id: str, answers: dict[str, str], user_id: str) -> Opened:
        """Set up a game and say where it is; DoorClosed."""
        try:
            if kind == "try":
                return await self._try(card_id, answers, user_id)
            return await self._play(card_id, answers, user_id)
        except BadRecording as error:
            raise DoorClosed(f"{OTHER_RULES}: {error}") from error
        except ServiceError as error:
            raise DoorClosed(f"The table can't take another game now ({error.key}). Try again in a moment.") from error

    async def _play(self, title: str, answers: dict[str, str], user_id: str) -> Opened:
        known = next((each for each in self._service.titles if each.id == title), None)
        if known is None:
            raise DoorClosed("There's no such title here.")
        players = _number(answers.get("players"), known.least, known.most, _usual(known))
        seats = [f"P{number}" for number in range(1, players + 1)]
        seed = secrets.randbelow(2**31)
        game = await self._service.workers.run(engine.new_game, title, seats, seed=seed)
        place = _number(answers.get("seat"), 1, players, 0) or 1 + secrets.randbelow(players)
        mine = _people_of(game)[place - 1]
        alone = answers.get("others") == ALONE
        name = _called(known.name, players, alone)
        start = _Start(name, title, game.setup, [], _people_of(game), mine)
        return await self._seat(user_id, start, alone)

    async def _try(self, card_id: str, answers: dict[str, str], user_id: str) -> Opened:
        position = self._positions.get(card_id)
        key = position.recording if position else card_id
        recording = self._recordings.get(key)
        if recording is None:
            raise DoorClosed("There's no such recorded game here.")
        n = position.step if position else _number(answers.get("step"), 0, recording.last, 0)
        order, mine = await self._to_act(recording, n)
        if mine is None:
            raise DoorClosed("Here the game is over. Go back some steps and try from there.")
        name = position.name if position else f"{engine.load_title(recording.title).name} from move {n}"
        start = _Start(name, recording.title, recording.setup, recording.entries[:n], order, mine)
        return await self._seat(user_id, start, answers.get("others") == ALONE)

    async def _to_act(self, recording: Recording, n: int) -> tuple[tuple[str, ...], str | None]:
        """The seats in their order after `n` entries, and the one that is to act, None at the end of the game."""

        def look() -> tuple[tuple[str, ...], str | None]:
            game = recording.at(n).game
            return _people_of(game), game.decision.player if game.decision else None

        async with self._locks[recording.key]:
            return await self._in_worker(look)

    async def _seat(self, user_id: str, start: _Start, alone: bool) -> Opened:
        """Put people and robots on the seats, and the game in a thread of its own."""
        user = self._server.world.users[user_id]
        guild = self._server.guild.id
        me = Person(user.id, user.display, server=guild)
        others = iter(self._neighbours(user_id)) if alone else robots(guild)
        at = {seat: me if seat == start.mine else next(others) for seat in start.order}
        seats = [at[seat] for seat in start.setup["players"]]
        name = self._free(start.name)
        thread = self._server.add_thread(self._server.channel, name, THREAD, ARCHIVE_MINUTES)
        terms = {"name": name, "title": start.title, "channel": thread.id, "language": language_of(user.locale)}
        terms["profile"] = start.setup["profile"]
        try:
            info = await self._service.adopt(me, seats, start.setup, start.entries, **terms)
        except ServiceError:
            self._server.delete_channel(thread)
            raise
        return Opened(thread.id, _first(info, user_id))

    def _free(self, name: str) -> str:
        """The name, with a number if there's a thread of that name."""
        taken = {each.name for each in self._server.world.threads(self._server.guild.id)}
        names = (name if number == 1 else f"{name} ({number})" for number in count(1))
        return next(each for each in names if each not in taken)

    def _neighbours(self, user_id: str) -> Sequence[Person]:
        """Seats that the person at the page plays too: others at the table, whose seat the page takes in turn."""
        users = [self._server.join(name) for name in PEOPLE]
        guild = self._server.guild.id
        return [Person(each.id, each.display, server=guild) for each in users if each.id != user_id]

    # --- watching

    async def watch_step(self, card_id: str, n: int) -> Step:
        """A step of a recorded game; the one that follows is made ready meanwhile."""
        recording = self._recordings.get(card_id)
        if recording is None:
            raise DoorClosed("There's no such recorded game here.")
        try:
            step = await self._step(recording, n)
        except BadRecording as error:
            raise DoorClosed(f"{OTHER_RULES}: {error}") from error
        self._look_ahead(recording, step.n + 1)
        return step

    async def _step(self, recording: Recording, n: int) -> Step:
        key = recording.key, max(0, min(n, recording.last))
        async with self._locks[recording.key]:
            if key not in self._steps:
                self._steps[key] = await self._in_worker(lambda: step_of(recording, n))
            self._steps.move_to_end(key)
            while len(self._steps) > STEPS_KEPT:
                self._steps.popitem(last=False)
            return self._steps[key]

    def _look_ahead(self, recording: Recording, n: int) -> None:
        if self._ahead is not None:
            self._ahead.cancel()
        self._ahead = asyncio.ensure_future(self._prepare(recording, n))

    async def _prepare(self, recording: Recording, n: int) -> None:
        try:
            await self._step(recording, n)
        except BadRecording:
            # Whoever goes there is told.
            return

    async def _in_worker(self, work: Callable[[], T]) -> T:
        """The value of `work()`, which uses a recording whose lock is held."""
        running = asyncio.ensure_future(self._service.workers.run(work))
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            # A thread can't be stopped: the recording stays locked until it's done.
            await asyncio.wait({running})
            raise


def _play_card(title: TitleInfo) -> Card:
    players = tuple((str(each), str(each)) for each in range(title.least, title.most + 1))
    places = tuple((str(number), name) for number, name in enumerate(PLACES[: title.most], 1))
    questions = (
        Question("players", "Players", players, str(_usual(title))),
        Question("seat", "Your place", (*places, ("any", "Drawn by lot")), "1", bound="players"),
        OTHERS,
    )
    return Card(title.id, title.name, f"A new game for {title.least} to {title.most} players.", questions)


def _called(title: str, players: int, alone: bool) -> str:
    """What a new game is called."""
    if players == 1:
        return f"{title} for one"
    if alone:
        return f"{title} for {players}"
    return f"{title} with {players - 1} robots" if players > 2 else f"{title} with a robot"


def _people_of(game: Game) -> tuple[str, ...]:
    """The seats on which somebody decides, in the order of play: what the rules play by themselves has a seat, too."""
    return tuple(each for each in game.state.seats if each in game.setup["players"])


def _usual(title: TitleInfo) -> int:
    """How many play where nothing else is said: few, so that one's turn comes soon, but enough for a real game."""
    return min(max(title.least, 3), title.most)


def _number(text: str | None, low: int, high: int, default: int) -> int:
    """The number, brought between the bounds; the default for what isn't one."""
    if text is None or not text.isdecimal() or len(text) > 6:
        return default
    return min(max(int(text), low), high)


def _first(info: GameInfo, user_id: str) -> str:
    """Whose seat the page takes first: that of the person to act, the own one while a robot is up."""
    if info.turn is None or info.seat(info.turn.seat).robot:
        return user_id
    return info.turn.user
