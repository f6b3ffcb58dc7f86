"""Which tiles fit on a hex, in which rotation, and where tokens go when a tile is laid.

Only what the board's data decides: kinds, labels, colours, old track, sides that track may not cross. Stock, phase,
cost and connection are for the rules of a title. What fits is worked out once for each (hex, tile lying, rotation).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.board.data import HexData, TileData
from engine.board.places import takes_tiles
from engine.board.tiles import EDGES, Board, Fits, HexTrack, edges_of
from engine.state import LaidTile

Misfit = tuple[str, dict[str, Any]]
"""Why a tile doesn't fit: a key as "tile.off_map", and what a message about it needs."""


def misfit(board: Board, hex_id: str, lying: LaidTile | None, tile_id: str, rotation: int) -> Misfit | None:
    """Why the tile can't lie here in this rotation; None if it fits.

    `lying` is the tile it would replace. The keys are "tile.unknown_hex", "tile.unknown_tile", "tile.rotation" and
    those of `_unsuited` and `_misplaced`. Raises KeyError if `lying` itself isn't a tile.
    """
    if hex_id not in board.data.hexes:
        return "tile.unknown_hex", {"hex": hex_id}
    if (tile_id, rotation) in _fits(board, hex_id, lying).lookup:
        return None
    if tile_id not in board.data.tiles:
        return "tile.unknown_tile", {"tile": tile_id}
    if rotation not in EDGES:
        return "tile.rotation", {"rotation": rotation}
    here, tile = board.data.hexes[hex_id], board.data.tiles[tile_id]
    return _unsuited(board, here, lying, tile) or _misplaced(board, here, lying, tile, rotation)


def fitting(board: Board, hex_id: str, lying: LaidTile | None) -> tuple[tuple[str, int], ...]:
    """All pairs of tile and rotation that fit on this hex, sorted. Raises KeyError for an unknown hex or tile."""
    return _fits(board, hex_id, lying).pairs


def misplaced(board: Board, hex_id: str, lying: LaidTile | None, tile_id: str, rotation: int) -> Misfit | None:
    """Why a tile that is for this hex, whatever it shows, can't lie there in this rotation; None if it can.

    Raises KeyError for an unknown hex or tile. The keys are those of `_misplaced`.
    """
    return _misplaced(board, board.data.hexes[hex_id], lying, board.data.tiles[tile_id], rotation)


def _fits(board: Board, hex_id: str, lying: LaidTile | None) -> Fits:
    key = (hex_id, "", 0) if lying is None else (hex_id, lying.tile, lying.rotation)
    known = board.fits.get(key)
    if known is None:
        here = board.data.hexes[hex_id]
        tiles = [board.data.tiles[tile] for tile in _allowed(board, here, lying)] if _takes_tiles(board, here) else []
        pairs = sorted(
            (tile.id, rotation)
            for tile in tiles
            for rotation in EDGES
            if _misplaced(board, here, lying, tile, rotation) is None
        )
        known = board.fits[key] = Fits(tuple(pairs), frozenset(pairs))
    return known


def _takes_tiles(board: Board, here: HexData) -> bool:
    """A print in the last colour, or in one that no tile has, is for good."""
    return takes_tiles(here.colour, board.data.colours)


def _next_colour(board: Board, here: HexData, lying: LaidTile | None) -> str:
    """The colour that is laid next here; "" after the last."""
    colours = board.data.colours
    colour = here.colour if lying is None else board.data.tiles[lying.tile].colour
    step = colours.index(colour) + 1 if colour in colours else 0
    return colours[step] if step < len(colours) else ""


def _allowed(board: Board, here: HexData, lying: LaidTile | None) -> tuple[str, ...]:
    """The ids of the tiles that may replace what lies here, in any rotation, sorted."""
    if lying is None:
        found = _first_tiles(board, here)
    else:
        tile = board.data.tiles[lying.tile]
        special = tile.upgrades_by_label
        found = sorted(special.get(here.id) or special.get(here.label, tile.upgrades_to))
    return tuple(tile for tile in found if suits(board, here, tile))


def suits(board: Board, here: HexData, tile_id: str) -> bool:
    """Whether the tile isn't kept for other hexes."""
    only = board.data.tiles[tile_id].only
    return not only or here.id in only


def _first_tiles(board: Board, here: HexData) -> tuple[str, ...]:
    """The tiles for a hex without a tile: of the first colour here, with its label and the same kinds of nodes.

    Where no tile of that colour has the hex's label, those without a label serve.
    """
    colour = _next_colour(board, here, None)
    tiles = [tile for tile in board.data.tiles.values() if tile.colour == colour]
    label = here.label if any(tile.label == here.label for tile in tiles) else ""
    kinds = _kinds(here)
    return tuple(sorted(tile.id for tile in tiles if tile.label == label and _kinds(tile) == kinds))


def _kinds(place: HexData | TileData) -> list[str]:
    return sorted(node.kind for node in place.nodes)


