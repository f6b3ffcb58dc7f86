"""Chapters 9 and 10: loans, interest, repayment, dividends, prices."""

from __future__ import annotations

import pytest

from engine.actions import BuyTrain, PayDividend, RepayLoan, SellShares, TakeLoan
from engine.events import DividendPaid, LoanRepaid, LoanTaken, MoneyDue, PriceMoved
from tests.titles.t1856.table import PASS, position, run
from tests.titles.table import told

LINE = {"J15": "57/0", "J13": "57/0"}
TWO = run("2: J15.0 J13.0")
"""Brantford - Galt: $40."""


def test_9_3_the_treasury_in_whole_tens_then_the_revenue() -> None:
    """18.34: three loans, $17, revenue $40: $10 and $20 of the revenue; $20 to distribute, $7 left.

    By 9.3.1 the treasury pays in whole tens.
    """
    table = position(
        companies={"BBG": {"price": 75, "cash": 17, "loans": 3, "trains": ["2"], "shares": {"P1": 60}}},
        tiles=LINE,
        turn="BBG",
        step="run",
    )
    table.act(TWO, pays={"BBG": -10})
    table.act(PayDividend(20), pays={"P1": 12})
    assert table.cash("BBG") == 7


def test_9_3_3_without_a_run_the_president_pays_the_rest() -> None:
    """18.35: $10 from the treasury, $20 by the president. No loan need be taken first (9.8)."""
    table = position(
        companies={"BBG": {"price": 75, "cash": 17, "loans": 3, "shares": {"P1": 60}}},
        cash={"P1": 100},
        turn="BBG",
        step="station",
    )
    table.act(PASS, pays={"BBG": -10, "P1": -20})
    assert (table.cash("BBG"), table.cash("P1")) == (7, 80)


def test_9_2_after_interest_a_loan_brings_ninety_and_one_a_turn() -> None:
    """18.36."""
    table = position(
        companies={"BBG": {"price": 75, "cash": 5, "shares": {"P1": 60}}},
        turn="BBG",
        step="repay",
        counts={"interest": 1},
    )
    taken = table.act(TakeLoan(), pays={"BBG": 90})
    assert told(taken, LoanTaken) == [LoanTaken("BBG", 90, 1)]
    assert table.company("BBG").loans == 1
    table.refused(TakeLoan(), "loan.one_a_turn", "9.1")


def test_9_1_no_more_loans_than_shares_in_players_hands() -> None:
    table = position(
        companies={"BBG": {"price": 75, "cash": 300, "loans": 2, "shares": {"P1": 20}}}, turn="BBG", step="repay"
    )
    table.refused(TakeLoan(), "loan.limit", "9.1", loans=2, limit=2)


def test_9_6_no_loan_after_a_repayment() -> None:
    table = position(
        companies={"BBG": {"price": 75, "cash": 300, "loans": 2, "shares": {"P1": 60}}}, turn="BBG", step="repay"
    )
    repaid = table.act(RepayLoan(), pays={"BBG": -100})
    assert told(repaid, LoanRepaid) == [LoanRepaid("BBG", 1, 1)]
    table.refused(TakeLoan(), "loan.after_repayment", "9.6")


def test_9_5_a_hundred_dollars_repay_a_loan() -> None:
    table = position(
        companies={"BBG": {"price": 75, "cash": 100, "loans": 1, "shares": {"P1": 60}}}, turn="BBG", step="repay"
    )
    table.act(RepayLoan(), pays={"BBG": -100})
    assert table.company("BBG").loans == 0


def test_9_6_loans_in_excess_must_be_repaid() -> None:
    """18.37: five loans, four shares with players, $60: the president adds $40."""
    table = position(
        companies={"BBG": {"price": 75, "cash": 60, "loans": 5, "trains": ["2"], "shares": {"P1": 40}, "pool": 20}},
        cash={"P1": 50},
        turn="BBG",
        step="trains",
    )
    table.act(PASS, pays={"BBG": -60, "P1": -40})
    assert table.company("BBG").loans == 4


