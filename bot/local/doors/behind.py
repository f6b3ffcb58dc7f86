"""The doors of the local table: cards to choose from, games set up for the person there, recorded games to watch."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import engine
from bot.discord.tables.learn import TITLES as LESSONS
from bot.discord.tables.learn import robot_names
from bot.local.doors.menu import ALONE, called, play_card, try_card, usual, watch_card
from bot.local.doors.positions import POSITIONS
from bot.local.doors.recordings import BadRecording, Recording, recordings
from bot.local.doors.watching import PEOPLE, step_of
from bot.local.opening import Card, DoorClosed, Kind, Opened, ReplayStep
from bot.local.standin.standin import LocalDiscord
from bot.service import GameInfo, GameService, Person, ServiceError
from bot.service.model import STRENGTHS
from bot.service.people.robot_seats import robot
from bot.words import Words, language_of, speak
from engine.game import Game

_log = logging.getLogger(__name__)
T = TypeVar("T")

THREAD = 11
"""Discord's number for a public thread."""
ARCHIVE_MINUTES = 7 * 24 * 60
STEPS_KEPT = 64


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
        self._steps: OrderedDict[tuple[str, int, str], ReplayStep] = OrderedDict()
        self._ahead: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Stop looking ahead."""
        if self._ahead is not None:
            self._ahead.cancel()
            await asyncio.wait({self._ahead})

    # --- the cards

    def cards(self, kind: Kind, language: str) -> list[Card]:
        """The cards of a door."""
        words = speak(language)
        if kind == "learn":
            names = {each.id: each.name for each in self._service.titles}
            return [Card(each, names[each]) for each in LESSONS if each in names]
        if kind == "watch":
            return [watch_card(each, words) for each in self._recordings.values()]
        if kind == "try":
            return [try_card(each, words) for each in self._positions.values()]
        return [play_card(each, words) for each in self._service.titles]

    # --- opening

    async def open(self, kind: Kind, card_id: str, answers: dict[str, str], user_id: str) -> Opened:
        """Set up a game and say where it is; DoorClosed."""
        try:
            if kind == "learn":
                return await self._learn(card_id, user_id)
            if kind == "try":
                return await self._try(card_id, answers, user_id)
            return await self._play(card_id, answers, user_id)
        except BadRecording as error:
            raise _other_rules(card_id, error) from error
        except ServiceError as error:
            _log.warning("no game for the door %s: %s %s", kind, error.key, error.figures)
            raise DoorClosed("full") from error

    async def _learn(self, title: str, user_id: str) -> Opened:
        if title not in LESSONS:
            raise DoorClosed("title")
        user, words = self._server.world.users[user_id], self._words_of(user_id)
        channel = self._server.world.direct(user_id)
        more = {"channel": channel.id, "language": words.language}
        await self._service.lessons.begin(Person(user.id, user.display), title, robot_names(words), **more)
        return Opened(channel.id, user_id)

    async def _play(self, title: str, answers: dict[str, str], user_id: str) -> Opened:
        known = next((each for each in self._service.titles if each.id == title), None)
        if known is None:
            raise DoorClosed("title")
        players = _number(answers.get("players"), known.least, known.most, usual(known))
        seats = [f"P{number}" for number in range(1, players + 1)]
        draw = self._service.draw
        game = await self._service.workers.run(engine.new_game, title, seats, seed=draw())
        place = _number(answers.get("seat"), 1, players, 0) or 1 + draw() % players
        mine = _people_of(game)[place - 1]
        alone = _others(answers) == ALONE
        name = called(known.name, players, alone, self._words_of(user_id))
        start = _Start(name, title, game.setup, [], _people_of(game), mine)
        return await self._seat(user_id, start, _others(answers))

    async def _try(self, card_id: str, answers: dict[str, str], user_id: str) -> Opened:
        position = self._positions.get(card_id)
        key = position.recording if position else card_id
        recording = self._recordings.get(key)
        if recording is None:
            raise DoorClosed("recording")
        n = position.step if position else _number(answers.get("step"), 0, recording.last, 0)
        order, mine = await self._to_act(recording, n)
        if mine is None:
            raise DoorClosed("over")
        words = self._words_of(user_id)
        title = engine.load_title(recording.title).name
        name = words(f"position-{position.turn}") if position else words("door-name-move", title=title, move=n)
        start = _Start(name, recording.title, recording.setup, recording.entries[:n], order, mine)
        return await self._seat(user_id, start, _others(answers))

    async def _to_act(self, recording: Recording, n: int) -> tuple[tuple[str, ...], str | None]:
        """The seats in their order after `n` entries, and the one that is to act, None at the end of the game."""

        def look() -> tuple[tuple[str, ...], str | None]:
            game = recording.at(n).game
            return _people_of(game), game.decision.player if game.decision else None

        async with self._locks[recording.key]:
            return await self._in_worker(look)

    async def _seat(self, user_id: str, start: _Start, others: str) -> Opened:
        """Put people, or robots of a strength, on the other seats, and the game in a thread of its own."""
        user = self._server.world.users[user_id]
        guild = self._server.guild.id
        me = Person(user.id, user.display, server=guild)
        words = self._words_of(user_id)
        robots = (robot(others, number) for number in count(1))
        beside = iter(self._neighbours(user_id)) if others == ALONE else robots
        at = {seat: me if seat == start.mine else next(beside) for seat in start.order}
        seats = [at[seat] for seat in start.setup["players"]]
        name = self._free(start.name)
        thread = self._server.add_thread(self._server.channel, name, THREAD, ARCHIVE_MINUTES)
        terms = {"name": name, "title": start.title, "channel": thread.id, "language": words.language}
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

    def _words_of(self, user_id: str) -> Words:
        """The words of the language that a person's client speaks."""
        return speak(language_of(self._server.world.users[user_id].locale))

    def _neighbours(self, user_id: str) -> Sequence[Person]:
        """Seats that the person at the page plays too: others at the table, whose seat the page takes in turn."""
        locale = self._server.world.users[user_id].locale
        users = [self._server.join(name, locale=locale) for name in PEOPLE]
        guild = self._server.guild.id
        return [Person(each.id, each.display, server=guild) for each in users if each.id != user_id]

    # --- watching

    async def watch_step(self, card_id: str, n: int, language: str) -> ReplayStep:
        """A step of a recorded game; the one that follows is made ready meanwhile; DoorClosed."""
        recording = self._recordings.get(card_id)
        if recording is None:
            raise DoorClosed("recording")
        try:
            step = await self._step(recording, n, language)
        except BadRecording as error:
            raise _other_rules(card_id, error) from error
        self._look_ahead(recording, step.n + 1, language)
        return step

    async def _step(self, recording: Recording, n: int, language: str) -> ReplayStep:
        key = recording.key, max(0, min(n, recording.last)), language
        async with self._locks[recording.key]:
            if key not in self._steps:
                self._steps[key] = await self._in_worker(lambda: step_of(recording, n, language))
            self._steps.move_to_end(key)
            while len(self._steps) > STEPS_KEPT:
                self._steps.popitem(last=False)
            return self._steps[key]

    def _look_ahead(self, recording: Recording, n: int, language: str) -> None:
        if self._ahead is not None:
            self._ahead.cancel()
        self._ahead = asyncio.ensure_future(self._prepare(recording, n, language))

    async def _prepare(self, recording: Recording, n: int, language: str) -> None:
        try:
            await self._step(recording, n, language)
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


def _other_rules(card_id: str, error: BadRecording) -> DoorClosed:
    """The refusal of a game that these rules can't play; what they found goes to the log."""
    _log.warning("the recorded game %s: %s", card_id, error)
    return DoorClosed("rules")


def _people_of(game: Game) -> tuple[str, ...]:
    """The seats on which somebody decides, in the order of play: what the rules play by themselves has a seat, too."""
    return tuple(each for each in game.state.seats if each in game.setup["players"])


def _number(text: str | None, low: int, high: int, default: int) -> int:
    """The number, brought between the bounds; the default for what isn't one."""
    if text is None or not text.isdecimal() or len(text) > 6:
        return default
    return min(max(int(text), low), high)


def _others(answers: dict[str, str]) -> str:
    """Who plays the other seats: a strength of robots, by default the greatest, or `ALONE`."""
    said = answers.get("others", "")
    return said if said in (*STRENGTHS, ALONE) else STRENGTHS[-1]


def _first(info: GameInfo, user_id: str) -> str:
    """Whose seat the page takes first: that of the person to act, the own one while a robot is up."""
    if info.turn is None or info.seat(info.turn.seat).robot:
        return user_id
    return info.turn.user
