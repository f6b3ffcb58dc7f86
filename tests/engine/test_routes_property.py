"""The solver against a plain exhaustive search that shares nothing with it but the problem's types."""

from __future__ import annotations

import itertools
import math
import random
from dataclasses import replace
from unittest.mock import patch

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.board.routing.route_board import board_of, fits_of
from engine.board.routing.route_lists import Catalogue, Lister, leg_routes
from engine.board.routing.route_market import Market
from engine.board.routing.route_prices import Prices
from engine.board.routing.route_problem import (
    Claim,
    EndBonus,
    Extra,
    Leg,
    RouteBonus,
    RouteError,
    RouteProblem,
    RouteVisit,
    Stop,
    Train,
)
from engine.board.routing.route_shelves import Shelf
from engine.board.routing.routes import solve, verify
from tests.effort import times

RED, PLUS, MINE, MORE, A, B = 1, 2, 4, 8, 16, 32


# ---- the exhaustive search


def bits(mask: int) -> set[int]:
    return {k for k in range(mask.bit_length()) if mask >> k & 1}


def paths(problem: RouteProblem) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every way through the board that visits no stop and crosses no side twice, as (stops, legs), once each."""
    found = []

    def go_on(stops: tuple[int, ...], legs: tuple[int, ...], sides: set[int]) -> None:
        if len(stops) > 1 and stops[0] < stops[-1]:
            found.append((stops, legs))
        if len(stops) > 1 and not problem.stops[stops[-1]].passable:
            return
        for index, leg in enumerate(problem.legs):
            for here, there in ((leg.a, leg.b), (leg.b, leg.a)):
                if here == stops[-1] and there not in stops and not bits(leg.sides) & sides:
                    go_on((*stops, there), (*legs, index), sides | bits(leg.sides))

    for start in range(len(problem.stops)):
        go_on((start,), (), set())
    return found


def subsets(items) -> list[tuple]:
    items = list(items)
    return [chosen for size in range(len(items) + 1) for chosen in itertools.combinations(items, size)]


def room(limit: int, extras: tuple[Extra, ...]) -> int:
    return sum(limit if extra.towns is None else extra.towns for extra in extras)


def judge(problem: RouteProblem, train: Train, path, legs) -> list[tuple[int, set, set]]:
    """Each (value, sides, resources) that a train can have of the path; none if it is no route."""
    limit = train.limit
    stops = [problem.stops[i] for i in path]
    places = sum(stop.location for stop in stops)
    towns = sum(stop.location and stop.town for stop in stops)
    groups = [bit for stop in stops for bit in bits(stop.groups)]
    if places < 2 or not any(stop.token for stop in stops) or len(groups) != len(set(groups)):
        return []
    sides = set().union(*(bits(problem.legs[i].sides) for i in legs))
    value = sum(stop.value for stop in stops) + sum(amount for stop, amount in train.more if stop in path)
    if stops[0].gate and stops[-1].gate:
        value += problem.both_gates
    for bonus in problem.bonuses:
        if any(stop in bonus.stops for stop in path):
            value += bonus.amount
    offers: dict[int, int] = {}
    for end in (stops[0], stops[-1]):
        if end.end_bonus is not None:
            offers[end.end_bonus.bit] = max(offers.get(end.end_bonus.bit, 0), end.end_bonus.amount)

    wished = [visit.bit for visit in problem.visits if any(stop in visit.stops for stop in path)]

    def long_enough(extras: tuple[Extra, ...]) -> bool:
        return limit is None or places - min(towns, room(limit, extras)) <= limit

    runs = []
    for extras in subsets(problem.extras):
        if not long_enough(extras) or any(long_enough(fewer) for fewer in subsets(extras) if len(fewer) < len(extras)):
            continue
        for bonuses, visits in itertools.product(subsets(offers), subsets(wished)):
            spent = [bit for visit in visits for bit in bits(visit)]
            spent += [bit for stop in stops for bit in bits(stop.uses)]
            spent += [bit for extra in extras for bit in bits(extra.bit)]
            spent += [bit for bonus in bonuses for bit in bits(bonus)]
            if len(spent) == len(set(spent)):
                runs.append((value + sum(offers[bonus] for bonus in bonuses), sides, set(spent)))
    return runs


def runs_of(problem: RouteProblem, train: Train) -> list[tuple[int, set, set]]:
    return [run for path, legs in paths(problem) for run in judge(problem, train, path, legs)]


def best_total(problem: RouteProblem) -> int | None:
    """The highest total of a legal run, by trying all of them; None if there is no legal run."""
    best = None
    lists = [[(0, set(), set()), *runs_of(problem, train)] for train in problem.trains]
    for run in itertools.product(*lists):
        total = sum(value for value, _, _ in run)
        if best is not None and total <= best:
            continue
        sides = [side for _, route_sides, _ in run for side in route_sides]
        spent = [bit for _, _, route_spent in run for bit in route_spent]
        if len(sides) != len(set(sides)) or len(spent) != len(set(spent)):
            continue
        if not bits(problem.cover) <= set(spent):
            continue
        if any(bits(one) <= set(spent) and bits(other) <= set(spent) for one, other in problem.exclusive):
            continue
        best = total
    return best


# ---- random small boards


def random_problem(rng: random.Random, trains: tuple[Train, ...], size: int) -> RouteProblem:
    """A board of about `size` stops with every feature, denser or thinner, for the given trains."""
    stops = [random_stop(rng, f"N{number}") for number in range(size)]
    stops[rng.randrange(size)] = Stop("HOME", rng.randrange(1, 8) * 10, token=True)
    pairs = [rng.sample(range(size), 2) for _ in range(rng.randint(size, 2 * size))]
    sides = rng.choice((2 * size, 4 * size, 8 * size))
    legs = []
    for a, b in pairs:
        crossed = rng.sample(range(sides), rng.randint(1, 3))
        legs.append(Leg(a, b, sum(1 << side for side in crossed)))
    extras = []
    if rng.random() < 0.6:
        extras.append(Extra(PLUS, None))
    if rng.random() < 0.3:
        extras.append(Extra(MORE, rng.randint(1, 2)))
    cover = 0
    for bit in (RED, PLUS, MINE, MORE):
        if rng.random() < 0.1:
            cover |= bit
    exclusive = ((RED, PLUS),) if rng.random() < 0.2 else ()
    both_gates = rng.choice((0, 0, 30, 50, 15))
    bonuses = tuple(random_bonus(rng, size) for _ in range(rng.choice((0, 0, 1, 1, 2))))
    visits = tuple(
        RouteVisit(bit, frozenset(rng.sample(range(size), rng.randint(1, 2))))
        for bit in rng.choice(((), (), (A,), (A, B)))
    )
    cover |= sum(visit.bit for visit in visits)
    return RouteProblem(tuple(stops), tuple(legs), trains, tuple(extras), cover, exclusive, both_gates, bonuses, visits)


def random_bonus(rng: random.Random, size: int) -> RouteBonus:
    return RouteBonus(frozenset(rng.sample(range(size), rng.randint(1, min(4, size)))), rng.choice((10, 20, 25)))


def random_stop(rng: random.Random, node: str) -> Stop:
    kind = rng.choice(("city", "city", "token", "town", "town", "red", "blocked", "mine", "group"))
    value = rng.randrange(0, 8) * 10
    stop = Stop(node, value)
    if kind == "token":
        return replace(stop, token=True, passable=rng.random() < 0.9)
    if kind == "town":
        return replace(stop, town=True, passable=rng.random() < 0.9)
    if kind == "red":
        bonus = EndBonus(rng.choice((RED, RED, MORE)), rng.choice((20, 30)))
        bonus = bonus if rng.random() < 0.8 else None
        return replace(stop, passable=rng.random() < 0.1, end_bonus=bonus, gate=rng.random() < 0.8)
    if kind == "blocked":
        return replace(stop, passable=False)
    if kind == "mine":
        return replace(stop, location=False, uses=MINE, town=rng.random() < 0.1)
    if kind == "group":
        return replace(stop, groups=rng.randint(1, 3), passable=rng.random() < 0.5)
    return stop


LIMITS = (2, 2, 3, 3, 4, 6, None)


@settings(max_examples=times(300, 50), deadline=None)
@given(st.integers(0, 10**9), st.lists(st.sampled_from(LIMITS), min_size=1, max_size=2), st.integers(3, 8))
def test_best_run_is_that_of_exhaustive_search(seed: int, limits: list[int | None], size: int) -> None:
    problem = random_problem(random.Random(seed), trains_of(limits), size)
    assume(cases(problem) < 50_000)
    check(problem)


@settings(max_examples=times(60, 15), deadline=None)
@given(st.integers(0, 10**9), st.lists(st.sampled_from(LIMITS), min_size=3, max_size=4), st.integers(3, 5))
def test_best_run_of_more_trains_is_that_of_exhaustive_search(seed: int, limits: list[int | None], size: int) -> None:
    problem = random_problem(random.Random(seed), trains_of(limits), size)
    assume(cases(problem) < 50_000)
    check(problem)


@settings(max_examples=times(150, 37), deadline=None)
@given(st.integers(0, 10**9), st.integers(1, 3), st.integers(3, 7))
def test_trains_of_range_two_with_nothing_to_spend(seed: int, trains: int, size: int) -> None:
    rng = random.Random(seed)
    problem = random_problem(rng, trains_of([2] * trains), size)
    stops = tuple(replace(stop, location=True, uses=0, end_bonus=None) for stop in problem.stops)
    problem = replace(problem, stops=stops, extras=(), cover=0, exclusive=(), both_gates=0, bonuses=(), visits=())
    assert leg_routes(problem) is not None
    check(problem)


def cases(problem: RouteProblem) -> int:
    """How many runs exhaustive search has to look at."""
    return math.prod(1 + len(runs_of(problem, train)) for train in problem.trains)


def trains_of(limits: list[int | None]) -> tuple[Train, ...]:
    return tuple(Train("D" if limit is None else str(limit), limit) for limit in limits)


def check(problem: RouteProblem) -> None:
    """The solver's total is the true one, and its routes pass the check of claims and add up."""
    solution = solve(problem)
    expected = best_total(problem)
    if solution is None:
        assert expected is None
        return
    assert solution.total == expected
    assert sum(route.value for route in solution.routes) == solution.total
    checked = verify(problem, tuple(route.claim() for route in solution.routes))
    assert checked == solution or checked.total == solution.total


