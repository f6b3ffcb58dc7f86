"""The proven best set of routes for all trains of a company together, and the check of a claimed set."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import replace
from math import gcd

from engine.board.routing.route_board import RouteBoard, board_for, board_of, fits_of
from engine.board.routing.route_branch import Branching
from engine.board.routing.route_claims import verify
from engine.board.routing.route_combine import Combination, Pool
from engine.board.routing.route_lists import Listed, leg_routes, unrolled
from engine.board.routing.route_problem import Extra, Route, RouteProblem, RouteSolution, Train
from engine.board.routing.route_several import best_of_several
from engine.board.routing.route_shelves import Shelf, best_choice

__all__ = ["Prover", "proving_several_by", "solve", "verify"]

_PATIENCE = 2000
"""The steps of the search for a good run before that for the best one of several trains without a limit."""

_SHORT = 6
"""Boards are reduced only if the trains' ranges sum to more than this: for less, it costs more than it saves."""


Told = Callable[[RouteSolution], None]
"""Hears of runs that are better than those before, and not proven yet."""

Prover = Callable[[RouteBoard, dict[int, Pool], list[int], int], RouteSolution | None]
"""Proves the best run of several trains without a limit: the board, the routes of each train with one, the trains
without one, and what divides every total. None: it can't say."""

_provers: list[Prover] = []


@contextmanager
def proving_several_by(prover: Prover) -> Generator[None]:
    """In this process and block, ask `prover` first for the best run of several trains without a limit.

    Where several runs are best, it may choose another one than the search; so processes that play games don't use it.
    """
    before = list(_provers)
    _provers[:] = [prover]
    try:
        yield
    finally:
        _provers[:] = before


def solve(problem: RouteProblem, patience: int | None = None, tell: Told | None = None) -> RouteSolution | None:
    """The run of the highest total; None if no legal run spends all of `problem.cover`.

    patience: where trains without a limit need a search of more than about so many steps, a good run that need not be
    the best; it says so itself. With several such trains None may then also mean that no run was found. tell: for
    several such trains, hears of each better run on the way.

    Trains may stay unused: without `cover`, a company that has no legal route gets the empty run of total 0.

    Of several best runs the answer is always the same one for equal problems, whatever the machine or the hash seed:
    lists of routes are in a fixed order (value, then fewer sides and resources, then the lower mask, in which the order
    of the problem's legs counts), choices are tried in that order, and the first of the highest total stays. What
    `route_shelves` has not listed yet is tried later than what it has.
    """
    best: RouteSolution | None = None
    for barred in _choices(problem.exclusive):
        found = _solve(_without(problem, barred), patience, tell)
        if found is not None and (best is None or found.total > best.total):
            best = found if best is None or best.proven else replace(found, proven=False)
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


def _solve(problem: RouteProblem, patience: int | None, tell: Told | None) -> RouteSolution | None:
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
    run = _Run(board, problem.trains, len(problem.stops) if longest is None else min(longest, len(problem.stops)))
    if longest is None:
        if ranges.count(None) == 1:
            run.branch(ranges.index(None), patience)
            return run.solution()
        good = _one_by_one(problem, _PATIENCE if patience is None else patience)
        if patience is None:
            run.several(good, tell)
            return run.solution()
        return good
    long_extra = _long_extra(problem, ranges)
    if long_extra is None or not long_extra.bit & problem.cover:
        run.choose(None, long_extra)
    if long_extra is not None:
        # The longest first: it mostly brings the most, which leaves little to list for the others.
        kinds = {(train.limit, train.more): place for place, train in reversed([*enumerate(problem.trains)])}
        for train in sorted(kinds.values(), key=lambda train: (-(ranges[train] or 0), train)):
            run.choose(train, long_extra)
    return run.solution()


def _one_by_one(problem: RouteProblem, patience: int) -> RouteSolution | None:
    """A good run, not proven: the best of all trains but some without a limit, then of each of these what is left."""
    long = [train for train, each in enumerate(problem.trains) if each.limit is None]
    left, trains = problem, [train for train in range(len(problem.trains)) if train not in long[1:]]
    routes: list[Route] = []
    for following in (*long[1:], None):
        found = solve(replace(left, trains=tuple(problem.trains[train] for train in trains)), patience)
        if found is None:
            return None
        routes += [replace(route, train=trains[route.train]) for route in found.routes]
        sides = uses = 0
        for route in routes:
            sides |= route.sides
            uses |= route.uses
        legs = tuple(leg if not leg.sides & sides else replace(leg, b=leg.a) for leg in problem.legs)
        left = replace(_without(replace(problem, legs=legs), uses), cover=0)
        trains = [following] if following is not None else []
    routes.sort(key=lambda route: route.train)
    return RouteSolution(tuple(routes), sum(route.value for route in routes), proven=False)


def _step(board: RouteBoard) -> int:
    """What divides the total of every run."""
    amounts = [bonus[1] for bonus in board.bonus if bonus]
    amounts += [amount for train in board.problem.trains for _, amount in train.more]
    return gcd(*board.value, *amounts, *board.gate, *[amount for _, amount in board.again]) or 1


