"""The solver and the check of claims on boards small enough to see the answer."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from engine.board.routing.route_problem import (
    Claim,
    EndBonus,
    Extra,
    Leg,
    RouteBonus,
    RouteError,
    RouteProblem,
    Stop,
    Train,
)
from engine.board.routing.routes import solve, verify

RED, PLUS, MINE, MORE = 1, 2, 4, 8

HOME = Stop("A1.0", 20, token=True)


def line(*stops: Stop, trains: tuple[int | None, ...] = (2,), **more) -> RouteProblem:
    """Stops in a row, the side between stops k and k + 1 being bit k."""
    legs = tuple(Leg(place, place + 1, 1 << place) for place in range(len(stops) - 1))
    return RouteProblem(stops, legs, tuple(Train(str(limit), limit) for limit in trains), **more)


def city(value: int, **more) -> Stop:
    return Stop(f"city{value}", value, **more)


def town(value: int, **more) -> Stop:
    return Stop(f"town{value}", value, town=True, **more)


def mine(value: int) -> Stop:
    return Stop(f"mine{value}", value, location=False, uses=MINE)


def red(value: int, bonus: int = 20) -> Stop:
    return Stop(f"red{value}", value, passable=False, end_bonus=EndBonus(RED, bonus))


def total(problem: RouteProblem) -> int | None:
    solution = solve(problem)
    return None if solution is None else solution.total


def test_takes_the_better_neighbour() -> None:
    problem = line(city(30), HOME, city(40))
    solution = solve(problem)
    assert solution is not None
    (route,) = solution.routes
    assert (route.stops, route.legs, route.sides, route.uses, route.value) == ((1, 2), (1,), 0b10, 0, 60)


def test_runs_through_its_token() -> None:
    assert total(line(city(30), HOME, city(40), trains=(3,))) == 90


def test_two_trains_share_stops_and_no_side() -> None:
    assert total(line(city(30), HOME, city(40), trains=(2, 2))) == 50 + 60
    assert total(line(HOME, city(40), city(30), trains=(2, 3))) == 90


def test_no_route_is_an_empty_run() -> None:
    for problem in (line(HOME), line(city(10), city(20)), line(HOME, city(20), trains=()), line(HOME, mine(30))):
        assert solve(problem) is not None
        assert total(problem) == 0


def test_blocked_city_ends_a_route() -> None:
    assert total(line(HOME, city(10, passable=False), city(50), trains=(3,))) == 30


def test_one_stop_of_each_group() -> None:
    assert total(line(city(10, groups=1), HOME, city(40, groups=1), trains=(3,))) == 60


def test_red_bonus_once_a_run() -> None:
    assert total(line(red(30), HOME, red(40), trains=(3,))) == 30 + 20 + 40 + 20
    assert total(line(red(30), HOME, red(40), trains=(2, 2))) == 50 + 60 + 20
    assert total(line(HOME, city(40), cover=RED)) is None


def test_plus_train_is_for_towns_and_only_where_needed() -> None:
    plus = (Extra(PLUS, None),)
    row = (HOME, town(10), town(10), city(50))
    assert total(line(*row, extras=plus)) == 90
    assert total(line(HOME, city(10), town(10), city(50), extras=plus)) == 40
    assert total(line(HOME, town(10), extras=plus)) == 30
    assert total(line(HOME, town(10), extras=plus, cover=PLUS)) is None
    solution = solve(line(*row, extras=plus))
    assert solution is not None
    assert solution.routes[0].uses == PLUS


def test_further_towns_of_two_extras_add_up() -> None:
    row = (HOME, *(town(10) for _ in range(3)), city(50))
    assert total(line(*row, extras=(Extra(PLUS, None),))) == 50
    assert total(line(*row, extras=(Extra(PLUS, None), Extra(MORE, 1)))) == 100


def test_mine_is_no_location_and_comes_once() -> None:
    assert total(line(HOME, mine(30), city(20))) == 70
    assert total(line(HOME, city(20), mine(30))) == 70
    assert total(line(mine(30), HOME, city(20), mine(30))) == 70
    assert total(line(city(20), mine(30), HOME, mine(30), city(20), trains=(2, 2))) == 70


def test_resources_that_exclude_each_other() -> None:
    row = (red(10), HOME, town(10), town(10), city(50))
    both = line(*row, trains=(2, 2), extras=(Extra(PLUS, None),))
    assert total(both) == 50 + 90
    assert total(replace(both, exclusive=((RED, PLUS),))) == 30 + 90
    assert total(replace(both, exclusive=((RED, PLUS),), cover=RED)) == 50 + 30


@pytest.mark.parametrize("limit", [4, 9, None])
def test_bonus_of_a_route_comes_once_a_route(limit: int | None) -> None:
    port = (RouteBonus(frozenset({0, 1}), 20),)
    row = (town(10), town(10), HOME, city(40))
    assert total(line(*row, trains=(limit,), bonuses=port)) == 10 + 10 + 20 + 40 + 20
    assert total(line(*row, trains=(2, limit), bonuses=port)) == 60 + 40 + 20
    both = replace(line(*row, trains=(limit, limit), bonuses=port), legs=(*line(*row).legs, Leg(0, 2, 8)))
    assert total(both) == 80 + 20 + 30 + 20
    solution = solve(both)
    assert solution is not None
    assert verify(both, tuple(route.claim() for route in solution.routes)) == solution


def test_token_with_a_bonus_of_a_route() -> None:
    port = (RouteBonus(frozenset({0, 1, 2}), 20),)
    assert total(line(HOME, HOME, HOME, trains=(None,), bonuses=port)) == 80
    assert total(line(city(30), HOME, HOME, trains=(2, 2, None), bonuses=port)) == 70 + 60


def test_diesel_goes_as_far_as_it_can() -> None:
    assert total(line(city(10), city(10), HOME, *(town(10) for _ in range(20)), trains=(None,))) == 240


def test_problem_and_solution_can_go_to_another_process() -> None:
    problem = line(red(30), HOME, mine(40), city(20), trains=(3,), extras=(Extra(PLUS, None),))
    assert pickle.loads(pickle.dumps(problem)) == problem
    assert hash(pickle.loads(pickle.dumps(problem))) == hash(problem)
    assert pickle.loads(pickle.dumps(solve(problem))) == solve(problem)


def test_ties_do_not_depend_on_the_hash_seed() -> None:
    text = (
        "from engine.board.routing.route_problem import *\n"
        "from engine.board.routing.routes import solve\n"
        "ring = tuple(Stop(f'S{k}', 20, token=not k % 3) for k in range(9))\n"
        "legs = tuple(Leg(k, (k + d) % 9, 1 << 2 * k + d) for k in range(9) for d in (1, 2))\n"
        "for limits in ((3, 3), (2, 4), (None, 2)):\n"
        "    print(solve(RouteProblem(ring, legs, tuple(Train('x', n) for n in limits))))\n"
    )
    root = Path(__file__).parents[2]
    outputs = {
        subprocess.run(
            [sys.executable, "-c", text],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(root)},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "77")
    }
    assert len(outputs) == 1


ROW = (red(30), HOME, town(10), city(40, passable=False), city(50, groups=1), city(60, groups=1))


@pytest.mark.parametrize(
    ("claims", "reason"),
    [
        ((Claim(2, (0, 1), (0,)),), "route.unknown"),
        ((Claim(0, (0, 9), (0,)),), "route.unknown"),
        ((Claim(0, (0, 1), (9,)),), "route.unknown"),
        ((Claim(0, (), ()),), "route.fewer_than_two"),
        ((Claim(0, (1,), ()),), "route.fewer_than_two"),
        ((Claim(0, (0, 2), (0,)),), "route.disconnected"),
        ((Claim(0, (0, 1, 0), (0, 0)),), "route.repeated_stop"),
        ((Claim(0, (2, 3, 4), (2, 3)),), "route.through_blocked"),
        ((Claim(0, (4, 5), (4,)),), "route.same_group"),
        ((Claim(0, (2, 3), (2,)),), "route.no_token"),
        ((Claim(0, (0, 1, 2, 3), (0, 1, 2)),), "route.too_long"),
        ((Claim(0, (0, 1), (0,)), Claim(1, (1, 0), (0,))), "route.shared_side"),
        ((Claim(0, (0, 1), (0,)), Claim(0, (1, 2), (1,))), "route.train_twice"),
    ],
)
def test_refused_claims(claims: tuple[Claim, ...], reason: str) -> None:
    with pytest.raises(RouteError) as refused:
        verify(line(*ROW, trains=(2, 2)), claims)
    assert refused.value.reason == reason


def reason_of(problem: RouteProblem, *claims: Claim) -> tuple[str, dict[str, object]]:
    with pytest.raises(RouteError) as refused:
        verify(problem, claims)
    return refused.value.reason, refused.value.figures


def test_mines_of_one_run_are_refused() -> None:
    problem = line(mine(30), HOME, city(20), mine(30), trains=(3, 3))
    assert reason_of(problem, Claim(0, (0, 1), (0,))) == ("route.fewer_than_two", {"train": 0, "count": 1})
    assert reason_of(problem, Claim(0, (0, 1, 2, 3), (0, 1, 2))) == ("route.shared_resource", {"resources": MINE})
    apart = line(city(10), mine(30), HOME, mine(30), city(20), trains=(2, 2))
    claims = (Claim(0, (0, 1, 2), (0, 1)), Claim(1, (2, 3, 4), (2, 3)))
    assert reason_of(apart, *claims) == ("route.shared_resource", {"resources": MINE})


def test_what_a_run_must_spend_is_asked_for() -> None:
    claim = Claim(0, (0, 1), (0,))
    assert reason_of(line(HOME, city(20), cover=MINE), claim) == ("route.cover_missing", {"resources": MINE})


def test_what_excludes_each_other_is_refused() -> None:
    pair = line(red(10), HOME, town(10), extras=(Extra(PLUS, None),), cover=RED | PLUS, exclusive=((RED, PLUS),))
    assert reason_of(pair, Claim(0, (0, 1, 2), (0, 1))) == ("route.exclusive", {"resources": RED | PLUS})


def test_side_twice_on_one_route() -> None:
    problem = RouteProblem((HOME, city(10), city(20)), (Leg(0, 1, 0b11), Leg(1, 2, 0b10)), (Train("3", 3),))
    with pytest.raises(RouteError) as refused:
        verify(problem, (Claim(0, (0, 1, 2), (0, 1)),))
    assert refused.value.reason == "route.side_twice"
    assert total(problem) == 30


def test_claim_is_given_what_serves_it_best() -> None:
    problem = line(red(30, 20), HOME, red(40, 30), trains=(2, 2), cover=RED)
    claims = (Claim(1, (1, 0), (0,)), Claim(0, (1, 2), (1,)))
    checked = verify(problem, claims)
    assert [(route.train, route.stops, route.uses, route.value) for route in checked.routes] == [
        (0, (1, 2), RED, 90),
        (1, (0, 1), 0, 50),
    ]
    assert checked.total == 140 == total(problem)


def test_a_run_may_be_worth_nothing() -> None:
    assert total(line(city(0, token=True), city(0), trains=(None,))) == 0
    assert total(line(city(0, token=True), red(0, 0), trains=(None,), cover=RED)) == 0
