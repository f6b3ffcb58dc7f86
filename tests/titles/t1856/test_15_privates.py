"""Chapter 15: private companies."""

from __future__ import annotations

from typing import Any

import pytest

from engine.actions import Accept, BuyPrivate, BuyTrain, PlaceToken, Refuse, TakeLoan
from engine.errors import IllegalAction
from engine.events import PrivateBought, PrivateOffered
from engine.titles.t1856.actions import BuyRight, PlacePort, PortPlaced, RightBought
from engine.titles.t1856.rounds.privates import Port, Rights
from engine.usual.privates import BuyFromPlayer
from tests.titles.t1856.table import PASS, Table, lay, position
from tests.titles.table import told


def test_15_2_a_company_buys_in_phases_3_and_4_for_half_to_twice_the_face() -> None:
    early = position(companies={"GW": {"price": 80, "cash": 500}}, privates={"FT": "P2"}, turn="GW")
    early.refused(BuyPrivate("FT", "P2", 20), "private.phase", "15.2")
    table = position(companies={"GW": {"price": 80, "cash": 500}}, privates={"FT": "P2"}, turn="GW", phase="3")
    table.refused(BuyPrivate("FT", "P2", 41), "private.price", "15.2", highest=40)
    table.refused(BuyPrivate("FT", "P2", 9), "private.price", "15.2", lowest=10)
    table.act(BuyPrivate("FT", "P2", 40))
    assert table.to_act == ("P2", None, "consent")
    table.act(Accept(), pays={"GW": -40, "P2": 40})


def test_17_8_an_offer_fails_that_late_interest_has_left_no_money_for() -> None:
    """Interest of a company that hasn't run falls due after the offer: its owner can but refuse, with figures."""
    table = position(
        companies={"GW": {"price": 80, "cash": 45, "loans": 1}},
        privates={"FT": "P2"},
        turn="GW",
        phase="3",
        amounts={"late_interest": 1},
        options={"interest": "18xx.games"},
    )
    table.act(BuyPrivate("FT", "P2", 40), pays={"GW": -10})
    assert [each.to_json() for each in table.game.legal()] == [{"type": "refuse"}]
    table.refused(Accept(), "money.short", "1.2", need=40, has=35, who="GW")
    table.act(Refuse())
    assert table.to_act[:2] == ("P1", "GW")


def test_15_2_ones_own_private_needs_no_consent() -> None:
    table = position(companies={"GW": {"price": 80, "cash": 500}}, privates={"NFSBC": "P1"}, turn="GW", phase="3")
    table.act(BuyPrivate("NFSBC", "P1", 50), pays={"GW": -50, "P1": 50})
    assert table.own.rights == {"GW": ["bridge"]}


def test_15_5_the_port_closes_its_private_company() -> None:
    table = position(companies={"GW": {"price": 80}}, privates={"GLSC": "GW"}, turn="GW", phase="3")
    table.refused(PlacePort("J15"), "port.no_port", "15.5")
    assert told(table.act(PlacePort("H5")), PortPlaced) == [PortPlaced("GW", "H5")]
    assert (table.own.port, table.own.port_owner) == ("H5", "GW")
    assert "GLSC" in table.game.state.closed_privates


def test_15_6_no_right_while_a_player_owns_it() -> None:
    """18.59: NFSBC in a player's hand in phase 4; after the first 5 three are for sale by the bank."""
    table = position(companies={"GW": {"price": 80, "cash": 60}}, privates={"NFSBC": "P1"}, turn="GW", phase="4")
    table.refused(BuyRight("bridge"), "right.closed", "15.6")
    later = position(
        companies={"GW": {"price": 80, "cash": 60}},
        turn="GW",
        phase="5",
        own={"rights_left": {"bridge": 3, "tunnel": 2}},
    )
    later.act(BuyRight("bridge"), pays={"GW": -50})
    assert later.own.rights_left["bridge"] == 2


def test_15_6_fifty_dollars_go_to_the_owning_company() -> None:
    table = position(
        companies={"GW": {"price": 80, "cash": 60}, "CA": {"price": 75}},
        privates={"NFSBC": "CA"},
        turn="GW",
        phase="3",
        own={"rights": {"CA": ["bridge"]}, "rights_left": {"bridge": 0, "tunnel": 2}},
    )
    table.refused(BuyRight("bridge"), "right.none_left", "15.6")
    table.own.rights_left["bridge"] = 1
    table.act(BuyRight("bridge"), pays={"GW": -50, "CA": 50})
    assert table.own.rights["GW"] == ["bridge"]


def test_1_9_with_the_option_rights_never_run_out() -> None:
    table = position(
        companies={"GW": {"price": 80, "cash": 60}, "CA": {"price": 75}},
        privates={"NFSBC": "CA"},
        turn="GW",
        phase="3",
        own={"rights_left": {"bridge": 0, "tunnel": 2}},
        options={"unlimited_rights": True},
    )
    table.act(BuyRight("bridge"))
    assert table.own.rights_left["bridge"] == 0


