"""What is wrong with a title's board, beyond its shape: a sentence for each fault."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from engine.board.notation import Library, tile_in_full, written_out
from engine.board.places import IMPASSABLE, grid_place, takes_tiles

Raw = Mapping[str, Any]
DRAWN_ON_SIDES = ("river", "mountain")


def board_faults(raw: Raw, library: Library, named: Collection[str] = ()) -> Iterator[str]:
    """Those of a board whose shape is right. library: the standard tiles. named: what the title's figures name."""
    basic = [*_ids(raw), *_standard(raw, library), *_colours(raw, library)]
    if not basic:
        basic = [*_track("hex", raw["hexes"])]
        basic += _track("tile", {each: tile_in_full(each, given, library) for each, given in raw["tiles"].items()})
    if basic:
        yield from basic
        return
    board = written_out(raw, library)
    yield from _sides(raw, board)
    yield from _backs(board)
    yield from _named(board)
    yield from _reached(board, named)
    yield from _ways(raw, board)


def _ids(raw: Raw) -> Iterator[str]:
    """Ids of hexes: a letter and a number, on one grid."""
    parities: dict[int, list[str]] = {}
    for hex_id in raw["hexes"]:
        try:
            parities.setdefault(sum(grid_place(hex_id)) % 2, []).append(hex_id)
        except ValueError:
            yield f'hex "{hex_id}" isn\'t called by a letter and a number, such as B4'
    if len(parities) == 2:
        odd = min(parities.values(), key=len)
        yield f"{', '.join(odd)} would lie between the other hexes: letter and number together are odd for all, or even"


def _standard(raw: Raw, library: Library) -> Iterator[str]:
    """Tiles that are neither standard nor given in full."""
    for number, given in raw["tiles"].items():
        lacking = [key for key in ("color", "paths") if isinstance(given, int) or key not in given]
        if number not in library and lacking:
            yield f"tile {number} is no standard tile, so it needs {' and '.join(lacking)} of its own"


def _colours(raw: Raw, library: Library) -> Iterator[str]:
    for number, given in raw["tiles"].items():
        own: Raw = {} if isinstance(given, int) else given
        colour = own.get("color", library.get(number, {}).get("color"))
        if colour is not None and colour not in raw["colours"]:
            yield f"tile {number} is {colour}, which is none of the colours: {', '.join(raw['colours'])}"


def _track(what: str, places: Mapping[str, Raw]) -> Iterator[str]:
    """Track within hexes or tiles: each piece from side to side, or from a side to a stop that's there."""
    for name, each in places.items():
        here, stops = f"{what} {name}", [f"n{number}" for number in range(len(each.get("nodes", ())))]
        for path in each.get("paths", ()):
            yield from (f"{here}: {fault}" for fault in _piece(path, stops))
        touched = {end for path in each.get("paths", ()) for end in path}
        if what == "tile" and stops and touched.isdisjoint(stops):
            yield f"{here}: none of its stops has track"


def _piece(path: list[int | str], stops: list[str]) -> Iterator[str]:
    if len(path) != 2:
        yield f"a piece of track has two ends, {path} has {len(path)}"
        return
    named = [end for end in path if isinstance(end, str)]
    for end in named:
        if end not in stops:
            yield f"track {path} leads to {end}, but there are {len(stops)} stops, from n0"
    if len(named) == 2:
        yield f"track {path} joins two stops without touching a side"
    elif path[0] == path[1]:
        yield f"track {path} leads from side {path[0]} back to it"


def _sides(raw: Raw, board: Raw) -> Iterator[str]:
    """What is printed along and across the sides of hexes."""
    kinds = {IMPASSABLE, *DRAWN_ON_SIDES, *raw.get("edge_costs", {})}
    known = ", ".join(sorted(kinds - {""}))
    for each in board["hexes"]:
        here, beside = f"hex {each['id']}", each["neighbours"]
        for end in sorted({end for path in each.get("paths", ()) for end in path if isinstance(end, int)}):
            if str(end) not in beside:
                yield f"{here}: printed track leads to side {end}, where it meets nothing"
        if not beside and takes_tiles(each["color"], raw["colours"]):
            yield f"{here} touches no other hex that track may lead to"
        for side, kind in each.get("edge_terrain", {}).items():
            if kind not in kinds:
                yield f'{here}: unknown terrain "{kind}" on side {side}; known are {known}'
    yield from _crossings(raw, board)


