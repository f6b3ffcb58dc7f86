"""What is to be seen on each hex of a position: the tile or print, the stops and their worth, tokens, names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from engine.board.data import BoardData, HexData, NodeData, Terrain, TileData
from engine.state import State
from engine.title import TitleData
from render.hexes.badges import Badge
from render.hexes.track import Ends, Track, track_of, turned
from render.titles import style_of
from render.wording import amount

FOR_TRAINS = "train:"
"""Before the kind of trains for which a stop has a worth of its own."""


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
    """A worth that changes with the phases, with the colours of the phases, in order; the `current` one is framed.

    Then that for a kind of trains, with its name behind `FOR_TRAINS`."""
    current: str
    name: str
    letter: str
    terrain: tuple[Terrain, ...]
    barriers: tuple[int, ...]
    edges: tuple[tuple[int, str], ...]
    """Sides along which there's a river or mountains."""
    shores: tuple[int, ...]
    """The two corners, by the sides before them, between which a lake lies."""
    coast: tuple[int, ...] = ()
    """Sides behind which there's water and no way across it."""
    seams: tuple[int, ...] = ()
    """Sides to another hex of the same area."""
    sea: bool = False
    """Whether it's water with a way across it; beside the land it says where that leads and what it costs (`toll`)."""
    toll: str = ""
    badges: tuple[Badge, ...] = ()
    note: str = ""
    squares: tuple[tuple[int, int], ...] = ()
    """The slots in which square tokens lie, by their nodes."""

    @property
    def off_board(self) -> bool:
        """Whether it is an area at the edge of the board."""
        return any(kind == "offboard" for kind, _ in self.track.kinds)

    @property
    def number(self) -> str:
        """The number of the tile; "" where the tile is named by its letter."""
        return "" if self.letter and self.tile.startswith(f"{self.letter}-") else self.tile


@dataclass(frozen=True, slots=True)
class TokenPlace:
    """A token on the map, or a place kept for one."""

    company: str
    node: int
    slot: int
    kept: bool = False


def hex_view(title: TitleData, state: State, hex_id: str, badges: tuple[Badge, ...] = ()) -> HexView:
    """A hex of this position, with its signs."""
    laid = state.tiles.get(hex_id)
    tile, rotation = (laid.tile, laid.rotation) if laid else ("", 0)
    view = tile_view(title, state.phase, hex_id, tile, rotation, badges)
    squares = _squares(title, state, hex_id, len(view.track.kinds))
    return replace(view, squares=squares) if squares else view


def _squares(title: TitleData, state: State, hex_id: str, nodes: int) -> tuple[tuple[int, int], ...]:
    kinds = style_of(title.id).square
    return tuple(
        (node, slot)
        for node in range(nodes if kinds else 0)
        for slot, company in enumerate(state.tokens.get(f"{hex_id}.{node}", ()))
        if title.companies[company].kind in kinds
    )


def tile_view(
    title: TitleData, phase: str, hex_id: str, tile_id: str, rotation: int, badges: tuple[Badge, ...] = ()
) -> HexView:
    """A hex with this tile (or, with "", as printed)."""
    board, style = title.board, style_of(title.id)
    printed = board.hexes[hex_id]
    tile = board.tiles[tile_id] if tile_id else None
    nodes = tile.nodes if tile else printed.nodes
    paths: Ends = turned(tile.paths, rotation) if tile else printed.paths
    track = track_of(board.layout, nodes, paths, style.places.get(tile_id or hex_id, ()), rotation)
    boxes = _boxes(title, nodes[0].revenue) if nodes else ()
    named = not is_sea(printed) or not all(is_sea(board.hexes[each]) for each in printed.neighbours.values())
    return HexView(
        id=hex_id,
        colour=tile.colour if tile else printed.colour,
        tile=tile_id,
        rotation=rotation,
        dots=board.colours.index(tile.colour) + 1 if tile and tile.colour in board.colours else 0,
        track=track,
        worth=tuple(_worth(title, node, phase) for node in nodes),
        by_phase=(*((colour, value) for colour, value, _ in boxes), *_by_train(nodes)),
        current=next((colour for colour, _, phases in boxes if phase in phases), ""),
        name=printed.name if named else "",
        letter=_letter(printed, tile),
        terrain=tile.upgrade_terrain if tile else printed.terrain,
        barriers=tuple(side for side, kind in sorted(printed.edge_terrain.items()) if kind == "impassable"),
        edges=tuple((side, kind) for side, kind in sorted(printed.edge_terrain.items()) if kind in EDGE_TERRAIN),
        shores=_shores(printed.partition),
        coast=_coast(title.board, printed) if style.sea else (),
        seams=_seams(title.board, printed),
        sea=is_sea(printed),
        toll=amount(title, _toll(title.board, hex_id)) if named and is_sea(printed) else "",
        badges=badges,
        note="" if paths else style.notes.get(hex_id, ""),
    )


