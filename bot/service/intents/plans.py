"""Trying things out: a private copy of a game, what would change, and plans that are played when the turn comes. Pure.

A plan's body: {"steps": [{"action", "at", "effect", "harm"}, ...]}, `at` being the step and the company it's meant for,
`harm` the grave things that it was seen to come to, as `foresight.about` has them (where there were any). Its
outcome while it's played over several turns: {"progress": [[seq, steps done], ...]}; what the log still holds counts.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from bot.service.intents.intents import NOTHING, Situation, Verdict, illegal
from engine import Action, Game, IllegalAction
from storage import IntentRecord


def place_of(game: Game) -> dict[str, Any]:
    """For which step, and which company, a decision is due."""
    decision = game.decision
    return {} if decision is None else {"step": decision.step, "company": decision.company}


def effect_of(game: Game, action: Action, seat: str) -> dict[str, Any]:
    """Make a move in a copy, and say what it costs (negative) or brings the player and the company that acts."""
    return effect_and_events(game, action, seat)[0]


def effect_and_events(game: Game, action: Action, seat: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """As `effect_of`, and what happened, as JSON."""
    company = game.decision.company if game.decision is not None else None
    before = _purses(game, seat, company)
    applied = game.apply(action, seat)
    after = _purses(game, seat, company)
    return {who: after[who] - before[who] for who in before}, [each.to_json() for each in applied.events]


def _purses(game: Game, seat: str, company: str | None) -> dict[str, int]:
    purses = {"player": game.view.cash(seat)}
    if company is not None and company in game.state.companies:
        purses["company"] = game.view.cash(company)
    return purses


def done_of(intent: IntentRecord, holds: Collection[int] | None = None) -> int:
    """How many steps of a plan have been played and hold; `holds` are the entries that do (None: all)."""
    progress = (intent.outcome or {}).get("progress", [])
    return max((done for seq, done in progress if holds is None or seq in holds), default=0)


def judge(intent: IntentRecord, s: Situation) -> Verdict:
    """Play as many steps as go as planned; stop at the first that's illegal, or costs or brings something else."""
    if s.seat != intent.seat or not s.fresh or intent.id in s.fired:
        return NOTHING
    steps = intent.body["steps"][done_of(intent) :]
    trial = s.game.copy()
    played: list[Action] = []
    stop: dict[str, Any] | None = None
    for step in steps:
        if trial.decision is None or trial.decision.player != s.seat:
            break
        if place_of(trial) != step["at"]:
            stop = {"why": "elsewhere", "planned": step["at"], "now": place_of(trial)}
            break
        try:
            action = trial.read_action(step["action"])
            effect = effect_of(trial, action, s.seat)
        except IllegalAction as error:
            stop = illegal(error)
            break
        if effect != step["effect"]:
            stop = {"why": "differs", "planned": step["effect"], "now": effect}
            break
        played.append(action)
    if stop is not None:
        return stopped(intent, s.game, s.seat, played, stop)
    progress = _progress(intent, s.game, played)
    if len(played) == len(steps):
        return Verdict(s.seat, tuple(played), {"why": "done"} | progress, over=True)
    return Verdict(s.seat, tuple(played), progress) if played else NOTHING


def stopped(intent: IntentRecord, game: Game, seat: str, played: Sequence[Action], stop: dict[str, Any]) -> Verdict:
    """The plan is over after these moves of it, for this reason."""
    done = done_of(intent) + len(played)
    outcome = stop | {"step": done, "action": intent.body["steps"][done]["action"]}
    return Verdict(seat, tuple(played), outcome | _progress(intent, game, played), over=True)


def _progress(intent: IntentRecord, game: Game, played: Sequence[Action]) -> dict[str, Any]:
    """How many steps are done once these moves are made, and as of which entry."""
    earlier = (intent.outcome or {}).get("progress", [])
    done = done_of(intent) + len(played)
    return {"progress": [*earlier, [game.seq + len(played), done]] if played else earlier}
