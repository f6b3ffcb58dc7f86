"""Runs of several trains of no limit, proven by a solver of integer programs, against exhaustive search and our own."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bot.work.diesels import best_run
from engine.board.routing.route_board import board_of, fits_of
from engine.board.routing.route_problem import RouteProblem, RouteSolution, Stop
from engine.board.routing.route_shelves import Shelf
from engine.board.routing.routes import solve
from tests.engine.test_routes_property import best_total, cases, random_problem, trains_of


def proven(problem: RouteProblem) -> RouteSolution | None:
    board = board_of(problem, None, merge=True)
    pools, long = {}, []
    for index, train in enumerate(problem.trains):
        if train.limit is None:
            long.append(index)
        else:
            shelf = Shelf(board, fits_of(train.limit, (), len(problem.stops), board.aside), 0)
            shelf.down_to(0)
            pools[index] = shelf.pool
    return best_run(board, pools, long, 1)


def plain(rng: random.Random, limits: list[int | None], size: int, *, visits: bool) -> RouteProblem:
    """A random board with nothing but what the program can say: groups, blocked stops, bonuses, stops to visit."""
    problem = random_problem(rng, trains_of(limits), size)
    stops = tuple(replace(each, location=True, uses=0, end_bonus=None) for each in problem.stops)
    kept = problem.visits if visits else ()
    cover = sum(each.bit for each in kept)
    return replace(problem, stops=stops, extras=(), cover=cover, exclusive=(), both_gates=0, visits=kept)


@pytest.mark.long
@settings(max_examples=120, deadline=None)
@given(st.integers(0, 10**9), st.sampled_from(([None, None], [None, None, 3], [None, 2], [None])), st.integers(3, 7))
def test_the_program_finds_what_exhaustive_search_finds(seed: int, limits: list[int | None], size: int) -> None:
    problem = plain(random.Random(seed), limits, size, visits=bool(seed % 2))
    assume(cases(problem) < 50_000)
    found, best = proven(problem), best_total(problem)
    if found is None:
        assert not best, "only where there's nothing to run may it leave the answer to the search"
    else:
        assert found.total == best


@pytest.mark.parametrize("seed", range(12))
def test_larger_boards_come_to_what_the_search_proves(seed: int) -> None:
    problem = plain(random.Random(seed), [None, None], 12, visits=False)
    found, searched = proven(problem), solve(problem)
    assert (found and found.total) == (searched and searched.total)


def test_what_the_program_cannot_say_is_left_to_the_search() -> None:
    problem = plain(random.Random(1), [None, None], 6, visits=False)
    mine = Stop("MINE", 20, location=False)
    assert proven(replace(problem, stops=(*problem.stops[:-1], mine))) is None
