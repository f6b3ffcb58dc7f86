"""Routes (chapter 8): the problem, bonuses, claims, and what a run earns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.actions import Action, Offer, RouteClaim, Run
from engine.acts import Act, Want
from engine.board.route_problem import Leg, Route, RouteBonus, RouteProblem, RouteSolution, Stop, Train
from engine.board.routes import solve
from engine.events import TrainsRan
from engine.hints import Wishes
from engine.rounds.run import Account, Bonuses, account_of, claims_of, read_claims, verified
from engine.rounds.wishes import alternatives, wished
from engine.titles.t1856.common import own
from engine.view import split_node

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.view import View

BEST = Wishes(most=1)
REVENUE = "revenue"
"""What the turn's run has earned and isn't paid yet, among the sums of the turn."""


def problem(g: View, company: str) -> RouteProblem:
    """8.1-8.9 as a problem for the route finder; built once a position."""
    trains = tuple(g.company(company).trains)
    key = ("problem", company, trains, tuple(own(g).rights.get(company, ())), own(g).port)
    if key not in g.memo:
        g.memo[key] = _build(g, company)
    return g.memo[key]


def _build(g: View, company: str) -> RouteProblem:
    nodes = list(g.reach(company).nodes)
    places = {node: index for index, node in enumerate(nodes)}
    links = g.network.legs(nodes)
    legs = tuple(Leg(places[link.a], places[link.b], link.sides, link.way) for link in links if link.a != link.b)
    groups = sorted({each.group for each in g.data.board.hexes.values() if each.group})
    trains = tuple(Train(kind, g.data.trains[kind].range) for kind in g.company(company).trains)
    stops = tuple(_stop(g, company, node, groups) for node in nodes)
    return RouteProblem(stops, legs, trains, bonuses=_port(g, company, nodes))


def _port(g: View, company: str, nodes: list[str]) -> tuple[RouteBonus, ...]:
    """8.9: the port's bonus is had once a route, also where both stops of its hex are visited."""
    mine = own(g)
    at_port = frozenset(index for index, node in enumerate(nodes) if split_node(node)[0] == mine.port)
    if mine.port_owner != company or not at_port:
        return ()
    return (RouteBonus(at_port, g.data.raw["port"]["bonus"]),)


def _stop(g: View, company: str, node: str, groups: list[str]) -> Stop:
    hex_id, _ = split_node(node)
    data, group = g.node(node), g.data.board.hexes[hex_id].group
    return Stop(
        node=node,
        value=data.worth(g.state.phase) + bonus(g, company, hex_id),
        token=company in g.state.tokens.get(node, ()),
        passable=not g.is_blocked(node, company),
        terminal=data.kind == "offboard",
        town=data.kind == "town",
        groups=1 << groups.index(group) if group else 0,
    )


def bonus(g: View, company: str, hex_id: str) -> int:
    """8.9: bridge and tunnel, for those who have the right."""
    total = 0
    for right in own(g).rights.get(company, ()):
        figures = g.data.raw["rights"][right]
        total += figures["bonus"] if hex_id in figures["hexes"] else 0
    return total


def account_for(
    g: View, company: str, solution: RouteSolution, trains: Sequence[int], claims: Sequence[RouteClaim]
) -> Account:
    """How a run earns what it does (8.8): the stops as printed, and what rights and the port add (8.9)."""
    by_train = dict(zip(trains, claims, strict=True))

    def bonuses(route: Route) -> Bonuses:
        return tuple(_bonuses(g, company, by_train[route.train]))

    return account_of(solution, trains, claims, lambda node: g.node(node).worth(g.state.phase), bonuses)


def _bonuses(g: View, company: str, route: RouteClaim) -> Iterator[tuple[str, int]]:
    """What a route has beside its stops, by the right that gives it."""
    hexes = [split_node(node)[0] for node in route.stops]
    for right in own(g).rights.get(company, ()):
        figures = g.data.raw["rights"][right]
        gain = figures["bonus"] * sum(hex_id in figures["hexes"] for hex_id in hexes)
        if gain:
            yield right, gain
    if own(g).port_owner == company and own(g).port in hexes:
        yield "port", g.data.raw["port"]["bonus"]


QUICK = 2000
"""The steps of search for a run that is only to be good, such as the one that's offered among the legal actions."""


def best(g: View, company: str, wishes: Wishes = BEST) -> list[tuple[RouteProblem, RouteSolution, str]]:
    """The best run as wished, and others to choose from (see `alternatives`); empty where nothing can be run.

    Raises IllegalAction for a wish that names nothing.
    """
    trains, rights = tuple(g.company(company).trains), tuple(own(g).rights.get(company, ()))
    key = ("best", company, trains, rights, own(g).port, wishes)
    if key not in g.memo:
        found = wished(g.board, problem(g, company), wishes)
        g.memo[key] = alternatives(found, wishes.most, lambda each: solve(each, wishes.patience))
    return g.memo[key]


def has_route(g: View, company: str) -> bool:
    """11.8: some own token is joined by track, not blocked, to another stop."""
    return any(leg.node != node for node in g.nodes_of(company) for leg in g.network.spokes(node).legs)


def can_run(g: View, company: str) -> bool:
    """A train and a route for it."""
    return bool(g.company(company).trains) and has_route(g, company)


class RunTrains(Act):
    """8.1-8.10: run any legal routes, or none; the revenue waits for interest and dividend."""

    action = Run

    def possible(self, g: View, frame: CompanyTurn) -> bool:
        """Running nothing is always legal."""
        return True

    def candidates(self, g: View, frame: CompanyTurn, want: Want) -> Iterator[Action | Offer]:
        """One offer: a good run, for 8.10 leaves the choice; to run nothing where there's none."""
        runs = best(g, frame.company, Wishes(most=1, patience=QUICK))
        claims = claims_of(runs[0][0], runs[0][1]) if runs else ()
        yield Offer(Run.type, {}, {}, (Run(claims),))

    def check(self, g: View, frame: CompanyTurn, action: Run) -> None:
        """8.10: legal routes; they need not be the best."""
        found = problem(g, frame.company)
        verified(found, read_claims(g.board, found, action.routes))

    def apply(self, g: Editor, frame: CompanyTurn, action: Run) -> None:
        """8.8, 8.9: note what it earns."""
        found = problem(g, frame.company)
        claims = read_claims(g.board, found, action.routes)
        solution = verified(found, claims)
        frame.amounts[REVENUE] = solution.total
        account = account_for(g, frame.company, solution, [claim.train for claim in claims], action.routes)
        g.emit(
            TrainsRan(frame.company, action.routes, account.values, solution.total, 0, account.stops, account.bonuses)
        )
        frame.add("run")
