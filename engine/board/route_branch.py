"""The best run with one train that may travel far: its routes are searched, not listed, with a bound at every step.

The other trains' routes are listed. A step of the long train is given up when what it has earned, the most that its
open ends can still reach, and the best route left for each other train can't beat the best run so far. Each of the
three is a relaxation, so nothing better is ever given up.
"""

from __future__ import annotations

from engine.board.route_board import LOCATION, TOWN, Board, Fits, Step
from engine.board.route_bounds import Bound
from engine.board.route_combine import Combination, Pool
from engine.board.route_lists import Listed, Path, bonus_forms

_PLACES = TOWN - 1
_FALL = 0.9
"""The search is first made as if a run near the bound were known, then with a mark lower by this factor."""


class Branching:
    """Finds the best run of a long train, whose loads are `fits`, and `others`, one pool for each other train.

    `wanted`: only routes that spend all these resources count (0: all). After `solve`, `route` is the long train's
    route, `rest` the others' as in `Combination.found`, `total` their value.
    """

    def __init__(self, board: Board, fits: Fits, bound: Bound, others: list[Pool], cover: int, wanted: int) -> None:
        self._board = board
        self._fits = fits
        self._bound = bound
        self._pools = list({id(pool): pool for pool in others}.values())
        self._times = [sum(pool is other for other in others) for pool in self._pools]
        self._combination = Combination(others, cover)
        self._wanted = wanted
        self.total = -1
        self.route: Listed | None = None
        self.rest: list[tuple[int, int]] = []

    def solve(self, total: int) -> None:
        """Look for a run that brings more than `total`."""
        first = tuple(0 if pool.routes else -1 for pool in self._pools)
        most = self._bound.whole() + self._left(first)
        mark = max(total, int(most * _FALL))
        while True:
            self.total = mark
            self._all(first)
            if self.route is not None or mark <= total:
                return
            mark = max(total, min(int(mark * _FALL), mark - 1))

    def _all(self, first: tuple[int, ...]) -> None:
        """Search the routes through each token that keep off the tokens before it."""
        board = self._board
        earlier = 0
        for token in board.tokens:
            used = board.enter[token] | earlier
            starts = board.starts[token]
            passable = board.problem.stops[token].passable
            for number, (block, stop, load, value, leg) in enumerate(starts):
                load += board.load[token]
                if block & used or load not in self._fits:
                    continue
                later = starts[number + 1 :] if passable else []
                self._first(stop, used | block, value + board.value[token], load, (token, leg), later, token, first)
            earlier |= board.itself[token]

    def _left(self, best: tuple[int, ...]) -> int:
        """What the other trains can bring at most if `best` has the first route of each pool that still fits."""
        return sum(
            pool.values[index] * times
            for pool, index, times in zip(self._pools, best, self._times, strict=True)
            if index >= 0
        )

    def _still(self, best: tuple[int, ...], used: int) -> tuple[int, ...]:
        """`best` for a route that by now takes `used`."""
        mask = used & self._board.taken
        return tuple(
            index if index < 0 or not pool.masks[index] & mask else pool.best(mask, 0, index)
            for pool, index in zip(self._pools, best, strict=True)
        )

    def _open(
        self, end: int, token: int, used: int, value: int, load: int, best: tuple[int, ...]
    ) -> tuple[int, ...] | None:
        """None if no route that goes on from here leads to more than was found; else `best` as it is by now."""
        spare = self.total - value - self._left(best)
        if self._bound.rest(end, token, used, load, spare) <= spare:
            return None
        still = self._still(best, used)
        if still != best:
            spare = self.total - value - self._left(still)
            if self._bound.rest(end, token, used, load, spare) <= spare:
                return None
        return still

    def _first(
        self,
        end: int,
        used: int,
        value: int,
        load: int,
        path: Path,
        later: list[Step],
        token: int,
        best: tuple[int, ...],
    ) -> None:
        """The route as it stands, with every second arm, and with every longer first arm."""
        best = self._open(end, token if later else -1, used, value, load, best)
        if best is None:
            return
        left = self._left(best)
        self._note(used, value, load, path, end, token, left)
        fits = self._fits
        for block, stop, more, worth, leg in self._board.onward[end]:
            if not block & used and load + more in fits:
                self._first(stop, used | block, value + worth, load + more, (path, leg), later, token, best)
        if not later:
            return
        spare = self.total - value - left
        if self._bound.rest(token, -1, used, load, spare) <= spare:
            return
        for block, stop, more, worth, leg in later:
            if not block & used and load + more in fits:
                self._second(stop, used | block, value + worth, load + more, (path, ~leg), end, best)

    def _second(
        self, end: int, used: int, value: int, load: int, path: Path, other: int, best: tuple[int, ...]
    ) -> None:
        """The route as it stands, and with every longer second arm; `other` is the end of the first."""
        best = self._open(end, -1, used, value, load, best)
        if best is None:
            return
        left = self._left(best)
        self._note(used, value, load, path, end, other, left)
        fits = self._fits
        for block, stop, more, worth, leg in self._board.onward[end]:
            if not block & used and load + more in fits:
                self._second(stop, used | block, value + worth, load + more, (path, leg), other, best)

    def _note(self, used: int, value: int, load: int, path: Path, end: int, other: int, left: int) -> None:
        """Combine the route, in each of its forms, with what the other trains can still run: `left` at most."""
        if load & _PLACES < 2 * LOCATION:
            return
        board = self._board
        mask = used & board.taken
        for spent, more in bonus_forms(board.bonus[end], board.bonus[other]):
            if value + more + left <= self.total:
                continue
            for extra in self._fits[load]:
                if not (spent & mask or extra & mask or spent & extra or self._wanted & ~extra):
                    self._combine(value + more, mask | spent | extra, path)

    def _combine(self, value: int, mask: int, path: Path) -> None:
        """Keep the route with the others' best besides it, if that is more than what was found."""
        self._combination.solve(mask, self.total - value)
        if self._combination.found is not None:
            self.total = self._combination.total + value
            self.route = (value, mask, path)
            self.rest = self._combination.found
