"""The proven best set of routes for all trains of a company together, and the check of a claimed set."""

from __future__ import annotations

from dataclasses import replace

from engine.board.route_board import Board, Fits, board_of, fits_of
from engine.board.route_bounds import FloodBound, RangeBound
from engine.board.route_branch import Branching
from engine.board.route_claims import verify
from engine.board.route_combine import Combination, Pool
from engine.board.route_lists import Listed, Lister, Path, unrolled
from engine.board.route_problem import Extra, Route, RouteProblem, RouteSolution

__all__ = ["solve", "verify"]

_SHORT = 6
"""Boards are reduced only if the trains' ranges sum to more than this: for less, it costs more than it saves."""

_LISTED = 3
"""Routes that may be longer than an ordinary one by more towns than this are searched with a bound, not listed."""


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
    board = board_of(problem, merge=None in ranges or sum(limit or 0 for limit in ranges) > _SHORT)
    if problem.cover & ~_in_reach(board):
        return None
    long_extras = _long_extras(problem)
    run = _Run(board, ranges, tuple(extra for extra in problem.extras if extra not in long_extras))
    if None in ranges:
        diesel = ranges.index(None)
        run.list_all(leave_out=diesel)
        run.branch(diesel, 0)
    else:
        run.list_all(leave_out=None)
        for extra in long_extras:
            for train in sorted({ranges.index(limit) for limit in ranges}):
                run.branch(train, extra.bit)
    return run.solution()


def _in_reach(board: Board) -> int:
    """The resources that some route might spend: extras, and those of the stops that own tokens reach."""
    found = 0
    for extra in board.problem.extras:
        found |= extra.bit
    waiting = list(board.tokens)
    seen = set(waiting)
    for stop in waiting:
        bonus = board.bonus[stop]
        found |= board.enter[stop] | (bonus[0] if bonus else 0)
        for _, after, _, _, _ in board.starts[stop] if stop in board.tokens else board.onward[stop]:
            if after not in seen:
                seen.add(after)
                waiting.append(after)
    return found & board.resources


def _long_extras(problem: RouteProblem) -> tuple[Extra, ...]:
    """The extra, if any, that makes routes too long to list. Of several, one: with the others, routes are listed."""
    longest = max((train.limit or 0 for train in problem.trains), default=0)
    if any(train.limit is None for train in problem.trains) or longest <= _LISTED:
        return ()
    return tuple(extra for extra in problem.extras if extra.towns is None or extra.towns > _LISTED)[:1]


class _Run:
    """The best run found so far for the trains with `ranges`, and the lists of routes made on the way.

    `extras` are those that listed routes may spend.
    """

    def __init__(self, board: Board, ranges: list[int | None], extras: tuple[Extra, ...]) -> None:
        self._board = board
        self._ranges = ranges
        self._extras = extras
        self._pools: dict[int | None, Pool] = {}
        self._total = -1
        self._chosen: dict[int, Listed] | None = None

    def _fits(self, limit: int | None, extras: tuple[Extra, ...]) -> Fits:
        return fits_of(limit, extras, len(self._board.problem.stops))

    def _others(self, left_out: int | None) -> tuple[list[int], list[Pool]]:
        """The trains but one, and for each the pool of its routes."""
        trains = [train for train in range(len(self._ranges)) if train != left_out]
        for train in trains:
            limit = self._ranges[train]
            if limit not in self._pools:
                self._pools[limit] = Pool(Lister(self._board, self._fits(limit, self._extras)).listed())
        return trains, [self._pools[self._ranges[train]] for train in trains]

    def list_all(self, leave_out: int | None) -> None:
        """Take the best run of listed routes, in which the train `leave_out` has none."""
        trains, pools = self._others(leave_out)
        combination = Combination(pools, self._board.problem.cover)
        combination.solve(0, self._total)
        if combination.found is not None:
            self._total = combination.total
            self._chosen = {trains[place]: pools[place].routes[index] for place, index in combination.found}

    def branch(self, train: int, wanted: int) -> None:
        """Take the best run in which `train` spends the extra `wanted` (0: none asked), if it is better."""
        trains, pools = self._others(train)
        limit = self._ranges[train]
        fits = self._fits(limit, self._board.problem.extras)
        if limit is None:
            bound = FloodBound(self._board)
        else:
            further = sum(limit if extra.towns is None else extra.towns for extra in self._board.problem.extras)
            bound = RangeBound(self._board, limit, further, fits)
        search = Branching(self._board, fits, bound, pools, self._board.problem.cover, wanted)
        search.solve(self._total)
        if search.route is not None:
            self._total = search.total
            self._chosen = {trains[place]: pools[place].routes[index] for place, index in search.rest}
            self._chosen[train] = search.route

    def solution(self) -> RouteSolution | None:
        """The best run; None if there is none."""
        if self._chosen is None:
            return None
        routes = tuple(_route(self._board, train, *self._chosen[train]) for train in sorted(self._chosen))
        return RouteSolution(routes, self._total)


def _route(board: Board, train: int, value: int, mask: int, path: Path) -> Route:
    """A listed route in the problem's own terms."""
    stops, legs = unrolled(board, path)
    sides = 0
    for leg in legs:
        sides |= board.problem.legs[leg].sides
    return Route(train, stops, legs, sides, mask & board.resources, value)
