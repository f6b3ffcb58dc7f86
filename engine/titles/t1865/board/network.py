"""Stops and direct connections (1.6, 1.7): cities and mines end a connection, towns lie on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.board import connections as board

if TYPE_CHECKING:
    from engine.view import View

CITY, TOWN, MINE = "city", "town", "mine"


def is_city(g: View, node: str) -> bool:
    """Whether the node is a city."""
    return g.node(node).kind == CITY


def is_mine(g: View, node: str) -> bool:
    """Whether the node is a mine."""
    return g.node(node).kind == MINE


def is_stop(g: View, node: str) -> bool:
    """1.6: a city or a mine; a town is no stop."""
    return g.node(node).kind in (CITY, MINE)


def worth(g: View, node: str) -> int:
    """The traffic that a node shows now."""
    return g.node(node).worth(g.state.phase)


def connections(g: View, start: str) -> tuple[board.Connection, ...]:
    """1.7: all direct connections from a stop, in a fixed order; worked out once for each position of the track."""
    key = ("connections", start)
    if key not in g.memo:
        g.memo[key] = tuple(board.connections(g.network, start, lambda node: is_stop(g, node)))
    return g.memo[key]


def joined(g: View, node: str) -> frozenset[str]:
    """The stops that direct connections join to this one, whoever's markers lie there."""
    key = ("joined", node)
    if key not in g.memo:
        g.memo[key] = frozenset(each.end for each in connections(g, node))
    return g.memo[key]


def costs(g: View, connection: board.Connection) -> tuple[int, ...]:
    """8.22: the cost of each hex edge that a connection crosses, in order; a sea route costs once."""
    return board.edge_costs(g.network, connection)


def traffic(g: View, connection: board.Connection) -> int:
    """8.24: the towns on the way and the stop itself; the start gives nothing."""
    return sum(worth(g, node) for node in (*connection.passed, connection.end))


def are_joined(g: View, one: str, other: str) -> bool:
    """11.2: markers of both companies in one city, or a direct connection between two of their markers."""
    nodes, others = set(g.nodes_of(one)), set(g.nodes_of(other))
    return bool(nodes & others) or any(joined(g, node) & others for node in nodes)


def has_reached(g: View, company: str, destination: str) -> bool:
    """7.20: a direct connection from a marker to the destination; a marker there is none by itself."""
    return any(destination in joined(g, node) for node in g.nodes_of(company))
