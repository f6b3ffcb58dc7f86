"""The line of moves behind each entry of a log, and the positions from which going back to one of them begins.

An undo makes no position of its own: it leads back to that of an earlier move. Of the moves one in so many has its
position kept, packed; the others are played anew from the one before. So a log costs little more room than its text.
"""

from __future__ import annotations

import json
import zlib
from typing import Any

EVERY = 20
"""Of so many moves in a row one has its position kept. To play one anew takes a quarter of a millisecond."""
_QUICKLY = 1


class Lineage:
    """Entries by their numbers, from 1; 0 is the start of the game."""

    def __init__(self) -> None:
        self._heads = [0]
        self._before = [0]
        self._depths = [0]
        self._kept: dict[int, bytes] = {}

    def add(self, undo: int | None = None) -> None:
        """Take in the next entry: a move, or an undo that goes back to the position after an earlier one."""
        number = len(self._heads)
        self._before.append(self._heads[-1])
        self._heads.append(number if undo is None else self._heads[undo])
        self._depths.append(self._depths[self._before[number]] + 1)

    def is_due(self, number: int) -> bool:
        """Whether the position after this entry is one of those to be kept, and isn't yet."""
        return self._heads[number] == number and not self._depths[number] % EVERY and number not in self._kept

    def keep(self, number: int, plain: Any) -> None:
        """Keep the position after an entry, which is plain JSON."""
        # The order of its keys is kept, too: the rules go through companies and players in it.
        text = json.dumps(plain, separators=(",", ":"), ensure_ascii=False)
        self._kept[self._heads[number]] = zlib.compress(text.encode(), _QUICKLY)

    def way_to(self, number: int) -> tuple[Any, list[int]]:
        """The last position kept before the one after this entry, and the moves from there to it."""
        move = self._heads[number]
        moves: list[int] = []
        while move not in self._kept:
            moves.append(move)
            move = self._before[move]
        return json.loads(zlib.decompress(self._kept[move])), moves[::-1]

    def line(self, number: int) -> list[int]:
        """The moves from the start to the position after this entry."""
        move = self._heads[number]
        moves: list[int] = []
        while move:
            moves.append(move)
            move = self._before[move]
        return moves[::-1]

    def forget_after(self, number: int) -> None:
        """Take back the entries after this one as if they had never been made."""
        for each in (self._heads, self._before, self._depths):
            del each[number + 1 :]
        self._kept = {move: packed for move, packed in self._kept.items() if move <= number}

    def copy(self) -> Lineage:
        """One that grows and forgets by itself; the positions kept, which never change, are shared."""
        other = Lineage()
        other._heads, other._before, other._depths = list(self._heads), list(self._before), list(self._depths)
        other._kept = dict(self._kept)
        return other

    @property
    def packed(self) -> int:
        """The bytes that the positions kept take."""
        return sum(map(len, self._kept.values()))
