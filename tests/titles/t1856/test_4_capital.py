"""Chapters 4 and 5: capital, escrow, destinations, the right to operate, the order."""

from __future__ import annotations

import pytest

from engine.actions import BuyShare, BuyTrain, StartCompany
from engine.events import TurnSkipped
from engine.titles.t1856.actions import DestinationReached
from engine.titles.t1856.rounds.capital import ends, is_joined, may_operate
from tests.titles.t1856.table import PASS, lay, position
from tests.titles.table import told

RICH = {"P1": 1000, "P2": 1000, "P3": 1000}
NO_FOURS = {"2": 0, "3": 0, "4": 0}
NO_FIVES = {**NO_FOURS, "5": 0}


def test_4_2_1_shares_six_to_ten_go_to_escrow() -> None:
    """18.15: par $75; the fifth share pays the treasury ($375 in all), the sixth is noted by the bank."""
    table = position(
        companies={"GW": {"price": 75, "cash": 300, "capital": "escrow", "shares": {"P1": 40}}}, cash=RICH, stock="P2"
    )
    table.act(BuyShare("GW", "ipo"), pays={"P2": -75, "GW": 75})
    assert table.cash("GW") == 375
    table.act(BuyShare("GW", "ipo"), pays={"P3": -75})
    assert table.own.escrow == {"GW": 75}


def test_4_2_1_escrow_counts_what_has_left_the_ipo() -> None:
    """18.15: also when a share lies in the pool."""
    table = position(
        companies={"GW": {"price": 75, "capital": "escrow", "shares": {"P1": 40}, "pool": 10}}, cash=RICH, stock="P2"
    )
    table.act(BuyShare("GW", "ipo"), pays={"P2": -75})
    assert table.own.escrow == {"GW": 75}


def test_4_3_a_destination_reached_before_the_start_makes_it_incremental() -> None:
    """18.16: CV, started while 3-trains last."""
    table = position(cash=RICH, stock="P1", own={"reached": ["CV"]}, phase="3", depot={"2": 0})
    table.act(StartCompany("CV", 80), pays={"P1": -160, "CV": 160})
    assert table.own.capital == {"CV": "incremental"}


def test_4_3_the_escrow_is_paid_when_the_line_is_closed() -> None:
    table = position(
        companies={"LPS": {"price": 75, "capital": "escrow", "escrow": 225, "shares": {"P1": 80}, "cash": 10}},
        tiles={"C14": "57/2", "D15": "9/2", "E16": "9/2"},
        turn="LPS",
    )
    closed = table.act(lay("F17", "6/2"), pays={"LPS": 225})
    assert told(closed, DestinationReached) == [DestinationReached("LPS", 225)]
    assert table.own.capital == {"LPS": "incremental"}
    assert table.own.escrow == {}


@pytest.mark.parametrize("capital", ["incremental", "full"])
def test_4_3_only_those_that_wait_for_it_reach_their_destination(capital: str) -> None:
    """The line is closed for a company of another type: nothing is noted, nothing is told."""
    table = position(
        companies={"LPS": {"price": 75, "capital": capital, "shares": {"P1": 80}, "cash": 10}},
        tiles={"C14": "57/2", "D15": "9/2", "E16": "9/2"},
        turn="LPS",
    )
    applied = table.act(lay("F17", "6/2"), pays={})
    assert (told(applied, DestinationReached), table.own.reached) == ([], [])


def test_4_3_a_closed_company_reaches_nothing() -> None:
    """16.5: it's gone for good; who builds there is another."""
    table = position(
        companies={"GW": {"price": 75, "at": ["C14.0"]}}, tiles={"C14": "57/2", "D15": "9/2", "E16": "9/2"}, turn="GW"
    )
    table.company("LPS").closed = True
    table.act(lay("F17", "6/2"))
    assert table.own.reached == []


EAST = {"O6": "9/0", "O8": "9/0", "O10": "8/1"}
"""From the north down to Toronto's eastern city."""


def test_4_4_full_cities_do_not_block_the_line() -> None:
    """18.17: from Barrie over N3, which is full of another company's token, to Toronto."""
    table = position(
        companies={"CPR": {"price": 75}, "GT": {"price": 80, "at": ["P9.0", "N3.0"]}},
        tiles={"N3": "6/5", "O4": "8/0", **EAST},
        turn="CPR",
    )
    assert "N11.1" not in table.game.view.reach("CPR").nodes
    assert is_joined(table.game.view, "CPR")


def test_4_4_not_through_an_off_board_area() -> None:
    """18.18: the line would go on from O2."""
    table = position(companies={"CPR": {"price": 75}}, tiles={"N3": "57/1", "O4": "9/0", **EAST}, turn="CPR")
    assert "O2.0" in table.game.view.reach("CPR").nodes
    assert not is_joined(table.game.view, "CPR")