def _crossings(raw: Raw, board: Raw) -> Iterator[str]:
    """Sides that cost the same from both hexes."""
    costs = raw.get("edge_costs", {})
    hexes: dict[str, Raw] = {each["id"]: each for each in board["hexes"]}

    def cost(hex_id: str, side: str) -> int:
        return costs.get(hexes[hex_id].get("edge_terrain", {}).get(side, ""), 0)

    for here, each in hexes.items():
        for side, there in each["neighbours"].items():
            back = str((int(side) + 3) % 6)
            out, home = cost(here, side), cost(there, back)
            if here < there and out != home:
                yield f"side {side} of {here} costs {out}, the same side seen from {there} ({back}) costs {home}"


def _backs(board: Raw) -> Iterator[str]:
    """Two faces of one tile."""
    tiles: dict[str, Raw] = {tile["id"]: tile for tile in board["tiles"]}
    for number, tile in tiles.items():
        back = tile.get("reverse")
        if back is None:
            continue
        if back not in tiles:
            yield f"tile {number}: on its back is {back}, which isn't among the tiles"
        elif tiles[back].get("reverse") != number:
            yield f"tile {number}: on its back is {back}, but on the back of {back} is {tiles[back].get('reverse')}"
        elif tiles[back]["count"] != tile["count"]:
            yield f"tile {number}: there are {tile['count']} of it, but {tiles[back]['count']} of {back} on its back"


def _named(board: Raw) -> Iterator[str]:
    """Hexes, labels and tiles that tiles name."""
    tiles: dict[str, Raw] = {tile["id"]: tile for tile in board["tiles"]}
    hexes = {each["id"] for each in board["hexes"]}
    labels = {each["label"] for each in board["hexes"] if each.get("label")}
    borne = {tile["label"] for tile in tiles.values() if tile.get("label")}
    for label in sorted(labels - borne):
        yield f'label "{label}" stands on hexes, but no tile bears it'
    prefix = "upgrades_to_on_"
    for number, tile in tiles.items():
        for place in tile.get("only", ()):
            if place not in hexes:
                yield f"tile {number} is only for {place}, which isn't on the map"
        for key, others in tile.items():
            place = key.removeprefix(prefix)
            if key.startswith(prefix) and place not in hexes | labels:
                yield f"tile {number} upgrades on {place}, which is neither a hex nor a label"
            for other in others if key.startswith("upgrades_to") else ():
                if other not in tiles:
                    yield f"tile {number} upgrades to {other}, which isn't among the tiles"


def _reached(board: Raw, named: Collection[str]) -> Iterator[str]:
    """Tiles that come onto the map: on a print, over another, or by what the title's figures name them for."""
    colours: list[str] = board["colours"]
    over = {
        other for tile in board["tiles"] for key, ids in tile.items() if key.startswith("upgrades_to") for other in ids
    }
    prints = [(each["color"], _kinds(each), each.get("label", "")) for each in board["hexes"]]
    prints = [each for each in prints if takes_tiles(each[0], colours)]
    for tile in board["tiles"]:
        place = colours.index(tile["color"])
        before = "white" if place == 0 else colours[place - 1]
        label, kinds = tile.get("label", ""), _kinds(tile)
        first = any(
            colour == before and _fits_print(stops, kinds) and (not label or label == here)
            for colour, stops, here in prints
        )
        if not first and tile["id"] not in {*over, *named}:
            yield f"tile {tile['id']} is never laid: it fits on no printed hex, and no tile upgrades to it"


def _fits_print(stops: list[str], kinds: list[str]) -> bool:
    return stops == kinds or (bool(kinds) and len(kinds) <= len(stops) and set(stops) == set(kinds))


def _ways(raw: Raw, board: Raw) -> Iterator[str]:
    """Tiles without a way to upgrade though the next colour has tiles of their kind; some say that it's meant."""
    colours: list[str] = raw["colours"]
    for tile in board["tiles"]:
        given, place = raw["tiles"][tile["id"]], colours.index(tile["color"]) + 1
        says = not isinstance(given, int) and "upgrades_to" in given
        if says or any(ids for key, ids in tile.items() if key.startswith("upgrades_to")):
            continue
        kind = tile.get("label", ""), _kinds(tile)
        due = [each for each in board["tiles"] if each["color"] in colours[place : place + 1]]
        alike = [each["id"] for each in due if (each.get("label", ""), _kinds(each)) == kind]
        if alike:
            yield (
                f"tile {tile['id']} has no way to upgrade: of {', '.join(alike)} none keeps its track;"
                ' if that\'s meant, say "upgrades_to": []'
            )


def _kinds(place: Raw) -> list[str]:
    return sorted(node["type"] for node in place.get("nodes", ()))
