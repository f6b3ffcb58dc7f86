"""Chapters 11, 12 and 16: trains, forced purchases, bankruptcy, the end."""

from __future__ import annotations

import pytest

from engine import flow
from engine.actions import Accept, BuyTrain, DeclareBankruptcy, PayDividend, ScrapTrain, SellShares
from engine.events import PhaseChanged, TrainBought, TrainScrapped, TrainsRusted, WentBankrupt
from engine.rounds.raising import GoBankrupt
from tests.titles.t1856.table import PASS, Table, position
from tests.titles.table import told

LINE = {"J15": "57/0", "J13": "57/0"}
LATE = {"2": 0, "3": 0, "4": 0, "5": 0}
SIXES = {**LATE, "6": 1}
DIESELS = {**LATE, "6": 0}


def trains(company: dict[str, object], **more: object) -> Table:
    others = more.pop("others", {})
    pieces = {"price": 80, "shares": {"P1": 40}, **company}
    more.setdefault("tiles", LINE)
    return position(companies={"BBG": pieces, **others}, turn="BBG", step="trains", **more)  # type: ignore[arg-type,dict-item]


def test_11_3_a_4_traded_in_for_the_first_diesel_rusts_too() -> None:
    """18.41: $750."""
    table = trains(
        {"cash": 750, "trains": ["4"]}, phase="6", depot=DIESELS, others={"CA": {"price": 75, "trains": ["4"]}}
    )
    table.act(BuyTrain("D", "bank", 750, "4"), pays={"BBG": -750})
    assert table.company("BBG").trains == ["D"]
    assert table.company("CA").trains == []
    assert table.game.state.pool == []


def test_11_3_a_trade_in_needs_no_room() -> None:
    """18.42: at the limit of two a 5 for the D; the 5 is for sale at $550."""
    table = trains({"cash": 1300, "trains": ["5", "5"]}, phase="6", depot=DIESELS)
    table.refused(BuyTrain("D", "bank", 1100), "train.limit", "11.1")
    table.act(BuyTrain("D", "bank", 750, "5"))
    assert table.company("BBG").trains == ["5", "D"]
    assert table.game.state.pool == ["5"]


def test_11_9_only_the_cheapest_train_with_the_presidents_money() -> None:
    """18.43: treasury $100, a 5 in the pool: the president adds $450; a 6 may not be chosen."""
    table = trains({"cash": 100}, phase="6", depot=SIXES, pool=["5"], cash={"P1": 900})
    table.refused(PASS, "turn.must_act", "11.8")
    table.refused(BuyTrain("6", "bank", 700), "train.cheapest_only", "11.9")
    table.act(BuyTrain("5", "pool", 550), pays={"P1": -450, "BBG": -100})


def test_11_8_without_a_route_no_train_need_be_bought() -> None:
    """18.44. It goes on without a train (11.10)."""
    table = trains({"cash": 1000}, tiles={}, phase="6", depot=SIXES)
    table.act(PASS)


def test_11_9_presidents_money_never_goes_to_another_company() -> None:
    table = trains(
        {"cash": 100},
        phase="6",
        depot=SIXES,
        pool=["5"],
        cash={"P1": 900},
        others={"CA": {"price": 75, "trains": ["5"]}},
    )
    table.refused(BuyTrain("5", "CA", 101), "money.short", "11.4")
    table.act(BuyTrain("5", "CA", 100), pays={"BBG": -100, "CA": 100})


def test_11_4_another_president_must_agree() -> None:
    table = trains({"cash": 100}, others={"CA": {"price": 75, "trains": ["2"], "shares": {"P2": 40}}})
    table.act(BuyTrain("2", "CA", 60))
    assert table.to_act == ("P2", "CA", "consent")
    table.act(Accept(), pays={"BBG": -60, "CA": 60})


def test_12_2_bankruptcy_not_while_the_money_can_be_raised() -> None:
    """18.68: president $807, treasury $92, a 4 in the pool."""
    pieces = {"cash": 92}
    more = {"phase": "5", "depot": {"2": 0, "3": 0, "4": 0}, "pool": ["4"], "cash": {"P1": 807}}
    table = trains(pieces, **more)
    table.refused(DeclareBankruptcy(), "bankruptcy.can_raise", "12.2", missing=0, most=160)
    table.refused(PASS, "turn.must_act", "11.8", instead=("buy_train",))
    recorded = trains(pieces, profile="oracle", **more)
    recorded.act(DeclareBankruptcy())
    assert recorded.game.decision is None
    assert recorded.cash("P1") == 0
    assert recorded.percent("P1", "BBG") == 40


