"""The printed board as plain data: hexes, tiles, and where track lies on them. No rules, no state.

Edges are numbered 0-5 clockwise. Flat-topped hexes: 0 S, 1 SW, 2 NW, 3 N, 4 NE, 5 SE; pointy-topped: 0 SW, 1 W,
2 NW, 3 NE, 4 E, 5 SE. A tile is listed at rotation 0; rotation r adds r to each edge, modulo 6.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from engine.board.places import USUAL_LETTERS, behind

End = int | str
"""An end of a piece of track: an edge 0-5, or "n0", "n1", ... for a node of the same hex or tile."""


@dataclass(frozen=True, slots=True)
class NodeData:
    """A stop: its kind ("city", "town", "offboard", "mine"), token slots, and worth (money, or what the title counts).

    `revenue` is by the name of the phase; `""` holds a worth that doesn't depend on it. `by_train` is its worth instead
    to trains of some kinds, in any phase.
    """

    kind: str
    slots: int
    revenue: Mapping[str, int]
    by_train: Mapping[str, int] = field(default_factory=dict[str, int])

    def worth(self, phase: str, train: str = "") -> int:
        """What it pays in this phase, to this kind of train."""
        if train in self.by_train:
            return self.by_train[train]
        return self.revenue[phase] if phase in self.revenue else self.revenue[""]


@dataclass(frozen=True, slots=True)
class Terrain:
    """What the first tile on a hex costs: kind ("water", "mountain", "cost" for a figure alone), symbols, money."""

    kind: str
    symbols: int
    cost: int


@dataclass(frozen=True, slots=True)
class HexData:
    """A hex as printed. `neighbours` has only the sides that track may cross."""

    id: str
    colour: str
    name: str
    neighbours: Mapping[int, str]
    nodes: tuple[NodeData, ...]
    paths: tuple[tuple[End, End], ...]
    terrain: tuple[Terrain, ...]
    edge_terrain: Mapping[int, str]
    label: str
    partition: tuple[frozenset[int], ...]
    """Groups of sides that no piece of track may join (a lake); empty where there's none."""
    group: str = ""
    """The area that this hex is a part of, where several hexes are one; "" for none."""
    region: str = ""
    """The part of the map (an island, the sea) that it lies in; "" where there's only one."""

    @property
    def terrain_cost(self) -> int:
        """What laying the first tile costs for its terrain, in the title's money."""
        return sum(terrain.cost for terrain in self.terrain)


@dataclass(frozen=True, slots=True)
class TileData:
    """A kind of tile. `stock_key` is shared by the two faces of one physical tile, `count` is how many exist."""

    id: str
    colour: str
    label: str
    nodes: tuple[NodeData, ...]
    paths: tuple[tuple[End, End], ...]
    count: int
    stock_key: str
    upgrades_to: frozenset[str]
    upgrades_by_label: Mapping[str, frozenset[str]]
    """Instead of `upgrades_to` on a hex with that id or that label."""
    fixed_rotation: int | None
    upgrade_terrain: tuple[Terrain, ...]
    """What replacing this tile costs (a cost that isn't due when it's laid)."""
    only: frozenset[str] = frozenset()
    """The hexes on which alone it may lie; empty for any."""


@dataclass(frozen=True)
class BoardData:
    """Everything printed: layout "flat" or "pointy", hexes and tiles by id."""

    layout: str
    hexes: Mapping[str, HexData]
    tiles: Mapping[str, TileData]
    colours: tuple[str, ...]
    """The colours of tiles in the order of upgrading."""
    edge_costs: Mapping[str, int] = field(default_factory=dict[str, int])
    """What it costs to cross a hex side, by the kind of terrain on it ("" for none)."""
    letters: str = ""
    """What the letters of the hexes name, "columns" or "rows"; "" for what is usual for the layout."""

    def behind(self, hex_id: str, edge: int) -> str:
        """The id of the hex behind a side, whether or not there is one and track may cross; "" off the alphabet."""
        return behind(self.layout, self.letters or USUAL_LETTERS[self.layout], hex_id, edge)

    def edge_cost(self, hex_id: str, edge: int) -> int:
        """What it costs to cross this side of a hex; 0 where the title has no such costs."""
        return self.edge_costs.get(self.hexes[hex_id].edge_terrain.get(edge, ""), 0)

    @cached_property
    def stock(self) -> dict[str, int]:
        """How many physical tiles there are of each stock key."""
        return {tile.stock_key: tile.count for tile in self.tiles.values()}


