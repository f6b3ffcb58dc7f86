"""The run that's proposed: the proven best, with the steps before it passed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.actions import Action, Pass, Run
from engine.rounds.operating import CompanyTurn
from engine.rounds.run import claims_of
from engine.rulebook import Programme
from engine.titles.t1856.running import best, problem

if TYPE_CHECKING:
    from engine.game import Game


def programmes(game: Game) -> list[Programme]:
    """The best run of the acting company; empty once it has run or where there's none."""
    turn = game.state.stack[-1] if game.state.stack else None
    if not isinstance(turn, CompanyTurn) or turn.count("run"):
        return []
    passes = _passes_before_run(game)
    solution = best(game.view, turn.company) if passes is not None else None
    if passes is None or solution is None or not solution.routes:
        return []
    found = problem(game.view, turn.company)
    actions: tuple[Action, ...] = (*passes, Run(claims_of(found, solution)))
    return [Programme(actions, (), 0, solution.total, 0, 0, 0)]


def _passes_before_run(game: Game) -> tuple[Pass, ...] | None:
    """As many passes as it takes to come to the run from here; None if there's no run in this turn."""
    trial, passes = game.copy(), 0
    company, player = game.decision and game.decision.company, game.decision and game.decision.by
    while trial.decision and trial.decision.company == company and trial.decision.step != "run":
        if trial.decision.step not in ("track", "station", "borrow") or player is None:
            return None
        trial.apply(Pass(), player)
        passes += 1
    at_run = trial.decision is not None and trial.decision.company == company
    return (Pass(),) * passes if at_run else None
