"""The table of wagons and supporters: every combination that has effect, with fee, income and net, best first."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from engine.actions import Action, Pass, Run
from engine.board.routing.routes import solve
from engine.hints import Programme, Wishes
from engine.rounds.operating import CompanyTurn
from engine.rounds.run import claims_of, read_claims, verified
from engine.rounds.wishes import alternatives, wished
from engine.titles.t18mag.actions import BuyWagon, UseSupporter
from engine.titles.t18mag.running import (
    account_for,
    best,
    mine_income,
    next_fee,
    problem,
    resources,
    split,
    wagon_sellers,
)
from engine.titles.t18mag.supporters import TOWN, is_available
from engine.trial import passes_to_run

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.board.routing.route_problem import RouteProblem, RouteSolution
    from engine.position import Position
    from engine.view import View

BEFORE = ("track", "station", "scrap")
"""The steps before the run, which may be passed."""


def programmes(position: Position, wishes: Wishes) -> list[Programme]:
    """The runs open to the acting minor, best net result first; empty for a major, or once it has run.

    The best for each set of wagons, then others with the same set, `wishes.most` in all; where the best routes are
    compulsory (5.4.10), those are equally good ones, and wishes choose among them.

    Each is a bundle that also passes the optional steps before the run.
    """
    turn = _turn(position)
    passes = passes_to_run(position, BEFORE) if turn else None
    if turn is None or passes is None:
        return []
    g = position.view
    found = [each for more in _combinations(g, turn) for each in _programmes(g, turn, passes, more, wishes)]
    return sorted(found, key=lambda each: (-each.net, len(each.services), each.services))


def route_problem(position: Position, services: Sequence[str]) -> RouteProblem | None:
    """What the acting minor may run with these further wagons; None once it has run."""
    turn = _turn(position)
    return problem(position.view, turn.company, resources(position.view, turn, services)) if turn else None


def _turn(position: Position) -> CompanyTurn | None:
    """The turn of the minor that is still to run."""
    turn = position.state.stack[-1] if position.state.stack else None
    if position.decision is None or position.decision.on_behalf:
        return None
    if not isinstance(turn, CompanyTurn) or position.view.company(turn.company).kind != "minor" or turn.count("run"):
        return None
    return turn


def _combinations(g: View, turn: CompanyTurn) -> list[tuple[str, ...]]:
    """The further wagons, each set in the order that pays most to the majors of which the owner holds most.

    A supporter's extra town is offered along with each set (13.3); it costs nothing.
    """
    owner = g.actor(turn.company) or ""
    left = [seller for seller in wagon_sellers(g) if seller not in turn.services]
    left.sort(key=lambda major: g.company(major).shares.get(owner, 0))
    sets = [chosen for size in range(len(left) + 1) for chosen in combinations(left, size)]
    if not is_available(g, turn.company, TOWN):
        return sets
    return [*sets, *((TOWN, *chosen) for chosen in sets)]


def _programmes(
    g: View, turn: CompanyTurn, passes: tuple[Pass, ...], more: tuple[str, ...], wishes: Wishes
) -> Iterator[Programme]:
    """The runs with these further wagons; none where they can't be paid, or one of them has no effect."""
    wagons = [each for each in more if each != TOWN]
    fee = sum(next_fee(g, len(turn.services) + index) for index in range(len(wagons)))
    if fee > g.cash(turn.company):
        return
    bought: tuple[Action, ...] = tuple(UseSupporter(each) if each == TOWN else BuyWagon(each) for each in more)
    bits = resources(g, turn, more)
    asked = problem(g, turn.company, bits)
    for found, solution, without in _runs(g, turn.company, bits, wishes):
        claims = claims_of(found, solution)
        read = read_claims(g.board, asked, claims)
        run = verified(
            asked, read
        )  # as the act will read it: which route has a wagon's bonus may be a matter of choice
        extra = mine_income(asked, run)
        income = run.total - extra
        to_owner, to_company = split(income)
        account = account_for(g, asked, run, [claim.train for claim in read], claims)
        actions = (*passes, *bought, Run(claims))
        yield Programme(actions, more, fee, income, extra, to_owner, to_company + extra, claims, *account, without)


def _runs(g: View, company: str, bits: int, wishes: Wishes) -> list[tuple[RouteProblem, RouteSolution, str]]:
    """The best run as wished with these resources, and others, as `alternatives`; all of them legal (5.4.10)."""
    solution, found = best(g, company, bits), problem(g, company, bits)
    if solution is None or not solution.routes:
        return []
    runs = [(found, solution, "")]
    if wishes.most > 1 or wishes.visit or wishes.avoid or wishes.rest:
        runs = alternatives(wished(g.board, found, wishes), wishes.most, solve)
    least = solution.total if g.rules["routes"] == "best" else 0
    return [each for each in runs if each[1].total >= least]