def test_9_6_what_the_treasury_pays_in_full_the_president_is_not_asked_for() -> None:
    """Five loans and four shares: $100 from the treasury; no loan is taken afterwards."""
    table = position(
        companies={"BBG": {"price": 75, "cash": 200, "loans": 5, "trains": ["2"], "shares": {"P1": 40}}},
        turn="BBG",
        step="trains",
        counts={"interest": 1},
    )
    repaid = table.act(PASS, pays={"BBG": -100})
    assert told(repaid, MoneyDue) == []
    table.refused(TakeLoan(), "loan.after_repayment", "9.6")


def test_9_6_as_many_loans_as_shares_are_no_excess() -> None:
    table = position(
        companies={"BBG": {"price": 75, "cash": 100, "loans": 4, "trains": ["2"], "shares": {"P1": 40}}},
        turn="BBG",
        step="trains",
        counts={"interest": 1},
    )
    assert told(table.act(PASS, pays={}), LoanRepaid) == []
    table.refused(TakeLoan(), "loan.limit", "9.1", loans=4, limit=4)


def test_10_7_a_revenue_used_up_counts_as_nothing() -> None:
    """18.38: treasury $30, revenue $30 taken whole: the marker moves left."""
    table = position(
        companies={"BBG": {"price": 75, "cash": 30, "loans": 7, "trains": ["2"], "shares": {"P1": 80}}},
        tiles=LINE,
        turn="BBG",
        step="run",
    )
    table.act(TWO)
    assert table.price("BBG") == 70


def test_10_5_in_the_first_column_down_instead_of_left() -> None:
    """18.39."""
    table = position(companies={"BBG": {"cell": "E1", "trains": ["2"]}}, tiles=LINE, turn="BBG", step="run")
    table.acts(TWO, PayDividend(0))
    assert table.price("BBG") == 45


def test_10_6_the_closed_zone_closes_the_company() -> None:
    """18.40: 16.5: its trains go to the pool."""
    table = position(
        companies={"BBG": {"cell": "I1", "cash": 10, "trains": ["2"]}, "CA": {"price": 75}},
        tiles=LINE,
        turn="BBG",
        step="run",
        waiting=["CA"],
    )
    table.acts(TWO, PayDividend(0))
    assert table.company("BBG").closed
    assert table.game.state.pool == ["2"]
    assert table.cash("BBG") == 0
    assert table.to_act[1] == "CA"


def test_17_3_in_recorded_games_the_trains_of_a_closed_company_are_gone() -> None:
    table = position(
        companies={"BBG": {"cell": "I1", "trains": ["2"]}, "CA": {"price": 75}},
        tiles=LINE,
        turn="BBG",
        step="run",
        waiting=["CA"],
        profile="oracle",
    )
    table.acts(TWO, PayDividend(0))
    assert table.game.state.pool == []


def test_9_4_shares_of_one_company_may_be_sold_in_several_actions() -> None:
    """18.63: $119 owed: one at $35, another of the same at $30, then one elsewhere at $150.

    What is left of the interest (9.3.4).
    """
    table = position(
        companies={
            "BBG": {"price": 75, "cash": 81, "loans": 7, "trains": ["2"], "shares": {"P1": 40, "P2": 10}},
            "CA": {"cell": "H1", "par": 75, "shares": {"P2": 40, "P1": 20}},
            "GW": {"cell": "A8", "par": 100, "shares": {"P2": 40, "P1": 20}},
        },
        cash={"P1": 0},
        turn="BBG",
        step="trains",
    )
    table.act(PASS, pays={"BBG": -81})
    assert table.to_act == ("P1", "BBG", "raise")
    table.refused(SellShares("GW", 20), "share.more_than_needed", "9.4")
    assert told(table.act(SellShares("CA", 10), pays={"P1": 35}), LoanRepaid) == []
    table.act(SellShares("CA", 10), pays={"P1": 30})
    table.act(SellShares("GW", 10), pays={"P1": 150 - 119})
    assert table.company("BBG").loans == 5


