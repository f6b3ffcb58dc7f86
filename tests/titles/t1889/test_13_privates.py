"""Chapter 13: the private companies and their powers, also in other people's turns."""

from __future__ import annotations

from typing import Any

import pytest

from engine.actions import Accept, BuyPrivate, BuyShare, BuyTrain, LayTile, SellShares, StartCompany
from engine.events import PrivateClosed, TileLaid
from engine.usual.powers import ExchangePrivate, PrivateExchanged
from tests.titles.t1889.table import PASS, Table, lay, position
from tests.titles.table import told

ROUTE = {"K8": "57/1"}
SWAP = ExchangePrivate("DR")


def turn(privates: dict[str, str], others: dict[str, Any] | None = None, **more: Any) -> Table:
    """AR's turn, led by P1."""
    companies = {"AR": {"price": 80, "cash": 500, "shares": {"P1": 50}}, **(others or {})}
    return position(companies=companies, turn="AR", privates=privates, **{"tiles": ROUTE, **more})


def stock(privates: dict[str, str], companies: dict[str, Any], player: str = "P1", **more: Any) -> Table:
    return position(companies=companies, privates=privates, stock=player, **more)


@pytest.mark.parametrize(("private", "low", "high"), [("SMR", 25, 100), ("TER", 10, 40), ("ER", 20, 80)])
def test_13_2_a_company_buys_from_a_player(private: str, low: int, high: int) -> None:
    """16.50: half to twice the face value; in phases 3 and 4, with the owner's consent."""
    table = turn({private: "P2"}, phase="3")
    table.refused(BuyPrivate(private, "P2", low - 1), "private.price", "13.2")
    table.refused(BuyPrivate(private, "P2", high + 1), "private.price", "13.2")
    table.refused(BuyPrivate(private, "P3", low), "private.not_owned", "13.2")
    assert table.offers(BuyPrivate(private, "P2", high))
    table.act(BuyPrivate(private, "P2", low), pays={})
    table.act(Accept(), pays={"AR": -low, "P2": low})
    assert table.owner(private) == "AR"
    turn({private: "P2"}, phase="2").refused(BuyPrivate(private, "P2", low), "private.phase", "13.2")
    turn({private: "P2"}, phase="5").refused(BuyPrivate(private, "P2", low), "private.phase", "13.2")


def test_13_2_the_treasury_must_pay() -> None:
    others = {"AR": {"price": 80, "cash": 30, "shares": {"P1": 50}}}
    turn({"SMR": "P2"}, others, phase="3").refused(BuyPrivate("SMR", "P2", 31), "money.short", "13.2", has=30)


def test_13_2_an_own_private_company_needs_no_consent() -> None:
    turn({"SIR": "P1"}, phase="3").act(BuyPrivate("SIR", "P1", 160), pays={"AR": -160, "P1": 160})


PORT = LayTile("J9", "437", 2, "MF")


def test_13_4_1_the_port_in_a_stock_round_also_in_anothers_turn() -> None:
    """13.4: free, connected or not; MF stays open, and it can't be done again."""
    table = stock({"MF": "P3"}, {"AR": {"price": 80, "shares": {"P2": 50}}})
    assert table.game.asides("P3") == ("lay_tile",)
    assert PORT in table.game.beside("P3").legal()
    applied = table.game.apply(PORT, "P3")
    assert told(applied, TileLaid) == [TileLaid("P3", "J9", "437", 2, "", 0, "MF")]
    assert (table.to_act, table.owner("MF")) == (("P1", None, "stock"), "P3")
    table.refused(LayTile("G10", "437", 0, "MF"), "tile.none_left", "6.2", by="P3")
    table.refused(PORT, "turn.other_player", "3.2", by="P4")


def test_13_4_2_before_the_company_in_turn_has_acted() -> None:
    """16.44: before AR, another player's company, has acted; after AR's tile it's refused."""
    table = turn({"MF": "P2"})
    assert PORT in table.game.beside("P2").legal()
    table.game.copy().apply(PORT, "P2")
    table.act(lay("J9", "58/2"))
    table.refused(LayTile("G10", "437", 0, "MF"), "private.not_now", "13.4", by="P2")


def test_13_4_2_a_pass_is_an_act_too() -> None:
    table = turn({"MF": "P2"}, phase="3")
    table.act(PASS)
    table.refused(PORT, "private.not_now", "13.4", by="P2")


