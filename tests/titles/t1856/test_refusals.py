"""Refusals that no chapter's own tests meet: a short one each, with clause, figures and what is legal instead."""

from __future__ import annotations

from typing import Any

import pytest

from engine.actions import (
    Action,
    BuyPrivate,
    BuyShare,
    BuyTrain,
    DeclareBankruptcy,
    LayTile,
    PayDividend,
    PlaceToken,
    RepayLoan,
    RouteClaim,
    Run,
    SellShares,
    StartCompany,
    TakeLoan,
)
from engine.titles.t1856.actions import BorrowTrain, BuyRight, PlacePort
from tests.titles.t1856.table import PASS, Table, begin, lay, position, run

LINE = {"J15": "57/0", "J13": "57/0"}
"""From Brantford, BBG's home, to the north."""


def company_turn(step: str, phase: str = "2", *, trains: tuple[str, ...] = (), **more: Any) -> Table:
    """BBG's turn with $500."""
    bbg = {"price": 80, "cash": 500, "trains": list(trains)}
    companies = {"BBG": bbg, **more.pop("companies", {})}
    return position(companies=companies, turn="BBG", step=step, phase=phase, **{"tiles": LINE, **more})


# --- 2 auction


def test_2_2_1_only_the_cheapest_private_is_for_sale() -> None:
    begin().refused(BuyPrivate("TCC", "bank", 50), "auction.not_on_offer", "2.2.1", instead=("FT",), private="TCC")


# --- 3 stock rounds


def player_turn(**more: Any) -> Table:
    """P1's turn: two shares of GW."""
    companies = {"GW": {"price": 80, "shares": {"P2": 40, "P1": 20}}, **more.pop("companies", {})}
    return position(companies=companies, stock="P1", cash={"P1": 900}, **more)


def test_3_2_2_a_company_without_a_price_has_no_shares_to_buy() -> None:
    player_turn().refused(BuyShare("CA", "ipo"), "share.not_in_play", "3.3", instead=("GW",), company="CA")
    player_turn().refused(BuyShare("nowhere", "ipo"), "share.no_such_company", "3.2.2", instead=("GW",))


def test_3_2_2_nothing_is_left_in_the_pool() -> None:
    player_turn().refused(BuyShare("GW", "pool"), "share.none_left", "3.2.2", company="GW")


def test_3_2_2_a_stock_that_there_is_not() -> None:
    player_turn().refused(BuyShare("GW", "market"), "share.none_left", "3.2.2", instead=("ipo", "pool"))


@pytest.mark.parametrize("percent", [30, 15, 0, -10])
def test_3_5_only_whole_shares_that_one_holds_are_sold(percent: int) -> None:
    player_turn().refused(SellShares("GW", percent), "share.not_held", "3.5", percent=percent, held=20, unit=10)


def test_3_4_1_at_the_certificate_limit_nothing_more_is_bought() -> None:
    """Three players: 20 certificates; four companies of 60 % each are five certificates."""
    held = {name: {"price": 75, "shares": {"P1": 60}} for name in ("BBG", "CA", "CPR", "CV")}
    table = player_turn(companies={**held, "GW": {"price": 80, "shares": {"P2": 40}}})
    table.refused(BuyShare("GW", "ipo"), "share.certificate_limit", "3.4.1", held=20, limit=20)


def test_3_4_1_a_presidents_certificate_is_one() -> None:
    """With nineteen a company may still be started, with twenty not."""
    held = {name: {"price": 75, "shares": {"P1": 60}} for name in ("BBG", "CA", "CPR")}
    table = position(companies={**held, "CV": {"price": 75, "shares": {"P1": 50}}}, stock="P1", cash={"P1": 900})
    table.act(StartCompany("GT", 65))
    full = position(companies={**held, "CV": {"price": 75, "shares": {"P1": 60}}}, stock="P1", cash={"P1": 900})
    full.refused(StartCompany("GT", 65), "share.certificate_limit", "3.4.1", held=20, limit=20)


def test_3_4_3_the_pool_comes_first_while_it_holds_more_than_half() -> None:
    """13.5: the formation may put so many into it."""
    nation = {"price": 100, "shares": {"P2": 20}, "pool": 60, "at": ["J15.0"]}
    table = player_turn(companies={"CGR": nation}, own={"formed": True, "certificate_table": "companies"}, phase="6")
    table.refused(BuyShare("CGR", "ipo"), "share.pool_first", "3.4.3", company="CGR", pool=60)
    table.act(BuyShare("CGR", "pool"), pays={"P1": -100})


def test_3_2_3_a_private_company_is_bought_of_its_owner() -> None:
    table = player_turn(privates={"FT": "P2", "GLSC": "GW", "WSRC": "P1"})
    for private, source in (("FT", "P3"), ("GLSC", "GW"), ("WSRC", "P1"), ("TCC", "bank")):
        offer = BuyPrivate(private, source, 20)
        table.refused(offer, "private.not_owned", "3.2.3", private=private, source=source)


