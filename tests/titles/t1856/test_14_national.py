"""Chapter 14: the national company in play; 13.5.6 its temporary president."""

from __future__ import annotations

from typing import Any

import pytest

from engine.actions import Accept, BuyShare, BuyTrain, PayDividend, SellShares, StartCompany
from engine.events import WentBankrupt
from engine.titles.t1856.actions import BorrowTrain, TrainBorrowed
from tests.titles.t1856.formation import FORMED, LATE, TEMPORARY, about_to_be_ruined
from tests.titles.t1856.table import PASS, Table, position
from tests.titles.table import told


def test_13_5_6_a_temporary_president_and_his_ruin() -> None:
    """18.49, 18.67: no one has two; $154 after selling what he may, par and price above: the game ends."""
    table = about_to_be_ruined()
    table.refused(PASS, "turn.must_act", "14.6", instead=("sell_shares",))
    ruined = table.act(SellShares("GW", 10), pays={"P1": 80})
    assert told(ruined, WentBankrupt) == [WentBankrupt("P1")]
    assert table.game.decision is None
    assert table.game.state.bankrupt == "P1"
    assert table.game.result()["P1"].cash == 154


def test_14_6_the_missing_half_is_bought_and_no_other_certificate_moves() -> None:
    table = position(
        companies={"CGR": {**TEMPORARY, "price": 100, "at": ["J15.0"]}},
        cash={"P1": 300, "P2": 300},
        stock="P1",
        own=FORMED,
        phase="6",
    )
    table.act(BuyShare("CGR", "ipo"), pays={"P1": -100})
    assert table.company("CGR").shares == {"P1": 2, "P2": 1, "ipo": 7}
    assert (table.company("CGR").president, table.company("CGR").president_size) == ("P1", 2)


def raising(president: str) -> Table:
    """BBG has to buy a train, and its president no money; both P1 and P2 hold shares of the national company."""
    return position(
        companies={
            "CGR": {**TEMPORARY, "price": 100, "at": ["M4.0"]},
            "BBG": {"price": 80, "cash": 500, "shares": {president: 40}},
        },
        cash={president: 0},
        tiles={"J15": "57/0", "J13": "57/0"},
        turn="BBG",
        step="trains",
        phase="6",
        depot=LATE,
        own=FORMED,
    )


def test_3_5_3_half_a_certificate_is_not_sold_to_raise_money() -> None:
    """14.6: nobody has the 20 % with which he could take it."""
    table = raising("P1")
    table.refused(SellShares("CGR", 10), "share.president_certificate", "14.6", held=10, size=20)
    table.act(SellShares("BBG", 20))


def test_14_6_another_shareholder_may_complete_it_first() -> None:
    table = position(
        companies={"CGR": {**TEMPORARY, "price": 100, "at": ["J15.0"]}},
        cash={"P1": 300, "P2": 300},
        stock="P2",
        own=FORMED,
        phase="6",
    )
    table.act(BuyShare("CGR", "ipo"), pays={"P2": -100})
    assert table.company("CGR").shares == {"P1": 1, "P2": 2, "ipo": 7}
    assert (table.company("CGR").president, table.company("CGR").president_size) == ("P2", 2)


def nation(step: str, trains: list[str], **more: Any) -> Table:
    own = {**FORMED, **more.pop("own", {})}
    pieces = {"price": 100, "shares": {"P1": 40, "P2": 20}, "trains": trains, "at": ["J15.0"], **more.pop("pieces", {})}
    tiles = {"J15": "57/0", "J13": "57/0"}
    return position(
        companies={"CGR": pieces}, turn="CGR", step=step, phase="6", depot=LATE, tiles=tiles, own=own, **more
    )


def test_14_3_a_4_train_bars_borrowing_and_it_withholds() -> None:
    """18.52: its marker doesn't move, not even when its shares are sold."""
    table = nation("borrow", ["4"])
    assert table.to_act[2] == "run"
    table.game.state.stack[-1].step = 7  # type: ignore[union-attr]
    table.game.state.stack[-1].counts = {"run": 1, "interest": 1}  # type: ignore[union-attr]
    table.game.state.stack[-1].amounts = {"revenue": 40}  # type: ignore[union-attr]
    table.refused(PayDividend(40), "national.must_withhold", "14.4", company="CGR")
    market = position(
        companies={"CGR": {"price": 100, "shares": {"P1": 40, "P2": 20}, "at": ["J15.0"]}},
        stock="P2",
        phase="6",
        own=FORMED,
    )
    market.act(SellShares("CGR", 10))
    assert market.price("CGR") == 100


