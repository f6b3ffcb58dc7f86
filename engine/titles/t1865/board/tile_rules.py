"""What the tiles of 1865 Sardinia must fulfil, by themselves and on the map (chapters 8B and 15)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.board import lays
from engine.board.data import BoardData, HexData, TileData
from engine.board.tiles import EDGES, Board, edges_of, opposite
from engine.state import LaidTile
from engine.titles.t1865.board.map_rules import CITY, LARGE, MINE, PLAIN, SMALL, TOWN, is_coastal, kind, land

ALL = 171
MINES = {"173": 2, "174": 1, "175": 0}
"""The mines' tiles, eight of each, and what they give."""
WORTH = {
    (CITY, False): {"yellow": {2}, "green": {3}, "brown": {4}},
    (CITY, True): {"green": {4}, "brown": {5}, "grey": {6}},
    (TOWN, False): {"yellow": {1}, "green": {1, 2}, "brown": {2, 3}},
}
"""8.17: the traffic of a stop by its kind (with a letter or not) and the tile's colour."""
SLOTS = {"green": 3, "brown": 3, "grey": 4}
"""15.2: the slots of tiles with a letter, by colour."""
TWO_SLOTS = {"14", "15", "63", "700"}
"""15.3: the tiles of small cities with two slots; the others have one."""
LAST = {"63": {"Isili", "Olbia", "Ajaccio"}, "700": {"Arbatax", "Calvi"}}
"""8.11: the brown tiles of the small cities."""
COAST = "146"
"""8.11: the brown tile for towns on the coast only."""
TURNS = {PLAIN: {1: "7", 2: "8", 3: "9"}, TOWN: {1: "3", 2: "58", 3: "4"}}
"""The yellow tile that joins two sides so far apart."""


def faults(data: BoardData) -> Iterator[str]:
    """What is wrong with the tiles of a map that is otherwise sound."""
    board = Board(data)
    yield from _manifest(data)
    for tile in data.tiles.values():
        yield from _worth(tile)
        if tile.id not in MINES:
            yield from _upgrades(board, tile)
    yield from _reserved(data)
    for here in land(data).values():
        yield from _growth(board, here)


def _manifest(data: BoardData) -> Iterator[str]:
    """15.6."""
    total = sum(tile.count for tile in data.tiles.values())
    if total != ALL or any(tile.count < 1 for tile in data.tiles.values()):
        yield f"there are {total} tiles"
    letters = [(tile.label, tile.colour, tile.count) for tile in data.tiles.values() if tile.label]
    if sorted(letters) != sorted((label, colour, 1) for label in LARGE for colour in ("green", "brown", "grey")):
        yield "there aren't three tiles of each letter"
    mines = [data.tiles[tile] for tile in MINES if tile in data.tiles]
    if {each.id: each.nodes[0].worth("") for each in mines} != MINES or {each.count for each in mines} != {8}:
        yield "there aren't eight tiles of each mine, for 2, 1 and 0"
    if len({each.paths for each in mines}) != 1:
        yield "the tiles of the mines differ in their track"


def _worth(tile: TileData) -> Iterator[str]:
    """8.17, 15.2, 15.3; nodes are joined to sides, and a tile has one stop at most."""
    ends = [end for path in tile.paths for end in path]
    if len(tile.nodes) > 1 or not tile.paths or any(end not in (*EDGES, "n0") for end in ends):
        yield f"tile {tile.id} isn't well formed"
    elif tile.nodes and tile.nodes[0].kind != MINE:
        due = WORTH[tile.nodes[0].kind, bool(tile.label)].get(tile.colour, set[int]())
        if tile.nodes[0].worth("") not in due:
            yield f"tile {tile.id} gives {tile.nodes[0].worth('')}"
        slots = SLOTS.get(tile.colour) if tile.label else 2 if tile.id in TWO_SLOTS else 1
        if tile.nodes[0].kind == CITY and tile.nodes[0].slots != slots:
            yield f"tile {tile.id} has {tile.nodes[0].slots} slots"


