"""Running trains: between routes as players name them and as the route finder numbers them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.actions import RouteClaim
from engine.board.routing.route_claims import verify
from engine.board.routing.route_problem import Claim, Route, RouteError, RouteProblem, RouteSolution
from engine.errors import IllegalAction

if TYPE_CHECKING:
    from engine.board.tiles import Board


Bonuses = tuple[tuple[str, int], ...]
"""What a route has beside its stops: a name of the title's, and what it brings."""


class Account(NamedTuple):
    """What each of several routes earns in all, stop by stop, and beside its stops."""

    values: tuple[int, ...]
    stops: tuple[tuple[int, ...], ...]
    bonuses: tuple[Bonuses, ...]


def account_of(
    solution: RouteSolution,
    trains: Sequence[int],
    claims: Sequence[RouteClaim],
    worth: Callable[[str, str], int],
    bonuses: Callable[[Route], Bonuses],
) -> Account:
    """How the routes of a run earn what they do: `claims` in their order, which are run by the trains of these indices.

    worth: what a node is worth to a kind of train, whoever runs it; bonuses: what a route has beyond that.
    """
    by_train = {route.train: route for route in solution.routes}
    routes = [by_train[train] for train in trains]
    return Account(
        tuple(route.value for route in routes),
        tuple(tuple(worth(node, claim.train) for node in claim.stops) for claim in claims),
        tuple(bonuses(route) for route in routes),
    )


def claims_of(found: RouteProblem, solution: RouteSolution) -> tuple[RouteClaim, ...]:
    """A solution in terms of trains, nodes and hexes."""
    return tuple(claim_of(found, route.train, route.stops, route.legs) for route in solution.routes)


def claim_of(found: RouteProblem, train: int, stops: tuple[int, ...], legs: tuple[int, ...]) -> RouteClaim:
    """A route in terms of trains, nodes and hexes."""
    ways: list[tuple[str, ...]] = []
    for start, index in zip(stops, legs, strict=False):
        leg = found.legs[index]
        ways.append(leg.way if leg.a == start else tuple(reversed(leg.way)))
    return RouteClaim(found.trains[train].kind, tuple(found.stops[index].node for index in stops), tuple(ways))


def read_claims(
    board: Board,
    found: RouteProblem,
    routes: tuple[RouteClaim, ...],
    unreached: Callable[[str], str] = lambda node: "route.unreached",
) -> tuple[Claim, ...]:
    """The claimed routes in terms of the problem; raises IllegalAction for a train, stop or way that isn't there.

    unreached: the reason to refuse a node that isn't in the problem.
    """
    places = {stop.node: index for index, stop in enumerate(found.stops)}
    legs = {(min(leg.a, leg.b), max(leg.a, leg.b), leg.sides): index for index, leg in enumerate(found.legs)}
    left = list(range(len(found.trains)))
    claims: list[Claim] = []
    for route in routes:
        train = next((index for index in left if found.trains[index].kind == route.train), None)
        if train is None:
            kinds = tuple(each.kind for each in found.trains)
            raise IllegalAction("route.no_such_train", train=route.train, legal_instead=kinds)
        left.remove(train)
        unknown = next((node for node in route.stops if node not in places), None)
        if unknown is not None:
            raise IllegalAction(unreached(unknown), node=unknown)
        stops = tuple(places[node] for node in route.stops)
        claims.append(Claim(train, stops, tuple(_leg(board, legs, route, stops))))
    return tuple(claims)


def verified(found: RouteProblem, claims: tuple[Claim, ...]) -> RouteSolution:
    """The run that was claimed, checked against the rules; raises IllegalAction."""
    try:
        return verify(found, claims)
    except RouteError as error:
        raise IllegalAction(error.reason, **told(found, error)) from None


def told(found: RouteProblem, error: RouteError | IllegalAction) -> dict[str, Any]:
    """The figures of a refused route for people: of trains their kinds, of resources what gives them."""
    figures: dict[str, Any] = dict(error.figures)
    for name in ("train", "beside"):
        train = figures.get(name)
        if isinstance(train, int):
            figures[name] = found.trains[train].kind
    if isinstance(mask := figures.get("resources"), int):
        figures["resources"] = [label for bit, label in enumerate(found.labels) if mask >> bit & 1]
    return figures


def _leg(
    board: Board, legs: dict[tuple[int, int, int], int], route: RouteClaim, stops: tuple[int, ...]
) -> Iterator[int]:
    """The legs by the sides that their ways cross: a loop may be gone through either way round."""
    if len(route.ways) != max(0, len(stops) - 1):
        raise IllegalAction("route.ways", train=route.train, stops=len(stops), ways=len(route.ways))
    for index, way in enumerate(route.ways):
        first, second = stops[index], stops[index + 1]
        leg = legs.get((min(first, second), max(first, second), _sides(board, way)))
        if leg is None:
            start, end = route.stops[index], route.stops[index + 1]
            raise IllegalAction("route.no_track", train=route.train, start=start, end=end, way=list(way))
        yield leg


def _sides(board: Board, way: tuple[str, ...]) -> int:
    """The hex sides between the hexes of a way, as a mask; 0 if two of them aren't neighbours."""
    mask = 0
    for here, there in pairwise(way):
        edge = next((edge for edge, other in _neighbours(board, here).items() if other == there), None)
        if edge is None:
            return 0
        mask |= 1 << board.side(here, edge)
    return mask


def _neighbours(board: Board, hex_id: str) -> Mapping[int, str]:
    return board.data.hexes[hex_id].neighbours if hex_id in board.data.hexes else {}