def test_14_3_a_borrowed_diesel_changes_no_phase_and_goes_back() -> None:
    """18.53."""
    table = nation("borrow", [], pieces={"cash": 0})
    assert told(table.act(BorrowTrain("D")), TrainBorrowed) == [TrainBorrowed("CGR", "D")]
    assert (table.game.state.phase, table.company("CGR").trains) == ("6", ["D"])
    for action in table.game.programmes()[0].actions:
        table.act(action)
    while table.game.decision is not None and table.to_act[1] == "CGR":
        table.act(PASS)
    assert table.company("CGR").trains == []


def test_3_5_4_a_remainder_of_five_percent_is_ignored() -> None:
    """18.54: three 5 % shares sold: one cell."""
    table = position(
        companies={"CGR": {"price": 100, "unit": 5, "shares": {"P1": 20, "P2": 15}, "at": ["J15.0"]}},
        stock="P2",
        phase="6",
        own={**FORMED, "permanent": True},
    )
    table.act(SellShares("CGR", 15), pays={"P2": 300})
    assert table.price("CGR") == 90


@pytest.mark.parametrize(
    ("profile", "cash", "must"), [("house", 1100, True), ("oracle", 1100, False), ("oracle", 1101, True)]
)
def test_14_5_it_must_buy_once_it_has_the_money(profile: str, cash: int, must: bool) -> None:
    """Recorded games compel only above $1,100 or $750 (17.4)."""
    table = nation("trains", [], pieces={"cash": cash}, profile=profile)
    if must:
        table.refused(PASS, "turn.must_act", "11.8")
    else:
        table.act(PASS)


def test_14_8_trains_change_hands_at_face_value_only() -> None:
    table = position(
        companies={
            "CGR": {"price": 100, "cash": 700, "shares": {"P1": 40}, "at": ["J15.0"]},
            "CA": {"price": 75, "trains": ["5"], "shares": {"P1": 40}},
        },
        turn="CGR",
        step="trains",
        phase="6",
        depot=LATE,
        own=FORMED,
    )
    table.refused(BuyTrain("5", "CA", 549), "train.price", "11.4", price=550)
    table.act(BuyTrain("5", "CA", 550))
    assert table.own.permanent


def test_14_6_the_temporary_president_sells_only_what_the_missing_half_takes() -> None:
    """Nothing else is done before the purchase: $150 and one share of $80 are enough for $200."""
    table = position(
        companies={
            "CGR": {**TEMPORARY, "cell": "A10", "par": 200, "at": ["J15.0"]},
            "GW": {"price": 80, "shares": {"P2": 40, "P1": 30}},
        },
        cash={"P1": 150},
        stock="P1",
        own=FORMED,
        phase="6",
    )
    table.refused(SellShares("GW", 20), "share.more_than_needed", "14.6", company="GW", units=2, missing=50)
    table.act(SellShares("GW", 10), pays={"P1": 80})
    table.refused(SellShares("GW", 10), "share.one_block", "3.2.4", company="GW")
    table.act(BuyShare("CGR", "ipo"), pays={"P1": -200})


def test_14_6_with_the_money_in_hand_he_sells_nothing_before_the_purchase() -> None:
    """3.2.1: after it he may."""
    table = position(
        companies={
            "CGR": {**TEMPORARY, "price": 100, "at": ["J15.0"]},
            "GW": {"price": 80, "shares": {"P2": 40, "P1": 30}},
        },
        cash={"P1": 100},
        stock="P1",
        own=FORMED,
        phase="6",
    )
    table.refused(SellShares("GW", 10), "share.no_need", "14.6", company="GW")
    table.act(BuyShare("CGR", "ipo"), pays={"P1": -100})
    table.act(SellShares("GW", 20), pays={"P1": 160})


