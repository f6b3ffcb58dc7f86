"""The search for routes of a train without a limit: arm by arm from each own token, with a bound at every step.

A step is given up when what the route has earned, the most that its open ends can still reach, and the best route left
for each other train come to less than the goal, all of them weighed by the same prices (see `route_prices`). Each is a
relaxation, so no route that is good enough is ever given up.
"""

from __future__ import annotations

from engine.board.routing.route_board import LOCATION, PLACES, RouteBoard, Step
from engine.board.routing.route_bounds import Flood, Hope, end_bonuses
from engine.board.routing.route_lists import Path
from engine.board.routing.route_others import Free, Others
from engine.board.routing.route_prices import SCALE, Prices, plain

_ANY = 1 << 60
"""More than anything brings."""

Priced = tuple[Step, int, int, int]
"""A step, what it brings beyond the price of its sides, what going on after it adds, and the price of its stop."""


class EnoughError(Exception):
    """The search takes more steps than it may."""


class LongSearch:
    """Finds routes; what becomes of each is for `_note` to say.

    Those are found for which `_goal` may be reached: what the whole run earns, in 1/SCALE of the money. `_note` may
    raise it. glance: look only so many steps far behind each first step, if not 0.
    """

    def __init__(self, board: RouteBoard, others: Others) -> None:
        self._board = board
        self._others = others
        self._most_of_ends = end_bonuses(board) * SCALE
        self._steps = self._glance = 0
        self._limit: int | None = None
        self._token = self._there = self._goal = 0
        self._firsts: dict[tuple[int, int, int], list[int]] = {}
        self._seconds: dict[tuple[int, int, int], list[int]] = {}
        self._later: list[Priced] = []
        self._branches: list[Step] = []
        self._put(plain(board))

    def _put(self, prices: Prices) -> None:
        """Search at these prices from now on."""
        self._prices = prices
        self._flood = Flood(self._board, prices)
        self._others.put(prices)
        self._starts = [self._priced(steps) for steps in self._board.starts]
        self._onward = [self._priced(steps) for steps in self._board.onward]

    def _note(self, used: int, value: int, purse: int, path: Path, end: int, other: int, free: Free) -> None:
        """A route that has two locations or more.

        value: what its stops earn. purse: the same in 1/SCALE and the price of all sides that it leaves. end, other:
        its ends. free: the routes of each other pool that leave it its sides.
        """
        raise NotImplementedError

    def _priced(self, steps: list[Step]) -> list[Priced]:
        """The steps at their prices, the most promising first."""
        prices = self._prices
        priced: list[Priced] = []
        for step in steps:
            block, stop, _, _, leg = step
            gain = prices.worth[stop] - prices.tolls[block] - prices.fares[leg]
            priced.append((step, gain, prices.opened[leg, stop], prices.visit[stop]))
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

    def _start(self, priced: Priced, token: int, used: int, free: Free) -> None:
        """Search the routes that leave `token` by this step, and then by those in `_later`."""
        step, gain, here, _ = priced
        board = self._board
        self._token, self._there = token, self._prices.opened[step[4], token]
        purse = self._prices.all_sides + self._prices.worth[token] + gain
        if self._glance:
            self._limit = self._steps + self._glance
        try:
            self._first(step, here, _ANY, used, board.value[token], purse, board.load[token], token, free)
        except EnoughError:
            if not self._glance:
                raise

    def _promising(
        self, steps: list[Priced], used: int, spare: int, hope: Hope, both: bool
    ) -> list[tuple[Step, int, int, int]]:
        """Those of the steps that may lead to more than `spare`, by what could be hoped for before them.

        Each comes with what it brings, what going on after it adds, and the most that follows it.
        """
        found: list[tuple[Step, int, int, int]] = []
        there = self._there
        onward, best, second, common = hope
        either, two = max(0, there + best), there + best + second
        for step, gain, here, visit in steps:
            if not step[0] & used:
                ends = max(either, here + best, here + two) if both else max(0, here + best)
                if common[step[1]] == 0:
                    ends -= visit
                if gain + onward + ends > spare:
                    found.append((step, gain, here, onward + ends))
        return found

    def _first(
        self,
        step: Step,
        here: int,
        most: int,
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
        if most <= spare:
            return
        later = self._later
        hope = self._hope(self._board.onward[end], self._branches, used)
        if (hope.of_two(here, self._there) if later else hope.of_one(here)) <= spare:
            return
        if spare < self._most_of_ends:
            self._found(used, value, purse, load, path, end, self._token, kept)
        for onward, gain, after, most in self._promising(self._onward[end], used, spare, hope, bool(later)):
            self._first(onward, after, most, used, value, purse + gain, load, path, kept)
        if not later:
            return
        spare = self._goal - 1 - purse - left
        if hope.of_one(self._there) <= spare:
            return
        hope = self._hope(self._branches, [], used)
        if hope.of_one(self._there) <= spare:
            return
        for onward, gain, after, most in self._promising(later, used, spare, hope, False):
            self._second(onward, after, most, used, value, purse + gain, load, (path, ~onward[4]), end, kept)

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
            raise EnoughError
        return self._flood.hope(steps, others, used)

    def _second(
        self,
        step: Step,
        here: int,
        most: int,
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
        if most <= spare:
            return
        hope = self._hope(self._board.onward[end], [], used)
        if hope.of_one(here) <= spare:
            return
        if spare < self._most_of_ends:
            self._found(used, value, purse, load, path, end, other, kept)
        for onward, gain, after, most in self._promising(self._onward[end], used, spare, hope, False):
            self._second(onward, after, most, used, value, purse + gain, load, (path, onward[4]), other, kept)

    def _found(
        self, used: int, value: int, purse: int, load: int, path: Path, end: int, other: int, free: Free
    ) -> None:
        if load & PLACES >= 2 * LOCATION:
            self._note(used, value, purse, path, end, other, free)


def _promise(priced: Priced) -> int:
    """What the bound loses by the step."""
    _, gain, here, visit = priced
    return visit - gain - here
