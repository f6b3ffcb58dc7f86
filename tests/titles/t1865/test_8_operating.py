"""Operating rounds: order, track, mines, markers, revenue (chapter 8; edge cases 1 to 12, 33 to 43, 59, 60, 71, 77)."""

from __future__ import annotations

import pytest

from bot.service.intents.policy import Past, last_dividend
from engine.actions import PlaceToken, RemoveToken
from engine.events import DividendPaid, PriceMoved
from engine.titles.t1865.actions import PlaceMarker
from engine.titles.t1865.board import traffic
from engine.titles.t1865.board.markers import cheapest, placings, richest
from tests.titles.t1865.table import (
    PASS,
    absorb,
    buy,
    dividend,
    lay,
    marker,
    position,
    told,
    train,
    transfer,
)

LINE = {"E41": "4/0", "E39": "8/0", "D38": "4/2", "C37": "8/3"}


def test_8_1_the_upper_one_goes_first() -> None:
    """Edge case 1: two on one space; a third that comes goes under them (5.2)."""
    companies = {
        "FMS": {"shares": {"P1": 60}, "price": 90, "trains": ["PH2"], "traffic": 5},
        "FA": {"shares": {"P2": 60}},
        "SFS": {"shares": {"P3": 60}},
    }
    table = position(companies=companies, turn="FMS", step="dividend")
    table.act(dividend(50))
    assert table.stack(100) == ["FA", "SFS", "FMS"]
    table = position(companies={"FA": companies["FA"], "SFS": companies["SFS"]}, turn="FA")
    table.passes()
    assert table.to_act[:2] == ("P3", "SFS")


def test_5_3_at_the_ends_of_the_row() -> None:
    """Edge cases 2, 3: at 10 without revenue, at 490 with a dividend and a new train: no move, the same place."""
    low = {"shares": {"P1": 60}, "price": 10}
    table = position(companies={"FCS": low, "SFS": {**low, "shares": {"P2": 60}}}, turn="FCS", step="station")
    assert table.stack(10) == ["FCS", "SFS"]
    high = {"shares": {"P1": 60}, "price": 490, "trains": ["PH2"], "traffic": 8, "cash": 100}
    table = position(companies={"FMS": high, "FA": {**high, "shares": {"P2": 60}}}, turn="FMS", step="dividend")
    table.acts(dividend(80), train("PH2", 100))
    assert table.stack(490) == ["FMS", "FA"]


def test_5_4_new_trains_move_the_price_once() -> None:
    """Edge cases 4, 5: two PH2 and the first PH3 in one turn: one space (9.5); a train of the pool: none.

    9.4: the phase changes by the first PH3 of Available. 10.1: the bank is paid for all of them.
    """
    fms = {"shares": {"P1": 60}, "traffic": 5, "cash": 500}
    sold = {"PH2": 5, "PH2*": 0}
    table = position(companies={"FMS": fms}, turn="FMS", step="trains", sold=sold, pool=["PH2"], rounds_left=1)
    table.act(train("PH2", 100, "pool"), pays={"FMS": -100})
    assert table.price("FMS") == 100
    table.act(train("PH2*", 70), pays={"FMS": -70})
    assert (table.price("FMS"), table.phase) == (110, "2")
    table.act(train("PH3", 200), pays={"FMS": -200})
    assert (table.price("FMS"), table.phase) == (110, "3")


def test_8_29_no_revenue() -> None:
    """Edge cases 6, 7: traffic without a train, even with a maritime company: a space down; a train must be bought.

    8.3: a maritime company adds 8 to the capacity of a train, and nothing without one.
    """
    fms = {"shares": {"P1": 60}, "traffic": 9, "cash": 300}
    table = position(companies={"FMS": fms}, privates={"M3": "FMS"}, turn="FMS", step="station")
    assert (table.capacity("FMS"), table.price("FMS")) == (0, 90)
    assert table.to_act[2] == "trains"
    table.refused(PASS, "turn.must_act", "9.6")
    table.act(train("PH2", 100), pays={"FMS": -100})
    assert table.capacity("FMS") == 16
    table.act(PASS)


