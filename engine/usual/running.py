"""Runs as usual: the problem for the route finder, claims, proposals, and what a run earns until it's divided."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.actions import Action, Offer, RouteClaim, Run
from engine.acts import Act, Want
from engine.board.routing.route_problem import Leg, Route, RouteProblem, RouteSolution, Stop, Train
from engine.board.routing.routes import solve
from engine.events import TrainsRan
from engine.hints import Programme, Wishes
from engine.rounds.operating import CompanyTurn, CompanyTurnRule, Step
from engine.rounds.run import Account, Bonuses, account_of, claims_of, read_claims, verified
from engine.rounds.wishes import alternatives, wished
from engine.trial import RUN, passes_to_run
from engine.usual.rules import usual
from engine.view import split_node

if TYPE_CHECKING:
    from engine.board.data import NodeData
    from engine.editor import Editor
    from engine.position import Position
    from engine.view import View

BEST = Wishes(most=1)
REVENUE = "revenue"
"""What the turn's run has earned and isn't paid yet, among the sums of the turn."""
QUICK = 2000
"""The steps of search for a run that is only to be good, such as the one that's offered among the legal actions."""


def problem(g: View, company: str) -> RouteProblem:
    """A company's runs as a problem for the route finder; built once a position."""
    key = ("problem", company, tuple(g.company(company).trains), usual(g).run_key(g, company))
    if key not in g.memo:
        g.memo[key] = _build(g, company)
    return g.memo[key]


def _build(g: View, company: str) -> RouteProblem:
    nodes = list(g.reach(company).nodes)
    places = {node: index for index, node in enumerate(nodes)}
    links = g.network.legs(nodes)
    legs = tuple(Leg(places[link.a], places[link.b], link.sides, link.way) for link in links if link.a != link.b)
    groups = sorted({each.group for each in g.data.board.hexes.values() if each.group})
    differing = [(index, each) for index, each in enumerate(map(g.node, nodes)) if each.by_train]
    trains = tuple(_train(g, kind, differing) for kind in g.company(company).trains)
    stops = tuple(_stop(g, company, node, groups) for node in nodes)
    return RouteProblem(stops, legs, trains, bonuses=usual(g).route_bonuses(g, company, nodes))


def _train(g: View, kind: str, differing: Sequence[tuple[int, NodeData]]) -> Train:
    """A train with what it earns more than others at some of the nodes whose value depends on the train."""
    phase = g.state.phase
    further = ((index, each.worth(phase, kind) - each.worth(phase)) for index, each in differing)
    return Train(kind, g.data.trains[kind].range, tuple((index, amount) for index, amount in further if amount))


def _stop(g: View, company: str, node: str, groups: list[str]) -> Stop:
    hex_id, _ = split_node(node)
    data, group = g.node(node), g.data.board.hexes[hex_id].group
    return Stop(
        node=node,
        value=data.worth(g.state.phase) + usual(g).stop_bonus(g, company, hex_id),
        token=company in g.state.tokens.get(node, ()),
        passable=not g.is_blocked(node, company),
        terminal=data.kind == "offboard",
        town=data.kind == "town",
        groups=1 << groups.index(group) if group else 0,
    )


def account_for(
    g: View, company: str, solution: RouteSolution, trains: Sequence[int], claims: Sequence[RouteClaim]
) -> Account:
    """How a run earns what it does: the stops as printed, and what there is beside them."""
    by_train = dict(zip(trains, claims, strict=True))

    def bonuses(route: Route) -> Bonuses:
        return tuple(usual(g).bonuses_of(g, company, by_train[route.train]))

    return account_of(solution, trains, claims, lambda node, train: g.node(node).worth(g.state.phase, train), bonuses)


def best(g: View, company: str, wishes: Wishes = BEST) -> list[tuple[RouteProblem, RouteSolution, str]]:
    """The best run as wished, and others to choose from (see `alternatives`); empty where nothing can be run.

    Raises IllegalAction for a wish that names nothing.
    """
    key = ("best", company, tuple(g.company(company).trains), usual(g).run_key(g, company), wishes)
    if key not in g.memo:
        found = wished(g.board, problem(g, company), wishes)
        g.memo[key] = alternatives(found, wishes.most, lambda each: solve(each, wishes.patience))
    return g.memo[key]


def can_run(g: View, company: str) -> bool:
    """A train and a route for it."""
    return bool(g.company(company).trains) and usual(g).has_route(g, company)


def has_run(g: View, turn: CompanyTurn) -> bool:
    """Nothing is left to run in the turn."""
    return turn.count("run") > 0 or not can_run(g, turn.company)


class RunTrains(Act):
    """Run any legal routes, or none; the revenue waits for the dividend."""

    action = Run

    def possible(self, g: View, frame: CompanyTurn) -> bool:
        """Running nothing is always legal."""
        return True

    def candidates(self, g: View, frame: CompanyTurn, want: Want) -> Iterator[Action | Offer]:
        """One offer: a good run, for the choice is free; to run nothing where there's none."""
        runs = best(g, frame.company, Wishes(most=1, patience=QUICK))
        claims = claims_of(runs[0][0], runs[0][1]) if runs else ()
        yield Offer(Run.type, {}, {}, (Run(claims),))

    def check(self, g: View, frame: CompanyTurn, action: Run) -> None:
        """Legal routes; they need not be the best."""
        found = problem(g, frame.company)
        verified(found, read_claims(g.board, found, action.routes))

    def apply(self, g: Editor, frame: CompanyTurn, action: Run) -> None:
        """Note in the turn what the verified routes earn, for the dividend."""
        found = problem(g, frame.company)
        claims = read_claims(g.board, found, action.routes)
        solution = verified(found, claims)
        frame.amounts[REVENUE] = solution.total
        account = account_for(g, frame.company, solution, [claim.train for claim in claims], action.routes)
        g.emit(
            TrainsRan(frame.company, action.routes, account.values, solution.total, 0, account.stops, account.bonuses)
        )
        frame.add("run")


def programmes(position: Position, wishes: Wishes) -> list[Programme]:
    """The acting company's best run as wished, and others; empty once it has run or where there's none."""
    turn = _turn(position)
    passes = passes_to_run(position, _steps_before(position.view, turn)) if turn else None
    if turn is None or passes is None:
        return []
    runs: list[Programme] = []
    for found, solution, without in best(position.view, turn.company, wishes):
        claims = claims_of(found, solution)
        actions: tuple[Action, ...] = (*passes, Run(claims))
        account = account_for(position.view, turn.company, solution, [route.train for route in solution.routes], claims)
        runs.append(Programme(actions, (), 0, solution.total, 0, 0, 0, claims, *account, without, solution.proven))
    return runs


def _steps_before(g: View, turn: CompanyTurn) -> list[str]:
    """The steps before the run, which may be passed."""
    rule = g.rulebook.frames[turn.kind]
    assert isinstance(rule, CompanyTurnRule)
    names = [step.name for step in rule.steps(g, turn) if isinstance(step, Step)]
    return names[: names.index(RUN)]


def route_problem(position: Position) -> RouteProblem | None:
    """What the acting company may run; None once it has run."""
    turn = _turn(position)
    return problem(position.view, turn.company) if turn else None


def _turn(position: Position) -> CompanyTurn | None:
    """The turn of the company that is still to run."""
    turn = position.state.stack[-1] if position.state.stack else None
    return turn if isinstance(turn, CompanyTurn) and not turn.count("run") else None
