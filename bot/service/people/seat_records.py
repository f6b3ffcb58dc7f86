"""Writing a seat anew while the game goes on, and who hosts the table then."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.errors import GameFinished, NotManager, NotYourSeat
from bot.service.desk import Desk, running, same
from bot.service.games.tables import Table
from bot.service.model import PLAYS, Person, turn_of
from bot.service.posts import announcements
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
    plays: str = "",
) -> None:
    """Write a seat anew, tell it, keep these votes; a turn of the seat that is on begins anew for another holder.

    `host`: who is host from now on, if that changes. `kept`: by whose will a caretaker plays the seat, if it does: the
    others' `VOTED`, the table's rule `SILENCE`, or (None) its own person's. `plays`: how strong the robot is that plays
    for the caretaker, "" for none.
    """
    await change_seats(desk, table, [seat], told, votes, host, kept=kept, plays=plays)


async def change_seats(
    desk: Desk,
    table: Table,
    changed: Sequence[SeatRecord],
    told: Sequence[NewAnnouncement],
    votes: Sequence[IntentRecord] = (),
    host: str | None = None,
    *,
    kept: str | None,
    plays: str = "",
) -> list[int]:
    """As `change_seat` for several seats, all or none; the numbers of the votes that are new."""
    by_seat = {each.seat: each for each in changed}
    turn, now = turn_of(table.record), desk.clock()
    change = same(table)
    if turn is not None and turn.seat in by_seat and turn.user != by_seat[turn.seat].user:
        change = running(table.record.seq, replace(turn, user=by_seat[turn.seat].user, since=now))
    new = [each for each in votes if not each.id]
    old = [each for each in votes if each.id]
    terms = _terms(table, by_seat, {KEPT: kept or "", PLAYS: plays})
    commit = Commit(change, now, announcements=told, seats=seats_with(table, changed), host=host, terms=terms)
    return await desk.commit(table, replace(commit, new_intents=new, changed_intents=old))


def seats_with(table: Table, changed: Sequence[SeatRecord]) -> tuple[SeatRecord, ...]:
    """A table's seats once these are changed."""
    by_seat = {each.seat: each for each in changed}
    return tuple(by_seat.get(each.seat, each) for each in table.record.seats)


def _terms(table: Table, seats: Collection[str], said: Mapping[str, str]) -> dict[str, Any] | None:
    """The game's terms with what is said of these seats, "" for nothing any more; None where they stay."""
    before = table.record.terms
    after = dict(before)
    for name, value in said.items():
        others = {each: old for each, old in before.get(name, {}).items() if each not in seats}
        new = others | (dict.fromkeys(seats, value) if value else {})
        if new != before.get(name, {}):
            after[name] = new
    return after if after != before else None


def kept_by_others(table: Table, seat: str) -> bool:
    """Whether a caretaker plays a seat by another will than its person's."""
    return seat in table.record.terms.get(KEPT, {})


# --- who hosts: somebody who has left, or has given the seat away, is host no more


def check_manager(table: Table, person: Person) -> None:
    """Raise unless somebody may decide about the players of a running game as one who manages its server.

    OtherServer, NotStarted, NotManager, GameFinished.
    """
    table.check_server(person)
    table.check_begun(0)
    if not person.manager:
        raise NotManager(game=table.id)
    if table.record.status == "finished":
        raise GameFinished(game=table.id)


def heir(table: Table, gone: Collection[str] = ()) -> SeatRecord | None:
    """The seat of the next host: the first, in the order of the seats, that somebody who is there plays themselves."""
    host = table.record.host
    for each in table.record.seats:
        if each.user and each.user != host and not (each.robot or each.caretaker or each.user in gone):
            return each
    return None


def passed_on(
    table: Table, seat: SeatRecord, else_to: Person | None = None
) -> tuple[str | None, list[NewAnnouncement]]:
    """The host after this seat's person has given it up.

    `else_to` takes the seat, and the host's duties where nobody else is there.
    """
    if seat.user != table.record.host or table.info.seats_of(seat.user) != (seat.seat,):
        return None, []
    next_ = heir(table)
    if next_ is not None:
        return next_.user, [announcements.host_changed(table.record.seq, next_.seat, next_.user)]
    if else_to is not None:
        return else_to.user, [announcements.host_changed(table.record.seq, seat.seat, else_to.user)]
    return None, []
