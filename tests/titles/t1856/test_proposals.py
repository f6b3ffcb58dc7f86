"""8.10: what is proposed is the proven best; wishes narrow it, and other runs are there to choose from."""

from __future__ import annotations

import random
from functools import cache

import pytest

import engine
from benchmarks.routes import fill_up
from engine.actions import Pass, Run
from engine.board.routing.routes import solve
from engine.usual.running import problem
from tests.titles.t1856.table import Table, position

COMPANY = "GW"


@cache
def filled(seed: int, trains: tuple[str, ...], letters: str) -> Table:
    """A company with tokens on three cities, in its step to run, on random tiles on all hexes with these letters."""
    game = engine.new_game("1856", ["P1", "P2", "P3"], seed=1)
    fill_up(game, random.Random(seed))
    return position(
        companies={COMPANY: {"price": 100, "trains": trains, "at": ["F15.0", "L15.0", "H5.0"], "cash": 100}},
        tiles={
            hex_id: f"{each.tile}/{each.rotation}" for hex_id, each in game.state.tiles.items() if hex_id[0] in letters
        },
        turn=COMPANY,
        step="run",
        phase="5",
    )


def table(seed: int = 0, trains: tuple[str, ...] = ("5", "5"), letters: str = "ABCDEFGHIJKLMNOPQ") -> Table:
    return Table(filled(seed, trains, letters).game.copy())


def visited(programme: engine.Programme) -> set[str]:
    return {stop for route in programme.routes for stop in route.stops}


@pytest.mark.parametrize("seed", range(6))
def test_8_10_wishes_are_fulfilled_by_the_best_run_that_does(seed: int) -> None:
    game = table(seed).game
    best, *others = game.programmes()
    assert best.income == sum(best.values)
    assert best.proven
    assert best.without == ""
    for other in others:
        assert other.without in visited(best)
        assert other.without not in visited(other)
        (avoiding,) = game.programmes(avoid=(other.without,), most=1)
        assert avoiding.income == other.income <= best.income
        for stop in sorted(visited(other) - visited(best))[:1]:
            (visiting,) = game.programmes(visit=(stop,), most=1)
            assert stop in visited(visiting)
            assert other.income <= visiting.income <= best.income
            hexes = game.programmes(visit=(stop.split(".")[0],), most=1)
            assert hexes[0].income >= visiting.income
    assert len({frozenset(visited(each)) for each in (best, *others)}) == 1 + len(others) <= 6
    for each in (best, *others):
        game.copy().apply_all(each.actions, "P1")


def test_8_10_a_hex_to_avoid_is_not_even_passed() -> None:
    game = table().game
    best = game.programmes(most=1)[0]
    for hex_id in sorted({hex_id for route in best.routes for way in route.ways for hex_id in way[1:-1]})[:3]:
        for other in game.programmes(avoid=(hex_id,), most=1):
            assert all(hex_id not in way for route in other.routes for way in route.ways)
            assert other.income <= best.income


def test_8_10_a_train_rests() -> None:
    game = table().game
    one = game.programmes(rest=("5",), most=1)[0]
    assert [route.train for route in one.routes] == ["5"]
    assert one.income <= game.programmes(most=1)[0].income
    assert game.programmes(rest=("5", "5"), most=1) == []


@pytest.mark.parametrize(
    ("wishes", "reason"),
    [
        ({"rest": ("8",)}, "route.no_such_train"),
        ({"visit": ("Z99.0",)}, "route.unreached"),
        ({"avoid": ("Z99",)}, "route.unreached"),
    ],
)
def test_8_10_a_wish_that_names_nothing_is_refused(wishes: dict[str, tuple[str, ...]], reason: str) -> None:
    with pytest.raises(engine.IllegalAction) as refused:
        table().game.programmes(**wishes)
    assert (refused.value.reason, refused.value.clause) == (reason, "8.1")


