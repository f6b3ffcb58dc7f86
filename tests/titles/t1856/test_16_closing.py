"""16.5, 10.6, 5.4: companies that close, in their own turn or out of it, and what is left of them: nothing."""

from __future__ import annotations

from engine.actions import BuyShare, PayDividend, SellShares, StartCompany
from engine.events import CompanyClosed, MoneyDue, PriceMoved, TurnSkipped
from tests.titles.t1856.formation import FORMED
from tests.titles.t1856.table import PASS, Table, position, run
from tests.titles.table import told

LINE = {"J15": "57/0", "J13": "57/0"}
TWO = run("2: J15.0 J13.0")


def about_to_close(**more: object) -> Table:
    """BBG in the last cell before the closed zone, with everything that a company can have."""
    bbg = {"cell": "I1", "cash": 90, "loans": 2, "trains": ["2"], "shares": {"P1": 60}, "at": ["J15.0", "J13.0"]}
    return position(
        companies={"BBG": {**bbg, "capital": "escrow", "escrow": 75}, "CA": {"price": 75, "shares": {"P2": 40}}},
        privates={"FT": "BBG", "TCC": "P2"},
        tiles=LINE,
        turn="BBG",
        step="run",
        phase="3",
        waiting=["CA"],
        own={"rights": {"BBG": ["bridge"]}},
        **more,  # type: ignore[arg-type]
    )


def test_16_5_nothing_is_left_of_a_company_that_closes() -> None:
    """Treasury to the bank, trains to the pool; tokens, loans, rights, escrow and its private companies are gone.

    Escrow is lost by 4.6.
    """
    table = about_to_close()
    table.act(TWO, pays={"BBG": -20})
    closed = table.act(PayDividend(0), pays={"BBG": -70})
    assert told(closed, CompanyClosed) == [CompanyClosed("BBG")]
    company = table.company("BBG")
    assert (company.closed, company.in_play, company.president, company.loans) == (True, False, None, 0)
    assert (company.shares, company.trains, company.stations) == ({}, [], [])
    assert (table.at("BBG"), table.game.view.by_price()) == ([], ["CA"])
    assert (table.own.capital, table.own.escrow, table.own.rights) == ({"CA": "incremental"}, {}, {})
    assert table.game.state.privates == {"TCC": "P2"}
    assert table.game.state.pool == ["2"]
    assert table.to_act[1] == "CA"


def test_16_5_a_closed_company_cannot_be_started_again() -> None:
    table = position(companies={"GW": {"price": 80, "shares": {"P2": 40}}}, cash={"P1": 500}, stock="P1")
    table.company("CA").closed = True
    table.refused(StartCompany("CA", 65), "start.closed", "16.5")
    table.refused(StartCompany("CGR", 65), "start.not_startable", "1.4")


def test_16_5_a_company_that_waits_for_its_turn_has_none_any_more() -> None:
    """Its price falls by a forced sale, so that it closes before its turn."""
    table = position(
        companies={
            "GW": {"price": 75, "loans": 3, "shares": {"P1": 60}},
            "CA": {"cell": "I1", "par": 65, "shares": {"P2": 40, "P1": 20}, "operated": True},
            "LPS": {"price": 65, "shares": {"P3": 40}},
        },
        cash={"P1": 1},
        turn="GW",
        step="station",
        waiting=["LPS", "CA"],
    )
    table.act(PASS)
    assert table.to_act == ("P1", "GW", "raise")
    table.act(SellShares("CA", 10))
    assert table.company("CA").closed
    skipped: list[TurnSkipped] = []
    while table.game.state.round == "operating":
        assert table.to_act[1] != "CA"
        skipped += told(table.act(PASS), TurnSkipped)
    assert skipped == []


def test_10_6_the_national_company_stays_where_it_is() -> None:
    """It never closes. It never closes (14.2)."""
    cgr = {"cell": "I1", "par": 100, "trains": ["6"], "shares": {"P1": 40}, "at": ["J15.0"]}
    table = position(
        companies={"CGR": cgr},
        tiles=LINE,
        turn="CGR",
        step="dividend",
        phase="6",
        counts={"run": 1, "interest": 1},
        amounts={"revenue": 40},
        own={**FORMED, "permanent": True},
    )
    withheld = table.act(PayDividend(0))
    assert (table.company("CGR").closed, table.price("CGR")) == (False, 30)
    assert told(withheld, PriceMoved) == [PriceMoved("CGR", 30, 30, "dividend")]


def test_5_4_after_a_forced_sale_those_that_wait_are_sorted_anew() -> None:
    """12.2: CA falls from $75 to $70, below LPS; only those that wait are on the list."""
    table = position(
        companies={
            "GW": {"price": 80, "loans": 3, "shares": {"P1": 60}},
            "CA": {"price": 75, "shares": {"P2": 40, "P1": 10}},
            "LPS": {"cell": "A2", "par": 75, "shares": {"P3": 40}},
        },
        cash={"P1": 0},
        turn="GW",
        step="station",
        waiting=["CA", "LPS"],
    )
    due = told(table.act(PASS), MoneyDue)
    assert due == [MoneyDue("P1", "GW", 30, "interest")]
    table.act(SellShares("CA", 10), pays={"P1": 75 - 30})
    assert table.game.state.stack[1].waiting == ["LPS", "CA"]  # type: ignore[union-attr]
    while table.to_act[1] == "GW":
        table.act(PASS)
    assert table.to_act[1] == "LPS"


def test_4_8_who_may_not_operate_at_the_start_of_the_round_is_not_on_the_list() -> None:
    """4.7: with the 2-trains gone 30 % are needed; CA has 20 % and waits for the next round."""
    table = position(
        companies={
            "GW": {"price": 80, "shares": {"P1": 20}, "operated": False},
            "CA": {"price": 75, "shares": {"P2": 20}, "operated": False},
        },
        depot={"2": 0},
        phase="3",
        stock="P1",
        cash={"P1": 500},
    )
    table.act(BuyShare("GW", "ipo"))
    while table.game.state.round == "stock":
        table.act(PASS)
    assert table.game.state.round == "operating"
    assert table.to_act[1] == "GW"
    assert table.game.state.stack[1].waiting == []  # type: ignore[union-attr]
