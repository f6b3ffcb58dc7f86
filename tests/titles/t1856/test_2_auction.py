"""Chapter 2: the auction of the private companies."""

from __future__ import annotations

from engine.actions import Bid, BuyPrivate, Offer
from engine.events import BidMade, Passed, PriorityMoved, PrivateBought
from tests.titles.t1856.table import PASS, Table, begin
from tests.titles.table import told


def buy(private: str, price: int) -> BuyPrivate:
    return BuyPrivate(private, "bank", price)


def passes(table: Table, times: int) -> None:
    table.acts(*[PASS] * times)


def test_2_6_2_flos_tramway_for_nothing_must_be_taken() -> None:
    """18.1: everybody passes four times over; the next player has it without a choice, the turn goes on after him."""
    table = begin()
    assert table.game.state.round == "auction"
    passes(table, 11)
    assert table.to_act[0] == "P3"
    table.act(PASS)
    assert table.game.state.privates == {"FT": "P1"}
    assert table.cash("P1") == 500
    assert table.to_act == ("P2", None, "auction")


def test_2_6_1_the_price_falls_by_five_only_while_flos_tramway_is_unsold() -> None:
    table = begin()
    passes(table, 3)
    table.refused(buy("FT", 20), "auction.price", "2.2.1", price=15)
    bought = table.act(buy("FT", 15), pays={"P1": -15})
    assert told(bought, PrivateBought) == [PrivateBought("P1", "FT", "bank", 15)]
    table.refused(buy("WSRC", 35), "auction.price", "2.2.1", price=40)


def test_2_6_3_with_flos_tramway_sold_incomes_are_paid() -> None:
    """18.2: the price of WSRC stays."""
    table = begin()
    table.act(buy("FT", 20))
    passes(table, 2)
    table.act(PASS, pays={"P1": 5})
    table.refused(buy("WSRC", 35), "auction.price", "2.2.1", price=40)


def test_2_2_2_a_bid_is_at_least_five_above() -> None:
    """18.3: TCC's face value is $50; any whole sum from $55 on."""
    table = begin()
    table.refused(Bid("TCC", 54), "auction.too_low", "2.2.2", lowest=55)
    assert told(table.act(Bid("TCC", 55)), BidMade) == [BidMade("P1", "TCC", 55)]
    table.refused(Bid("TCC", 59), "auction.too_low", "2.2.2", lowest=60)
    assert begin().offers(Bid("TCC", 56))


def test_2_2_2_no_bid_on_the_one_on_offer() -> None:
    begin().refused(Bid("FT", 30), "auction.no_bids", "2.2.2")


def test_2_3_a_bid_binds_the_money_and_replaces_the_old_one() -> None:
    table = begin()
    table.act(Bid("SCFTC", 490))
    passes(table, 2)
    table.refused(buy("FT", 20), "auction.bound", "2.3", free=10)
    table.refused(Bid("WSRC", 45), "auction.bound", "2.3", free=10)
    table.refused(Bid("SCFTC", 501), "auction.bound", "2.3", free=500)
    table.act(Bid("SCFTC", 500))


def test_2_4_1_one_bid_is_a_sale_at_once() -> None:
    table = begin()
    table.acts(Bid("WSRC", 45), buy("FT", 20))
    assert table.game.state.privates == {"FT": "P2", "WSRC": "P1"}
    assert table.cash("P1") == 455
    assert table.to_act[0] == "P3"
    passes(table, 1)
    assert table.offers(Bid("SCFTC", 455))  # the bid that bought WSRC binds nothing any more


def test_2_4_2_bidders_fight_and_the_turn_goes_on_after_the_buyer() -> None:
    """2.4, 18.4: the lowest bidder for the one on offer speaks first; 2.5: after the buyer of NFSBC, who set it off."""
    table = begin()
    table.acts(Bid("SCFTC", 105), Bid("SCFTC", 110), PASS)
    for private, price in (("FT", 20), ("WSRC", 40), ("TCC", 50), ("GLSC", 70)):
        table.act(buy(private, price))
    assert table.to_act[0] == "P2"
    table.act(buy("NFSBC", 100))
    assert table.to_act[0] == "P1"
    table.refused(buy("SCFTC", 100), "auction.contest", "2.4.2", private="SCFTC", highest=110)
    table.refused(Bid("SCFTC", 114), "auction.too_low", "2.2.2", lowest=115)
    table.act(Bid("SCFTC", 115))
    assert table.to_act[0] == "P2"
    table.act(PASS, pays={"P1": -115})
    assert table.game.state.round == "stock"
    assert table.to_act[0] == "P3"
    assert table.game.state.priority == "P3"


def test_2_3_the_last_dollar_may_be_bid_or_paid() -> None:
    """$500 each: $480 are bound, so that $20 are left for FT."""
    table = begin()
    table.act(Bid("SCFTC", 480))
    passes(table, 2)
    table.act(buy("FT", 20), pays={"P1": -20})


def test_2_2_2_what_is_sold_has_no_bids() -> None:
    table = begin()
    table.act(buy("FT", 20))
    offers = [each.fixed["private"] for each in table.offered("bid") if isinstance(each, Offer)]
    assert offers == ["TCC", "GLSC", "NFSBC", "SCFTC"]
    table.refused(Bid("FT", 100), "auction.no_bids", "2.2.2", instead=tuple(offers))


def test_2_7_the_last_sale_hands_on_the_priority_deal() -> None:
    """A pass is told as one, and the player after the last buyer begins."""
    table = begin()
    for private, price in (("FT", 20), ("WSRC", 40), ("TCC", 50), ("GLSC", 70), ("NFSBC", 100)):
        table.act(buy(private, price))
    assert [each.step for each in told(table.act(PASS), Passed)] == ["auction"]
    sold = table.act(buy("SCFTC", 100))
    assert told(sold, PriorityMoved) == [PriorityMoved("P2")]
    assert (table.game.state.round, table.to_act[0]) == ("stock", "P2")