def _node(raw: Mapping[str, Any]) -> NodeData:
    revenue: dict[str, int] | int = raw.get("revenue", 0)
    by_phase = {"": revenue} if isinstance(revenue, int) else revenue
    slots = raw.get("slots", 1 if raw["type"] == "city" else 0)
    return NodeData(raw["type"], slots, by_phase, raw.get("revenue_by_train", {}))


def _paths(raw: list[list[End]]) -> tuple[tuple[End, End], ...]:
    return tuple((first, second) for first, second in raw)


def _terrain(raw: list[Mapping[str, Any]]) -> tuple[Terrain, ...]:
    return tuple(
        Terrain(each["type"], each.get("symbols", 0 if each["type"] == "cost" else 1), each["cost"]) for each in raw
    )


def _hex(raw: Mapping[str, Any]) -> HexData:
    partition = raw.get("partition")
    return HexData(
        id=raw["id"],
        colour=raw.get("color", "white"),
        name=raw.get("name") or "",
        neighbours={int(edge): other for edge, other in raw["neighbours"].items()},
        nodes=tuple(_node(node) for node in raw.get("nodes", [])),
        paths=_paths(raw.get("paths", [])),
        terrain=_terrain(raw.get("terrain", [])),
        edge_terrain={int(edge): kind for edge, kind in raw.get("edge_terrain", {}).items()},
        label=raw.get("label") or "",
        partition=tuple(frozenset(side) for side in partition["sides"]) if partition else (),
        group=raw.get("group", ""),
        region=raw.get("region", ""),
    )


def read_tile(raw: Mapping[str, Any]) -> TileData:
    """Read a tile in full; raises KeyError for a missing field."""
    prefix = "upgrades_to_on_"
    return TileData(
        id=raw["id"],
        colour=raw["color"],
        label=raw.get("label") or "",
        nodes=tuple(_node(node) for node in raw.get("nodes", [])),
        paths=_paths(raw.get("paths", [])),
        count=raw["count"],
        stock_key="/".join(sorted([raw["id"], raw["reverse"]])) if raw.get("reverse") else raw["id"],
        upgrades_to=frozenset(raw.get("upgrades_to", [])),
        upgrades_by_label={key[len(prefix) :]: frozenset(ids) for key, ids in raw.items() if key.startswith(prefix)},
        fixed_rotation=raw.get("fixed_rotation"),
        upgrade_terrain=_terrain(raw.get("upgrade_terrain", [])),
        only=frozenset(raw.get("only", [])),
    )


def read_board(raw: Mapping[str, Any]) -> BoardData:
    """Read `{"layout", "colours", "hexes": [...], "tiles": [...]}`, and "edge_costs" and "letters" where there are any.

    Hexes have their neighbours here, tiles are in full with all their upgrades; `engine.board.notation` writes out so
    what a title's file leaves to the rules.

    Raises KeyError for a missing field and ValueError where the faces of a tile, the neighbours of two hexes, the two
    sides of a border that costs something or an upgrade contradict each other.
    """
    hexes = {each["id"]: _hex(each) for each in raw["hexes"]}
    tiles = {each["id"]: read_tile(each) for each in raw["tiles"]}
    board = BoardData(
        raw["layout"], hexes, tiles, tuple(raw["colours"]), raw.get("edge_costs", {}), raw.get("letters", "")
    )
    _check_neighbours(board)
    _check_tiles(board)
    return board


def _check_neighbours(board: BoardData) -> None:
    for here in board.hexes.values():
        for edge, other in here.neighbours.items():
            if board.hexes[other].neighbours.get((edge + 3) % 6) != here.id:
                raise ValueError(f"side {edge} of {here.id} leads to {other}, but not back")
            if board.edge_cost(here.id, edge) != board.edge_cost(other, (edge + 3) % 6):
                raise ValueError(f"side {edge} of {here.id} costs one thing to leave and another to enter")


def _check_tiles(board: BoardData) -> None:
    for tile in board.tiles.values():
        if any(board.tiles[other].count != tile.count for other in tile.stock_key.split("/")):
            raise ValueError(f"the two faces of tile {tile.id} have different counts")
        allowed = tile.upgrades_to.union(*tile.upgrades_by_label.values())
        for other in sorted(allowed):
            if board.colours.index(board.tiles[other].colour) < board.colours.index(tile.colour):
                raise ValueError(f"tile {tile.id} upgrades to {other} of an earlier colour")
