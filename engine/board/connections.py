"""Direct connections: runs of track from one stop to another with no further stop on the way.

A title says what is a stop; all other nodes are passed. A connection uses no hex side and no node twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from engine.board.track import Network

StopsAt = Callable[[str], bool]
"""Whether a node is a stop, which ends a connection."""


@dataclass(frozen=True, slots=True)
class Connection:
    """A direct connection. `passed` are the nodes on the way, `hexes` all its hexes, both ends included, in order.

    `sides` are the hex sides that it crosses, in order, by their numbers on the board.
    """

    start: str
    end: str
    passed: tuple[str, ...]
    hexes: tuple[str, ...]
    sides: tuple[int, ...]


def connections(network: Network, start: str, stops_at: StopsAt) -> Iterator[Connection]:
    """All direct connections from this node, in a fixed order."""
    yield from _follow(network, start, stops_at, (start,), (), 0, ())


def _follow(
    network: Network,
    start: str,
    stops_at: StopsAt,
    nodes: tuple[str, ...],
    hexes: tuple[str, ...],
    used: int,
    sides: tuple[int, ...],
) -> Iterator[Connection]:
    """Those that begin with these nodes over these hexes and sides (`used` is the mask of the sides)."""
    for leg in network.spokes(nodes[-1]).legs:
        if leg.sides & used or leg.node in nodes:
            continue
        way, trail = (*hexes, *leg.way[1 if hexes else 0 :]), (*sides, *leg.trail)
        if stops_at(leg.node):
            yield Connection(start, leg.node, nodes[1:], way, trail)
        else:
            yield from _follow(network, start, stops_at, (*nodes, leg.node), way, used | leg.sides, trail)


def neighbours(network: Network, start: str, stops_at: StopsAt) -> frozenset[str]:
    """The stops that direct connections join to this node."""
    return frozenset(each.end for each in connections(network, start, stops_at))


def edge_costs(network: Network, connection: Connection) -> tuple[int, ...]:
    """What crossing each side of a connection costs, in order."""
    return tuple(_cost(network, side) for side in connection.sides)


def _cost(network: Network, side: int) -> int:
    hex_id, edge = network.board.sides[side][0]
    return network.board.data.edge_cost(hex_id, edge)
