"""The runs that are proposed: the proven best and others, with the steps before them passed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.actions import Action, Run
from engine.hints import Programme, Wishes
from engine.rounds.operating import CompanyTurn
from engine.rounds.run import claims_of
from engine.titles.t1856.board.running import account_for, best, problem
from engine.trial import passes_to_run

if TYPE_CHECKING:
    from engine.board.route_problem import RouteProblem
    from engine.position import Position

BEFORE = ("track", "station", "borrow")
"""The steps before the run, which may be passed."""


def programmes(position: Position, wishes: Wishes) -> list[Programme]:
    """The acting company's best run as wished, and others; empty once it has run or where there's none."""
    turn = _turn(position)
    passes = passes_to_run(position, BEFORE) if turn else None
    if turn is None or passes is None:
        return []
    runs: list[Programme] = []
    for found, solution, without in best(position.view, turn.company, wishes):
        claims = claims_of(found, solution)
        actions: tuple[Action, ...] = (*passes, Run(claims))
        account = account_for(position.view, turn.company, solution, [route.train for route in solution.routes], claims)
        runs.append(Programme(actions, (), 0, solution.total, 0, 0, 0, claims, *account, without, solution.proven))
    return runs


def route_problem(position: Position) -> RouteProblem | None:
    """What the acting company may run; None once it has run."""
    turn = _turn(position)
    return problem(position.view, turn.company) if turn else None


def _turn(position: Position) -> CompanyTurn | None:
    """The turn of the company that is still to run."""
    turn = position.state.stack[-1] if position.state.stack else None
    return turn if isinstance(turn, CompanyTurn) and not turn.count("run") else None
