"""Trying things out: a private copy of a game, what would change, and plans that are played when the turn comes. Pure.

A plan's body: {"steps": [{"action", "at", "effect", "leader", "harm"}, ...], "by_hand"}, `at` being the step and the
company it's meant for, `leader` who led the company that the action names (where it names one with shares), `harm` the
grave things that it was seen to come to, as `foresight.about` has them (where there were any). One that's `by_hand` is
played a step at a time, each when its person says so. Its outcome while it's played over several turns: {"progress":
[[seq, steps done], ...]}; what the log still holds counts.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from bot.service.intents.intents import NOTHING, Situation, Verdict, illegal
from bot.service.model import Intent
from engine import Action, Game, IllegalAction
from storage import IntentRecord

Events = list[dict[str, Any]]
"""What happened, as JSON."""


def place_of(game: Game) -> dict[str, Any]:
    """For which step, and which company, a decision is due."""
    decision = game.decision
    return {} if decision is None else {"step": decision.step, "company": decision.company}


def leader_of(game: Game, action: Mapping[str, Any]) -> dict[str, Any]:
    """Who leads the company with shares that an action (as JSON) names, as a part of its step; {} for any other."""
    company = game.state.companies.get(str(action.get("company", "")))
    return {} if company is None or not company.shares else {"leader": company.president}


def effect_and_events(game: Game, action: Action, seat: str) -> tuple[dict[str, Any], Events]:
    """Make a move in a copy: what it costs (negative) or brings the player and the company that acts, what happened."""
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


def done_of(intent: IntentRecord | Intent, holds: Collection[int] | None = None) -> int:
    """How many steps of a plan have been played and hold; `holds` are the entries that do (None: all)."""
    progress = (intent.outcome or {}).get("progress", [])
    return max((done for seq, done in progress if holds is None or seq in holds), default=0)


def try_step(trial: Game, step: Mapping[str, Any], seat: str) -> tuple[Action | None, Events, dict[str, Any] | None]:
    """Make a step in a copy: the action and what happened; or nothing, and why it doesn't go as planned."""
    if place_of(trial) != step["at"]:
        return None, [], {"why": "elsewhere", "planned": step["at"], "now": place_of(trial)}
    led = leader_of(trial, step["action"])
    if "leader" in step and led.get("leader") not in (step["leader"], seat):
        return None, [], {"why": "president", "company": step["action"]["company"], "by": led.get("leader")}
    try:
        action = trial.read_action(step["action"])
        effect, events = effect_and_events(trial, action, seat)
    except IllegalAction as error:
        return None, [], illegal(error)
    if effect != step["effect"]:
        return None, [], {"why": "differs", "planned": step["effect"], "now": effect}
    return action, events, None


def judge(intent: IntentRecord, s: Situation) -> Verdict:
    """Play as many steps as go as planned, one where they're run by hand; stop at the first that doesn't.

    That's one that is illegal, costs or brings something else, or is about a company that somebody else leads now.
    """
    if s.seat != intent.seat or not s.fresh or intent.id in s.fired:
        return NOTHING
    steps = intent.body["steps"][done_of(intent) :]
    trial = s.game.copy()
    due = steps[:1] if intent.body.get("by_hand") else steps
    played: list[Action] = []
    stop: dict[str, Any] | None = None
    for step in due:
        if trial.decision is None or trial.decision.player != s.seat:
            break
        action, _, stop = try_step(trial, step, s.seat)
        if action is None:
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
