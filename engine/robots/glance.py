"""What a run brings, at a glance: train by train the best route that a narrow search finds; never more than is legal.

The search for the best run (`engine.board.routing`) takes too long where hundreds of runs are to be compared.
"""

from __future__ import annotations

from collections import defaultdict
from heapq import nlargest
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.board.routing.route_problem import RouteProblem, Train

RESOURCES = 4096
"""Above so many hex sides the bits of a mask are resources, and in one of stops their groups."""

Path = tuple[int, int, int, int, int, int]
"""A route on its way: value, its two ends, the stops visited, the sides taken, and how many locations it may add."""


class Glance:
    """The track of one company, to be looked at for any trains that are among the problem's."""

    def __init__(self, problem: RouteProblem) -> None:
        self._stops = problem.stops
        self._trains = {train.kind: train for train in problem.trains}
        self._gates = problem.both_gates
        self._bonuses = [(sum(1 << stop for stop in each.stops), each.amount) for each in problem.bonuses]
        self._marks = [1 << place | stop.groups << RESOURCES for place, stop in enumerate(problem.stops)]
        self._onward: dict[int, list[tuple[int, int]]] = defaultdict(list)
        for leg in problem.legs:
            for here, there in ((leg.a, leg.b), (leg.b, leg.a)):
                self._onward[here].append((there, leg.sides | problem.stops[there].uses << RESOURCES))

    def brings(self, kinds: Sequence[str], width: int) -> int:
        """What such trains earn together, the longest or the shortest first; of each so many routes at a time."""
        trains = [self._trains[kind] for kind in kinds if kind in self._trains]
        trains.sort(key=lambda each: each.limit or len(self._stops))
        found = self._in_turn(trains[::-1], width)
        return found if len(trains) < 2 else max(found, self._in_turn(trains, width))

    def _in_turn(self, trains: Sequence[Train], width: int) -> int:
        total, taken = 0, 0
        for train in trains:
            value, taken = self._route(train, taken, width)
            total += value
        return total

    def _route(self, train: Train, taken: int, width: int) -> tuple[int, int]:
        """The best route that's found for a train, with what it and those before it have taken."""
        more, best = dict(train.more), (0, taken)
        front = [*self._starts(more, taken, train.limit or len(self._stops))]
        while front:
            longer = (path for each in front for path in self._longer(each, more))
            front = nlargest(width, {path[1:4]: path for path in longer}.values())
            for path in front:
                best = max(best, (path[0] + self._beside(path), path[4]))
        return best

    def _starts(self, more: dict[int, int], taken: int, most: int) -> Iterator[Path]:
        for place, stop in enumerate(self._stops):
            if stop.token:
                yield stop.value + more.get(place, 0), place, place, self._marks[place], taken, most - stop.location

    def _longer(self, path: Path, more: dict[int, int]) -> Iterator[Path]:
        """The route with one more stop at either end."""
        value, one, two, seen, taken, left = path
        stops, marks = self._stops, self._marks
        for end, other in ((one, two), (two, one))[: 1 + (one != two)]:
            if one != two and not stops[end].passable:
                continue
            for there, sides in self._onward[end]:
                stop = stops[there]
                if marks[there] & seen or sides & taken or left < stop.location:
                    continue
                ends = (there, other) if there < other else (other, there)
                worth = value + stop.value + more.get(there, 0)
                yield worth, *ends, seen | marks[there], taken | sides, left - stop.location

    def _beside(self, path: Path) -> int:
        """What a route earns beside its stops."""
        _, one, two, seen, _, _ = path
        at_gates = self._stops[one].gate and self._stops[two].gate
        return self._gates * at_gates + sum(amount for stops, amount in self._bonuses if stops & seen)
