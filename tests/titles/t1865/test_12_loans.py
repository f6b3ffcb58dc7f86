"""State loans, a bank below zero, and the end (chapters 10, 12 and 13)."""

from __future__ import annotations

from typing import Any

from engine.actions import TakeLoan
from tests.titles.t1865.table import PASS, REPAY, dividend, position, train

RICH: dict[str, Any] = {
    "kind": "major", "shares": {"P1": 60, "P2": 40}, "trains": ["PH7", "PH7"], "traffic": 60, "row": 6,
}  # fmt: skip


def test_10_3_a_broken_bank_goes_on_paying() -> None:
    """Below zero, and again in the next round."""
    table = position(companies={"FMS": RICH}, turn="FMS", step="dividend", phase="7", bank=100, rounds_left=1)
    table.act(dividend(600), pays={"P1": 360, "P2": 240})
    assert (table.game.state.bank, table.round) == (-500, "OR 1.2")
    table.act(PASS)
    table.act(dividend(600), pays={"P1": 360, "P2": 240})
    assert (table.game.state.bank, table.round) == (-1100, "end")


def test_12_1_no_interest_and_no_loan_but_to_absorb() -> None:
    """A whole turn with two loans: the revenue comes in, nothing else moves."""
    fms = {**RICH, "loans": 2}
    table = position(companies={"FMS": fms}, turn="FMS", step="track", phase="7", rounds_left=1)
    table.refused(TakeLoan(), "turn.not_now", "8.4")
    table.act(PASS, pays={})
    table.refused(TakeLoan(), "turn.not_now", "8.30")
    table.act(dividend(0), pays={"FMS": 600})
    table.refused(TakeLoan(), "turn.not_now", "9.1")
    table.act(PASS, pays={})
    assert (table.round, table.cash("FMS"), table.game.state.companies["FMS"].loans) == ("OR 1.2", (600,), 2)


def test_12_3_loan_cards_never_run_out() -> None:
    """Eighteen are another player's already; two more come."""
    fms = {"kind": "major", "traffic": 9, "shares": {"P1": 20}}
    table = position(companies={"FMS": fms}, turn="FMS", step="trains", phase="7", cash={"P1": 0}, rounds_left=1)
    table.game.state.own.debts["P2"] = 18
    table.act(train("PH7", 800), pays={"P1": 2 * 500 - 800})
    assert table.game.state.own.debts == {"P2": 18, "P1": 2}


def test_12_5_players_never_repay() -> None:
    """Neither in a stock round nor in the turn of their company, whatever they have."""
    places: tuple[tuple[dict[str, Any], str, str], ...] = (
        ({"stock": "P1"}, "turn.not_now", "7.2"),
        ({"turn": "FMS", "step": "track"}, "loan.nothing_owed", "12.4"),
    )
    for place, reason, clause in places:
        table = position(companies={"FMS": {**RICH, "cash": 600}}, cash={"P1": 1000}, phase="7", **place)
        table.game.state.own.debts["P1"] = 1
        table.refused(REPAY, reason, clause)


def test_13_3_there_is_no_other_end() -> None:
    """FMS comes to 490, and P2 is bankrupt: the next stock round begins, and P2 plays in it."""
    fms = {**RICH, "price": 460, "trains": ["PH7"]}
    table = position(companies={"FMS": fms}, turn="FMS", step="dividend", phase="7")
    table.game.state.own.debts["P2"] = 4
    table.act(dividend(350))
    assert (table.price("FMS"), table.round, table.to_act[0]) == (490, "SR 2", "P1")
    table.act(PASS)
    assert table.to_act[0] == "P2"


def test_13_5_shares_of_a_company_not_launched_count_at_its_price() -> None:
    table = position(companies={"FMS": {"shares": {"P1": 40}, "row": None, "price": 90}}, stock="P1")
    assert table.row("FMS") is None
    assert table.game.result()["P1"].shares == (("FMS", 40, 90, 2 * 90),)
