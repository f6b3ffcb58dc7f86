"""The check of claimed routes, stop by stop. It shares no search with the solver, only the problem.

Reasons of RouteError, with their figures:
route.unknown             train, stop or leg: an index that the problem doesn't have
route.train_twice         train: two claims for one train
route.disconnected        stop, leg: the leg doesn't join the stop to the next one
route.repeated_stop       stop: visited twice by one route
route.same_group          stop, other: two stops of one area on one route
route.through_blocked     stop: a route may end there, not pass
route.side_twice          leg, train: a route crosses a side twice
route.shared_side         leg, train, other: two trains cross one side
route.fewer_than_two      train, count: locations
route.no_token            train
route.too_long            train, count, limit, towns: even with every extra that the company has
route.shared_resource     resources: what only one route may have, once, is needed more often
route.cover_missing       resources: what the run must have and hasn't
route.exclusive           resources: what the run has and may not have together

Stops are named by their nodes, legs and trains by their indices, resources by a mask.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, product

from engine.board.route_problem import Claim, Extra, Route, RouteError, RouteProblem, RouteSolution, Stop


@dataclass(frozen=True, slots=True)
class _Form:
    """One way of having a route: the resources spent, and its value then."""

    uses: int
    value: int


def verify(problem: RouteProblem, claims: tuple[Claim, ...]) -> RouteSolution:
    """The claimed run with its values; what it may spend freely is spent as well as possible.

    Raises RouteError; the module's text lists the reasons.
    """
    crossed: dict[int, int] = {}
    checked: list[tuple[Claim, int, list[_Form]]] = []
    for claim in sorted(claims, key=lambda claim: claim.train):
        if claim.train in crossed:
            raise RouteError("route.train_twice", train=claim.train)
        sides = _check_walk(problem, claim)
        for other, taken in crossed.items():
            if taken & sides:
                shared = next(leg for leg in claim.legs if problem.legs[leg].sides & taken)
                raise RouteError("route.shared_side", leg=shared, train=claim.train, other=other)
        crossed[claim.train] = sides
        checked.append((claim, sides, _forms(problem, claim)))
    chosen = _best_forms(problem, [forms for _, _, forms in checked])
    routes = tuple(_route(claim, sides, form) for (claim, sides, _), form in zip(checked, chosen, strict=True))
    return RouteSolution(routes, sum(form.value for form in chosen))


def _route(claim: Claim, sides: int, form: _Form) -> Route:
    """The route, turned so that the end with the lower index comes first."""
    stops, legs = claim.stops, claim.legs
    if stops[0] > stops[-1]:
        stops, legs = stops[::-1], legs[::-1]
    return Route(claim.train, stops, legs, sides, form.uses, form.value)


def _check_walk(problem: RouteProblem, claim: Claim) -> int:
    """The sides that the claimed route crosses; RouteError if it isn't a connected walk within the rules."""
    if not 0 <= claim.train < len(problem.trains):
        raise RouteError("route.unknown", train=claim.train)
    for stop in claim.stops:
        if not 0 <= stop < len(problem.stops):
            raise RouteError("route.unknown", stop=stop)
    for leg in claim.legs:
        if not 0 <= leg < len(problem.legs):
            raise RouteError("route.unknown", leg=leg)
    if len(claim.stops) != len(claim.legs) + 1:
        raise RouteError("route.fewer_than_two", train=claim.train, count=len(claim.stops))
    _check_stops(problem, claim.stops)
    sides = 0
    for leg, here, there in zip(claim.legs, claim.stops, claim.stops[1:], strict=False):
        track = problem.legs[leg]
        if (here, there) not in ((track.a, track.b), (track.b, track.a)):
            raise RouteError("route.disconnected", stop=problem.stops[here].node, leg=leg)
        if sides & track.sides:
            raise RouteError("route.side_twice", leg=leg, train=claim.train)
        sides |= track.sides
    return sides


def _check_stops(problem: RouteProblem, route: tuple[int, ...]) -> None:
    """No stop and no group twice; nothing passed that can't be."""
    areas: dict[int, str] = {}
    for place, index in enumerate(route):
        stop = problem.stops[index]
        if index in route[:place]:
            raise RouteError("route.repeated_stop", stop=stop.node)
        if not stop.passable and 0 < place < len(route) - 1:
            raise RouteError("route.through_blocked", stop=stop.node)
        for group, other in areas.items():
            if group & stop.groups:
                raise RouteError("route.same_group", stop=stop.node, other=other)
        areas[stop.groups] = stop.node


