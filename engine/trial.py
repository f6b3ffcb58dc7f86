"""Positions that are only looked at: a company as if its turn had come to its run; what follows the turn that is on."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine import flow
from engine.actions import Pass
from engine.position import Trial
from engine.rounds.operating import CompanyTurn, CompanyTurnRule, Step

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from engine.hints import Ending
    from engine.position import Position

RUN = "run"


def at_run(position: Position, company: str, trains: Sequence[str] | None = None) -> Trial | None:
    """A copy in which the company is about to run, whoever's turn it is; None for one that runs no trains now.

    The copy is for looking at (`programmes`), not for playing on. With `trains` it has these in place of its own.
    """
    state, rule = position.state.companies.get(company), position.view.rulebook.frames.get(CompanyTurn.kind)
    if state is None or not state.in_play or not isinstance(rule, CompanyTurnRule):
        return None
    g, frame = position.sketch(), CompanyTurn(company)
    if trains is not None:
        g.company(company).trains = list(trains)
    if not g.company(company).trains:
        return None
    steps = rule.steps(g, frame)
    place = next((n for n, each in enumerate(steps) if isinstance(each, Step) and each.name == RUN), None)
    if place is None:
        return None
    frame.step = place
    g.push(frame)
    return Trial(g, flow.next_decision(g))


def passes_to_run(position: Position, before: Collection[str]) -> tuple[Pass, ...] | None:
    """As many passes of the steps `before` as it takes to come to the run from here; None if there's none to come."""
    trial, company, passes = position.trial(), position.decision and position.decision.company, 0
    while trial.decision and trial.decision.company == company and trial.decision.step != RUN:
        if trial.decision.step not in before:
            return None
        trial.play(Pass())
        passes += 1
    at_run = trial.decision is not None and trial.decision.company == company
    return (Pass(),) * passes if at_run else None


def ending_of(position: Position) -> Ending | None:
    """How far off the end of the game is, once it's certain; in the last round, whether this is its last turn."""
    found = position.view.rulebook.ending(position.view)
    if found is None or found.stock or found.operating:
        return found
    return replace(found, last_turn=_is_last_turn(position))


def _is_last_turn(position: Position) -> bool:
    """Whether nobody would have to decide any more if the company's turn that is on ended here."""
    g = position.sketch()
    stack = g.state.stack
    place = next((n for n, each in enumerate(stack) if isinstance(each, CompanyTurn)), None)
    if place is None:
        return False
    del stack[place:]
    g.drop_derived()
    return flow.settle(g, flow.chosen)[0] is None
