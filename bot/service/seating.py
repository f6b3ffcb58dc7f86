"""Writing a seat anew while the game goes on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.service.desk import Desk, running, same
from bot.service.errors import NotYourSeat
from bot.service.model import turn_of
from bot.service.tables import Table
from storage import Commit, IntentRecord, NewAnnouncement, SeatRecord

KEPT = "kept"
"""The term of a game that says by whose will caretakers play, seat by seat, where it wasn't their persons' own."""
VOTED, SILENCE = "vote", "silence"


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
    votes: Sequence[IntentRecord] = (),
    host: str | None = None,
    *,
    kept: str | None,
) -> None:
    """Write a seat anew, tell it, keep these votes; a turn of the seat that is on begins anew for another holder.

    `host`: who is host from now on, if that changes. `kept`: by whose will a caretaker plays the seat, if it does: the
    others' `VOTED`, the table's rule `SILENCE`, or (None) its own person's.
    """
    seats = tuple(seat if each.seat == seat.seat else each for each in table.record.seats)
    turn, now = turn_of(table.record), desk.clock()
    change = same(table)
    if turn is not None and turn.seat == seat.seat and turn.user != seat.user:
        change = running(table.record.seq, replace(turn, user=seat.user, since=now))
    new = [each for each in votes if not each.id]
    old = [each for each in votes if each.id]
    terms = _terms(table, seat.seat, kept)
    commit = Commit(change, now, announcements=told, seats=seats, host=host, terms=terms)
    await desk.commit(table, replace(commit, new_intents=new, changed_intents=old))


def _terms(table: Table, seat: str, kept: str | None) -> dict[str, Any] | None:
    """The game's terms with by whose will a seat is kept; None where they stay."""
    before = table.record.terms.get(KEPT, {})
    after = {each: by for each, by in before.items() if each != seat} | ({seat: kept} if kept else {})
    return table.record.terms | {KEPT: after} if after != before else None


def kept_by_others(table: Table, seat: str) -> bool:
    """Whether a caretaker plays a seat by another will than its person's."""
    return seat in table.record.terms.get(KEPT, {})