def _forms(problem: RouteProblem, claim: Claim) -> list[_Form]:
    """The ways of having the route; RouteError if there is none."""
    stops = [problem.stops[index] for index in claim.stops]
    locations = sum(stop.location for stop in stops)
    if locations < 2:
        raise RouteError("route.fewer_than_two", train=claim.train, count=locations)
    if not any(stop.token for stop in stops):
        raise RouteError("route.no_token", train=claim.train)
    visits = [stop.uses for stop in stops if stop.uses]
    wishes = [visit.bit for visit in problem.visits if not visit.stops.isdisjoint(claim.stops)]
    value = sum(stop.value for stop in stops)
    if stops[0].gate and stops[-1].gate:
        value += problem.both_gates
    value += sum(bonus.amount for bonus in problem.bonuses if not bonus.stops.isdisjoint(claim.stops))
    forms: list[_Form] = []
    choices = _extras(problem, claim.train, stops)
    for extras in choices:
        for bonuses, wished in product(_bonuses(stops[0], stops[-1]), _subsets(wishes)):
            uses = _together([*visits, *extras, *wished, *(bit for bit, _ in bonuses)])
            if uses is not None:
                forms.append(_Form(uses, value + sum(amount for _, amount in bonuses)))
    if not forms:
        raise RouteError("route.shared_resource", resources=_doubled([*visits, *choices[0]]))
    return sorted(forms, key=lambda form: (-form.value, form.uses))


def _extras(problem: RouteProblem, train: int, stops: list[Stop]) -> list[list[int]]:
    """The sets of extras (bits) that make the route short enough, none of them with one to spare."""
    limit = problem.trains[train].limit
    locations = sum(stop.location for stop in stops)
    if limit is None or locations <= limit:
        return [[]]
    towns = sum(stop.location and stop.town for stop in stops)

    def enough(extras: tuple[Extra, ...]) -> bool:
        further = sum(limit if extra.towns is None else extra.towns for extra in extras)
        return locations - min(towns, further) <= limit

    found: list[tuple[Extra, ...]] = []
    for size in range(1, len(problem.extras) + 1):
        for extras in combinations(problem.extras, size):
            if enough(extras) and not any(set(fewer) < set(extras) for fewer in found):
                found.append(extras)
    if not found:
        further = sum(limit if extra.towns is None else extra.towns for extra in problem.extras)
        raise RouteError("route.too_long", train=train, count=locations, limit=limit + min(towns, further), towns=towns)
    return [[extra.bit for extra in extras] for extras in found]


def _bonuses(first: Stop, last: Stop) -> list[list[tuple[int, int]]]:
    """The choices of end bonuses, each a list of (bit, amount), one a bit."""
    offers: dict[int, int] = {}
    for bonus in (first.end_bonus, last.end_bonus):
        if bonus is not None:
            offers[bonus.bit] = max(bonus.amount, offers.get(bonus.bit, 0))
    return [list(chosen) for size in range(len(offers) + 1) for chosen in combinations(offers.items(), size)]


def _subsets(bits: list[int]) -> list[tuple[int, ...]]:
    return [chosen for size in range(len(bits) + 1) for chosen in combinations(bits, size)]


def _together(masks: list[int]) -> int | None:
    """All the bits, or None if one occurs twice."""
    union = 0
    for mask in masks:
        if union & mask:
            return None
        union |= mask
    return union


def _doubled(masks: list[int]) -> int:
    """The bits that occur twice."""
    union = doubled = 0
    for mask in masks:
        doubled |= union & mask
        union |= mask
    return doubled


def _best_forms(problem: RouteProblem, forms: list[list[_Form]]) -> tuple[_Form, ...]:
    """One form for each route such that the run is legal and brings the most; the first such in order of `product`."""
    best: tuple[_Form, ...] | None = None
    missing = clash = 0
    for chosen in product(*forms):
        uses = _together([form.uses for form in chosen])
        if uses is None:
            continue
        both = next((one | other for one, other in problem.exclusive if uses & one and uses & other), 0)
        if problem.cover & ~uses:
            missing = missing or problem.cover & ~uses
        elif both:
            clash = clash or both
        elif best is None or sum(form.value for form in chosen) > sum(form.value for form in best):
            best = chosen
    if best is not None:
        return best
    if clash:
        raise RouteError("route.exclusive", resources=clash)
    if missing:
        raise RouteError("route.cover_missing", resources=missing)
    raise RouteError("route.shared_resource", resources=_doubled([routes[0].uses for routes in forms]))
