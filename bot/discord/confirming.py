"""What is asked once more before it's done: what hurts somebody, with what it does to whom; a tile in place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.discord.ahead import moved
from bot.discord.codes import Line, pack
from bot.discord.front import panel_and_trial
from bot.discord.outlooks import preview_of
from bot.discord.panel import Panel
from bot.service.plans import comparison
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
    from engine.actions import Action
    from engine.game import Game

HURTING = (CompanyClosed, TrainsRusted, WentBankrupt)
"""What can't be got back, for oneself or others."""

USUAL = frozenset({"pass", "run", "buy_wagon", "pay_dividend"})
"""What goes with a choice: the steps before it, and the end of the turn."""

Changes = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Trial:
    """A move tried out: what it changes, and what can be done after it (the panel, and a copy to look for runs in)."""

    changes: Changes
    found: tuple[Panel, Any]


def harm_of(game: Game, raw: Sequence[Mapping[str, Any]]) -> Changes | None:
    """What these moves change, if that hurts somebody and a single choice makes it so; None if not, or not legal.

    What the title says something of is always asked for once more.

    Passing, runs and dividends are never asked for twice.
    """
    try:
        actions = [game.read_action(each) for each in raw]
        chosen = [place for place, each in enumerate(actions) if each.type not in USUAL]
        if game.decision is None or len(chosen) != 1:
            return None
        trial = game.copy()
        at = chosen[0]
        events = trial.apply_all(actions, game.decision.by)[at].events
    except (IllegalAction, EngineFault):
        return None
    asked = _is_foreseen(game, actions[:at], actions[at]) or any(_hurts(game, each) for each in events)
    return comparison(game, trial) if asked else None


def _is_foreseen(game: Game, before: Sequence[Action], action: Action) -> bool:
    """Whether the title says what the action comes to after those before it, all of them legal."""
    if action.type not in game.rulebook.previews:
        return False
    return bool(preview_of(moved(game, before) if before else game, action))


def _hurts(game: Game, event: Event) -> bool:
    if isinstance(event, PresidentChanged):
        return event.old is not None and event.old in game.state.seats
    if isinstance(event, PrivateClosed):
        decision = game.decision
        return decision is None or game.state.privates.get(event.private) not in (decision.by, decision.company)
    return isinstance(event, HURTING)


def value_of_moves(game: Game, raw: Sequence[Mapping[str, Any]]) -> str:
    """The value of passes and a last move, for a custom id."""
    passes = len(raw) - 1
    return str(Line(pack(game.read_action(raw[-1])), str(passes) if passes else ""))


def tried(game: Game, raw: Mapping[str, Any]) -> Trial | None:
    """A move on a copy; None where it isn't legal, which the move itself will say better."""
    try:
        trial = game.copy()
        trial.apply(game.read_action(raw), game.decision.by if game.decision is not None else "")
    except (IllegalAction, EngineFault):
        return None
    return Trial(comparison(game, trial), panel_and_trial(trial))
