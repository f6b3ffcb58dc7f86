"""The board, the tiles and the figures of 1865 Sardinia: a reconstruction that agrees with every fact of the rulebook.

Hexes are flat-topped: sides 0 S, 1 SW, 2 NW, 3 N, 4 NE, 5 SE; ids are a column's letter and a half row's number.
"""

from __future__ import annotations

from collections import Counter

import pytest

from engine.board import lays
from engine.board.connections import connections, edge_costs
from engine.board.tiles import EDGES, Board, edges_of, opposite
from engine.board.track import Network
from engine.state import LaidTile
from engine.titles.t1865.figures import Variant, figures_of

LONG, SHORT = figures_of(Variant()), figures_of(Variant(short=True))
BOARD = Board(LONG.board)
HEXES, TILES, RAW = LONG.board.hexes, LONG.board.tiles, LONG.raw
STEP = ((0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1), (1, 1))
LAND = {name for name, each in HEXES.items() if each.region in ("sardinia", "corsica")}
NAMES = {each.name: name for name, each in HEXES.items() if each.name and name in LAND}
YELLOW_TURNS = {"plain": {1: "7", 2: "8", 3: "9"}, "town": {1: "3", 2: "58", 3: "4"}}
TRACK = {
    "7": [(0, 1)], "8": [(0, 2)], "9": [(0, 3)], "16": [(0, 2), (1, 3)], "18": [(0, 3), (1, 2)],
    "19": [(0, 3), (2, 4)], "20": [(0, 3), (1, 4)], "23": [(0, 3), (0, 4)], "24": [(0, 3), (0, 2)],
    "25": [(0, 2), (0, 4)], "26": [(0, 3), (0, 5)], "27": [(0, 3), (0, 1)], "28": [(0, 4), (0, 5)],
    "29": [(0, 2), (0, 1)], "39": [(0, 2), (0, 1), (1, 2)], "40": [(0, 2), (2, 4), (0, 4)],
    "41": [(0, 3), (0, 1), (1, 3)], "42": [(0, 3), (3, 5), (0, 5)], "43": [(0, 3), (0, 2), (1, 3), (1, 2)],
    "44": [(0, 3), (1, 4), (0, 1), (3, 4)], "45": [(0, 3), (2, 4), (0, 4), (2, 3)],
    "46": [(0, 3), (2, 4), (3, 4), (0, 2)], "47": [(0, 3), (1, 4), (1, 3), (0, 4)],
    "70": [(0, 1), (0, 2), (1, 3), (2, 3)],
}  # fmt: skip
"""The standard track of plain tiles."""
EXITS = {
    "3": {0, 1}, "4": {0, 3}, "58": {0, 2}, "5": {0, 1}, "6": {0, 2}, "57": {0, 3}, "12": {0, 1, 2}, "13": {0, 2, 4},
    "14": {0, 1, 3, 4}, "15": {0, 1, 2, 3}, "205": {0, 1, 3}, "206": {0, 3, 5}, "141": {0, 1, 3}, "142": {0, 3, 5},
    "143": {0, 1, 2}, "144": {0, 2, 4}, "145": {0, 1, 3, 4}, "146": {0, 1, 2, 3}, "147": {0, 2, 3, 4},
    "63": {0, 1, 2, 3, 4, 5},
}  # fmt: skip
"""The standard exits of tiles with a stop."""
NEXT = {"yellow": "green", "green": "brown", "brown": "grey"}


def kind(name: str) -> str:
    nodes = HEXES[name].nodes
    return nodes[0].kind if nodes else "plain"


def coastal(name: str) -> bool:
    """With a side that isn't land."""
    return any(across(name, edge) not in LAND for edge in EDGES)


def across(name: str, edge: int) -> str:
    return chr(ord(name[0]) + STEP[edge][0]) + str(int(name[1:]) + STEP[edge][1])


def exits(tile: str, rotation: int = 0) -> set[int]:
    return set(edges_of(BOARD.tile_track(tile, rotation).mask))


def rotations(name: str, tile: str, lying: LaidTile | None = None) -> list[int]:
    return [each for each in EDGES if lays.misfit(BOARD, name, lying, tile, each) is None]


