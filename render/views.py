"""What is to be seen on each hex of a position: the tile or print, the stops and their worth, tokens, names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.board.data import HexData, NodeData, Terrain, TileData
from engine.state import State
from engine.title import TitleData
from render.track import Ends, Track, track_of, turned


@dataclass(frozen=True, slots=True)
class HexView:
    """One hex as it lies: `tile` is "" on a printed hex, `dots` count its colour, `terrain` is what a tile costs."""

    id: str
    colour: str
    tile: str
    rotation: int
    dots: int
    track: Track
    worth: tuple[int, ...]
    by_phase: tuple[tuple[str, int], ...]
    """The worth of an off-board area in each phase, in order."""
    name: str
    letter: str
    terrain: tuple[Terrain, ...]
    barriers: tuple[int, ...]
    shores: tuple[int, ...]
    """The two corners, by the sides before them, between which a lake lies."""

    @property
    def off_board(self) -> bool:
        """Whether it is an area at the edge of the board."""
        return any(kind == "offboard" for kind, _ in self.track.kinds)


@dataclass(frozen=True, slots=True)
class Station:
    """A token on the map, or a place kept for one."""

    company: str
    node: int
    slot: int
    kept: bool = False


def hex_view(title: TitleData, state: State, hex_id: str) -> HexView:
    """A hex of this position."""
    laid = state.tiles.get(hex_id)
    return tile_view(title, state.phase, hex_id, laid.tile if laid else "", laid.rotation if laid else 0)


def tile_view(title: TitleData, phase: str, hex_id: str, tile_id: str, rotation: int) -> HexView:
    """A hex with this tile (or, with "", as printed)."""
    printed = title.board.hexes[hex_id]
    tile = title.board.tiles[tile_id] if tile_id else None
    nodes = tile.nodes if tile else printed.nodes
    paths: Ends = turned(tile.paths, rotation) if tile else printed.paths
    track = track_of(title.board.layout, nodes, paths)
    colours = title.board.colours
    return HexView(
        id=hex_id,
        colour=tile.colour if tile else printed.colour,
        tile=tile_id,
        rotation=rotation,
        dots=colours.index(tile.colour) + 1 if tile and tile.colour in colours else 0,
        track=track,
        worth=tuple(_worth(title, node, phase) for node in nodes),
        by_phase=tuple(nodes[0].revenue.items()) if nodes and nodes[0].kind == "offboard" else (),
        name=printed.name,
        letter=_letter(printed, tile),
        terrain=tile.upgrade_terrain if tile else printed.terrain,
        barriers=tuple(side for side, kind in sorted(printed.edge_terrain.items()) if kind == "impassable"),
        shores=_shores(printed.partition),
    )


def _letter(printed: HexData, tile: TileData | None) -> str:
    return (tile.label if tile else "") or printed.label


def _worth(title: TitleData, node: NodeData, phase: str) -> int:
    key = phase_key(title, node.revenue, phase)
    return node.revenue[key] if key is not None else 0


def phase_key(title: TitleData, revenue: Mapping[str, int], phase: str) -> str | None:
    """The key under which a worth is listed for a phase: its name, or the colour of its newest tiles, or ""."""
    if phase in revenue:
        return phase
    colours = title.phases[phase].tiles if phase in title.phases else ()
    for colour in reversed(colours):
        if colour in revenue:
            return colour
    return "" if "" in revenue else next(iter(revenue), None)


def _shores(partition: Sequence[frozenset[int]]) -> tuple[int, ...]:
    if not partition:
        return ()
    group = {side: number for number, sides in enumerate(partition) for side in sides}
    return tuple(side for side in range(6) if group.get(side) != group.get((side + 1) % 6))


def stations(title: TitleData, state: State) -> dict[str, list[Station]]:
    """All tokens by hex, and the homes of companies that may yet place their first one."""
    found: dict[str, list[Station]] = {}
    used: dict[str, int] = {}
    present: set[str] = set()
    for node, companies in state.tokens.items():
        hex_id, number = node.rsplit(".", 1)
        for slot, company in enumerate(companies):
            found.setdefault(hex_id, []).append(Station(company, int(number), slot))
            present.add(company)
        used[node] = len(companies)
    for company, data in title.companies.items():
        now = state.companies.get(company)
        if data.home is None or company in present or now is None or now.closed:
            continue
        hex_id, number = data.home.rsplit(".", 1)
        slot = used.get(data.home, 0)
        used[data.home] = slot + 1
        found.setdefault(hex_id, []).append(Station(company, int(number), slot, kept=True))
    return found