def counting_more(rng: random.Random, problem: RouteProblem) -> RouteProblem:
    """The problem with some stops at which trains of some limits earn more."""
    size = len(problem.stops)
    more = {
        train.limit: tuple((stop, rng.randint(1, 6) * 10) for stop in rng.sample(range(size), rng.randint(0, 3)))
        for train in problem.trains
    }
    return replace(problem, trains=tuple(replace(train, more=more[train.limit]) for train in problem.trains))


@settings(max_examples=times(300, 50), deadline=None)
@given(st.integers(0, 10**9), st.lists(st.sampled_from(LIMITS), min_size=1, max_size=3), st.integers(3, 7))
def test_trains_that_earn_more_at_some_stops(seed: int, limits: list[int | None], size: int) -> None:
    rng = random.Random(seed)
    problem = counting_more(rng, random_problem(rng, trains_of(limits), size))
    assume(cases(problem) < 50_000)
    with (
        patch("engine.board.routing.route_shelves._SHORT", seed % 2 * 5),
        patch("engine.board.routing.routes._SHORT", seed % 3 * 4),
    ):
        check(problem)


@settings(max_examples=times(100, 25), deadline=None)
@given(st.integers(0, 10**9), st.integers(1, 3), st.integers(3, 7))
def test_short_trains_that_earn_more_with_nothing_to_spend(seed: int, trains: int, size: int) -> None:
    rng = random.Random(seed)
    problem = random_problem(rng, trains_of([2] * trains), size)
    stops = tuple(replace(stop, location=True, uses=0, end_bonus=None) for stop in problem.stops)
    check(counting_more(rng, replace(problem, stops=stops, extras=(), cover=0, exclusive=(), bonuses=(), visits=())))