# --- the map


def test_one_grid_whose_sides_agree() -> None:
    assert len({(ord(name[0]) + int(name[1:])) % 2 for name in HEXES}) == 1
    for name, here in HEXES.items():
        for edge, other in here.neighbours.items():
            assert across(name, edge) == other
            terrain = HEXES[other].edge_terrain.get(opposite(edge))
            assert here.edge_terrain.get(edge) == terrain
        assert set(here.edge_terrain) <= set(here.neighbours)
        assert set(here.edge_terrain.values()) <= set(LONG.board.edge_costs)
        for path in here.paths:
            assert all(end in here.neighbours for end in path if isinstance(end, int))
        if name in LAND:
            assert all(edge in here.neighbours for edge in EDGES if across(name, edge) in LAND)
            assert len(here.nodes) <= 1
            assert not here.nodes or here.name


def test_costs_of_the_edges() -> None:
    """8.22."""
    assert LONG.board.edge_costs == {"": 10, "river": 40, "mountain": 60, "SR1": 80, "SR2": 120, "sea": 0}


@pytest.mark.parametrize(("island", "hexes"), [("sardinia", 82), ("corsica", 34)])
def test_islands(island: str, hexes: int) -> None:
    """15.1: each is one piece, and they touch by sea only; Corsica lies in the north."""
    part = {name for name in LAND if HEXES[name].region == island}
    todo, seen = [min(part)], set[str]()
    while todo:
        name = todo.pop()
        if name not in seen:
            seen.add(name)
            todo += [other for other in HEXES[name].neighbours.values() if other in part]
    assert (seen, len(part)) == (part, hexes)
    other_island = LAND - part
    assert not {other for name in part for other in HEXES[name].neighbours.values()} & other_island
    assert max(int(name[1:]) for name in LAND if HEXES[name].region == "corsica") < min(
        int(name[1:]) for name in LAND if HEXES[name].region == "sardinia"
    )


def test_places() -> None:
    """2.5, 15.2-15.4: six large cities with their letters and printed track, five small ones, eight mines, towns."""
    large = {here.label: here.name for here in HEXES.values() if here.colour == "yellow"}
    assert large == {
        "C": "Cagliari", "O": "Oristano", "N": "Nuoro", "S": "Sassari", "P": "Portovecchio", "B": "Bastia",
    }  # fmt: skip
    for here in HEXES.values():
        if here.colour == "yellow":
            assert here.paths
            assert (here.nodes[0].slots, here.nodes[0].worth("")) == (2, 3)
    small = {HEXES[name].name for name in LAND if kind(name) == "city" and HEXES[name].colour == "white"}
    assert small == {"Isili", "Olbia", "Arbatax", "Ajaccio", "Calvi"}
    mines = [name for name in LAND if kind(name) == "mine"]
    assert (len(mines), sum(HEXES[name].region == "corsica" for name in mines)) == (8, 2)
    assert all(HEXES[name].nodes[0].slots == 1 for name in mines)
    assert {HEXES[node[:-2]].name for node in RAW["district"]} == {"Serbariu", "Monteponi", "Su Zurfuru"}
    towns = {HEXES[name].name for name in LAND if kind(name) == "town"}
    assert {"Sanluri", "Alghero", "Tempio", "Propriano"} <= towns
    assert all(coastal(NAMES[name]) for name in ("Alghero", "Tempio", "Propriano"))
    assert not coastal(NAMES["Sanluri"])


def test_sea_routes() -> None:
    """15.5: printed track on sea hexes between the islands; the cost is paid once."""
    found = {}
    for here in HEXES.values():
        if here.region == "sea":
            assert len(here.paths) == 1
            assert set(here.paths[0]) == set(here.neighbours)
    for start, end in ((("F20", 3), ("E17", 5)), (("B24", 3), ("D12", 1))):
        (name, edge), cost, seen = start, [LONG.board.edge_cost(*start)], [start[0]]
        while True:
            name, entry = across(name, edge), opposite(edge)
            seen.append(name)
            if name == end[0]:
                break
            (edge,) = [each for each in HEXES[name].neighbours if each != entry]
            cost.append(LONG.board.edge_cost(name, edge))
        assert entry == end[1]
        found[start[0]] = sum(cost)
    assert found == {"F20": 80, "B24": 120}


