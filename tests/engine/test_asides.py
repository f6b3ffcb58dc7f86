"""What a player may do whoever is asked: checked, carried out, logged, undone and followed again as theirs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import engine
from engine.actions import Accept, Action, Offer, Pass
from engine.acts import Act, Want
from engine.asides import Aside
from engine.editor import Editor
from engine.errors import IllegalAction
from engine.game import Game, verify
from engine.titles.t1856 import Canada
from engine.view import View

COST = 5


class Tip(Act):
    """Gives the bank a tip, as long as there's a lot of money."""

    action = Accept

    def candidates(self, g: View, frame: Any, want: Want) -> Iterator[Action | Offer]:
        yield Accept()

    def check(self, g: View, frame: Aside, action: Action) -> None:
        if g.cash(frame.player) < 500 - COST:
            raise IllegalAction("train.cash", has=g.cash(frame.player))

    def apply(self, g: Editor, frame: Aside, action: Action) -> None:
        g.pay(frame.player, "bank", COST, "purchase")


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.setattr(Canada, "asides", lambda rules, g, player: (Tip(),))
    return engine.new_game("1856", ["P1", "P2", "P3"], seed=1)


def others(game: Game) -> list[str]:
    return [each for each in game.state.seats if game.decision is not None and each != game.decision.by]


def test_a_player_who_is_not_asked_may_do_it_and_the_turn_stays_where_it_is(game: Game) -> None:
    decision, other = game.decision, others(game)[0]
    assert game.asides(other) == ("accept",)
    entry = game.apply(Accept(), other).entry
    assert (entry["by"], game.decision, game.view.cash(other)) == (other, decision, 500 - COST)
    with pytest.raises(IllegalAction) as caught:
        game.check(Pass(), other)
    assert caught.value.reason == "turn.other_player"
    game.apply(Accept(), other)
    assert game.asides(other) == ()
    with pytest.raises(IllegalAction) as caught:
        game.check(Accept(), other)
    assert caught.value.reason == "train.cash"


def test_whoever_is_asked_may_do_it_beside_the_turn(game: Game) -> None:
    assert game.decision is not None
    by = game.decision.by
    assert game.asides(by) == ()
    assert list(game.legal("accept")) == [Accept()]
    game.apply(Accept(), by)
    assert game.decision.by == by
    assert game.view.cash(by) == 500 - COST


def test_a_stranger_and_a_company_may_not(game: Game) -> None:
    for by in ("P9", "BBG"):
        with pytest.raises(IllegalAction):
            game.check(Accept(), by)


def test_a_copy_shows_what_is_open_out_of_turn(game: Game) -> None:
    other = others(game)[0]
    copy = game.beside(other)
    assert copy.decision is not None
    assert (copy.decision.by, copy.decision.step, list(copy.legal())) == (other, "aside", [Accept()])
    copy.apply(Accept(), other)
    assert (game.seq, game.view.cash(other), copy.view.cash(other)) == (0, 500, 500 - COST)


def test_it_is_followed_again_and_taken_back(game: Game) -> None:
    other = others(game)[0]
    game.apply(Accept(), other)
    game.apply(Pass(), game.decision.by if game.decision is not None else "")
    loaded = engine.load_game(game.setup, game.entries)
    assert (loaded.digest(), verify(game)) == (game.digest(), [])
    game.undo(0, other)
    assert game.view.cash(other) == 500