def test_13_4_3_in_an_own_companys_whole_turn() -> None:
    """It's not that company's tile."""
    table = turn({"MF": "P1"})
    table.act(PORT)
    assert table.to_act[2] == "track"
    late = turn({"MF": "P1"}, step="trains", counts={"tiles": 1, "acted": 3})
    late.act(PORT)


def test_17_4_in_recorded_games_the_step_of_track_stays_open_for_it() -> None:
    table = turn({"MF": "P1"}, profile="oracle")
    table.act(lay("J9", "58/2"))
    assert table.to_act[2] == "track"
    table.act(LayTile("G10", "437", 0, "MF"))
    assert table.to_act[2] != "track"


@pytest.mark.parametrize(
    ("action", "reason", "clause"),
    [
        (LayTile("J11", "437", 2, "MF"), "tile.no_power", "13.4"),
        (LayTile("J9", "3", 2, "MF"), "tile.wrong_kind", "6.4.5"),
        (LayTile("J9", "437", 9, "MF"), "tile.rotation", "6.4.5"),
        (LayTile("J9", "437", 3, "MF"), "tile.off_map", "6.4.2"),
        (LayTile("J9", "58", 2, "TER"), "tile.no_power", "13.4"),
    ],
)
def test_13_4_what_the_port_is(action: LayTile, reason: str, clause: str) -> None:
    turn({"MF": "P1", "TER": "AR"}).refused(action, reason, clause)


def test_13_4_a_hex_that_is_built_takes_no_port() -> None:
    """16.45: 437 on J9 after 58 was laid there."""
    turn({"MF": "P1"}, tiles={**ROUTE, "J9": "58/2"}).refused(PORT, "tile.no_power", "13.4")


def test_13_5_the_seller_of_er_may_lay_a_green_tile_at_once() -> None:
    """16.46: on C4, free, connected or not; a passed chance doesn't come back; until then it blocks C4."""
    for chosen in (LayTile("C4", "12", 0, "ER"), PASS):
        table = turn({"ER": "P2", "DR": "P3"}, phase="3")
        table.acts(BuyPrivate("ER", "P2", 20), Accept())
        assert table.to_act == ("P2", None, "private_tile")
        assert table.game.asides("P3") == ()
        table.refused(LayTile("C4", "57", 2, "ER"), "tile.wrong_kind", "13.5")
        table.refused(LayTile("C6", "12", 2, "ER"), "tile.no_power", "13.5")
        table.act(chosen, pays={})
        assert table.to_act == ("P1", "AR", "track")
        assert (table.game.view.laid("C4") is None) is (chosen is PASS)
        assert table.owner("ER") == "AR"
    pieces = {"UR": {"price": 65, "shares": {"P2": 50}, "at": ["C4.0"]}}
    blocked = position(companies=pieces, turn="UR", privates={"ER": "P1"}, phase="3")
    blocked.refused(lay("C4", "12/0"), "tile.blocked", "6.4.6", private="ER")


def test_13_6_smr_is_of_no_use_to_a_player() -> None:
    table = turn({"SMR": "P1"}, {"IR": {"price": 65, "shares": {"P2": 50}}})
    assert table.game.asides("P1") == ()
    assert not [act for act in table.game.open_acts()[1] if act.handles(SWAP)]


IR = {"IR": {"price": 70, "shares": {"P2": 40}, "at": []}}


def test_13_7_the_exchange_in_anothers_turn() -> None:
    """16.40: the turn goes on, and the owner's own turn is whole; DR closes."""
    table = stock({"DR": "P3"}, IR)
    applied = table.game.apply(SWAP, "P3")
    assert told(applied, PrivateExchanged) == [PrivateExchanged("P3", "DR", "IR", 10)]
    assert told(applied, PrivateClosed) == [PrivateClosed("DR")]
    assert (table.to_act, table.percent("P3", "IR")) == (("P1", None, "stock"), 10)
    table.passes(2)
    table.act(BuyShare("IR", "ipo"))


def test_13_7_ir_floats_by_it_in_an_operating_round() -> None:
    """16.43, 4.3: at 40 %, during AR's turn: ¥700 for par ¥70; it operates in the next round only."""
    table = turn({"DR": "P3"}, IR)
    table.game.apply(SWAP, "P3")
    assert table.cash("IR") == 700
    assert table.game.state.stack[1].waiting == []  # type: ignore[attr-defined]


