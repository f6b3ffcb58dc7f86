"""The track on the map: from every node the ways to the next nodes. Kept up to date tile by tile.

A way is a line of plain track. It doesn't reverse, and it uses no hex side twice: a loop that comes back over its
own track leads nowhere.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cached_property
from typing import NamedTuple

from engine.board.tiles import EDGES, Board, HexTrack, edges_of, opposite
from engine.state import LaidTile


class Spoke(NamedTuple):
    """A way out of a node to the next node, or to where the track ends.

    exit: the edge of its own hex by which it leaves.
    node: where it leads, "" if the track just ends; a way may lead back to its own node.
    arrival: the edge by which it enters the hex of that node (-1 at a dead end).
    sides: the hex sides that it touches, as a mask; `trail`: the same in order.
    way: its hexes in order, both ends included.
    """

    exit: int
    node: str
    arrival: int
    sides: int
    trail: tuple[int, ...]
    way: tuple[str, ...]


class Stretch(NamedTuple):
    """Track between two nodes, `a` < `b`, with no node on it. `way` goes from `a` to `b`."""

    a: str
    b: str
    sides: int
    way: tuple[str, ...]


class Spokes:
    """All ways out of one node.

    legs: those that reach a node. ends: those that don't.
    hexes: what they depend on: a new tile on another hex doesn't change them.
    """

    def __init__(self, node: str, found: list[Spoke], hexes: frozenset[str]) -> None:
        self.node = node
        self.all = tuple(found)
        self.legs = tuple(spoke for spoke in found if spoke.node)
        self.ends = tuple(spoke for spoke in found if not spoke.node)
        self.hexes = hexes

    @cached_property
    def stretches(self) -> tuple[Stretch, ...]:
        """The legs to nodes with a greater id, each once: of ways over the same sides the first is kept."""
        found: dict[tuple[str, int], Stretch] = {}
        for leg in self.legs:
            if leg.node > self.node:
                found.setdefault((leg.node, leg.sides), Stretch(self.node, leg.node, leg.sides, leg.way))
        return tuple(found[key] for key in sorted(found))


Exits = tuple[str, tuple[int, ...]]
"""A node that has been reached, with the points of its other exits."""
Onward = tuple[tuple[int, ...], tuple[Exits, ...]]
"""Where one can go within a hex: points reached by plain track, and nodes."""


class Onwards(dict[int, Onward]):
    """Where one can go within the hex from each point, found when it's first asked for."""

    def __init__(self, board: Board, track: Mapping[str, HexTrack], known: Mapping[int, Onward]) -> None:
        super().__init__(known)
        self._board = board
        self._track = track

    def __missing__(self, point: int) -> Onward:
        found = self[point] = self._find(*self._board.points[point])
        return found

    def drop(self, hex_id: str) -> None:
        """Forget it for a hex with another tile."""
        for edge in EDGES:
            self.pop(self._board.point(hex_id, edge), None)

    def _find(self, hex_id: str, entry: int) -> Onward:
        if not hex_id:
            return (), ()
        track, point, names = self._track[hex_id], self._board.point, self._board.nodes_of(hex_id)
        nodes = [
            (names[index], tuple(point(hex_id, edge) for edge in edges_of(track.exits[index]) if edge != entry))
            for index in track.nodes_at[entry]
        ]
        return tuple(point(hex_id, edge) for edge in track.onward[entry]), tuple(nodes)