def test_12_2_a_ruined_president_ends_the_game() -> None:
    """Trap 7: no way to raise the money; 16.2: what may be sold is sold, the cash goes to the bank."""
    table = trains(
        {"cash": 92},
        phase="5",
        depot={"2": 0, "3": 0, "4": 0},
        cash={"P1": 10},
        others={"CA": {"price": 75, "shares": {"P2": 40, "P1": 20}}},
    )
    frame, acts = flow.open_acts(table.game.view)
    ruin = next(act for act in acts if isinstance(act, GoBankrupt))
    missing, most = ruin.figures(table.game.view, frame)
    assert (missing, most) == (550 - 92 - 10, 2 * 75 + 2 * 80)
    ruined = table.act(DeclareBankruptcy())
    assert told(ruined, WentBankrupt) == [WentBankrupt("P1")]
    assert (table.game.decision, table.game.state.bankrupt) == (None, "P1")
    assert table.cash("P1") == 0
    assert table.percent("P1", "CA") == 0


def test_12_1_one_sale_a_company_and_no_more_than_needed() -> None:
    table = trains(
        {"cash": 400},
        phase="5",
        depot={"2": 0, "3": 0, "4": 0},
        cash={"P1": 0},
        others={"CA": {"price": 75, "shares": {"P2": 40, "P1": 40}, "president": "P2", "trains": ["5"]}},
    )
    table.refused(SellShares("CA", 30), "share.more_than_needed", "12.1", missing=150, units=3, enough=2)
    table.act(SellShares("CA", 20), pays={"P1": 150})
    table.refused(BuyTrain("5", "CA", 100), "train.shares_sold", "11.9", company="BBG")
    table.act(BuyTrain("5", "bank", 550))


def test_12_1_the_operating_companys_presidency_may_not_change() -> None:
    table = trains(
        {"cash": 400, "shares": {"P1": 40, "P2": 40}, "president": "P1"},
        phase="5",
        depot={"2": 0, "3": 0, "4": 0},
        cash={"P1": 0},
    )
    table.refused(SellShares("BBG", 10), "share.keep_president", "12.1")


def test_11_7_trains_over_the_limit_go_at_once() -> None:
    """18.69: 4-3-3 elsewhere when the first 5 is bought: it discards at once, and the buyer may buy that train."""
    table = trains(
        {"cash": 1000},
        phase="4",
        depot={"2": 0, "3": 0, "4": 0},
        others={"CA": {"price": 75, "trains": ["3", "3", "4"], "shares": {"P2": 40}}},
    )
    table.act(BuyTrain("5", "bank", 550))
    assert table.to_act == ("P2", "CA", "discard")
    gone = table.act(ScrapTrain("4"), pays={})
    assert told(gone, TrainScrapped) == [TrainScrapped("CA", "4")]
    assert table.to_act == ("P1", "BBG", "trains")
    table.act(BuyTrain("4", "pool", 350))


def test_17_10_in_recorded_games_discards_may_come_after_the_loan_step() -> None:
    """18.69: where the buyer has no room for another train."""
    table = trains(
        {"cash": 1000, "trains": ["4"]},
        phase="4",
        depot={"2": 0, "3": 0, "4": 0},
        others={"CA": {"price": 75, "trains": ["3", "3", "4"], "shares": {"P2": 40}}},
        profile="oracle",
    )
    table.act(BuyTrain("5", "bank", 550))
    while table.to_act[1] == "BBG":
        table.act(PASS)
    assert table.to_act == ("P2", "CA", "discard")


def test_12_4_phases_and_their_effects() -> None:
    table = trains({"cash": 600}, phase="4", depot={"2": 0, "3": 0, "4": 0}, privates={"FT": "P1", "NFSBC": "P2"})
    table.act(BuyTrain("5", "bank", 550))
    assert table.game.state.phase == "5"
    assert table.game.state.privates == {}
    assert table.own.rights_left == {"bridge": 3, "tunnel": 2}


@pytest.mark.parametrize(("bank", "broken"), [(30, True), (40, False)])
def test_16_1_the_bank_breaks_when_it_has_to_pay_more_than_it_holds(bank: int, broken: bool) -> None:
    """18.57: at $30 it pays $40; the set is played out, then the game is over. Its last dollar doesn't break it."""
    table = position(
        companies={"BBG": {"price": 80, "shares": {"P1": 100}, "trains": ["2"]}},
        tiles=LINE,
        turn="BBG",
        step="dividend",
        counts={"run": 1, "interest": 1},
        amounts={"revenue": 40},
        bank=bank,
        rounds_left=1,
    )
    table.act(PayDividend(40))
    assert table.game.state.bank_broken is broken
    while table.game.decision is not None and table.game.state.round == "operating":
        table.act(PASS)
    assert (table.game.decision is None) is broken
    if broken:
        assert (table.game.state.round, table.game.state.round_number) == ("operating", 2)


