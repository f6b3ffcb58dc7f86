"""Routes (chapter 8): the bonuses of the port, the bridge and the tunnel (8.9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.actions import RouteClaim
from engine.board.routing.route_problem import RouteBonus
from engine.titles.t1856.common import own
from engine.view import split_node

if TYPE_CHECKING:
    from engine.view import View


def port_bonus(g: View, company: str, nodes: list[str]) -> tuple[RouteBonus, ...]:
    """8.9: the port's bonus is had once a route, also where both stops of its hex are visited."""
    mine = own(g)
    at_port = frozenset(index for index, node in enumerate(nodes) if split_node(node)[0] == mine.port)
    if mine.port_owner != company or not at_port:
        return ()
    return (RouteBonus(at_port, g.data.raw["port"]["bonus"]),)


def bonus(g: View, company: str, hex_id: str) -> int:
    """8.9: bridge and tunnel, for those who have the right."""
    total = 0
    for right in own(g).rights.get(company, ()):
        figures = g.data.raw["rights"][right]
        total += figures["bonus"] if hex_id in figures["hexes"] else 0
    return total


def bonuses(g: View, company: str, route: RouteClaim) -> Iterator[tuple[str, int]]:
    """What a route has beside its stops, by the right that gives it."""
    hexes = [split_node(node)[0] for node in route.stops]
    for right in own(g).rights.get(company, ()):
        figures = g.data.raw["rights"][right]
        gain = figures["bonus"] * sum(hex_id in figures["hexes"] for hex_id in hexes)
        if gain:
            yield right, gain
    if own(g).port_owner == company and own(g).port in hexes:
        yield "port", g.data.raw["port"]["bonus"]
