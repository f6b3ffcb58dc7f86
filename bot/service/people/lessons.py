"""Lessons: a first game of a title for one person among robots, in direct messages, with halts to learn at.

A lesson is a game of its own kind: nobody else has a part in it, it's told nowhere else, counts among no tables, and is
given up at its end, or once it has lain for `KEPT_DAYS`. One person has one at a time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.errors import NoLesson, NotYourGame, StaleMove
from bot.service.area import Area, command, question
from bot.service.desk import Desk, running, same
from bot.service.games.journal import Journal
from bot.service.games.lobby import give_up
from bot.service.games.tables import Table
from bot.service.games.terms import TableTerms, row_of, seat_for
from bot.service.intents.tutor import LEARNER, Lesson, lesson_of
from bot.service.model import LESSON, Acted, GameInfo, Person, info_of
from bot.service.moves import Hand, carry_out
from bot.service.posts import announcements
from bot.service.rules import refusals
from engine.robots.tempers import TEMPERS
from storage import GONE, Change, Commit, GameRecord

KEPT_DAYS = 14
"""A lesson that nobody has gone on with for so long is given up."""
DAY = 24 * 60 * 60


class Lessons(Area):
    """Lessons: begun, skipped through, ended."""

    @question
    async def of(self, user: str) -> GameInfo | None:
        """The lesson that a person has begun, None without one."""
        found = await self._desk.storage.games.of_player(user, ("running",))
        return next((info_of(each) for each in found if LESSON in each.terms), None)

    @command
    async def begin(
        self, person: Person, title: str, robots: Sequence[str], *, channel: str, language: str
    ) -> GameInfo:
        """Begin a lesson of a title in the person's direct messages, in place of the one that they had begun.

        One of the same title is told there once more instead. `robots` are the names of those on the other seats, as
        many as there are tempers. NoSuchTitle, NoLesson.
        """
        known, lesson = self._desk.title(title), lesson_of(title)
        if lesson is None:
            raise NoLesson(title=known.name)
        old = await self.of(person.user)
        if old is not None and (old.title, old.channel) == (title, channel):
            async with self._desk.tables.hold(old.id) as table:
                await _tell(self._desk, table)
                return table.info
        if old is not None:
            await self._give_up(old.id)
        learner = replace(person, server=None)
        terms = TableTerms(known.name, title, channel, language, dict(lesson.options), take_seat=False, pace=0)
        made = row_of(self._desk, learner, replace(terms, seed=lesson.seed), known, language)
        others = [Person(f"robot:{each}:1", name, robot=True) for each, name in zip(TEMPERS, robots, strict=True)]
        people = [learner, *(others[number % len(others)] for number in range(lesson.players - 1))]
        seats = tuple(seat_for(each, place) for place, each in enumerate(people, 1))
        record = replace(made, seats=seats, terms=made.terms | {LESSON: {"at": self._desk.clock()}})
        game_id = await self._desk.storage.create_game(record)
        async with self._desk.tables.hold(game_id) as table:
            await _begin(self._desk, table, lesson, record)
            return table.info

    @command
    async def skip(self, game_id: int, person: Person, expected_seq: int) -> Acted:
        """Have the decision of a halt made by a robot, and go on to the next one.

        What was skipped already isn't skipped once more. NotYourGame, StaleMove, GameAbandoned.
        """
        async with self._desk.tables.hold(game_id) as table:
            _check_own(table, person)
            game = table.check_begun(1)
            if expected_seq != table.record.seq:
                raise StaleMove([], game=game_id, expected=expected_seq, now=table.record.seq)
            records = await carry_out(self._desk, table, game, [], Hand(LEARNER, person.user))
            rows = [announcements.row_of(each) for each in records]
            return Acted(table.info, rows, [event for row in rows for event in row["events"]])

    @command
    async def end(self, game_id: int, person: Person) -> None:
        """End a lesson, if it isn't over yet; all that it held is deleted, and whose it was. NotYourGame."""
        async with self._desk.tables.hold(game_id) as table:
            if table.record.status != "abandoned":
                _check_own(table, person)
                await forgotten(self._desk, table)

    @command
    async def tidy(self, now: float) -> None:
        """Give up the lessons that nobody has gone on with for long; `now` in unix seconds."""
        for each in await self._desk.storage.games.of_server(None, ("running", "finished")):
            if LESSON in each.terms and each.terms[LESSON]["at"] < now - KEPT_DAYS * DAY:
                await self._give_up(each.id)

    async def _give_up(self, game_id: int) -> None:
        async with self._desk.tables.hold(game_id) as table:
            if table.record.status != "abandoned":
                await forgotten(self._desk, table)


async def forgotten(desk: Desk, table: Table) -> None:
    """Give a lesson up, and let nothing say whose it was."""
    await give_up(desk, table, seats=(), host=GONE)


def _check_own(table: Table, person: Person) -> None:
    """Raise NotYourGame unless it's the person's own lesson."""
    if LESSON not in table.record.terms or not table.info.seats_of(person.user):
        raise NotYourGame(game=table.id)


async def _begin(desk: Desk, table: Table, lesson: Lesson, record: GameRecord) -> None:
    """Write down that the game runs, play it up to its first halt, and have that told."""
    names = [each.seat for each in record.seats]
    table.spoiled = True
    with refusals(table.id):
        game = await desk.workers.run(
            desk.rules.new_game, lesson.title, names, dict(lesson.options), record.terms["profile"], lesson.seed
        )
    table.game, table.journal = game, Journal([], 0)
    assert game.decision is not None
    started = running(game.seq, desk.turn(table, game.decision, game.seq))
    await desk.commit(table, Commit(replace(started, setup=game.setup, started=desk.clock()), desk.clock()))
    await carry_out(desk, table, game, [], Hand(LEARNER, None))
    await _tell(desk, table)


async def _tell(desk: Desk, table: Table) -> None:
    """Have the learner told where the lesson stands."""
    told = [announcements.lesson(table.record.seq)]
    change: Change = same(table)
    await desk.commit(table, Commit(change, desk.clock(), announcements=told))
