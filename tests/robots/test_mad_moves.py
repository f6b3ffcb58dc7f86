"""What a player would call mad, on positions like those that robots lost by: they don't do it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.actions import Accept, Action, Bid, BuyTrain, LayTile, PayDividend, Refuse, StartCompany, TakeLoan
from engine.dev.log import read
from engine.robots.player import decide
from tests.titles.t1856 import table as t1856
from tests.titles.t1889.table import Table, begin, position
from tests.titles.table import Table as AnyTable

TITLES = Path(__file__).resolve().parents[2] / "engine" / "titles"
ROUTE = {"K8": "5/1", "J9": "437/2", "I8": "8/2", "J7": "9/0"}
"""The Awa Railroad's home, joined to the next town."""
SHARES = {"P1": 50, "P2": 20, "P3": 20}


def choice(table: AnyTable) -> Action:
    return decide(table.game, "full").actions[-1]


def after_a_run(company: dict[str, Any], **more: Any) -> Table:
    """A company that has earned 100 in phase 5 decides about the dividend."""
    more |= {"phase": "5", "tiles": ROUTE, "amounts": {"revenue": 100}, "counts": {"run": 1}}
    return position(companies={"AR": company}, turn="AR", step="dividend", **more)


def test_a_run_is_paid_out_where_the_treasury_needs_nothing() -> None:
    company = {"price": 100, "cash": 900, "trains": ["5"], "shares": SHARES}
    table = after_a_run(company, depot={"2": 0, "3": 0, "4": 0})
    assert choice(table) == PayDividend(100)


def test_what_is_earned_is_kept_for_a_train_that_would_ruin_the_president() -> None:
    company = {"price": 40, "cash": 530, "trains": ["3"], "shares": {"P1": 60, "P2": 20}}
    table = after_a_run(company, cash={"P1": 0}, depot={"2": 0, "3": 0, "4": 0, "5": 0, "6": 2})
    assert choice(table) == PayDividend(0)


def test_rather_than_go_bankrupt_a_president_has_one_company_buy_the_others_train() -> None:
    """From a lost game, too: the other one can pay the next train."""
    game = read(TITLES / "t1889" / "games" / "robots-3p-40.jsonl.gz", 256)
    assert isinstance(decide(game, "full").actions[-1], BuyTrain)


def test_a_train_that_is_gone_with_the_next_isnt_bought_dear() -> None:
    companies = {
        "AR": {"price": 100, "cash": 290, "trains": ["3"], "shares": SHARES},
        "IR": {"price": 90, "cash": 900, "trains": ["3"], "shares": {"P2": 60}},
        "SR": {"price": 80, "cash": 900, "trains": ["3"], "shares": {"P3": 60}},
    }
    table = position(
        companies=companies,
        turn="AR",
        step="trains",
        phase="3",
        tiles=ROUTE,
        counts={"run": 1},
        depot={"2": 0, "3": 0},
        pool=["2"],
    )
    assert not isinstance(choice(table), BuyTrain)


@pytest.mark.parametrize("own", [30, 60])
def test_a_company_that_pays_isnt_dumped_nor_given_away(own: int) -> None:
    """With 30 % each sale gives the presidency to who has as much."""
    company = {"price": 100, "cash": 700, "trains": ["5"], "shares": {"P1": own, "P2": 30}, "president": "P1"}
    table = position(
        companies={"AR": company}, stock="P1", phase="5", tiles=ROUTE, cash={"P1": 50}, depot={"2": 0, "3": 0, "4": 0}
    )
    assert choice(table).type != "sell_shares"


def asked(price: int) -> Table:
    """P2 is asked to sell the one train of a company for so much, where the next costs 300."""
    companies = {
        "AR": {"price": 100, "cash": 600, "shares": SHARES, "trains": ["3"]},
        "KO": {"price": 100, "cash": 0, "shares": {"P2": 60}, "trains": ["4"]},
    }
    table = position(
        companies=companies,
        turn="AR",
        step="trains",
        phase="4",
        tiles=ROUTE,
        counts={"run": 1},
        cash={"P2": 0},
        depot={"2": 0, "3": 0, "4": 1},
    )
    table.act(BuyTrain("4", "KO", price))
    return table


def test_the_same_offer_has_the_same_answer_and_only_a_good_one_is_accepted() -> None:
    assert [choice(asked(price)) for price in (1, 1, 600)] == [Refuse(), Refuse(), Accept()]


def test_a_private_company_isnt_bid_up_beyond_its_worth_with_money_that_shares_would_earn_more_by() -> None:
    table = begin()
    table.act(Bid("UTF", 195))
    bid = choice(table)
    assert not (isinstance(bid, Bid) and bid.private == "UTF")


def test_a_train_isnt_bought_that_goes_with_the_one_bought_after_it() -> None:
    company = {"price": 100, "cash": 700, "trains": ["3"], "shares": SHARES}
    pieces = {"phase": "3", "tiles": ROUTE, "counts": {"run": 1}, "depot": {"2": 0, "3": 0}, "pool": ["2"]}
    bought = choice(position(companies={"AR": company}, turn="AR", step="trains", **pieces))
    assert not (isinstance(bought, BuyTrain) and bought.train == "2")


def test_a_company_that_has_no_track_lays_its_first_tile() -> None:
    company = {"price": 80, "cash": 400, "trains": ["2"], "shares": SHARES}
    assert isinstance(choice(position(companies={"AR": company}, turn="AR", step="track")), LayTile)


def test_no_loan_is_taken_by_a_rich_company() -> None:
    company = {"price": 100, "cash": 1500, "trains": ["5"], "shares": {"P1": 60}}
    table = t1856.position(companies={"CPR": company}, turn="CPR", step="repay", phase="5", counts={"run": 1})
    assert not isinstance(choice(table), TakeLoan)


def test_the_company_with_the_best_home_is_started_first() -> None:
    """Not the first by the alphabet."""
    first = choice(position(stock="P1", set_number=1, cash={"P1": 350, "P2": 300, "P3": 300}))
    assert isinstance(first, StartCompany)
    assert first.company == "KO"
