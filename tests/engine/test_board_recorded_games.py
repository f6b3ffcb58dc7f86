"""The board against recorded games: each tile laid fits, lies and carries tokens as it did, and could be reached."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.board.data import read_board
from engine.board.lays import carry, fitting, misfit
from engine.board.reach import reach
from engine.board.tiles import Board, HexTrack, edges_of
from engine.board.track import Network
from engine.state import LaidTile
from engine.titles import datafiles
from tests.games.folders import TRACES

pytestmark = pytest.mark.references
GAMES = TRACES / "18mag"

BOARD = Board(read_board(datafiles.figures("engine.titles.t18mag", "board-1")))


def read(path: Path) -> Iterator[dict[str, Any]]:
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        yield from map(json.loads, lines)


def on_this_map(path: Path) -> bool:
    """Whether it's a game on the map of several players, without options."""
    header = next(read(path))
    return not header["options"] and not header["setup"]["two_player_map"]


RECORDED = [path for path in sorted(GAMES.glob("*.jsonl.gz")) if on_this_map(path)]


def tokens_by_node(state: dict[str, Any]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for company, figures in (*state["corps"].items(), *state["minors"].items()):
        for token in figures["tokens"]:
            found.setdefault(f"{token['hex']}.{token['city']}", []).append(company)
    return found


def paths_of(track: HexTrack) -> set[frozenset[int | str]]:
    """Track as the recordings write it, whatever the order."""
    ends = {(edge, f"{track.nodes[k].kind[0]}{k}") for k, mask in enumerate(track.exits) for edge in edges_of(mask)}
    return {frozenset(each) for each in (*track.through, *ends)}


class Replay:
    """The map of a recorded game: its tiles, tokens and network."""

    def __init__(self, state: dict[str, Any]) -> None:
        self.tiles: dict[str, LaidTile] = {}
        self.network = Network(BOARD, self.tiles)
        self.tokens = tokens_by_node(state)

    def stops(self, company: str, node: str) -> bool:
        """Whether the company can't pass here."""
        hex_id, index = BOARD.place[node]
        stop = self.network.track(hex_id).nodes[index]
        there = self.tokens.get(node, [])
        return stop.kind == "offboard" or (stop.kind == "city" and len(there) >= stop.slots and company not in there)

    def check_lay(self, action: dict[str, Any], after: dict[str, list[str]]) -> None:
        """The tile fits, the layer reaches it, and the tokens lie `after` as recorded."""
        hex_id, tile, rotation, company = action["hex"], action["tile"], action["rotation"], action["entity"]
        lying = self.tiles.get(hex_id)
        assert misfit(BOARD, hex_id, lying, tile, rotation) is None
        assert (tile, rotation) in fitting(BOARD, hex_id, lying)
        own = [node for node, companies in self.tokens.items() if company in companies]
        found = reach(self.network, own, lambda node: self.stops(company, node))
        at_home = any(BOARD.place[node][0] == hex_id for node in own)
        assert at_home or found.sides.get(hex_id, 0) & BOARD.tile_track(tile, rotation).mask
        names = BOARD.nodes_of(hex_id)
        before = {index: self.tokens[node] for index, node in enumerate(names) if node in self.tokens}
        carried = carry(BOARD, hex_id, lying, tile, rotation, before)
        there = {index: after[node] for index, node in enumerate(names) if node in after}
        assert {index: sorted(each) for index, each in carried.items()} == {
            index: sorted(each) for index, each in there.items()
        }

    def change(self, changed: dict[str, Any]) -> None:
        """Lay a tile as recorded and compare the track."""
        hex_id = changed["hex"]
        self.tiles[hex_id] = LaidTile(changed["tile"], changed["rotation"])
        self.network.update(hex_id)
        assert paths_of(self.network.track(hex_id)) == {frozenset(path) for path in changed["paths"]}


def test_all_recorded_games_are_there() -> None:
    assert len(RECORDED) == 17


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.name.removesuffix(".jsonl.gz"))
def test_recorded_lays(path: Path) -> None:
    lines = read(path)
    replay = Replay(next(lines)["initial_state"])
    laid = 0
    for line in lines:
        if "result" in line:
            break
        tokens = tokens_by_node(line["state"])
        if line["action"]["type"] == "lay_tile":
            replay.check_lay(line["action"], tokens)
            laid += 1
        for changed in line["tiles_changed"]:
            replay.change(changed)
        replay.tokens = tokens
    assert laid > 80
