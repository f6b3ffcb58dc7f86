"""A command's moves and those that follow by themselves, carried out in one visit to the worker thread."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from bot.panel.comparison import worths
from engine.actions import Action
from engine.acts import Decision
from engine.errors import EngineFault, IllegalAction
from engine.game import Game
from storage import IntentChange, WealthRecord

_log = logging.getLogger(__name__)

BEGINNING = {"type": "round_started", "round": "start"}
"""Stands for the start of a game among the rounds at which worth is looked at."""
LONGEST_CHAIN = 300
"""More moves than this in a row wait for the next command: a command must come to its end."""


@dataclass(frozen=True, slots=True)
class Made:
    """A move that was made: its entry, what happened, for which seat; `own`: it's what was commanded."""

    entry: dict[str, Any]
    events: list[dict[str, Any]]
    seat: str
    own: bool


@dataclass(frozen=True, slots=True)
class Follow:
    """What follows: a bundle for a seat, from the intent of this number."""

    intent: int
    seat: str
    actions: Sequence[Action]


class Follower(Protocol):
    """Knows what people have ordered. It notes in `changes` which intents come to their end."""

    changes: list[IntentChange]

    def next(self, game: Game, made: Sequence[Made]) -> Follow | None:
        """What is to follow now, None where the person has to decide."""
        ...

    def refused(self, follow: Follow, made: Sequence[Made], error: Exception) -> None:
        """What was to follow is not legal after all, or failed."""
        ...

    def finish(self, game: Game, made: Sequence[Made]) -> None:
        """Nothing follows any more: look which intents are over."""
        ...


@dataclass(frozen=True)
class Played:
    """What the engine answered. `result` where the game is over, `snapshot` where one is due."""

    made: list[Made]
    decision: Decision | None
    result: dict[str, Any] | None
    snapshot: dict[str, Any] | None
    changes: list[IntentChange] = field(default_factory=list)
    wealth: list[WealthRecord] = field(default_factory=list)


def play(game: Game, actions: Sequence[Action], by: str, follower: Follower | None, snapshot_every: int) -> Played:
    """Apply the commanded actions (all or nothing; they may be none), then what follows by itself."""
    before = game.seq
    wealth: list[WealthRecord] = []
    made = _apply(game, actions, by, True, wealth) if actions else []
    if follower is not None:
        _follow(game, made, follower, wealth)
    decision = game.decision
    due = game.seq // snapshot_every > before // snapshot_every
    return Played(
        made,
        decision,
        worths(game) if decision is None else None,
        game.snapshot() if due else None,
        [] if follower is None else list(follower.changes),
        wealth,
    )


def _apply(game: Game, actions: Sequence[Action], by: str, own: bool, wealth: list[WealthRecord]) -> list[Made]:
    applied = game.apply_all(list(actions), by)
    made = [Made(each.entry, [event.to_json() for event in each.events], by, own) for each in applied]
    wealth += wealth_of(game, [event for each in made for event in each.events])
    return made


def wealth_of(game: Game, events: Sequence[dict[str, Any]]) -> list[WealthRecord]:
    """What everybody is worth now, if a round has just begun or the game has ended."""
    round_ = next((each for each in reversed(events) if each["type"] == "round_started"), None)
    if game.decision is None:
        round_ = {"type": "round_started", "round": "end"}
    if round_ is None:
        return []
    named = {key: value for key, value in round_.items() if key != "type"}
    return [WealthRecord(game.seq, named, {seat: worth.total for seat, worth in game.result().items()})]


def _follow(game: Game, made: list[Made], follower: Follower, wealth: list[WealthRecord]) -> None:
    for _ in range(LONGEST_CHAIN):
        follow = follower.next(game, made) if game.decision is not None else None
        if follow is None:
            break
        try:
            made += _apply(game, follow.actions, follow.seat, False, wealth)
        except (IllegalAction, EngineFault) as error:
            # The engine took the bundle back; what was commanded stands, and the person is asked.
            if isinstance(error, EngineFault):
                _log.exception("what was to follow after entry %s failed", game.seq)
            follower.refused(follow, made, error)
    follower.finish(game, made)
