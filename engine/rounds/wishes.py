"""Runs as somebody wishes them: stops to visit or to leave out, trains that rest, and other runs to choose from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.board.routing.route_problem import RouteProblem, RouteSolution, RouteVisit
from engine.errors import IllegalAction
from engine.view import split_node

if TYPE_CHECKING:
    from engine.board.tiles import Board
    from engine.hints import Wishes

Prove = Callable[[RouteProblem], RouteSolution | None]

_FIRST_BIT = 1 << 8
"""The resource for the first stop that must be visited; those that titles number themselves are lower."""


def wished(board: Board, found: RouteProblem, wishes: Wishes) -> RouteProblem:
    """The problem whose legal runs are those that fulfil the wishes.

    Raises IllegalAction for a train that the company hasn't, a stop to visit that it doesn't reach, or a place to avoid
    that isn't on the map.
    """
    left = list(found.trains)
    for kind in wishes.rest:
        train = next((each for each in left if each.kind == kind), None)
        if train is None:
            kinds = tuple(each.kind for each in found.trains)
            raise IllegalAction("route.no_such_train", train=kind, legal_instead=kinds)
        left.remove(train)
    for place in wishes.avoid:
        if (split_node(place)[0] if "." in place else place) not in board.data.hexes:
            raise IllegalAction("route.unreached", node=place)
    visits = tuple(_visit(found, place, _FIRST_BIT << number) for number, place in enumerate(wishes.visit))
    cover = found.cover | sum(visit.bit for visit in visits)
    return without(replace(found, trains=tuple(left), visits=visits, cover=cover), wishes.avoid)


def _visit(found: RouteProblem, place: str, bit: int) -> RouteVisit:
    """That a run must visit the node, or one of the hex's."""
    stops = frozenset(index for index, stop in enumerate(found.stops) if place in (stop.node, stop.node.split(".")[0]))
    if not stops:
        raise IllegalAction("route.unreached", node=place)
    return RouteVisit(bit, stops)


def without(found: RouteProblem, places: tuple[str, ...]) -> RouteProblem:
    """The problem without the legs that touch these nodes or hexes."""
    if not places:
        return found
    barred = frozenset(places)
    legs = tuple(
        leg
        for leg in found.legs
        if barred.isdisjoint((found.stops[leg.a].node, found.stops[leg.b].node)) and barred.isdisjoint(leg.way)
    )
    return replace(found, legs=legs)


def alternatives(found: RouteProblem, most: int, prove: Prove) -> list[tuple[RouteProblem, RouteSolution, str]]:
    """The best run, then the best of those that leave out one stop of value which the best one visits, at most `most`.

    Each comes with the problem that it solves and the node that it leaves out. Two that visit the same stops are one,
    and what runs no train is none.
    """
    best = prove(found)
    if best is None or not best.routes:
        return []
    visited = _visited(best)
    others: dict[frozenset[int], tuple[RouteProblem, RouteSolution, str]] = {}
    for stop in sorted(visited) if most > 1 else ():
        if found.stops[stop].value <= 0 or any(visit.stops == frozenset((stop,)) for visit in found.visits):
            continue
        narrower = without(found, (found.stops[stop].node,))
        solution = prove(narrower)
        if solution is not None and solution.routes:
            others.setdefault(_visited(solution), (narrower, solution, found.stops[stop].node))
    ranked = sorted(others.values(), key=lambda each: (-each[1].total, each[2]))
    return [(found, best, ""), *ranked[: most - 1]]


def _visited(solution: RouteSolution) -> frozenset[int]:
    return frozenset(stop for route in solution.routes for stop in route.stops)
