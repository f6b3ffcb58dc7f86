"""What a map of 1865 Sardinia must fulfil (chapter 15). The board is a reconstruction: each file is checked when read.

Hexes are flat-topped: sides 0 S, 1 SW, 2 NW, 3 N, 4 NE, 5 SE; ids are a column's letter and a half row's number.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.board.data import BoardData, HexData
from engine.board.tiles import EDGES, opposite

SARDINIA, CORSICA, SEA = "sardinia", "corsica", "sea"
STEP = ((0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1), (1, 1))
"""To the hex across each side: columns, half rows."""
PLAIN, CITY, TOWN, MINE = "plain", "city", "town", "mine"
LARGE = {"C": "Cagliari", "O": "Oristano", "N": "Nuoro", "S": "Sassari", "P": "Portovecchio", "B": "Bastia"}
SMALL = {"Isili", "Olbia", "Arbatax", "Ajaccio", "Calvi"}
DISTRICT = {"Serbariu", "Monteponi", "Su Zurfuru"}
TOWNS = {"Sanluri", "Alghero", "Tempio", "Propriano"}
ON_THE_COAST = {"Alghero", "Tempio", "Propriano"}
HOMES = {
    "FMS": ("Cagliari", "Serbariu"),
    "RCSF": ("Oristano", "Cagliari"),
    "SFSS": ("Sassari", "Olbia"),
    "FCS": ("Isili", "Nuoro"),
    "SFS": ("Arbatax", "Cagliari"),
    "FA": ("Nuoro", "Olbia"),
    "CFC": ("Bastia", "Ajaccio"),
    "CFD": ("Portovecchio", "Bastia"),
}
"""2.5: home and destination of each company."""
MARITIME = {
    "M1": {"Olbia"},
    "M2": {"Arbatax"},
    "M3": {"Cagliari"},
    "M4": DISTRICT,
    "M5": {"Oristano"},
    "M6": {"Sassari"},
    "M7": {"Ajaccio"},
    "M8": {"Calvi"},
}
"""3.4: the places of the maritime companies."""


def kind(here: HexData) -> str:
    """What stop a hex has: "plain" for none."""
    return here.nodes[0].kind if here.nodes else PLAIN


def across(hex_id: str, edge: int) -> str:
    """The id of the hex on the other side, whether there is one or not."""
    columns, half_rows = STEP[edge]
    return f"{chr(ord(hex_id[0]) + columns)}{int(hex_id[1:]) + half_rows}"


def land(board: BoardData) -> dict[str, HexData]:
    """The hexes of the islands."""
    return {name: here for name, here in board.hexes.items() if here.region != SEA}


def is_coastal(board: BoardData, hex_id: str) -> bool:
    """With a side that isn't land."""
    islands = land(board)
    return any(across(hex_id, edge) not in islands for edge in EDGES)


def faults(board: BoardData, title: Any) -> Iterator[str]:
    """What is wrong with a map; `title` are the figures of the title as stored."""
    yield from _grid(board)
    yield from _islands(board)
    yield from _places(board)
    yield from _sea_routes(board)
    yield from _names(board, title)


def _grid(board: BoardData) -> Iterator[str]:
    """15.1: one grid (that its sides agree is checked for every board); printed track ends on the map."""
    if len({(ord(name[0]) + int(name[1:])) % 2 for name in board.hexes}) != 1:
        yield "the hexes don't lie on one grid"
    islands = land(board)
    for name, here in board.hexes.items():
        for edge, other in here.neighbours.items():
            if across(name, edge) != other:
                yield f"{other} doesn't lie at side {edge} of {name}"
        for edge, terrain in here.edge_terrain.items():
            if edge not in here.neighbours or terrain not in board.edge_costs:
                yield f"{name} has {terrain} on side {edge}"
        if any(isinstance(end, int) and end not in here.neighbours for path in here.paths for end in path):
            yield f"printed track of {name} ends in the sea"
        if name in islands:
            missing = [edge for edge in EDGES if across(name, edge) in islands and edge not in here.neighbours]
            yield from (f"{name} and {across(name, edge)} are land, but don't touch" for edge in missing)
            if len(here.nodes) > 1 or (here.nodes and not here.name):
                yield f"{name} has more than one stop, or one without a name"


