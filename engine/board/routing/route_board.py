"""A route problem as the searches want it: one whole number for all that a step must not meet twice."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache

from engine.board.routing.route_problem import Extra, Leg, RouteProblem, Stop
from engine.board.routing.route_sides import united_sides

Step = tuple[int, int, int, int, int]
"""(block, stop, load, value, leg): what the step takes (see `RouteBoard`), where it leads, and what is met there."""

LOCATION = 1
TOWN = 1 << 10
ASIDE = 1 << 20
"""A load is the sum of these over a route's stops: LOCATION for each location, TOWN too if it is a town; ASIDE for
each stop that is no location. So every stop adds to the load."""

PLACES = TOWN - 1
"""Cuts the number of locations out of a load."""

Fits = dict[int, tuple[int, ...]]
"""Load -> the alternatives of extras (masks) that make a route of it legal; a load that isn't in it is too much."""


@dataclass(slots=True)
class RouteBoard:
    """What a search over `problem` reads: the stops near enough to matter; the others are there, but no leg is.

    Masks have the resources in the lowest bits, then sides, then stops and groups. `resources` cuts out the first kind,
    `taken` all that a route takes from the run as a whole (resources and sides); stops and groups only count within one
    route.

    starts: per stop, the steps from it. onward: the same, empty if the stop can't be passed.
    itself: per stop, the bit that stands for it. enter: the mask of a route that is only there.
    load, value: per stop, bonuses of routes included. bonus: per stop (bit, amount) of the end bonus, or None.
    gate: per stop what a route from gate to gate earns more, or 0; `gate[end] & gate[other]` holds for these ends.
    again: (stops, amount): the values of these stops all have a bonus that a route earns once. So what is summed up is
    never too little, and too much by `amount` for each of them beyond the first; see `excess`.
    visits: (bit, stops): what a route that visits one of these stops may spend.
    bar: per stop, the bit that keeps routes off it without counting as a visit.
    tokens: the stops with an own token.
    aside: how many stops that are no location a route can have.
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
    gate: list[int]
    again: list[tuple[int, int]]
    bar: list[int]
    visits: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    tokens: list[int] = field(default_factory=list[int])
    aside: int = 0

    def excess(self, used: int) -> int:
        """What the sum of the values has too much in a route that has visited `used`."""
        excess = 0
        for stops, amount in self.again:
            visits = (used & stops).bit_count()
            if visits > 1:
                excess += amount * (visits - 1)
        return excess


def board_of(problem: RouteProblem, longest: int | None, merge: bool) -> RouteBoard:
    """Prepare `problem` for routes of at most `longest` locations (None: any number).

    `merge`: also drop needless legs and unite sides, which pays where the search is long.
    """
    stops, legs = problem.stops, problem.legs
    tokens = [index for index, stop in enumerate(stops) if stop.token]
    aside = _aside([stop for stop in stops if not stop.location])
    near = _near(problem, tokens, len(stops) if longest is None else longest + aside - 1)
    sides = united_sides(problem, _least(problem, near)) if merge else {index: legs[index].sides for index in near}
    seen = set(tokens)
    for index in near:
        seen.add(legs[index].a)
        seen.add(legs[index].b)
    low = _resources(problem, seen).bit_length()
    top = low + max([mask.bit_length() for mask in sides.values()], default=0)
    board = _bare_board(problem, seen, low, top)
    board.tokens, board.aside = tokens, aside
    board.visits = [(visit.bit, _mask_of(board, visit.stops)) for visit in problem.visits]
    _add_bonuses(board, top + len(seen))
    _add_steps(board, sides, low, top + len(seen) + len(problem.stops))
    return board


def board_for(board: RouteBoard, more: tuple[tuple[int, int], ...]) -> RouteBoard:
    """The same board for a train that earns more at some stops: (stop, amount)."""
    if not more:
        return board
    value = board.value[:]
    for stop, amount in more:
        value[stop] += amount
    starts = [[(block, stop, load, value[stop], leg) for block, stop, load, _, leg in steps] for steps in board.starts]
    onward = [again if steps else [] for steps, again in zip(board.onward, starts, strict=True)]
    return replace(board, value=value, starts=starts, onward=onward)


def _bare_board(problem: RouteProblem, seen: set[int], low: int, top: int) -> RouteBoard:
    """A board with the stops in `seen` and without legs. low, top: the first bits of sides and of stops."""
    size, group_base, nowhere = len(problem.stops), top + len(seen) + len(problem.stops), list[Step]()
    starts, onward = [nowhere] * size, [nowhere] * size
    itself, enter, load, value = [0] * size, [0] * size, [0] * size, [0] * size
    bonus: list[tuple[int, int] | None] = [None] * size
    gate = [problem.both_gates if stop.gate else 0 for stop in problem.stops]
    for place, index in enumerate(sorted(seen), start=top):
        stop = problem.stops[index]
        starts[index] = steps = []
        if stop.passable:
            onward[index] = steps
        itself[index] = own = 1 << place
        enter[index] = stop.uses | own | stop.groups << group_base
        load[index] = ASIDE if not stop.location else LOCATION + TOWN if stop.town else LOCATION
        value[index] = stop.value
        if stop.end_bonus:
            bonus[index] = stop.end_bonus.bit, stop.end_bonus.amount
    resources, taken = (1 << low) - 1, (1 << top) - 1
    bar = itself[:]
    return RouteBoard(problem, resources, taken, starts, onward, itself, enter, load, value, bonus, gate, [], bar)


def _mask_of(board: RouteBoard, stops: Iterable[int]) -> int:
    mask = 0
    for index in stops:
        mask |= board.itself[index]
    return mask


def _add_bonuses(board: RouteBoard, low: int) -> None:
    """Put the bonuses of routes on the board. low: the first of free bits, one for each stop."""
    for bonus in board.problem.bonuses:
        for index in bonus.stops:
            board.value[index] += bonus.amount
        stops = _mask_of(board, bonus.stops)
        if stops & (stops - 1):
            board.again.append((stops, bonus.amount))
    together = 0
    for stops, _ in board.again:
        together |= stops
    for _, stops in board.visits:
        together |= stops
    for index in board.tokens:
        if board.itself[index] & together:
            board.bar[index] = 1 << low + index
            board.enter[index] |= board.bar[index]


def _add_steps(board: RouteBoard, sides: dict[int, int], low: int, group_base: int) -> None:
    """Put the legs on the board, both ways, in order."""
    starts, enter, load, value = board.starts, board.enter, board.load, board.value
    for index, mask in sides.items():
        leg = board.problem.legs[index]
        a, b = leg.a, leg.b
        into_a, into_b = enter[a], enter[b]
        if a != b and not (into_a & into_b) >> group_base:
            mask <<= low
            starts[a].append((mask | into_b, b, load[b], value[b], index))
            starts[b].append((mask | into_a, a, load[a], value[a], index))


def _aside(stops: list[Stop]) -> int:
    """How many of these stops one route can have: those that spend something spend different things."""
    free = spent = 0
    for stop in stops:
        spent |= stop.uses
        free += not stop.uses
    return free + spent.bit_count()


def _resources(problem: RouteProblem, seen: set[int]) -> int:
    """All resource bits that occur anywhere."""
    found = problem.cover
    for extra in problem.extras:
        found |= extra.bit
    for visit in problem.visits:
        found |= visit.bit
    for index in seen:
        stop = problem.stops[index]
        found |= stop.uses
        if stop.end_bonus:
            found |= stop.end_bonus.bit
    return found


def _near(problem: RouteProblem, tokens: list[int], steps: int) -> list[int]:
    """The legs, in order, on ways of at most so many steps from an own token."""
    stops, legs = problem.stops, problem.legs
    inner = set(tokens)
    kept: list[int] = []
    left = list(range(len(legs)))
    for _ in range(steps):
        entered: set[int] = set()
        further: list[int] = []
        for index in left:
            leg = legs[index]
            if leg.a in inner:
                entered.add(leg.b)
                kept.append(index)
            elif leg.b in inner:
                entered.add(leg.a)
                kept.append(index)
            else:
                further.append(index)
        if not entered or not further:
            break
        left = further
        inner.update([stop for stop in entered if stops[stop].passable])
    kept.sort()
    return kept


def _least(problem: RouteProblem, useful: list[int]) -> list[int]:
    """Those of the legs, in order, that cross no more than is needed: no other joins the same stops with less."""
    between: dict[tuple[int, int], list[int]] = {}
    legs = problem.legs
    for index in useful:
        leg = legs[index]
        parallel = between.setdefault((leg.a, leg.b) if leg.a < leg.b else (leg.b, leg.a), [])
        if any(_within(legs[other], leg) for other in parallel):
            continue
        parallel[:] = [other for other in parallel if not _within(leg, legs[other])]
        parallel.append(index)
    return sorted([index for parallel in between.values() for index in parallel])


def _within(one: Leg, other: Leg) -> bool:
    """Whether `one` crosses no side that `other` doesn't."""
    return one.sides & ~other.sides == 0


@lru_cache(maxsize=256)
def fits_of(limit: int | None, extras: tuple[Extra, ...], most: int, aside: int) -> Fits:
    """The loads that a train of `limit` can have with at most `most` locations and `aside` stops that are none."""
    fits = _locations(limit, extras, most)
    return {load + more * ASIDE: masks for more in range(aside + 1) for load, masks in fits.items()}


def _locations(limit: int | None, extras: tuple[Extra, ...], most: int) -> Fits:
    """As `fits_of`, for locations alone."""
    if limit is None:
        return {places * LOCATION + towns * TOWN: (0,) for places in range(most + 1) for towns in range(places + 1)}
    rooms = [(0, 0)]
    for extra in extras:
        further = limit if extra.towns is None else extra.towns
        rooms += [(mask | extra.bit, room + further) for mask, room in rooms]
    fits: Fits = {}
    for places in range(min(limit + max(room for _, room in rooms), most) + 1):
        for towns in range(places + 1):
            enough = [mask for mask, room in rooms if places - min(towns, room) <= limit]
            if enough:
                least = tuple(mask for mask in enough if not any(less != mask and less & ~mask == 0 for less in enough))
                fits[places * LOCATION + towns * TOWN] = least
    return fits