def test_8_30_all_or_nothing() -> None:
    """Revenue is paid out whole or kept whole; kept, it's the company's, and the price stays (8.32)."""
    fms = {"shares": {"P1": 60}, "trains": ["PH2"], "traffic": 6}
    table = position(companies={"FMS": fms}, turn="FMS", step="dividend")
    table.refused(dividend(30), "dividend.all_or_nothing", "8.30", most=60)
    kept = table.act(dividend(0), pays={"FMS": 60})
    assert [each for each in told(kept, PriceMoved) if each.reason != "no_revenue"] == []


def test_9_6_without_traffic_no_duty() -> None:
    """Edge case 8: FCS launched, Isili untiled: no revenue, a space down, no train needed."""
    table = position(companies={"FCS": {"shares": {"P1": 60}, "cash": 200}}, turn="FCS", step="station")
    assert (table.price("FCS"), table.to_act[2]) == (90, "trains")
    table.act(PASS)


def test_7_33_a_tile_before_the_launch() -> None:
    """Edge case 9: someone else lays yellow on Arbatax: SFS gets 2 at its launch, not before."""
    way = {"E41": "4/0", "E39": "8/4", "F38": "4/1", "G37": "8/1", "G35": "58/4"}
    companies = {"FMS": {"shares": {"P1": 60}}, "SFS": {"shares": {"P2": 40}, "row": None}}
    table = position(companies=companies, tiles=way, turn="FMS", step="track")
    table.act(lay("H34", "6/1"), pays={})
    assert table.traffic("SFS") == 0
    table = position(companies=companies, tiles={"H34": "6/1"}, stock="P2")
    table.act(buy("SFS"))
    assert table.traffic("SFS") == 2


def test_7_31_an_upgraded_home() -> None:
    """Edge case 10: green Cagliari gives 4 at the launch; a company not launched gets nothing by the upgrade."""
    companies = {
        "FMS": {"shares": {"P1": 40}, "row": None},
        "RCSF": {"shares": {"P2": 60}, "at": ["C35.0", "E43.0"], "traffic": 6},
    }
    table = position(companies=companies, turn="RCSF", step="track", phase="3")
    table.act(lay("E43", "C-green/0"), pays={})
    assert (table.traffic("RCSF"), table.traffic("FMS")) == (7, 0)
    table = position(companies=companies, tiles={"E43": "C-green/0"}, stock="P1", phase="3")
    table.act(buy("FMS"))
    assert table.traffic("FMS") == 4


def test_8_15_a_full_city() -> None:
    """Edge cases 11, 12: RCSF's home marker and FMS fill yellow Oristano: a third company can neither place nor pass,
    but may upgrade it; the third slot of the green tile frees the way.
    """
    companies = {
        "FMS": {"shares": {"P1": 60}, "at": ["E43.0", "C35.0"]},
        "FCS": {"shares": {"P2": 60}, "at": ["E37.0"], "cash": 500},
    }
    tiles = {"E37": "57/2", "D36": "9/2"}
    table = position(companies=companies, tiles=tiles, turn="FCS", step="track", phase="3")
    assert table.at("RCSF") == ["C35.0"]
    assert not {hex_id for hex_id in ("D34", "C37") if table.can_lay(hex_id, "8")}
    table.act(lay("C35", "O-green/0"), pays={})
    assert table.can_lay("D34", "8")
    table.act(PASS)
    table.act(marker("E37 D36 C35"))
    assert table.at("FCS") == ["C35.0", "E37.0"]


def test_8_21_a_full_city_takes_no_marker() -> None:
    """Edge case 11: nor is one offered; another stop may be had."""
    companies = {
        "FMS": {"shares": {"P1": 60}, "at": ["E43.0", "C35.0"]},
        "FCS": {"shares": {"P2": 60}, "cash": 500},
    }
    tiles = {"E37": "15/0", "D36": "9/2", "D38": "4/1", "C39": "173/4"}
    table = position(companies=companies, tiles=tiles, turn="FCS", step="station", phase="3")
    table.refused(marker("E37 D36 C35"), "token.no_slot", "8.21", slots=2)
    table.act(marker("E37 D38 C39"))


