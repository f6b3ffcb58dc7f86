"""What is asked once more before it's done: what hurts somebody, with what it does to whom; a tile in place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.discord.codes import after_passes, pack
from bot.discord.front import panel_and_trial
from bot.discord.panel import Panel
from bot.service.plans import comparison
from engine.actions import Action, Pass
from engine.errors import EngineFault, IllegalAction
from engine.events import (
    CompanyClosed,
    Event,
    PresidentChanged,
    PrivateClosed,
    TrainsRusted,
    WentBankrupt,
)

if TYPE_CHECKING:
    from engine.game import Game

HURTING = (CompanyClosed, TrainsRusted, WentBankrupt)
"""What can't be got back, for oneself or others."""

Changes = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Trial:
    """A move tried out: what it changes, and what can be done after it (the panel, and a copy to look for runs in)."""

    changes: Changes
    found: tuple[Panel, Any]


def harm_of(game: Game, raw: Sequence[Mapping[str, Any]]) -> Changes | None:
    """What these moves change, if that hurts somebody and a single choice makes it so; None if not, or not legal.

    Types of which the title says what they come to are always asked for once more.

    Only a move after passes is looked at: passing, runs and dividends are never asked for twice.
    """
    try:
        actions = [game.read_action(each) for each in raw]
        if game.decision is None or not actions or not _is_choice(actions):
            return None
        trial = game.copy()
        events = [event for each in trial.apply_all(actions, game.decision.by) for event in each.events]
    except (IllegalAction, EngineFault):
        return None
    asked = actions[-1].type in game.rulebook.previews or any(_hurts(game, each) for each in events)
    return comparison(game, trial) if asked else None


def _is_choice(actions: Sequence[Action]) -> bool:
    return all(isinstance(each, Pass) for each in actions[:-1]) and actions[-1].type not in ("pass", "run")


def _hurts(game: Game, event: Event) -> bool:
    if isinstance(event, PresidentChanged):
        return event.old is not None and event.old in game.state.seats
    if isinstance(event, PrivateClosed):
        decision = game.decision
        return decision is None or game.state.privates.get(event.private) not in (decision.by, decision.company)
    return isinstance(event, HURTING)


def value_of_moves(game: Game, raw: Sequence[Mapping[str, Any]]) -> str:
    """The value of passes and a last move, for a custom id."""
    return after_passes(len(raw) - 1, pack(game.read_action(raw[-1])))


def tried(game: Game, raw: Mapping[str, Any]) -> Trial | None:
    """A move on a copy; None where it isn't legal, which the move itself will say better."""
    try:
        trial = game.copy()
        trial.apply(game.read_action(raw), game.decision.by if game.decision is not None else "")
    except (IllegalAction, EngineFault):
        return None
    return Trial(comparison(game, trial), panel_and_trial(trial))
