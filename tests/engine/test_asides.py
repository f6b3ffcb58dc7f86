"""What a player may do whoever is asked: checked, carried out, logged, undone and followed again as theirs."""

from __future__ import annotations

import pytest

import engine
from engine.actions import Pass, RepayLoan
from engine.errors import IllegalAction
from engine.game import Game, verify
from engine.titles.t1856 import Canada
from tests.engine.tip import COST, Tip


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.setattr(Canada, "asides", lambda rules, g, player: (Tip(),))
    return engine.new_game("1856", ["P1", "P2", "P3"], seed=1)


def others(game: Game) -> list[str]:
    return [each for each in game.state.seats if game.decision is not None and each != game.decision.by]


def test_a_player_who_is_not_asked_may_do_it_and_the_turn_stays_where_it_is(game: Game) -> None:
    decision, other = game.decision, others(game)[0]
    assert game.asides(other) == ("repay_loan",)
    entry = game.apply(RepayLoan(), other).entry
    assert (entry["by"], game.decision, game.view.cash(other)) == (other, decision, 500 - COST)
    with pytest.raises(IllegalAction) as caught:
        game.check(Pass(), other)
    assert caught.value.reason == "turn.other_player"
    game.apply(RepayLoan(), other)
    assert game.asides(other) == ()
    with pytest.raises(IllegalAction) as caught:
        game.check(RepayLoan(), other)
    assert caught.value.reason == "auction.no_bids"


def test_whoever_is_asked_may_do_it_beside_the_turn(game: Game) -> None:
    assert game.decision is not None
    by = game.decision.by
    assert game.asides(by) == ()
    assert list(game.legal("repay_loan")) == [RepayLoan()]
    game.apply(RepayLoan(), by)
    assert game.decision.by == by
    assert game.view.cash(by) == 500 - COST


def test_a_stranger_and_a_company_may_not(game: Game) -> None:
    for by in ("P9", "BBG"):
        with pytest.raises(IllegalAction):
            game.check(RepayLoan(), by)


def test_a_copy_shows_what_is_open_out_of_turn(game: Game) -> None:
    other = others(game)[0]
    copy = game.beside(other)
    assert copy.decision is not None
    assert (copy.decision.by, copy.decision.step, list(copy.legal())) == (other, "aside", [RepayLoan()])
    copy.apply(RepayLoan(), other)
    assert (game.seq, game.view.cash(other), copy.view.cash(other)) == (0, 500, 500 - COST)


def test_it_is_followed_again_and_taken_back(game: Game) -> None:
    other = others(game)[0]
    game.apply(RepayLoan(), other)
    game.apply(Pass(), game.decision.by if game.decision is not None else "")
    loaded = engine.load_game(game.setup, game.entries)
    assert (loaded.digest(), verify(game)) == (game.digest(), [])
    game.undo(0, other)
    assert game.view.cash(other) == 500
