"""The runs that are proposed: the proven best and others, with the steps before them passed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.actions import Action, Pass, Run
from engine.rounds.operating import CompanyTurn
from engine.rounds.run import claims_of
from engine.rulebook import Programme, Wishes
from engine.titles.t1856.running import best, problem

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.board.route_problem import RouteProblem
    from engine.game import Game


def programmes(game: Game, wishes: Wishes) -> list[Programme]:
    """The acting company's best run as wished, and others; empty once it has run or where there's none."""
    turn = _turn(game)
    passes = _passes_before_run(game) if turn else None
    if turn is None or passes is None:
        return []
    runs: list[Programme] = []
    for found, solution, without in best(game.view, turn.company, wishes):
        claims = claims_of(found, solution)
        actions: tuple[Action, ...] = (*passes, Run(claims))
        values = tuple(route.value for route in solution.routes)
        runs.append(Programme(actions, (), 0, solution.total, 0, 0, 0, claims, values, without, solution.proven))
    return runs


def route_problem(game: Game, services: Sequence[str]) -> RouteProblem | None:
    """What the acting company may run; None once it has run."""
    turn = _turn(game)
    return problem(game.view, turn.company) if turn else None


def _turn(game: Game) -> CompanyTurn | None:
    """The turn of the company that is still to run."""
    turn = game.state.stack[-1] if game.state.stack else None
    return turn if isinstance(turn, CompanyTurn) and not turn.count("run") else None


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
