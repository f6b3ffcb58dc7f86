"""The proven best set of routes for all trains of a company together, and the check of a claimed set."""

from __future__ import annotations

from dataclasses import replace
from math import gcd

from engine.board.route_board import Board, board_of, fits_of
from engine.board.route_branch import Branching
from engine.board.route_claims import verify
from engine.board.route_combine import Combination, Pool
from engine.board.route_lists import Listed, leg_routes, unrolled
from engine.board.route_problem import Extra, Route, RouteProblem, RouteSolution
from engine.board.route_shelves import Shelf, best_choice

__all__ = ["solve", "verify"]

_SHORT = 6
"""Boards are reduced only if the trains' ranges sum to more than this: for less, it costs more than it saves."""


def solve(problem: RouteProblem) -> RouteSolution | None:
    """The run of the highest total; None if no legal run spends all of `problem.cover`.

    Trains may stay unused: without `cover`, a company that has no legal route gets the empty run of total 0.

    Of several best runs the answer is always the same one for equal problems, whatever the machine or the hash seed:
    lists of routes are in a fixed order (value, then fewer sides and resources, then the lower mask, in which the order
    of the problem's legs counts), choices are tried in that order, and the first of the highest total stays. What
    `route_shelves` has not listed yet is tried later than what it has.
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
    single = leg_routes(problem)
    if single is not None:
        choice = Combination([Pool(single)] * len(problem.trains), cover=0)
        choice.solve()
        return _solution(problem, 0, choice.total, choice.found or {})
    ranges = [train.limit for train in problem.trains]
    longest = _longest(problem, ranges)
    board = board_of(problem, longest, merge=longest is None or sum(limit or 0 for limit in ranges) > _SHORT)
    if problem.cover and problem.cover & ~_in_reach(board):
        return None
    run = _Run(board, ranges, len(problem.stops) if longest is None else min(longest, len(problem.stops)))
    if longest is None:
        run.branch(ranges.index(None))
        return run.solution()
    long_extra = _long_extra(problem, ranges)
    if long_extra is None or not long_extra.bit & problem.cover:
        run.choose(None, long_extra)
    if long_extra is not None:
        # The longest first: it mostly brings the most, which leaves little to list for the others.
        for train in sorted({ranges.index(limit) for limit in ranges}, key=lambda train: -(ranges[train] or 0)):
            run.choose(train, long_extra)
    return run.solution()


def _step(board: Board) -> int:
    """What divides the total of every run."""
    amounts = [bonus[1] for bonus in board.bonus if bonus]
    return gcd(*board.value, *amounts, *board.gate, *[amount for _, amount in board.again]) or 1


def _longest(problem: RouteProblem, ranges: list[int | None]) -> int | None:
    """The most locations that a route may have; None for any number."""
    longest = 0
    for limit in ranges:
        if limit is None:
            return None
        longest = max(longest, limit + sum([limit if extra.towns is None else extra.towns for extra in problem.extras]))
    return longest


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


def _long_extra(problem: RouteProblem, ranges: list[int | None]) -> Extra | None:
    """The extra, if any, by which one train's routes get much longer than those of the others. Of several, one."""
    for extra in problem.extras:
        if len(ranges) > 1 and (extra.towns is None or extra.towns > 1):
            return extra
    return None


class _Run:
    """The best run found so far for trains with the limits `ranges`, whose routes have at most `longest` locations."""

    def __init__(self, board: Board, ranges: list[int | None], longest: int) -> None:
        self._board = board
        self._ranges = ranges
        self._longest = longest
        self._step = _step(board)
        self._shelves: dict[tuple[int | None, tuple[Extra, ...], int], Shelf] = {}
        self._total = -1
        self._chosen: dict[int, Listed] | None = None

    def _shelf(self, limit: int | None, extras: tuple[Extra, ...], wanted: int) -> Shelf:
        """The routes of a train that may spend `extras` and must spend `wanted`."""
        key = (limit, extras, wanted)
        known = self._shelves.get(key)
        if known is None:
            fits = fits_of(limit, extras, self._longest, self._board.aside)
            known = self._shelves[key] = Shelf(self._board, fits, wanted)
        return known

    def choose(self, train: int | None, extra: Extra | None) -> None:
        """Take the best run in which `train` spends `extra` and no other train may, if it is better."""
        extras = self._board.problem.extras
        others = tuple([each for each in extras if each is not extra])
        alone = self._board.problem.cover if len(self._ranges) == 1 else 0
        shelves = [self._shelf(limit, others, alone) for limit in self._ranges]
        if train is not None and extra is not None:
            shelves[train] = self._shelf(self._ranges[train], extras, extra.bit)
        best = best_choice(shelves, self._board.problem.cover, self._step, self._total)
        if best is not None:
            self._total, self._chosen = best

    def branch(self, train: int) -> None:
        """Take the best run, where `train` is one without a limit."""
        extras, cover = self._board.problem.extras, self._board.problem.cover
        trains = [other for other in range(len(self._ranges)) if other != train]
        shelves = [self._shelf(self._ranges[other], extras, 0) for other in trains]
        for shelf in shelves:
            shelf.down_to(0)
        rest = Combination([shelf.pool for shelf in shelves], cover)
        rest.solve()
        if rest.found is not None:
            self._total = rest.total
            self._chosen = {trains[place]: route for place, route in rest.found.items()}
        search = Branching(self._board, [shelf.pool for shelf in shelves], cover, self._step)
        search.solve(self._total)
        if search.route is not None:
            self._total = search.total
            self._chosen = {trains[place]: route for place, route in search.rest.items()}
            self._chosen[train] = search.route

    def solution(self) -> RouteSolution | None:
        """The best run; None if there is none."""
        if self._chosen is None:
            return None
        return _solution(self._board.problem, self._board.resources, self._total, self._chosen)


def _solution(problem: RouteProblem, resources: int, total: int, chosen: dict[int, Listed]) -> RouteSolution:
    """A choice of listed routes, by train, in the problem's own terms. resources: their part of the masks."""
    routes: list[Route] = []
    for train in sorted(chosen):
        value, mask, path = chosen[train]
        stops, legs = unrolled(problem, path)
        sides = 0
        for leg in legs:
            sides |= problem.legs[leg].sides
        routes.append(Route(train, stops, legs, sides, mask & resources, value))
    return RouteSolution(tuple(routes), total)
