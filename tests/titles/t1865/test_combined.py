"""Positions in which several clauses meet: absorptions in a chain, purchases in need at a change of phase, ends."""

from __future__ import annotations

from typing import Any

from engine.actions import PlaceToken, ScrapTrain
from engine.events import WentBankrupt
from engine.finance.holdings import POOL
from engine.titles.t1865.common import DRAGONS
from tests.titles.t1865.table import PASS, absorb, buy, dividend, position, sell, told, train

LINE = {"E41": "4/0", "E39": "8/0", "D38": "4/2", "C37": "8/3"}
"""Cagliari – Oristano."""
FMS: dict[str, Any] = {"shares": {"P1": 60}, "traffic": 9}


def test_11_2_a_marker_replaced_before_joins_the_next_target() -> None:
    """FMS meets FA only in Nuoro, where it takes RCSF's place first; FMS's price moves by neither absorption."""
    table = position(
        companies={
            "FMS": {**FMS, "kind": "major", "price": 210, "row": 5, "cash": 2000},
            "RCSF": {"shares": {"P1": 60}, "price": 150, "row": 5, "traffic": 3, "at": ["C35.0", "F30.0"]},
            "FA": {"shares": {"P1": 60}, "price": 140, "row": 5, "traffic": 4},
        },
        tiles=LINE,
        turn="FMS",
        phase="6",
    )
    table.refused(absorb("FMS", "FA"), "absorb.not_connected", "11.2")
    table.act(absorb("FMS", "RCSF"), pays={"FMS": -450, "P1": 450})
    table.act(absorb("FMS", "FA"), pays={"FMS": -420 + 50, "P1": 420})
    assert (table.at("FMS"), table.left("FMS"), table.traffic("FMS")) == (["C35.0", "E43.0", "F30.0"], 4, 9 + 3 + 4)
    assert (table.price("FMS"), table.to_act[2]) == (210, "track")


def test_11_1_an_absorber_that_comes_later_has_its_turn() -> None:
    """Passive: the target's turn is gone, the enlarged company's begins with its trains and traffic."""
    table = position(
        companies={
            "RCSF": {"shares": {"P1": 60}, "price": 250, "row": 5, "traffic": 3, "trains": ["PH4"]},
            "FMS": {**FMS, "kind": "major", "price": 210, "row": 5, "cash": 2000},
        },
        tiles=LINE,
        turn="RCSF",
        phase="6",
    )
    table.act(absorb("FMS", "RCSF"))
    assert table.to_act == ("P1", "FMS", "track")
    assert (table.trains("FMS"), table.traffic("FMS"), table.capacity("FMS")) == (["PH4"], 12, 20)


def test_11_9_a_mine_that_is_not_taken_is_let_alone() -> None:
    """Its slot is free, and no decline comes to it before a marker does (6.1); a taken one declines."""
    tiles = {"D42": "8/5", "C43": "173/2"}
    for taken, tile in ((PASS, "173/2"), (PlaceToken("C43.0"), "174/2")):
        table = position(
            companies={
                "RCSF": {"shares": {"P1": 60}, "price": 250, "row": 5, "at": ["C35.0", "C43.0"]},
                "FMS": {"shares": {"P1": 60}, "kind": "major", "price": 210, "row": 5, "cash": 2000},
            },
            tiles={**tiles, **LINE},
            turn="RCSF",
            waiting=[],
            phase="6",
        )
        table.act(absorb("FMS", "RCSF"))
        table.act(taken)
        assert (table.round, table.tile("C43")) == ("SR 2", tile)


def test_9_8_a_purchase_in_need_changes_the_phase() -> None:
    """The first PH6 with a share sold for it: PH3 are scrapped, FA gives up one, the price falls and rises (5.4)."""
    companies = {
        "FMS": {**FMS, "shares": {"P1": 60, "P2": 20}},
        "FA": {"shares": {"P2": 60}, "trains": ["PH4", "PH4*", "PH5"], "traffic": 5, "price": 90},
    }
    table = position(
        companies=companies,
        turn="FMS",
        step="trains",
        phase="5",
        sold={"PH5": 2},
        cash={"P1": 560},
        pool=["PH3*"],
    )
    table.act(train("PH6", 650))
    table.act(sell("FMS", 20), pays={"P1": 100 - 650})
    assert (table.phase, table.trains("FMS"), table.game.state.pool, table.price("FMS")) == ("6", ["PH6"], [], 100)
    assert table.to_act == ("P2", "FA", "discard")
    table.act(ScrapTrain("PH4"))
    assert table.to_act[:2] == ("P2", "FA")
    assert table.game.state.pool == ["PH4"]


def test_9_10_what_has_not_operated_is_not_sold_in_need_either() -> None:
    """7.12: FMS's first turn isn't over, so its shares stay and a loan comes."""
    fms = {**FMS, "operated": False}
    table = position(companies={"FMS": fms}, turn="FMS", step="trains", phase="4", cash={"P1": 10})
    applied = table.act(train("PH4", 350), pays={"P1": 500 - 350})
    assert [each.player for each in told(applied, WentBankrupt)] == ["P1"]
    assert (table.game.state.own.debts, table.percent("FMS")["P1"]) == ({"P1": 1}, 60)


def test_5_3_a_fall_ends_at_the_end_of_the_row() -> None:
    """From 30 by five shares: to 10, under the marker there; from 460 by a dividend and a train: to 490, likewise."""
    fa = {"kind": "major", "shares": {"P1": 60, "P2": 20}, "price": 30}
    table = position(companies={"FA": fa, "FMS": {"shares": {"P2": 60}, "price": 10}}, stock="P1")
    table.act(sell("FA", 50), pays={"P1": 150})
    assert (table.stack(10), table.president("FA")) == (["FMS", "FA"], "P2")
    fa = {**fa, "price": 460, "trains": ["PH7"], "traffic": 30, "cash": 800}
    companies = {"FMS": {"shares": {"P2": 60}, "price": 490}, "FA": fa}
    table = position(companies=companies, turn="FA", step="dividend", phase="7", rounds_left=1)
    table.act(dividend(300))
    table.act(train("PH7", 800))
    assert table.stack(490) == ["FMS", "FA"]


def test_7_8_dragons_with_half_a_company_leave_it_to_its_president() -> None:
    """50 % are theirs and red: as much as the pool takes goes, the price falls by that, and 20 % lead still."""
    fa = {"kind": "major", "shares": {"P1": 20, DRAGONS: 50, POOL: 20}, "price": 100}
    table = position(companies={"FA": fa}, stock="P2", dragons_first=True)
    assert (table.percent("FA")[DRAGONS], table.percent("FA")[POOL], table.price("FA")) == (20, 50, 70)
    assert table.president("FA") == "P1"
    table.act(buy("FA", DRAGONS), pays={"P2": -70})
    assert (table.percent("FA")[DRAGONS], table.president("FA")) == (10, "P1")
