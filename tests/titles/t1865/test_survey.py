"""A map file is surveyed when it's read (chapter 15); a released one never changes."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import engine
from engine.board.data import read_board
from engine.board.tiles import Board
from engine.dev.log import read as recorded
from engine.errors import EngineFault
from engine.titles import datafiles, games_folder
from engine.titles.t1865 import figures
from engine.titles.t1865.board.survey import check, survey
from engine.titles.t1865.board.tile_rules import yellow_line

Raw = dict[str, Any]
BOARD, TITLE = (datafiles.figures("engine.titles.t1865", name) for name in ("board-1", "title-1"))
RELEASED = {"board-1": "1c13fc97f71d5558", "title-1": "ad88f81f5bb0fdf1"}
"""Every data file that was ever released, with the digest by which games know it."""


def hex_of(board: Raw, name: str) -> Raw:
    return next(each for each in board["hexes"] if each.get("name") == name and each["region"] != "sea")


def tile_of(board: Raw, name: str) -> Raw:
    return next(each for each in board["tiles"] if each["id"] == name)


def part_friends(board: Raw, title: Raw) -> None:
    hex_of(board, "Cagliari")["neighbours"].pop("3")


def raise_a_mountain(board: Raw, title: Raw) -> None:
    hex_of(board, "Cagliari").setdefault("edge_terrain", {})["3"] = "mountain"


def shift_a_hex(board: Raw, title: Raw) -> None:
    """Calvi moves far away, with all that leads to it."""
    old, new = hex_of(board, "Calvi")["id"], "Z4"
    hex_of(board, "Calvi")["id"] = new
    for each in board["hexes"]:
        each["neighbours"] = {edge: new if other == old else other for edge, other in each["neighbours"].items()}


def lead_track_into_the_sea(board: Raw, title: Raw) -> None:
    hex_of(board, "Cagliari")["paths"].append([5, "n0"])


def rename_a_city(board: Raw, title: Raw) -> None:
    hex_of(board, "Isili")["name"] = "Mandas"


def close_a_slot(board: Raw, title: Raw) -> None:
    hex_of(board, "Nuoro")["nodes"][0]["slots"] = 1


def dig_deeper(board: Raw, title: Raw) -> None:
    hex_of(board, "Monteponi")["nodes"][0]["slots"] = 2


def ferry_for_nothing(board: Raw, title: Raw) -> None:
    board["edge_costs"]["SR1"] = 0


def swap_islands(board: Raw, title: Raw) -> None:
    hex_of(board, "Calvi")["region"] = "sardinia"


def move_a_destination(board: Raw, title: Raw) -> None:
    title["companies"][0]["destination"] = hex_of(board, "Olbia")["id"] + ".0"


def widen_the_district(board: Raw, title: Raw) -> None:
    title["district"].append(hex_of(board, "Montevecchio")["id"] + ".0")


def print_a_tile_more(board: Raw, title: Raw) -> None:
    tile_of(board, "7")["count"] += 1


def turn_a_mine(board: Raw, title: Raw) -> None:
    tile_of(board, "174")["paths"] = [[0, "n0"], [3, "n0"]]


def overrate_a_town(board: Raw, title: Raw) -> None:
    tile_of(board, "58")["nodes"][0]["revenue"] = 2


def forget_an_upgrade(board: Raw, title: Raw) -> None:
    tile_of(board, "9")["upgrades_to"].pop()


def cut_slots_of_a_tile(board: Raw, title: Raw) -> None:
    tile_of(board, "C-grey")["nodes"][0]["slots"] = 3


def let_calvi_have_63(board: Raw, title: Raw) -> None:
    tile_of(board, "63")["only"].append(hex_of(board, "Calvi")["id"])


def let_sanluri_be_on_the_coast(board: Raw, title: Raw) -> None:
    tile_of(board, "146")["only"].append(hex_of(board, "Sanluri")["id"])


def turn_a_city(board: Raw, title: Raw) -> None:
    tile_of(board, "O-green")["paths"] = [[1, "n0"], [4, "n0"]]


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (shift_a_hex, "doesn't lie at side"),
        (lead_track_into_the_sea, "ends in the sea"),
        (rename_a_city, "the small cities"),
        (close_a_slot, "isn't printed as a large city"),
        (dig_deeper, "hasn't one slot"),
        (ferry_for_nothing, "the sea route from F20"),
        (swap_islands, "isn't in one piece"),
        (move_a_destination, "homes and destinations"),
        (widen_the_district, "the district"),
        (print_a_tile_more, "there are 172 tiles"),
        (turn_a_mine, "the tiles of the mines differ"),
        (overrate_a_town, "tile 58 gives 2"),
        (forget_an_upgrade, "tile 9 becomes"),
        (cut_slots_of_a_tile, "tile C-grey has 3 slots"),
        (let_calvi_have_63, "tile 63 isn't for"),
        (let_sanluri_be_on_the_coast, "tile 146 isn't for"),
        (turn_a_city, "no tile fits on C35"),
    ],
)
def test_15_a_map_that_breaks_a_rule_is_refused(spoil: Callable[[Raw, Raw], None], fault: str) -> None:
    board, title = copy.deepcopy(BOARD), copy.deepcopy(TITLE)
    spoil(board, title)
    found = survey(read_board(board), title)
    assert any(fault in each for each in found), found
    with pytest.raises(ValueError, match="isn't sound"):
        check(read_board(board), title)


@pytest.mark.parametrize(
    ("spoil", "fault"), [(part_friends, "leads to E43, but not back"), (raise_a_mountain, "costs one thing to leave")]
)
def test_15_a_map_whose_sides_disagree_is_refused(spoil: Callable[[Raw, Raw], None], fault: str) -> None:
    board = copy.deepcopy(BOARD)
    spoil(board, TITLE)
    with pytest.raises(ValueError, match=fault):
        read_board(board)


def test_15_yellow_track_takes_the_shortest_way_on_which_its_tiles_fit() -> None:
    """From Argentiera to Nuoro."""
    line = yellow_line(Board(read_board(BOARD)), "A25", "F30")
    assert line == ["A25", "A27", "B28", "C29", "D30", "E31", "F30"]


def test_15_the_shipped_map_is_sound() -> None:
    assert survey(read_board(BOARD), TITLE) == []


@pytest.mark.parametrize("options", [{}, {"short": True}])
def test_the_set_up_record_names_the_files(options: dict[str, Any]) -> None:
    game = engine.new_game("1865", ["P1", "P2", "P3"], options)
    assert game.setup["files"] == RELEASED
    for named in ({**RELEASED, "board-1": "0" * 16}, {**RELEASED, "board-../../x": "0" * 16}, {"title-1": "?"}):
        with pytest.raises(EngineFault, match="other data files"):
            engine.load_game({**game.setup, "files": named}, [])


@pytest.fixture
def corrected_map(monkeypatch: pytest.MonkeyPatch) -> str:
    """A second map is released, on which the mountain between D42 and Monteponi is gone."""
    board, name = copy.deepcopy(BOARD), "board-corrected"
    del board["released_as"]
    near, far = hex_of(board, "Monteponi"), next(each for each in board["hexes"] if each["id"] == "D42")
    (edge,) = [edge for edge, other in near["neighbours"].items() if other == far["id"]]
    (back,) = [edge for edge, other in far["neighbours"].items() if other == near["id"]]
    assert near["edge_terrain"].pop(edge) == far["edge_terrain"].pop(back) == "mountain"
    read = figures._read
    monkeypatch.setattr(figures, "_read", lambda file: board if file == name else read(file))
    monkeypatch.setattr(figures, "BOARDS", [*figures.BOARDS, name])
    return name


def test_a_running_game_keeps_the_map_it_was_begun_with(corrected_map: str) -> None:
    """A game of before goes on by the old map and may be replayed; one begun now has the new one."""
    log = recorded(games_folder("1865") / "robots-2p-40.jsonl.gz")
    assert "board-1" in log.setup["files"]
    old = engine.load_game(log.setup, log.entries[:300])
    assert (old.digest(), old.title.board.edge_cost("C43", 4)) == (log.entries[299]["digest"], 60)
    new = engine.new_game("1865", ["P1", "P2"])
    assert list(new.setup["files"]) == [corrected_map, "title-1"]
    again = engine.load_game(new.setup, [])
    assert (new.title.board.edge_cost("C43", 4), again.title.board.edge_cost("C43", 4)) == (10, 10)
