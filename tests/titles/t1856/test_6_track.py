"""Chapter 6: track."""

from __future__ import annotations

from typing import Any

from engine.actions import LayTile, PlaceToken
from tests.titles.t1856.table import PASS, Table, lay, position


def turn_of(company: str, tiles: dict[str, str], phase: str = "2", **more: object) -> Table:
    pieces = {"price": 80, "cash": 200, **more}
    return position(companies={company: pieces}, tiles=tiles, turn=company, phase=phase)


def test_6_4_2_no_exit_off_the_map() -> None:
    """18.22: F17 has no neighbour to the south."""
    table = turn_of("LPS", {}, at=["C14.0", "F17.0"])
    table.refused(lay("F17", "57/0"), "tile.off_map", "6.4.2", edges=[0])


def test_6_4_4_a_city_that_changes_in_value_is_enough() -> None:
    """18.23: 57 to 14 in J15, whatever its new exits point at."""
    table = turn_of("BBG", {"J15": "57/0"}, "3")
    table.act(lay("J15", "14/0"))


def test_6_4_4_plain_track_beyond_reach_does_not_count() -> None:
    """18.23: 9 to 23, whose new branch starts at the far side."""
    line = turn_of("BBG", {"J15": "57/1", "K14": "9/1"}, "3")
    line.refused(lay("K14", "23/4"), "tile.nothing_new", "6.4.4")
    line.act(lay("K14", "23/1"))


def test_6_5_4_l_hexes_take_125_and_others_63() -> None:
    """18.24."""
    table = position(
        companies={"GT": {"price": 80, "at": ["P9.0", "B19.0"]}}, tiles={"B19": "14/0"}, turn="GT", phase="5"
    )
    table.refused(lay("B19", "63/0"), "tile.not_an_upgrade", "6.4.5")
    assert any(each.tile == "125" for each in table.game.legal("lay_tile", hex="B19"))  # type: ignore[union-attr]
    other = turn_of("BBG", {"J15": "14/0"}, "5")
    other.refused(lay("J15", "125/0"), "tile.not_an_upgrade", "6.4.5")
    other.act(lay("J15", "63/0"))


def test_6_5_1_hamilton_begins_with_green_59_for_forty() -> None:
    """18.25."""
    table = turn_of("THB", {}, "2")
    table.refused(lay("L15", "59/0"), "tile.not_in_phase", "6.2")
    later = turn_of("THB", {}, "3")
    later.act(lay("L15", "59/0"), pays={"THB": -40})


def test_6_5_2_127_is_not_for_london() -> None:
    """18.26. Barrie's is another (6.5.2)."""
    table = turn_of("GW", {"F15": "121/0"}, "5")
    table.refused(lay("F15", "127/0"), "tile.not_an_upgrade", "6.4.5")
    table.act(lay("F15", "126/0"))


def test_6_6_towns_are_replaced_from_phase_6_on() -> None:
    """18.27."""
    tiles = {"J11": "57/0", "J9": "4/0", "J13": "57/0"}
    early = turn_of("WGB", tiles, "5")
    early.refused(lay("J9", "9/0"), "tile.town_phase", "6.6")
    late = turn_of("WGB", tiles, "6")
    late.act(lay("J9", "9/0"))
    never = turn_of("BBG", {"J15": "57/0", "J17": "69/0"}, "6")
    assert not list(never.game.legal("lay_tile", hex="J17"))


def test_6_4_6_a_private_company_in_a_players_hand_closes_its_hex() -> None:
    table = position(
        companies={"CPR": {"price": 80, "cash": 100}},
        privates={"FT": "P2"},
        tiles={"M4": "121/0"},
        turn="CPR",
        phase="3",
    )
    table.refused(lay("L3", "8/5"), "tile.blocked", "6.4.6", private="FT")
    free = position(
        companies={"CPR": {"price": 80}}, privates={"FT": "CPR"}, tiles={"M4": "121/0"}, turn="CPR", phase="3"
    )
    assert list(free.game.legal("lay_tile", hex="L3"))


def test_6_5_6_the_layer_chooses_the_city_of_a_waiting_token() -> None:
    """18.64: WSRC's company has put its token on unbuilt Kitchener; another lays 59 there."""
    table = position(
        companies={
            "WGB": {"price": 80, "shares": {"P1": 40}},
            "GW": {"price": 75, "shares": {"P2": 40}, "at": ["F15.0", "I12.1"]},
        },
        tiles={"J11": "57/1"},
        turn="WGB",
        phase="3",
    )
    table.act(lay("I12", "59/4"))
    assert table.to_act == ("P1", "WGB", "city")
    decision = table.game.decision
    assert decision is not None
    assert decision.on_behalf == "GW"
    table.refused(PlaceToken("F15.0"), "city.not_free", "6.5.6", instead=("I12.0", "I12.1"), node="F15.0", hex="I12")
    table.act(PlaceToken("I12.0"))
    assert table.game.view.nodes_of("GW") == ["F15.0", "I12.0"]


