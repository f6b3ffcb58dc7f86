"""Short names of ways: a direct connection may cross more hexes than a button or a menu has room for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.errors import IllegalAction
from engine.game import Game
from engine.shorthand import is_recorded, is_short, short_name, shortened
from engine.titles.t1865.actions import PlaceMarker
from engine.titles.t1865.board.markers import placings
from tests.titles.t1865.table import LONG_LINE, LONG_WAY, PASS, Table, marker, position

FMS = {"shares": {"P1": 60}, "traffic": 3, "cash": 2000, "trains": ["PH2"]}


def around_the_island() -> Table:
    """FMS may place a marker in Nuoro, thirty-three hex edges away."""
    return position(companies={"FMS": FMS}, tiles=LONG_LINE, turn="FMS", step="station")


def by_its_short_name(game: Game) -> PlaceMarker:
    action = game.read_action({"type": "place_marker", "node": "F30.0", "connection": short_name(LONG_WAY)})
    assert isinstance(action, PlaceMarker)
    return action


def test_a_way_of_33_edges_goes_by_its_short_name_and_comes_into_the_log_in_full() -> None:
    table = around_the_island()
    (way,) = placings(table.game.view, "FMS")
    assert (way.action, len(way.edges)) == (marker(LONG_WAY), 33)
    table.act(by_its_short_name(table.game), pays={"FMS": -way.cost})
    assert table.game.entries[-1]["action"]["connection"] == LONG_WAY


def test_a_short_name_stands_for_the_same_way_to_the_same_city_only() -> None:
    game = around_the_island().game
    for raw in ({"node": "C35.0"}, {"connection": short_name("E43 D42")}, {"connection": "#"}):
        read = game.read_action({"type": "place_marker", "node": "F30.0", "connection": short_name(LONG_WAY), **raw})
        assert is_short(read)
        with pytest.raises(IllegalAction):
            game.check(read, "P1")


def test_where_no_marker_is_placed_a_short_name_stays_one_and_is_refused() -> None:
    table = around_the_island()
    table.act(PASS)
    table.refused(by_its_short_name(table.game), "turn.not_now", "8.30")


def test_names_differ_by_way_and_a_shortened_action_stays_as_it_is() -> None:
    short = shortened(marker(LONG_WAY))
    assert shortened(short) == short != marker(LONG_WAY)
    assert short_name("E43 D42 C43") != short_name("E43 D44 C43")


def test_an_action_by_its_short_name_is_known_in_a_log() -> None:
    logged = marker(LONG_WAY).to_json()
    assert is_recorded(marker(LONG_WAY), logged)
    assert is_recorded(shortened(marker(LONG_WAY)), logged)
    assert not is_recorded(replace(shortened(marker(LONG_WAY)), node="C35.0"), logged)
    assert not is_recorded(shortened(marker("E43 D42 C43")), logged)
    assert not is_recorded(shortened(marker(LONG_WAY)), None)
