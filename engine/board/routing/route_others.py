"""The trains beside a long one: which of their listed routes still fit, and which choice of them is best."""

from __future__ import annotations

from engine.board.routing.route_combine import Pool
from engine.board.routing.route_lists import Listed
from engine.board.routing.route_prices import SCALE, Prices

Free = list[int]
"""By pool, the routes that fit, as `Pool` numbers them."""

_REMEMBERED = 1 << 29
"""So many bits are spent to remember what fits."""


class Others:
    """`pools` has one pool for each train; trains that share a pool are interchangeable.

    taken: as in `RouteBoard`. step: divides every total.

    After `improve`, `total` is the value of the best run so far and `found` its choice, train -> route.
    """

    def __init__(self, pools: list[Pool], taken: int, cover: int, step: int) -> None:
        self.kinds = list({id(pool): pool for pool in pools}.values())
        self.times = [sum(pool is other for other in pools) for pool in self.kinds]
        self._order = [
            (train, kind) for kind, pool in enumerate(self.kinds) for train, other in enumerate(pools) if other is pool
        ]
        self._further = [0] * (len(self._order) + 1)
        for place in range(len(self._order) - 1, -1, -1):
            values = self.kinds[self._order[place][1]].values
            self._further[place] = self._further[place + 1] + max(values, default=0)
        self._taken = taken
        self._cover = cover
        self._step = step
        self._listed: list[list[Listed]] = []
        self._pools: list[Pool] = []
        self._values: list[list[int]] = []
        self._fits: dict[int, list[int]] = {}
        self._room = 0
        self._picked: dict[int, Listed] = {}
        self.total = -1
        self.found: dict[int, Listed] = {}

    def put(self, prices: Prices) -> None:
        """Weigh all routes at these prices from now on."""
        self._listed = [prices.ordered(pool) for pool in self.kinds]
        self._pools = [prices.pool(routes) for routes in self._listed]
        self._values = [pool.values for pool in self._pools]
        self._fits.clear()
        self._room = _REMEMBERED // (1 + sum([len(pool.masks) for pool in self._pools]))

    def everything(self) -> Free:
        """For each train the routes that it may run while nothing is taken."""
        return [pool.everything() for pool in self._pools]

    def without(self, free: Free, block: int) -> tuple[Free, int]:
        """The routes of `free` that leave `block` free, and the most that all trains bring by them at these prices."""
        taken = block & self._taken
        fits = self._fits.get(taken)
        if fits is None:
            fits = [~pool.taking(taken) for pool in self._pools]
            if len(self._fits) < self._room:
                self._fits[taken] = fits
        kept: list[int] = []
        most = 0
        for routes, fit, values, times in zip(free, fits, self._values, self.times, strict=True):
            fitting = routes & fit
            kept.append(fitting)
            if fitting:
                most += values[-fitting.bit_length()] * times
        return kept, most

    def improve(self, free: Free, purse: int, value: int, mask: int, total: int) -> bool:
        """Whether routes in `free` bring more than `total` together with a route of `value` that takes `mask`.

        purse: that value and the price of all sides that the route leaves.
        """
        self.total = total
        self._picked.clear()
        self._choose(0, free, purse, value, mask)
        return self.total > total

    def _choose(self, place: int, free: Free, purse: int, value: int, mask: int) -> None:
        """Choose for the trains from that at `place` on; so far the run has earned `value` and taken `mask`."""
        if value > self.total and not self._cover & ~mask:
            self.total = value
            self.found = dict(self._picked)
        if place == len(self._order):
            return
        train, kind = self._order[place]
        values, listed = self._pools[kind].values, self._listed[kind]
        later = self._order[place + 1 :]
        ahead = purse + sum([self._pools[each].most(free[each]) for _, each in later])
        further = value + self._further[place + 1]
        rest = free[kind]
        while rest:
            size = rest.bit_length()
            worth = values[-size]
            if ahead + worth < (self.total + self._step) * SCALE:
                break
            rest ^= 1 << size - 1
            route = listed[-size]
            if further + route[0] > self.total:
                kept = self.without([*free[:kind], rest, *free[kind + 1 :]], route[1])[0] if later else free
                most = purse + worth + sum([self._pools[each].most(kept[each]) for _, each in later])
                if most >= (self.total + self._step) * SCALE:
                    self._picked[train] = route
                    self._choose(place + 1, kept, purse + worth, value + route[0], mask | route[1])
                    del self._picked[train]
        if ahead >= (self.total + self._step) * SCALE and further > self.total:
            self._choose(place + 1, free, purse, value, mask)
