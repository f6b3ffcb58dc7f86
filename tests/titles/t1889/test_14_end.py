"""Chapters 14, 15 and 17: the end, the beginner's game, recorded games."""

from __future__ import annotations

import pytest

import engine
from engine.actions import BuyShare, BuyTrain, PayDividend
from engine.events import BankBroken, GameEnded
from tests.titles.t1889.table import PASS, Table, begin, position
from tests.titles.table import told


def dividend(bank: int, **more: object) -> Table:
    """AR is about to withhold ¥50."""
    return position(
        companies={"AR": {"price": 80, "trains": ["2"], "shares": {"P1": 50}}},
        turn="AR", step="dividend", tiles={"K8": "57/1"}, counts={"run": 1}, amounts={"revenue": 50}, bank=bank, **more,
    )  # type: ignore[arg-type]  # fmt: skip


@pytest.mark.parametrize(("bank", "broken"), [(50, False), (49, True)])
def test_14_1_the_bank_breaks_when_it_pays_more_than_it_holds(bank: int, *, broken: bool) -> None:
    """16.48: with ¥50 it pays ¥50 and isn't broken; ¥1 more, and the set is played out at -¥1."""
    table = dividend(bank)
    happened = table.act(PayDividend(0), pays={"AR": 50})
    assert bool(told(happened, BankBroken)) is broken
    assert table.cash("bank") == bank - 50


def test_14_1_the_game_ends_after_the_set() -> None:
    happened = dividend(49, rounds_left=1).act(PayDividend(0))
    assert not told(happened, GameEnded)
    table = dividend(49)
    assert told(table.act(PayDividend(0)), GameEnded)
    assert table.game.decision is None


def test_14_1_broken_in_a_stock_round_the_whole_next_set_is_played() -> None:
    """16.49: by a float."""
    cash = {f"P{n}": 100 for n in range(1, 5)}
    companies = {"AR": {"price": 80, "shares": {"P2": 40}, "at": []}, "KU": {"price": 70, "shares": {"P3": 50}}}
    table = position(companies=companies, stock="P1", cash=cash, bank=500)
    assert told(table.act(BuyShare("AR", "ipo")), BankBroken)
    while table.game.state.round == "stock":
        table.act(PASS)
    assert table.game.decision is not None
    assert table.game.state.round == "operating"


def test_14_3_the_score() -> None:
    """14.4: treasuries don't count."""
    table = position(
        companies={"AR": {"price": 80, "cash": 900, "shares": {"P1": 30, "P2": 50}, "president": "P2"}},
        privates={"SIR": "P1"}, stock="P1", cash={"P1": 100},
    )  # fmt: skip
    assert table.game.result()["P1"].total == 100 + 3 * 80 + 80


@pytest.mark.parametrize("players", range(2, 7))
def test_15_1_the_beginners_private_companies(players: int) -> None:
    """15.2: one each, paid to the bank; SR 1 begins with seat 1; 15.3: no powers, no blocked hexes."""
    table = begin(players, beginner=True)
    privates = ["DR", "SIR", "ER", "SMR", "TER", "MF"][:players]
    assert list(table.game.title.privates) == privates
    prices = dict(zip(privates, (60, 90, 40, 60, 20, 40), strict=False))
    cash = 420 if players < 5 else 390
    assert [table.cash(f"P{n}") for n in range(1, players + 1)] == [cash - prices[each] for each in privates]
    assert (table.round, table.to_act[0]) == ("SR 1", "P1")
    assert sum(table.cash(who) for who in ("bank", *table.game.state.players)) == 7000
    assert table.game.asides("P1") == ()
    assert {each.blocks for each in table.game.title.privates.values()} == {""}
    assert not any(each["privates_to_companies"] for each in table.game.title.raw["phases"])


def test_15_1_two_players() -> None:
    """16.51: one has DR (¥60, ¥20 a round), the other SIR (¥90, ¥25)."""
    privates = begin(2, beginner=True).game.title.privates
    assert {name: (each.price, each.income) for name, each in privates.items()} == {"DR": (60, 20), "SIR": (90, 25)}


def test_15_2_they_are_dealt_at_random() -> None:
    seats = ["a", "b", "c"]
    games = [engine.new_game("1889", seats, {"beginner": True}, seed=seed) for seed in range(8)]
    assert all(sorted(game.state.privates.values()) == seats for game in games)
    assert len({tuple(game.setup["deal"]["privates"]) for game in games}) > 1


def test_15_4_further_tiles() -> None:
    """15.5: all else is as usual."""
    plain, more = (table.game.title.board.tiles for table in (begin(4), begin(4, beginner=True)))
    found = {tile: more[tile].count - each.count for tile, each in plain.items() if more[tile].count != each.count}
    assert found == {"6": 2, "7": 1, "8": 1, "9": 1, "23": 1, "24": 1}
    begin(3, beginner=True).refused(BuyTrain("2", "bank", 80), "turn.not_now", "3.2")


def test_17_1_recorded_games_ask_for_no_consent() -> None:
    others = {"IR": {"price": 70, "shares": {"P2": 50}, "trains": ["2"]}}
    companies = {"AR": {"price": 80, "cash": 100, "shares": {"P1": 50}}, **others}
    table = position(companies=companies, turn="AR", step="trains", tiles={"K8": "57/1"}, profile="oracle")
    table.act(BuyTrain("2", "IR", 50), pays={"AR": -50, "IR": 50})


def test_14_2_nothing_is_legal_once_the_game_is_over() -> None:
    table = dividend(49)
    table.act(PayDividend(0))
    table.refused(PASS, "game.over", "14.2")