@settings(max_examples=times(100, 25), deadline=None)
@given(st.integers(0, 10**9), st.sampled_from(LIMITS))
def test_every_path_is_judged_as_exhaustive_search_judges_it(seed: int, limit: int | None) -> None:
    rng = random.Random(seed)
    problem = counting_more(rng, replace(random_problem(rng, trains_of([limit]), 6), exclusive=()))
    for stops, legs in paths(problem):
        values = [run[0] for run in judge(problem, problem.trains[0], stops, legs) if bits(problem.cover) <= run[2]]
        way = (stops, legs) if seed % 2 else (stops[::-1], legs[::-1])
        if values:
            assert verify(problem, (Claim(0, *way),)).total == max(values)
        else:
            with pytest.raises(RouteError):
                verify(problem, (Claim(0, *way),))


def test_same_problem_gives_the_same_routes() -> None:
    rng = random.Random(5)
    for _ in range(20):
        problem = random_problem(rng, trains_of([3, 3]), 8)
        again = replace(problem, exclusive=(), stops=tuple(problem.stops), legs=tuple(problem.legs))
        assert solve(replace(problem, exclusive=())) == solve(again)


@pytest.mark.parametrize("seed", range(40))
def test_larger_boards(seed: int) -> None:
    rng = random.Random(seed)
    check(random_problem(rng, trains_of(rng.choice(([3, 4], [2, None], [4, 4], [None]))), 9))