def test_homes_and_destinations() -> None:
    """2.5."""
    found = {
        each["id"]: (HEXES[each["home"][:-2]].name, HEXES[each["destination"][:-2]].name) for each in RAW["companies"]
    }
    assert found == {
        "FMS": ("Cagliari", "Serbariu"), "RCSF": ("Oristano", "Cagliari"), "SFSS": ("Sassari", "Olbia"),
        "FCS": ("Isili", "Nuoro"), "SFS": ("Arbatax", "Cagliari"), "FA": ("Nuoro", "Olbia"),
        "CFC": ("Bastia", "Ajaccio"), "CFD": ("Portovecchio", "Bastia"),
    }  # fmt: skip


# --- the tiles


def test_manifest() -> None:
    """15.6: 171 tiles, 24 of mines, 18 with letters."""
    assert sum(tile.count for tile in TILES.values()) == 171
    letters = [tile for tile in TILES.values() if tile.label]
    assert {(tile.label, tile.colour) for tile in letters} == {(a, b) for a in "CONSPB" for b in NEXT.values()}
    assert sum(tile.count for tile in letters) == 18
    mines = [TILES[tile] for tile in ("173", "174", "175")]
    assert [(tile.count, tile.nodes[0].worth(""), exits(tile.id)) for tile in mines] == [
        (8, 2, {0, 2}), (8, 1, {0, 2}), (8, 0, {0, 2}),
    ]  # fmt: skip


@pytest.mark.parametrize("tile", sorted(TILES))
def test_tile(tile: str) -> None:
    """8.17: traffic by kind and colour; standard numbers have their standard track; the upgrades keep all track."""
    data = TILES[tile]
    if tile in TRACK:
        assert sorted(data.paths) == sorted(TRACK[tile]) or {*map(tuple, data.paths)} == {*TRACK[tile]}
    if tile in EXITS:
        assert exits(tile) == EXITS[tile]
    if not data.nodes:
        return
    worth = data.nodes[0].worth("")
    if data.label:
        assert (worth, data.nodes[0].slots) == {"green": (4, 3), "brown": (5, 3), "grey": (6, 4)}[data.colour]
    elif data.nodes[0].kind == "city":
        assert worth == {"yellow": 2, "green": 3, "brown": 4}[data.colour]
        assert data.nodes[0].slots == (2 if tile in ("14", "15", "63", "700") else 1)
    elif data.nodes[0].kind == "town":
        assert worth in {"yellow": (1,), "green": (1, 2), "brown": (2, 3)}[data.colour]
    assert all(TILES[each].nodes[0].worth("") >= worth for each in data.upgrades_to)


@pytest.mark.parametrize(
    "tile", [name for name, each in TILES.items() if not each.nodes or each.nodes[0].kind != "mine"]
)
def test_listed_upgrades_are_all_that_keep_the_track(tile: str) -> None:
    """8.6: the next colour, the same kind and letter, in some orientation all of the old track."""
    data = TILES[tile]

    def keeps(other: str, rotation: int) -> bool:
        old, new = BOARD.tile_track(tile, 0), BOARD.tile_track(other, rotation)
        if set(old.through) - set(new.through):
            return False
        return not old.exits or not old.exits[0] & ~new.exits[0]

    found = {
        other.id
        for other in TILES.values()
        if other.colour == NEXT.get(data.colour)
        and other.label == data.label
        and [node.kind for node in other.nodes] == [node.kind for node in data.nodes]
        and any(keeps(other.id, rotation) for rotation in ([0] if data.label else EDGES))
    }
    assert data.upgrades_to == found


def test_tiles_for_some_hexes() -> None:
    """8.11."""
    assert TILES["63"].only == {NAMES[name] for name in ("Isili", "Olbia", "Ajaccio")}
    assert TILES["700"].only == {NAMES[name] for name in ("Arbatax", "Calvi")}
    assert TILES["146"].only == {name for name in LAND if kind(name) == "town" and coastal(name)}
    assert (TILES["63"].count, TILES["700"].count) == (3, 2)


