"""The most that the open ends of a route can still bring: what the searches cut by."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import NamedTuple

from engine.board.routing.route_board import Fits, RouteBoard, Step
from engine.board.routing.route_prices import SCALE, Prices

Choice = tuple[int, int, int, int, int, int]
"""(gain, block, worth, leg, stop, load): a step, the most that a route gains by it and by all that may follow (end
bonuses included), what the step takes and what it earns, and where and with what load it leads."""

_Ahead = tuple[int, int, int]
"""(most, first, else): the most that follows, the stop to which that leads first (-1: none), the most without it."""

_ARMS = FIRST, SECOND = 0, 1
"""The arms of a route. After the first, the second may follow."""


class Continuations:
    """For a train with a range: the steps from every place on the board, each with the most that can follow.

    What can follow is relaxed to walks: they keep to the range and don't turn back at once, but may meet again what
    they have met before, and begin the second arm at whatever token is best. So it is worked out once for each stop,
    load and arm, whatever route leads there.

    ending: per stop, the most that a route gains by ending there; of what it gains by both its ends, half at each.
    """

    def __init__(self, board: RouteBoard, fits: Fits) -> None:
        self._board = board
        self._fits = fits
        self._roads = [_roads(steps) for steps in board.onward]
        size = len(board.value)
        self._ahead: list[dict[int, list[_Ahead | None]]] = [{load: [None] * size for load in fits} for _ in _ARMS]
        self._onward: dict[tuple[int, int, int], list[Choice]] = {}
        self._second: dict[tuple[int, int], list[Choice]] = {}
        self._begun: dict[int, int] = {}
        self.ending = [
            (bonus[1] if bonus else 0) + (gate + 1) // 2 for bonus, gate in zip(board.bonus, board.gate, strict=True)
        ]

    def whole(self) -> int:
        """The most that any route brings."""
        most = 0
        for token in self._board.tokens:
            first = self.first(token)
            if first:
                most = max(most, self._board.value[token] + self.ending[token] + first[0][0])
        return most

    def first(self, token: int) -> list[Choice]:
        """The first steps of routes through `token`, the most promising first."""
        board = self._board
        arm = FIRST if board.problem.stops[token].passable else SECOND
        return self._choices(board.starts[token], token, board.load[token], arm)

    def second(self, token: int, load: int) -> list[Choice]:
        """The steps with which the second arm may leave `token`, the most promising first."""
        known = self._second.get((token, load))
        if known is None:
            steps = self._board.starts[token] if self._board.problem.stops[token].passable else []
            known = self._second[token, load] = self._choices(steps, token, load, SECOND)
        return known

    def onward(self, stop: int, load: int, arm: int) -> list[Choice]:
        """The steps with which an arm may go on from `stop`, the most promising first."""
        known = self._onward.get((stop, load, arm))
        if known is None:
            known = self._onward[stop, load, arm] = self._choices(self._board.onward[stop], stop, load, arm)
        return known

    def _choices(self, steps: list[Step], stop: int, load: int, arm: int) -> list[Choice]:
        found: list[Choice] = []
        for block, after, more, worth, leg in steps:
            if load + more in self._fits:
                most, first, other = self._look(after, load + more, arm)
                found.append((worth + (most if first != stop else other), block, worth, leg, after, load + more))
        found.sort(key=_gain, reverse=True)
        return found

    def _look(self, stop: int, load: int, arm: int) -> _Ahead:
        """What follows at `stop`."""
        rows = self._ahead[arm]
        known = rows[load][stop]
        if known is not None:
            return known
        most = self.ending[stop]
        if arm == FIRST:
            most += self._begin(load)
        first, other = -1, most
        for more, roads in self._roads[stop]:
            row = rows.get(load + more)
            if row is None:
                continue
            for after, worth in roads:
                best, turn, rest = row[after] or self._look(after, load + more, arm)
                gain = worth + (best if turn != stop else rest)
                if gain > most:
                    most, first, other = gain, after, most
                elif gain > other:
                    other = gain
        known = rows[load][stop] = (most, first, other)
        return known

    def _begin(self, load: int) -> int:
        """The most that a second arm brings."""
        known = self._begun.get(load)
        if known is None:
            known = 0
            for token in self._board.tokens:
                choices = self.second(token, load)
                if choices:
                    known = max(known, choices[0][0])
            self._begun[load] = known
        return known


_gain = itemgetter(0)


def _roads(steps: list[Step]) -> list[tuple[int, list[tuple[int, int]]]]:
    """Where the steps lead and what is earned there, by the load."""
    roads: dict[int, dict[int, int]] = {}
    for _, after, more, worth, _ in steps:
        roads.setdefault(more, {})[after] = worth
    return [(more, list(stops.items())) for more, stops in roads.items()]


def end_bonuses(board: RouteBoard) -> int:
    """The most that one route has of end bonuses, and for both its ends."""
    amounts: dict[int, int] = {}
    for bonus in board.bonus:
        if bonus is not None:
            amounts[bonus[0]] = max(bonus[1], amounts.get(bonus[0], 0))
    return sum(sorted(amounts.values())[-2:]) + max(board.gate, default=0)


class Hope(NamedTuple):
    """What open ends still reach, sides unpaid: see `Flood.hope`.

    onward: the sum of all stops on the way. best, second: what the two best ends add to that.
    common: per stop, what all ways in and out have in common; 0 for those that `onward` counts, less for all others.
    """

    onward: int
    best: int
    second: int
    common: list[int]

    def of_one(self, here: int) -> int:
        """The most that one end brings where going on adds `here`."""
        return self.onward + max(0, here + self.best)

    def of_two(self, here: int, there: int) -> int:
        """The most that two ends bring."""
        return self.onward + max(0, max(here, there) + self.best, here + there + self.best + self.second)


class Flood:
    """For a train without a limit: all that the open ends still reach, at `prices`, in 1/SCALE of the money.

    Of mere ends only the best count, one for each open end. A stop is a mere end too if all its ways in and out have
    something in common: a route takes but one of them.
    """

    def __init__(self, board: RouteBoard, prices: Prices) -> None:
        self._board = board
        self._prices = prices
        self._bonus = end_bonuses(board) * SCALE
        self._ways = [[(block, other) for block, other, _, _, _ in ways] for ways in board.onward]
        self._unseen = [_UNSEEN] * len(board.value)

    def whole(self) -> int:
        """The most that any route brings beyond the price of its sides."""
        board, prices = self._board, self._prices
        most = 0
        for token in board.tokens:
            hope = self.hope(board.starts[token], [], board.enter[token])
            last = max(hope.best + hope.second, hope.best + prices.ending[token])
            most = max(most, prices.visit[token] + hope.onward + last)
        return most

    def hope(self, steps: Sequence[Step], others: Sequence[Step], used: int) -> Hope:
        """What follows by these steps, of one end or two, for a route that has `used` so much."""
        onward, all_ways = self._board.onward, self._ways
        visit, ending = self._prices.visit, self._prices.ending
        common, unseen = self._unseen[:], _UNSEEN
        waiting: list[int] = []
        for start in (steps, others):
            for block, stop, _, _, _ in start:
                if not block & used:
                    known = common[stop]
                    if known == unseen:
                        waiting.append(stop)
                        common[stop] = block
                    else:
                        common[stop] = known & block
        total = self._bonus
        best = second = _NONE
        for stop in waiting:
            narrow = common[stop]
            for block, other in all_ways[stop]:
                if not block & used:
                    narrow &= block
                    if common[other] == unseen:
                        common[other] = _ANY
                        waiting.append(other)
            last = ending[stop]
            if narrow or not onward[stop]:
                common[stop] = _ANY
                last += visit[stop]
            else:
                common[stop] = 0
                total += visit[stop]
            if last > best:
                best, second = last, best
            elif last > second:
                second = last
        return Hope(total, best, second, common)


_NONE = -(1 << 60)
"""Less than any end brings."""

_UNSEEN, _ANY = -2, -1
"""What ways have in common at a stop that is out of reach, and where nothing is known or nothing matters."""
