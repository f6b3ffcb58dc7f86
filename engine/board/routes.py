"""The proven best set of routes for all trains of a company together, and the check of a claimed set."""

from __future__ import annotations

from dataclasses import replace

from engine.board.route_board import Board, board_of, fits_of
from engine.board.route_claims import verify
from engine.board.route_combine import Combination, Pool
from engine.board.route_lists import Lister, unrolled
from engine.board.route_problem import Route, RouteProblem, RouteSolution

__all__ = ["solve", "verify"]

_SHORT = 6
"""Boards are reduced only if the trains' ranges sum to more than this: for less, it costs more than it saves."""


def solve(problem: RouteProblem) -> RouteSolution | None:
    """The run of the highest total; None if no legal run spends all of `problem.cover`.

    Trains may stay unused: without `cover`, a company that has no legal route gets the empty run of total 0.

    Of several best runs the answer is always the same one for equal problems, whatever the machine or the hash seed:
    lists of routes are in a fixed order (value, then fewer sides and resources, then the lower mask, in which the order
    of the problem's legs counts), choices are tried in that order, and the first of the highest total stays.
    """
    best: RouteSolution | None = None
    for barred in _choices(problem.exclusive):
        found = _solve(_without(problem, barred))
        if found is not None and (best is None or found.total > best.total):
            best = found
    return best


def _choices(pairs: tuple[tuple[int, int], ...]) -> list[int]:
    """The ways to bar one resource of each pair, as masks."""
    masks = [0]
    for one, other in pairs:
        masks = [mask | bit for mask in masks for bit in (one, other)]
    return list(dict.fromkeys(masks))


def _without(problem: RouteProblem, barred: int) -> RouteProblem:
    """The problem in which the resources in `barred` can't be spent, though `cover` may still ask for them."""
    if not barred:
        return problem
    stops = tuple(
        replace(stop, end_bonus=None) if stop.end_bonus and stop.end_bonus.bit & barred else stop
        for stop in problem.stops
    )
    closed = {index for index, stop in enumerate(stops) if stop.uses & barred}
    legs = tuple(replace(leg, b=leg.a) if leg.a in closed or leg.b in closed else leg for leg in problem.legs)
    extras = tuple(extra for extra in problem.extras if not extra.bit & barred)
    return replace(problem, stops=stops, legs=legs, extras=extras, exclusive=())


def _solve(problem: RouteProblem) -> RouteSolution | None:
    """As `solve`, without pairs."""
    ranges = [train.limit for train in problem.trains]
    merge = None in ranges or sum(limit or 0 for limit in ranges) > _SHORT or bool(problem.extras)
    board = board_of(problem, merge)
    pools: dict[int | None, Pool] = {}
    for limit in ranges:
        if limit not in pools:
            pools[limit] = Pool(Lister(board, fits_of(limit, problem.extras, len(problem.stops))).listed())
    combination = Combination([pools[limit] for limit in ranges], problem.cover)
    combination.solve()
    if combination.found is None:
        return None
    routes = [_route(board, train, *pools[ranges[train]].routes[index]) for train, index in combination.found]
    routes.sort(key=lambda route: route.train)
    return RouteSolution(tuple(routes), combination.total)


def _route(board: Board, train: int, value: int, mask: int, path: tuple) -> Route:
    """A listed route in the problem's own terms."""
    stops, legs = unrolled(board, path)
    sides = 0
    for leg in legs:
        sides |= board.problem.legs[leg].sides
    return Route(train, stops, legs, sides, mask & board.resources, value)