def test_8_18_a_mine_counts_once_in_its_first_turn() -> None:
    """Edge case 35: 2 for the marker, paid for to the bank (10.1); in the next turn 2 by the mines."""
    fms = {"shares": {"P1": 60}, "traffic": 3, "cash": 500}
    tiles = {"D42": "8/5", "C43": "173/2"}
    table = position(companies={"FMS": fms}, tiles=tiles, turn="FMS", step="station", rounds_left=1)
    table.act(marker("E43 D42 C43"), pays={"FMS": -70})
    assert table.traffic("FMS") == 5
    table.act(train("PH2", 100))
    table.act(PASS)
    table.act(PASS)
    assert (table.traffic("FMS"), table.to_act[2]) == (7, "dividend")


def test_8_19_one_marker_in_the_district() -> None:
    """Edge case 36: a second one is refused; M4's bonus is given once."""
    fms = {"shares": {"P1": 60}, "traffic": 3, "cash": 500, "at": ["E43.0", "C43.0"], "trains": ["PH2"], "left": 2}
    tiles = {"D42": "8/5", "C43": "173/2", "B42": "173/3"}
    table = position(companies={"FMS": fms}, tiles=tiles, privates={"M4": "P1"}, turn="FMS", step="absorb")
    table.act(transfer("M4"), pays={})
    assert table.traffic("FMS") == 5
    table.act(PASS)
    assert table.to_act[2] == "dividend"  # the only stop to reach is in the district


def test_8_19_refused() -> None:
    """Edge case 36: by its clause, where something else could be placed."""
    fms = {"shares": {"P1": 60}, "traffic": 3, "cash": 500, "at": ["E43.0", "C43.0"], "trains": ["PH2"], "left": 2}
    tiles = {"D42": "8/5", "C43": "173/2", "B42": "173/3", **LINE}
    table = position(companies={"FMS": fms}, tiles=tiles, turn="FMS", step="station")
    table.refused(marker("C43 B42"), "token.district", "8.19")
    table.refused(marker("E43 D42 C43"), "token.already_here", "8.21")
    table.refused(marker("E43 E41"), "token.no_city", "8.20")
    table.refused(marker("E43 C35"), "token.not_connected", "8.21")
    table.act(marker("E43 E41 E39 D38 C37 C35"), pays={"FMS": -80})


@pytest.mark.parametrize("node", ["E43.1", "E43.x", "E43", "Z1.0", ""])
def test_8_20_a_marker_goes_to_a_stop_that_there_is(node: str) -> None:
    fms = {"shares": {"P1": 60}, "cash": 500}
    table = position(companies={"FMS": fms}, tiles=LINE, turn="FMS", step="station")
    table.refused(PlaceMarker(node, "E43 D42"), "token.no_city", "8.20", node=node)


def test_8_23_the_president_picks_the_connection() -> None:
    """Edge case 37: two ways from Cagliari to Monteponi, each with its own cost and traffic."""
    fms = {"shares": {"P1": 60}, "traffic": 3, "cash": 500, "trains": ["PH2"]}
    tiles = {"E43": "C-green/0", "D44": "8/2", "D42": "9/2", "C41": "7/5", "C43": "173/3"}
    table = position(companies={"FMS": fms}, tiles=tiles, turn="FMS", step="station", phase="3")
    ways = {each.action.connection: (each.edges, each.gain) for each in placings(table.game.view, "FMS")}  # type: ignore[attr-defined]
    assert ways == {"E43 D42 C41 C43": ((10, 60, 40), 2), "E43 D44 C43": ((10, 60), 2)}
    first = "E43 D44 C43"
    assert cheapest(placings(table.game.view, "FMS"))[0].action.connection == first  # type: ignore[attr-defined]
    assert richest(placings(table.game.view, "FMS"))[0].action.connection == first  # type: ignore[attr-defined]
    table.act(marker("E43 D42 C41 C43"), pays={"FMS": -110})