@pytest.mark.parametrize(("pool", "missing"), [(10, 0), (0, 100)])
def test_14_6_the_missing_half_is_bought_where_it_is_cheaper(pool: int, missing: int) -> None:
    """$100 from the pool, if it has a share, else $200 from the IPO; with $100 in hand nothing or $100 is missing."""
    table = position(
        companies={
            "CGR": {**TEMPORARY, "price": 100, "par": 200, "pool": pool, "at": ["J15.0"]},
            "GW": {"price": 80, "shares": {"P2": 40, "P1": 30}},
        },
        cash={"P1": 100},
        stock="P1",
        own=FORMED,
        phase="6",
    )
    if missing:
        table.refused(SellShares("GW", 30), "share.more_than_needed", "14.6", missing=missing)
        table.act(SellShares("GW", 20), pays={"P1": 160})
    else:
        table.refused(SellShares("GW", 10), "share.no_need", "14.6")
        table.act(BuyShare("CGR", "pool"), pays={"P1": -100})


def test_14_6_whoever_holds_too_much_sells_what_he_likes() -> None:
    """3.5.5 comes first: over 60 % of GW, whatever is sold is free."""
    table = position(
        companies={
            "CGR": {**TEMPORARY, "price": 100, "at": ["J15.0"]},
            "GW": {"price": 80, "shares": {"P1": 70}},
        },
        cash={"P1": 300},
        stock="P1",
        own=FORMED,
        phase="6",
    )
    table.refused(BuyShare("CGR", "ipo"), "share.over_held", "3.5.5")
    table.act(SellShares("GW", 20), pays={"P1": 160})
    table.refused(SellShares("CGR", 10), "national.must_complete", "14.6")
    table.act(BuyShare("CGR", "ipo"), pays={"P1": -100})


def half_full(stock: str, **more: Any) -> Table:
    """P1 is temporary president, P2 has a single share, P3 none; GW's shares are for sale."""
    return position(
        companies={
            "CGR": {**TEMPORARY, "price": 100, "at": ["J15.0"], **more},
            "GW": {"price": 80, "shares": {"P2": 40}},
        },
        cash={"P1": 300, "P2": 300, "P3": 300},
        stock=stock,
        own=FORMED,
        phase="6",
    )


def test_14_6_the_temporary_president_buys_nothing_else() -> None:
    table = half_full("P1")
    table.refused(BuyShare("GW", "ipo"), "national.must_complete", "14.6")
    table.refused(StartCompany("CA", 65), "national.must_complete", "14.6")


def test_14_6_others_may_pass_and_a_single_share_is_an_ordinary_one() -> None:
    """P2 passes; P3's share comes from the IPO, as P2's of GW; the half stays out of play."""
    half_full("P2").act(PASS)
    table = half_full("P3")
    table.act(BuyShare("CGR", "ipo"), pays={"P3": -100})
    assert table.company("CGR").shares == {"P1": 1, "P2": 1, "P3": 1, "out": 1, "ipo": 6}
    assert table.company("CGR").president_size == 1
    other = half_full("P2")
    other.act(BuyShare("GW", "ipo"), pays={"P2": -80, "GW": 80})
    assert other.company("CGR").shares["out"] == 1


def test_14_6_with_a_whole_certificate_a_second_share_comes_from_the_stock() -> None:
    pieces = {"price": 100, "shares": {"P1": 30, "P2": 10}, "at": ["J15.0"]}
    table = position(companies={"CGR": pieces}, cash={"P2": 300}, stock="P2", own=FORMED, phase="6")
    table.act(BuyShare("CGR", "ipo"), pays={"P2": -100})
    assert table.company("CGR").shares == {"P1": 3, "P2": 2, "ipo": 5}


def test_14_6_not_from_the_ipo_while_the_pool_holds_more_than_half() -> None:
    """3.4.3: $110 in the pool are the price, though par is $100."""
    table = position(
        companies={
            "CGR": {**TEMPORARY, "cell": "A6", "par": 100, "pool": 60, "at": ["J15.0"]},
            "GW": {"price": 80, "shares": {"P2": 40, "P1": 30}},
        },
        cash={"P1": 100},
        stock="P1",
        own=FORMED,
        phase="6",
    )
    table.refused(SellShares("GW", 20), "share.more_than_needed", "14.6", missing=10)
    table.act(SellShares("GW", 10), pays={"P1": 80})
    table.refused(BuyShare("CGR", "ipo"), "share.pool_first", "3.4.3", pool=60)
    table.act(BuyShare("CGR", "pool"), pays={"P1": -110})


