"""Chapters 7 and 9: what majors do, and their prices."""

from __future__ import annotations

import pytest

import engine
from engine.actions import Offer
from engine.events import DividendPaid, Paid, Passed, PriceMoved, TokenPlaced
from tests.titles.t18mag.table import PASS, Table, pay_out, position, station, told


def sik(
    step: str = "dividend",
    *,
    cash: int = 100,
    price: int = 75,
    at: tuple[str, ...] = (),
    players_cash: dict[str, int] | None = None,
    **others,
) -> Table:
    """SIK, directed by P1 who holds 30 %, P2 holding 10 %; `others` are further pieces."""
    pieces = {"price": price, "cash": cash, "director": "P1", "shares": {"P1": 30, "P2": 10}, "at": at}
    return position(
        majors={"SIK": pieces, **others.pop("majors", {})}, turn="SIK", step=step, cash=players_cash, **others
    )


# --- 7.1, 7.2 stations


def test_7_1_a_station_then_the_dividend() -> None:
    """At most one station, optional; the dividend is compulsory."""
    table = sik("station", cash=200)
    table.act(station("E10.0"), pays={"SIK": -40})
    assert table.to_act == ("P1", "SIK", "dividend")
    table.refused(station("E14.0"), "turn.not_now", "7.3", step="dividend")
    table.refused(PASS, "turn.must_act", "7.3", step="dividend", company="SIK")


def test_15_48_on_an_unbuilt_city_far_away() -> None:
    """Major's station on an unbuilt city far away: legal; the price goes to the bank. 7.2"""
    table = sik("station", at=())
    applied = table.act(station("H27.0"), pays={"SIK": -40})
    assert told(applied, Paid) == [Paid("SIK", "bank", 40, "station")]
    assert told(applied, TokenPlaced) == [TokenPlaced("SIK", "H27.0", 40, False)]


def test_7_2_the_second_costs_80_and_there_is_no_third() -> None:
    """Two stations a major."""
    table = sik("station", at=("E10.0",))
    table.act(station("E14.0"), pays={"SIK": -80})
    sik("station", at=("E10.0", "E14.0")).refused(station("C16.0"), "token.none_left", "7.2", company="SIK")


def test_7_2_every_city_with_a_free_slot() -> None:
    """All 22 city circles of the empty map: no town, red area or mine."""
    nodes = [each.node for each in sik("station").offered("place_token")]
    board = engine.load_title("18mag").board
    cities = [
        f"{each.id}.{k}" for each in board.hexes.values() for k, node in enumerate(each.nodes) if node.kind == "city"
    ]
    assert nodes == cities


@pytest.mark.parametrize("node", ["C6.0", "A10.0", "D13.0", "D11.0"])
def test_7_2_no_red_area_mine_town_or_plain_hex(node: str) -> None:
    """They have no slot."""
    sik("station").refused(station(node), "token.no_city", "7.2", node=node)


def test_7_2_full_cities_and_one_a_hex() -> None:
    """A minor's home fills the one slot; the other circle of the hex would be a second station there."""
    table = sik("station", at=("G14.0",), minors={"3": {}}, majors={"SNW": {"at": ["E14.0"]}})
    table.refused(station("E10.0"), "token.no_slot", "7.2", node="E10.0", slots=1)
    table.refused(station("E14.0"), "token.no_slot", "7.2", node="E14.0", slots=1)
    table.refused(station("G14.1"), "token.already_here", "7.2", hex="G14", company="SIK")


def test_7_2_different_majors_may_share_a_city() -> None:
    """On a city of two slots."""
    table = sik("station", tiles={"E10": "14/0"}, majors={"SNW": {"at": ["E10.0"]}})
    table.act(station("E10.0"))
    assert table.game.state.tokens["E10.0"] == ["SNW", "SIK"]


def test_7_2_money_must_be_in_the_treasury() -> None:
    """30 aren't enough, whatever the director has."""
    sik("station", cash=30, players_cash={"P1": 999}).refused(
        station("E10.0"), "money.short", "1.8", need=40, has=30, who="SIK"
    )


def test_7_2_1_it_blocks_like_any_token() -> None:
    """A minor's path ends at a city that a major has filled."""
    tiles = {"E10": "6/2", "D9": "57/2", "C8": "6/3"}
    table = position(minors={"3": {}}, majors={"SIK": {"at": ["D9.0"]}}, tiles=tiles, turn="3")
    assert table.game.view.is_blocked("D9.0", "3")
    assert "C8.0" not in table.game.view.reach("3").nodes


# --- 7.3 dividends


def test_15_43_receivership() -> None:
    """Major without director, treasury 130, two shares held by players: each 10 % gets 13, the bank 104; 3 right.
    7.3.1–7.3.3
    """
    majors = {"SIK": {"price": 65, "cash": 130, "shares": {"P1": 10, "P2": 10}}}
    table = position(minors={"3": {"trains": [], "cash": 0}}, majors=majors, turn="3", waiting=["SIK"])
    applied = table.act(PASS)
    assert [each for each in told(applied, Paid) if each.payer == "SIK"] == [
        Paid("SIK", "P1", 13, "dividend"), Paid("SIK", "P2", 13, "dividend"), Paid("SIK", "bank", 104, "dividend"),
    ]  # fmt: skip
    assert told(applied, DividendPaid) == [DividendPaid("SIK", 130, 13, 0)]
    assert told(applied, PriceMoved) == [PriceMoved("SIK", 65, 80, "dividend")]
    assert Passed("SIK", "SIK", "station", True) in applied.events
    auto = [(each["by"], each["action"]["type"]) for each in applied.entry["auto"]]
    assert ("SIK", "pass") in auto
    assert ("SIK", "pay_dividend") in auto


