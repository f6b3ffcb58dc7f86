"""Robots at a table: seated and sent away by its host, what they may be asked, and the moves that they make."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from bot.errors import SeatNotFree
from bot.service.area import Area, command
from bot.service.desk import check_host, same
from bot.service.games import reconstruction
from bot.service.games.invitations import check_room
from bot.service.games.tables import Table, check_open
from bot.service.games.terms import renumbered, seat_for
from bot.service.model import ROBOT, STRENGTHS, GameInfo, Person
from bot.service.moves import Hand, carry_out
from bot.service.people.seats import CARETAKER, check_strength
from bot.service.posts import announcements
from engine.actions import Action
from storage import Change, Commit, SeatRecord

MARKS = (ROBOT, CARETAKER)
"""Mark in the log, before a colon and the strength, the moves that robots make on their own seats or for a person."""


class RobotSeats(Area):
    """Robots on seats."""

    @command
    async def seat(self, game_id: int, person: Person, strength: str) -> GameInfo:
        """Give an empty seat of a table that waits to a robot; the host does, or a manager of the server.

        NotHost, BadOption, GameFull, SeatsKept, AlreadyStarted, GameFinished.
        """
        async with self._desk.tables.hold(game_id) as table:
            _check_hosts(table, person)
            check_strength(strength)
            robot = robot_for(table.record.seats, strength)
            if table.info.rebuilt:
                seats = reconstruction.seated(table, robot, None, seat_for(robot, 1))
            else:
                check_room(table.info, robot.user)
                seats = (*table.record.seats, seat_for(robot, len(table.record.seats) + 1))
            return await self._write(table, seats)

    @command
    async def send_away(self, game_id: int, person: Person, seat: str) -> GameInfo:
        """Have a robot leave a table that waits; SeatNotFree where there's none.

        NotHost, AlreadyStarted, GameFinished.
        """
        async with self._desk.tables.hold(game_id) as table:
            _check_hosts(table, person)
            if seat not in {each.seat for each in table.record.seats if each.robot}:
                raise SeatNotFree(game=game_id, seat=seat[:10])
            if table.info.rebuilt:
                return await self._write(table, reconstruction.left(table, seat))
            return await self._write(table, renumbered([each for each in table.record.seats if each.seat != seat]))

    async def _write(self, table: Table, seats: tuple[SeatRecord, ...]) -> GameInfo:
        await self._desk.commit(table, Commit(Change("open", 0), self._desk.clock(), seats=seats))
        return table.info

    @command
    async def agree_on(self, game_id: int, person: Person, *, unhurried: bool, hints: bool) -> GameInfo:
        """Say whether robots wait a little before they move, and whether people may ask what one would do.

        The table's host does, or a manager of the server; while the game runs the table is told. NotHost.
        """
        async with self._desk.tables.hold(game_id) as table:
            table.check_server(person)
            check_host(table, person)
            record, wanted = table.record, {"unhurried": unhurried, "hints": hints}
            news = record.status == "running" and any(bool(record.terms.get(each)) != wanted[each] for each in wanted)
            told = [announcements.robots_changed(record.seq, person.user, wanted)] if news else []
            terms = record.terms | wanted
            await self._desk.commit(table, Commit(same(table), self._desk.clock(), announcements=told, terms=terms))
            return table.info

    @command
    async def move(self, game_id: int, seq: int, actions: Sequence[Action]) -> bool:
        """Make a robot's move that was found for the position after entry `seq`; whether it's still asked for it.

        Illegal.
        """
        async with self._desk.tables.hold(game_id) as table:
            info = table.info
            if table.record.seq != seq or info.turn is None or not is_up(info):
                return False
            seat = info.seat(info.turn.seat)
            hand = Hand(seat.seat, None, f"{ROBOT if seat.robot else CARETAKER}:{seat.strength}")
            return bool(await carry_out(self._desk, table, table.check_begun(0), actions, hand))


def is_robots(mark: str | None) -> bool:
    """Whether an entry of the log with this mark is a robot's move."""
    kind, _, strength = (mark or "").partition(":")
    return kind in MARKS and strength in STRENGTHS


def robot_for(seats: Sequence[SeatRecord], strength: str) -> Person:
    """A robot that doesn't sit at this table yet; robots are numbered there, whatever their strength."""
    taken = {each.user.rpartition(":")[2] for each in seats if each.robot}
    number = next(each for each in count(1) if str(each) not in taken)
    return robot(strength, number)


def robot(strength: str, number: int) -> Person:
    """The robot of this number; what it's called depends on the reader."""
    return Person(f"{ROBOT}:{strength}:{number}", f"Robot {number}", robot=True)


def is_up(info: GameInfo) -> bool:
    """Whether a robot is to move, on a seat of its own or for the caretaker, and a person is still at the table.

    Those of a lesson are its tutor's.
    """
    if info.status != "running" or info.turn is None or info.lesson is not None:
        return False
    seat = info.seat(info.turn.seat)
    return bool(seat.strength) and any(not each.robot and not each.caretaker for each in info.seats)


def _check_hosts(table: Table, person: Person) -> None:
    check_open(table, person)
    check_host(table, person)