@pytest.mark.parametrize("seed", range(25))
def test_routes_of_many_stops(seed: int) -> None:
    """What is listed only down to a floor against what is listed whole, what is searched against what is listed."""
    rng = random.Random(seed)
    size = rng.randint(10, 16)
    problem = replace(
        random_problem(rng, (), size), extras=(Extra(PLUS, None),), cover=rng.choice((0, PLUS, PLUS | RED))
    )
    for limits in ([4], [4, 5], [4, 4], [3, 4, 4]):
        partly = solve(replace(problem, trains=trains_of(limits)))
        with patch("engine.board.routing.route_shelves._SHORT", size):
            whole = solve(replace(problem, trains=trains_of(limits)))
        assert (partly and partly.total) == (whole and whole.total)
    for others in ([], [3], [2, 4]):
        diesel = solve(replace(problem, cover=0, trains=trains_of([*others, None])))
        far = solve(replace(problem, cover=0, extras=(), trains=trains_of([*others, size])))
        plain = solve(replace(problem, cover=0, extras=(), trains=trains_of([*others, None])))
        assert diesel is not None
        assert plain is not None
        assert far is not None
        assert plain.total == far.total <= diesel.total


@settings(max_examples=times(300, 50), deadline=None)
@given(st.integers(0, 10**9), st.lists(st.sampled_from(LIMITS), min_size=1, max_size=3), st.integers(3, 8))
def test_partly_listed_routes_do_as_well(seed: int, limits: list[int | None], size: int) -> None:
    """The short boards of exhaustive search, with every train's routes listed only as far as the proof goes."""
    problem = random_problem(random.Random(seed), trains_of(limits), size)
    assume(cases(problem) < 50_000)
    with (
        patch("engine.board.routing.route_shelves._SHORT", 0),
        patch("engine.board.routing.routes._SHORT", seed % 2 * 9),
    ):
        check(problem)


@settings(max_examples=times(400, 60), deadline=None)
@given(st.integers(0, 10**9), st.lists(st.sampled_from(LIMITS), max_size=3), st.integers(3, 8))
def test_search_at_sought_prices(seed: int, limits: list[int | None], size: int) -> None:
    """The short boards of exhaustive search, their long train searched at prices that are sought from the start."""
    problem = random_problem(random.Random(seed), trains_of([*limits, None]), size)
    assume(cases(problem) < 50_000)
    with patch("engine.board.routing.route_branch._EASY", 1):
        check(problem)


@settings(max_examples=times(400, 60), deadline=None)
@given(st.integers(0, 10**9), st.lists(st.sampled_from(LIMITS), max_size=3), st.integers(3, 8))
def test_any_prices_lead_to_the_best_run(seed: int, limits: list[int | None], size: int) -> None:
    rng = random.Random(seed)
    problem = random_problem(rng, trains_of([*limits, None]), size)
    assume(cases(problem) < 50_000)

    def at_random(market: Market, effort: object = None) -> Prices:
        for _ in range(rng.randint(0, 4)):
            stops = rng.sample(range(size), rng.randint(2, size))
            market.add_set(stops[0], frozenset(stops))
        return market.rounded([rng.choice((0, 0, rng.randrange(100), rng.randrange(1000))) for _ in market.prices])

    with patch("engine.board.routing.route_branch._EASY", 1), patch.object(Market, "seek", at_random):
        check(problem)


@settings(max_examples=times(300, 50), deadline=None)
@given(st.integers(0, 10**9), st.sampled_from((2, 3, 4)), st.integers(4, 9), st.sampled_from((0, RED, PLUS, MINE)))
def test_a_shelf_has_exactly_the_routes_down_to_its_floor(seed: int, limit: int, size: int, wanted: int) -> None:
    rng = random.Random(seed)
    problem = random_problem(rng, trains_of([limit]), size)
    board = board_of(problem, None, merge=bool(seed % 2))
    fits = fits_of(limit, problem.extras, size, board.aside)
    catalogue = Catalogue(board, fits, wanted)
    Lister(board, fits, catalogue).run()
    every = [(value, mask) for value, mask, _ in catalogue.listed(0)]
    with patch("engine.board.routing.route_shelves._SHORT", 0):
        shelf = Shelf(board, fits, wanted)
    assert shelf.most >= max([value for value, _ in every], default=0)
    for floor in sorted(rng.sample(range(300), 4), reverse=True):
        shelf.down_to(floor)
        assert [(value, mask) for value, mask, _ in shelf.pool.routes] == [each for each in every if each[0] >= floor]
        assert shelf.most >= max([value for value, _ in every], default=0)
    shelf.find_best()
    assert shelf.most == max([value for value, _ in every], default=0)
