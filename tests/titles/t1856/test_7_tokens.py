"""Chapter 7: tokens and reservations; 15.3: WSRC's."""

from __future__ import annotations

from engine.actions import LayTile, PlaceToken
from tests.titles.t1856.table import PASS, lay, position


def test_7_4_a_slot_is_kept_for_the_home_of_a_company_that_has_not_operated() -> None:
    """18.28: M4 with one slot is CPR's; with two another may have one."""
    tiles = {"M4": "121/0", "N3": "57/1"}
    single = position(
        companies={"GT": {"price": 80, "cash": 100, "at": ["P9.0", "N3.0"]}},
        tiles={"N3": "57/1"},
        turn="GT",
        step="station",
    )
    single.refused(PlaceToken("M4.0"), "token.reserved", "7.4")
    double = position(
        companies={"GT": {"price": 80, "cash": 100, "at": ["P9.0", "N3.0"]}},
        tiles=tiles,
        turn="GT",
        step="station",
        phase="3",
    )
    double.act(PlaceToken("M4.0"), pays={"GT": -100})


def test_7_4_in_hamilton_a_city_stays_free_for_thb() -> None:
    """18.29."""
    table = position(
        companies={"GW": {"price": 80, "at": ["F15.0", "L15.0"]}, "BBG": {"price": 75, "cash": 100}},
        tiles={"L15": "59/0", "K14": "8/5", "J15": "57/1"},
        turn="BBG",
        step="station",
        phase="3",
    )
    table.refused(PlaceToken("L15.1"), "token.reserved", "7.4", company="THB")


def test_7_3_one_token_in_a_hex_of_two_cities() -> None:
    """18.30."""
    table = position(
        companies={"BBG": {"price": 75, "cash": 100, "at": ["J15.0", "L15.0"]}, "THB": {"price": 65, "at": []}},
        tiles={"L15": "59/0", "K14": "8/5", "J15": "57/1"},
        turn="BBG",
        step="station",
        phase="3",
    )
    table.refused(PlaceToken("L15.1"), "token.already_here", "7.3")


def test_7_3_a_token_in_the_one_slot_of_a_city_that_is_nobodys_home() -> None:
    """7.1: the next marker of the charter, to the bank; 7.4 keeps slots in homes only."""
    table = position(
        companies={"BBG": {"price": 75, "cash": 100}}, tiles={"J15": "57/0", "J13": "57/0"}, turn="BBG", step="station"
    )
    table.act(PlaceToken("J13.0"), pays={"BBG": -40})
    assert table.at("BBG") == ["J13.0", "J15.0"]


def test_15_3_its_tile_is_listed_wherever_the_company_is() -> None:
    table = position(companies={"GW": {"price": 80}}, privates={"WSRC": "GW"}, turn="GW", phase="3")
    assert "I12" not in table.game.view.reach("GW").sides
    listed = {(each.hex, each.means) for each in table.game.legal("lay_tile") if isinstance(each, LayTile)}
    assert ("I12", "WSRC") in listed


def test_15_3_no_second_token_in_its_hex() -> None:
    table = position(
        companies={"GW": {"price": 80, "at": ["F15.0", "I12.1"]}},
        privates={"WSRC": "GW"},
        tiles={"I12": "59/0"},
        turn="GW",
        step="station",
        phase="3",
    )
    table.refused(PlaceToken("I12.0", "WSRC"), "token.already_here", "7.3", hex="I12")


def test_15_3_both_powers_in_one_turn_and_wsrc_closes() -> None:
    """18.58: 59 on I12, the $40 token there free, the next costs $100."""
    table = position(companies={"GW": {"price": 80, "cash": 100}}, privates={"WSRC": "GW"}, turn="GW", phase="3")
    table.act(lay("I12", "59/0", "WSRC"), pays={})
    table.act(PlaceToken("I12.0", "WSRC"), pays={})
    assert table.company("GW").stations == [100, 100]
    while table.to_act[1] == "GW":
        table.act(PASS)
    assert table.game.state.closed_privates[-1] == "WSRC"


def test_15_3_powers_that_can_no_longer_be_used_lapse() -> None:
    """18.66: 59 lies there, both cities are taken: WSRC stays open."""
    table = position(
        companies={
            "GW": {"price": 80, "cash": 100},
            "WGB": {"price": 75, "at": ["J11.0", "I12.0"]},
            "BBG": {"price": 65, "at": ["J15.0", "I12.1"]},
        },
        privates={"WSRC": "GW"},
        tiles={"I12": "59/0"},
        turn="GW",
        phase="3",
    )
    assert not any(each.means == "WSRC" for each in table.game.legal("lay_tile"))  # type: ignore[union-attr]
    while table.game.state.stack[-1].kind == "company_turn":  # type: ignore[union-attr]
        table.act(PASS)
    assert "WSRC" in table.game.state.privates


def test_15_4_tccs_tile_beside_the_normal_one() -> None:
    """18.60: H11 need not be connected, and costs nothing."""
    table = position(
        companies={"BBG": {"price": 80, "cash": 0}},
        privates={"TCC": "BBG"},
        tiles={"J15": "57/0"},
        turn="BBG",
        phase="3",
    )
    table.act(lay("J13", "57/0"))
    table.act(lay("H11", "58/0", "TCC"), pays={})
    assert "TCC" in table.game.state.privates
