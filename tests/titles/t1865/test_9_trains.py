"""Phases, trains, forced purchases, loans, the end (chapters 4, 9, 12, 13; edge cases 44 to 48, 57, 58, 72 to 75)."""

from __future__ import annotations

from typing import Any

from engine.actions import BuyTrain, ScrapTrain
from engine.events import BankBroken, GameEnded, MoneyDue, WentBankrupt
from engine.finance.holdings import POOL
from engine.titles.t1865.actions import PersonalLoans
from tests.titles.t1865.table import PASS, REPAY, Table, buy, dividend, position, sell, told, train

FMS: dict[str, Any] = {"shares": {"P1": 60}, "traffic": 9}


def test_4_2_trains_are_scrapped() -> None:
    """Edge case 44: the first PH4: PH2 vanish from charters and pool, estimations fall, all of it at once (4.1);
    the buyer may buy again.
    """
    companies = {
        "FMS": {**FMS, "cash": 800, "trains": ["PH2", "PH3"]},
        "FA": {"shares": {"P2": 60}, "trains": ["PH2"], "traffic": 5},
    }
    sold = {"PH3": 4, "PH3*": 1}
    table = position(companies=companies, turn="FMS", step="trains", phase="3", sold=sold, pool=["PH2"])
    assert table.estimation("FA") == 3
    table.act(train("PH4", 350), pays={"FMS": -350})
    assert (table.phase, table.trains("FMS"), table.trains("FA"), table.game.state.pool) == (
        "4",
        ["PH3", "PH4"],
        [],
        [],
    )
    assert table.estimation("FA") == 1
    table.act(train("PH4", 350))
    assert table.trains("FMS") == ["PH3", "PH4", "PH4"]


def test_4_3_excess_trains_go_to_the_pool() -> None:
    """Edge case 45: in phase 6 a company with three trains keeps two, the choice is its president's; the third is for
    sale at its printed price.
    """
    companies = {
        "FMS": {**FMS, "cash": 700, "trains": ["PH5"]},
        "FA": {"shares": {"P2": 60}, "trains": ["PH4", "PH4*", "PH5"], "traffic": 5, "cash": 400},
    }
    table = position(companies=companies, turn="FMS", step="trains", phase="5", sold={"PH5": 2}, rounds_left=1)
    table.act(train("PH6", 650))
    assert table.to_act == ("P2", "FA", "discard")
    assert table.game.decision is not None
    assert table.game.decision.default == ScrapTrain("PH4")
    table.refused(ScrapTrain("PH6"), "train.not_held", "4.3")
    table.act(ScrapTrain("PH4*"), pays={})
    assert (table.trains("FA"), table.game.state.pool) == (["PH4", "PH5"], ["PH4*"])


def test_9_2_the_pool_sells_at_the_printed_price() -> None:
    """Edge case 45."""
    table = position(
        companies={"FMS": {**FMS, "cash": 320, "trains": ["PH5"]}},
        turn="FMS",
        step="trains",
        phase="6",
        pool=["PH4*"],
        rounds_left=1,
    )
    table.refused(train("PH4*", 350, POOL), "train.price", "9.2", price=300)
    table.refused(train("PH4", 350, POOL), "train.not_in_pool", "9.2")
    table.refused(train("PH4", 350), "train.sold_out", "9.2")
    table.act(train("PH4*", 300, POOL), pays={"FMS": -300})
    assert table.price("FMS") == 100


def test_4_3_scrapping_comes_before_the_limit() -> None:
    """Edge case 72: PH3, PH4 and the first PH6: PH4 and PH6 are left, nothing goes to the pool."""
    table = position(
        companies={"FMS": {**FMS, "cash": 700, "trains": ["PH3", "PH4"]}},
        turn="FMS",
        step="trains",
        phase="5",
        sold={"PH5": 2},
        rounds_left=1,
    )
    table.act(train("PH6", 650))
    assert (table.trains("FMS"), table.game.state.pool) == (["PH4", "PH6"], [])


