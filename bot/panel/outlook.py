"""What a move comes to beyond its direct effects: what the title says of it, and what its automaton would do next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.panel.comparison import comparison
from engine.errors import IllegalAction

if TYPE_CHECKING:
    from engine.events import Event
    from engine.game import Game
    from engine.hints import Forecast, Remark

TRADES = frozenset({"buy_share", "sell_shares", "start_company"})
"""Types of action after which people look at what an automaton between them will do."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """Of a move, or the position as it is: the title's remarks, changes, a forecast (None without an automaton)."""

    remarks: tuple[Remark, ...] = ()
    forecast: Forecast | None = None
    events: tuple[Event, ...] = ()
    """What the automaton does by itself in the move, or would do on its next turn."""
    changes: Mapping[str, Any] | None = None


def outlook_now(game: Game) -> Outlook:
    """The position as it is."""
    forecast = game.rulebook.forecast(game) if game.decision else None
    return Outlook((), forecast, forecast.events if forecast is not None else ())


def outlook_after(game: Game, raw: Sequence[Mapping[str, Any]]) -> Outlook | None:
    """These moves tried on a copy; None where they aren't legal, which the moves themselves will say better.

    Raises UnreadableAction for what is no action of the game.
    """
    trial = game.copy()
    remarks: list[Remark] = []
    told: list[Event] = []
    try:
        for each in raw:
            action = trial.read_action(each)
            trial.check(action, trial.decision.by if trial.decision is not None else "")
            remarks += trial.rulebook.preview(trial, action)
            told += trial.apply(action, trial.decision.by if trial.decision is not None else "").events
    except IllegalAction:
        return None
    foreseen = game.decision is not None and game.decision.step in game.rulebook.foreseen_at
    traded = foreseen and any(each["type"] in TRADES for each in raw)
    forecast = trial.rulebook.forecast(trial) if traded and trial.decision else None
    events = (own_moves(told, forecast.who) or forecast.events) if forecast is not None else ()
    return Outlook(tuple(remarks), forecast, events, comparison(game, trial))


def own_moves(events: Sequence[Event], who: str) -> tuple[Event, ...]:
    """The part of what happened that the automaton of this name did."""
    own = [place for place, each in enumerate(events) if getattr(each, "player", "") == who]
    return tuple(events[own[0] : own[-1] + 1]) if own else ()