@pytest.mark.parametrize(("chosen", "kind"), [(False, "D"), (True, "8")])
def test_1_9_with_the_option_8_trains_stand_for_diesels(chosen: bool, kind: str) -> None:
    """11.3: in exchange for a 5, too; 12.4: the first opens phase D."""
    table = trains({"cash": 2000, "trains": ["5"]}, phase="6", depot=DIESELS, options={"eight_trains": chosen})
    assert list(table.game.state.depot) == ["2", "3", "4", "5", "6", kind]
    traded = next(each for each in table.game.legal("buy_train") if getattr(each, "trade", "") == "5")
    table.act(traded)  # type: ignore[arg-type]
    assert (table.trains("BBG"), table.phase) == ([kind], "D")


def test_16_3_loans_are_taken_off_the_shares() -> None:
    """18.56: three shares at $90 with four loans count $50 each."""
    table = position(
        companies={"BBG": {"price": 90, "loans": 4, "shares": {"P2": 40, "P1": 30}}},
        cash={"P1": 0},
        stock="P1",
        phase="5",
    )
    assert table.game.result()["P1"].total == 150
    assert table.game.result()["P3"].shares == ()


def test_16_5_a_forced_sale_may_close_the_operating_company() -> None:
    """An interruption that ends the turn it interrupts: the debt dies with the company."""
    table = position(
        companies={
            "BBG": {"cell": "I1", "cash": 0, "loans": 4, "trains": ["2"], "shares": {"P1": 60}},
            "CA": {"price": 75, "shares": {"P2": 40}},
        },
        cash={"P1": 0},
        turn="BBG",
        step="run",
        waiting=["CA"],
        tiles={},
    )
    assert table.to_act[2] == "raise"
    table.act(SellShares("BBG", 20))
    assert table.company("BBG").closed
    assert table.to_act[1] == "CA"


def test_11_9_what_company_and_president_lack_together_is_said_as_such() -> None:
    table = position(
        companies={"BBG": {"price": 80, "cash": 30, "shares": {"P1": 60}, "at": ["J15.0"]}},
        cash={"P1": 120},
        tiles={"J15": "57/0", "J13": "57/0"},
        turn="BBG",
        step="trains",
        phase="5",
        depot={"2": 0, "3": 0, "4": 0},
    )
    table.refused(BuyTrain("5", "bank", 550), "train.help_short", "11.9", need=550, has=150, who="BBG")


def test_11_6_only_the_first_of_a_kind_opens_its_phase() -> None:
    """12.4: the 2-trains rust, once."""
    table = trains({"cash": 1000}, phase="3", depot={"2": 0, "3": 0}, others={"CA": {"price": 75, "trains": ["2"]}})
    first = table.act(BuyTrain("4", "bank", 350), pays={"BBG": -350})
    assert told(first, PhaseChanged) == [PhaseChanged("3", "4", "4")]
    assert told(first, TrainsRusted) == [TrainsRusted("2")]
    assert told(first, TrainBought) == [TrainBought("BBG", "4", "bank", 350)]
    assert table.trains("CA") == []
    second = table.act(BuyTrain("4", "bank", 350))
    assert told(second, PhaseChanged) == []


def test_12_4_the_first_6_removes_the_port() -> None:
    table = trains({"cash": 700}, phase="5", depot=LATE, own={"port": "E18", "port_owner": "CA"})
    table.act(BuyTrain("6", "bank", 700))
    assert (table.own.port, table.own.port_owner) == ("", "")


@pytest.mark.parametrize(("profile", "held", "late"), [("house", 1, False), ("oracle", 0, False), ("oracle", 1, True)])
def test_17_10_only_in_recorded_games_and_only_without_room_discards_wait(profile: str, held: int, late: bool) -> None:
    """11.7: else they come before anything else."""
    table = trains(
        {"cash": 1000, "trains": ["4"] * held},
        phase="4",
        depot={"2": 0, "3": 0, "4": 0},
        others={"CA": {"price": 75, "trains": ["3", "3", "4"], "shares": {"P2": 40}}},
        profile=profile,
    )
    table.act(BuyTrain("5", "bank", 550))
    assert (table.to_act[2] == "discard") is not late
    while table.to_act[2] != "discard":
        table.act(PASS)
    table.act(ScrapTrain("3"))
    assert table.game.state.due == []


def test_11_7_who_has_as_many_as_allowed_discards_nothing() -> None:
    table = trains(
        {"cash": 1000},
        phase="4",
        depot={"2": 0, "3": 0, "4": 0},
        others={"CA": {"price": 75, "trains": ["3", "4"], "shares": {"P2": 40}}},
    )
    table.act(BuyTrain("5", "bank", 550))
    assert table.to_act == ("P1", "BBG", "trains")


