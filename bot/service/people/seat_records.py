"""Writing a seat anew while the game goes on."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from bot.errors import NotYourSeat
from bot.service.desk import Desk, running, same
from bot.service.games.tables import Table
from bot.service.model import turn_of
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
    await change_seats(desk, table, [seat], told, votes, host, kept=kept)


async def change_seats(
    desk: Desk,
    table: Table,
    changed: Sequence[SeatRecord],
    told: Sequence[NewAnnouncement],
    votes: Sequence[IntentRecord] = (),
    host: str | None = None,
    *,
    kept: str | None,
) -> list[int]:
    """As `change_seat` for several seats, all or none; the numbers of the votes that are new."""
    by_seat = {each.seat: each for each in changed}
    turn, now = turn_of(table.record), desk.clock()
    change = same(table)
    if turn is not None and turn.seat in by_seat and turn.user != by_seat[turn.seat].user:
        change = running(table.record.seq, replace(turn, user=by_seat[turn.seat].user, since=now))
    new = [each for each in votes if not each.id]
    old = [each for each in votes if each.id]
    terms = _terms(table, by_seat, kept)
    commit = Commit(change, now, announcements=told, seats=seats_with(table, changed), host=host, terms=terms)
    return await desk.commit(table, replace(commit, new_intents=new, changed_intents=old))


def seats_with(table: Table, changed: Sequence[SeatRecord]) -> tuple[SeatRecord, ...]:
    """A table's seats once these are changed."""
    by_seat = {each.seat: each for each in changed}
    return tuple(by_seat.get(each.seat, each) for each in table.record.seats)


def _terms(table: Table, seats: Collection[str], kept: str | None) -> dict[str, Any] | None:
    """The game's terms with by whose will these seats are kept; None where they stay."""
    before = table.record.terms.get(KEPT, {})
    after = {each: by for each, by in before.items() if each not in seats}
    after |= dict.fromkeys(seats, kept) if kept else {}
    return table.record.terms | {KEPT: after} if after != before else None


def kept_by_others(table: Table, seat: str) -> bool:
    """Whether a caretaker plays a seat by another will than its person's."""
    return seat in table.record.terms.get(KEPT, {})
