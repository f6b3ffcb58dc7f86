"""A game's log seen as a tree: which entries still hold after undos, and what an undo may take back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.errors import NothingToRedo, NothingToUndo, RedoClosed, ServiceError, TooManyUndos, UndoClosed
from storage import EntryRecord

TAKEN_IN = "taken_in"
"""The term of a game that says how many of its entries were made elsewhere, before it was taken in."""


MOST_UNDOS = 2_000
"""In a game; a file with more isn't read either."""
MOST_OF_ONE = 1_000
"""By one person, so that nobody uses up what the others may need."""
LONGEST_LOG = 10_000
"""Entries from which nothing more is taken back, so that a game comes to its end; the longest have 1,700."""
ENDING = ("turn_started", "round_started")
"""Events with which a turn is over, whoever has the next."""


@dataclass(frozen=True, slots=True)
class Mark:
    """What the journal keeps of an entry. `user` is None for one that nobody gave; `undo` is the entry gone back to.

    `ended`: another company's turn, or another round, began with it.
    """

    seq: int
    seat: str
    user: str | None
    command: int
    undo: int | None
    ended: bool = False


@dataclass(frozen=True, slots=True)
class LastUndo:
    """An undo that holds: who gave it, which entry held last before it, what it took back.

    `own`: nobody else had made those moves.
    """

    user: str | None
    before: int
    moves: list[int]
    own: bool


class Journal:
    """Entries hang on the entry they followed; an undo moves the head back. Numbers only ever go up.

    The first `taken_in` of them were made elsewhere, before the game was taken in: nobody here made them.
    """

    def __init__(self, entries: Iterable[EntryRecord] = (), taken_in: int = 0) -> None:
        self._taken_in = taken_in
        self._marks: dict[int, Mark] = {}
        self._before: dict[int, int] = {}
        self._heads: dict[int, int] = {0: 0}
        self._last = 0
        for entry in entries:
            self.add(entry)

    def add(self, record: EntryRecord) -> None:
        """Take in the log's next entry, as it was written."""
        undo = record.entry.get("undo")
        head = self._heads[self._last]
        ended = any(event["type"] in ENDING for event in record.events)
        self._marks[record.seq] = Mark(record.seq, record.seat, record.user, record.command, undo, ended)
        if undo is None:
            self._before[record.seq] = head
            self._heads[record.seq] = record.seq
        else:
            self._heads[record.seq] = self._heads[undo]
        self._last = record.seq

    @property
    def seq(self) -> int:
        """The number of the last entry, 0 for none."""
        return self._last

    def undos(self, user: str | None = None) -> int:
        """How often moves were taken back, by all or by this person."""
        return sum(each.undo is not None and user in (None, each.user) for each in self._marks.values())

    def head(self, seq: int) -> int:
        """The entry whose position the game had after this one: itself, or for an undo the one gone back to."""
        return self._heads[seq]

    def path(self, at: int | None = None) -> list[int]:
        """The entries that held after entry `at` (by default now), oldest first, undos not among them."""
        node = self._heads[self._last if at is None else at]
        found: list[int] = []
        while node:
            found.append(node)
            node = self._before[node]
        return found[::-1]

    def way_to(self, to: int) -> list[int]:
        """The entries that hold no longer, or hold again, once the game goes to the position after entry `to`."""
        return sorted({*self.path()} ^ {*self.path(to)})

    def since_own(self, seat: str) -> tuple[int, list[int]]:
        """The last entry that a person gave for this seat (0 for none) and the entries that hold since.

        What orders, plans and automata did for the seat is news to its person.
        """
        path = self.path()
        for index in range(len(path) - 1, -1, -1):
            mark = self._marks[path[index]]
            if mark.seat == seat and mark.user is not None:
                return path[index], path[index + 1 :]
        return 0, path

    def of(self, seat: str) -> list[int]:
        """The entries of a seat that hold, oldest first."""
        return [each for each in self.path() if self._marks[each].seat == seat]

    def made_for(self, seat: str, user: str) -> list[int]:
        """The entries that others and automata made for a seat since its person's own last one; they hold."""
        found: list[int] = []
        for each in self.of(seat):
            found = [] if self._marks[each].user == user else [*found, each]
        return found

    def mark(self, seq: int) -> Mark:
        """What is kept of an entry."""
        return self._marks[seq]

    def undo_target(self, user: str, whole_turn: bool) -> tuple[int, list[int]]:
        """To which entry this person's undo goes back, and what it takes back.

        The last command of a person, or all their commands in a row for the same seat; what followed by itself goes
        too. NothingToUndo, or UndoClosed (figures: user) when the last person to act is another.
        """
        path = self.path()
        last = len(path) - 1
        while last >= 0 and self._marks[path[last]].user is None:
            last -= 1
        if last < 0 or path[last] <= self._taken_in:
            raise NothingToUndo
        mark = self._marks[path[last]]
        if mark.user != user:
            raise UndoClosed(user=mark.user)
        first = last
        while (
            first > 0 and path[first - 1] > self._taken_in and self._goes_with(path[first - 1], path[first], whole_turn)
        ):
            first -= 1
        return (path[first - 1] if first else 0), path[first:]

    def undoable(self, user: str) -> int:
        """How many of this person's last commands in a row they may take back together: their turn so far."""
        try:
            _, taken = self.undo_target(user, True)
        except ServiceError:
            return 0
        return len({self._marks[each].command for each in taken if self._marks[each].user == user})

    def last_undo(self) -> LastUndo | None:
        """The undo that a redo would take back; None once somebody has moved since.

        A redo is an undo that goes forward: it takes back the last one that still holds.
        """
        seq, redone = self._last, 0
        while seq > self._taken_in and (mark := self._marks[seq]).undo is not None:
            before = self._heads[seq - 1]
            if self._heads[seq] > before:
                redone += 1
            elif redone:
                redone -= 1
            else:
                kept = set(self.path(seq))
                moves = [each for each in self.path(seq - 1) if each not in kept]
                hands = {self._marks[each].user for each in moves}
                return LastUndo(mark.user, before, moves, own=hands <= {None, mark.user})
            seq -= 1
        return None

    def redo_target(self, user: str) -> tuple[int, list[int]]:
        """To which entry this person's redo goes, and what holds again by it: what they took back of their own.

        NothingToRedo, or RedoClosed (figures: user) where it was another's, or took back others' moves.
        """
        found = self.last_undo()
        if found is None:
            raise NothingToRedo
        if found.user != user or not found.own:
            raise RedoClosed(user=found.user)
        return found.before, found.moves

    def goes_forward(self, seq: int) -> bool:
        """Whether an entry is an undo that goes forward: by it moves hold again that had been taken back."""
        return self._marks[seq].undo is not None and self._heads[seq] > self._heads[seq - 1]

    def _goes_with(self, before: int, after: int, whole_turn: bool) -> bool:
        earlier, later = self._marks[before], self._marks[after]
        if earlier.seq <= self._taken_in:
            return False
        if earlier.command == later.command:
            return True
        return whole_turn and not earlier.ended and (earlier.user, earlier.seat) == (later.user, later.seat)


def check_undo(journal: Journal, user: str) -> None:
    """Raise TooManyUndos where this person, the game or its log is at a limit."""
    if journal.undos(user) >= MOST_OF_ONE:
        raise TooManyUndos(most=MOST_OF_ONE)
    if journal.undos() >= MOST_UNDOS or journal.seq >= LONGEST_LOG:
        raise TooManyUndos("too_many_undos_in_all", undos=MOST_UNDOS, most=LONGEST_LOG)
