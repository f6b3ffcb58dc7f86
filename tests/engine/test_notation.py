"""The short notation of a board: standard tiles, neighbours and upgrades by rule, and what a file says otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from engine.board.data import BoardData, read_board
from engine.board.notation import written_out
from engine.board.places import behind
from engine.titles.datafiles import standard_tiles

COLOURS = ["yellow", "green", "brown"]
CITY = {"nodes": [{"type": "city"}]}


def board(hexes: dict[str, Any], tiles: dict[str, Any] | None = None, **more: Any) -> BoardData:
    raw = {"layout": "flat", "colours": COLOURS, "hexes": hexes, "tiles": tiles or {}, **more}
    return read_board(written_out(raw, standard_tiles()))


def upgrades(tiles: dict[str, Any], hexes: dict[str, Any] | None = None) -> dict[str, set[str]]:
    return {each.id: set(each.upgrades_to) for each in board(hexes or {}, tiles).tiles.values()}


def test_neighbours_follow_from_the_ids() -> None:
    flat = board({"B2": {}, "B4": {}, "C3": {}, "A1": {}, "D8": {}})
    assert flat.hexes["B2"].neighbours == {0: "B4", 2: "A1", 5: "C3"}
    pointy = board({"B2": {}, "B4": {}, "C3": {}}, layout="pointy")
    assert pointy.hexes["B2"].neighbours == {4: "B4", 5: "C3"}


@pytest.mark.parametrize("layout", ["flat", "pointy"])
@pytest.mark.parametrize("letters", ["columns", "rows"])
def test_behind_a_side_and_back_is_where_one_began(layout: str, letters: str) -> None:
    for side in range(6):
        assert behind(layout, letters, behind(layout, letters, "D6", side), (side + 3) % 6) == "D6"


def test_a_map_may_have_its_letters_the_other_way() -> None:
    assert behind("flat", "rows", "B2", 0) == "D2"
    assert behind("pointy", "columns", "B2", 4) == "D2"
    turned = board({"B2": {}, "D2": {}}, letters="rows")
    assert (turned.hexes["B2"].neighbours, turned.behind("B2", 0)) == ({0: "D2"}, "D2")


def test_no_track_leads_over_an_impassable_side_whoever_says_so() -> None:
    found = board({"B2": {"edge_terrain": {"0": "impassable"}}, "B4": {}, "B6": {}}).hexes
    assert (found["B2"].neighbours, found["B4"].neighbours) == ({}, {0: "B6"})


def test_a_hex_without_tiles_is_entered_by_its_printed_track_alone() -> None:
    red = {"color": "red", "nodes": [{"type": "offboard", "revenue": 30}], "paths": [[0, "n0"]]}
    found = board({"B2": red, "B4": {}, "C3": {}, "C1": {"color": "blue"}}).hexes
    assert (found["B2"].neighbours, found["B4"].neighbours[3], found["C3"].neighbours) == ({0: "B4"}, "B2", {1: "B4"})


def test_a_number_stands_for_so_many_of_the_standard_tile() -> None:
    found = board({}, {"57": 4, "14": {"count": 2, "revenue": 3}}).tiles
    assert (found["57"].count, found["57"].colour, found["57"].paths) == (4, "yellow", ((0, "n0"), (3, "n0")))
    assert (found["57"].nodes[0].slots, found["57"].nodes[0].worth("")) == (1, 20)
    assert (found["14"].count, found["14"].nodes[0].slots, found["14"].nodes[0].worth("")) == (2, 2, 3)


def test_a_tile_that_is_no_standard_one_is_given_in_full() -> None:
    own = {"count": 1, "color": "yellow", "paths": [[0, 5]]}
    assert board({}, {"mine": own}).tiles["mine"].paths == ((0, 5),)
    with pytest.raises(KeyError, match="mine"):
        board({}, {"mine": 1})


def test_upgrades_are_of_the_next_colour_and_keep_all_track() -> None:
    found = upgrades({"7": 1, "8": 1, "9": 1, "20": 1, "25": 1, "47": 1, "41": 1})
    assert (found["7"], found["8"], found["9"]) == (set(), {"25"}, {"20"})
    assert (found["20"], found["25"]) == ({"47"}, set())


def test_upgrades_have_the_same_stops() -> None:
    found = upgrades({"57": 1, "58": 1, "14": 1, "141": 1, "23": 1})
    assert (found["57"], found["58"]) == ({"14"}, {"141"})
    two = {"count": 1, "color": "green", "nodes": [{"type": "city"}, {"type": "city"}], "paths": [[0, "n0"], [3, "n1"]]}
    assert upgrades({"two": two, "63": 1, "57": 1})["two"] == {"63"}
    assert upgrades({"two": two, "57": 1})["57"] == set()


def test_upgrades_bear_the_same_label() -> None:
    found = upgrades({"57": 1, "201": 1, "202": 1, "14": 1, "207": 1})
    assert (found["57"], found["201"]) == ({"14"}, {"207"})


def test_where_no_tile_before_has_the_label_of_the_hex_the_one_with_it_is_laid_there() -> None:
    found = board({"B2": {**CITY, "label": "K"}, "B4": CITY}, {"57": 1, "14": 1, "237": 1}).tiles["57"]
    assert (found.upgrades_to, found.upgrades_by_label) == ({"14"}, {"K": {"237"}})
    early = board({"B2": {**CITY, "label": "Y"}}, {"57": 1, "201": 1, "207": 1}).tiles["57"]
    assert early.upgrades_by_label == {}
    printed = board({"B2": {**CITY, "label": "K", "color": "yellow"}}, {"57": 1, "237": 1}).tiles["57"]
    assert printed.upgrades_by_label == {}


def test_a_file_says_where_upgrades_differ() -> None:
    tiles = {"58": {"count": 1, "upgrades_to": ["8"]}, "8": 1, "141": 1}
    assert upgrades(tiles)["58"] == {"8"}
    found = board({"B2": {}}, {"57": {"count": 1, "upgrades_to_on": {"B2": ["14"]}}, "14": 1, "15": 1}).tiles["57"]
    assert (found.upgrades_to, found.upgrades_by_label) == ({"14", "15"}, {"B2": {"14"}})


def test_a_stop_may_be_worth_something_else_to_a_kind_of_train() -> None:
    area = {"type": "offboard", "revenue": {"2": 30, "5": 60}, "revenue_by_train": {"D": 100}}
    (node,) = board({"B2": {"color": "red", "nodes": [area], "paths": []}}).hexes["B2"].nodes
    assert [node.worth("2"), node.worth("5", "4"), node.worth("2", "D")] == [30, 60, 100]