@pytest.mark.parametrize(
    ("way", "edges", "gain"),
    [
        ("H34 G33 G31 F32 E33 D34 D36 C35", (10,) * 7, 1 + 4),
        ("H34 G35 G37 F38 E39 D38 C37 C35", (10, 10, 40, 10, 10, 10, 40), 3 + 4),
    ],
)
def test_8_23_cost_and_traffic_come_together(way: str, edges: tuple[int, ...], gain: int) -> None:
    """Edge case 37: from Arbatax to Oristano for L.70 by one town, or for L.130 by three."""
    tiles = {
        "H34": "5/1", "C35": "O-green/0", "G33": "8/3", "G31": "7/0", "F32": "9/1", "E33": "4/1", "D34": "8/4",
        "D36": "7/2", "G35": "58/4", "G37": "8/1", "F38": "4/1", "E39": "8/2", "D38": "4/2", "C37": "8/3",
    }  # fmt: skip
    sfs = {"shares": {"P1": 60}, "traffic": 3, "cash": 500, "trains": ["PH2"]}
    table = position(companies={"SFS": sfs}, tiles=tiles, turn="SFS", step="station", phase="3")
    ways = {each.action.connection: (each.edges, each.gain) for each in placings(table.game.view, "SFS")}  # type: ignore[attr-defined]
    assert ways[way] == (edges, gain)
    table.refused(PlaceMarker("C35.0", "H34 G35 G37 F36 D36 C35"), "token.not_connected", "8.21")
    table.act(marker(way), pays={"SFS": -sum(edges)})
    assert table.traffic("SFS") == 3 + gain


def test_8_24_a_town_counts_again_for_another_marker() -> None:
    """Two towns and the stop at the end, for FMS and then for RCSF the other way; the stop at the start gives none."""
    company = {"traffic": 3, "cash": 80, "trains": ["PH2"]}
    companies = {"FMS": {**company, "shares": {"P1": 60}}, "RCSF": {**company, "shares": {"P2": 60}}}
    table = position(companies=companies, tiles=LINE, turn="FMS", step="station")
    table.act(marker("E43 E41 E39 D38 C37 C35"), pays={"FMS": -80})
    assert table.traffic("FMS") == 3 + 2 + 3
    table.act(dividend(80))
    while table.to_act[1:] != ("RCSF", "station"):
        table.passes()
    table.act(marker("C35 C37 D38 E39 E41 E43"), pays={"RCSF": -80})
    assert table.traffic("RCSF") == 3 + 2 + 3


def test_8_26_a_marker_stays_where_it_lies() -> None:
    """It's neither taken back nor moved, where a new one may be placed."""
    fms = {"shares": {"P1": 60}, "cash": 500, "at": ["E43.0", "F30.0"], "left": 1}
    table = position(companies={"FMS": fms}, tiles=LINE, turn="FMS", step="station")
    table.refused(RemoveToken("F30.0"), "turn.not_now", "8.20")
    table.act(marker("E43 E41 E39 D38 C37 C35"))
    assert (table.at("FMS"), table.left("FMS")) == (["C35.0", "E43.0", "F30.0"], 0)


def test_8_22_over_the_sea() -> None:
    """Edge case 38: Olbia - F22 - F20 - the sea - Bonifacio - Portovecchio: 10 + 10 + 80 + 10, traffic 1 + 3."""
    tiles = {"G23": "57/2", "F22": "8/3", "F20": "9/0", "E17": "3/4"}
    sfss = {"shares": {"P1": 60}, "traffic": 3, "cash": 500, "trains": ["PH2"], "at": ["C25.0", "G23.0"]}
    table = position(companies={"SFSS": sfss}, tiles=tiles, turn="SFSS", step="station")
    (way,) = placings(table.game.view, "SFSS")
    assert way.hexes == ("G23", "F22", "F20", "F18", "E17", "F16")
    assert (way.edges, way.cost, way.gain) == ((10, 10, 80, 0, 10), 110, 4)
    table.act(way.action, pays={"SFSS": -110})
    assert table.traffic("SFSS") == 7


def test_8_12_the_short_game_has_no_sea_routes() -> None:
    """Edge case 39: track to side 3 of F20 or B24 is illegal there, legal in the long game."""
    sfss = {"shares": {"P1": 60}, "traffic": 3, "at": ["C25.0", "G23.0"]}
    for short in (False, True):
        table = position(
            companies={"SFSS": {**sfss, "cash": 50}},
            tiles={"G23": "57/2", "F22": "8/3"},
            turn="SFSS",
            step="track",
            short=short,
        )
        if short:
            table.refused(lay("F20", "9/0"), "tile.off_map", "8.12", edges=[3])
            table.refused(lay("B24", "58/3"), "tile.off_map", "8.12", edges=[3])
        else:
            table.act(lay("F20", "9/0"), pays={})
            table.act(lay("B24", "58/3"), pays={"SFSS": -20})