# --- 6 track

TILES: list[tuple[LayTile, str, str, str, dict[str, Any]]] = [
    (lay("Z1", "9/0"), "2", "tile.unknown_hex", "6.4", {"hex": "Z1"}),
    (lay("J17", "999/0"), "2", "tile.unknown_tile", "6.4.5", {"tile": "999"}),
    (LayTile("J17", "56", 7), "2", "tile.rotation", "6.4.5", {"rotation": 7}),
    (lay("J15", "6/0"), "2", "tile.colour_order", "6.1", {"colour": "yellow", "next": "green"}),
    (lay("J17", "57/0"), "2", "tile.wrong_kind", "6.4.5", {"allowed": ["1", "2", "55", "56", "69"]}),
    (lay("J15", "14/1"), "3", "tile.track_lost", "6.4.3", {"edges": [0, 3]}),
    (lay("F9", "9/0"), "2", "tile.no_tile_here", "6.5.5", {"hex": "F9"}),
    (lay("M18", "58/2"), "2", "tile.not_connected", "6.4.1", {"hex": "M18", "company": "BBG"}),
    (lay("J17", "56/1", "FT"), "2", "tile.no_power", "15.3", {"hex": "J17", "company": "BBG"}),
    (lay("I12", "59/0", "WSRC"), "3", "tile.no_power", "15.3", {"hex": "I12", "company": "BBG"}),
    (lay("H11", "58/0", "TCC"), "2", "tile.no_power", "15.4", {"hex": "H11", "company": "BBG"}),
]


@pytest.mark.parametrize(
    ("tile", "phase", "reason", "clause", "figures"), TILES, ids=[f"{each[2]}-{each[0].hex}" for each in TILES]
)
def test_6_4_tiles_that_cannot_lie_there(
    tile: LayTile, phase: str, reason: str, clause: str, figures: dict[str, Any]
) -> None:
    company_turn("track", phase).refused(tile, reason, clause, **figures)


def test_6_2_no_tile_of_a_kind_is_left() -> None:
    """There's one tile 1, and it lies elsewhere."""
    table = company_turn("track", tiles={**LINE, "D17": "1/1"})
    assert table.game.title.board.tiles["1"].count == 1
    table.refused(lay("J17", "1/1"), "tile.none_left", "6.2", tile="1", count=1)


def test_6_1_one_tile_a_turn() -> None:
    """While TCC could still be bought the step goes on (5.7)."""
    table = company_turn("track", "3", counts={"tiles": 1}, privates={"TCC": "P1"})
    table.refused(lay("J17", "56/1"), "tile.one_laid", "6.1", company="BBG")


# --- 7 tokens

TOKENS = [
    ("J13.0", "token.no_slot", {"slots": 1}),
    ("J11.0", "token.not_connected", {"company": "BBG"}),
    ("J17.0", "token.no_city", {"node": "J17.0"}),
    ("Z1.0", "token.no_city", {"node": "Z1.0"}),
]


@pytest.mark.parametrize(("node", "reason", "figures"), TOKENS, ids=[each[0] for each in TOKENS])
def test_7_3_a_free_city_that_is_reached(node: str, reason: str, figures: dict[str, Any]) -> None:
    """GW's token fills J13, so nothing behind it is reached; J17 is a town."""
    blocked = {"GW": {"price": 75, "at": ["J13.0"]}}
    table = company_turn("station", companies=blocked, tiles={**LINE, "J11": "57/0"})
    table.refused(PlaceToken(node), reason, "7.3", **figures)


def test_7_1_no_token_left() -> None:
    """The one that lies on the map is the home's."""
    table = company_turn("station")
    table.company("BBG").stations = []
    table.refused(PlaceToken("J13.0"), "token.none_left", "7.1", company="BBG")


def test_15_3_the_token_of_a_turn_is_one_with_that_of_the_private() -> None:
    table = company_turn("run", "3", trains=("3",), privates={"WSRC": "BBG"}, counts={"station": 1})
    table.refused(PlaceToken("I12.0", "WSRC"), "token.one_placed", "7.3", company="BBG")


# --- 8 routes

ROUTES: list[tuple[Run, str, dict[str, Any]]] = [
    (run("3: J15.0"), "route.fewer_than_two", {"count": 1}),
    (run("4: J15.0 J13.0"), "route.no_such_train", {"train": "4"}),
    (run("3: J15.0 J99.0"), "route.unreached", {"node": "J99.0"}),
    (run("3: J13.0 J11.0"), "route.no_token", {}),
    (run("3: J15.0 J11.0"), "route.no_track", {"start": "J15.0", "end": "J11.0", "way": ["J15", "J11"]}),
    (Run((RouteClaim("3", ("J15.0", "J13.0"), ()),)), "route.ways", {"stops": 2, "ways": 0}),
]


