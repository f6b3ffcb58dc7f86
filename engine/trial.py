"""Positions that are only looked at: a company as if its turn had come to its run; what follows the turn that is on."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine import flow
from engine.rounds.operating import CompanyTurn, CompanyTurnRule, Step

if TYPE_CHECKING:
    from engine.game import Game
    from engine.hints import Ending

RUN = "run"


def at_run(game: Game, company: str) -> Game | None:
    """A copy in which the company is about to run, whoever's turn it is; None for one that runs no trains now.

    The copy is for looking at (`programmes`), not for playing on.
    """
    state, rule = game.state.companies.get(company), game.rulebook.frames.get(CompanyTurn.kind)
    if state is None or not state.in_play or not state.trains or not isinstance(rule, CompanyTurnRule):
        return None
    other, frame = game.copy(), CompanyTurn(company)
    steps = rule.steps(other.view, frame)
    place = next((n for n, each in enumerate(steps) if isinstance(each, Step) and each.name == RUN), None)
    if place is None:
        return None
    frame.step = place
    other.state.stack.append(frame)
    other.decision = flow.next_decision(other.view)
    return other


def ending_of(game: Game) -> Ending | None:
    """How far off the end of the game is, once it's certain; in the last round, whether this is its last turn."""
    found = game.rulebook.ending(game.view)
    if found is None or found.stock or found.operating:
        return found
    return replace(found, last_turn=_is_last_turn(game))


def _is_last_turn(game: Game) -> bool:
    """Whether nobody would have to decide any more if the company's turn that is on ended here."""
    other = game.copy()
    stack = other.state.stack
    place = next((n for n, each in enumerate(stack) if isinstance(each, CompanyTurn)), None)
    if place is None:
        return False
    del stack[place:]
    other.view.drop_derived()
    return flow.settle(other.view, flow.chosen)[0] is None
