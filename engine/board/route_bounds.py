"""The most that the open ends of a route can still bring: what the searches cut by."""

from __future__ import annotations

from operator import itemgetter

from engine.board.route_board import Board, Fits, Step

Choice = tuple[int, int, int, int, int, int]
"""(gain, block, worth, leg, stop, load): a step, the most that a route gains by it and by all that may follow (end
bonuses included), what the step takes and what it earns, and where and with what load it leads."""

_Ahead = tuple[int, int, int]
"""(most, first, else): the most that follows, the stop to which that leads first (-1: none), the most without it."""

_ARMS = FIRST, SECOND = 0, 1
"""The arms of a route. After the first, the second may follow."""


class Outlook:
    """For a train with a range: the steps from every place on the board, each with the most that can follow.

    What can follow is relaxed to walks: they keep to the range and don't turn back at once, but may meet again what
    they have met before, and begin the second arm at whatever token is best. So it is worked out once for each stop,
    load and arm, whatever route leads there.

    ending: per stop, the most that a route gains by ending there; of what it gains by both its ends, half at each.
    """

    def __init__(self, board: Board, fits: Fits) -> None:
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


def end_bonuses(board: Board) -> int:
    """The most that one route has of end bonuses, and for both its ends."""
    amounts: dict[int, int] = {}
    for bonus in board.bonus:
        if bonus is not None:
            amounts[bonus[0]] = max(bonus[1], amounts.get(bonus[0], 0))
    return sum(sorted(amounts.values())[-2:]) + max(board.gate, default=0)


class FloodBound:
    """For a train without a limit: the sum of all that the open ends still reach; of mere ends, the best alone.

    A stop is a mere end too if all its ways in and out have something in common: a route takes but one of them.
    """

    def __init__(self, board: Board) -> None:
        self._board = board
        self._bonus = end_bonuses(board)

    def whole(self) -> int:
        """The most that any route brings."""
        board = self._board
        most = 0
        for token in board.tokens:
            most = max(most, board.value[token] + self.rest(token, token, board.enter[token], 1 << 60))
        return most

    def rest(self, end: int, token: int, used: int, spare: int) -> int:
        """The most that steps from `end`, and from `token` too unless it is -1, can add, end bonuses included.

        `used`: of the route so far. Any answer above `spare` is as good as another.
        """
        onward, itself, values = self._board.onward, self._board.itself, self._board.value
        shared = [-1] * len(values)
        waiting: list[int] = []
        for start in (end, token) if token >= 0 else (end,):
            for block, stop, _, _, _ in self._board.starts[start] if end == token else onward[start]:
                if not block & used:
                    if shared[stop] < 0:
                        waiting.append(stop)
                    shared[stop] &= block
        seen = used
        for stop in waiting:
            seen |= itself[stop]
        total = self._bonus
        best = second = 0
        for stop in waiting:
            narrow = shared[stop]
            for block, other, _, _, _ in onward[stop]:
                if not block & used:
                    narrow &= block
                    if not itself[other] & seen:
                        seen |= itself[other]
                        waiting.append(other)
            value = values[stop]
            if not narrow and onward[stop]:
                if value > 0:
                    total += value
                    if total > spare:
                        return total
            elif value > best:
                best, second = value, best
            elif value > second:
                second = value
        return total + best + (second if token >= 0 else 0)
