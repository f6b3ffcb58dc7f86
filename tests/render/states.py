"""The hexes as they lay in the shipped games, read off their logs: each state once, without playing them again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import engine
from engine.board.data import BoardData
from engine.dev import log
from engine.state import State
from engine.title import TitleData
from engine.titles import games_folder
from render.hexes.badges import Badge
from render.hexes.views import HexView, tile_view
from render.titles import style_of
from tests.render import made

_LATER = {"1856": made.canada_midgame, "1865": made.sardinia_endgame}
"""Positions with signs that a new game hasn't yet."""


def states_of(title_id: str) -> Iterator[HexView]:
    """Every hex as printed, and with every tile that was laid on it; each with and without its signs, and tokens."""
    title = engine.load_title(title_id)
    seats = ["P1", "P2", "P3"]
    fresh = engine.new_game(title_id, seats, seed=1)
    signs = [style_of(title_id).badges(title, each) for each in (fresh.state, *(_later(title_id)))]
    lays, squares = _played(title)
    printed = [(each, "", 0) for each in title.board.hexes]
    for hex_id, tile, rotation in [*printed, *sorted(lays)]:
        for badges in dict.fromkeys([(), *(each.get(hex_id, ()) for each in signs)]):
            yield from _with_tokens(title, (hex_id, tile, rotation), badges, hex_id in squares)


def _later(title_id: str) -> list[State]:
    return [_LATER[title_id]()] if title_id in _LATER else []


def _with_tokens(
    title: TitleData, lying: tuple[str, str, int], badges: tuple[Badge, ...], squares: bool
) -> Iterator[HexView]:
    view = tile_view(title, list(title.phases)[-1], *lying, badges)
    yield view
    if squares:
        slots = [(node, slot) for node, (_, count) in enumerate(view.track.kinds) for slot in range(count)]
        yield replace(view, squares=tuple(slots))


def _played(title: TitleData) -> tuple[set[tuple[str, str, int]], set[str]]:
    """The tiles that were laid with their hexes and rotations; the hexes that got a square token."""
    lays, squares = set[tuple[str, str, int]](), set[str]()
    for path in games_folder(title.id).glob("*.jsonl.gz"):
        for entry in log.record(path)[1]:
            action = entry.get("action", {})
            if action.get("type") == "lay_tile":
                lays.add((action["hex"], action["tile"], action["rotation"]))
            elif action.get("type") == "place_token" and style_of(title.id).square:
                squares.add(action["node"].rsplit(".", 1)[0])
    return {each for each in lays if _known(title.board, each)}, squares


def _known(board: BoardData, lay: tuple[str, str, int]) -> bool:
    return lay[0] in board.hexes and lay[1] in board.tiles
