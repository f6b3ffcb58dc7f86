"""What acts by itself stops where somebody would lose for good, and its person is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import pytest

from bot.discord.play.order_lines import ended_text
from bot.panel.foresight import about, harm_of
from bot.service import Intent
from bot.service.intents.plans import effect_and_events, place_of
from bot.service.intents.policy import Past
from bot.service.intents.standing_orders import StandingOrders
from bot.service.intents.whatif import played
from bot.words import LANGUAGES, speak
from bot.words.names import Names
from engine import Game, Pass
from engine.dev import log
from engine.titles import games_folder
from storage import IntentRecord

RUINED = 616
"""In a shipped game of 1856, the move by which a turn ends in a bankruptcy."""
PASS = {"type": "pass"}


@cache
def _before_the_ruin() -> Game:
    return log.read(games_folder("1856") / "robots-4p-61.jsonl.gz", RUINED)


def before_the_ruin() -> Game:
    return _before_the_ruin().copy()


def followed(game: Game, kind: str, body: dict[str, Any]) -> tuple[Sequence[Any], Mapping[str, Any] | None]:
    """The moves that an intent of whoever is to act makes, and how it ends."""
    assert game.decision is not None
    intent = IntentRecord(1, 1, kind, "1", game.decision.by, body, "open", game.seq, 0.0)
    standing = StandingOrders([intent], [], Past(), game.seq, 0.0)
    follow = standing.next(game, [])
    outcome = standing.changes[-1].outcome if standing.changes else None
    return (follow.actions if follow is not None else ()), outcome


def text_of(outcome: Mapping[str, Any], kind: str, body: dict[str, Any], language: str, game: Game) -> str:
    people = dict(zip(game.state.seats, ("Ann", "Ben", "Cid", "Dot"), strict=False))
    intent = Intent(1, 1, kind, "P1", body, 0.0, False, dict(outcome))
    return ended_text(intent, Names(speak(language, "$"), game.title, people))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plan_stops_before_a_ruin_that_it_was_not_seen_to_come_to(language: str) -> None:
    game = before_the_ruin()
    assert game.decision is not None
    effect, _ = effect_and_events(game.copy(), Pass(), game.decision.by)
    step: dict[str, Any] = {"action": PASS, "at": place_of(game), "effect": effect}
    body = {"steps": [step]}
    moves, outcome = followed(game, "plan", body)
    assert moves == ()
    assert outcome is not None
    assert (outcome["why"], outcome["step"]) == ("grave", 0)
    assert "Dot" in text_of(outcome, "plan", body, language, game)
    step["harm"] = [about(each) for each in harm_of(game, [PASS])]
    assert len(followed(game, "plan", body)[0]) == 1, "what was seen when it was planned is as it was wished"


def test_what_a_plan_comes_to_is_kept_with_its_step() -> None:
    game = before_the_ruin()
    assert game.decision is not None
    draft = played(game.copy(), game.decision.by, Past(), [{"action": PASS}])
    assert draft.steps[0]["harm"] == [about(each) for each in harm_of(game, [PASS])]