@pytest.mark.parametrize("name", sorted(LAND))
def test_every_hex_can_grow(name: str) -> None:
    """15.2, 15.3: a first tile fits everywhere; large cities grow to grey, small ones to their brown tile."""
    first = lays.fitting(BOARD, name, None)
    assert first
    if HEXES[name].colour == "yellow":
        lying = None
        for colour in ("green", "brown", "grey"):
            fitting = [pair for pair in lays.fitting(BOARD, name, lying) if TILES[pair[0]].colour == colour]
            assert fitting, colour
            lying = LaidTile(*fitting[0])
    elif kind(name) == "city":
        last = "63" if name in TILES["63"].only else "700"
        greens = [LaidTile(*pair) for each in first for pair in lays.fitting(BOARD, name, LaidTile(*each))]
        assert any(tile == last for green in greens for tile, _ in lays.fitting(BOARD, name, green))


# --- connections that the companies need


def cheapest(start: str, goal: str) -> list[str] | None:
    """A line of hexes for yellow track from one stop to another on one island, no stop on the way."""
    island, todo = HEXES[start].region, [[start]]
    seen: set[tuple[str, str]] = set()
    while todo:
        line = todo.pop(0)
        for edge, other in HEXES[line[-1]].neighbours.items():
            if other in line or HEXES[other].region != island or (line[-1], other) in seen:
                continue
            if not _leaves(line, edge):
                continue
            if other == goal and _enters(goal, opposite(edge)):
                return [*line, other]
            if kind(other) in YELLOW_TURNS:
                seen.add((line[-1], other))
                todo.append([*line, other])
    return None


def _leaves(line: list[str], edge: int) -> bool:
    """Whether track can go on by this side of the last hex of a line."""
    here = line[-1]
    if len(line) == 1:
        return _enters(here, edge)
    (back,) = [each for each, other in HEXES[here].neighbours.items() if other == line[-2]]
    gap = min((edge - back) % 6, (back - edge) % 6)
    tile = YELLOW_TURNS[kind(here)].get(gap)
    return tile is not None and any(exits(tile, each) == {edge, back} for each in rotations(here, tile))


def _enters(stop: str, edge: int) -> bool:
    """Whether printed or yellow track can enter a stop by this side."""
    printed = BOARD.track(stop, None).mask
    if printed:
        return bool(printed >> edge & 1)
    return any(edge in exits(*pair) for pair in lays.fitting(BOARD, stop, None))


@pytest.mark.parametrize("company", [each["id"] for each in RAW["companies"]])
def test_every_company_can_reach_its_destination(company: str) -> None:
    """15: by yellow track of the manifest, on its own island."""
    data = next(each for each in RAW["companies"] if each["id"] == company)
    start, goal = data["home"][:-2], data["destination"][:-2]
    line = cheapest(start, goal)
    assert line is not None
    tiles: dict[str, LaidTile] = {}
    for before, here, after in zip(line, line[1:], line[2:], strict=False):
        sides = {edge for edge, other in HEXES[here].neighbours.items() if other in (before, after)}
        gap = abs(max(sides) - min(sides))
        tile = YELLOW_TURNS[kind(here)][min(gap, 6 - gap)]
        tiles[here] = LaidTile(tile, next(each for each in EDGES if exits(tile, each) == sides))
    for stop, nearest in ((start, line[1]), (goal, line[-2])):
        (side,) = [edge for edge, other in HEXES[stop].neighbours.items() if other == nearest]
        if not BOARD.track(stop, None).mask:
            pair = next(pair for pair in lays.fitting(BOARD, stop, None) if side in exits(*pair))
            tiles[stop] = LaidTile(*pair)
    used = Counter(each.tile for each in tiles.values())
    assert all(count <= TILES[tile].count for tile, count in used.items())
    network = Network(BOARD, tiles)
    found = [each for each in connections(network, f"{start}.0", _is_stop) if each.end == f"{goal}.0"]
    assert [each.hexes for each in found] == [tuple(line)]
    assert len(edge_costs(network, found[0])) == len(line) - 1