def beside_tcc(**options: str) -> Table:
    """BBG in its track step with $1 less than TCC costs; its president owns TCC."""
    return position(
        companies={"BBG": {"price": 80, "cash": 24, "shares": {"P1": 40}}},
        privates={"TCC": "P1"},
        tiles={"J15": "57/0"},
        turn="BBG",
        phase="3",
        options=options,
    )


def test_5_7_after_the_tile_a_loan_may_still_pay_for_the_private_company_that_brings_another() -> None:
    """15.4: $24 don't pay TCC's $25, but with the loan they do; the track step waits for it."""
    table = beside_tcc()
    table.act(lay("J13", "57/0"))
    assert table.to_act == ("P1", "BBG", "track")
    table.act(TakeLoan(), pays={"BBG": 100})
    table.act(BuyPrivate("TCC", "P1", 25), pays={"BBG": -25, "P1": 25})
    table.act(lay("H11", "58/0", "TCC"), pays={})
    assert table.to_act[2] != "track"


@pytest.mark.parametrize(
    ("cash", "loans", "tile", "step"), [(24, 4, "", "station"), (24, 3, "58/0", "station"), (25, 4, "", "track")]
)
def test_5_7_the_step_is_over_where_neither_money_nor_a_loan_brings_a_tile(
    cash: int, loans: int, tile: str, step: str
) -> None:
    """9.1: no more loans than shares in players' hands; 15.4: nor where H11 has been built."""
    tiles = {"J15": "57/0"} | ({"H11": tile} if tile else {})
    table = position(
        companies={"BBG": {"price": 80, "cash": cash, "shares": {"P1": 40}, "loans": loans}},
        privates={"TCC": "P1", "WSRC": "P1"},
        tiles=tiles,
        turn="BBG",
        phase="3",
    )
    table.act(lay("J13", "57/0"))
    assert table.to_act == ("P1", "BBG", step)


@pytest.mark.parametrize(("cash", "waits"), [(20, True), (19, False)])
def test_5_7_without_a_token_to_pay_for_the_step_waits_for_the_one_that_wsrc_brings(cash: int, waits: bool) -> None:
    """15.3: its token is free, but only before interest: a company that can't run has its last chance here."""
    table = position(
        companies={"BBG": {"price": 80, "cash": cash, "shares": {"P1": 20}, "loans": 2}},
        privates={"WSRC": "P1"},
        turn="BBG",
        phase="3",
    )
    table.act(PASS)
    assert (table.to_act[2] == "station") is waits
    if waits:
        table.act(BuyPrivate("WSRC", "P1", 20), pays={"BBG": -20, "P1": 20})
        table.act(PlaceToken("I12.0", "WSRC"))
        assert "I12.0" in table.game.view.nodes_of("BBG")


def test_5_7_games_begun_before_do_not_wait_for_it() -> None:
    """Their records go on as they were written."""
    table = beside_tcc(any_time="not awaited")
    table.act(lay("J13", "57/0"))
    assert table.to_act == ("P1", "BBG", "station")


@pytest.mark.parametrize(
    ("buyer", "action", "reason"),
    [
        ("GW", BuyPrivate("FT", "P2", 41), "private.price"),
        ("GW", BuyPrivate("FT", "P2", 9), "private.price"),
        ("GW", BuyPrivate("FT", "P2", 40), ""),
        ("P1", BuyPrivate("FT", "P2", 41), ""),
        (None, BuyPrivate("FT", "P2", 41), ""),
        ("CGR", BuyTrain("5", "GW", 549), "train.price"),
        ("GW", BuyTrain("5", "CGR", 551), "train.price"),
        ("CGR", BuyTrain("5", "GW", 550), ""),
        ("GW", BuyTrain("5", "CA", 1), ""),
        (None, BuyTrain("5", "GW", 1), ""),
    ],
)
def test_15_2_and_11_4_terms_that_no_agreement_can_change(
    buyer: str | None, action: BuyPrivate | BuyTrain, reason: str
) -> None:
    """A company pays half to twice the face value; players any price; the national company trades at face value."""
    game = position(companies={"GW": {"price": 80}}, privates={"FT": "P2"}, turn="GW", phase="3").game
    found = ""
    try:
        game.rulebook.trade_terms(game.view, buyer, action)
    except IllegalAction as refusal:
        found = refusal.reason
    assert found == reason


def test_15_2_a_company_buys_what_a_player_owns() -> None:
    """Not of the bank, of a company, or of one who doesn't own it."""
    privates = {"FT": "P2", "NFSBC": "CA"}
    companies = {"GW": {"price": 80, "cash": 500}, "CA": {"price": 75}}
    table = position(companies=companies, privates=privates, turn="GW", phase="3")
    for private, source in (("FT", "P3"), ("NFSBC", "CA"), ("TCC", "bank"), ("FT", "bank")):
        table.refused(BuyPrivate(private, source, 20), "private.not_owned", "15.2", private=private, source=source)
    bought = table.act(BuyPrivate("FT", "P2", 20))
    assert told(bought, PrivateOffered) == [PrivateOffered("GW", "FT", "P2", 20)]
    sold = table.act(Accept())
    assert told(sold, PrivateBought) == [PrivateBought("GW", "FT", "P2", 20)]
    assert table.own.rights == {}


