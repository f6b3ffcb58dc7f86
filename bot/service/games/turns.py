"""Turns as they follow each other, and the one that an undo brings back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.service.games.journal import Journal
from bot.service.model import Turn
from storage import NewTurn, TurnRecord

CARETAKERS = "caretaker"
"""The kind of a turn that began while a caretaker kept the seat: nobody's time."""


def is_same(old: Turn, new: Turn) -> bool:
    """Whether a turn goes on (perhaps at another step)."""
    return (old.seq, old.seat, old.user, old.kind) == (new.seq, new.seat, new.user, new.kind)


def begun(turn: Turn, now: float, back: TurnRecord | None) -> NewTurn:
    """The row of a turn that begins now; one that an undo brings back keeps its reminders."""
    fresh = NewTurn(turn.seq, turn.seat, turn.user, turn.kind, now, turn.since)
    if back is None:
        return fresh
    return replace(fresh, reminded=back.reminded, reminded_at=back.reminded_at, acted_on=back.acted_on)


def brought_back(
    rows: Sequence[TurnRecord], journal: Journal, target: int, turn: Turn, now: float
) -> TurnRecord | None:
    """The turn that was on in the position after entry `target`, None where it isn't this person's.

    Its clock stood still since it ended: `since` and `reminded_at` are moved on by the time that was others'.
    """
    places = {seq: place for place, seq in enumerate([0, *journal.path(target)])}
    begun_there = [each for each in rows if journal.head(each.seq) in places]
    if not begun_there:
        return None
    found = max(begun_there, key=lambda each: (places[journal.head(each.seq)], each.id))
    if (found.seat, found.user, found.kind) != (turn.seat, turn.user, turn.kind):
        return None
    # A clock that was put back meanwhile must not make the turn older.
    gap = 0.0 if found.ended is None else max(0.0, now - found.ended)
    reminded_at = None if found.reminded_at is None else found.reminded_at + gap
    return replace(found, since=found.since + gap, reminded_at=reminded_at)
