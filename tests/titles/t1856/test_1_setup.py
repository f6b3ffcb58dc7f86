"""Chapters 1 and 2: what the game begins with, and how the auction goes round."""

from __future__ import annotations

import pytest

import engine
from engine.actions import Bid, BuyPrivate, BuyTrain, StartCompany
from engine.events import PriorityMoved, RoundStarted
from tests.titles.t1856.table import PASS, Table, begin, position
from tests.titles.table import told

PRIVATES = ["FT", "WSRC", "TCC", "GLSC", "NFSBC", "SCFTC"]


def test_1_1_three_to_six_in_random_order_and_the_first_has_the_priority() -> None:
    for people in (list("AB"), list("ABCDEFG")):
        with pytest.raises(ValueError, match="3 to 6 different players"):
            engine.new_game("1856", people)
    games = [engine.new_game("1856", list("ABCD"), seed=seed) for seed in range(30)]
    assert len({tuple(each.state.seats) for each in games}) > 10
    assert all(each.state.priority == each.state.seats[0] for each in games)


@pytest.mark.parametrize(("players", "limit"), [(3, 20), (4, 16), (5, 13), (6, 11)])
def test_1_3_the_certificate_limit_at_the_start(players: int, limit: int) -> None:
    game = begin(players).game
    assert game.rulebook.certificate_limit(game.view) == limit


def test_1_4_six_private_and_eleven_public_companies_and_the_national_one_that_nobody_starts() -> None:
    title = engine.load_title("1856")
    assert list(title.privates) == PRIVATES
    kinds = [each.kind for each in title.companies.values()]
    assert (kinds.count("public"), len(kinds)) == (11, 12)
    table = position(cash={"P1": 2000}, stock="P1")
    assert not any(each.to_json().get("company") == "CGR" for each in table.game.legal())
    with pytest.raises(engine.IllegalAction):
        table.game.check(StartCompany("CGR", 100), "P1")


@pytest.mark.parametrize(
    ("phase", "gone", "sold"), [("2", "", {"2"}), ("2", "2", {"3"}), ("5", "2345", {"6"}), ("6", "2345", {"6", "D"})]
)
def test_1_6_the_top_of_the_stack_is_on_sale_and_diesels_from_phase_6_on(phase: str, gone: str, sold: set[str]) -> None:
    table = position(
        companies={"BBG": {"price": 80, "cash": 2000, "shares": {"P1": 40}}},
        turn="BBG",
        step="trains",
        phase=phase,
        depot=dict.fromkeys(gone, 0),
    )
    offered = [each for each in table.game.legal("buy_train") if isinstance(each, BuyTrain)]
    assert {each.train for each in offered if each.source == "bank"} == sold


def test_1_7_phase_2_the_auction_then_stock_and_operating_rounds_in_turn() -> None:
    table = begin()
    assert (table.phase, table.round) == ("2", "auction")
    table.act(BuyPrivate("FT", "bank", 20))
    rounds: list[RoundStarted] = []
    while len(rounds) < 3:
        price = table.game.view.data.privates
        left = [each for each in PRIVATES if each not in table.game.state.privates]
        move = BuyPrivate(left[0], "bank", price[left[0]].price) if left else PASS
        rounds += told(table.act(move), RoundStarted)
    assert [each.round for each in rounds] == ["stock", "operating", "stock"]


def test_2_1_the_lowest_unsold_one_is_on_offer() -> None:
    """Only it is bought at once; on the others one bids."""
    table = begin()
    for private in PRIVATES[1:]:
        table.refused(BuyPrivate(private, "bank", 40), "auction.not_on_offer", "2.2.1")
    table.act(BuyPrivate("FT", "bank", 20))
    assert table.offers(BuyPrivate("WSRC", "bank", 40))


def test_2_2_3_a_pass_bars_nothing_and_2_2_turns_go_round_the_table() -> None:
    table = begin()
    assert [_turn(table) for _ in range(3)] == ["P1", "P2", "P3"]
    assert table.to_act[0] == "P1"
    table.act(Bid("TCC", 55))


def _turn(table: Table) -> str:
    by = table.to_act[0]
    table.act(PASS)
    return by


def test_2_4_3_without_bids_the_next_is_on_offer_in_normal_turns() -> None:
    table = begin()
    table.act(BuyPrivate("FT", "bank", 20))
    assert table.to_act == ("P2", None, "auction")
    assert table.offers(BuyPrivate("WSRC", "bank", 40))
    assert not told(table.act(PASS), PriorityMoved)


def test_2_6_only_passes_in_succession_count() -> None:
    """A bid in between begins the count anew."""
    table = begin()
    table.acts(PASS, PASS, Bid("TCC", 55), PASS, PASS)
    table.refused(BuyPrivate("FT", "bank", 15), "auction.price", "2.2.1", price=20)
    table.act(PASS)
    table.act(BuyPrivate("FT", "bank", 15))
