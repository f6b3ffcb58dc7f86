"""Chapters 1 and 2: the set-up, and the auction of the private companies."""

from __future__ import annotations

import pytest

import engine
from engine.actions import Bid, BuyPrivate
from engine.events import PrivateBought
from tests.titles.t1889.table import PASS, Table, begin
from tests.titles.table import told


def buy(private: str, price: int) -> BuyPrivate:
    return BuyPrivate(private, "bank", price)


def sold_out(table: Table, but: str = "") -> None:
    """Everybody buys what's on offer, up to one private company."""
    for private, data in table.game.title.privates.items():
        if private == but:
            return
        table.act(buy(private, data.price))


def test_1_1_the_seats_are_shuffled_and_the_first_one_has_the_priority_deal() -> None:
    seats = ["a", "b", "c", "d"]
    games = [engine.new_game("1889", seats, seed=seed) for seed in range(6)]
    assert len({tuple(game.state.seats) for game in games}) > 1
    assert all(sorted(game.state.seats) == seats and game.state.priority == game.state.seats[0] for game in games)


@pytest.mark.parametrize(
    ("players", "cash", "limit", "privates"), [(2, 420, 25, 5), (3, 420, 19, 6), (4, 420, 14, 7), (6, 390, 11, 7)]
)
def test_1_2_to_1_4_money_limits_and_private_companies(players: int, cash: int, limit: int, privates: int) -> None:
    """1.3 the certificate limit; 1.4 with two players SIR and UTF are out of the game, with three UTF."""
    table = begin(players)
    assert [table.cash(f"P{number}") for number in range(1, players + 1)] == [cash] * players
    assert table.cash("bank") == 7000 - players * cash
    assert table.game.rulebook.certificate_limit(table.game.view) == limit
    assert list(table.game.title.privates) == ["TER", "MF", "ER", "SMR", "DR", "SIR", "UTF"][:privates]


def test_1_5_to_1_9_companies_trains_and_phase() -> None:
    """1.5 seven companies; 1.6 the stack; 1.7 the auction, in phase 2; 1.8 one operating round; 1.9 no option."""
    game = begin().game
    assert list(game.state.companies) == ["AR", "IR", "SR", "KO", "TR", "KU", "UR"]
    assert all((each.shares, each.president_at) == ({"ipo": 10}, "ipo") for each in game.state.companies.values())
    assert game.state.depot == {"2": 6, "3": 5, "4": 4, "5": 3, "6": 2, "D": None}
    assert (game.state.phase, game.state.round) == ("2", "auction")
    assert [phase.operating_rounds for phase in game.title.phases.values()] == [1, 2, 2, 3, 3, 3]
    assert game.view.rules["beginner"] is False


def test_2_6_2_the_first_one_for_nothing_must_be_taken() -> None:
    """2.1, 16.1: everybody passes four times over; 2.6.1: each time it gets ¥5 cheaper."""
    table = begin()
    table.passes(15)
    table.refused(buy("TER", 20), "auction.price", "2.2.1", price=5)
    told_of = told(table.act(PASS), PrivateBought)
    assert told_of == [PrivateBought("P1", "TER", "bank", 0)]
    assert (table.to_act[0], table.owner("TER"), table.cash("P1")) == ("P2", "P1", 420)


def test_2_6_3_with_the_first_one_sold_incomes_are_paid() -> None:
    """16.2: and MF's price doesn't fall; 2.2.3: a pass doesn't bar later action."""
    table = begin()
    table.act(buy("TER", 20), pays={"P1": -20})
    table.passes(3)
    table.act(PASS, pays={"P1": 5})
    table.refused(buy("MF", 25), "auction.price", "2.2.1", price=30)
    table.act(buy("MF", 30))


def test_2_2_2_a_bid_is_at_least_five_above() -> None:
    """16.3: ¥34 on MF is refused, ¥35 and ¥36 are accepted; 2.2.1: what's on offer is bought, not bid on."""
    table = begin()
    table.refused(Bid("MF", 34), "auction.too_low", "2.2.2", lowest=35)
    table.refused(Bid("TER", 40), "auction.no_bids", "2.2.2")
    table.refused(buy("MF", 30), "auction.not_on_offer", "2.2.1")
    assert table.offers(Bid("MF", 36))
    table.act(Bid("MF", 35))
    table.refused(Bid("MF", 39), "auction.too_low", "2.2.2", lowest=40)


def test_2_3_a_bid_binds_the_money_and_replaces_the_old_one() -> None:
    table = begin()
    table.act(Bid("UTF", 410))
    table.passes(3)
    table.refused(buy("TER", 20), "auction.bound", "2.3", free=10)
    table.refused(Bid("UTF", 421), "auction.bound", "2.3", free=420)
    table.act(Bid("UTF", 420))


def test_2_4_1_one_bid_is_a_sale_at_once() -> None:
    """2.4.3: without a bid play goes on as usual."""
    table = begin()
    table.acts(Bid("MF", 40), buy("TER", 20))
    assert (table.owner("MF"), table.cash("P1")) == ("P1", 380)
    assert table.to_act == ("P3", None, "auction")


def test_2_4_2_bidders_fight_and_the_turn_goes_on_after_the_buyer() -> None:
    """2.5, 16.4: the lower bidder speaks first and drops out; the turn goes on after the buyer of SMR."""
    table = begin()
    table.acts(Bid("DR", 65), Bid("DR", 70), buy("TER", 20), buy("MF", 30), buy("ER", 40))
    table.act(buy("SMR", 50))
    assert table.to_act[0] == "P1"
    table.refused(Bid("DR", 74), "auction.too_low", "2.2.2", lowest=75)
    table.refused(buy("DR", 60), "auction.contest", "2.4.2", highest=70)
    table.act(PASS, pays={"P2": -70})
    assert (table.owner("DR"), table.to_act[0]) == ("P2", "P3")


def test_2_7_the_last_sale_hands_on_the_priority_deal() -> None:
    table = begin()
    sold_out(table)
    assert (table.round, table.to_act[0], table.game.state.priority) == ("SR 1", "P4", "P4")


def test_2_8_no_power_can_be_used_in_the_auction() -> None:
    table = begin()
    sold_out(table, but="UTF")
    assert table.owner("DR") == "P1"
    assert table.game.asides("P1") == ()
