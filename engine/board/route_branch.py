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
from engine.board.route_others import Free, Others
from engine.board.route_prices import SCALE, Market, Prices, plain

_EASY = 400
"""A search of so many steps is over before good prices would be found."""

_LOW = 0.75
_GLANCE = 60
"""A good run is first looked for by so many steps behind each first step, above this part of the bound.

The search itself begins with what was found: to begin a little too low costs little, for it soon finds better.
"""

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
        self._others = Others(others, board.taken, cover, step)
        self._most_of_ends = end_bonuses(board) * SCALE
        self._steps = self._glance = 0
        self._limit: int | None = None
        self._token = self._there = self._goal = 0
        self._firsts: dict[tuple[int, int, int], list[int]] = {}
        self._seconds: dict[tuple[int, int, int], list[int]] = {}
        self._later: list[_Priced] = []
        self._branches: list[Step] = []
        self.total = -1
        self.route: Listed | None = None
        self.rest: dict[int, Listed] = {}

    def solve(self, total: int) -> None:
        """Look for a run that brings more than `total`."""
        self.total = total
        self._put(plain(self._board))
        try:
            self._beat(total, limit=_EASY)
        except _Enough:
            most = self._put(Market(self._board, self._others.kinds, self._others.times).seek())
            self._beat(max(self.total, int(most // SCALE * _LOW)), glance=_GLANCE)
            self._beat(self.total)

    def _put(self, prices: Prices) -> int:
        """Search at these prices from now on; the most that a run may bring, in 1/SCALE of the money."""
        self._prices = prices
        self._flood = Flood(self._board, prices)
        self._others.put(prices)
        self._starts = [self._priced(steps) for steps in self._board.starts]
        self._onward = [self._priced(steps) for steps in self._board.onward]
        _, left = self._others.without(self._others.everything(), 0)
        return prices.all_sides + self._flood.whole() + left

    def _beat(self, mark: int, limit: int | None = None, glance: int = 0) -> None:
        """Look for the best run that brings more than `mark`; _Enough if it takes more steps than `limit`.

        glance: look only so many steps far behind each first step.
        """
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
        everything = self._others.everything()
        earlier = 0
        for token in sorted(board.tokens, key=lambda token: -self._prices.visit[token]):
            # A start has fewer second arms than those before it: what repeats one of their first arms is no better.
            self._firsts.clear()
            used = board.enter[token] | earlier
            free, _ = self._others.without(everything, board.enter[token])
            for number, (step, _, _, _) in enumerate(self._starts[token]):
                if not step[0] & used:
                    self._later = self._starts[token][number + 1 :] if board.onward[token] else []
                    self._branches = [each for each, _, _, _ in self._later]
                    self._start(self._starts[token][number], token, used, free)
            earlier |= board.bar[token]

    def _start(self, priced: _Priced, token: int, used: int, free: Free) -> None:
        """Search the routes that leave `token` by this step, and then by those in `_later`."""
        step, gain, here, _ = priced
        board = self._board
        self._token, self._there = token, self._prices.opened[step[4], token]
        purse = self._prices.all_sides + board.value[token] * SCALE + gain
        if self._glance:
            self._limit = self._steps + self._glance
        try:
            self._first(step, here, used, board.value[token], purse, board.load[token], token, free)
        except _Enough:
            if not self._glance:
                raise

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
        free: Free,
    ) -> None:
        """The route that is lengthened by `step`, with every second arm, and with every longer first arm.

        here: what going on from where the step leads adds. purse: what the route earns, the step included, and the
        price of all sides that it has left.
        """
        block, end, more, worth, leg = step
        used, value, load, path = used | block, value + worth, load + more, (path, leg)
        if self._repeats(self._firsts, end, -1, used):
            return
        kept, left = self._others.without(free, block)
        spare = self._goal - 1 - purse - left
        later = self._later
        hope = self._hope(self._board.onward[end], self._branches, used)
        if (hope.of_two(here, self._there) if later else hope.of_one(here)) <= spare:
            return
        if spare < self._most_of_ends:
            self._note(used, value, purse, load, path, end, self._token, kept)
        for onward, gain, after, _ in self._promising(self._onward[end], used, spare, hope, bool(later)):
            self._first(onward, after, used, value, purse + gain, load, path, kept)
        if not later:
            return
        spare = self._goal - 1 - purse - left
        if hope.of_one(self._there) <= spare:
            return
        hope = self._hope(self._branches, [], used)
        if hope.of_one(self._there) <= spare:
            return
        for onward, gain, after, _ in self._promising(later, used, spare, hope, False):
            self._second(onward, after, used, value, purse + gain, load, (path, ~onward[4]), end, kept)

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

    def _hope(self, steps: list[Step], others: list[Step], used: int) -> Hope:
        """What can follow, counted as a step of the search."""
        self._steps += 1
        if self._steps == self._limit:
            raise _Enough
        return self._flood.hope(steps, others, used)

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
        free: Free,
    ) -> None:
        """The route of `path`, which ends in `step`, and every longer second arm. other: the end of the first."""
        block, end, more, worth, _ = step
        used, value, load = used | block, value + worth, load + more
        if self._repeats(self._seconds, end, other if self._is_special(other) else -1, used):
            return
        kept, left = self._others.without(free, block)
        spare = self._goal - 1 - purse - left
        hope = self._hope(self._board.onward[end], [], used)
        if hope.of_one(here) <= spare:
            return
        if spare < self._most_of_ends:
            self._note(used, value, purse, load, path, end, other, kept)
        for onward, gain, after, _ in self._promising(self._onward[end], used, spare, hope, False):
            self._second(onward, after, used, value, purse + gain, load, (path, onward[4]), other, kept)

    def _note(self, used: int, value: int, purse: int, load: int, path: Path, end: int, other: int, free: Free) -> None:
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
                kept = self._others.without(free, spent)[0] if spent else free
                worth, extra = value + further + more, (further + more) * SCALE
                if self._others.improve(kept, purse + extra, worth, mask | spent, self.total):
                    self.route, self.rest = (worth, mask | spent, path), self._others.found
                    self._aim(self._others.total)
