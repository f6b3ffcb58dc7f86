"""The name that people bear at a table follows the one that they bear on the server."""

from __future__ import annotations

from bot.service.games.terms import renamed
from storage import SeatRecord

SEATS = (SeatRecord("P1", "7", "Ann"), SeatRecord("P2", "8", "Ben"))


def test_a_new_name_is_taken_over_and_the_same_one_changes_nothing() -> None:
    assert renamed(SEATS, "7", "Anna") == (SeatRecord("P1", "7", "Anna"), SEATS[1])
    assert renamed(SEATS, "7", "Ann") is None


def test_a_name_that_cannot_be_seen_and_one_of_nobody_change_nothing() -> None:
    assert renamed(SEATS, "7", "\u200b") is None
    assert renamed(SEATS, None, "") is None
    assert renamed(SEATS, "9", "Cid") is None


def test_seats_that_one_person_holds_together_keep_their_own_names() -> None:
    assert renamed((SEATS[0], SeatRecord("P2", "7", "Ben")), "7", "Anna") is None
