"""The proven best set of routes for all trains of a company together, and the check of a claimed set."""

from __future__ import annotations

from engine.board.route_problem import Claim, RouteProblem, RouteSolution

__all__ = ["solve", "verify"]


def solve(problem: RouteProblem) -> RouteSolution | None:
    """The run of the highest total; None if no legal run spends all of `problem.cover`.

    Trains may stay unused: without `cover`, a company that has no legal route gets the empty run of total 0.
    """
    raise NotImplementedError


def verify(problem: RouteProblem, claims: tuple[Claim, ...]) -> RouteSolution:
    """The claimed run with its values; what it may spend freely is spent as well as possible.

    Raises RouteError, with one of the reasons listed in `engine.board.route_claims`.
    """
    raise NotImplementedError