def test_15_2_what_a_company_cannot_pay_is_not_offered() -> None:
    """Half the face value of FT is $10."""
    for cash, offers in ((9, 0), (10, 1)):
        table = position(companies={"GW": {"price": 80, "cash": cash}}, privates={"FT": "P2"}, turn="GW", phase="3")
        assert len(table.offered("buy_private")) == offers


def test_17_in_recorded_games_the_owner_has_agreed() -> None:
    table = position(
        companies={"GW": {"price": 80, "cash": 500}}, privates={"FT": "P2"}, turn="GW", phase="3", profile="oracle"
    )
    table.act(BuyPrivate("FT", "P2", 40), pays={"GW": -40, "P2": 40})


def test_15_7_a_power_used_in_the_turn_of_the_first_5_closes_its_company_once() -> None:
    """12.4 comes before the end of the turn (15.3)."""
    table = position(
        companies={"GW": {"price": 80, "cash": 700}},
        privates={"WSRC": "GW"},
        turn="GW",
        step="station",
        phase="4",
        depot={"2": 0, "3": 0, "4": 0},
    )
    table.acts(PlaceToken("I12.0", "WSRC"), BuyTrain("5", "bank", 550))
    assert (table.game.state.closed_privates.count("WSRC"), table.own.closing) == (1, [])


def test_15_6_fifty_dollars_are_enough_and_the_bank_sells_once_the_private_has_closed() -> None:
    table = position(companies={"GW": {"price": 80, "cash": 50}}, turn="GW", phase="5")
    bought = table.act(BuyRight("tunnel"), pays={"GW": -50})
    assert told(bought, RightBought) == [RightBought("GW", "tunnel", "bank", 50)]


@pytest.mark.parametrize(
    ("privates", "own", "options", "open_to"),
    [
        ({"NFSBC": "P1", "SCFTC": "P2"}, {}, {}, False),
        ({"NFSBC": "CA", "SCFTC": "P2"}, {}, {}, True),
        ({"NFSBC": "CA", "SCFTC": "P2"}, {"rights": {"GW": ["bridge"]}}, {}, False),
        ({"NFSBC": "CA", "SCFTC": "P2"}, {"rights_left": {"bridge": 0, "tunnel": 2}}, {}, False),
        ({"NFSBC": "CA", "SCFTC": "P2"}, {"rights_left": {"bridge": 0, "tunnel": 2}}, {"unlimited_rights": True}, True),
    ],
)
def test_15_6_a_right_is_in_sight_while_money_alone_is_lacking(
    privates: dict[str, str], own: dict[str, Any], options: dict[str, bool], open_to: bool
) -> None:
    pieces = {"GW": {"price": 80, "cash": 0}, "CA": {"price": 75}}
    table = position(companies=pieces, privates=privates, turn="GW", phase="4", own=own, options=options)
    view, turn = table.game.view, table.game.state.stack[-1]
    assert Rights().in_prospect(view, turn) is open_to  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("owner", "phase", "port", "private"),
    [("GW", "5", True, False), ("P2", "4", True, True), ("P2", "5", False, False), ("CA", "4", False, False)],
)
def test_15_5_the_port_is_in_sight_for_its_company_or_one_that_may_buy_it(
    owner: str, phase: str, port: bool, private: bool
) -> None:
    """15.2: private companies are bought in phases 3 and 4."""
    pieces = {"GW": {"price": 80, "cash": 0}, "CA": {"price": 75}}
    table = position(companies=pieces, privates={"GLSC": owner}, turn="GW", phase=phase)
    view, turn = table.game.view, table.game.state.stack[-1]
    assert Port().in_prospect(view, turn) is port  # type: ignore[arg-type]
    assert BuyFromPlayer().in_prospect(view, turn) is private  # type: ignore[arg-type]


def test_5_7_without_a_token_left_nothing_is_waited_for() -> None:
    """15.3: WSRC's token would be one of the company's own."""
    table = position(
        companies={"BBG": {"price": 80, "cash": 20, "shares": {"P1": 20}, "loans": 2}},
        privates={"WSRC": "P1"},
        turn="BBG",
        phase="3",
    )
    table.company("BBG").stations = []
    table.act(PASS)
    assert table.to_act[2] != "station"


def test_15_what_is_left_of_a_private_company() -> None:
    """FT bars its hex in a player's hand alone, and TCC's tile is laid once."""
    table = position(companies={"GW": {"price": 80}}, privates={"FT": "GW", "TCC": "GW", "GLSC": "GW"}, turn="GW")
    rules = table.game.rulebook
    assert [rules.has_power(table.game.view, each) for each in ("FT", "TCC", "GLSC")] == [False, True, True]
    table.act(lay("H11", "58/0", "TCC"))
    assert not rules.has_power(table.game.view, "TCC")
