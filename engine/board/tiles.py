"""The printed board compiled for quick questions: numbered hex sides, and track as it lies on the map.

Sets of edges of one hex are whole numbers with bit `1 << edge`; sets of hex sides have bit `1 << side`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.board.data import BoardData, End, NodeData
from engine.state import LaidTile

EDGES = range(6)


def opposite(edge: int) -> int:
    """The same border as the hex on its other side names it."""
    return (edge + 3) % 6


def edges_of(mask: int) -> tuple[int, ...]:
    """The edges of a 6-bit mask, ascending."""
    return tuple(edge for edge in EDGES if mask >> edge & 1)


@dataclass(frozen=True, slots=True)
class HexTrack:
    """What lies on a hex, as it is turned on the map.

    exits: for each node the edges that its track reaches within the hex, as a mask.
    through: pieces of track from edge to edge, the lower first, sorted.
    mask: all edges with track.
    nodes_at: for each edge the indices of the nodes that track from there reaches.
    onward: for each edge the edges that track from there reaches without a node.
    """

    nodes: tuple[NodeData, ...]
    exits: tuple[int, ...]
    through: tuple[tuple[int, int], ...]
    mask: int
    nodes_at: tuple[tuple[int, ...], ...]
    onward: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Fits:
    """The tiles and rotations that fit somewhere: sorted, and as a set."""

    pairs: tuple[tuple[str, int], ...]
    lookup: frozenset[tuple[str, int]]


def compiled(nodes: tuple[NodeData, ...], paths: tuple[tuple[End, End], ...], rotation: int) -> HexTrack:
    """Printed track, turned; raises ValueError for track that joins two nodes."""
    exits = [0] * len(nodes)
    through: set[tuple[int, int]] = set()
    for path in paths:
        edges = sorted((end + rotation) % 6 for end in path if isinstance(end, int))
        stops = [int(end[1:]) for end in path if isinstance(end, str)]
        if not edges:
            raise ValueError(f"track {path} joins two nodes without touching a hex side")
        if stops:
            exits[stops[0]] |= 1 << edges[0]
        else:
            through.add((edges[0], edges[1]))
    mask = sum({1 << edge for pair in through for edge in pair})
    for each in exits:
        mask |= each
    return HexTrack(
        nodes=nodes,
        exits=tuple(exits),
        through=tuple(sorted(through)),
        mask=mask,
        nodes_at=tuple(tuple(k for k, each in enumerate(exits) if each >> edge & 1) for edge in EDGES),
        onward=tuple(tuple(sorted(sum(pair) - edge for pair in through if edge in pair)) for edge in EDGES),
    )


class Board:
    """The static board. One for each data file, shared by all games; it never changes but for its caches.

    sides: for each hex side its faces (hex, edge): two, or one where no track may cross.
    points: the faces (hex, edge) by number: those of side `s` are 2s and 2s + 1; ("", -1) where there's no other face.
    place: hex and index of every node that a hex has or could have, by its id.
    fits: what `lays` has worked out, by hex, the tile lying there ("" for none) and its rotation.
    """

    def __init__(self, data: BoardData) -> None:
        """Number the sides in the order of the hexes. Raises ValueError for track that joins two nodes of a hex."""
        self.data = data
        self.sides: list[tuple[tuple[str, int], ...]] = []
        self._side: dict[str, list[int]] = {}
        self._number_sides()
        self.points = [face for faces in self.sides for face in (*faces, ("", -1))[:2]]
        self._points = {hex_id: [0] * 6 for hex_id in data.hexes}
        for point, (hex_id, edge) in enumerate(self.points):
            if hex_id:
                self._points[hex_id][edge] = point
        self._printed = {each.id: compiled(each.nodes, each.paths, 0) for each in data.hexes.values()}
        self._tiles = {
            (tile.id, rotation): compiled(tile.nodes, tile.paths, rotation)
            for tile in data.tiles.values()
            for rotation in EDGES
        }
        most = max((len(track.nodes) for track in (*self._printed.values(), *self._tiles.values())), default=0)
        self._nodes = {hex_id: tuple(f"{hex_id}.{index}" for index in range(most)) for hex_id in data.hexes}
        self.place = {
            node: (hex_id, index) for hex_id, nodes in self._nodes.items() for index, node in enumerate(nodes)
        }
        self.fits: dict[tuple[str, str, int], Fits] = {}

    def _number_sides(self) -> None:
        for here in self.data.hexes.values():
            own = self._side[here.id] = [-1] * 6
            for edge in EDGES:
                other = here.neighbours.get(edge)
                if other in self._side:
                    own[edge] = self._side[other][opposite(edge)]
                    self.sides[own[edge]] += ((here.id, edge),)
                else:
                    own[edge] = len(self.sides)
                    self.sides.append(((here.id, edge),))

    def track(self, hex_id: str, laid: LaidTile | None) -> HexTrack:
        """What lies on the hex: the tile, or the print where there's none. Raises KeyError for unknown ids."""
        return self._printed[hex_id] if laid is None else self._tiles[laid.tile, laid.rotation]

    def tile_track(self, tile_id: str, rotation: int) -> HexTrack:
        """The track of a tile in this rotation. Raises KeyError for an unknown tile or rotation."""
        return self._tiles[tile_id, rotation]

    def side(self, hex_id: str, edge: int) -> int:
        """The number of a hex side; both faces of a border have the same."""
        return self._side[hex_id][edge]

    def point(self, hex_id: str, edge: int) -> int:
        """The number of this face of a hex side; that of the other face differs in the lowest bit."""
        return self._points[hex_id][edge]

    def neighbour(self, hex_id: str, edge: int) -> str | None:
        """The hex across this edge; None where track may not cross."""
        return self.data.hexes[hex_id].neighbours.get(edge)

    def nodes_of(self, hex_id: str) -> tuple[str, ...]:
        """The ids of the nodes that the hex has or could have, by index."""
        return self._nodes[hex_id]

    def edges_in(self, sides: Iterable[int]) -> dict[str, int]:
        """Hex sides as 6-bit masks by hex, seen from both faces of each border."""
        found: dict[str, int] = {}
        for side in sides:
            for hex_id, edge in self.sides[side]:
                found[hex_id] = found.get(hex_id, 0) | 1 << edge
        return found