class Network:
    """The track of one position.

    It reads `tiles` (which the game goes on changing) and must hear of each change by `update`.
    version: grows with every change. onward: where one can go within a hex from each face of its sides.
    """

    def __init__(self, board: Board, tiles: Mapping[str, LaidTile]) -> None:
        self.board = board
        self.version = 0
        self._tiles = tiles
        self._track = {hex_id: board.track(hex_id, tiles.get(hex_id)) for hex_id in board.data.hexes}
        self._spokes: dict[str, Spokes] = {}
        self.onward = Onwards(board, self._track, {})
        self._dependants: dict[str, set[str]] = {hex_id: set() for hex_id in board.data.hexes}

    def copy(self, tiles: Mapping[str, LaidTile]) -> Network:
        """The same track for a copy of the position, which has these tiles; what is known of it is taken along.

        Another thread may be looking for spokes meanwhile: they're kept after what they depend on, so copied before.
        """
        other = Network.__new__(Network)
        other.board, other.version, other._tiles = self.board, self.version, tiles
        other._track, other._spokes = dict(self._track), dict(self._spokes)
        other.onward = Onwards(self.board, other._track, self.onward)
        other._dependants = {hex_id: set(nodes) for hex_id, nodes in self._dependants.items()}
        return other

    def track(self, hex_id: str) -> HexTrack:
        """What lies on the hex now."""
        return self._track[hex_id]

    def goes_on(self, hex_id: str) -> bool:
        """Whether any track of this hex goes on in a neighbouring one."""
        board, mask = self.board, self._track[hex_id].mask
        others = [(board.neighbour(hex_id, edge), opposite(edge)) for edge in edges_of(mask)]
        return any(other and self._track[other].mask >> edge & 1 for other, edge in others)

    def update(self, hex_id: str) -> None:
        """Read the tile of this hex again, and drop what depended on it."""
        self.version += 1
        self._track[hex_id] = self.board.track(hex_id, self._tiles.get(hex_id))
        self.onward.drop(hex_id)
        for node in tuple(self._dependants[hex_id]):
            dropped = self._spokes.pop(node, None)
            for other in dropped.hexes if dropped else (hex_id,):
                self._dependants[other].discard(node)

    def exits(self, node: str) -> int:
        """The edges of its hex that the node's track reaches, as a mask; 0 if the node isn't there."""
        hex_id, index = self.board.place[node]
        exits = self._track[hex_id].exits
        return exits[index] if index < len(exits) else 0

    def exit_points(self, node: str) -> tuple[int, ...]:
        """The node's exits as points, numbered as the board does."""
        home = self.board.place[node][0]
        return tuple(self.board.point(home, edge) for edge in edges_of(self.exits(node)))

    def nodes(self) -> list[str]:
        """All nodes on the map, in the order of the board's hexes."""
        names = self.board.nodes_of
        return [node for hex_id, track in self._track.items() for node in names(hex_id)[: len(track.nodes)]]

    def spokes(self, node: str) -> Spokes:
        """All ways out of this node. Raises KeyError for an id that no hex can have."""
        known = self._spokes.get(node)
        if known is not None:
            return known
        home = self.board.place[node][0]
        found: list[Spoke] = []
        hexes = {home}
        for edge in edges_of(self.exits(node)):
            self._follow(home, edge, found, hexes)
        fresh = Spokes(node, found, frozenset(hexes))
        for hex_id in fresh.hexes:
            self._dependants[hex_id].add(node)
        self._spokes[node] = fresh
        return fresh

    def _follow(self, home: str, first: int, found: list[Spoke], hexes: set[str]) -> None:
        """Add to `found` the ways that leave the hex `home` by the edge `first`, and to `hexes` where they look."""
        board = self.board
        todo: list[tuple[str, int, int, tuple[int, ...], tuple[str, ...]]] = [(home, first, 0, (), (home,))]
        while todo:
            here, edge, sides, trail, way = todo.pop()
            side = board.side(here, edge)
            sides, trail = sides | 1 << side, (*trail, side)
            there = board.neighbour(here, edge)
            if there is None:
                found.append(Spoke(first, "", -1, sides, trail, way))
                continue
            hexes.add(there)
            way = (*way, there)
            entry = opposite(edge)
            track = self._track[there]
            names = board.nodes_of(there)
            reached = track.nodes_at[entry]
            found.extend(Spoke(first, names[index], entry, sides, trail, way) for index in reached)
            onward = [edge for edge in track.onward[entry] if not sides >> board.side(there, edge) & 1]
            todo.extend((there, edge, sides, trail, way) for edge in reversed(onward))
            if not reached and not onward:
                found.append(Spoke(first, "", -1, sides, trail, way))

    def legs(self, nodes: Collection[str]) -> tuple[Stretch, ...]:
        """All track between two of these nodes with no node on it, each once, sorted by its ends."""
        wanted = set(nodes)
        return tuple(
            stretch for node in sorted(wanted) for stretch in self.spokes(node).stretches if stretch.b in wanted
        )
