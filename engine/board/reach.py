"""What a company can reach: the hex sides and nodes on some path from one of its tokens.

A path uses no hex side twice, leaves a node by another exit than that by which it came, and ends where it may not
pass. (It need not avoid visiting a node twice: what lies between the two visits can be left out.)

Whether such a path exists isn't a matter of spreading from node to node: a balloon loop brings one back to a junction
from its other side, over track that is used up. So each hex side is taken as two points, its faces, joined by the step
across it; within a hex, track joins the points that a train may go between, by plain track or through a node. A path
then takes in turn a step within a hex and a step across a side, and visits no point twice: it is an alternating path
with regard to the pairs of faces. Where such paths lead from one root is what Edmonds' blossom search finds, in nearly
linear time. It grows a tree, and when two branches of it meet it shrinks the cycle that closes, as all points of the
cycle can be reached both ways round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property

from engine.board.tiles import Board
from engine.board.track import Exits, Network


class Reach:
    """What some nodes reach. `nodes`: the nodes, starts first, then as found."""

    def __init__(self, board: Board, nodes: tuple[str, ...], points: list[int]) -> None:
        self._board = board
        self._points = points
        self.nodes = nodes

    @cached_property
    def _entered(self) -> frozenset[int]:
        return frozenset(self._points)

    def entered(self, hex_id: str) -> int:
        """The edges by which a path can come into this hex from its neighbours, as a mask."""
        return sum(1 << edge for edge in range(6) if self._board.point(hex_id, edge) in self._entered)

    @cached_property
    def touched(self) -> set[int]:
        """The hex sides touched, by their numbers on the board."""
        return {point >> 1 for point in self._points}

    @cached_property
    def sides(self) -> dict[str, int]:
        """The same as a 6-bit mask of edges by hex, from both faces of each border."""
        return self._board.edges_in(self.touched)


def reach(network: Network, start_nodes: Iterable[str], stops_at: Callable[[str], bool]) -> Reach:
    """What can be reached from these nodes. A node that `stops_at` names may be reached but not passed.

    Starting nodes are never asked about: a company passes its own tokens.
    """
    search = _Search(network, dict.fromkeys(start_nodes, False), stops_at)
    search.grow()
    return Reach(network.board, tuple(search.passable), search.outer[1:])


class _Search:
    """A tree of alternating paths.

    outer: the points that a path has entered by crossing their side, in the order in which they were found. The root,
    with a number above all points, is the first.
    passable: for each node reached whether to go on from it. A start isn't passed: the path would begin there.
    """

    def __init__(self, network: Network, starts: dict[str, bool], stops_at: Callable[[str], bool]) -> None:
        self._network = network
        self._stops_at = stops_at
        self.passable = starts
        root = len(network.board.points)
        self.outer = [root]
        self._is_outer = bytearray(root + 1)
        self._is_outer[root] = 1
        self._parent = [-1] * root
        """By point the outer point from which the tree stepped to it within a hex; -1 for none."""
        self._depth = [0] * (root + 1)
        """By outer point a number that is greater than that of the point that stands for its parent."""
        self._base = [-1] * (root + 1)
        """By point another of the cycle it was shrunk into, nearer to the root; -1 for none."""

    def grow(self) -> None:
        """Follow all track from the root."""
        is_outer, parent, depth, onward = self._is_outer, self._parent, self._depth, self._network.onward
        root = self.outer[0]
        for point in self.outer:
            further = depth[point] + 1
            joined, nodes = onward[point] if point != root else (self._begun(), ())
            for other in (*joined, *self._through(nodes)) if nodes else joined:
                if is_outer[other]:
                    self._shrink(point, other)
                elif parent[other] < 0:
                    parent[other] = point
                    entered = other ^ 1
                    is_outer[entered] = 1
                    depth[entered] = further
                    self.outer.append(entered)

    def _begun(self) -> tuple[int, ...]:
        """The points by which a path can leave its start."""
        return tuple(exit for node in self.passable for exit in self._network.exit_points(node))

    def _through(self, nodes: tuple[Exits, ...]) -> list[int]:
        """The points by which a path that has come to these nodes can leave them again."""
        passable = self.passable
        found: list[int] = []
        for node, exits in nodes:
            if node not in passable:
                passable[node] = not self._stops_at(node)
            if passable[node]:
                found += exits
        return found

    def _shrink(self, one: int, two: int) -> None:
        """Two outer points are joined: shrink the cycle that closes, unless it's shrunk already."""
        depth, base = self._depth, self._base
        one, two = self._find(one), self._find(two)
        line: list[int] = []
        while one != two:
            if depth[one] < depth[two]:
                one, two = two, one
            line.append(one)
            one = self._find(self._parent[one ^ 1])
        for point in line:
            inner = point ^ 1
            base[point] = base[inner] = one
            depth[inner] = depth[point]
            self._is_outer[inner] = 1
            self.outer.append(inner)

    def _find(self, point: int) -> int:
        """The point that stands for the cycle into which this one was shrunk."""
        base = self._base
        while base[point] >= 0:
            if base[base[point]] >= 0:
                base[point] = base[base[point]]
            point = base[point]
        return point