def test_4_5_the_limit_is_a_companys() -> None:
    """P1's other company is full; this one has room for three trains of its own."""
    full = {"shares": {"P1": 60}, "trains": ["PH3", "PH3", "PH3"], "traffic": 5}
    companies = {"FMS": {**FMS, "cash": 700, "trains": ["PH3"]}, "FA": full}
    table = position(companies=companies, turn="FMS", step="trains", phase="4", sold={"PH4": 1}, rounds_left=1)
    table.act(train("PH4", 350), pays={"FMS": -350})
    table.act(train("PH4", 350), pays={"FMS": -350})
    assert [len(table.trains(each)) for each in ("FMS", "FA")] == [3, 3]


def test_9_1_no_room() -> None:
    """At the limit no train is bought."""
    fms = {**FMS, "cash": 700, "trains": ["PH3", "PH4"]}
    table = position(companies={"FMS": fms}, privates={"M1": "P1"}, turn="FMS", step="dividend", phase="4")
    assert table.game.view.phase.train_limit == 3
    table.act(dividend(0))
    table.act(train("PH4", 350))
    table.refused(train("PH4", 350), "train.limit", "9.1", held=3, limit=3)


def test_9_2_no_train_is_handed_in_for_another() -> None:
    """Other titles have such trades; here a purchase that names one is refused for that."""
    fms = {**FMS, "cash": 700, "trains": ["PH2"]}
    table = position(companies={"FMS": fms}, turn="FMS", step="trains")
    trade = BuyTrain("PH2", "bank", 100, trade="PH2")
    table.refused(trade, "train.no_trade", "9.2", train="PH2", trade="PH2")


def test_9_8_the_president_pays_the_difference() -> None:
    """Edge case 46: L.90 and PH2 at 100: forced, the president pays 10. With the discounted one next it pays itself."""
    table = position(companies={"FMS": {**FMS, "cash": 90}}, turn="FMS", step="trains")
    table.refused(PASS, "turn.must_act", "9.6", instead=("buy_train",), step="trains")
    bought = table.act(train("PH2", 100), pays={"FMS": -90, "P1": -10})
    assert told(bought, MoneyDue) == []  # the president's cash is enough, nothing has to be sold
    table = position(companies={"FMS": {**FMS, "cash": 90}}, turn="FMS", step="trains", sold={"PH2": 5})
    table.act(train("PH2*", 70), pays={"FMS": -70})


def test_9_7_own_money_where_it_is_enough() -> None:
    """The president adds nothing to a dearer train while the money buys a cheaper one."""
    table = position(
        companies={"FMS": {**FMS, "cash": 120}}, turn="FMS", step="trains", phase="3", pool=["PH2"], rounds_left=1
    )
    table.refused(train("PH3", 200), "money.short", "10.4", need=200, has=120)
    table.act(train("PH2", 100, POOL))


def test_9_7_a_train_of_another_company() -> None:
    """Bought with the company's own money it meets the duty, whoever may need more for the bank's."""
    companies = {"FMS": {**FMS, "cash": 40}, "FA": {"shares": {"P1": 60}, "trains": ["PH2"], "traffic": 4}}
    table = position(companies=companies, turn="FMS", step="trains")
    table.act(train("PH2", 40, "FA"), pays={"FMS": -40, "FA": 40})
    assert (table.trains("FMS"), table.trains("FA")) == (["PH2"], [])


def test_9_8_any_train_may_be_chosen() -> None:
    """The dearer one too."""
    fms = {**FMS, "cash": 50}
    table = position(companies={"FMS": fms}, turn="FMS", step="trains", phase="4", pool=["PH3"], cash={"P1": 400})
    table.act(train("PH4", 350), pays={"FMS": -50, "P1": -300})


def raising(companies: dict[str, dict[str, Any]], short: int, *, own: int = 0) -> Table:
    """P1 must raise so much for FMS, which buys a PH2 (70 for the discounted one of the pool isn't there)."""
    fms = {"kind": "major", "traffic": 9, "price": 100, "cash": own, "shares": {"P1": 20}, "operated": True}
    fms.update(companies.pop("FMS", {}))
    price = 800
    table = position(
        companies={"FMS": fms, **companies},
        turn="FMS",
        step="trains",
        phase="7",
        sold={},
        cash={"P1": price - own - short},
    )
    table.act(train("PH7", price))
    return table


