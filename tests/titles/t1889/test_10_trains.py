"""Chapters 10 to 12: trains, the president's help, bankruptcy, phases."""

from __future__ import annotations

from typing import Any

import pytest

from engine.actions import (
    Accept,
    BuyTrain,
    DeclareBankruptcy,
    ScrapTrain,
    SellShares,
)
from engine.errors import IllegalAction
from engine.events import PhaseChanged, PrivateClosed, TrainsRusted, WentBankrupt
from engine.usual.turns import ruin
from tests.titles.t1889.table import PASS, Table, position
from tests.titles.table import told

ROUTE = {"K8": "57/1"}


def trains(pieces: dict[str, Any], others: dict[str, Any] | None = None, **more: Any) -> Table:
    """AR, led by P1, at the step of trains, with a route."""
    companies = {"AR": {"price": 80, "shares": {"P1": 50}, **pieces}, **(others or {})}
    return position(companies=companies, turn="AR", step="trains", tiles=ROUTE, **{"cash": {"P1": 30}, **more})


def test_10_1_limits() -> None:
    table = trains({"cash": 900, "trains": ["2"] * 4})
    table.refused(BuyTrain("2", "bank", 80), "train.limit", "10.1", held=4, limit=4)
    limits = [phase.train_limit for phase in table.game.title.phases.values()]
    assert limits == [4, 4, 3, 2, 2, 2]


def test_10_2_what_is_on_sale() -> None:
    """The top kind, D beside it from phase 6 on, and the pool; all at face price."""
    table = trains({"cash": 2000}, pool=["2"])
    table.refused(BuyTrain("3", "bank", 180), "train.not_yet", "10.2")
    table.refused(BuyTrain("3", "pool", 180), "train.not_in_pool", "10.2")
    table.refused(BuyTrain("2", "bank", 79), "train.price", "10.2")
    table.refused(BuyTrain("9", "bank", 80), "train.unknown", "10.2")
    table.act(BuyTrain("2", "pool", 80))
    table.act(BuyTrain("2", "bank", 80))
    late = trains({"cash": 2000}, phase="6", depot={"2": 0, "3": 0, "4": 0, "5": 0, "6": 1})
    late.refused(BuyTrain("2", "bank", 80), "train.sold_out", "10.2")
    assert late.offers(BuyTrain("6", "bank", 630))
    assert late.offers(BuyTrain("D", "bank", 1100))


def test_10_3_a_diesel_for_a_trade_in() -> None:
    """16.37: with 4 and 5 at the limit a D for the 5 and ¥800; the 5 is in the pool for ¥450."""
    table = trains({"cash": 800, "trains": ["4", "5"]}, phase="D", depot=dict.fromkeys("23456", 0))
    table.refused(BuyTrain("D", "bank", 800, "3"), "train.no_trade", "10.3")
    table.refused(BuyTrain("D", "bank", 1100), "train.limit", "10.1")
    table.act(BuyTrain("D", "bank", 800, "5"), pays={"AR": -800})
    assert (table.trains("AR"), table.game.state.pool) == (["4", "D"], ["5"])
    poor = trains({"cash": 700, "trains": ["4"]}, phase="D", depot=dict.fromkeys("23456", 0))
    poor.refused(BuyTrain("D", "bank", 800, "4"), "money.short", "10.3", need=800, has=700)


def test_10_3_a_four_given_for_the_first_diesel_rusts() -> None:
    """16.38, 12.6: it's gone, not in the pool."""
    table = trains({"cash": 800, "trains": ["4"]}, phase="6", depot={**dict.fromkeys("2345", 0), "6": 1})
    bought = table.act(BuyTrain("D", "bank", 800, "4"))
    assert told(bought, PhaseChanged) == [PhaseChanged("6", "D", "D")]
    assert (table.trains("AR"), table.game.state.pool) == (["D"], [])