EDGE_TERRAIN = frozenset({"river", "mountain"})


def is_sea(hex_data: HexData) -> bool:
    """Whether it's water with a way across it."""
    return hex_data.colour == "blue" and bool(hex_data.paths)


def _coast(board: BoardData, printed: HexData) -> tuple[int, ...]:
    if is_sea(printed):
        return ()
    return tuple(side for side in range(6) if side not in printed.neighbours and not _beside(board, printed, side))


def _beside(board: BoardData, printed: HexData, side: int) -> HexData | None:
    """The land behind a side, whether or not track may cross it."""
    found = board.hexes.get(board.behind(printed.id, side))
    return found if found and not is_sea(found) else None


def _seams(board: BoardData, printed: HexData) -> tuple[int, ...]:
    if not printed.group:
        return ()
    others = {side: _beside(board, printed, side) for side in range(6)}
    return tuple(side for side, other in others.items() if other and other.group == printed.group)


def _toll(board: BoardData, hex_id: str) -> int:
    """What the whole way over the sea costs: it is due on one of its sides."""
    way, cost = [hex_id], 0
    for here in way:
        data = board.hexes[here]
        cost = max([cost, *(board.edge_cost(here, side) for side in data.neighbours)])
        for other in data.neighbours.values():
            if is_sea(board.hexes[other]) and other not in way:
                way.append(other)
    return cost


def _boxes(title: TitleData, revenue: Mapping[str, int]) -> tuple[tuple[str, int, tuple[str, ...]], ...]:
    """A worth that changes: colour, value and phases of each run of phases with the same worth; empty if it doesn't."""
    if len(set(revenue.values())) < 2:
        return ()
    found: list[tuple[str, int, tuple[str, ...]]] = []
    for phase, data in title.phases.items():
        key = phase_key(title, revenue, phase)
        if key is None:
            continue
        value = revenue[key]
        if found and found[-1][1] == value:
            found[-1] = (*found[-1][:2], (*found[-1][2], phase))
            continue
        colour = data.tiles[-1] if data.tiles else "white"
        found.append(("white" if any(colour == each for each, *_ in found) else colour, value, (phase,)))
    return tuple(found)


def _by_train(nodes: Sequence[NodeData]) -> tuple[tuple[str, int], ...]:
    """What the first stop is worth to kinds of trains for which that doesn't depend on the phase."""
    return tuple((f"{FOR_TRAINS}{train}", value) for train, value in nodes[0].by_train.items()) if nodes else ()


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


def stations(title: TitleData, state: State) -> dict[str, list[TokenPlace]]:
    """All tokens by hex, and the homes of companies that may yet place their first one."""
    found: dict[str, list[TokenPlace]] = {}
    used: dict[str, int] = {}
    present: set[str] = set()
    for node, companies in state.tokens.items():
        hex_id, number = node.rsplit(".", 1)
        for slot, company in enumerate(companies):
            found.setdefault(hex_id, []).append(TokenPlace(company, int(number), slot))
            present.add(company)
        used[node] = len(companies)
    if not style_of(title.id).keeps_homes:
        return found
    for company, data in title.companies.items():
        now = state.companies.get(company)
        if data.home is None or company in present or now is None or now.closed:
            continue
        hex_id = data.home.rsplit(".", 1)[0]
        for number in _home_nodes(title, state, company, data.home):
            node = f"{hex_id}.{number}"
            slot = used.get(node, 0)
            used[node] = slot + 1
            found.setdefault(hex_id, []).append(TokenPlace(company, number, slot, kept=True))
    return found


def _home_nodes(title: TitleData, state: State, company: str, home: str) -> list[int]:
    """The city that is kept for a company, or all cities of the hex of which it may choose one."""
    hex_id, number = home.rsplit(".", 1)
    laid = state.tiles.get(hex_id)
    nodes = title.board.tiles[laid.tile].nodes if laid else title.board.hexes[hex_id].nodes
    if company not in style_of(title.id).any_home:
        return [min(int(number), len(nodes) - 1)]
    return [each for each, node in enumerate(nodes) if len(state.tokens.get(f"{hex_id}.{each}", ())) < node.slots]