def _is_stop(node: str) -> bool:
    return kind(node[:-2]) in ("city", "mine")


# --- the short game


def test_short_game() -> None:
    """14: Sardinia alone, without the sea; six companies and maritime companies; fewer trains; another bank and other
    limits, the Dragons' as in the long game (14.3).
    """
    assert {here.region for here in SHORT.board.hexes.values()} == {"sardinia"}
    assert (len(SHORT.companies), len(SHORT.privates), SHORT.raw["bank"]) == (6, 6, 6000)
    assert SHORT.certificate_limit == {2: 27, 3: 18}
    assert [SHORT.raw[each] for each in ("phases", "chart")] == [LONG.raw[each] for each in ("phases", "chart")]
    assert 3 not in SHORT.board.hexes["F20"].neighbours
    assert 3 not in SHORT.board.hexes["B24"].neighbours
    for data in SHORT.raw["companies"]:
        assert {data["home"][:-2], data["destination"][:-2]} <= set(SHORT.board.hexes)
    for data in SHORT.raw["privates"]:
        assert {node[:-2] for node in data["places"]} <= set(SHORT.board.hexes)
    assert all(len(here.neighbours) >= 2 for here in SHORT.board.hexes.values())


def test_trains() -> None:
    """2.4, 14.2."""
    long = [(each.id, each.price, each.count) for each in LONG.trains.values()]
    assert long == [
        ("PH2", 100, 5), ("PH2*", 70, 1), ("PH3", 200, 4), ("PH3*", 160, 1), ("PH4", 350, 3), ("PH4*", 300, 1),
        ("PH5", 500, 2), ("PH6", 650, 3), ("PH7", 800, None),
    ]  # fmt: skip
    assert [each.count for each in SHORT.trains.values()] == [4, 1, 3, 1, 2, 1, 2, 2, None]
    capacity = {each["level"]: (each["capacity"], each["scrapped_by"]) for each in RAW["trains"]}
    assert capacity == {2: (8, "4"), 3: (14, "6"), 4: (20, "7"), 5: (25, None), 6: (30, None), 7: (35, None)}


def test_market_and_chart() -> None:
    """5.1, 5.5: 31 spaces from 10 to 490; the surcharges that the rulebook prints; the thresholds."""
    prices = [cell.price for cell in LONG.cells.values()]
    assert (len(prices), prices[0], prices[-1], prices) == (31, 10, 490, sorted(set(prices)))
    surcharges = RAW["market"]["surcharges"]
    assert all(int(price) < white < green for price, (white, green) in surcharges.items())
    printed = {
        70: (75, 90), 80: (85, 100), 90: (95, 110), 100: (110, 130), 110: (120, 140), 120: (130, 150),
        130: (140, 160), 140: (150, 170), 150: (160, 180), 165: (180, 200), 180: (195, 215), 195: (210, 230),
    }  # fmt: skip
    assert {int(price): tuple(each) for price, each in surcharges.items() if int(price) in printed} == printed
    assert [(each["phase"], each["threshold"]) for each in RAW["chart"]] == [
        ("2", 4), ("3", 6), ("4", 8), ("5", 10), ("6", 12), ("7", 14),
    ]  # fmt: skip


def test_phases() -> None:
    """Chapter 4, 2.6, 5.6, 7.22."""
    found = [
        (each["id"], each["train_limit"], each["highest_start"], each["starts"], each["conversion_markers"])
        for each in RAW["phases"][1:]
    ]
    assert found == [
        ("2", 4, 100, "minor", 1), ("3", 3, 130, "minor", 2), ("4", 3, 130, "minor", 3), ("5", 3, 150, "major", 4),
        ("6", 2, 150, "major", 4), ("7", 2, 150, "major", 4),
    ]  # fmt: skip
    assert [each["dragons_limit"] for each in RAW["phases"][1:]] == [6, 10, 10, 16, 16, 16]
    assert [each["first_row"] for each in RAW["phases"][1:]] == [1, 1, 1, 2, 2, 2]
