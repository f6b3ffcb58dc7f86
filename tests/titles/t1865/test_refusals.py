"""Refusals that no other test of a clause meets."""

from __future__ import annotations

import pytest

from engine.actions import DraftCompany, LayTile, StartCompany
from engine.errors import IllegalAction
from engine.rounds.operating import CompanyTurn
from engine.titles.t1865.board.markers import PlaceByConnection
from engine.titles.t1865.board.track import LayTrack
from engine.titles.t1865.rounds.launch import free_cities
from tests.titles.t1865.table import begin, buy, lay, marker, position, train

FMS = {"shares": {"P1": 60}, "traffic": 3, "cash": 100}


def test_3_1_what_is_on_offer() -> None:
    """A maritime company is taken once."""
    table = begin(2)
    table.act(DraftCompany("M3"))
    table.refused(DraftCompany("M3"), "draft.not_on_offer", "3.1")
    table.refused(DraftCompany("FMS"), "draft.not_on_offer", "3.1")


def test_7_15_shares_to_be_had() -> None:
    """Of a company that is started, from a stock that has some."""
    table = position(companies={"FMS": FMS}, stock="P2")
    table.refused(buy("CFC"), "share.not_in_play", "7.15")
    table.refused(buy("M1"), "share.no_such_company", "7.15")
    table.refused(buy("FMS", "pool"), "share.none_left", "7.16", source="pool")
    table.refused(buy("FMS", "dragons"), "share.none_left", "7.17", source="dragons")
    table.refused(buy("FMS", "P1"), "share.none_left", "7.15", source="P1")


def test_11_6_no_home_is_free() -> None:
    """A company that was absorbed can't start while all slots of all cities are taken."""
    table = position(stock="P1", phase="4")
    state, view = table.game.state, table.game.view
    state.own.homes.pop("CFC")
    state.tokens.pop("G3.0")
    for node in free_cities(view):
        state.tokens[node] = ["FMS"] * view.node_slots(node)
    table.refused(StartCompany("CFC", 60), "start.no_home", "11.6")


def test_8_tiles_that_cannot_lie_there() -> None:
    """Colour, kind, place, orientation, stock, connection."""
    tiles = {"E37": "5/2", "H34": "5/0"}
    table = position(companies={"FMS": FMS}, tiles=tiles, turn="FMS", step="track", phase="3")
    table.refused(lay("D42", "23/0"), "tile.colour_order", "8.6")
    table.refused(lay("E41", "8/0"), "tile.wrong_kind", "8.10")
    table.refused(lay("F18", "8/0"), "tile.no_tile_here", "8.5")
    table.refused(lay("Z9", "8/0"), "tile.unknown_hex", "8.5")
    table.refused(lay("D42", "8/6"), "tile.rotation", "8.13")
    table.refused(lay("D42", "1865/0"), "tile.unknown_tile", "8.16")
    table.refused(lay("D28", "8/0"), "tile.not_connected", "8.14")
    table.refused(lay("D4", "5/4"), "tile.none_left", "8.16")
    table.refused(LayTile("D42", "8", 5, "a friend"), "tile.unknown_means", "8.4")


def test_8_8_markers_need_their_slots() -> None:
    """A competitive upgrade with fewer slots than there are markers."""
    companies = {"FCS": {"shares": {"P1": 60}}, "FMS": {**FMS, "at": ["E43.0", "E37.0"]}}
    table = position(companies=companies, tiles={"E37": "15/0"}, turn="FMS", step="track", phase="3")
    table.refused(lay("E37", "12/0"), "tile.too_few_slots", "8.8", slots=1, markers=2)


def test_8_8_only_in_kind() -> None:
    """The same colour, but a tile for other hexes or with a letter."""
    table = position(companies={"FMS": FMS}, tiles={"D42": "9/2"}, turn="FMS", step="track")
    table.refused(lay("D42", "58/0"), "tile.wrong_kind", "8.10")
    table.refused(lay("D42", "8/6"), "tile.rotation", "8.13")


def test_8_4_8_20_what_a_turn_has_no_room_for() -> None:
    """What the acts themselves say where the step is over already."""
    table = position(companies={"FMS": {**FMS, "left": 0}}, turn="FMS", step="track")
    turn = CompanyTurn("FMS", counts={"tiles": 2})
    with pytest.raises(IllegalAction) as two:
        LayTrack().check(table.game.view, turn, lay("D42", "8/5"))
    with pytest.raises(IllegalAction) as none:
        PlaceByConnection().check(table.game.view, turn, marker("E43 D42 C43"))
    assert (two.value.reason, none.value.reason) == ("tile.two_laid", "token.none_left")


def test_9_2_trains_that_exist() -> None:
    """And none is traded in."""
    table = position(companies={"FMS": FMS}, turn="FMS", step="trains")
    table.refused(train("PH9", 100), "train.unknown", "9.2")
    table.refused(train("PH3", 200), "train.not_yet", "9.2", instead=("PH2",))
