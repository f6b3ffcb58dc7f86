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

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product

from engine.board.routing.route_problem import Claim, Extra, Route, RouteError, RouteProblem, RouteSolution, Stop


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
        sides = _check_walk(problem, claim, crossed)
        crossed[claim.train] = sides
        checked.append((claim, sides, _forms(problem, claim)))
    chosen = _best_forms(problem, [forms for _, _, forms in checked])
    routes = tuple(_route(claim, sides, form) for (claim, sides, _), form in zip(checked, chosen, strict=True))
    return RouteSolution(routes, sum(form.value for form in chosen))


def step_fault(
    problem: RouteProblem, claim: Claim, leg: int, stop: int, crossed: Mapping[int, int]
) -> RouteError | None:
    """What forbids that a route, so far `claim`, goes on by this leg to this stop.

    `crossed` are the sides of the other routes, by train.
    """
    train, there, sides = claim.train, problem.stops[stop], problem.legs[leg].sides
    last = problem.stops[claim.stops[-1]]
    if stop in claim.stops:
        return RouteError("route.repeated_stop", stop=there.node, train=train)
    if claim.legs and not last.passable:
        reason = "route.through_end" if last.terminal else "route.through_blocked"
        return RouteError(reason, stop=last.node, train=train)
    for each in claim.stops:
        if problem.stops[each].groups & there.groups:
            return RouteError("route.same_group", stop=there.node, other=problem.stops[each].node, train=train)
    if any(problem.legs[other].sides & sides for other in claim.legs):
        return RouteError("route.side_twice", leg=leg, train=train)
    for other, taken in crossed.items():
        if taken & sides:
            return RouteError("route.shared_side", leg=leg, train=train, beside=other)
    return None


def _route(claim: Claim, sides: int, form: _Form) -> Route:
    """The route, turned so that the end with the lower index comes first."""
    stops, legs = claim.stops, claim.legs
    if stops[0] > stops[-1]:
        stops, legs = stops[::-1], legs[::-1]
    return Route(claim.train, stops, legs, sides, form.uses, form.value)


def _check_walk(problem: RouteProblem, claim: Claim, crossed: Mapping[int, int]) -> int:
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
    sides = 0
    for number, (leg, here, there) in enumerate(zip(claim.legs, claim.stops, claim.stops[1:], strict=False)):
        track = problem.legs[leg]
        if (here, there) not in ((track.a, track.b), (track.b, track.a)):
            raise RouteError("route.disconnected", stop=problem.stops[here].node, leg=leg, train=claim.train)
        so_far = Claim(claim.train, claim.stops[: number + 1], claim.legs[:number])
        if (fault := step_fault(problem, so_far, leg, there, crossed)) is not None:
            raise fault
        sides |= track.sides
    return sides


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
    value += sum(amount for stop, amount in problem.trains[claim.train].more if stop in claim.stops)
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
    if not _is_beyond(problem, train, stops, ()):
        return [[]]
    if (fault := too_long(problem, train, stops)) is not None:
        raise fault
    found: list[tuple[Extra, ...]] = []
    for size in range(1, len(problem.extras) + 1):
        for extras in combinations(problem.extras, size):
            if not _is_beyond(problem, train, stops, extras) and not any(set(fewer) < set(extras) for fewer in found):
                found.append(extras)
    return [[extra.bit for extra in extras] for extras in found]


def _range(problem: RouteProblem, train: int, stops: Sequence[Stop], extras: tuple[Extra, ...]) -> int | None:
    """To how many of these stops the train with these extras runs at most; None for one without a limit."""
    limit = problem.trains[train].limit
    if limit is None:
        return None
    further = sum(limit if extra.towns is None else extra.towns for extra in extras)
    return limit + min(sum(stop.location and stop.town for stop in stops), further)


def _is_beyond(problem: RouteProblem, train: int, stops: Sequence[Stop], extras: tuple[Extra, ...]) -> bool:
    """Whether the stops are more than the train with these extras runs to."""
    most = _range(problem, train, stops, extras)
    return most is not None and sum(stop.location for stop in stops) > most


def too_long(problem: RouteProblem, train: int, stops: Sequence[Stop]) -> RouteError | None:
    """The refusal of a route that's too long even with every extra that the company has."""
    if not _is_beyond(problem, train, stops, problem.extras):
        return None
    count, towns = sum(stop.location for stop in stops), sum(stop.location and stop.town for stop in stops)
    limit = _range(problem, train, stops, problem.extras)
    return RouteError("route.too_long", train=train, count=count, limit=limit, towns=towns)


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