def test_14_6_a_sale_that_would_do_without_its_last_share_is_one_too_many() -> None:
    """Exactly $80 are missing, as much as one share brings."""
    table = position(
        companies={
            "CGR": {**TEMPORARY, "cell": "A10", "par": 200, "at": ["J15.0"]},
            "GW": {"price": 80, "shares": {"P2": 40, "P1": 30}},
        },
        cash={"P1": 120},
        stock="P1",
        own=FORMED,
        phase="6",
    )
    table.refused(SellShares("GW", 20), "share.more_than_needed", "14.6", units=2, missing=80)
    table.act(SellShares("GW", 10))


def test_3_5_3_ordinary_shares_of_the_national_company_are_sold_to_raise_money() -> None:
    """P2 isn't its president; BBG, whose president he is, needs a train."""
    table = raising("P2")
    table.act(SellShares("CGR", 10), pays={"P2": 100})


def test_14_3_nobody_else_borrows_nor_does_it_once_it_has_a_train() -> None:
    for trains, own in ((["4"], {}), ([], {"permanent": True})):
        table = nation("borrow", trains, own=own)
        assert table.to_act[2] != "borrow"
        table.refused(BorrowTrain("D"), "turn.not_now", table.game.decision.clause)  # type: ignore[union-attr]
    other = position(companies={"GW": {"price": 80}}, turn="GW", step="borrow", phase="6")
    assert other.to_act[2] != "borrow"


def test_14_5_a_young_national_company_takes_no_money_of_its_president() -> None:
    """With $100 it may go without a train."""
    table = nation("trains", [], pieces={"cash": 100}, cash={"P1": 900})
    table.refused(BuyTrain("6", "bank", 700), "money.short", "11.2", need=700, has=100)
    table.act(PASS)


@pytest.mark.parametrize("seller", ["bank", "CA"])
def test_14_4_with_a_permanent_train_of_its_own_it_is_young_no_more(seller: str) -> None:
    """Of the bank, or of a company whose president agrees; another company's purchase doesn't count."""
    companies = {
        "CGR": {"price": 100, "cash": 700, "shares": {"P1": 40}, "at": ["J15.0"]},
        "CA": {"price": 75, "cash": 700, "trains": ["6"], "shares": {"P2": 40}},
    }
    table = position(companies=companies, turn="CGR", step="trains", phase="6", depot=LATE, own=FORMED)
    table.act(BuyTrain("6", seller, 700))
    if seller == "CA":
        assert not table.own.permanent
        table.act(Accept())
    assert table.own.permanent
    other = position(companies=companies, turn="CA", step="trains", phase="6", depot=LATE, own=FORMED)
    other.act(BuyTrain("6", "bank", 700))
    assert not other.own.permanent


def test_14_8_it_sells_at_face_value_too() -> None:
    table = position(
        companies={
            "CGR": {"price": 100, "trains": ["6"], "shares": {"P1": 40}, "at": ["J15.0"]},
            "CA": {"price": 75, "cash": 800, "shares": {"P1": 40}},
        },
        turn="CA",
        step="trains",
        phase="6",
        depot=LATE,
        own={**FORMED, "permanent": True},
    )
    table.refused(BuyTrain("6", "CGR", 701), "train.price", "11.4", price=700)
    table.act(BuyTrain("6", "CGR", 700), pays={"CA": -700, "CGR": 700})


def test_14_6_over_the_certificate_limit_he_sells_what_he_likes() -> None:
    """3.5.5 comes first: eleven certificates, and ten are allowed with three companies left (13.9)."""
    sixty = {"price": 80, "shares": {"P1": 60}}
    table = position(
        companies={"CGR": {**TEMPORARY, "price": 100, "at": ["J15.0"]}, "GW": sixty, "CA": sixty},
        cash={"P1": 300},
        stock="P1",
        own=FORMED,
        phase="6",
    )
    for company in table.game.state.companies.values():
        company.closed = not company.in_play
    table.refused(BuyShare("CGR", "ipo"), "share.must_sell_first", "3.5.5", held=11, limit=10)
    table.act(SellShares("GW", 40), pays={"P1": 320})
