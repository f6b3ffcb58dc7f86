"""What a player of 1856 would call mad, on positions like those of games that robots played at a table."""

from __future__ import annotations

import random

from engine.actions import BuyTrain, PayDividend, Refuse, StartCompany, TakeLoan
from engine.robots.candidates import Proposer
from engine.robots.player import decide
from tests.titles.t1856.table import Table, position

TRACK = {"J15": "5/2", "J13": "6/0", "C14": "14/1", "D17": "14/2", "B15": "8/4", "E18": "56/1", "F17": "14/1"}
"""The homes of BBG and LPS, each joined to the next towns."""
BBG = {"price": 110, "par": 100, "cash": 180, "loans": 1, "trains": ["2", "2", "2"], "shares": {"P1": 30, "P2": 10}}
LPS = {"price": 125, "par": 65, "cash": 40, "loans": 5, "trains": ["3", "4"], "shares": {"P3": 60, "P2": 10}}


def test_no_money_is_spent_on_a_right_that_brings_nothing() -> None:
    pieces = {"amounts": {"revenue": 70}, "counts": {"run": 1}, "tiles": TRACK, "depot": {"2": 0}}
    companies = {"BBG": BBG, "LPS": {**LPS, "trains": ["2"]}}
    table = position(companies=companies, turn="BBG", step="dividend", phase="3", **pieces)
    assert decide(table.game, "full").actions[-1] == PayDividend(70)


def asked(price: int) -> Table:
    """BBG wants to buy one of the two trains of LPS for so much."""
    bbg = {**BBG, "cash": 400, "trains": ["3"]}
    pieces = {"counts": {"run": 1}, "tiles": TRACK, "depot": {"2": 0, "3": 0, "4": 2}}
    table = position(companies={"BBG": bbg, "LPS": LPS}, turn="BBG", step="trains", phase="4", **pieces)
    table.act(BuyTrain("4", "LPS", price))
    return table


def test_a_train_that_earns_isnt_sold_for_a_trifle_nor_is_that_asked_again_for_less() -> None:
    table = asked(10)
    assert decide(table.game, "full").actions[-1] == Refuse()
    table.act(Refuse())
    offered = [each[-1] for each in Proposer(table.game.rulebook.tips, 250).proposals(table.game, random.Random(1))]
    assert BuyTrain("3", "LPS", 225) in offered
    assert all(each.price > 10 for each in offered if isinstance(each, BuyTrain) and each.train == "4")


def test_a_rich_company_begins_a_phase_rather_than_let_its_money_lie() -> None:
    rich = {**LPS, "cash": 900, "trains": ["2", "2", "3"], "loans": 4}
    pieces = {"counts": {"run": 1}, "tiles": TRACK, "depot": {"2": 0, "3": 0}}
    table = position(companies={"BBG": BBG, "LPS": rich}, turn="LPS", step="trains", phase="3", **pieces)
    assert BuyTrain("4", "bank", 350) in decide(table.game, "full").actions


def test_what_will_be_the_national_companys_isnt_given_away_before_it_forms() -> None:
    """GW can't repay its loans, so its 5-train is the national company's after the turn."""
    companies = {
        "CPR": {"price": 125, "cash": 1000, "trains": [], "shares": {"P1": 60}},
        "GW": {"price": 125, "cash": 0, "loans": 4, "trains": ["4", "5"], "shares": {"P3": 60, "P2": 20}},
    }
    pieces = {"counts": {"run": 1}, "tiles": TRACK, "depot": {"2": 0, "3": 0, "4": 0, "5": 0}}
    table = position(
        companies=companies, turn="CPR", step="trains", phase="5", cash={"P3": 2000}, waiting=["GW"], **pieces
    )
    table.act(BuyTrain("6", "bank", 700))
    table.act(BuyTrain("5", "GW", 35))
    assert decide(table.game, "full").actions[-1] == Refuse()


def test_no_right_is_bought_with_the_money_for_a_train_that_must_be_bought() -> None:
    """What the treasury spends on it the president has to add."""
    bbg = {**BBG, "cash": 200, "trains": [], "shares": {"P1": 60}}
    pieces = {"counts": {"run": 1}, "tiles": TRACK, "depot": {"2": 0, "3": 0, "4": 2}, "cash": {"P1": 160}}
    table = position(companies={"BBG": bbg, "LPS": LPS}, turn="BBG", step="trains", phase="4", **pieces)
    assert all(isinstance(each, BuyTrain | TakeLoan) for each in decide(table.game, "full").actions)


def test_the_only_train_that_doesnt_rust_next_isnt_sold() -> None:
    """Its president would have to pay for another as soon as the next phase begins."""
    bbg = {**BBG, "cash": 80, "loans": 4, "trains": ["2", "2", "2", "3"], "shares": {"P1": 50}}
    lps = {**LPS, "cash": 5, "loans": 1, "trains": ["2", "3"]}
    pieces = {"counts": {"run": 1}, "tiles": TRACK, "depot": {"2": 0, "3": 1}}
    table = position(companies={"BBG": bbg, "LPS": lps}, turn="LPS", step="trains", phase="3", **pieces)
    table.act(BuyTrain("3", "BBG", 5))
    assert decide(table.game, "full").actions[-1] == Refuse()


def test_companies_arent_started_in_the_order_of_the_alphabet() -> None:
    """BBG comes first in it, but in its first rounds it has little to run to; the best have a red area beside them."""
    table = position(stock="P1", set_number=1, cash={"P1": 325, "P2": 280, "P3": 300})
    first = decide(table.game, "full").actions[-1]
    assert isinstance(first, StartCompany)
    assert first.company in ("CPR", "GW", "LPS", "WR")
