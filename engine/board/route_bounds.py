"""The most that the open ends of a route can still bring: what `engine.board.route_branch` cuts by."""

from __future__ import annotations

from typing import Protocol

from engine.board.route_board import LOCATION, TOWN, Board, Fits

_PLACES = TOWN - 1

_Candidate = tuple[int, int, int, int]
"""(value, block, load, closed) of a stop that may be reached.

closed: of a location 1 if it can only be an end; of another stop the resource that it spends, if that is one alone.
Towns count as no ends, which bounds from above and keeps the choice by value the best one.
"""


class Bound(Protocol):
    """How much more a route can earn than the stops that it has."""

    def whole(self) -> int:
        """The most that any route brings."""
        ...

    def rest(self, end: int, token: int, used: int, load: int, spare: int) -> int:
        """The most that steps from `end`, and from `token` too unless it is -1, can add, end bonuses included.

        `used`, `load`: of the route so far. Any answer above `spare` is as good as another.
        """
        ...


def end_bonuses(board: Board) -> int:
    """The most that one route has of end bonuses."""
    amounts: dict[int, int] = {}
    for bonus in board.bonus:
        if bonus is not None:
            amounts[bonus[0]] = max(bonus[1], amounts.get(bonus[0], 0))
    return sum(sorted(amounts.values())[-2:])


class RangeBound:
    """For a train with a range: the best stops near the open ends that the range left allows, connected or not.

    limit: the locations of any kind; further: the towns beyond.
    """

    def __init__(self, board: Board, limit: int, further: int, fits: Fits) -> None:
        self._board = board
        self._bonus = end_bonuses(board)
        self._limit = limit
        self._further = further
        self._near: dict[tuple[int, int, int], list[_Candidate]] = {}
        self._room = {load: self._left(load) for load in fits}
        self._distances: dict[int, list[int]] = {}

    def _left(self, load: int) -> tuple[int, int]:
        """How many locations of any kind, and towns beyond these, may follow on such a load."""
        places, towns = load & _PLACES, load // TOWN
        return self._limit - places + min(towns, self._further), max(0, self._further - towns)

    def whole(self) -> int:
        board = self._board
        most = 0
        for token in board.tokens:
            most = max(most, board.value[token] + self.rest(token, token, board.enter[token], board.load[token], 0))
        return most

    def rest(self, end: int, token: int, used: int, load: int, spare: int) -> int:
        any_kind, towns = self._room[load]
        key = (end, token, any_kind + towns)
        near = self._near.get(key)
        if near is None:
            near = self._near[key] = self._list_near(*key)
        ends = 1 if token < 0 else 2
        total = self._bonus
        spent = 0
        for value, block, kind, closed in near:
            if block & used:
                continue
            if not kind:
                if closed & spent:
                    continue
                spent |= closed
            elif kind > LOCATION and towns:
                towns -= 1
            elif closed and not ends:
                continue
            elif any_kind:
                any_kind -= 1
                ends -= closed
            elif towns:
                continue
            else:
                break
            total += value
        return total

    def _list_near(self, end: int, token: int, steps: int) -> list[_Candidate]:
        """The stops at most so many locations away from `end` or `token`, the most valuable first.

        Stops that are no location come before all others, for they take none of the range.
        """
        board = self._board
        found: list[_Candidate] = []
        far = [self._distance(start) for start in (end, token) if start >= 0]
        for stop, value in enumerate(board.value):
            if min(distances[stop] for distances in far) <= steps and value > 0:
                found.append((value, board.enter[stop], board.load[stop], self._closed(stop)))
        found.sort(key=lambda candidate: (candidate[2] > 0, -candidate[0], candidate[1]))
        return found

    def _closed(self, stop: int) -> int:
        """The last item of a candidate."""
        if not self._board.load[stop]:
            uses = self._board.problem.stops[stop].uses
            return uses if uses.bit_count() == 1 else 0
        return 1 if self._board.load[stop] == LOCATION and len(self._board.onward[stop]) < 2 else 0

    def _distance(self, start: int) -> list[int]:
        """Stop -> the fewest locations, the stop's own included, that a way from `start` visits after it."""
        known = self._distances.get(start)
        if known is not None:
            return known
        board = self._board
        far = _PLACES
        distances = [far] * len(board.value)
        front = [(stop, load & _PLACES) for _, stop, load, _, _ in board.starts[start]]
        while front:
            stop, steps = front.pop()
            if steps < distances[stop]:
                distances[stop] = steps
                front += [(after, steps + (load & _PLACES)) for _, after, load, _, _ in board.onward[stop]]
        self._distances[start] = distances
        return distances


class FloodBound:
    """For a train without a limit: the sum of all that the open ends still reach; of mere ends, the best alone.

    A stop that now has one way in or out is a mere end too.
    """

    def __init__(self, board: Board) -> None:
        self._board = board
        self._bonus = end_bonuses(board)

    def whole(self) -> int:
        board = self._board
        most = 0
        for token in board.tokens:
            most = max(most, board.value[token] + self.rest(token, token, board.enter[token], 0, 1 << 60))
        return most

    def rest(self, end: int, token: int, used: int, load: int, spare: int) -> int:
        onward, itself, values = self._board.onward, self._board.itself, self._board.value
        ways = [0] * len(values)
        waiting: list[int] = []
        for start in (end, token) if token >= 0 else (end,):
            for block, stop, _, _, _ in self._board.starts[start] if end == token else onward[start]:
                if not block & used:
                    if not ways[stop]:
                        waiting.append(stop)
                    ways[stop] += 1
        seen = used
        for stop in waiting:
            seen |= itself[stop]
        total = self._bonus
        best = second = 0
        for stop in waiting:
            around = ways[stop]
            for block, other, _, _, _ in onward[stop]:
                if not block & used:
                    around += 1
                    if not itself[other] & seen:
                        seen |= itself[other]
                        waiting.append(other)
            value = values[stop]
            if around > 1 and onward[stop]:
                if value > 0:
                    total += value
                    if total > spare:
                        return total
            elif value > best:
                best, second = value, best
            elif value > second:
                second = value
        return total + best + (second if token >= 0 else 0)