def test_13_7_within_the_holding_limit_but_not_that_of_certificates() -> None:
    """16.42: with 60 % it's refused; at ¥30 (orange) allowed."""
    held = {"IR": {"price": 70, "shares": {"P3": 60}}}
    stock({"DR": "P3"}, held).refused(SWAP, "share.holding_limit", "13.7", by="P3", after=70)
    cheap = {"IR": {"cell": "I1", "shares": {"P3": 60}}}
    stock({"DR": "P3"}, cheap).game.apply(SWAP, "P3")
    none = {"IR": {"price": 70, "shares": {"P1": 60, "P2": 40}}}
    stock({"DR": "P3"}, none).refused(SWAP, "share.none_left", "13.7", by="P3")
    other = stock({"SIR": "P3", "DR": "P3"}, IR)
    other.refused(ExchangePrivate("SIR"), "private.no_exchange", "13.7", by="P3")
    many = {name: {"price": 80, "shares": {"P3": 50, "P4": 50}} for name in ("AR", "SR")}
    full = stock({"DR": "P3"}, {**IR, **many, "KO": {"price": 80, "shares": {"P3": 50, "P1": 50}}})
    full.game.apply(SWAP, "P3")
    assert full.percent("P3", "IR") == 10


def test_13_7_a_president_may_change_by_it() -> None:
    table = stock({"DR": "P3"}, {"IR": {"price": 70, "shares": {"P2": 30, "P3": 30}, "president": "P2"}})
    table.game.apply(SWAP, "P3")
    assert table.company("IR").president == "P3"


def test_13_7_1_before_ir_is_started() -> None:
    """16.41: 10 % IR, score less by DR's ¥60; another player starts IR, leads it, and 70 % are left in the IPO."""
    table = stock({"DR": "P3"}, {"AR": {"price": 80, "shares": {"P2": 50}}}, cash={f"P{n}": 300 for n in range(1, 5)})
    before = table.game.result()["P3"].total
    table.game.apply(SWAP, "P3")
    assert table.game.result()["P3"].total == before - 60
    table.refused(SellShares("IR", 10), "share.not_held", "3.5")
    table.act(StartCompany("IR", 70))
    assert (table.company("IR").president, table.percent("ipo", "IR"), table.price("IR")) == ("P1", 70, 70)


@pytest.mark.parametrize("profile", ["house", "oracle"])
def test_3_1_1_who_could_only_exchange_is_asked(profile: str) -> None:
    """16.56, 17.7: three players without money, one owns DR, IR is at 40 %; recorded games pass over him."""
    cash = dict.fromkeys(("P1", "P2", "P3"), 0)
    table = stock({"DR": "P3"}, IR, "P2", players=3, cash=cash, profile=profile)
    if profile == "oracle":
        table.act(PASS)
        assert (table.round, table.company("IR").cash) == ("SR 4", 0)
        return
    table.act(PASS)
    assert table.to_act == ("P3", None, "stock")
    table.act(SWAP)
    assert table.cash("IR") == 700


def test_13_8_sir_has_no_power() -> None:
    assert dict(turn({"SIR": "P1"}).game.title.figures("privates", "SIR")).keys() == {
        "id", "name", "price", "income", "fewest_players",
    }  # fmt: skip


def test_13_9_the_first_five_closes_all_but_utf_in_a_players_hand() -> None:
    """13.1, 16.47: ¥50 a round then; of a company it's closed."""
    for owner, closed in (("P2", {"SIR"}), ("AR", {"SIR", "UTF"})):
        table = turn({"SIR": "P3", "UTF": owner}, step="trains", phase="4", depot={"2": 0, "3": 0, "4": 0})
        happened = table.act(BuyTrain("5", "bank", 450))
        assert {each.private for each in told(happened, PrivateClosed)} == closed
    kept = turn({"UTF": "P2"}, phase="5")
    kept.refused(BuyPrivate("UTF", "P2", 100), "private.phase", "13.2")
    assert kept.game.rulebook.income(kept.game.view, "UTF") == 50  # type: ignore[attr-defined]
    assert kept.game.result()["P2"].total == kept.cash("P2") + 150


def test_13_what_is_left_of_a_private_company() -> None:
    """MF's tile is laid once; a company has no use of what only a player may do, but of SMR."""
    table = turn({"MF": "P1", "TER": "P1", "DR": "AR", "SMR": "AR"})
    rules = table.game.rulebook
    assert [rules.has_power(table.game.view, each) for each in ("MF", "TER", "DR", "SMR")] == [True, True, False, True]
    table.act(PORT)
    assert not rules.has_power(table.game.view, "MF")
