"""Who hosts a table after its host: somebody who has left, or has given the seat away, is host no more."""

from __future__ import annotations

from collections.abc import Collection

from bot.errors import GameFinished, NotManager
from bot.service.games.tables import Table
from bot.service.model import Person
from bot.service.posts import announcements
from storage import NewAnnouncement, SeatRecord


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