@pytest.mark.parametrize(("claim", "reason", "figures"), ROUTES, ids=[each[1] for each in ROUTES])
def test_8_1_what_is_no_route(claim: Run, reason: str, figures: dict[str, Any]) -> None:
    table = company_turn("run", "3", trains=("3",), tiles={**LINE, "J11": "57/0"})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table, "listed", lambda action: False)  # any legal run is covered by the one offer
        table.refused(claim, reason, "8.1", **figures)


# --- 9 loans, 10 dividends


def test_10_7_nothing_is_left_to_pay_out() -> None:
    """9.3.2: interest took it all."""
    table = company_turn("dividend", "3", trains=("3",), counts={"run": 1, "interest": 1}, amounts={"revenue": 0})
    table.refused(PayDividend(40), "dividend.nothing", "10.7", amount=40, instead=(0,))


def test_9_1_no_loan_once_the_6_trains_run() -> None:
    company_turn("track", "6", trains=("5",)).refused(TakeLoan(), "loan.none", "9.7", company="BBG", phase="6")


def test_9_5_nothing_to_repay() -> None:
    company_turn("repay", "4").refused(RepayLoan(), "loan.nothing_owed", "9.5", company="BBG")


# --- 11 trains

TRAINS: list[tuple[BuyTrain, str, str, dict[str, Any], Any]] = [
    (BuyTrain("9", "bank", 5), "train.unknown", "11.2", {"train": "9"}, ("2", "3", "4", "5", "6", "D")),
    (BuyTrain("3", "bank", 225), "train.sold_out", "11.2", {"train": "3"}, ("4",)),
    (BuyTrain("4", "pool", 350), "train.not_in_pool", "11.2", {"train": "4"}, ("2",)),
    (BuyTrain("5", "bank", 550), "train.not_yet", "11.2", {"train": "5"}, ("4",)),
    (BuyTrain("D", "bank", 1100), "train.not_yet", "11.2", {"train": "D"}, ("4",)),
    (BuyTrain("4", "bank", 350, "3"), "train.no_trade", "11.3", {"train": "4", "trade": "3"}, None),
    (BuyTrain("4", "GW", 350), "train.no_seller", "11.4", {"source": "GW"}, ("bank", "CA")),
    (BuyTrain("5", "CA", 350), "train.not_held", "11.4", {"train": "5", "company": "CA"}, ("4",)),
    (BuyTrain("4", "CA", 0), "train.price_too_low", "11.4", {"given": 0, "lowest": 1}, None),
    (BuyTrain("4", "CA", 100, "3"), "train.no_trade", "11.3", {"train": "4", "trade": "3"}, None),
]


@pytest.mark.parametrize(("train", "reason", "clause", "figures", "instead"), TRAINS)
def test_11_trains_that_are_not_for_sale_so(
    train: BuyTrain, reason: str, clause: str, figures: dict[str, Any], instead: Any
) -> None:
    """11.2 the top of the stack only; 11.3 trade-ins are for diesels, of the bank; 11.4 other companies' trains."""
    seller = {"CA": {"price": 75, "trains": ["4"]}}
    table = company_turn("trains", "4", trains=("3",), companies=seller, depot={"2": 0, "3": 0}, pool=["2"])
    table.refused(train, reason, clause, instead=instead, **figures)


def test_12_2_no_bankruptcy_where_nothing_is_owed() -> None:
    company_turn("trains", "4", trains=("3",)).refused(DeclareBankruptcy(), "bankruptcy.no_need", "12.2")


# --- 14 and 15

POWERS: list[tuple[Action, str, str, dict[str, Any]]] = [
    (PlacePort("H5"), "port.not_owned", "15.5", {"private": "GLSC", "company": "BBG"}),
    (BuyRight("ferry"), "right.unknown", "15.6", {"right": "ferry"}),
    (BuyRight("bridge"), "right.held", "15.6", {"right": "bridge", "company": "BBG"}),
]


@pytest.mark.parametrize(("action", "reason", "clause", "figures"), POWERS, ids=[each[1] for each in POWERS])
def test_15_powers_that_a_company_has_not_got(
    action: Action, reason: str, clause: str, figures: dict[str, Any]
) -> None:
    table = company_turn("track", "5", own={"rights": {"BBG": ["bridge"]}})
    table.refused(action, reason, clause, **figures)


def test_14_3_only_a_diesel_is_borrowed() -> None:
    nation = {"price": 100, "shares": {"P1": 40, "P2": 20}, "at": ["J15.0"]}
    own = {"formed": True, "certificate_table": "companies"}
    table = position(companies={"CGR": nation}, turn="CGR", step="borrow", phase="6", tiles=LINE, own=own)
    table.refused(BorrowTrain("6"), "national.not_lent", "14.3", instead=("D",), train="6")


def test_16_nothing_is_legal_once_the_game_is_over() -> None:
    table = position(companies={"GW": {"price": 80, "shares": {"P1": 20}}}, stock="P1")
    table.game.alter().end_game()
    table.game.decision = None
    table.refused(PASS, "game.over", "16")
