"""Chapter 7: tokens and reservations; 15.3: WSRC's."""

from __future__ import annotations

from typing import Any

import pytest

from engine.actions import Action, LayTile, PlaceToken
from engine.events import TokenPlaced
from tests.titles.t1856.table import PASS, Table, lay, position
from tests.titles.table import told


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
    assert table.company("BBG").stations == [100]


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


def next_turn(company: str, **more: Any) -> Table:
    """The end of GW's turn, after which a company has its first one."""
    pieces = {"price": 75, "operated": False, "shares": {"P2": 40}}
    others = more.pop("companies", {})
    gw = {"price": 80, **more.pop("gw", {})}
    return position(companies={"GW": gw, company: pieces, **others}, turn="GW", step="repay", waiting=[company], **more)


@pytest.mark.parametrize(
    ("company", "tiles", "node"),
    [
        ("CPR", {"M4": "121/0"}, "M4.0"),
        ("CV", {}, "N11.0"),
        ("CV", {"N11": "120/1"}, "N11.0"),
        ("CV", {"N11": "120/4"}, "N11.1"),
    ],
)
def test_7_2_the_home_token_is_free_and_lies_in_its_city(company: str, tiles: dict[str, str], node: str) -> None:
    """4.9: the company has operated from now on; CV's is the city that exits SW."""
    table = next_turn(company, tiles=tiles, phase="3")
    assert told(table.act(PASS, pays={}), TokenPlaced) == [TokenPlaced(company, node, 0, True)]
    assert (table.company(company).operated, table.to_act[1]) == (True, company)


@pytest.mark.parametrize(("taken", "node"), [([], "L15.0"), (["L15.0"], "L15.1")])
def test_7_2_on_unbuilt_hamilton_the_first_free_city_is_thbs_for_now(taken: list[str], node: str) -> None:
    """6.5.6 decides later."""
    table = next_turn("THB", gw={"at": ["F15.0", *taken]})
    table.act(PASS)
    assert (table.at("THB"), table.to_act[1]) == ([node], "THB")


def at_barrie(cpr: dict[str, Any]) -> Table:
    """GT before M4, where one of two slots is free or kept for CPR."""
    return position(
        companies={
            "GT": {"price": 80, "cash": 100, "at": ["P9.0", "N3.0"]},
            "GW": {"price": 75, "at": ["F15.0", "M4.0"]},
            "CPR": {"price": 65, **cpr},
        },
        tiles={"M4": "121/0", "N3": "57/1"},
        turn="GT",
        step="station",
        phase="3",
    )


def test_7_4_a_reservation_ends_with_the_home_token_or_the_company() -> None:
    """7.5: not before, whether started or not."""
    at_barrie({"operated": False}).refused(PlaceToken("M4.0"), "token.reserved", "7.4", company="CPR")
    at_barrie({"at": []}).act(PlaceToken("M4.0"))
    closed = at_barrie({"operated": False})
    closed.game.rulebook.close(closed.game.alter(), "CPR")
    closed.act(PlaceToken("M4.0"))


def with_wsrc(step: str = "track", **more: Any) -> Table:
    """GW has WSRC; CA waits for its turn."""
    companies = {"GW": {"price": 80, "cash": 100}, "CA": {"price": 75, "shares": {"P2": 40}}}
    return position(
        companies=companies, privates={"WSRC": "GW"}, turn="GW", step=step, phase="3", waiting=["CA"], **more
    )


@pytest.mark.parametrize("action", [lay("I12", "59/0", "WSRC"), PlaceToken("I12.0", "WSRC")])
def test_15_3_either_use_closes_it_at_the_end_of_the_turn(action: Action) -> None:
    """Not before."""
    table = with_wsrc("track" if isinstance(action, LayTile) else "station")
    table.act(action)
    assert table.to_act[1] == "GW"
    assert table.game.state.privates == {"WSRC": "GW"}
    while table.to_act[1] == "GW":
        table.act(PASS)
    assert (table.to_act[1], table.game.state.privates, table.own.closing) == ("CA", {}, [])


def test_15_3_another_tile_leaves_it_open() -> None:
    table = with_wsrc(tiles={"F15": "5/0"})
    lays = [each for each in table.game.legal("lay_tile") if isinstance(each, LayTile) and not each.means]
    table.act(lays[0])
    while table.to_act[1] == "GW":
        table.act(PASS)
    assert table.game.state.privates == {"WSRC": "GW"}


def test_17_6_in_recorded_games_it_closes_at_the_end_of_the_round() -> None:
    table = with_wsrc(profile="oracle")
    table.act(lay("I12", "59/0", "WSRC"))
    while table.to_act[1] == "GW":
        table.act(PASS)
    assert table.game.state.privates == {"WSRC": "GW"}
    while table.game.state.round == "operating":
        table.act(PASS)
    assert table.game.state.privates == {}


def test_15_3_its_token_is_the_turns_token_and_one_of_the_charter() -> None:
    table = with_wsrc("station", tiles={"F15": "5/0", "F17": "6/2"})
    table.act(PlaceToken("I12.0", "WSRC"))
    assert not table.offered("place_token")
    empty = with_wsrc("station")
    empty.company("GW").stations = []
    assert empty.to_act[2] == "station"
    empty.refused(PlaceToken("I12.0", "WSRC"), "token.none_left", "7.1", company="GW")
