"""13.3: the supporter's extra town beside the wagons, for each combination, on the same train and on different ones."""

from __future__ import annotations

from itertools import product

import pytest

from engine.board.routing.route_problem import RouteProblem
from engine.rounds.operating import CompanyTurn
from engine.titles.t18mag.actions import UseSupporter
from engine.titles.t18mag.running import FURTHER_TOWN, best, problem, resources
from tests.engine.test_routes_property import best_total
from tests.titles.t18mag.boards import earned
from tests.titles.t18mag.table import Table, position, run, wagon

TOWNS = {"H27": "5/1", "G26": "58/5", "G24": "4/1", "G22": "3/3", "F23": "57/0"}
"""Brassó – towns G26, G24, G22 – Kolozsvár."""
HUB = {
    "H27": "236/0", "H25": "8/2", "G24": "58/5", "G22": "3/3", "F23": "57/0", "G26": "4/2", "F25": "58/3",
}  # fmt: skip
"""Three ways from Brassó: Isztambul; towns G24 and G22 to Kolozsvár; towns G26 and F25 to the mine E26."""
WAGONS = ("RÁBA", "G&C", "SNW")

CALL = UseSupporter("MA")


def brasso(tiles: dict[str, str], *trains: str, phase: str = "yellow", **pieces) -> Table:
    """Minor 5 at Brassó before its run, with the town's supporter."""
    return position(
        minors={"5": {"cash": 100, "trains": list(trains)}},
        tiles=tiles,
        turn="5",
        step="run",
        phase=phase,
        supporters={"MA": "P1"},
        options={"supporters": True, **pieces.pop("options", {})},
        **pieces,
    )


def test_13_3_ma_lets_one_train_visit_one_more_town() -> None:
    """A 2-train: Brassó 20, towns 10 and 10."""
    table = brasso(TOWNS, "2")
    table.refused(run("2: H27.0 G26.0 G24.0"), "route.too_long", "5.4.3")
    table.act(CALL, pays={})
    assert earned(table.run_best()) == 40


def test_13_3_ma_and_plus_train_on_the_same_train() -> None:
    """2+(2+1): Brassó, three towns, Kolozsvár."""
    table = brasso(TOWNS, "2")
    table.act(CALL)
    table.act(wagon("G&C"), pays={"5": -10, "G&C": 10})
    assert earned(table.act(run("2: H27.0 G26.0 G24.0 G22.0 F23.0"))) == 70


def test_13_3_the_order_of_calling_makes_no_difference() -> None:
    """First the wagon, then the supporter."""
    table = brasso(TOWNS, "2")
    table.act(wagon("G&C"))
    table.act(CALL)
    assert earned(table.run_best()) == 70


def test_13_3_ma_before_the_wagon_that_makes_a_run_possible() -> None:
    """From minor 12's home the track leads into a mine only, and beyond it to a town: without SNW's wagon no run is."""
    table = position(
        minors={"12": {"cash": 25, "trains": ["2"]}},
        tiles={"H23": "57/4", "H21": "8/4", "J19": "3/2"},
        turn="12",
        step="run",
        supporters={"MA": "P1"},
        options={"supporters": True, "new_minors": "challenging"},
    )
    table.refused(run("2: H23.0 H21 I20.0 J19.0"), "route.needs_wagon", "5.5.6")
    table.act(CALL, pays={})
    table.act(wagon("SNW"), pays={"12": -10, "SNW": 10})
    assert earned(table.run_best()) == 60


def test_13_3_ma_and_plus_train_on_different_trains() -> None:
    """2+2 over two towns to Kolozsvár (80 in green), 2+1 from Isztambul over Brassó to a town (80)."""
    table = brasso(HUB, "2", "2", phase="green")
    table.act(CALL)
    table.act(wagon("G&C"))
    assert earned(table.act(run("2: H27.0 H25 G24.0 G22.0 F23.0", "2: I26.0 H27.0 G26.0"))) == 160


def test_13_3_ma_does_not_serve_two_trains() -> None:
    """Two routes of three stops each need more than one town."""
    table = brasso(HUB, "2", "2", phase="green")
    table.act(CALL)
    both = run("2: H27.0 H25 G24.0 G22.0", "2: I26.0 H27.0 G26.0")
    table.refused(both, "route.shared_resource", "5.5.3", resources=["MA"])


@pytest.mark.parametrize("bought", list(product((False, True), repeat=3)))
@pytest.mark.parametrize("with_town", [False, True])
@pytest.mark.parametrize("trains", [("2",), ("2", "2"), ("2", "3"), ("3", "3")])
def test_13_3_every_combination_with_mine_and_red_area(
    bought: tuple[bool, ...], with_town: bool, trains: tuple[str, ...]
) -> None:
    """The best run with each set of wagons and supporter is that of exhaustive search."""
    table = brasso(HUB, *trains, phase="green")
    view, turn = table.game.view, table.game.state.stack[-1]
    assert isinstance(turn, CompanyTurn)
    more = [*(major for major, has in zip(WAGONS, bought, strict=True) if has), *(["MA"] if with_town else [])]
    bits = resources(view, turn, more)
    assert bool(bits & FURTHER_TOWN) == with_town
    found: RouteProblem = problem(view, "5", bits)
    solution = best(view, "5", bits)
    assert (solution.total if solution else None) == best_total(found)


def test_13_3_everything_at_once() -> None:
    """Isztambul with the bonus, Brassó, G26, F25 and the mine as 2+2; Brassó, G24 and G22 as 2+1: 200 in green."""
    table = brasso(HUB, "2", "2", phase="green")
    table.act(CALL)
    for major, fee in zip(("RÁBA", "G&C", "SNW"), (10, 20, 30), strict=True):
        table.act(wagon(major), pays={"5": -fee, major: fee})
    assert earned(table.run_best()) == (30 + 20) + 40 + 10 + 10 + 30 + (40 + 10 + 10)


def test_13_3_the_programmes_offer_the_supporter() -> None:
    """Each set of wagons with and without the town; the bundle calls it first and can be applied."""
    table = brasso(HUB, "2", "2", phase="green")
    found = table.game.programmes(most=1)
    assert len(found) == sum(applicable(table, each) for each in product((0, 1), repeat=4))
    with_town = next(each for each in found if "MA" in each.services)
    assert with_town.actions[0] == CALL
    table.game.apply_all(with_town.actions, "P1")


def applicable(table: Table, chosen: tuple[int, ...]) -> bool:
    """Whether there's a run in which all these wagons (and the supporter) have effect."""
    more = [name for name, has in zip((*WAGONS, "MA"), chosen, strict=True) if has]
    return best(table.game.view, "5", resources(table.game.view, table.game.state.stack[-1], more)) is not None
