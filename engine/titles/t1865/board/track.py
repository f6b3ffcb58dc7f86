"""Track (8A): new tiles, traffic upgrades and competitive upgrades."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from engine.board import lays
from engine.board.tiles import EDGES, edges_of, opposite
from engine.errors import IllegalAction
from engine.rounds.track import LayOrUpgrade, check_connected
from engine.state import LaidTile
from engine.titles.t1865.board.network import MINE, worth
from engine.titles.t1865.board.traffic import gain_from_tile
from engine.view import BANK

if TYPE_CHECKING:
    from engine.actions import LayTile
    from engine.board.tiles import Board
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.rounds.track import Payment
    from engine.view import View

TILES = "tiles"
MOST = 2
"""8.4: so many tiles a turn."""
KNOWN = 20_000
"""So many answers about rebuilding are kept for all games together."""


def joined_sides(g: View, hex_id: str) -> int:
    """8.8: the sides of a hex with track on both of their faces, as a mask."""
    here, found = g.track(hex_id).mask, 0
    for edge in edges_of(here):
        there = g.board.neighbour(hex_id, edge)
        if there is not None and g.track(there).mask >> opposite(edge) & 1:
            found |= 1 << edge
    return found


@cache
def _alike(board: Board, tile_id: str) -> tuple[str, ...]:
    """The tiles of the same colour, label and kind of stop."""
    tiles, old = board.data.tiles, board.data.tiles[tile_id]
    kinds = [node.kind for node in old.nodes]
    return tuple(
        tile.id
        for tile in tiles.values()
        if (tile.colour, tile.label) == (old.colour, old.label) and [node.kind for node in tile.nodes] == kinds
    )


def rivals(g: View, hex_id: str, lying: LaidTile) -> list[str]:
    """8.8: the tiles of the same colour, label and kind of stop that may lie here, the same number among them."""
    return _rivals(g.board, hex_id, lying.tile)


def _rivals(board: Board, hex_id: str, lying: str) -> list[str]:
    return [tile for tile in _alike(board, lying) if lays.suits(board, board.data.hexes[hex_id], tile)]


def rebuilds(g: View, hex_id: str, lying: LaidTile) -> tuple[tuple[str, int], ...]:
    """8.8: the tiles and rotations of the same colour that could replace what lies here, in order."""
    key = ("rebuilds", hex_id)
    if key not in g.memo:
        markers = len(g.state.tokens.get(f"{hex_id}.0", ()))
        g.memo[key] = _rebuilds(g.board, hex_id, lying.tile, lying.rotation, joined_sides(g, hex_id), markers)
    return g.memo[key]


@lru_cache(KNOWN)
def _rebuilds(
    board: Board, hex_id: str, lying: str, turned: int, joined: int, markers: int
) -> tuple[tuple[str, int], ...]:
    """The same of a tile lying there, turned so, with these joined sides and so many markers."""
    pairs = ((tile, rotation) for tile in _rivals(board, hex_id, lying) for rotation in EDGES)
    here = LaidTile(lying, turned)
    return tuple(pair for pair in pairs if _unfit(board, hex_id, here, joined, markers, *pair) is None)


def competitive_misfit(g: View, hex_id: str, lying: LaidTile, tile: str, rotation: int) -> lays.Misfit | None:
    """8.8: why a tile of the same colour can't replace the one that lies here; None if it can."""
    if (tile, rotation) in rebuilds(g, hex_id, lying):
        return None
    allowed = rivals(g, hex_id, lying)
    if tile not in allowed:
        return "tile.wrong_kind", {"tile": tile, "hex": hex_id, "allowed": allowed}
    markers = len(g.state.tokens.get(f"{hex_id}.0", ()))
    return _unfit(g.board, hex_id, lying, joined_sides(g, hex_id), markers, tile, rotation)


