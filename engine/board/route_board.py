"""A route problem as the searches want it: one whole number for all that a step must not meet twice."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.board.route_problem import Extra, Leg, RouteProblem

Step = tuple[int, int, int, int, int]
"""(block, stop, load, value, leg): what the step takes (see `Board`), where it leads, and what is met there."""

LOCATION = 1
TOWN = 1 << 10
"""A load is the sum of these over a route's stops: LOCATION for each location, TOWN too if it is a town."""

Fits = dict[int, tuple[int, ...]]
"""Load -> the alternatives of extras (masks) that make a route of it legal; a load that isn't in it is too much."""


@dataclass(frozen=True, slots=True)
class Board:
    """What a search over `problem` reads.

    Masks have the resources in the lowest bits, then sides, then stops and groups. `resources` cuts out the first kind,
    `taken` all that a route takes from the run as a whole (resources and sides); stops and groups only count within one
    route.

    starts: per stop, the steps from it. onward: the same, empty if the stop can't be passed.
    itself: per stop, the bit that stands for it. enter: the mask of a route that is only there.
    load, value: per stop. bonus: per stop (bit, amount) of the end bonus, or None.
    tokens: the stops with an own token.
    """

    problem: RouteProblem
    resources: int
    taken: int
    starts: list[list[Step]]
    onward: list[list[Step]]
    itself: list[int]
    enter: list[int]
    load: list[int]
    value: list[int]
    bonus: list[tuple[int, int] | None]
    tokens: list[int]


def board_of(problem: RouteProblem, merge: bool) -> Board:
    """Prepare `problem`. `merge`: also drop needless legs and sides, which pays where the search is long."""
    stops, legs = problem.stops, problem.legs
    low = _resources(problem).bit_length()
    sides = _kept_sides(problem) if merge else {index: leg.sides for index, leg in enumerate(legs)}
    top = low + max((mask.bit_length() for mask in sides.values()), default=0)
    group_base = top + len(stops)
    itself = [1 << (top + index) for index in range(len(stops))]
    enter = [stop.uses | own | stop.groups << group_base for stop, own in zip(stops, itself, strict=True)]
    load = [(LOCATION + TOWN if stop.town else LOCATION) if stop.location else 0 for stop in stops]
    value = [stop.value for stop in stops]
    starts: list[list[Step]] = [[] for _ in stops]
    for index, mask in sides.items():
        leg = legs[index]
        a, b = leg.a, leg.b
        if a == b or (enter[a] & enter[b]) >> group_base != 0:
            continue
        mask <<= low
        starts[a].append((mask | enter[b], b, load[b], value[b], index))
        starts[b].append((mask | enter[a], a, load[a], value[a], index))
    return Board(
        problem=problem,
        resources=(1 << low) - 1,
        taken=(1 << top) - 1,
        starts=starts,
        onward=[steps if stop.passable else [] for stop, steps in zip(stops, starts, strict=True)],
        itself=itself,
        enter=enter,
        load=load,
        value=value,
        bonus=[(stop.end_bonus.bit, stop.end_bonus.amount) if stop.end_bonus else None for stop in stops],
        tokens=[index for index, stop in enumerate(stops) if stop.token],
    )


def _resources(problem: RouteProblem) -> int:
    """All resource bits that occur anywhere."""
    found = problem.cover
    for extra in problem.extras:
        found |= extra.bit
    for stop in problem.stops:
        found |= stop.uses
        if stop.end_bonus:
            found |= stop.end_bonus.bit
    return found


def _kept_sides(problem: RouteProblem) -> dict[int, int]:
    """Leg -> sides, without the legs that no best run needs, and with one side for each set of legs.

    A leg isn't needed if no own token reaches it, if it joins two stops that are both mere ends without a token, or if
    a leg between the same stops crosses only sides that it crosses too.
    """
    useful = _useful_legs(problem)
    legs_at: dict[int, int] = {}
    for place, index in enumerate(useful):
        mask = problem.legs[index].sides
        while mask:
            side = mask & -mask
            legs_at[side] = legs_at.get(side, 0) | 1 << place
            mask ^= side
    sides = [0] * len(useful)
    for number, together in enumerate(dict.fromkeys(legs_at.values())):
        while together:
            last = together.bit_length() - 1
            sides[last] |= 1 << number
            together ^= 1 << last
    return dict(zip(useful, sides, strict=True))


def _useful_legs(problem: RouteProblem) -> list[int]:
    """The legs that `_kept_sides` keeps, in order."""
    stops, legs = problem.stops, problem.legs
    between: dict[tuple[int, int], list[int]] = {}
    for index, leg in enumerate(legs):
        a, b = stops[leg.a], stops[leg.b]
        if not (a.passable or b.passable or a.token or b.token):
            continue
        parallel = between.setdefault((min(leg.a, leg.b), max(leg.a, leg.b)), [])
        if any(_within(legs[other], leg) for other in parallel):
            continue
        parallel[:] = [other for other in parallel if not _within(leg, legs[other])]
        parallel.append(index)
    kept = sorted(index for parallel in between.values() for index in parallel)
    neighbours: list[list[int]] = [[] for _ in stops]
    for index in kept:
        neighbours[legs[index].a].append(legs[index].b)
        neighbours[legs[index].b].append(legs[index].a)
    reached = {index for index, stop in enumerate(stops) if stop.token}
    front = list(reached)
    while front:
        for stop in neighbours[front.pop()]:
            if stop not in reached:
                reached.add(stop)
                if stops[stop].passable:
                    front.append(stop)
    return [index for index in kept if legs[index].a in reached and legs[index].b in reached]


def _within(one: Leg, other: Leg) -> bool:
    """Whether `one` crosses no side that `other` doesn't."""
    return one.sides & ~other.sides == 0


@lru_cache(maxsize=256)
def fits_of(limit: int | None, extras: tuple[Extra, ...], stops: int) -> Fits:
    """The loads that a train of `limit` can have on a board of so many stops."""
    if limit is None:
        return {places * LOCATION + towns * TOWN: (0,) for places in range(stops + 1) for towns in range(places + 1)}
    rooms = [(0, 0)]
    for extra in extras:
        further = limit if extra.towns is None else extra.towns
        rooms += [(mask | extra.bit, room + further) for mask, room in rooms]
    most = max(room for _, room in rooms)
    fits: Fits = {}
    for places in range(min(limit + most, stops) + 1):
        for towns in range(places + 1):
            enough = [mask for mask, room in rooms if places - min(towns, room) <= limit]
            if enough:
                least = tuple(mask for mask in enough if not any(less != mask and less & ~mask == 0 for less in enough))
                fits[places * LOCATION + towns * TOWN] = least
    return fits