def test_10_4_from_another_company_with_its_presidents_consent() -> None:
    """10.5: any number, in any order."""
    others = {"IR": {"price": 70, "shares": {"P2": 50}, "trains": ["2", "2"]}}
    table = trains({"cash": 100}, others)
    table.refused(BuyTrain("2", "IR", 0), "train.price_too_low", "10.4")
    table.refused(BuyTrain("3", "IR", 50), "train.not_held", "10.4")
    table.refused(BuyTrain("2", "UR", 50), "train.no_seller", "10.4")
    table.refused(BuyTrain("2", "IR", 101), "money.short", "10.4", need=101)
    table.act(BuyTrain("2", "IR", 100), pays={})
    assert table.to_act == ("P2", "IR", "consent")
    table.act(Accept(), pays={"AR": -100, "IR": 100})
    assert table.trains("AR") == ["2"]


def test_10_6_the_first_train_of_a_kind_opens_its_phase() -> None:
    """12.1, 16.39: the first 4: limit 3, 2-trains rust first, so another company with four has nothing to discard."""
    others = {"IR": {"price": 70, "shares": {"P2": 50}, "trains": ["2", "2", "2", "2"]}}
    table = trains({"cash": 600, "trains": ["2"]}, others, phase="3", depot={"2": 0, "3": 0}, pool=["2"])
    bought = table.act(BuyTrain("4", "bank", 300))
    assert told(bought, TrainsRusted) == [TrainsRusted("2")]
    assert (table.phase, table.trains("IR"), table.trains("AR"), table.game.state.pool) == ("4", [], ["4"], [])
    assert table.to_act == ("P1", "AR", "trains")


FIVES = {"phase": "4", "depot": {"2": 0, "3": 0, "4": 0}}


def test_10_7_who_is_over_the_limit_discards_at_once() -> None:
    """16.39: the first 5 while another holds 3-3-4: one is discarded, and the buyer may buy it."""
    others = {"IR": {"price": 70, "shares": {"P2": 50}, "trains": ["3", "3", "4"]}}
    table = trains({"cash": 900}, others, **FIVES)
    table.act(BuyTrain("5", "bank", 450))
    assert table.to_act == ("P2", "IR", "discard")
    table.refused(ScrapTrain("2"), "train.not_held", "10.7")
    table.act(ScrapTrain("4"))
    table.act(BuyTrain("4", "pool", 300))


def test_10_7_a_company_further_down_may_discard_before_it_is_asked() -> None:
    """16.55: three companies over the limit; the second in the order does so first."""
    many = ["3", "3", "4"]
    others = {
        "IR": {"price": 70, "shares": {"P2": 50}, "trains": many},
        "SR": {"price": 70, "shares": {"P3": 50}, "trains": many},
        "KO": {"price": 70, "shares": {"P4": 50}, "trains": many},
    }
    table = trains({"cash": 900}, others, **FIVES)
    table.act(BuyTrain("5", "bank", 450))
    assert table.to_act == ("P2", "IR", "discard")
    table.refused(ScrapTrain("3"), "turn.other_player", "10.7", by="P1")
    table.refused(ScrapTrain("5"), "train.not_held", "10.7", by="P3")
    assert list(table.game.beside("P3").legal()) == [ScrapTrain("3"), ScrapTrain("4")]
    table.game.apply(ScrapTrain("4"), "P3")
    assert (table.trains("SR"), table.to_act) == (["3", "3"], ("P2", "IR", "discard"))
    table.act(ScrapTrain("3"))
    assert table.to_act == ("P4", "KO", "discard")


def test_10_7_a_president_of_two_decides_for_the_first_one_first() -> None:
    pieces = {"price": 70, "shares": {"P2": 50}, "trains": ["3", "3", "4"]}
    table = trains({"cash": 900}, {"IR": pieces, "SR": pieces}, **FIVES)
    table.act(BuyTrain("5", "bank", 450))
    table.acts(ScrapTrain("4"), ScrapTrain("3"))
    assert (table.trains("IR"), table.trains("SR")) == (["3", "3"], ["3", "4"])


def test_10_8_a_company_with_a_route_must_own_a_train() -> None:
    """16.31; 10.9: without a route it may remain without."""
    table = trains({"cash": 100})
    table.refused(PASS, "turn.must_act", "10.8", instead=("buy_train",))
    free = position(companies={"AR": {"price": 80, "cash": 100}}, turn="AR", step="trains")
    free.act(PASS)