def test_9_9_sales() -> None:
    """Edge cases 47, 73: short by 300, at most two shares each of X and Y at 100: X 1 then Y 2, or X 2 then Y 1."""
    companies = {
        "FA": {"kind": "major", "shares": {"P2": 30, "P1": 20}},
        "SFS": {"kind": "major", "shares": {"P3": 30, "P1": 20}},
    }
    table = raising(dict(companies), 300)
    assert table.to_act == ("P1", "FMS", "raise")
    table.refused(sell("FMS", 20), "share.president_certificate", "7.25")
    table.act(sell("FA", 10), pays={"P1": 100})
    table.refused(sell("SFS", 10), "share.too_few", "9.9", missing=200)
    table.refused(sell("FA", 10), "share.one_block", "9.9")
    table.act(sell("SFS", 20))
    assert (table.trains("FMS"), table.cash("P1")[0] >= 0) == (["PH7"], True)
    table = raising(dict(companies), 300)
    table.act(sell("FA", 20), pays={"P1": 200})
    table.refused(sell("SFS", 20), "share.more_than_needed", "9.9", missing=100)
    table.act(sell("SFS", 10))
    assert table.trains("FMS") == ["PH7"]


def test_9_9_what_the_company_has_need_not_be_raised() -> None:
    """L.50 of its own and 550 of its president's: two shares of FA, not three, for a PH7."""
    table = raising({"FA": {"kind": "major", "shares": {"P2": 30, "P1": 30}}}, 200, own=50)
    table.refused(sell("FA", 30), "share.more_than_needed", "9.9", missing=200)
    table.refused(sell("FA", 10), "share.too_few", "9.9", missing=200)
    table.act(sell("FA", 20), pays={"P1": 200 - 750, "FMS": -50})
    assert (table.trains("FMS"), table.cash("P1", "FMS")) == (["PH7"], (0, 0))


def test_9_9_the_buying_company_keeps_its_president() -> None:
    """Edge case 47: the presidency of another may change, with a fall of its price."""
    companies = {
        "FMS": {"shares": {"P1": 40, "P2": 30}},
        "FA": {"kind": "major", "shares": {"P1": 20, "P2": 20}},
    }
    table = raising(companies, 250)
    table.refused(sell("FMS", 20), "share.keep_president", "9.9")
    table.act(sell("FA", 20), pays={"P1": 200})
    assert (table.president("FA"), table.price("FA")) == ("P2", 80)
    table.act(sell("FMS", 10))
    assert (table.president("FMS"), table.trains("FMS")) == ("P1", ["PH7"])


def test_9_10_bankruptcy() -> None:
    """Edge case 48: short by 620 with nothing to sell: two personal loans, 380 left, -1000 in the score."""
    fms = {"kind": "major", "traffic": 9, "cash": 0, "shares": {"P1": 20}}
    table = position(companies={"FMS": fms}, turn="FMS", step="trains", phase="7", cash={"P1": 180}, rounds_left=1)
    applied = table.act(train("PH7", 800))
    assert [each.player for each in told(applied, WentBankrupt)] == ["P1"]
    assert told(applied, PersonalLoans) == [PersonalLoans("P1", 2, 2)]
    assert (table.cash("P1"), table.game.state.own.debts, table.trains("FMS")) == ((380,), {"P1": 2}, ["PH7"])
    worth = table.game.result()["P1"]
    assert (worth.cash, worth.debt, worth.total) == (380, 1000, 380 - 1000 + 2 * table.price("FMS"))


def test_9_10_a_full_pool_sells_nothing() -> None:
    """Edge case 74: the pool has no room for any of his shares: loans at once."""
    companies = {"FA": {"kind": "major", "shares": {"P2": 30, "P1": 20, POOL: 50}}}
    table = raising(companies, 120)
    assert (table.game.state.own.debts, table.percent("FA")["P1"]) == ({"P1": 1}, 20)


def test_9_10_everything_is_sold_first() -> None:
    """The largest block of each company, in an order he likes."""
    companies = {
        "FA": {"kind": "major", "shares": {"P2": 30, "P1": 20}},
        "SFS": {"kind": "major", "shares": {"P3": 30, "P1": 20}},
    }
    table = raising(companies, 620)
    assert table.game.decision is not None
    assert table.game.decision.clause == "9.10"
    table.refused(sell("FA", 10), "share.sell_all", "9.10", percent=20)
    last = table.act(sell("FA", 20))
    assert told(last, WentBankrupt) == []  # that was told before
    assert {"type": "sell_shares", "company": "SFS", "percent": 20} in [each["action"] for each in last.entry["auto"]]
    assert table.game.state.own.debts == {"P1": 1}


