"""Which tiles fit where on the map of 18Mag, why others don't, and where tokens go."""

from __future__ import annotations

import pytest

from engine.board.data import read_board
from engine.board.lays import carry, fitting, misfit
from engine.board.tiles import Board
from engine.state import LaidTile
from engine.titles.datafiles import figures

BOARD = Board(read_board(figures("engine.titles.t18mag", "board-1")))


def reason(hex_id: str, lying: LaidTile | None, tile: str, rotation: int) -> str | None:
    found = misfit(BOARD, hex_id, lying, tile, rotation)
    return found[0] if found else None


def kinds_of_tile(hex_id: str, lying: LaidTile | None = None) -> set[str]:
    return {tile for tile, _ in fitting(BOARD, hex_id, lying)}


def rotations(hex_id: str, tile: str, lying: LaidTile | None = None) -> list[int]:
    return [rotation for each, rotation in fitting(BOARD, hex_id, lying) if each == tile]


@pytest.mark.parametrize(
    ("hex_id", "tiles"),
    [
        ("D15", {"7", "8", "9"}),
        ("B15", {"3", "4", "58"}),
        ("E10", {"5", "6", "57"}),
        ("I2", {"5", "6", "57"}),
        ("D19", {"L32"}),
        ("E12", {"L33"}),
        ("A10", set()),
        ("C6", set()),
    ],
)
def test_first_tiles_follow_kind_and_label(hex_id: str, tiles: set[str]) -> None:
    assert kinds_of_tile(hex_id) == tiles


@pytest.mark.parametrize(
    ("hex_id", "lying", "tile", "rotation", "key"),
    [
        ("Z99", None, "7", 0, "tile.unknown_hex"),
        ("D15", None, "77", 0, "tile.unknown_tile"),
        ("D15", None, "9", 6, "tile.rotation"),
        ("A10", None, "9", 0, "tile.no_tile_here"),
        ("C6", None, "9", 0, "tile.no_tile_here"),
        ("D15", None, "20", 0, "tile.colour_order"),
        ("D15", LaidTile("9", 0), "8", 0, "tile.colour_order"),
        ("D15", LaidTile("9", 0), "47", 0, "tile.colour_order"),
        ("D15", LaidTile("20", 0), "8", 0, "tile.colour_order"),
        ("D15", None, "57", 0, "tile.wrong_kind"),
        ("E10", None, "9", 0, "tile.wrong_kind"),
        ("D19", None, "57", 0, "tile.wrong_kind"),
        ("E10", None, "L32", 0, "tile.wrong_kind"),
        ("D15", LaidTile("9", 0), "16", 0, "tile.not_an_upgrade"),
        ("I2", LaidTile("57", 0), "14", 0, "tile.not_an_upgrade"),
        ("E10", LaidTile("57", 0), "237", 0, "tile.not_an_upgrade"),
        ("E12", None, "L33", 3, "tile.fixed_rotation"),
        ("C8", None, "57", 0, "tile.off_map"),
        ("F9", None, "9", 0, "tile.partition"),
        ("D15", LaidTile("9", 0), "20", 1, "tile.track_lost"),
    ],
)
def test_why_a_tile_does_not_fit(hex_id: str, lying: LaidTile | None, tile: str, rotation: int, key: str) -> None:
    assert reason(hex_id, lying, tile, rotation) == key


def test_figures_name_what_is_wrong() -> None:
    assert misfit(BOARD, "D15", LaidTile("9", 0), "20", 1) == (
        "tile.track_lost",
        {"tile": "20", "rotation": 1, "hex": "D15", "edges": [0, 3]},
    )
    found = misfit(BOARD, "D15", LaidTile("57", 0), "9", 0)
    assert found == ("tile.colour_order", {"tile": "9", "hex": "D15", "colour": "yellow", "next": "green"})
    found = misfit(BOARD, "I2", LaidTile("57", 0), "14", 0)
    assert found is not None
    assert found[1] == {"tile": "14", "hex": "I2", "lying": "57", "allowed": ["237", "238"]}


def test_sides_of_the_lake_are_never_joined() -> None:
    assert rotations("F9", "9") == []
    assert rotations("F9", "7") == [1, 2, 4, 5]
    assert rotations("F9", "8") == [1, 4]
    assert rotations("F9", "29", LaidTile("8", 1)) == [1]


def test_a_barrier_has_no_track() -> None:
    assert 0 not in rotations("C8", "57")


def test_pairs_that_fit_are_those_without_a_reason() -> None:
    for hex_id in BOARD.data.hexes:
        every = [
            (tile, rotation)
            for tile in sorted(BOARD.data.tiles)
            for rotation in range(6)
            if misfit(BOARD, hex_id, None, tile, rotation) is None
        ]
        assert list(fitting(BOARD, hex_id, None)) == every


def test_old_track_stays() -> None:
    for tile, rotation in fitting(BOARD, "D15", None):
        old = set(BOARD.tile_track(tile, rotation).through)
        for green, turned in fitting(BOARD, "D15", LaidTile(tile, rotation)):
            track = BOARD.tile_track(green, turned)
            assert old <= set(track.through)
            assert all(BOARD.neighbour("D15", edge) for edge in range(6) if track.mask >> edge & 1)


def test_the_printed_cities_of_budapest_keep_their_sides() -> None:
    assert rotations("E12", "L33") == [2]
    assert carry(BOARD, "E12", None, "L33", 2, {0: ["A"], 1: ["B"]}) == {0: ["B"], 1: ["A"]}


def test_cities_that_merge_keep_their_order() -> None:
    lying = LaidTile("L33", 2)
    assert rotations("E12", "209", lying) == [2, 5]
    assert carry(BOARD, "E12", lying, "209", 2, {1: ["C"], 0: ["A", "B"]}) == {0: ["A", "B", "C"]}


def test_a_token_in_an_unbuilt_double_city_gets_the_track() -> None:
    assert carry(BOARD, "D19", None, "L32", 0, {1: ["A"]}) == {0: ["A"]}
    assert carry(BOARD, "D19", None, "L32", 0, {0: ["A"]}) == {0: ["A"]}
    assert carry(BOARD, "D19", None, "L32", 0, {0: ["A"], 1: ["B"]}) == {0: ["A"], 1: ["B"]}


def test_tokens_of_a_double_city_follow_their_sides() -> None:
    # L32 turned by 1 has its track to side 3, which is city n1 of 8858.
    lying = LaidTile("L32", 1)
    assert 0 in rotations("D19", "8858", lying)
    assert carry(BOARD, "D19", lying, "8858", 0, {0: ["A"], 1: ["B"]}) == {1: ["A"], 0: ["B"]}
    assert carry(BOARD, "D19", lying, "8858", 0, {1: ["B"]}) == {0: ["B"]}


def test_no_tokens_no_entry() -> None:
    assert carry(BOARD, "E10", None, "57", 0, {0: []}) == {}
