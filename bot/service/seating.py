"""Writing a seat anew while the game goes on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.service.desk import Desk, running, same
from bot.service.errors import NotYourSeat
from bot.service.model import turn_of
from bot.service.tables import Table
from storage import Commit, IntentRecord, NewAnnouncement, SeatRecord


def seat_record(table: Table, seat: str) -> SeatRecord:
    """The row of a seat; NotYourSeat where there's none of this name."""
    for each in table.record.seats:
        if each.seat == seat:
            return each
    raise NotYourSeat(game=table.id, seat=seat[:10])


async def change_seat(
    desk: Desk,
    table: Table,
    seat: SeatRecord,
    told: Sequence[NewAnnouncement],
    closed: Sequence[IntentRecord] = (),
    host: str | None = None,
) -> None:
    """Write a seat anew, tell it, close these votes; a turn of the seat that is on begins anew for another holder.

    `host`: who is host from now on, if that changes.
    """
    seats = tuple(seat if each.seat == seat.seat else each for each in table.record.seats)
    turn, now = turn_of(table.record), desk.clock()
    change = same(table)
    if turn is not None and turn.seat == seat.seat and turn.user != seat.user:
        change = running(table.record.seq, replace(turn, user=seat.user, since=now))
    await desk.commit(table, Commit(change, now, announcements=told, seats=seats, host=host, changed_intents=closed))