def test_11_1_the_president_helps_with_the_cheapest_only() -> None:
    """16.35: the pool holds a 3, the stack shows 5: help with the 3 alone; with ¥460 either is bought alone (11.2)."""
    late = {"phase": "5", "depot": {"2": 0, "3": 0, "4": 0}, "pool": ["3"], "cash": {"P1": 500}}
    table = trains({"cash": 0}, **late)
    table.refused(BuyTrain("5", "bank", 450), "train.cheapest_only", "11.1", cheapest=180)
    table.act(BuyTrain("3", "pool", 180), pays={"P1": -180})
    rich = trains({"cash": 460}, **late)
    rich.act(BuyTrain("5", "bank", 450), pays={"AR": -450})
    short = trains({"cash": 20}, cash={"P1": 30}, others=OTHERS)
    short.refused(BuyTrain("2", "bank", 80), "train.help_short", "11.1", need=80, has=50)


def test_11_2_the_presidents_money_is_for_nothing_else() -> None:
    table = trains({"cash": 20, "trains": ["2"]}, cash={"P1": 500})
    table.refused(BuyTrain("2", "bank", 80), "money.short", "10.2", need=80, has=20)


OTHERS = {
    "IR": {"price": 90, "shares": {"P1": 20, "P2": 50}, "president": "P2", "trains": ["2"]},
}


def test_11_3_another_companys_train_with_its_own_money_only() -> None:
    """16.33: for ¥20 before any sale, not for ¥21, and for no price with an empty treasury or after a sale."""
    table = trains({"cash": 20}, OTHERS)
    table.refused(BuyTrain("2", "IR", 21), "money.short", "10.4", has=20)
    assert table.offers(BuyTrain("2", "IR", 20))
    table.act(SellShares("IR", 10))
    table.refused(BuyTrain("2", "IR", 20), "train.shares_sold", "11.3")
    empty = trains({"cash": 0}, OTHERS)
    empty.refused(BuyTrain("2", "IR", 1), "money.short", "10.4", has=0)


def test_11_4_forced_sales() -> None:
    """16.32: 20 % IR is more than needed, 30 % AR would cost the presidency, 10 % IR is right; then ¥60 of ¥120."""
    own = {"cash": 20, "shares": {"P1": 50, "P3": 30}, "price": 80}
    table = trains(own, OTHERS)
    table.refused(SellShares("IR", 20), "share.more_than_needed", "11.4", missing=30)
    table.refused(SellShares("AR", 30), "share.keep_president", "11.4")
    table.act(SellShares("IR", 10), pays={"P1": 90})
    table.refused(SellShares("IR", 10), "share.no_need", "11.4")
    table.act(BuyTrain("2", "bank", 80), pays={"P1": -60, "AR": -20})


def test_11_4_no_other_company_may_lose_its_president_either() -> None:
    """16.34: president of IR with 30 %, the next holder 20 %: a sale of 10 % is legal, of 20 % refused."""
    others = {"IR": {"price": 65, "shares": {"P1": 30, "P2": 20}, "president": "P1"}}
    table = trains({"cash": 0, "shares": {"P1": 20}}, others, cash={"P1": 0})
    table.refused(SellShares("IR", 20), "share.keep_president", "11.4")
    table.act(SellShares("IR", 10))
    table.refused(SellShares("IR", 10), "share.one_block", "11.4")


def ruined(profile: str = "house", **pieces: Any) -> Table:
    """Treasury, president and what he can sell make ¥60."""
    others = {"IR": {"cell": "I1", "shares": {"P1": 10, "P2": 50}, "president": "P2"}}
    company = {"cash": 0, "shares": {"P1": 20, "P3": 20}, "president": "P1", **pieces}
    return trains(company, others, cash={"P1": 30}, profile=profile)


def test_11_5_bankruptcy_ends_the_game() -> None:
    """14.2: shares that could be sold are, the rest stays and counts; 16.52 AR's certificate, which no one can take."""
    table = ruined(shares={"P1": 20, "P3": 10})
    happened = table.act(DeclareBankruptcy(), pays={"P1": -30})
    assert told(happened, WentBankrupt) == [WentBankrupt("P1")]
    assert table.game.decision is None
    assert (table.percent("P1", "IR"), table.percent("P1", "AR")) == (0, 20)
    assert table.game.result()["P1"].total == 20 // 10 * table.price("AR")