def test_8_11_tiles_for_some_hexes() -> None:
    """Edge case 40: #146 not on Sanluri, but on Alghero; #63 not on Calvi, where #700 may lie."""
    fms = {"shares": {"P1": 60}, "at": ["E43.0", "C25.0"]}
    tiles = {"E41": "4/0", "E39": "8/0", "D38": "143/3", "B24": "3/5", "B26": "9/0", "B28": "143/2"}
    table = position(companies={"FMS": fms}, tiles=tiles, turn="FMS", step="track", phase="5")
    table.refused(lay("D38", "146/2"), "tile.other_hexes", "8.11")
    assert table.can_lay("B28", "146")
    cfc = {"shares": {"P1": 60}, "at": ["G3.0", "D4.0"]}
    table = position(companies={"CFC": cfc}, tiles={"D4": "15/4"}, turn="CFC", step="track", phase="5")
    table.refused(lay("D4", "63/0"), "tile.other_hexes", "8.11")
    table.act(lay("D4", "700/4"), pays={})


def test_8_8_competitive_upgrades() -> None:
    """Edge case 41: a straight with both ends joined can't become a curve, with one end joined it can."""
    fms = {"shares": {"P1": 60}}
    table = position(companies={"FMS": fms}, tiles={"D42": "9/2", "C41": "8/5"}, turn="FMS", step="track")
    table.refused(lay("D42", "8/5"), "tile.joint_lost", "8.8", edges=[2, 5])
    table.refused(lay("D42", "9/5"), "tile.no_change", "8.8")
    table = position(companies={"FMS": fms}, tiles={"D42": "9/2"}, turn="FMS", step="track")
    table.act(lay("D42", "8/5"), pays={})


def test_8_6_all_track_is_kept() -> None:
    """Edge case 42: a traffic upgrade that drops track which meets nothing is refused."""
    table = position(
        companies={"FMS": {"shares": {"P1": 60}}}, tiles={"D42": "9/2"}, turn="FMS", step="track", phase="3"
    )
    table.refused(lay("D42", "25/1"), "tile.not_an_upgrade", "8.6")
    table.refused(lay("D42", "23/0"), "tile.track_lost", "8.6")


def test_8_7_a_richer_town_gives_nothing() -> None:
    """Edge case 43: Monastir from 1 to 2: nobody's traffic changes."""
    fms = {"shares": {"P1": 60}, "traffic": 5}
    table = position(companies={"FMS": fms}, tiles={"E41": "58/0"}, turn="FMS", step="track", phase="3")
    table.act(lay("E41", "143/0"), pays={})
    assert table.traffic("FMS") == 5


def test_8_9_nobody_upgrades_a_mine() -> None:
    """In neither way."""
    fms = {"shares": {"P1": 60}}
    tiles = {"D42": "8/5", "C43": "173/2"}
    table = position(companies={"FMS": fms}, tiles=tiles, turn="FMS", step="track", phase="5")
    table.refused(lay("C43", "174/2"), "tile.mine", "8.9")
    table.refused(lay("C43", "173/4"), "tile.mine", "8.9")


def test_8_4_two_tiles_in_two_hexes() -> None:
    """Edge case 71: not twice in one hex; the second costs L.20, which the bank gets (10.1)."""
    fms = {"shares": {"P1": 60}, "cash": 50}
    table = position(companies={"FMS": fms}, turn="FMS", step="track")
    table.act(lay("D42", "9/2"), pays={})
    table.refused(lay("D42", "8/5"), "tile.same_hex", "8.4")
    table.act(lay("E41", "4/0"), pays={"FMS": -20})
    assert table.to_act[2] != "track"


def test_6_1_a_mine_given_up_stays_as_it_is() -> None:
    """Edge case 77: a green mine without a marker is passed over; the next marker gets 1."""
    tiles = {"D42": "8/5", "C43": "174/2"}
    fms = {"shares": {"P1": 60}, "cash": 500, "trains": ["PH4"], "traffic": 10}
    table = position(companies={"FMS": fms}, tiles=tiles, turn="FMS", step="station", phase="5")
    traffic.decline_mines(table.game.alter())
    assert table.tile("C43") == "174/2"
    table.act(marker("E43 D42 C43"))
    assert table.traffic("FMS") == 11


