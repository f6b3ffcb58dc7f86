"""Exactly which hex sides lie on a path that uses no hex side twice.

Each hex side is taken as two points, its faces, joined by the step across it. Within a hex, track joins the faces that
a train may go between: by plain track, or through a node. A path that uses no side twice then takes in turn a step
within a hex and a step across a side, and visits no point twice: an alternating path with regard to the matching of
the faces. Where such paths lead from one root is what Edmonds' blossom search finds, in nearly linear time: it grows a
tree, and when two of its branches meet it shrinks the cycle, whose points can be reached both ways round.

"Outer" points are those just entered by stepping across their side; these are the ones the search finds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.board.track import Network
from engine.board.tiles import edges_of


class SimplePaths:
    """All that can be reached from the starts. `mask`: the hex sides; `nodes`: the nodes, starts first."""

    def __init__(self, network: Network, starts: Iterable[str], stops_at: Callable[[str], bool]) -> None:
        """Search at once. `stops_at` names the nodes that can't be passed; it isn't asked about the starts."""
        self._network = network
        self._stops_at = stops_at
        self._starts = tuple(starts)
        self._through: dict[str, bool] = dict.fromkeys(self._starts, False)
        """By node whether to go on from there. A start is passed by beginning again from it, so not here."""
        board = network.board
        self._face = board.faces
        self._root = 2 * len(board.sides)
        self._base = list(range(self._root + 1))
        self._parent = [-1] * self._root
        """By point the outer point from which the tree came to it; -1 for those that it didn't enter so."""
        self._outer = bytearray(self._root + 1)
        self._todo = [self._root]
        self._grow()
        self.mask = 0
        for point in self._todo[1:]:
            self.mask |= 1 << (point >> 1)
        self.nodes = tuple(self._through)

    def _grow(self) -> None:
        outer, parent = self._outer, self._parent
        outer[self._root] = 1
        for point in self._todo:
            for other in self._joined(point):
                if outer[other]:
                    self._shrink(point, other)
                elif parent[other] < 0:
                    parent[other] = point
                    outer[other ^ 1] = 1
                    self._todo.append(other ^ 1)

    def _joined(self, point: int) -> list[int]:
        """The points that a train which has just entered at this one can go to."""
        face, board, track_of = self._face, self._network.board, self._network.track
        if point == self._root:
            exits = self._network.exits
            return [face[board.place[node][0]][edge] for node in self._starts for edge in edges_of(exits(node))]
        hex_id, entry = board.point[point]
        if not hex_id:
            return []
        track, faces = track_of(hex_id), face[hex_id]
        joined = [faces[edge] for edge in track.onward[entry]]
        for index in track.nodes_at[entry]:
            if self._goes_on(board.nodes_of(hex_id)[index]):
                joined += [faces[edge] for edge in edges_of(track.exits[index]) if edge != entry]
        return joined

    def _goes_on(self, node: str) -> bool:
        known = self._through.get(node)
        if known is None:
            known = self._through[node] = not self._stops_at(node)
        return known

    def _find(self, point: int) -> int:
        """The point that stands for the cycle into which this one was shrunk."""
        base = self._base
        while base[point] != point:
            base[point] = base[base[point]]
            point = base[point]
        return point

    def _above(self, base: int) -> int:
        return self._find(self._parent[base ^ 1])

    def _shrink(self, one: int, two: int) -> None:
        """Two outer points are joined: shrink the cycle that closes, if they aren't in one already."""
        one, two = self._find(one), self._find(two)
        if one == two:
            return
        line = [one]
        while line[-1] != self._root:
            line.append(self._above(line[-1]))
        top = two
        while top not in line:
            top = self._above(top)
        for end in (one, two):
            self._shrink_line(end, top)

    def _shrink_line(self, point: int, top: int) -> None:
        while point != top:
            inner = point ^ 1
            above = self._above(point)
            self._base[point] = self._base[inner] = top
            if not self._outer[inner]:
                self._outer[inner] = 1
                self._todo.append(inner)
            point = above