def test_9_4_the_owing_company_keeps_its_president() -> None:
    """A tie is no change; interest is paid without regard to the loans that are then in excess."""
    table = position(
        companies={"BBG": {"price": 75, "cash": 0, "loans": 7, "trains": ["2"], "shares": {"P1": 40, "P2": 30}}},
        cash={"P1": 0},
        turn="BBG",
        step="run",
    )
    assert table.to_act[2] == "raise"
    table.act(SellShares("BBG", 10), pays={"P1": 75 - 70})
    assert table.company("BBG").president == "P1"


def test_17_8_in_recorded_games_the_train_comes_before_the_interest() -> None:
    """18.61: four loans, $138; bought for $108: then $30 from the treasury and $10 from the president."""
    table = position(
        companies={
            "BBG": {"price": 75, "cash": 138, "loans": 4, "shares": {"P1": 60}},
            "CA": {"price": 65, "trains": ["2"], "shares": {"P2": 60}},
        },
        cash={"P1": 50},
        turn="BBG",
        step="run",
        profile="oracle",
    )
    table.act(BuyTrain("2", "CA", 108), pays={"BBG": -138, "CA": 108, "P1": -10})


def test_17_8_in_recorded_games_the_interest_does_not_wait_for_the_end_of_the_step() -> None:
    """Another train could be bought, so the step goes on; the interest is paid with the first one all the same."""
    table = position(
        companies={
            "BBG": {"price": 75, "cash": 238, "loans": 4, "shares": {"P1": 60}},
            "CA": {"price": 65, "trains": ["2", "2"], "shares": {"P2": 60}},
        },
        turn="BBG",
        step="run",
        profile="oracle",
    )
    table.act(BuyTrain("2", "CA", 108), pays={"BBG": -148, "CA": 108})
    assert table.to_act == ("P1", "BBG", "trains")
    assert table.price("BBG") == 70
    table.act(BuyTrain("2", "CA", 1), pays={"BBG": -1, "CA": 1})


def test_17_8_in_recorded_games_who_runs_pays_interest_at_once() -> None:
    """9.3.2: out of the revenue, before the dividend."""
    table = position(
        companies={"BBG": {"price": 75, "cash": 17, "loans": 3, "trains": ["2"], "shares": {"P1": 60}}},
        tiles=LINE,
        turn="BBG",
        step="run",
        profile="oracle",
    )
    table.act(TWO, pays={"BBG": -10})
    table.act(PayDividend(20), pays={"P1": 12})


def test_9_4_the_pool_holds_half_at_most_by_a_forced_sale_too() -> None:
    """3.5.2; $40 are missing, so two shares of CA at $35 may be needed, but there's room for one."""
    table = position(
        companies={
            "BBG": {"price": 75, "loans": 5, "shares": {"P1": 60}},
            "CA": {"cell": "H1", "par": 75, "shares": {"P2": 20, "P1": 20}, "president": "P2", "pool": 40},
        },
        cash={"P1": 10},
        turn="BBG",
        step="station",
    )
    table.act(PASS)
    table.refused(SellShares("CA", 20), "share.pool_limit", "3.5.2", after=60, limit=50)
    table.refused(SellShares("BBG", 20), "share.more_than_needed", "9.4", missing=40)
    table.act(SellShares("BBG", 10))


