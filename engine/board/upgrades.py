"""What a tile upgrades to by the rules: the next colour, its label, the same kinds of stops, and all its track kept."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from engine.board.data import TileData
from engine.board.lays import lost
from engine.board.tiles import EDGES, HexTrack, compiled

Upgrades = tuple[list[str], dict[str, list[str]]]
"""The ids of the tiles that one upgrades to, sorted, and those instead on hexes with some labels."""


def upgrades(
    tiles: Sequence[TileData], colours: Sequence[str], labels: Mapping[str, Collection[str]]
) -> dict[str, Upgrades]:
    """What each tile upgrades to, by its id. labels: those of hexes, with the colours that these are printed in.

    A tile of another label replaces one without where the hex has that label and no tile of a colour before had it.
    Raises ValueError for track that joins two stops of a tile.
    """
    turned: dict[tuple[str, int], HexTrack] = {}
    by_colour = {colour: [tile for tile in tiles if tile.colour == colour] for colour in colours}
    found: dict[str, Upgrades] = {}
    for tile in tiles:
        step = colours.index(tile.colour) + 1
        due = by_colour[colours[step]] if step < len(colours) else []
        named = {"", *labels} if not tile.label else {tile.label}
        alike = [other for other in due if other.label in named and _same_stops(tile, other)]
        fits = [other for other in alike if _keeps_track(tile, other, turned)]
        own = sorted(other.id for other in fits if other.label == tile.label)
        by_label: dict[str, list[str]] = {}
        if not tile.label:
            for label in sorted({other.label for other in fits} - {""}):
                if _lies_on(tile, label, labels[label], tiles, colours):
                    by_label[label] = sorted(other.id for other in fits if other.label == label)
        found[tile.id] = own, by_label
    return found


def _same_stops(tile: TileData, other: TileData) -> bool:
    """Stops of the same kinds, and no more of them."""
    kinds = {node.kind for node in tile.nodes}
    return kinds == {node.kind for node in other.nodes} and len(other.nodes) <= len(tile.nodes)


def _keeps_track(tile: TileData, other: TileData, turned: dict[tuple[str, int], HexTrack]) -> bool:
    """Whether the other keeps all track in some rotation. turned: tiles in their rotations, as far as known."""
    old = _turned(tile, 0, turned)
    return any(not lost(old, _turned(other, rotation, turned)) for rotation in EDGES)


def _turned(tile: TileData, rotation: int, turned: dict[tuple[str, int], HexTrack]) -> HexTrack:
    known = turned.get((tile.id, rotation))
    if known is None:
        known = turned[tile.id, rotation] = compiled(tile.nodes, tile.paths, rotation)
    return known


def _lies_on(
    tile: TileData, label: str, prints: Collection[str], tiles: Sequence[TileData], colours: Sequence[str]
) -> bool:
    """Whether this tile without a label may lie on a hex with one: no tile since the hex's own colour has it."""
    here = colours.index(tile.colour)
    for colour in prints:
        first = colours.index(colour) + 1 if colour in colours else 0
        laid = colours[first : here + 1]
        if laid and not any(other.label == label for other in tiles if other.colour in laid):
            return True
    return False