def test_12_1_a_forced_sale_lowers_the_price_and_one_block_is_all() -> None:
    """3.5.4, 3.2.4; 12.2: who waits is sorted anew."""
    table = trains(
        {"cash": 400},
        phase="5",
        depot={"2": 0, "3": 0, "4": 0},
        cash={"P1": 0},
        others={
            "CA": {"price": 75, "shares": {"P2": 40, "P1": 40}, "president": "P2"},
            "LPS": {"cell": "A2", "par": 75, "shares": {"P3": 40, "P1": 20}, "president": "P3"},
        },
        waiting=["CA", "LPS"],
    )
    table.act(SellShares("CA", 10), pays={"P1": 75})
    assert table.price("CA") == 70
    assert table.game.state.stack[1].waiting == ["LPS", "CA"]  # type: ignore[union-attr]
    table.refused(SellShares("CA", 10), "share.one_block", "3.2.4", company="CA")
    table.act(SellShares("LPS", 10), pays={"P1": 75})
    table.act(BuyTrain("5", "bank", 550), pays={"P1": -150, "BBG": -400})


def test_12_1_the_pool_holds_half_at_most_by_a_forced_sale_too() -> None:
    table = trains(
        {"cash": 400},
        phase="5",
        depot={"2": 0, "3": 0, "4": 0},
        cash={"P1": 0},
        others={"CA": {"price": 75, "shares": {"P2": 40, "P1": 20}, "pool": 40}},
    )
    table.refused(SellShares("CA", 20), "share.pool_limit", "3.5.2", after=60, limit=50)
    table.act(SellShares("CA", 10))


def test_11_9_who_can_pay_the_cheapest_train_may_buy_a_dearer_one() -> None:
    table = trains({"cash": 700}, phase="6", depot=SIXES, pool=["5"])
    table.act(BuyTrain("6", "bank", 700), pays={"BBG": -700})


def test_11_2_a_train_of_the_bank_has_its_price() -> None:
    trains({"cash": 700}).refused(BuyTrain("2", "bank", 99), "train.price", "11.2", price=100, given=99)


@pytest.mark.parametrize(("source", "trade"), [("bank", "4"), ("bank", "D"), ("pool", "5")])
def test_11_3_a_trade_in_is_a_4_5_or_6_that_it_has_for_a_diesel_of_the_bank(source: str, trade: str) -> None:
    table = trains({"cash": 1200, "trains": ["5", "D"]}, phase="D", depot=DIESELS, pool=["D"])
    table.refused(BuyTrain("D", source, 750, trade), "train.no_trade", "11.3", train="D", trade=trade)
    table.act(BuyTrain("D", "bank", 750, "5"))


def test_16_3_a_private_company_counts_its_face_value() -> None:
    table = position(companies={"BBG": {"price": 90}}, privates={"TCC": "P3"}, stock="P1", phase="3")
    worth = table.game.result()["P3"]
    assert (worth.shares, worth.total - worth.cash) == ((("TCC", 100, 50, 50),), 50)


def test_12_2_what_can_just_be_raised_is_no_bankruptcy() -> None:
    """Two shares of CA and two of BBG bring $310, as much as is missing."""
    others = {"CA": {"price": 75, "shares": {"P2": 40, "P1": 20}}}
    table = trains({"cash": 240}, phase="5", depot={"2": 0, "3": 0, "4": 0}, cash={"P1": 0}, others=others)
    table.refused(DeclareBankruptcy(), "bankruptcy.can_raise", "12.2", missing=310, most=310)


def test_12_1_with_the_money_in_hand_nothing_is_sold() -> None:
    others = {"CA": {"price": 75, "shares": {"P2": 40, "P1": 20}}}
    table = trains({"cash": 400}, phase="5", depot={"2": 0, "3": 0, "4": 0}, cash={"P1": 150}, others=others)
    table.refused(SellShares("CA", 10), "share.no_need", "12.1", company="CA")


def test_12_1_who_has_a_train_has_nothing_to_raise() -> None:
    """11.8: a second one is a voluntary purchase, however little there is in the treasury."""
    others = {"CA": {"price": 75, "shares": {"P2": 40, "P1": 20}}}
    table = trains(
        {"cash": 0, "trains": ["4"]}, phase="5", depot={"2": 0, "3": 0, "4": 0}, cash={"P1": 0}, others=others
    )
    assert table.to_act[2] == "trains"
    table.refused(SellShares("CA", 10), "share.no_need", "12.1", company="CA")
