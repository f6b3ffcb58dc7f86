"""The best run with one train of no limit: its routes are searched, not listed, with a bound at every step.

The other trains' routes are listed. A step of the long train is given up when what it has earned, the most that its
open ends can still reach, and the best route left for each other train can't beat the best run so far. Each of the
three is a relaxation, so nothing better is ever given up.
"""

from __future__ import annotations

from engine.board.route_board import LOCATION, PLACES, Board, Step
from engine.board.route_bounds import FloodBound
from engine.board.route_combine import Combination, Pool
from engine.board.route_lists import Listed, Path, bonus_forms

_FALL = 0.8
"""The search is first made as if a run near the bound were known, then with a mark lower by this factor."""


class Branching:
    """Finds the best run of a train without a limit and `others`, one pool for each other train.

    After `solve`, `route` is the long train's route, `rest` the others' as in `Combination.found`, `total` their value.
    """

    def __init__(self, board: Board, others: list[Pool], cover: int) -> None:
        self._board = board
        self._bound = FloodBound(board)
        self._pools = list({id(pool): pool for pool in others}.values())
        self._times = [sum(pool is other for other in others) for pool in self._pools]
        self._combination = Combination(others, cover)
        self.total = -1
        self.route: Listed | None = None
        self.rest: dict[int, Listed] = {}

    def solve(self, total: int) -> None:
        """Look for a run that brings more than `total`."""
        most = self._bound.whole() + self._left(tuple(pool.everything() for pool in self._pools))
        mark = max(total, int(most * _FALL))
        while True:
            self.total = mark
            self._all()
            if self.route is not None or mark <= total:
                return
            mark = max(total, min(int(mark * _FALL), mark - 1))

    def _all(self) -> None:
        """Search the routes through each token that keep off the tokens before it."""
        board = self._board
        everything = tuple(pool.everything() for pool in self._pools)
        earlier = 0
        for token in board.tokens:
            enter = board.enter[token]
            used = enter | earlier
            starts = board.starts[token]
            passable = board.problem.stops[token].passable
            for number, (block, stop, load, value, leg) in enumerate(starts):
                if block & used:
                    continue
                later = starts[number + 1 :] if passable else []
                value += board.value[token]
                load += board.load[token]
                self._first(stop, used, enter | block, value, load, (token, leg), later, token, everything)
            earlier |= board.bar[token]

    def _left(self, free: tuple[int, ...]) -> int:
        """What the other trains can bring at most if `free` has the routes of each pool that still fit."""
        return sum(pool.most(kept) * times for pool, kept, times in zip(self._pools, free, self._times, strict=True))

    def _open(
        self, end: int, token: int, used: int, block: int, value: int, free: tuple[int, ...]
    ) -> tuple[int, ...] | None:
        """None if no route that goes on from here leads to more than was found; else `free` without what `block` bars.

        end, token: the open ends, as for `FloodBound.rest`.
        """
        left = self._left(free)
        spare = self.total - value - left
        if self._bound.rest(end, token, used, spare) <= spare:
            return None
        bits = block & self._board.taken
        kept = tuple(pool.without(routes, bits) for pool, routes in zip(self._pools, free, strict=True))
        less = self._left(kept)
        if less < left:
            spare = self.total - value - less
            if self._bound.rest(end, token, used, spare) <= spare:
                return None
        return kept

    def _first(
        self,
        end: int,
        used: int,
        block: int,
        value: int,
        load: int,
        path: Path,
        later: list[Step],
        token: int,
        free: tuple[int, ...],
    ) -> None:
        """The route that `block` adds to, with every second arm, and with every longer first arm."""
        used |= block
        kept = self._open(end, token if later else -1, used, block, value, free)
        if kept is None:
            return
        left = self._left(kept)
        self._note(used, value, load, path, end, token, left)
        for step, stop, more, worth, leg in self._board.onward[end]:
            if not step & used:
                self._first(stop, used, step, value + worth, load + more, (path, leg), later, token, kept)
        if not later:
            return
        spare = self.total - value - left
        if self._bound.rest(token, -1, used, spare) <= spare:
            return
        for step, stop, more, worth, leg in later:
            if not step & used:
                self._second(stop, used, step, value + worth, load + more, (path, ~leg), end, kept)

    def _second(
        self, end: int, used: int, block: int, value: int, load: int, path: Path, other: int, free: tuple[int, ...]
    ) -> None:
        """The route that `block` adds to, and with every longer second arm; `other` is the end of the first."""
        used |= block
        kept = self._open(end, -1, used, block, value, free)
        if kept is None:
            return
        self._note(used, value, load, path, end, other, self._left(kept))
        for step, stop, more, worth, leg in self._board.onward[end]:
            if not step & used:
                self._second(stop, used, step, value + worth, load + more, (path, leg), other, kept)

    def _note(self, used: int, value: int, load: int, path: Path, end: int, other: int, left: int) -> None:
        """Combine the route, in each of its forms, with what the other trains can still run: `left` at most."""
        if load & PLACES < 2 * LOCATION:
            return
        board = self._board
        mask = used & board.taken
        value += board.gate[end] & board.gate[other]
        if board.again:
            value -= board.excess(used)
        for spent, more in bonus_forms(board.bonus[end], board.bonus[other]):
            if value + more + left > self.total and not spent & mask:
                self._combine(value + more, mask | spent, path)

    def _combine(self, value: int, mask: int, path: Path) -> None:
        """Keep the route with the others' best besides it, if that is more than what was found."""
        self._combination.solve(mask, self.total - value)
        if self._combination.found is not None:
            self.total = self._combination.total + value
            self.route = (value, mask, path)
            self.rest = self._combination.found
