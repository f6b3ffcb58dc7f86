"""Runs as wished and the others to choose from, on random small boards, against exhaustive search."""

from __future__ import annotations

import random
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.board.routing.route_problem import Claim, RouteProblem, RouteSolution
from engine.board.routing.routes import solve, verify
from engine.hints import Wishes
from engine.rounds.wishes import alternatives, wished, without
from tests.engine.test_routes_property import best_total, cases, random_problem, trains_of

BOARD: Any = SimpleNamespace(data=SimpleNamespace(hexes={f"N{number}" for number in range(9)} | {"HOME"}))
"""As much of a map as wishes are read by; each stop is in a hex of its own name."""
LIMITS = (2, 3, 4, None)


def board(seed: int, limits: list[int | None], size: int) -> RouteProblem:
    problem = random_problem(random.Random(seed), trains_of(limits), size)
    return replace(problem, cover=0, visits=(), exclusive=())


def total(found: RouteSolution | None) -> int | None:
    return None if found is None else found.total


def visited(run: RouteSolution) -> set[int]:
    return {stop for route in run.routes for stop in route.stops}


def is_legal(problem: RouteProblem, narrower: RouteProblem, run: RouteSolution) -> bool:
    """Whether what solves the narrower problem is legal, and earns no less, where all legs are there."""
    legs = [problem.legs.index(leg) for leg in narrower.legs]
    claims = [Claim(each.train, each.stops, tuple(legs[leg] for leg in each.legs)) for each in run.routes]
    return verify(problem, tuple(claims)).total >= run.total


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 10**9), st.lists(st.sampled_from(LIMITS), min_size=1, max_size=2), st.integers(3, 7))
def test_others_to_choose_from_are_legal_differ_and_are_the_best_that_leave_a_stop_out(
    seed: int, limits: list[int | None], size: int
) -> None:
    problem = board(seed, limits, size)
    assume(cases(problem) < 5_000)
    runs = alternatives(problem, 6, solve)
    assert len(runs) <= 6
    if not runs:
        assert not best_total(problem)
        return
    best = runs[0][1]
    assert best.total == best_total(problem)
    assert len({frozenset(visited(run)) for _, run, _ in runs}) == len(runs)
    for found, run, node in runs:
        assert is_legal(problem, found, run)
        assert run.total <= best.total
        if node:
            left_out = next(index for index, stop in enumerate(problem.stops) if stop.node == node)
            assert left_out in visited(best) - visited(run)
            assert run.total == best_total(without(problem, (node,)))


@settings(max_examples=100, deadline=None)
@given(
    st.integers(0, 10**9),
    st.lists(st.sampled_from(LIMITS), min_size=1, max_size=2),
    st.integers(3, 7),
    st.sampled_from(("visit", "avoid", "rest", "both")),
)
def test_the_best_run_as_wished_is_that_of_exhaustive_search(
    seed: int, limits: list[int | None], size: int, kind: str
) -> None:
    problem, chance = board(seed, limits, size), random.Random(seed)
    one, other = chance.sample(range(size), 2)
    nodes = [stop.node for stop in problem.stops]
    wishes = Wishes(
        visit=(nodes[one],) if kind in ("visit", "both") else (),
        avoid=(nodes[other],) if kind in ("avoid", "both") else (),
        rest=(problem.trains[0].kind,) if kind == "rest" else (),
    )
    asked = wished(BOARD, problem, wishes)
    assume(cases(problem) < 5_000)
    run = solve(asked)
    trains = problem.trains[1:] if wishes.rest else problem.trains
    kept = replace(problem, trains=trains)
    assert total(run) == best_total(asked)
    if run is None:
        return
    if wishes.visit:
        assert one in visited(run)
    if wishes.avoid:
        assert other not in visited(run)
    assert is_legal(kept, asked, run)
    assert run.total <= (best_total(problem) or 0)
