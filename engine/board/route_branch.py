"""The best run with one train of no limit: its routes are searched, not listed, with a bound at every step.

The other trains' routes are listed. A step of the long train is given up when what it has earned, the most that its
open ends can still reach, and the best route left for each other train can't beat the best run so far, all of them
weighed by the same prices (see `route_prices`). Each is a relaxation, so nothing better is ever given up.
"""

from __future__ import annotations

from engine.board.route_board import LOCATION, PLACES, Board, Step
from engine.board.route_bounds import Flood, Hope, end_bonuses
from engine.board.route_combine import Pool
from engine.board.route_lists import Listed, Path, bonus_forms
from engine.board.route_prices import SCALE, Market, Prices, plain

_EASY = 400
"""A search of so many steps is over before good prices would be found."""

_FALL = 0.025
"""The search is first made as if a run this part below the bound were known, then as if only a poorer one were.

To fall too far costs little, for what is found raises the mark; to search again below a mark that was too high costs
nearly all again. So where a search took less than `_GROWTH` times the steps of the one before, the next falls further.
"""

_GROWTH = 2

_Priced = tuple[Step, int, int, int]
"""A step, what it brings beyond the price of its sides, what going on after it adds, and the price of its stop."""


def _promise(priced: _Priced) -> int:
    """What the bound loses by the step."""
    _, gain, here, visit = priced
    return visit - gain - here


class _Enough(Exception):
    """The search takes more steps than it may."""


