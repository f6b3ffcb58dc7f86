"""The short notation of a title's board: what its file leaves to the rules is written out here.

A file gives hexes by their ids and tiles by their numbers. A number alone stands for so many of a standard tile; where
hexes and tiles don't say otherwise, neighbours follow from the ids (`engine.board.places`) and upgrades from colour,
label, stops and track (`engine.board.upgrades`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.board.data import read_tile
from engine.board.places import USUAL_LETTERS, neighbours
from engine.board.upgrades import upgrades

Raw = dict[str, Any]
Library = Mapping[str, Mapping[str, Any]]
"""The standard tiles by their usual numbers: colour, label, nodes and paths of each."""


def written_out(raw: Mapping[str, Any], library: Library) -> Raw:
    """A board as `read_board` wants it, from a title's file.

    Raises KeyError for a tile that's neither in the library nor given in full, ValueError for an id of a hex that's no
    letter and number.
    """
    tiles = [tile_in_full(number, given, library) for number, given in raw["tiles"].items()]
    return {**raw, "hexes": _hexes(raw), "tiles": _with_upgrades(tiles, raw)}


def _hexes(raw: Mapping[str, Any]) -> list[Raw]:
    hexes: dict[str, Raw] = {hex_id: {"color": "white", **given} for hex_id, given in raw["hexes"].items()}
    letters = raw.get("letters") or USUAL_LETTERS[raw["layout"]]
    beside = neighbours(raw["layout"], letters, hexes, raw["colours"])
    return [{"id": hex_id, **given, "neighbours": beside[hex_id]} for hex_id, given in hexes.items()]


def tile_in_full(number: str, given: int | Mapping[str, Any], library: Library) -> Raw:
    """A tile but for its upgrades: the standard one, if there's one of that number, with what the file says of it.

    `revenue` is that of each of its stops. Raises KeyError for a tile that's neither standard nor given in full.
    """
    own: Raw = {"count": given} if isinstance(given, int) else dict(given)
    if "color" not in own and number not in library:
        raise KeyError(number)
    tile: Raw = {"id": number, **library.get(number, {}), **own}
    if "revenue" in tile:
        revenue = tile.pop("revenue")
        tile["nodes"] = [{**node, "revenue": revenue} for node in tile["nodes"]]
    return tile


def _with_upgrades(tiles: list[Raw], raw: Mapping[str, Any]) -> list[Raw]:
    """The tiles with the upgrades that they have by the rules, but for those that say theirs."""
    labels: dict[str, set[str]] = {}
    for given in raw["hexes"].values():
        if given.get("label"):
            labels.setdefault(given["label"], set()).add(given.get("color", "white"))
    found = upgrades([read_tile(tile) for tile in tiles], raw["colours"], labels)
    written: list[Raw] = []
    for tile in tiles:
        everywhere, by_label = found[tile["id"]]
        on = {**by_label, **tile.get("upgrades_to_on", {})}
        own = {key: each for key, each in tile.items() if key != "upgrades_to_on"}
        ways = {f"upgrades_to_on_{place}": ids for place, ids in on.items()}
        written.append({"upgrades_to": everywhere, **own, **ways})
    return written