def _unfit(
    board: Board, hex_id: str, lying: LaidTile, joined: int, markers: int, tile: str, rotation: int
) -> lays.Misfit | None:
    """The same of a tile of the right kind; `joined` are the sides that must stay joined."""
    figures = {"tile": tile, "rotation": rotation, "hex": hex_id}
    if rotation not in EDGES:
        return "tile.rotation", figures
    old, new = board.track(hex_id, lying), board.tile_track(tile, rotation)
    if tile == lying.tile and new == old:
        return "tile.no_change", figures
    lost = joined & ~new.mask
    for first, second in old.through:
        if joined >> first & 1 and joined >> second & 1 and (first, second) not in new.through:
            lost |= 1 << first | 1 << second
    if lost:
        return "tile.joint_lost", {**figures, "edges": list(edges_of(lost))}
    off_map = [edge for edge in edges_of(new.mask) if board.neighbour(hex_id, edge) is None]
    if off_map:
        return "tile.off_map", {**figures, "edges": off_map}
    if new.nodes and new.nodes[0].slots < markers:
        return "tile.too_few_slots", {**figures, "slots": new.nodes[0].slots, "markers": markers}
    return None


class CompanyTrack:
    """8.4: one tile free and a second for a fee, in two different hexes."""

    def check_allowance(self, g: View, turn: CompanyTurn, colour: str) -> None:
        """IllegalAction for a third tile in a turn."""
        if turn.count(TILES) >= MOST:
            raise IllegalAction("tile.two_laid", company=turn.company)

    def check_place(self, g: View, turn: CompanyTurn, lay: LayTile) -> None:
        """8.4, 8.14: IllegalAction for the first tile's hex, or if it isn't joined to one of the company's markers."""
        if turn.count(lay.hex):
            raise IllegalAction("tile.same_hex", hex=lay.hex)
        check_connected(g, turn, lay)

    def means(self, g: View, turn: CompanyTurn, hex_id: str) -> tuple[str, ...]:
        """IllegalAction: there are no such rights."""
        return ()

    def check_means(self, g: View, turn: CompanyTurn, lay: LayTile) -> None:
        """IllegalAction for any: there are no such rights."""
        if lay.means:
            raise IllegalAction("tile.unknown_means", means=lay.means)

    def bill(self, g: View, turn: CompanyTurn, lay: LayTile) -> list[Payment]:
        """8.4: the second tile costs, whatever the terrain."""
        return [(turn.company, BANK, g.data.raw["second_tile_fee"], "second_tile")] if turn.count(TILES) else []

    def laid(self, g: Editor, turn: CompanyTurn, lay: LayTile) -> None:
        """Count the tile, and note its hex."""
        turn.add(TILES)
        turn.add(lay.hex)


class LayTrack(LayOrUpgrade):
    """A new tile, a traffic upgrade (8.6), or a competitive upgrade (8.8); never on a mine that has a tile (8.9)."""

    def __init__(self) -> None:
        super().__init__(CompanyTrack())

    def fitting(self, g: View, frame: CompanyTurn, hex_id: str) -> Iterable[tuple[str, int]]:
        """Those of the next colour, then those of the same colour."""
        yield from super().fitting(g, frame, hex_id)
        lying = g.laid(hex_id)
        if lying is not None and not _is_mine(g, hex_id):
            yield from rebuilds(g, hex_id, lying)

    def misfit(self, g: View, action: LayTile) -> lays.Misfit | None:
        """By the rule of the upgrade that it would be."""
        tile, lying = g.data.board.tiles[action.tile], g.laid(action.hex)
        if action.hex in g.data.board.hexes and not lays.suits(g.board, g.data.board.hexes[action.hex], tile.id):
            return "tile.other_hexes", {"tile": tile.id, "hex": action.hex, "only": sorted(tile.only)}
        if lying is None:
            return super().misfit(g, action)
        if _is_mine(g, action.hex):
            return "tile.mine", {"hex": action.hex}
        if tile.colour == g.data.board.tiles[lying.tile].colour:
            return competitive_misfit(g, action.hex, lying, action.tile, action.rotation)
        return super().misfit(g, action)

    def apply(self, g: Editor, frame: CompanyTurn, action: LayTile) -> None:
        """8.7: a city that shows more than before gives the difference."""
        nodes = [f"{action.hex}.{index}" for index in range(len(g.track(action.hex).nodes))]
        before = {node: worth(g, node) for node in nodes}
        super().apply(g, frame, action)
        gain_from_tile(g, action.hex, before)


def _is_mine(g: View, hex_id: str) -> bool:
    return bool(g.track(hex_id).nodes) and g.node(f"{hex_id}.0").kind == MINE


def has_laid_all(g: View, turn: CompanyTurn) -> bool:
    """8.4: no further tile."""
    return turn.count(TILES) >= MOST