def test_9_6_who_sells_shares_of_the_company_that_repays_may_owe_more() -> None:
    """Nine loans, eight shares: $100, of which $40 are missing; the share sold makes it one loan more."""
    table = position(
        companies={"BBG": {"cell": "A8", "par": 75, "loans": 9, "trains": ["2"], "shares": {"P1": 60, "P2": 20}}},
        cash={"P1": 60},
        turn="BBG",
        step="trains",
        counts={"interest": 1},
    )
    table.act(PASS)
    assert (table.to_act[2], table.company("BBG").loans) == ("raise", 8)
    table.act(SellShares("BBG", 10), pays={"P1": 150 - 200})
    assert table.company("BBG").loans == 7


def test_8_1_without_a_train_nobody_is_asked_for_a_run() -> None:
    """A route there is; 9.3 goes on at once."""
    table = position(
        companies={"BBG": {"price": 75, "cash": 30, "loans": 3, "shares": {"P1": 60}}},
        tiles=LINE,
        turn="BBG",
        step="station",
    )
    table.act(PASS, pays={"BBG": -30})
    assert table.to_act[2] == "trains"


def test_10_2_the_pool_pays_the_company_and_the_ipo_nobody() -> None:
    """10.4: and the price moves right."""
    table = position(
        companies={"BBG": {"price": 80, "trains": ["2"], "shares": {"P1": 40, "P2": 10}, "pool": 20}},
        turn="BBG",
        step="dividend",
        counts={"run": 1, "interest": 1},
        amounts={"revenue": 70},
    )
    table.refused(PayDividend(35), "dividend.all_or_nothing", "10.1", amount=35, most=70, instead=(70, 0))
    paid = table.act(PayDividend(70), pays={"P1": 28, "P2": 7, "BBG": 14})
    assert told(paid, DividendPaid) == [DividendPaid("BBG", 70, 7, 0)]
    assert table.price("BBG") == 90


def test_10_4_without_a_run_the_price_moves_left_once() -> None:
    table = position(companies={"BBG": {"price": 75, "shares": {"P1": 60}}}, tiles={"J15": "57/0"}, turn="BBG")
    moved: list[PriceMoved] = []
    while table.to_act[1] == "BBG":
        moved += told(table.act(PASS), PriceMoved)
    assert moved == [PriceMoved("BBG", 75, 70, "dividend")]


@pytest.mark.parametrize(("held", "step"), [(3, "trains"), (4, "repay")])
def test_11_1_the_train_step_waits_for_a_loan_only_where_there_is_room(held: int, step: str) -> None:
    """9.1: the loan could pay for a train; with four of them, as many as phase 2 allows, it couldn't."""
    table = position(
        companies={"BBG": {"price": 75, "cash": 0, "trains": ["2"] * held, "shares": {"P1": 60}}},
        tiles={"J15": "57/0", "J13": "57/0"},
        turn="BBG",
        step="dividend",
        counts={"run": 1, "interest": 1},
        amounts={"revenue": 40},
    )
    table.act(PayDividend(40))
    assert table.to_act == ("P1", "BBG", step)


def test_9_3_by_default_the_interest_comes_first() -> None:
    """18.61."""
    table = position(
        companies={
            "BBG": {"price": 75, "cash": 138, "loans": 4, "shares": {"P1": 60}},
            "CA": {"price": 65, "trains": ["2"]},
        },
        cash={"P1": 50},
        turn="BBG",
        step="run",
    )
    assert table.to_act[2] == "trains"
    assert table.cash("BBG") == 98


def test_10_2_a_holding_of_five_percent_shares_is_rounded_up() -> None:
    """18.54: revenue $130 over 20 shares: who holds three gets $20."""
    table = position(
        companies={"CGR": {"price": 100, "unit": 5, "shares": {"P1": 20, "P2": 15}, "trains": ["6"], "at": ["J15.0"]}},
        tiles=LINE,
        turn="CGR",
        step="dividend",
        phase="6",
        counts={"run": 1, "interest": 1},
        amounts={"revenue": 130},
        own={"formed": True, "permanent": True},
    )
    table.act(PayDividend(130), pays={"P1": 26, "P2": 20})