def _unsuited(board: Board, here: HexData, lying: LaidTile | None, tile: TileData) -> Misfit | None:
    """Why this tile can't lie here in any rotation.

    Keys: "tile.no_tile_here", "tile.colour_order" (`next` is the colour that is due, "" for none), "tile.wrong_kind"
    (for a first tile), "tile.not_an_upgrade"; the last two with the ids that are `allowed`.
    """
    figures: dict[str, Any] = {"tile": tile.id, "hex": here.id}
    if not _takes_tiles(board, here):
        return "tile.no_tile_here", figures
    allowed = _allowed(board, here, lying)
    if tile.id in allowed:
        return None
    due = _next_colour(board, here, lying)
    if tile.colour != due:
        return "tile.colour_order", {**figures, "colour": tile.colour, "next": due}
    if lying is None:
        return "tile.wrong_kind", {**figures, "allowed": list(allowed)}
    return "tile.not_an_upgrade", {**figures, "lying": lying.tile, "allowed": list(allowed)}


def _misplaced(board: Board, here: HexData, lying: LaidTile | None, tile: TileData, rotation: int) -> Misfit | None:
    """Why this tile can't lie here in this rotation.

    Keys: "tile.fixed_rotation" (`fixed`), "tile.off_map" (`edges` that track may not cross), "tile.partition" (`edges`
    that the tile would join), "tile.track_lost" (`edges` of the old track that isn't kept).
    """
    figures: dict[str, Any] = {"tile": tile.id, "rotation": rotation, "hex": here.id}
    if tile.fixed_rotation not in (None, rotation):
        return "tile.fixed_rotation", {**figures, "fixed": tile.fixed_rotation}
    new = board.tile_track(tile.id, rotation)
    off_map = [edge for edge in edges_of(new.mask) if edge not in here.neighbours]
    if off_map:
        return "tile.off_map", {**figures, "edges": off_map}
    joined = _joined_across(here, new)
    if joined:
        return "tile.partition", {**figures, "edges": list(edges_of(joined))}
    gone = lost(board.track(here.id, lying), new)
    if gone:
        return "tile.track_lost", {**figures, "edges": list(edges_of(gone))}
    return None


def _groups(track: HexTrack) -> list[int]:
    """The sets of edges that track joins: around each node, and by each plain piece."""
    return [*track.exits, *(1 << first | 1 << second for first, second in track.through)]


def _joined_across(here: HexData, track: HexTrack) -> int:
    """The edges of the first piece of track that joins sides which the hex keeps apart; 0 if there's none."""
    parts = [sum(1 << edge for edge in part) for part in here.partition]
    if not parts:
        return 0
    return next((group for group in _groups(track) if not any(group & ~part == 0 for part in parts)), 0)


def lost(old: HexTrack, new: HexTrack) -> int:
    """The edges of old track that the new tile doesn't keep, with a node at the end where there was one.

    Nodes with track may merge only on a tile with fewer nodes. A tile without nodes keeps a node's track by joining
    its exits.
    """
    for first, second in old.through:
        if (first, second) not in new.through:
            return 1 << first | 1 << second
    taken: set[int] = set()
    for exits in filter(None, old.exits):
        if not new.nodes:
            if not _all_joined(exits, new):
                return exits
            continue
        home = _home(exits, new)
        if home is None or (home in taken and len(new.nodes) >= len(old.nodes)):
            return exits
        taken.add(home)
    return 0


def _all_joined(exits: int, track: HexTrack) -> bool:
    """Whether plain track joins each of these edges with each other."""
    edges = edges_of(exits)
    return all(other in track.onward[edge] for edge in edges for other in edges if other != edge)


def _home(exits: int, new: HexTrack) -> int | None:
    """The node of the new tile that has all these exits."""
    return next((index for index, each in enumerate(new.exits) if exits & ~each == 0), None)


def carry(
    board: Board,
    hex_id: str,
    lying: LaidTile | None,
    tile_id: str,
    rotation: int,
    tokens: Mapping[int, Sequence[str]],
) -> dict[int, list[str]]:
    """Where the tokens of each node (by index) go on the new tile, in order; only nodes that hold tokens.

    A node with track goes to the node with the same sides. Nodes without track but with tokens then take the nodes
    that are left, those with track first; after these, the node of the same index. Where several meet, the tokens of
    the lower index come first.
    """
    old, new = board.track(hex_id, lying), board.tile_track(tile_id, rotation)
    homes = {index: _home(exits, new) for index, exits in enumerate(old.exits) if exits}
    left = [index for index in range(len(new.nodes)) if index not in homes.values()]
    left.sort(key=lambda index: not new.exits[index])
    carried: dict[int, list[str]] = {}
    for index in sorted(tokens):
        if not tokens[index]:
            continue
        target = homes.get(index)
        if target is None:
            target = left.pop(0) if left else min(index, len(new.nodes) - 1)
        carried.setdefault(target, []).extend(tokens[index])
    return carried