class Branching:
    """Finds the best run of a train without a limit and `others`, one pool for each other train.

    After `solve`, `route` is the long train's route, `rest` the others' as in `Combination.found`, `total` their value.
    step: divides every total.
    """

    def __init__(self, board: Board, others: list[Pool], cover: int, step: int) -> None:
        self._board = board
        self._step = step
        self._others = list({id(pool): pool for pool in others}.values())
        self._times = [sum(pool is other for other in others) for pool in self._others]
        self._order = [
            (train, number)
            for number, pool in enumerate(self._others)
            for train, other in enumerate(others)
            if other is pool
        ]
        self._further = [0] * (len(self._order) + 1)
        for place in range(len(self._order) - 1, -1, -1):
            pool = self._others[self._order[place][1]]
            self._further[place] = self._further[place + 1] + (pool.values[0] if pool.values else 0)
        self._cover = cover
        self._most_of_ends = end_bonuses(board) * SCALE
        self._picked: dict[int, Listed] = {}
        self._steps = 0
        self._limit: int | None = None
        self._token = self._there = self._goal = 0
        self._route: Listed = (0, 0, (0, 0))
        self._firsts: dict[tuple[int, int, int], list[int]] = {}
        self._seconds: dict[tuple[int, int, int], list[int]] = {}
        self._later: list[_Priced] = []
        self.total = -1
        self.route: Listed | None = None
        self.rest: dict[int, Listed] = {}

    def solve(self, total: int) -> None:
        """Look for a run that brings more than `total`."""
        self.total = total
        try:
            self._seek(plain(self._board), _EASY)
        except _Enough:
            self._seek(Market(self._board, self._others, self._times).seek(), None)

    def _seek(self, prices: Prices, limit: int | None) -> None:
        """Search at these prices; _Enough if it takes more steps than `limit`."""
        self._prices = prices
        self._flood = Flood(self._board, prices)
        self._listed = [prices.ordered(pool) for pool in self._others]
        self._pools = [prices.pool(routes) for routes in self._listed]
        self._starts = [self._priced(steps) for steps in self._board.starts]
        self._onward = [self._priced(steps) for steps in self._board.onward]
        known = self.total
        most = prices.all_sides + self._flood.whole()
        most += self._left(tuple(pool.everything() for pool in self._pools))
        fall = below = most // SCALE * _FALL + 1
        steps = before = 0
        while True:
            mark = max(known, int(most // SCALE - below))
            self._steps, self._limit = 0, limit
            if self._beats(mark) or mark == known:
                return
            if limit is not None:
                limit -= self._steps
            steps, before = self._steps, steps
            if steps < _GROWTH * before:
                fall *= 2
            below += fall

    def _beats(self, mark: int) -> bool:
        """Look for the best run that brings more than `mark`."""
        known, found = self.total, self.route
        self.total = mark
        self._goal = SCALE * (mark // self._step + 1) * self._step
        try:
            self._all()
        finally:
            if self.route is found:
                self.total = known
        return self.route is not found

    def _priced(self, steps: list[Step]) -> list[_Priced]:
        """The steps at their prices, the most promising first."""
        prices = self._prices
        priced: list[_Priced] = []
        for step in steps:
            block, stop, _, worth, leg = step
            priced.append((step, worth * SCALE - prices.tolls[block], prices.opened[leg, stop], prices.visit[stop]))
        priced.sort(key=_promise)
        return priced

    def _all(self) -> None:
        """Search the routes through each token that keep off the tokens before it."""
        board = self._board
        self._seconds.clear()
        everything = tuple(pool.everything() for pool in self._pools)
        earlier = 0
        for token in sorted(board.tokens, key=lambda token: -self._prices.visit[token]):
            used = board.enter[token] | earlier
            purse = self._prices.all_sides + board.value[token] * SCALE
            free = self._kept(everything, board.enter[token])
            for number, (step, gain, here, _) in enumerate(self._starts[token]):
                if not step[0] & used:
                    self._firsts.clear()
                    self._token, self._there = token, self._prices.opened[step[4], token]
                    self._later = self._starts[token][number + 1 :] if board.onward[token] else []
                    self._first(step, here, used, board.value[token], purse + gain, board.load[token], token, free)
            earlier |= board.bar[token]

    def _kept(self, free: tuple[int, ...], block: int) -> tuple[int, ...]:
        """The routes of `free`, by pool, that `block` leaves free."""
        taken = block & self._board.taken
        return tuple([pool.without(routes, taken) for pool, routes in zip(self._pools, free, strict=True)])

    def _left(self, free: tuple[int, ...]) -> int:
        """What the other trains can bring at most if `free` has the routes of each pool that still fit."""
        left = 0
        for pool, kept, times in zip(self._pools, free, self._times, strict=True):
            if kept:
                left += pool.values[-kept.bit_length()] * times
        return left

    def _promising(self, steps: list[_Priced], used: int, spare: int, hope: Hope, both: bool) -> list[_Priced]:
        """Those of the steps that may lead to more than `spare`, by what could be hoped for before them."""
        found: list[_Priced] = []
        itself, there = self._board.itself, self._there
        onward, best, second, wide = hope.onward, hope.best, hope.second, hope.wide
        either, two = max(0, there + best), there + best + second
        for priced in steps:
            step, gain, here, visit = priced
            if not step[0] & used:
                ends = max(either, here + best, here + two) if both else max(0, here + best)
                if itself[step[1]] & wide:
                    ends -= visit
                if gain + onward + ends > spare:
                    found.append(priced)
        return found

    def _first(
        self,
        step: Step,
        here: int,
        used: int,
        value: int,
        purse: int,
        load: int,
        path: Path | int,
        free: tuple[int, ...],
        hope: Hope | None = None,
    ) -> None:
        """The route that is lengthened by `step`, with every second arm, and with every longer first arm.

        here: what going on from where the step leads adds. purse: what the route earns, the step included, and the
        price of all sides that it has left.
        """
        block, end, more, worth, leg = step
        used, value, load, path = used | block, value + worth, load + more, (path, leg)
        if self._repeats(self._firsts, end, -1, used):
            return
        kept = self._kept(free, block)
        spare = self._goal - 1 - purse - self._left(kept)
        later = self._later
        fresh = hope is None
        if hope is None:
            hope = self._hope(self._onward[end], later, used)
        if (hope.of_two(here, self._there) if later else hope.of_one(here)) <= spare:
            return
        if spare < self._most_of_ends:
            self._note(used, value, purse, load, path, end, self._token, kept)
        for onward, gain, after, visit in self._promising(self._onward[end], used, spare, hope, bool(later)):
            self._first(
                onward,
                after,
                used,
                value,
                purse + gain,
                load,
                path,
                kept,
                self._heir(hope, onward[1], visit) if fresh else None,
            )
        if not later:
            return
        spare = self._goal - 1 - purse - self._left(kept)
        if hope.of_one(self._there) <= spare:
            return
        hope = self._hope(later, [], used)
        if hope.of_one(self._there) <= spare:
            return
        for onward, gain, after, visit in self._promising(later, used, spare, hope, False):
            self._second(
                onward,
                after,
                used,
                value,
                purse + gain,
                load,
                (path, ~onward[4]),
                end,
                kept,
                self._heir(hope, onward[1], visit),
            )

    def _is_special(self, stop: int) -> bool:
        return self._board.bonus[stop] is not None or self._board.gate[stop] > 0

    def _repeats(self, known: dict[tuple[int, int, int], list[int]], end: int, other: int, used: int) -> bool:
        """Whether the search came to `end` before, after the same stops, and took nothing else of the run than now.

        Then what follows was looked at already: the route was worth as much. If not, it's known from now on.
        """
        taken = used & self._board.taken
        before = known.setdefault((end, other, used ^ taken), [])
        for less in before:
            if not less & ~taken:
                return True
        before.append(taken)
        return False

    def _heir(self, hope: Hope, stop: int, visit: int) -> Hope:
        """What is still hoped for after a step to `stop`."""
        own = self._board.itself[stop]
        if not hope.wide & own:
            return hope
        return Hope(hope.onward - visit, hope.best, hope.second, hope.wide ^ own)

    def _hope(self, steps: list[_Priced], others: list[_Priced], used: int) -> Hope:
        """What can follow, counted as a step of the search."""
        self._steps += 1
        if self._steps == self._limit:
            raise _Enough
        return self._flood.hope([step for step, _, _, _ in steps], [step for step, _, _, _ in others], used)

    def _second(
        self,
        step: Step,
        here: int,
        used: int,
        value: int,
        purse: int,
        load: int,
        path: Path,
        other: int,
        free: tuple[int, ...],
        hope: Hope | None = None,
    ) -> None:
        """The route of `path`, which ends in `step`, and every longer second arm. other: the end of the first."""
        block, end, more, worth, _ = step
        used, value, load = used | block, value + worth, load + more
        if self._repeats(self._seconds, end, other if self._is_special(other) else -1, used):
            return
        kept = self._kept(free, block)
        spare = self._goal - 1 - purse - self._left(kept)
        fresh = hope is None
        if hope is None:
            hope = self._hope(self._onward[end], [], used)
        if hope.of_one(here) <= spare:
            return
        if spare < self._most_of_ends:
            self._note(used, value, purse, load, path, end, other, kept)
        for onward, gain, after, visit in self._promising(self._onward[end], used, spare, hope, False):
            self._second(
                onward,
                after,
                used,
                value,
                purse + gain,
                load,
                (path, onward[4]),
                other,
                kept,
                self._heir(hope, onward[1], visit) if fresh else None,
            )

    def _note(
        self, used: int, value: int, purse: int, load: int, path: Path, end: int, other: int, free: tuple[int, ...]
    ) -> None:
        """Combine the route, in each of its forms, with what the other trains can still run.

        purse: as for `_first`. free: the routes of each pool that leave the route its sides.
        """
        if load & PLACES < 2 * LOCATION:
            return
        board = self._board
        mask = used & board.taken
        further = board.gate[end] & board.gate[other]
        if board.again:
            further -= board.excess(used)
        for spent, more in bonus_forms(board.bonus[end], board.bonus[other]):
            if not spent & mask:
                self._route = (value + further + more, mask | spent, path)
                self._picked.clear()
                kept = self._kept(free, spent) if spent else free
                self._choose(0, kept, purse + (further + more) * SCALE, value + further + more, mask | spent)

    def _choose(self, place: int, free: tuple[int, ...], purse: int, value: int, mask: int) -> None:
        """Choose for the other trains from that at `place` on; so far the run has earned `value` and taken `mask`."""
        if value > self.total and not self._cover & ~mask:
            self.total = value
            self._goal = SCALE * (value + self._step)
            self.route, self.rest = self._route, dict(self._picked)
        if place == len(self._order):
            return
        train, number = self._order[place]
        values, listed = self._pools[number].values, self._listed[number]
        later = self._order[place + 1 :]
        ahead = purse + sum([self._pools[each].most(free[each]) for _, each in later])
        further = self._further[place + 1]
        rest = free[number]
        while rest:
            index = len(listed) - rest.bit_length()
            worth = values[index]
            if ahead + worth < self._goal:
                break
            rest ^= 1 << rest.bit_length() - 1
            route = listed[index]
            if value + route[0] + further <= self.total:
                continue
            kept = self._kept((*free[:number], rest, *free[number + 1 :]), route[1]) if later else ()
            if purse + worth + sum([self._pools[each].most(kept[each]) for _, each in later]) >= self._goal:
                self._picked[train] = route
                self._choose(place + 1, kept, purse + worth, value + route[0], mask | route[1])
                del self._picked[train]
        if ahead >= self._goal and value + further > self.total:
            self._choose(place + 1, free, purse, value, mask)