def _upgrades(board: Board, tile: TileData) -> Iterator[str]:
    """8.6: the next colour, the same kind and letter, turned so that it has all of the old track, never worth less."""
    tiles, colours = board.data.tiles, board.data.colours
    due = colours[colours.index(tile.colour) + 1 :][:1]
    found = {
        other.id
        for other in tiles.values()
        if (other.colour,) == due
        and other.label == tile.label
        and [node.kind for node in other.nodes] == [node.kind for node in tile.nodes]
        and any(_keeps(board, tile.id, other.id, turn) for turn in (EDGES if not tile.label else (0,)))
    }
    if set(tile.upgrades_to) != found:
        yield f"tile {tile.id} becomes {sorted(tile.upgrades_to)}, by its track {sorted(found)}"
    elif tile.nodes and any(tiles[other].nodes[0].worth("") < tile.nodes[0].worth("") for other in found):
        yield f"an upgrade of tile {tile.id} gives less"


def _keeps(board: Board, tile: str, other: str, turn: int) -> bool:
    old, new = board.tile_track(tile, 0), board.tile_track(other, turn)
    if set(old.through) - set(new.through):
        return False
    return not old.exits or not old.exits[0] & ~new.exits[0]


def _reserved(data: BoardData) -> Iterator[str]:
    """8.11: tiles for some hexes only."""
    for tile, names in LAST.items():
        if {data.hexes[name].name for name in data.tiles[tile].only} != names or data.tiles[tile].count < len(names):
            yield f"tile {tile} isn't for {sorted(names)}"
    coast = {name for name, here in land(data).items() if kind(here) == TOWN and is_coastal(data, name)}
    if set(data.tiles[COAST].only) != coast:
        yield f"tile {COAST} isn't for the towns on the coast"


def _growth(board: Board, here: HexData) -> Iterator[str]:
    """15.2, 15.3: a first tile fits everywhere; cities grow to their last tile; a stop is entered from two sides."""
    first = lays.fitting(board, here.id, None)
    if not first:
        yield f"no tile fits on {here.id}"
        return
    if here.colour == "yellow":
        lying: list[LaidTile | None] = [None]
        for _ in ("green", "brown", "grey"):
            lying = [LaidTile(*pair) for each in lying for pair in lays.fitting(board, here.id, each)]
        if not lying:
            yield f"{here.name} can't grow to grey"
    elif here.name in SMALL and kind(here) == CITY:
        greens = {pair for each in first for pair in lays.fitting(board, here.id, LaidTile(*each))}
        brown = {tile for each in greens for tile, _ in lays.fitting(board, here.id, LaidTile(*each))}
        if not brown & LAST.keys():
            yield f"{here.name} can't grow to brown"
    if kind(here) in (CITY, MINE) and len(edges_of(entrances(board, here.id))) < 2:
        yield f"{here.name} can't be entered from two sides"


def entrances(board: Board, hex_id: str) -> int:
    """The sides by which printed or yellow track can enter a stop, as a mask."""
    found = board.track(hex_id, None).mask
    if not found:
        for tile, rotation in lays.fitting(board, hex_id, None):
            found |= board.tile_track(tile, rotation).mask
    return found


def yellow_line(board: Board, start: str, goal: str) -> list[str] | None:
    """15: hexes for yellow track of the manifest from one stop to another on one island, no stop between; or None."""
    hexes, todo = board.data.hexes, [[start]]
    seen: set[tuple[str, str]] = set()
    while todo:
        line = todo.pop(0)
        for edge, other in hexes[line[-1]].neighbours.items():
            if other in line or (line[-1], other) in seen or hexes[other].region != hexes[start].region:
                continue
            if not _goes_on(board, line, edge):
                continue
            if other == goal and entrances(board, goal) >> opposite(edge) & 1:
                return [*line, other]
            if kind(hexes[other]) in TURNS:
                seen.add((line[-1], other))
                todo.append([*line, other])
    return None


def _goes_on(board: Board, line: list[str], edge: int) -> bool:
    """Whether yellow track can leave the last hex of a line by this side."""
    here = board.data.hexes[line[-1]]
    if len(line) == 1:
        return bool(entrances(board, here.id) >> edge & 1)
    back = next(each for each, other in here.neighbours.items() if other == line[-2])
    tile = TURNS[kind(here)].get(min((edge - back) % 6, (back - edge) % 6))
    sides = 1 << edge | 1 << back
    fitting = lays.fitting(board, here.id, None)
    return any(tile == each and board.tile_track(each, turn).mask == sides for each, turn in fitting)