def test_6_5_6_the_city_comes_before_the_destination() -> None:
    """18.65: 59 in L15 completes WR's line while THB's token waits."""
    table = position(
        companies={
            "WR": {"price": 80, "cash": 100, "capital": "escrow", "escrow": 160, "shares": {"P1": 70}},
            "THB": {"price": 75, "shares": {"P2": 40}, "at": ["L15.0"]},
        },
        tiles={"O16": "57/2", "N15": "8/5", "M16": "8/2"},
        turn="WR",
        phase="3",
    )
    table.act(lay("L15", "59/5"), pays={"WR": -40})
    assert table.to_act[2] == "city"
    before = table.cash("WR")
    table.act(PlaceToken("L15.1"))
    assert table.cash("WR") == before + 160


def test_6_5_6_tokens_in_a_hex_of_one_city_are_not_taken_up() -> None:
    """J15 is BBG's home: a tile on the city is no question."""
    table = turn_of("BBG", {})
    table.act(lay("J15", "57/0"))
    assert table.to_act[2] != "city"
    assert table.at("BBG") == ["J15.0"]


def test_6_5_6_tokens_that_have_their_city_keep_it() -> None:
    """59 becomes brown: each token follows its city by its exits."""
    table = turn_of("THB", {"L15": "59/0"}, "5", at=["L15.0"])
    browns = [each for each in table.game.legal("lay_tile", hex="L15") if isinstance(each, LayTile)]
    table.act(browns[0])
    assert table.to_act[2] != "city"
    assert table.at("THB") == ["L15.0"]


def test_15_4_only_in_its_hex_and_only_while_it_is_empty() -> None:
    pieces: dict[str, Any] = {"companies": {"BBG": {"price": 80}}, "privates": {"TCC": "BBG"}, "turn": "BBG"}
    free = position(tiles={"J15": "57/0"}, phase="3", **pieces)
    free.refused(lay("J13", "57/0", "TCC"), "tile.no_power", "15.4", hex="J13")
    built = position(tiles={"J15": "57/0", "H11": "58/0"}, phase="6", **pieces)
    built.refused(lay("H11", "8/0", "TCC"), "tile.no_power", "15.4", hex="H11")
    assert all(each.means == "" for each in built.game.legal("lay_tile"))  # type: ignore[union-attr]


def test_4_5_after_tccs_tile_the_test_is_made_too() -> None:
    """What LPS's line needs lies there already, unnoticed so far."""
    table = position(
        companies={"LPS": {"price": 75, "capital": "escrow", "escrow": 75, "shares": {"P1": 60}}, "BBG": {"price": 80}},
        privates={"TCC": "BBG"},
        tiles={"C14": "57/2", "D15": "9/2", "E16": "9/2", "F17": "6/2"},
        turn="BBG",
    )
    table.act(lay("H11", "58/0", "TCC"))
    table.act(PASS)
    assert table.own.reached == ["LPS"]


def test_15_3_without_wsrc_in_hand_its_hex_is_as_any_other() -> None:
    """6.4.6 it's free once the private company is a company's; 6.4.1 the tile must be connected."""
    table = position(
        companies={"GW": {"price": 80}, "CA": {"price": 75}}, privates={"WSRC": "CA"}, turn="GW", phase="3"
    )
    table.refused(lay("I12", "59/0"), "tile.not_connected", "6.4.1", hex="I12")


def test_6_4_4_a_city_full_of_others_that_changes_in_value_is_enough() -> None:
    """BBG's line ends in J13, whose one slot is GW's; no new exit leads anywhere for BBG."""
    table = position(
        companies={"BBG": {"price": 80}, "GW": {"price": 75, "at": ["F15.0", "J13.0"]}},
        tiles={"J15": "57/0", "J13": "57/0"},
        turn="BBG",
        phase="3",
    )
    table.act(lay("J13", "14/0"))


def test_6_4_4_a_new_exit_of_a_city_beyond_reach_may_be_what_is_connected() -> None:
    """The line ends before L13, whose track runs north and south; 14 adds an exit that meets it, or doesn't."""
    table = turn_of("BBG", {"J15": "57/1", "K14": "9/1", "L13": "57/0"}, "3")
    assert "L13.0" not in table.game.view.reach("BBG").nodes
    assert table.can_lay("L13", "14") == {0, 3}
