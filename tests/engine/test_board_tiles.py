"""Sides and track of a small board, and what is reached on it, by hand."""

from __future__ import annotations

from typing import Any

import pytest

from engine.board.data import read_board
from engine.board.lays import fitting, misfit
from engine.board.reach import reach
from engine.board.tiles import Board
from engine.board.track import Network, Stretch
from engine.state import LaidTile

CITY = {"type": "city", "slots": 1, "revenue": 20}
TOWN = {"type": "town", "revenue": 10}


def hex_of(name: str, neighbours: dict[int, str], **more: Any) -> dict[str, Any]:
    return {"id": name, "color": "white", "neighbours": neighbours, **more}


def tile(name: str, colour: str, paths: list[list[int | str]], **more: Any) -> dict[str, Any]:
    return {"id": name, "color": colour, "count": 1, "paths": paths, **more}


def board_of(hexes: list[dict[str, Any]], tiles: list[dict[str, Any]]) -> Board:
    colours = ["yellow", "green", "brown", "gray"]
    return Board(read_board({"layout": "flat", "colours": colours, "hexes": hexes, "tiles": tiles}))


def column(*prints: dict[str, Any]) -> list[dict[str, Any]]:
    """Hexes A, B, C, ... from north to south."""
    names = "ABCDEF"[: len(prints)]
    found = []
    for index, print_ in enumerate(prints):
        neighbours = {3: names[index - 1]} if index else {}
        if index + 1 < len(prints):
            neighbours[0] = names[index + 1]
        found.append(hex_of(names[index], neighbours, **print_))
    return found


def test_both_faces_of_a_border_are_one_side() -> None:
    board = board_of(column({}, {}), [])
    assert board.side("A", 0) == board.side("B", 3)
    assert len(board.sides) == 11
    assert board.sides[board.side("A", 0)] == (("A", 0), ("B", 3))
    assert board.edges_in([board.side("A", 0), board.side("B", 5)]) == {"A": 1, "B": 1 << 3 | 1 << 5}


def test_track_is_turned_with_the_tile() -> None:
    board = board_of(column({"nodes": [CITY]}), [tile("T", "yellow", [[0, "n0"], [1, 3]], nodes=[CITY])])
    track = board.track("A", LaidTile("T", 4))
    assert track.exits == (1 << 4,)
    assert track.through == ((1, 5),)
    assert track.mask == 1 << 1 | 1 << 4 | 1 << 5
    assert board.track("A", None).mask == 0


def test_track_between_two_nodes_of_a_hex_is_refused() -> None:
    with pytest.raises(ValueError, match="without touching"):
        board_of(column({"nodes": [CITY, TOWN], "paths": [["n0", "n1"]]}), [])


def test_legs_and_dead_ends() -> None:
    line = {"paths": [[0, 3]]}
    top = {"nodes": [CITY], "paths": [[0, "n0"], [1, "n0"]]}
    away = {"nodes": [TOWN], "paths": [[5, "n0"]]}
    network = Network(board_of(column(top, line, {"nodes": [TOWN], "paths": [[3, "n0"]]}, away), []), {})
    board = network.board
    first, second, blank = board.side("A", 0), board.side("B", 0), board.side("A", 1)
    assert network.legs(["A.0", "C.0"]) == (Stretch("A.0", "C.0", 1 << first | 1 << second, ("A", "B", "C")),)
    assert network.legs(["A.0"]) == ()
    assert [spoke.trail for spoke in network.spokes("A.0").ends] == [(blank,)]
    assert network.goes_on("A")
    assert not network.goes_on("D")


def test_a_node_that_stops_is_reached_but_not_passed() -> None:
    stop = {"nodes": [CITY], "paths": [[0, "n0"], [3, "n0"]]}
    network = Network(board_of(column(stop, stop, stop), []), {})
    found = reach(network, ["A.0"], lambda node: node == "B.0")
    assert found.nodes == ("A.0", "B.0")
    assert found.sides == {"A": 0b1001, "B": 0b1000}
    assert reach(network, ["A.0", "B.0"], lambda node: node == "B.0").nodes == ("A.0", "B.0", "C.0")


def test_nothing_is_reached_over_a_balloon_loop() -> None:
    """City A looks through a junction at B onto a loop C, D, E; only backwards would it come to B's other branch."""
    hexes = [
        hex_of("A", {0: "B"}, nodes=[CITY], paths=[[0, "n0"]]),
        hex_of("B", {3: "A", 0: "C", 1: "F"}, paths=[[0, 3], [0, 1]]),
        hex_of("C", {3: "B", 0: "D", 5: "E"}, paths=[[3, 0], [3, 5]]),
        hex_of("D", {3: "C", 4: "E"}, nodes=[CITY], paths=[[3, "n0"], [4, "n0"]]),
        hex_of("E", {2: "C", 1: "D"}, paths=[[1, 2]]),
        hex_of("F", {4: "B"}, nodes=[TOWN], paths=[[4, "n0"]]),
    ]
    network = Network(board_of(hexes, []), {})
    found = reach(network, ["A.0"], lambda _: False)
    assert found.nodes == ("A.0", "D.0")
    assert "F" not in found.sides
    assert set(reach(network, ["D.0"], lambda _: False).nodes) == {"A.0", "D.0", "F.0"}


def test_a_coloured_print_takes_the_next_colour() -> None:
    hexes = column({"color": "yellow", "nodes": [CITY], "paths": [[0, "n0"]]}, {"color": "gray"})
    tiles = [
        tile("Y", "yellow", [[0, "n0"]], nodes=[CITY]),
        tile("G", "green", [[0, "n0"]], nodes=[CITY]),
    ]
    board = board_of(hexes, tiles)
    assert fitting(board, "A", None) == (("G", 0),)
    assert fitting(board, "B", None) == ()
    found = misfit(board, "A", None, "Y", 0)
    assert found is not None
    assert found[0] == "tile.colour_order"


def test_a_town_may_become_plain_track_or_share_a_city() -> None:
    tiles = [
        tile("3", "yellow", [[0, "n0"], [3, "n0"]], nodes=[TOWN], upgrades_to=["P", "Q"]),
        tile("P", "yellow", [[0, 3]]),
        tile("Q", "yellow", [[0, 2]]),
        tile("2T", "yellow", [[0, "n0"], [3, "n1"]], nodes=[TOWN, TOWN], upgrades_to=["1C", "2C"]),
        tile("1C", "green", [[0, "n0"], [3, "n0"]], nodes=[CITY]),
        tile("2C", "green", [[0, "n0"], [3, "n0"]], nodes=[CITY, CITY]),
    ]
    board = board_of(column({}, {}, {}), tiles)
    assert fitting(board, "B", LaidTile("3", 0)) == (("P", 0), ("P", 3))
    assert fitting(board, "B", LaidTile("2T", 0)) == (("1C", 0), ("1C", 3))