def _islands(board: BoardData) -> Iterator[str]:
    """15.1: each in one piece, joined by sea only; Corsica lies in the north."""
    rows: dict[str, list[int]] = {}
    for island in (SARDINIA, CORSICA):
        part = {name for name, here in board.hexes.items() if here.region == island}
        rows[island] = [int(name[1:]) for name in part]
        todo, seen = sorted(part)[:1], set[str]()
        while todo:
            name = todo.pop()
            if name not in seen:
                seen.add(name)
                todo += [other for other in board.hexes[name].neighbours.values() if other in part]
        if not part or seen != part:
            yield f"{island} isn't in one piece"
        others = {other for name in part for other in board.hexes[name].neighbours.values()} - part
        if any(board.hexes[other].region != SEA for other in others):
            yield f"{island} touches other land"
    if max(rows[CORSICA], default=0) >= min(rows[SARDINIA], default=0):
        yield "Corsica doesn't lie in the north"
    if any(here.region not in (SARDINIA, CORSICA, SEA) for here in board.hexes.values()):
        yield "a hex lies on no island, nor in the sea"


def _places(board: BoardData) -> Iterator[str]:
    """2.5, 15.2-15.4: large cities with letters and printed track, small ones, mines, towns."""
    islands = land(board).values()
    large = [here for here in islands if here.colour == "yellow"]
    if {here.label: here.name for here in large} != LARGE or len(large) != len(LARGE):
        yield "the large cities aren't those of the rulebook"
    for here in large:
        if not here.paths or kind(here) != CITY or (here.nodes[0].slots, here.nodes[0].worth("")) != (2, 3):
            yield f"{here.name} isn't printed as a large city"
    if {here.name for here in islands if kind(here) == CITY and here.colour == "white"} != SMALL:
        yield "the small cities aren't those of the rulebook"
    mines = [here for here in islands if kind(here) == MINE]
    if len(mines) != 8 or sum(here.region == CORSICA for here in mines) != 2:
        yield "there aren't eight mines, two of them in Corsica"
    yield from (f"the mine {here.name} hasn't one slot" for here in mines if here.nodes[0].slots != 1)
    towns = {here.name: here.id for here in islands if kind(here) == TOWN}
    yield from (f"{name} is no town" for name in sorted(TOWNS - set(towns)))
    coast = {name for name in TOWNS & set(towns) if is_coastal(board, towns[name])}
    if coast != ON_THE_COAST & set(towns):
        yield f"of the named towns {sorted(coast)} lie on the coast"


def _sea_routes(board: BoardData) -> Iterator[str]:
    """15.5: two at least; printed track from one island to the other; each is paid for once."""
    starts = [
        (name, edge)
        for name, here in land(board).items()
        if here.region == SARDINIA
        for edge, other in here.neighbours.items()
        if board.hexes[other].region == SEA
    ]
    if len(starts) < 2:
        yield "there aren't two sea routes"
    for start, first in starts:
        name, edge, cost, seen = start, first, 0, {start}
        while True:
            cost += board.edge_cost(name, edge)
            name, entry = board.hexes[name].neighbours[edge], opposite(edge)
            here = board.hexes[name]
            if here.region != SEA or name in seen:
                break
            seen.add(name)
            if [set(path) for path in here.paths] != [set(here.neighbours)] or len(here.neighbours) != 2:
                yield f"the sea route on {name} isn't one piece of track"
                return
            (edge,) = set(here.neighbours) - {entry}
        if board.hexes[name].region != CORSICA or cost <= 0:
            yield f"the sea route from {start} leads to {name} for {cost}"


def _names(board: BoardData, title: Any) -> Iterator[str]:
    """2.5, 3.4, 8.19: homes, destinations, places of the maritime companies, the district."""

    def name(node: str) -> str:
        here = board.hexes.get(node.rpartition(".")[0])
        return here.name if here and here.nodes else ""

    if {each["id"]: (name(each["home"]), name(each["destination"])) for each in title["companies"]} != HOMES:
        yield "homes and destinations aren't those of the rulebook"
    if {each["id"]: {name(node) for node in each["places"]} for each in title["privates"]} != MARITIME:
        yield "the places of the maritime companies aren't those of the rulebook"
    if {name(node) for node in title["district"]} != DISTRICT:
        yield "the district isn't that of the rulebook"
