"""The best run with several trains of no limit: their routes are listed at prices, as far down as the proof needs.

At any prices a run earns what all sides cost, and of each route what it brings beyond its sides, less the price of what
stays unused. So it can't earn more than the price of all sides and the best route of each train (the bound), and it
misses that by at least what each of its routes lacks of the best of its train. All routes that lack no more than the
bound exceeds the best run so far are enough to prove it.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.board.routing.route_board import RouteBoard
from engine.board.routing.route_combine import Pool
from engine.board.routing.route_lists import Listed, Path, route_forms
from engine.board.routing.route_market import SEVERAL, Market
from engine.board.routing.route_others import Free, Others
from engine.board.routing.route_prices import SCALE, Prices
from engine.board.routing.route_search import LongSearch

Chosen = tuple[int, dict[int, Listed]]
"""What a run earns, and its routes by train."""

_FIRST_GAP = 40
"""Routes are first listed down to this part of the bound below the best, then twice as far, and so on."""

_LEAP = 3
"""If what is needed is at most so many times the last gap, it's listed at once."""


class _Gatherer(LongSearch):
    """Lists the routes of a train without a limit by what they bring beyond the price of their sides."""

    def __init__(self, board: RouteBoard, prices: Prices) -> None:
        super().__init__(board, Others([], board.taken, 0, 1))
        self._put(prices)
        self._best: dict[int, tuple[int, Path]] = {}
        self._is_seeking = False

    def highest(self) -> int:
        """The most that a route brings, 0 for none."""
        self._best.clear()
        self._is_seeking, self._goal = True, self._prices.all_sides + 1
        self._all()
        return self._goal - 1 - self._prices.all_sides

    def down_to(self, least: int) -> list[Listed]:
        """All routes that bring at least so much; of those that take the same the best."""
        self._best.clear()
        self._is_seeking, self._goal = False, self._prices.all_sides + least
        self._all()
        return [(value, mask, path) for mask, (value, path) in self._best.items()]

    def _note(self, used: int, value: int, purse: int, path: Path, end: int, other: int, free: Free) -> None:
        mask = used & self._board.taken
        for spent, more in route_forms(self._board, used, end, other):
            brings = purse + more * SCALE
            if brings < self._goal:
                continue
            if self._is_seeking:
                self._goal = brings + 1
                continue
            old = self._best.get(mask | spent)
            if old is None or old[0] < value + more:
                self._best[mask | spent] = (value + more, path)


def best_of_several(
    board: RouteBoard,
    pools: list[Pool],
    long: int,
    cover: int,
    step: int,
    total: int,
    tell: Callable[[Chosen], None],
) -> None:
    """Tell of each better run than one of `total`, the last one being the best; nothing if there is none.

    pools: one for each train with a limit; trains that share a pool are interchangeable. long: how many trains without
    one there are. In what is told they come first. step: divides every total.
    """
    total -= total % step
    rest = Others(pools, board.taken, 0, step)
    prices = Market(board, rest.kinds, rest.times, long).seek(SEVERAL)
    gatherer = _Gatherer(board, prices)
    most = gatherer.highest()
    bound = prices.all_sides + long * most
    for kind, times in zip(rest.kinds, rest.times, strict=True):
        bound += times * max(prices.pool(kind.routes).values, default=0)
    gap = bound // _FIRST_GAP
    while True:
        others = Others([*[Pool(gatherer.down_to(most - gap))] * long, *pools], board.taken, cover, step)
        others.put(prices)
        if others.improve(others.everything(), prices.all_sides, 0, 0, total):
            total = others.total
            tell((total, others.found))
        needed = bound - (total + step) * SCALE
        if gap >= needed:
            return
        gap = needed if needed <= _LEAP * gap else 2 * gap
