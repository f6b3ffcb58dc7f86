"""Station markers by direct connection (8C)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING

from engine.actions import Action, Offer
from engine.acts import Act, Want
from engine.errors import IllegalAction
from engine.hints import Way
from engine.titles.t1865.actions import PlaceMarker
from engine.titles.t1865.board import network
from engine.titles.t1865.board.traffic import gain
from engine.titles.t1865.rounds.maritime import bonus_at, give_bonuses
from engine.view import BANK, split_node

if TYPE_CHECKING:
    from engine.board.connections import Connection
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.view import View


def in_district(g: View, company: str) -> bool:
    """8.19: whether the company has a marker in the Carbonia district."""
    return any(node in g.data.raw["district"] for node in g.nodes_of(company))


def placings(g: View, company: str) -> list[Way]:
    """Every direct connection by which the company could place a marker, whether it can pay it or not."""
    found = [_placing(g, company, each) for each in _possible(g, company)]
    return found if g.company(company).stations else []


def cheapest(ways: list[Way]) -> list[Way]:
    """The cheapest first; of equal cost the one with more traffic."""
    return sorted(ways, key=lambda each: (each.cost, -each.gain))


def richest(ways: list[Way]) -> list[Way]:
    """The most traffic for the money first; of equal parts the cheaper one."""
    return sorted(ways, key=lambda each: (-Fraction(each.gain, each.cost), each.cost))


def compared(g: View, company: str) -> dict[str, list[Way]]:
    """The direct connections in both orders."""
    found = placings(g, company)
    return {"cheapest": cheapest(found), "richest": richest(found)}


def _possible(g: View, company: str) -> Iterator[Connection]:
    for start in g.nodes_of(company):
        for each in network.connections(g, start):
            if g.free_slots(each.end) > 0 and company not in g.state.tokens.get(each.end, ()):
                yield each


def _placing(g: View, company: str, connection: Connection) -> Way:
    """A connection with what it costs, and what it brings with the bonus that is due there (3.4)."""
    action = PlaceMarker(connection.end, " ".join(connection.hexes))
    nodes = (connection.start, *connection.passed, connection.end)
    gained = network.traffic(g, connection) + bonus_at(g, company, connection.end)
    return Way(action, connection.hexes, nodes, network.costs(g, connection), gained)


def _named(g: View, company: str, action: PlaceMarker) -> Connection | None:
    """The direct connection that an action names, if there is such a one from a marker of the company."""
    hexes = tuple(action.connection.split(" "))
    for start in g.nodes_of(company):
        if split_node(start)[0] == hexes[0]:
            for each in network.connections(g, start):
                if each.hexes == hexes and each.end == action.node:
                    return each
    return None


class PlaceByConnection(Act):
    """8.20-8.25: one marker a turn, at a stop that a direct connection joins to one of the company's markers."""

    action = PlaceMarker

    def candidates(self, g: View, frame: CompanyTurn, want: Want) -> Iterator[Action | Offer]:
        """Each direct connection to a stop with a free slot."""
        return (each.action for each in placings(g, frame.company))

    def check(self, g: View, frame: CompanyTurn, action: PlaceMarker) -> None:
        """IllegalAction by the markers left, the stop, those there, the district, slots, the connection, the money."""
        company, node = frame.company, action.node
        if not g.company(company).stations:
            raise IllegalAction("token.none_left", company=company)
        if not g.has_node(node) or not network.is_stop(g, node):
            raise IllegalAction("token.no_city", node=node)
        if company in g.state.tokens.get(node, ()):
            raise IllegalAction("token.already_here", company=company, hex=split_node(node)[0])
        if node in g.data.raw["district"] and in_district(g, company):
            raise IllegalAction("token.district", company=company, node=node)
        if g.free_slots(node) < 1:
            raise IllegalAction("token.no_slot", node=node, slots=g.node_slots(node))
        connection = _named(g, company, action)
        if connection is None:
            raise IllegalAction("token.not_connected", company=company, node=node)
        cost = sum(network.costs(g, connection))
        if cost > g.cash(company):
            raise IllegalAction("money.short", need=cost, has=g.cash(company), who=company)

    def apply(self, g: Editor, frame: CompanyTurn, action: PlaceMarker) -> None:
        """Pay, place, gain the traffic of the connection, then any maritime bonus."""
        connection = _named(g, frame.company, action)
        assert connection is not None
        cost = sum(network.costs(g, connection))
        g.company(frame.company).stations.pop()
        g.pay(frame.company, BANK, cost, "station")
        g.place_token(frame.company, action.node, cost)
        gain(g, frame.company, network.traffic(g, connection), "marker")
        give_bonuses(g, frame.company)
        frame.add("station")


def has_placed(g: View, turn: CompanyTurn) -> bool:
    """8.20: at most one a turn, if one is left."""
    return turn.count("station") > 0 or not g.company(turn.company).stations
