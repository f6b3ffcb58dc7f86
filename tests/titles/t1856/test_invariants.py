"""The invariants notice what they're for: an excess of loans (9.1, 9.6), and shares that 13.5 doesn't yield."""

from __future__ import annotations

from typing import Any

from engine.events import LoanTaken, TurnStarted
from engine.titles.t1856.actions import CompanyMerged, NationalFormed
from engine.titles.t1856.invariants import changes, check
from tests.titles.t1856.table import position

SHARES = {"CA": {"P1": 3, "P2": 2, "ipo": 5}, "GT": {"P1": 2, "P2": 3, "pool": 1, "ipo": 4}}


def test_9_1_a_loan_beyond_the_shares_of_players() -> None:
    table = position(companies={"BBG": {"price": 80, "loans": 5, "shares": {"P1": 40}}}, turn="BBG")
    shares = {"BBG": {"P1": 4, "ipo": 6}}
    assert list(changes(shares, table.game.view, [LoanTaken("BBG", 90, 5)])) == ["BBG has taken loan 5"]
    assert list(changes(shares, table.game.view, [LoanTaken("BBG", 90, 4)])) == []


def test_9_1_a_company_closed_after_its_loan_has_taken_none_too_many() -> None:
    """A price that enters the closed zone in the same action (10.5, 16.5) leaves no shares in players' hands."""
    table = position(companies={"BBG": {"price": 80, "loans": 1, "shares": {"P1": 40}}}, turn="BBG")
    before = {"BBG": dict(table.game.state.companies["BBG"].shares)}
    table.game.state.companies["BBG"].shares.clear()
    assert list(changes(before, table.game.view, [LoanTaken("BBG", 90, 1)])) == []


def test_9_6_an_excess_after_a_turn() -> None:
    pieces = {"BBG": {"price": 80, "shares": {"P1": 40}}, "CA": {"price": 75, "loans": 5, "shares": {"P2": 40}}}
    table = position(companies=pieces, turn="BBG", done=["CA"])
    assert list(changes({}, table.game.view, [TurnStarted("BBG", "P1")])) == ["CA has ended its turn with 5 loans"]


def test_13_5_the_shares_of_the_national_company() -> None:
    """Five old shares of each: two for each, and of the two odd ones with that of the pool one for the pool."""
    cgr = {"price": 100, "shares": {"P1": 20, "P2": 20}, "pool": 10, "at": ["J15.0"]}
    table = position(companies={"CGR": cgr}, stock="P1", own={"formed": True}, phase="6")
    merged = [CompanyMerged("CA", "CGR"), CompanyMerged("GT", "CGR"), NationalFormed("CGR", 100, 10, "P1")]
    assert list(changes(SHARES, table.game.view, merged)) == []
    table.game.state.companies["CGR"].shares["P2"] = 3
    (fault,) = changes(SHARES, table.game.view, merged)
    assert "'P2': 3" in fault


def test_13_6_ten_tokens_of_the_national_company() -> None:
    """More only where more were merged: each home keeps its token."""
    cities = ["J15.0", "J13.0", "M4.0", "F15.0", "I12.0", "L15.0", "N17.0", "N17.1", "E10.0", "C14.0", "B19.0"]
    cgr = {"price": 100, "shares": {"P1": 20, "P2": 20}, "at": cities}
    table = position(companies={"CGR": cgr}, stock="P1", own={"formed": True}, phase="6")
    assert "CGR has 11 tokens on the map" in check(table.game.view)
    table.own.merged = [f"C{number}" for number in range(11)]
    assert "CGR has 11 tokens on the map" not in check(table.game.view)


def faults(**more: Any) -> list[str]:
    """What is wrong with a position in which GW is in play."""
    companies = {"GW": {"price": 80, "shares": {"P1": 40}}, **more.pop("companies", {})}
    return list(check(position(companies=companies, stock="P1", **more).game.view))


def test_a_sound_position_has_no_faults() -> None:
    assert faults() == []
    assert faults(own={"rights": {"GW": ["bridge"]}}, privates={"FT": "P1"}, phase="4") == []


def test_1_2_all_money_came_out_of_the_bank() -> None:
    table = position(companies={"GW": {"price": 80}}, stock="P1")
    table.game.state.bank += 1
    assert list(check(table.game.view)) == ["there are 12001 in all"]


def test_4_2_1_no_escrow_of_nothing() -> None:
    assert faults(own={"escrow": {"GW": 0}}) == ["escrow {'GW': 0}"]


def test_9_7_no_loans_after_phase_5_but_while_the_formation_is_due() -> None:
    companies = {"GW": {"price": 80, "loans": 2, "shares": {"P1": 40}}}
    assert faults(companies=companies, phase="5") == []
    assert faults(companies=companies, phase="6") == ["loans in phase 6: {'GW': 2}"]


def test_3_5_2_half_in_the_pool() -> None:
    half = {"price": 80, "shares": {"P1": 20}, "pool": 50}
    assert faults(companies={"GW": half}) == []
    assert faults(companies={"GW": {**half, "pool": 60}}) == ["the pool holds 6 shares of GW"]
    assert faults(companies={"CGR": {**half, "pool": 60}}, own={"formed": True}, phase="6") == []


def test_15_6_three_rights_of_each_kind() -> None:
    """1.9: with the option any number."""
    rights = {name: ["bridge"] for name in ("GW", "CA", "GT", "CV")}
    assert faults(own={"rights": rights}) == ["4 companies have the right bridge"]
    assert faults(own={"rights": rights}, options={"unlimited_rights": True}) == []
    assert faults(own={"rights": {**rights, "CV": ["tunnel"]}}) == []


def test_13_5_4_ten_or_twenty_shares() -> None:
    table = position(companies={"CGR": {"price": 100, "shares": {"P1": 40}}}, own={"formed": True}, stock="P1")
    table.company("CGR").shares["P2"] = 1
    assert [each for each in check(table.game.view) if each.startswith("CGR has {")] != []