def test_7_3_3_empty_treasury_in_receivership() -> None:
    """D is 0: 1 left. The remainder under 10 stays."""
    table = position(
        minors={"3": {"trains": [], "cash": 0}}, turn="3", waiting=["SIK", "SNW"], majors={"SNW": {"cash": 19}}
    )
    applied = table.act(PASS)
    assert told(applied, DividendPaid) == [DividendPaid("SIK", 0, 0, 0), DividendPaid("SNW", 10, 1, 9)]
    assert told(applied, PriceMoved)[0] == PriceMoved("SIK", 65, 60, "dividend")


def test_15_44_a_part_of_the_treasury() -> None:
    """Director pays 20 of 70: 2 a share, 50 stays, no move. 7.3.1, 7.3.2"""
    table = sik(cash=70)
    applied = table.act(pay_out(20), pays={"SIK": -20, "P1": 6, "P2": 2})
    assert told(applied, DividendPaid)[0] == DividendPaid("SIK", 20, 2, 50)
    assert Paid("SIK", "bank", 12, "dividend") in applied.events
    assert not [each for each in told(applied, PriceMoved) if each.company == "SIK"]
    assert table.price("SIK") == 75


def test_15_45_multiples_of_ten() -> None:
    """Dividend of 25: refused. 7.3.1"""
    table = sik(cash=70)
    for amount in (25, 1, -10):
        table.refused(pay_out(amount), "dividend.multiple", "7.3.1", amount=amount, multiple=10, most=70)


def test_7_3_1_no_more_than_the_treasury() -> None:
    """80 of 70; and bounds are offered."""
    table = sik(cash=70)
    table.refused(pay_out(80), "dividend.too_much", "7.3.1", amount=80, most=70)
    (offer,) = table.offered("pay_dividend")
    assert isinstance(offer, Offer)
    assert (offer.ranges, offer.proposal) == ({"amount": (0, 70, 10)}, (pay_out(70),))


@pytest.mark.parametrize(
    ("amount", "price"),
    [(0, 70), (10, 75), (20, 75), (30, 80), (50, 80), (60, 85), (100, 85), (110, 90), (200, 90), (210, 95), (500, 95)],
)
def test_7_3_2_moves(amount: int, price: int) -> None:
    """From 75: 0 one left; 10–20 none; 30–50 one right; 60–100 two; 110–200 three; more than 200 four."""
    table = sik(cash=500)
    table.act(pay_out(amount))
    assert table.price("SIK") == price


def test_7_3_4_with_less_than_10_there_is_no_choice() -> None:
    """D = 0 by itself, price 1 left."""
    majors = {"SIK": {"price": 75, "cash": 0, "director": "P1", "shares": {"P1": 20}}}
    table = position(minors={"3": {"trains": [], "cash": 0}}, majors=majors, turn="3", waiting=["SIK"])
    applied = table.act(PASS)
    assert {"by": "P1", "action": {"type": "pay_dividend", "amount": 0}} in applied.entry["auto"]
    assert table.price("SIK") == 70


def test_7_4_money_from_shares_goes_to_the_bank() -> None:
    """A purchase pays the bank, not the major."""
    table = position(cash={"P1": 65}, stock="P1")
    table.act(engine.BuyShare("SIK"), pays={"P1": -65})


# --- 9 prices


def test_9_1_the_row() -> None:
    """55 to 400 in one row; par is 60 to 80."""
    cells = [each.price for each in engine.load_title("18mag").cells.values()]
    assert cells == [
        55, 60, 65, 70, 75, 80, 85, 90, 95, 100, 110, 120, 130, 140, 152, 164, 178, 192, 208, 224, 242, 260, 280, 300,
        320, 340, 360, 380, 400,
    ]  # fmt: skip


def test_15_46_the_right_end() -> None:
    """Price 380, D = 210: 400, stays there. 9.2"""
    table = sik(cash=420, price=380)
    table.act(pay_out(210))
    assert table.price("SIK") == 400
    again = sik(cash=420, price=400)
    applied = again.act(pay_out(210))
    assert told(applied, PriceMoved)[0] == PriceMoved("SIK", 400, 400, "dividend")


def test_trap_15_the_left_end_is_55() -> None:
    """A token there stays, and keeps its place in the stack. 9.2"""
    table = sik(price=55, majors={"SNW": {"price": 55}})
    table.act(pay_out(0))
    assert table.game.state.market["55"][:2] == ["SIK", "SNW"]


def test_15_47_the_first_mover_is_on_top() -> None:
    """Two majors on 80; the upper pays 30, the lower too: both on 85, the first mover on top. 9.2"""
    lower = {"SNW": {"price": 80, "cash": 30, "director": "P2", "shares": {"P2": 20}}}
    table = sik(price=80, cash=30, majors=lower, waiting=("SNW",))
    table.act(pay_out(30))
    assert table.to_act == ("P2", "SNW", "dividend")
    table.act(pay_out(30))
    assert table.game.state.market["85"] == ["SIK", "SNW"]


def test_9_2_a_token_goes_under_those_there() -> None:
    """SIK moves from 75 onto SNW's 80."""
    table = sik(cash=30, majors={"SNW": {"price": 80}}, waiting=())
    table.act(pay_out(30))
    assert table.game.state.market["80"] == ["SNW", "SIK"]


def test_9_2_a_token_that_does_not_move_keeps_its_place() -> None:
    """Two on 75, the upper pays 10."""
    table = sik(cash=10, majors={"SNW": {"price": 75}}, waiting=())
    table.act(pay_out(10))
    assert table.game.state.market["75"][:2] == ["SIK", "SNW"]