def test_4_1_2_incremental_from_the_last_4_train_on() -> None:
    """18.19: though the phase is still 4. Its type is fixed at the start (3.3.2)."""
    table = position(cash=RICH, stock="P1", phase="4", depot=NO_FOURS)
    table.act(StartCompany("CV", 80), pays={"P1": -160, "CV": 160})
    assert table.own.capital == {"CV": "incremental"}


def test_4_7_the_threshold_is_tested_again_at_the_turn() -> None:
    """18.20: with 30 % sold it still operates when the last 2-train is gone, with 20 % it's skipped."""
    table = position(
        companies={
            "GW": {"price": 90, "cash": 100, "shares": {"P1": 40}},
            "CA": {"price": 80, "shares": {"P2": 30}, "operated": False},
            "LPS": {"price": 75, "shares": {"P3": 20}, "operated": False},
        },
        turn="GW",
        step="trains",
        depot={"2": 1},
        waiting=["CA", "LPS"],
    )
    floated = table.game.rulebook.is_floated
    assert [floated(table.game.view, name) for name in ("GW", "CA", "LPS", "CV")] == [True, True, True, False]
    table.act(BuyTrain("2", "bank", 100))
    assert [floated(table.game.view, name) for name in ("GW", "CA", "LPS")] == [True, True, False]
    table.act(PASS)
    while table.to_act[1] == "GW":
        table.act(PASS)
    assert table.to_act[1] == "CA"
    skipped: list[TurnSkipped] = []
    while table.to_act[1] == "CA":
        skipped += told(table.act(PASS), TurnSkipped)
    assert skipped == [TurnSkipped("LPS", 20)]
    assert table.game.state.round == "stock"
    assert table.price("LPS") == 75


def test_4_2_3_full_companies_get_ten_times_par_with_the_sixth_share() -> None:
    """18.21: par 100."""
    table = position(
        companies={"GW": {"price": 100, "capital": "full", "shares": {"P1": 50}}},
        cash=RICH,
        stock="P2",
        phase="5",
        depot=NO_FIVES,
    )
    table.act(BuyShare("GW", "ipo"), pays={"P2": -100, "GW": 1000})


def test_5_3_highest_price_first_then_further_right() -> None:
    table = position(companies={"GW": {"cell": "B2"}, "CA": {"cell": "D5"}, "CV": {"cell": "A3"}}, stock="P1")
    assert table.game.view.by_price() == ["CV", "CA", "GW"]


def test_4_2_3_the_capital_is_paid_once() -> None:
    """The seventh share pays the bank, as the first five did."""
    table = position(
        companies={"GW": {"price": 100, "capital": "full", "shares": {"P1": 60}}},
        cash=RICH,
        stock="P2",
        phase="5",
        depot=NO_FIVES,
    )
    table.act(BuyShare("GW", "ipo"), pays={"P2": -100})


def test_4_1_3_full_whether_the_destination_was_reached_or_not() -> None:
    """4.3: only an escrow company becomes incremental by it."""
    table = position(cash=RICH, stock="P1", own={"reached": ["CV"]}, phase="5", depot=NO_FIVES)
    table.act(StartCompany("CV", 80), pays={"P1": -160})
    assert table.own.capital == {"CV": "full"}


@pytest.mark.parametrize(("depot", "before", "after"), [({}, [], ["LPS"]), ({}, ["LPS"], []), (NO_FOURS, [], [])])
def test_4_3_who_is_not_started_reaches_it_once_and_while_escrow_is_in_force(
    depot: dict[str, int], before: list[str], after: list[str]
) -> None:
    """4.1.1: until the last 4-train has been sold."""
    table = position(
        companies={"GW": {"price": 75, "at": ["C14.0"]}},
        tiles={"C14": "57/2", "D15": "9/2", "E16": "9/2"},
        turn="GW",
        depot=depot,
        own={"reached": before},
    )
    noted = told(table.act(lay("F17", "6/2")), DestinationReached)
    assert noted == [DestinationReached(each, 0) for each in after]
    assert table.own.reached == before + after


def test_1_9_with_the_option_two_companies_have_other_destinations() -> None:
    """4.4: CA's two ends are F15 and A20; for TGB either N1 or O2 will do."""
    usual = position(companies={"CA": {"price": 75}}, turn="CA").game.view
    other = position(companies={"CA": {"price": 75}}, turn="CA", options={"alternate_destinations": True}).game.view
    assert ends(usual, "CA")[0] == "D17"
    assert ends(other, "CA") == ("F15", ("A20",))
    assert set(ends(other, "TGB")[1]) == {"N1", "O2"}


def test_4_9_neither_a_closed_company_nor_the_national_one_before_it_has_formed_may_operate() -> None:
    table = position(companies={"GW": {"price": 75, "shares": {"P1": 60}}}, turn="GW")
    assert may_operate(table.game.view, "GW")
    assert not may_operate(table.game.view, "CGR")
    table.game.rulebook.close(table.game.alter(), "GW")
    assert not may_operate(table.game.view, "GW")