@pytest.mark.parametrize("seed", range(4))
def test_8_1_a_route_is_checked_stop_by_stop(seed: int) -> None:
    game = table(seed).game
    best = game.programmes(most=1)[0]
    first = best.routes[0]
    others = best.routes[1:]
    stops = game.check_route(first.train, first.stops, beside=others)
    assert stops.claim is not None
    assert stops.reason == ""
    assert stops.value <= best.values[0]
    assert stops.total <= best.income
    places = [first.stops[0]]
    for way, stop in zip(first.ways, first.stops[1:], strict=True):
        places += [*way[1:-1], stop]
    exact = game.check_route(first.train, places, beside=others)
    assert (exact.value, exact.total) == (best.values[0], best.income)
    assert exact.claim is not None
    game.copy().apply_all([Run((exact.claim, *others))], "P1")


def test_8_3_a_stop_entered_twice_is_found_where_it_is() -> None:
    game = table().game
    first = game.programmes(most=1)[0].routes[0]
    again = game.check_route("5", [*first.stops[:2], first.stops[0]])
    assert (again.at, again.place, again.reason, again.clause) == (2, first.stops[0], "route.repeated_stop", "8.3")
    assert again.claim is None
    assert first.stops[0] not in again.legal_instead


def test_8_1_what_fails_is_named_with_what_could_come_instead() -> None:
    game = table().game
    first = game.programmes(most=1)[0].routes[0]
    nowhere = game.check_route("5", [first.stops[0], "Z99"])
    assert (nowhere.at, nowhere.reason) == (1, "route.unreached")
    assert first.stops[1] in nowhere.legal_instead
    worth = [game.check_route("5", [first.stops[0], stop]).value for stop in nowhere.legal_instead]
    assert worth == sorted(worth, reverse=True) != sorted(worth)
    for stop in nowhere.legal_instead:
        assert game.check_route("5", [first.stops[0], stop]).at is None
    begin = game.check_route("5", ["Z99"])
    stops = sorted(game.rulebook.route_problem(game, ()).stops, key=lambda each: (-each.value, each.node))
    assert (begin.at, begin.legal_instead) == (0, tuple(each.node for each in stops))
    assert game.check_route("8", first.stops).reason == "route.no_such_train"
    alone = game.check_route("5", first.stops[:1])
    assert (alone.at, alone.reason) == (None, "route.fewer_than_two")


def test_8_2_a_route_is_cut_short_where_it_gets_too_long() -> None:
    long = table().game.programmes(most=1)[0].routes[0].stops
    checked = table(trains=("2",)).game.check_route("2", long)
    assert (checked.at, checked.reason, checked.clause) == (2, "route.too_long", "8.2")


def test_8_4_a_side_that_another_train_uses_is_found_where_it_is() -> None:
    game = table().game
    first = game.programmes(most=1)[0].routes[0]
    places = [first.stops[0], *first.ways[0][1:-1], first.stops[1]]
    checked = game.check_route("5", places, beside=(first,))
    assert (checked.reason, checked.clause) == ("route.shared_side", "8.4")
    assert checked.at == len(places) - 1


def test_8_10_a_run_that_is_looked_for_only_so_long_is_not_called_proven() -> None:
    game = table(trains=("D", "D"), letters="DEFGHI").game
    found = solve(problem(game.view, COMPANY), patience=1)
    assert found is not None
    assert not found.proven


def test_8_10_several_diesels_are_offered_a_good_run_at_once_and_proven_the_best() -> None:
    game = table(trains=("D", "D"), letters="DEFGHI").game
    (offer,) = game.legal(Run.type)
    trial = game.copy()
    (applied,) = trial.apply_all(offer.proposal, "P1")
    (best,) = game.programmes(most=1)
    assert best.proven
    good = next(each.revenue for each in applied.events if hasattr(each, "revenue"))
    assert 0 < good <= best.income
    assert not any(isinstance(action, Pass) for action in best.actions)
