"""What people are told beside what's legal: the figures of an absorption before it's chosen, of decisions, of ways."""

from __future__ import annotations

from typing import Any

import pytest

from engine.actions import PlaceToken
from engine.errors import IllegalAction
from engine.game import Game
from engine.titles.t1865.common import DRAGONS
from tests.titles.t1865.table import absorb, position, w22


def told(game: Game, absorber: str = "FMS", target: str = "RCSF") -> dict[str, dict[str, Any]]:
    """The remarks about an absorption by their keys."""
    action = absorb(absorber, target)
    return {each.key: dict(each.figures) for each in game.rulebook.preview(game, action)}


def remarks(game: Game) -> dict[str, dict[str, Any]]:
    assert game.decision is not None
    return {each.key: dict(each.figures) for each in game.rulebook.remarks(game.view, game.decision)}


def test_w22_is_worked_out_before_it_is_chosen() -> None:
    game = w22().game
    before = game.snapshot()
    lines = told(game)
    assert (lines["absorb-due"]["count"], lines["absorb-due"]["each"], lines["absorb-due"]["due"]) == (4, 150, 600)
    assert (lines["absorb-cash"]["cash"], lines["absorb-cash"]["used"]) == (400, 400)
    assert "absorb-shares" not in lines
    assert (lines["absorb-borrowed"]["count"], lines["absorb-borrowed"]["total"]) == (1, 500)
    assert (lines["absorb-left"]["left"], lines["absorb-left"]["loans"], lines["absorb-left"]["most"]) == (300, 1, 3)
    assert lines["absorb-trains"] == {"train": ["PH5", "PH6"], "over": 0}
    assert (lines["absorb-traffic"]["old"], lines["absorb-traffic"]["new"]) == (40, 52)
    assert lines["absorb-markers"]["left"] == 2
    assert lines["absorb-doubled"] == {"node": ["C35.0"], "money": 50}
    assert (lines["absorb-cities"]["node"], lines["absorb-cities"]["all"]) == (["E37.0"], True)
    assert lines["absorb-own_mines"] == {"node": ["C43.0"]}
    assert "absorb-lost" not in lines
    assert game.snapshot() == before


def test_excess_trains_are_told() -> None:
    lines = told(w22(trains=["PH6", "PH5"], at=["G23.0"], cash=1000).game)
    assert lines["absorb-trains"]["over"] == 1
    assert "absorb-borrowed" not in lines
    assert "absorb-doubled" not in lines


def test_cities_for_which_there_are_too_few_markers_are_told() -> None:
    """Two markers are left for three cities, none of which is joined to another marker."""
    lines = told(w22(at=["E37.0", "G23.0", "G3.0"]).game)
    assert lines["absorb-lost"] == {"node": ["E37.0", "G3.0", "G23.0"]}
    assert "absorb-cities" not in lines


def test_what_only_the_payment_forbids_is_told_at_the_step() -> None:
    companies = {
        "FMS": {"kind": "major", "price": 210, "shares": {"P1": 60, "P2": 40}, "loans": 1, "cash": 600},
        "RCSF": {"price": 150, "shares": {"P1": 60}, "loans": 3, "at": ["E43.0"]},
    }
    game = position(companies=companies, turn="FMS", phase="6", waiting=["RCSF"], step="absorb").game
    assert remarks(game)["absorb.loans"]["loans"] == 4
    with pytest.raises(IllegalAction):
        game.check(absorb("FMS", "RCSF"), "P1")


def test_revenue_duty_and_markers_are_told_at_their_steps() -> None:
    fms = {"shares": {"P1": 60}, "traffic": 14, "trains": ["PH2"], "cash": 100}
    dividend = position(companies={"FMS": fms}, turn="FMS", step="dividend", phase="3").game
    assert remarks(dividend)["revenue"] == {"company": "FMS", "traffic": 14, "capacity": 8, "revenue": 80}
    poor = {"shares": {"P1": 60}, "traffic": 3, "cash": 50}
    trains = position(companies={"FMS": poor}, turn="FMS", step="trains", phase="2").game
    assert remarks(trains)["must_buy"] == {"company": "FMS", "forced": True}


def test_the_forecast_tells_each_place_on_the_chart() -> None:
    fms = {"kind": "major", "shares": {"P1": 40, DRAGONS: 20}}
    game = position(companies={"FMS": fms}, turn="FMS", step="track").game
    forecast = game.rulebook.forecast(game)
    assert forecast is not None
    (place,) = forecast.places
    assert place.figures == {"company": "FMS", "phase": "2", "estimation": 1, "zone": "red", "percent": 20}


def test_places_for_a_home_are_no_ways() -> None:
    assert PlaceToken.type not in w22().game.rulebook.ways_of