def test_11_6_only_where_the_money_cannot_be_raised() -> None:
    """16.36: they make more than ¥80: refused; a train is owned: refused, but not in the oracle profile (17.2)."""
    rich = trains({"cash": 20}, OTHERS)
    rich.refused(DeclareBankruptcy(), "bankruptcy.can_raise", "11.6")
    owned = ruined(trains=["2"])
    owned.refused(DeclareBankruptcy(), "bankruptcy.no_need", "11.6")
    ruined("oracle", trains=["2"]).act(DeclareBankruptcy())


def test_11_6_who_can_pay_is_never_ruined_where_a_title_says_nothing_else() -> None:
    game = trains({"cash": 20}, OTHERS).game
    with pytest.raises(IllegalAction, match="can_raise"):
        ruin().check(game.view, game.state.stack[-1], DeclareBankruptcy())


@pytest.mark.parametrize("profile", ["house", "oracle"])
def test_17_2_in_recorded_games_in_any_step_and_without_shares(profile: str) -> None:
    """16.36: in the step of track, ¥20 and ¥30, and 20 % of IR at ¥100, which stay and score."""
    others = {"IR": {"price": 100, "shares": {"P1": 20, "P2": 50}, "president": "P2"}}
    companies = {"AR": {"price": 80, "cash": 20, "shares": {"P1": 50}}, **others}
    table = position(companies=companies, turn="AR", tiles=ROUTE, cash={"P1": 30}, profile=profile)
    if profile == "house":
        table.refused(DeclareBankruptcy(), "bankruptcy.no_need", "11.6")
        return
    table.act(DeclareBankruptcy(), pays={"P1": -30})
    assert table.game.result()["P1"].total == 2 * 100 + 5 * 80
    rich = position(companies=companies, turn="AR", tiles=ROUTE, cash={"P1": 60}, profile=profile)
    rich.refused(DeclareBankruptcy(), "bankruptcy.can_raise", "11.6")


@pytest.mark.parametrize(
    ("phase", "train", "price", "rusts"),
    [("2", "3", 180, []), ("3", "4", 300, ["2"]), ("4", "5", 450, []), ("5", "6", 630, ["3"]), ("6", "D", 1100, ["4"])],
)
def test_12_2_to_12_6_what_each_phase_brings(phase: str, train: str, price: int, rusts: list[str]) -> None:
    """12.2 green, two rounds; 12.3 limit 3, 2-trains rust; 12.4 limit 2, brown, three rounds, private companies close;
    12.5 3-trains rust, D on sale; 12.6 4-trains rust.
    """
    sold = {each: 0 for each in "23456" if each < train}
    table = trains({"cash": 3000}, phase=phase, depot=sold, privates={"SIR": "P2"})
    happened = table.act(BuyTrain(train, "bank", price))
    assert [each.train for each in told(happened, TrainsRusted)] == rusts
    assert [each.private for each in told(happened, PrivateClosed)] == (["SIR"] if train == "5" else [])
    new = table.game.view.phase
    assert (new.id, new.tiles[-1]) == (train, {"3": "green", "4": "green"}.get(train, "brown"))
    assert (BuyTrain("D", "bank", 1100) in table.offered("buy_train")) is (train in "6D")


def test_1_8_a_change_of_phase_does_not_alter_the_set() -> None:
    """16.57: phase 3 opened in the only round of a set; the next set has two."""
    table = position(
        companies={"AR": {"price": 80, "cash": 900, "shares": {"P1": 50}}},
        turn="AR", step="trains", tiles=ROUTE, depot={"2": 0}, cash={f"P{n}": 0 for n in range(1, 5)},
    )  # fmt: skip
    table.act(BuyTrain("3", "bank", 180))
    table.act(PASS)
    while table.game.state.round == "stock":
        table.act(PASS)
    assert table.round == "OR 4.1"
    assert table.game.state.stack[0].rounds_left == 1  # type: ignore[attr-defined]
