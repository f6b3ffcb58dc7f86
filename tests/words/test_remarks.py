"""What a title says beside what is legal, in every language."""

from __future__ import annotations

import pytest

import engine
from bot.words import LANGUAGES, speak
from bot.words.names import Names
from bot.words.refusals import remark_lines
from engine.actions import DraftCompany, DraftShare
from engine.game import Game


def told(game: Game, language: str = "en") -> list[str]:
    assert game.decision is not None
    names = Names(speak(language, game.title.currency, game.title.id), game.title, {})
    return remark_lines(game.rulebook.remarks(game.view, game.decision), names)


def test_a_draft_says_how_many_picks_are_left_of_each_kind() -> None:
    game = engine.new_game("18mag", players=["P1", "P2", "P3"], seed=1)
    assert told(game) == ["Minor companies that you still pick: 4.", "Shares that you still pick: 2."]
    first = game.decision and game.decision.by
    for number, pick in enumerate((DraftShare("SIK"), DraftCompany("1"), DraftCompany("2"), DraftCompany("3"))):
        assert game.decision is not None
        game.apply(pick, game.decision.by)
        if game.decision.by == first and number:
            break
    while game.decision is not None and game.decision.by != first:
        game.apply(next(game.legal()), game.decision.by)  # type: ignore[arg-type]
    assert told(game) == ["Minor companies that you still pick: 4.", "Shares that you still pick: 1."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draft_names_what_is_picked_as_the_title_does(language: str) -> None:
    maritime = told(engine.new_game("1865", players=["P1", "P2"], seed=1), language)
    helped = engine.new_game("18mag", players=["P1", "P2", "P3"], seed=1, options={"supporters": True})
    minors, shares, supporters = told(helped, language)
    for line, count in ((*maritime, "2"), (minors, "4"), (shares, "2"), (supporters, "2")):
        assert line.endswith(f"{count}.")
    assert len({*maritime, minors, shares, supporters}) == 4