def _longest(problem: RouteProblem, ranges: list[int | None]) -> int | None:
    """The most locations that a route may have; None for any number."""
    longest = 0
    for limit in ranges:
        if limit is None:
            return None
        longest = max(longest, limit + sum([limit if extra.towns is None else extra.towns for extra in problem.extras]))
    return longest


def _in_reach(board: RouteBoard) -> int:
    """The resources that some route might spend: extras, and those of the stops that own tokens reach."""
    found = 0
    for extra in board.problem.extras:
        found |= extra.bit
    waiting = list(board.tokens)
    seen = set(waiting)
    for stop in waiting:
        bonus = board.bonus[stop]
        for visit, stops in board.visits:
            found |= visit if board.itself[stop] & stops else 0
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
    """The best run found so far for these trains, whose routes have at most `longest` locations."""

    def __init__(self, board: RouteBoard, trains: tuple[Train, ...], longest: int) -> None:
        self._board = board
        self._trains = trains
        self._ranges = [train.limit for train in trains]
        self._boards = {more: board_for(board, more) for more in dict.fromkeys(train.more for train in trains)}
        self._longest = longest
        self._step = _step(board)
        self._shelves: dict[tuple[Train, tuple[Extra, ...], int], Shelf] = {}
        self._total = -1
        self._chosen: dict[int, Listed] | None = None
        self._good: RouteSolution | None = None
        self._proven = True

    def _shelf(self, train: int, extras: tuple[Extra, ...], wanted: int) -> Shelf:
        """The routes of a train that may spend `extras` and must spend `wanted`."""
        limit, more = self._ranges[train], self._trains[train].more
        key = (Train("", limit, more), extras, wanted)
        known = self._shelves.get(key)
        if known is None:
            fits = fits_of(limit, extras, self._longest, self._board.aside)
            known = self._shelves[key] = Shelf(self._boards[more], fits, wanted)
        return known

    def choose(self, train: int | None, extra: Extra | None) -> None:
        """Take the best run in which `train` spends `extra` and no other train may, if it is better."""
        extras = self._board.problem.extras
        others = tuple([each for each in extras if each is not extra])
        alone = self._board.problem.cover if len(self._ranges) == 1 else 0
        shelves = [self._shelf(each, others, alone) for each in range(len(self._ranges))]
        if train is not None and extra is not None:
            shelves[train] = self._shelf(train, extras, extra.bit)
        best = best_choice(shelves, self._board.problem.cover, self._step, self._total)
        if best is not None:
            self._total, self._chosen = best

    def branch(self, train: int, patience: int | None) -> None:
        """Take the best run, where `train` is the only one without a limit. patience: as for `solve`."""
        trains = [other for other in range(len(self._ranges)) if other != train]
        pools = self._pools(trains)
        rest = Combination(pools, self._board.problem.cover)
        rest.solve()
        if rest.found is not None:
            self._total = rest.total
            self._chosen = {trains[place]: route for place, route in rest.found.items()}
        search = Branching(self._boards[self._trains[train].more], pools, self._board.problem.cover, self._step)
        search.solve(self._total, patience)
        self._proven = search.proven
        if search.route is not None:
            self._total = search.total
            self._chosen = {trains[place]: route for place, route in search.rest.items()}
            self._chosen[train] = search.route

    def several(self, good: RouteSolution | None, tell: Told | None) -> None:
        """Take the best run, where several trains have no limit. good: a run that's known; tell: as for `solve`."""
        trains = [train for train, limit in enumerate(self._ranges) if limit is not None]
        long = [train for train, limit in enumerate(self._ranges) if limit is None]
        self._good = good
        if good is not None:
            self._total = good.total
            if tell is not None:
                tell(good)

        def take(better: tuple[int, dict[int, Listed]]) -> None:
            self._good, self._total = None, better[0]
            self._chosen = {(*long, *trains)[place]: route for place, route in better[1].items()}
            solution = self.solution()
            if tell is not None and solution is not None:
                tell(replace(solution, proven=False))

        board, pools = self._boards[self._trains[long[0]].more], self._pools(trains)
        for prover in _provers:
            found = prover(board, dict(zip(trains, pools, strict=True)), long, self._step)
            if found is not None and found.total >= self._total:
                self._good = found
                return
        problem = self._board.problem
        best_of_several(board, pools, len(long), problem.cover, self._step, self._total, take)

    def _pools(self, trains: list[int]) -> list[Pool]:
        """All routes of each of these trains."""
        shelves = [self._shelf(train, self._board.problem.extras, 0) for train in trains]
        for shelf in shelves:
            shelf.down_to(0)
        return [shelf.pool for shelf in shelves]

    def solution(self) -> RouteSolution | None:
        """The best run; None if there is none."""
        if self._good is not None:
            return replace(self._good, proven=self._proven)
        if self._chosen is None:
            return None
        found = _solution(self._board.problem, self._board.resources, self._total, self._chosen)
        return found if self._proven else replace(found, proven=False)


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