def test_6_2_a_decline_changes_later_yields_only() -> None:
    """The yellow mine becomes green: the traffic stays, and the next turn brings 1."""
    fms = {"shares": {"P1": 60}, "at": ["E43.0", "C43.0"], "traffic": 5, "trains": ["PH3"]}
    table = position(companies={"FMS": fms}, tiles={"D42": "8/5", "C43": "173/2"}, phase="3", before_stock=True)
    assert (table.tile("C43"), table.traffic("FMS")) == ("174/2", 5)
    table.passes(3)
    assert table.to_act[1:] == ("FMS", "track")
    table.act(PASS)
    assert table.traffic("FMS") == 6


def test_3_7_phase_5_in_the_middle_of_a_turn() -> None:
    """Edge cases 59, 60, 75: maritime companies in hand are gone at once; one transferred before works on."""
    fms = {"shares": {"P1": 60}, "cash": 1000, "trains": ["PH4"], "traffic": 40}
    table = position(
        companies={"FMS": fms},
        privates={"M1": "P1", "M2": "P1", "M3": "P2"},
        turn="FMS",
        step="trains",
        phase="4",
        sold={"PH4": 3, "PH4*": 1},
        rounds_left=1,
    )
    table.act(transfer("M1"), pays={})
    table.act(train("PH5", 500), pays={"FMS": -500})
    assert table.phase == "5"
    table.refused(transfer("M2"), "maritime.no_transfer", "3.3")
    assert table.game.state.privates == {"M1": "FMS"}
    assert table.capacity("FMS") == 20 + 25 + 8
    before = table.cash("P1", "P2")
    table.act(PASS)
    assert (table.round, table.cash("P1", "P2")) == ("OR 1.2", before)


def test_3_3_only_the_president_and_only_to_his_company() -> None:
    """Another player's maritime company can't be given."""
    fms = {"shares": {"P1": 60}, "trains": ["PH2"], "traffic": 4}
    table = position(companies={"FMS": fms}, privates={"M1": "P2", "M2": "P1"}, turn="FMS", step="track")
    table.refused(transfer("M1"), "maritime.not_held", "3.3")


def test_8_2_absorptions_only_at_the_start() -> None:
    """In the track step they're closed."""
    companies = {"FMS": {"shares": {"P1": 60}}, "FA": {"shares": {"P1": 60}}}
    table = position(companies=companies, turn="FMS", step="track")
    table.refused(absorb("FMS", "FA"), "turn.not_now", "8.4")
    table.refused(PlaceToken("E43.0"), "turn.not_now", "8.4")


def test_1_7_towns_do_not_end_a_connection() -> None:
    """Edge case 33: through three towns RCSF is joined to its destination, and each town gives its traffic: none is a
    stop (1.6).
    """
    line = {"D34": "7/0", "D36": "9/0", "D38": "4/0", "D40": "58/3", "E41": "58/0"}
    rcsf = {"shares": {"P1": 60}, "cash": 500, "trains": ["PH2"], "traffic": 3}
    table = position(companies={"RCSF": rcsf}, tiles=line, turn="RCSF", step="station")
    (way,) = placings(table.game.view, "RCSF")
    assert way.hexes == ("C35", "D34", "D36", "D38", "D40", "E41", "E43")
    assert (way.cost, way.gain) == (60, 3 + 3)
    table = position(companies={"RCSF": rcsf}, tiles=line, before_stock=True)
    assert table.to_act == ("P1", "RCSF", "conversion")


def test_8_31_what_is_kept_is_told_of_the_revenue_alone() -> None:
    """Not of the treasury: a caretaker goes on as the company did last, and no revenue is no policy."""
    fms = {"shares": {"P1": 60}, "trains": ["PH2"], "traffic": 7, "cash": 900}
    for amount, kept in ((70, 28), (0, 70)):
        table = position(companies={"FMS": fms}, turn="FMS", step="dividend")
        (paid,) = told(table.act(dividend(amount)), DividendPaid)
        assert (paid.amount, paid.kept) == (amount, kept)
        past = Past({"FMS": paid.to_json()})
        assert last_dividend(position(companies={"FMS": fms}, turn="FMS", step="dividend").game, past) == dividend(
            amount
        )
    poor = position(companies={"FMS": {**fms, "trains": []}}, turn="FMS", step="track")
    assert told(poor.act(PASS), DividendPaid) == []
