"""The best choice of one route (or none) for each train such that no side and no resource is taken twice."""

from __future__ import annotations

from engine.board.routing.route_lists import Listed

_SCANNED = 48
"""So many routes are looked at one by one before the whole list is asked at once."""


class Pool:
    """The routes of one kind of train, best first, with a quick answer to which is the best that still fits."""

    def __init__(self, routes: list[Listed]) -> None:
        self.routes = routes
        self.values = [route[0] for route in routes]
        self.masks = [route[1] for route in routes]
        self._takers: dict[int, int] = {}

    def everything(self) -> int:
        """All routes, as a number whose highest bit stands for the first route."""
        return (1 << len(self.masks)) - 1

    def most(self, free: int) -> int:
        """The value of the best route in `free`; 0 for none."""
        return self.values[-free.bit_length()] if free else 0

    def taking(self, mask: int) -> int:
        """The routes that take something in `mask`."""
        takers = self._takers or self._index()
        barred = 0
        while mask:
            bit = mask & -mask
            barred |= takers.get(bit, 0)
            mask ^= bit
        return barred

    def best(self, mask: int, need: int, start: int, least: int) -> int:
        """The index from `start` on of the best route that takes nothing in `mask` and all in `need`; -1 for none.

        Routes worth less than `least` may count as none.
        """
        masks, values = self.masks, self.values
        limit = min(start + _SCANNED, len(masks))
        for index in range(start, limit):
            if values[index] < least:
                return -1
            taken = masks[index]
            if not taken & mask and taken & need == need:
                return index
        return self._best_of_rest(mask, need, limit) if limit < len(masks) else -1

    def _best_of_rest(self, mask: int, need: int, start: int) -> int:
        """As `best`, for all routes at once."""
        free = ((1 << (len(self.masks) - start)) - 1) & ~self.taking(mask)
        takers = self._takers
        while need:
            bit = need & -need
            free &= takers.get(bit, 0)
            need ^= bit
        return len(self.masks) - free.bit_length() if free else -1

    def _index(self) -> dict[int, int]:
        """Bit -> the routes that take it, the last route in the lowest bit."""
        digits: dict[int, bytearray] = {}
        size = len(self.masks)
        for index, mask in enumerate(self.masks):
            place = size - 1 - index
            while mask:
                bit = mask & -mask
                mask ^= bit
                row = digits.get(bit)
                if row is None:
                    row = digits[bit] = bytearray(size // 8 + 1)
                row[place >> 3] |= 1 << (place & 7)
        self._takers = {bit: int.from_bytes(row, "little") for bit, row in digits.items()}
        return self._takers


class Combination:
    """Finds the best choice from `pools`, one for each train; trains that share a pool are interchangeable."""

    def __init__(self, pools: list[Pool], cover: int) -> None:
        # The longest list comes last, where a choice is one look; equal pools stay side by side.
        order = sorted([(len(pool.routes), pools.index(pool), train) for train, pool in enumerate(pools)])
        self._trains = [train for _, _, train in order]
        self._pools = [pools[train] for train in self._trains]
        self._cover = cover
        self._most = [0] * (len(pools) + 1)
        for place in range(len(pools) - 1, -1, -1):
            pool = self._pools[place]
            self._most[place] = self._most[place + 1] + (pool.values[0] if pool.values else 0)
        self._chosen = [-1] * len(pools)
        self.total = -1
        self.found: dict[int, Listed] | None = None
        """The best choice: train -> route, if it has one."""

    def solve(self, mask: int = 0, total: int = -1) -> None:
        """Look for a choice that takes nothing in `mask` and brings more than `total`."""
        self.total = total
        self.found = None
        self._place(0, mask, 0, self._cover & ~mask)

    def _place(self, place: int, mask: int, value: int, need: int) -> None:
        """Choose for the trains from `place` on."""
        if place == len(self._pools):
            if not need and value > self.total:
                self.total = value
                choice = zip(self._trains, self._pools, self._chosen, strict=True)
                self.found = {train: pool.routes[index] for train, pool, index in choice if index >= 0}
            return
        pool = self._pools[place]
        start, unused_only = 0, False
        if place and self._pools[place - 1] is pool:
            start, unused_only = self._chosen[place - 1] + 1, self._chosen[place - 1] < 0
        if not unused_only:
            if place == len(self._pools) - 1:
                self._last(pool, start, mask, value, need)
            else:
                self._each(place, start, mask, value, need)
        self._chosen[place] = -1
        if value + self._most[place + 1] > self.total:
            self._place(place + 1, mask, value, need)

    def _last(self, pool: Pool, start: int, mask: int, value: int, need: int) -> None:
        """The best route for the last train."""
        index = pool.best(mask, need, start, self.total - value + 1)
        if index >= 0 and value + pool.values[index] > self.total:
            self._chosen[-1] = index
            self._place(len(self._pools), mask, value + pool.values[index], 0)

    def _each(self, place: int, start: int, mask: int, value: int, need: int) -> None:
        """Every route of the pool that may lead to more than what was found."""
        pool, rest = self._pools[place], value + self._most[place + 1]
        for index in range(start, len(pool.routes)):
            worth = pool.values[index]
            if rest + worth <= self.total:
                break
            taken = pool.masks[index]
            if not taken & mask:
                self._chosen[place] = index
                self._place(place + 1, mask | taken, value + worth, need & ~taken)
