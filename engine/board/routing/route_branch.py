"""The best run with one train of no limit: its routes are searched, not listed; those of the other trains are."""

from __future__ import annotations

from engine.board.routing.route_board import RouteBoard
from engine.board.routing.route_combine import Pool
from engine.board.routing.route_lists import Listed, Path, route_forms
from engine.board.routing.route_market import Market
from engine.board.routing.route_others import Free, Others
from engine.board.routing.route_prices import SCALE, Prices
from engine.board.routing.route_search import EnoughError, LongSearch

_EASY = 400
"""A search of so many steps is over before good prices would be found."""

_LOW = 0.75
_GLANCE = 60
"""A good run is first looked for by so many steps behind each first step, above this part of the bound.

The search itself begins with what was found: to begin a little too low costs little, for it soon finds better.
"""


class Branching(LongSearch):
    """Finds the best run of a train without a limit and `others`, one pool for each other train.

    After `solve`, `route` is the long train's route, `rest` the others' as in `Combination.found`, `total` their value,
    and `proven` says whether nothing is better.
    step: divides every total.
    """

    def __init__(self, board: RouteBoard, others: list[Pool], cover: int, step: int) -> None:
        super().__init__(board, Others(others, board.taken, cover, step))
        self._step = step
        self.total = -1
        self.route: Listed | None = None
        self.rest: dict[int, Listed] = {}
        self.proven = False

    def solve(self, total: int, patience: int | None = None) -> None:
        """Look for a run that brings more than `total`; of those found by so many steps, if not for the best."""
        self.total = total
        try:
            self._beat(total, limit=_EASY)
        except EnoughError:
            prices = Market(self._board, self._others.kinds, self._others.times).seek()
            self._put(prices)
            self._beat(max(self.total, int(self._most(prices) // SCALE * _LOW)), glance=_GLANCE)
            try:
                self._beat(self.total, limit=patience)
            except EnoughError:
                return
        self.proven = True

    def _most(self, prices: Prices) -> int:
        """The most that a run may bring, in 1/SCALE of the money."""
        _, left = self._others.without(self._others.everything(), 0)
        return prices.all_sides + self._flood.whole() + left

    def _beat(self, mark: int, limit: int | None = None, glance: int = 0) -> None:
        """Look for the best run that brings more than `mark`; EnoughError if it takes more steps than `limit`."""
        known, found = self.total, self.route
        self._steps, self._limit, self._glance = 0, limit, glance
        self._aim(mark)
        try:
            self._all()
        finally:
            if self.route is found:
                self.total = known

    def _aim(self, total: int) -> None:
        """From now on, only more than `total` is of interest."""
        self.total = total - total % self._step
        self._goal = SCALE * (self.total + self._step)

    def _note(self, used: int, value: int, purse: int, path: Path, end: int, other: int, free: Free) -> None:
        """Combine the route, in each of its forms, with what the other trains can still run."""
        mask = used & self._board.taken
        for spent, more in route_forms(self._board, used, end, other):
            kept = self._others.without(free, spent)[0] if spent else free
            worth, whole = value + more, mask | spent
            if self._others.improve(kept, purse + more * SCALE, worth, whole, self.total):
                self.route, self.rest = (worth, whole, path), self._others.found
                self._aim(self._others.total)