def test_12_4_repaying() -> None:
    """Edge case 61: at any moment of the own turn, with the whole sum, to the bank (10.1)."""
    fms = {**FMS, "kind": "major", "trains": ["PH7"], "cash": 600, "loans": 2}
    table = position(companies={"FMS": fms}, turn="FMS", step="track", phase="7")
    table.act(REPAY, pays={"FMS": -500})
    table.refused(REPAY, "money.short", "10.4", need=500, has=100)
    fms = {**FMS, "kind": "major", "trains": ["PH7"], "cash": 600}
    table = position(companies={"FMS": fms}, turn="FMS", step="track", phase="7")
    table.refused(REPAY, "loan.nothing_owed", "12.4")


def test_13_2_the_set_is_played_out() -> None:
    """Edge case 57: the bank breaks in the first operating round: the second is played, then the game ends.

    8.33: what breaks it is a revenue, which the bank pays.
    """
    fms = {"kind": "major", "shares": {"P1": 60, "P2": 40}, "trains": ["PH7", "PH7"], "traffic": 60, "row": 6}
    table = position(companies={"FMS": fms}, turn="FMS", step="dividend", phase="7", bank=600, rounds_left=1)
    broke = table.act(dividend(600))
    assert (len(told(broke, BankBroken)), table.game.state.bank_broken) == (1, True)
    assert (table.round, table.to_act[2]) == ("OR 1.2", "track")
    table.act(PASS)
    ended = table.act(dividend(0))
    assert (table.round, len(told(ended, GameEnded))) == ("end", 1)


def test_13_2_broken_in_a_stock_round() -> None:
    """Edge case 57: that round and both operating rounds after it."""
    fms = {"kind": "major", "shares": {"P1": 50}, "trains": ["PH7"], "traffic": 0, "row": 6}
    table = position(companies={"FMS": fms}, stock="P1", phase="7", bank=100)
    table.act(sell("FMS", 10))
    assert table.game.state.bank_broken
    rounds = {table.round}
    while table.game.decision is not None:
        table.act(PASS)
        rounds.add(table.round)
    assert rounds == {"SR 1", "OR 1.1", "OR 1.2", "end"}


def test_13_1_the_last_lira_is_still_money() -> None:
    """Broken at nothing or less, not before."""
    fms = {"shares": {"P1": 60}, "price": 100, "kind": "major"}
    table = position(companies={"FMS": fms}, stock="P1", phase="7", bank=101)
    table.act(sell("FMS", 10))
    assert (table.game.state.bank, table.game.state.bank_broken) == (1, False)


def test_13_4_loans_lower_the_worth_of_shares() -> None:
    """Edge case 58: three loans and a price of 110: each share counts -40."""
    fms = {"kind": "major", "shares": {"P1": 60}, "price": 110, "loans": 3}
    table = position(companies={"FMS": fms}, stock="P1", cash={"P1": 100})
    assert table.game.result()["P1"].shares == (("FMS", 60, -40, -240),)
    assert table.game.result()["P1"].total == -140
    assert table.game.result()["P2"].shares == ()


def test_9_2_consent() -> None:
    """9.3: nobody must sell: another president is asked."""
    companies = {"FMS": {**FMS, "cash": 200}, "FA": {"shares": {"P2": 60}, "trains": ["PH2"], "traffic": 4}}
    table = position(companies=companies, turn="FMS", step="trains")
    table.act(train("PH2", 150, "FA"), pays={})
    assert table.to_act == ("P2", "FA", "consent")
    (refusal,) = table.offered("refuse")
    table.act(refusal, pays={})  # type: ignore[arg-type]
    assert table.to_act == ("P1", "FMS", "trains")
    table.refused(train("PH2", 0, "FA"), "train.price_too_low", "9.2")
    table.refused(train("PH2", 50, "SFS"), "train.no_seller", "9.2")
    assert buy("FMS").source == "ipo"
