"""Whose turn it was from when to when, and how often they were reminded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, and_, case, func, null, or_, select, update

from storage.database import Database
from storage.databases.statement import Statement, fixed, given, insertion
from storage.databases.transaction import Row, Transaction
from storage.jsontext import load
from storage.outbox import Outbox, add_announcements, drop_announcement
from storage.records import NewAnnouncement, NewTurn, TurnRecord, WaitingRecord
from storage.schema import games, seats, turns

_OF_GAME = Statement(select(turns).where(turns.c.game_id == given("game_id")).order_by(turns.c.id))
_is_open = turns.c.ended.is_(None)
_OPEN = Statement(select(turns).where(turns.c.game_id == given("game_id"), _is_open))
_waiting = (
    select(turns, games.c.server, games.c.terms, games.c.turn)
    .join_from(turns, games, games.c.id == turns.c.game_id)
    .join(seats, and_(seats.c.game_id == turns.c.game_id, seats.c.seat == turns.c.seat))
    .where(_is_open, games.c.status == fixed("running"), seats.c.robot == fixed(0), seats.c.caretaker == fixed(0))
    .order_by(turns.c.since, turns.c.game_id)
)
_WAITING = Statement(_waiting)
_WAITING_FOR = Statement(_waiting.where(turns.c.user == given("user")))
_LAST_REMINDED = Statement(
    select(func.max(turns.c.reminded_at).label("last")).where(
        turns.c.user == given("user"), turns.c.reminded_at.is_not(None), turns.c.reminded_at <= given("now")
    )
)
_REMIND = Statement(
    update(turns)
    .where(turns.c.id == given("id"), turns.c.reminded == given("times"), _is_open)
    .values(reminded=turns.c.reminded + fixed(1), reminded_at=given("now"))
)
_RECALL = Statement(
    update(turns)
    .where(turns.c.id == given("id"), turns.c.reminded > fixed(0))
    .values(reminded=turns.c.reminded - fixed(1), reminded_at=null())
)
_TOLD = Statement(update(turns).where(turns.c.id == given("id"), _is_open).values(reminded_at=given("now")))
_moments = (turns.c.began, turns.c.since, turns.c.reminded_at, turns.c.acted_on)
_is_late = and_(_is_open, or_(*(each > given("now") for each in _moments)))


def _at_most_now(moment: ColumnElement[Any]) -> ColumnElement[Any]:
    return case((moment > given("now"), given("now", type_=moment.type)), else_=moment)


_LATE = Statement(select(turns.c.id).where(_is_late).limit(1))
_SET_RIGHT = Statement(update(turns).where(_is_late).values({each: _at_most_now(each) for each in _moments}))
_SET_GAMES_RIGHT = Statement(
    update(games)
    .where(games.c.status == fixed("running"), games.c.turn_since > given("now"))
    .values(turn_since=given("now"))
)
_ACT_ON = Statement(update(turns).where(turns.c.id == given("id")).values(acted_on=given("now")))
_open_one = update(turns).where(turns.c.game_id == given("game_id"), _is_open)
_END = Statement(_open_one.values(ended=given("now"), net=given("net")))
_MOVED = Statement(_open_one.values(since=given("now"), reminded=fixed(0), reminded_at=null(), acted_on=null()))
_BEGIN = insertion(turns, *(each.name for each in turns.c if each.name not in ("id", "ended", "net")))


def _turn(row: Row) -> TurnRecord:
    return TurnRecord(
        id=row["id"],
        game_id=row["game_id"],
        seq=row["seq"],
        seat=row["seat"],
        user=row["user"],
        kind=row["kind"],
        began=row["began"],
        since=row["since"],
        reminded=row["reminded"],
        reminded_at=row["reminded_at"],
        acted_on=row["acted_on"],
        ended=row["ended"],
        net=row["net"],
    )


class Turns:
    """Questions about turns; reminders are noted together with their announcement."""

    def __init__(self, database: Database, origin: str, outbox: Outbox) -> None:
        self._database = database
        self._origin = origin
        self._outbox = outbox

    async def of_game(self, game_id: int) -> list[TurnRecord]:
        """Every turn of a game in the order in which they began, the open one last."""
        return [_turn(row) for row in await self._database.rows(_OF_GAME, game_id=game_id)]

    async def open(self, game_id: int) -> TurnRecord | None:
        """The turn that is on in a game, or None."""
        row = await self._database.row(_OPEN, game_id=game_id)
        return None if row is None else _turn(row)

    async def waiting(self, user: str | None = None) -> list[WaitingRecord]:
        """The open turns of running games that people hold themselves (of one person: `user`), longest wait first."""
        asked = self._database.rows(_WAITING) if user is None else self._database.rows(_WAITING_FOR, user=user)
        rows = await asked
        return [WaitingRecord(_turn(row), row["server"], load(row["terms"]), load(row["turn"])) for row in rows]

    async def last_reminded(self, user: str, now: float) -> float | None:
        """When this person was last reminded of anything; what a clock that was ahead has left doesn't count."""
        row = await self._database.row(_LAST_REMINDED, user=user, now=now)
        return None if row is None else row["last"]

    async def remind(self, turns: Sequence[TurnRecord], game_id: int, told: NewAnnouncement, now: float) -> bool:
        """Note a reminder of these turns and put it into the outbox of a game, in one transaction.

        False, and nothing is written, when one of them has ended or been reminded of meanwhile.
        """
        try:
            with self._outbox.remembered.changing(game_id):
                async with self._database.transaction() as tx:
                    tx.touch("game", game_id)
                    for each in turns:
                        if await tx.run(_REMIND, id=each.id, times=each.reminded, now=now) != 1:
                            raise _Overtaken
                    await add_announcements(tx, game_id, self._origin, [told], now)
        except _Overtaken:
            return False
        return True

    async def told_late(self, turn_ids: Sequence[int], now: float) -> None:
        """Count from now, when a reminder of these is told that was written long before."""
        async with self._database.transaction() as tx:
            await tx.many(_TOLD, [{"id": each, "now": now} for each in turn_ids])

    async def recall(self, turn_ids: Sequence[int], item_id: int) -> None:
        """Take a reminder back that surely wasn't told: it's due again where its turn still waits."""
        with self._outbox.dropping(item_id):
            async with self._database.transaction() as tx:
                await drop_announcement(tx, item_id)
                await tx.many(_RECALL, [{"id": each} for each in turn_ids])

    async def set_right(self, now: float) -> bool:
        """Take no moment of an open turn for later than now: a clock that was ahead has left those. Whether it had."""
        if await self._database.row(_LATE, now=now) is None:
            return False
        async with self._database.transaction() as tx:
            tx.touch("all")
            await tx.run(_SET_RIGHT, now=now)
            await tx.run(_SET_GAMES_RIGHT, now=now)
        return True

    async def act_on(self, turn_id: int, now: float) -> None:
        """Note that the table's rule for silence was applied to a turn."""
        async with self._database.transaction() as tx:
            await tx.run(_ACT_ON, id=turn_id, now=now)


class _Overtaken(Exception):
    """A turn has ended; the transaction is taken back."""


async def end_turn(tx: Transaction, game_id: int, now: float, net: float) -> None:
    """Close the open turn of a game."""
    await tx.run(_END, game_id=game_id, now=now, net=net)


async def note_move(tx: Transaction, game_id: int, now: float) -> None:
    """Count reminders of the open turn from now: its person is there."""
    await tx.run(_MOVED, game_id=game_id, now=now)


async def begin_turn(tx: Transaction, game_id: int, turn: NewTurn) -> None:
    """Open a turn; the one before is closed."""
    await tx.run(_BEGIN, game_id=game_id, **asdict(turn))
