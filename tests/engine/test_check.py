"""`python -m engine check TITLE`: a clear sentence for each fault of a title's data files."""

from __future__ import annotations

import copy
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.__main__ import main
from engine.board.data import read_board
from engine.board.notation import written_out
from engine.dev import check
from engine.dev.check import faults, waiting
from engine.title import read_title
from engine.titles import TITLES, datafiles
from engine.usual.rules import read_figures

Raw = dict[str, Any]
Spoil = Callable[[Raw, Raw], None]

BOARD: Raw = {
    "layout": "flat",
    "colours": ["yellow", "green"],
    "hexes": {
        "B2": {"name": "Upton", "nodes": [{"type": "city"}]},
        "B4": {"terrain": [{"type": "mountain", "cost": 40}], "edge_terrain": {"0": "river"}},
        "B6": {"color": "red", "name": "South", "nodes": [{"type": "offboard", "revenue": 30}], "paths": [[3, "n0"]]},
        "C3": {"nodes": [{"type": "town"}]},
    },
    "tiles": {"57": 2, "8": 3, "58": 2, "14": 1, "25": 1},
}
TITLE: Raw = {
    "title": "small",
    "name": "Small",
    "version": 1,
    "currency": "$",
    "players": [2, 3],
    "bank": 900,
    "starting_cash": {"2": 300, "3": 200},
    "certificate_limit": {"2": 9, "3": 7},
    "holding_limit": 60,
    "market": {"rows": ["50y 60* 70"], "zones": {"y": {"id": "yellow"}}},
    "phases": [{"id": "2", "tiles": ["yellow"], "operating_rounds": 1, "train_limit": 2}],
    "trains": [{"id": "2", "range": 2, "price": 80, "count": 3}],
    "companies": [
        {"id": "UP", "kind": "public", "name": "Upton", "colour": "#aa0000", "home": "B2.0", "stations": [40]}
    ],
    "privates": [{"id": "FB", "name": "Ferry", "price": 20, "income": 5, "blocks": "C3"}],
}


@pytest.fixture
def checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Raw, Raw], list[str]]:
    """The faults of a title with these two files."""
    package = tmp_path / "small_title"
    (package / "data").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "small_title", raising=False)

    def check(board: Raw, title: Raw) -> list[str]:
        (package / "data" / "board-1.json").write_text(json.dumps(board))
        (package / "data" / "title-1.json").write_text(json.dumps(title))
        return faults("small_title")

    return check


def test_a_sound_title_has_no_fault(checked: Callable[[Raw, Raw], list[str]]) -> None:
    assert checked(BOARD, TITLE) == []


def test_the_files_that_the_docs_show_have_no_fault(checked: Callable[[Raw, Raw], list[str]]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "title-files.md").read_text("utf-8")
    board, title = map(json.loads, re.findall(r"```json\n(.*?)```", page, re.DOTALL))
    assert checked(board, title) == []


def at(path: str, value: Any = None, *, gone: bool = False) -> Spoil:
    """Put a value (or nothing) at a place of one of the files: "board.hexes.B2.label", "title.trains.0.range"."""

    def spoil(board: Raw, title: Raw) -> None:
        *way, last = path.split(".")
        place: Any = {"board": board, "title": title}
        for step in way:
            place = place[int(step) if isinstance(place, list) else step]
        key: Any = int(last) if isinstance(place, list) else last
        if gone:
            del place[key]
        else:
            place[key] = value

    return spoil


def track(*paths: list[int | str], color: str = "yellow", **more: Any) -> Raw:
    return {"count": 1, "color": color, "paths": list(paths), **more}


CITY, TOWN = [{"type": "city", "revenue": 20}], [{"type": "town", "revenue": 10}]
FAULTS: list[tuple[Spoil, str]] = [
    # the shape of a board
    (at("board.layout", "round"), 'board-1.json: layout is "round", which is none of flat, pointy'),
    (at("board.colours", gone=True), 'the file has no "colours": the colours of tiles in the order of upgrading'),
    (at("board.hexes.B4.nmae", "Y"), 'hexes.B4 has "nmae", which nothing reads; it may have color, '),
    (at("board.hexes.B2.nodes", [{"type": "village"}]), '"village", which is none of city, town, offboard, mine'),
    (at("board.hexes.B4.terrain.0.type", "swamp"), '"swamp", which is none of water, mountain, cost'),
    (at("board.hexes.B4.terrain.0.cost", gone=True), 'hexes.B4.terrain[0] has no "cost": what it costs, in the'),
    (at("board.hexes.B4.edge_terrain", {"6": "river"}), 'has "6", which is none of 0, 1, 2, 3, 4, 5'),
    (at("board.tiles.57", 0), "tiles.57 is 0, which isn't from 1 up"),
    (at("board.tiles.57", "2"), 'tiles.57 is "2", not a whole number or an object: how many there are'),
    (at("board.tiles.57", {"paths": []}), 'tiles.57 has no "count": how many there are'),
    (at("board.tiles.57", track([0, 7])), "tiles.57.paths[0][1] is 7, which isn't from 0 to 5"),
    # its hexes
    (at("board.hexes.22", {}), 'hex "22" isn\'t called by a letter and a number, such as B4'),
    (at("board.hexes.C4", {}), "C4 would lie between the other hexes: letter and number together are odd for all"),
    (at("board.hexes.H8", {}), "hex H8 touches no other hex that track may lead to"),
    (at("board.hexes.B6.paths", [[0, "n0"]]), "hex B6: printed track leads to side 0, where it meets nothing"),
    (at("board.hexes.B4.edge_terrain", {"0": "rivver"}), 'hex B4: unknown terrain "rivver" on side 0; known are imp'),
    (at("board.edge_costs", {"river": 20}), "side 0 of B4 costs 20, the same side seen from B6 (3) costs 0"),
    (at("board.hexes.B2.label", "Q"), 'label "Q" stands on hexes, but no tile bears it'),
    # its tiles
    (at("board.tiles.own", 1), "tile own is no standard tile, so it needs color and paths of its own"),
    (at("board.tiles.38", 1), "tile 38 is brown, which is none of the colours: yellow, green"),
    (at("board.tiles.own", track([0, 1, 2])), "tile own: a piece of track has two ends, [0, 1, 2] has 3"),
    (
        at("board.tiles.own", track([0, "n1"], nodes=CITY)),
        "tile own: track [0, 'n1'] leads to n1, but there are 1 stops",
    ),
    (at("board.tiles.own", track(["n0", "n0"], nodes=CITY)), "joins two stops without touching a side"),
    (at("board.tiles.own", track([2, 2])), "tile own: track [2, 2] leads from side 2 back to it"),
    (at("board.tiles.own", track([0, 3], nodes=CITY)), "tile own: none of its stops has track"),
    (at("board.tiles.57", {"count": 2, "reverse": "6"}), "tile 57: on its back is 6, which isn't among the tiles"),
    (at("board.tiles.57", {"count": 2, "reverse": "8"}), "on its back is 8, but on the back of 8 is None"),
    (
        lambda board, _: board["tiles"].update(
            {"57": {"count": 2, "reverse": "8"}, "8": {"count": 3, "reverse": "57"}}
        ),
        "tile 57: there are 2 of it, but 3 of 8 on its back",
    ),
    (at("board.tiles.57", {"count": 1, "only": ["Z9"]}), "tile 57 is only for Z9, which isn't on the map"),
    (at("board.tiles.57", {"count": 1, "upgrades_to": ["15"]}), "tile 57 upgrades to 15, which isn't among the tiles"),
    (
        at("board.tiles.57", {"count": 1, "upgrades_to_on": {"Z9": ["14"]}}),
        "tile 57 upgrades on Z9, which is neither a hex nor a label",
    ),
    (at("board.tiles.440", 1), "tile 440 is never laid: it fits on no printed hex, and no tile upgrades to it"),
    (at("board.tiles.7", 1), "tile 7 has no way to upgrade: of 25 none keeps its track; if that's meant, say"),
    # the shape of the figures
    (at("title.market", gone=True), 'title-1.json: the file has no "market": the price chart'),
    (at("title.trains.0.price", gone=True), 'trains[2] has no "price": what it costs'),
    (at("title.trains.0.range", "2"), 'trains[2].range is "2", not a whole number or null: how many stops'),
    (at("title.companies.0.colour", "red"), 'companies[UP].colour is "red", not its colour as #rrggbb'),
    (at("title.trains.0.count", True), "trains[2].count is true, not a whole number or null"),
    (at("title.speling", 3), 'the file has "speling", which nothing reads'),
    (at("title.trains.0.russts", "2"), 'trains[2] has "russts", which nothing reads'),
    (at("title.port", {"hexxes": []}), 'port has "hexxes", which nothing reads'),
    # ids and words
    (at("title.privates.0.id", "UP"), '"UP" is a company and a private company; actions name both by their ids'),
    (at("title.privates.0.id", "pool"), '"pool" can\'t be the id of a company: the engine calls a player or a holder'),
    (at("title.companies.0.id", "P2"), '"P2" can\'t be the id of a company'),
    (lambda _, title: title["trains"].append(title["trains"][0]), 'trains: there are 2 with the id "2"'),
    (at("title.companies.0.name", " "), "companies[UP] has no name"),
    (at("title.currency", ""), '"currency" is empty'),
    (at("title.companies.0.mark", "UPTON"), 'companies[UP]: "UPTON" on its token isn\'t of one to three letters'),
    (at("board.hexes.B6.name", gone=True), "hex B6 is an area at the map's edge without a name"),
    # players and money
    (at("title.players", [3, 2]), "players is [3, 2], not the fewest and the most"),
    (at("title.certificate_limit", {"2": 9}), "certificate_limit has no figure for 3 players"),
    (at("title.certificate_limit.3", 0), "certificate_limit is 0 with 3 players; nobody could hold a share"),
    (
        at("title.certificate_limit.2", 11),
        "certificate_limit is 11 with 2 players; of 10 certificates in all it never binds",
    ),
    (
        at("title.certificate_limit.3", 10),
        "certificate_limit is 9 with 2 players, but 10 with 3; it can't rise with them",
    ),
    (at("title.starting_cash.4", 10), "starting_cash has a figure for 4 players, but 2 to 3 play"),
    (at("title.bank", 500), "2 players begin with 300 each, together more than the 500 in the bank"),
    # the market
    (at("title.market.cells", ["50"]), 'market has either "cells", a single row, or "rows"'),
    (at("title.market", {"cells": ["50", "6o"]}), 'market: "6o" is no price'),
    (at("title.market.rows", ["50 60* seventy"]), 'market: "seventy" in row 1 is no price with * or the letter'),
    (at("title.market.rows", ["50b 60*"]), 'market: "50b" in row 1 is in zone "b", which "zones" doesn\'t explain'),
    (at("title.market.rows", ["50 60"]), "market: no cell has *, so no company could be started"),
    # what isn't there
    (at("title.companies.0.home", "Z9.0"), "its home Z9.0 isn't there: the map has no hex Z9"),
    (at("title.companies.0.home", "B2.1"), "its home B2.1 isn't there: the stops of B2 are B2.0"),
    (at("title.companies.0.home", "B4.0"), "its home B4.0 isn't there: B4 has no stop"),
    (at("title.companies.0.home", "C3.0"), "companies[UP]: its home C3.0 is a town; a token needs a city"),
    (at("title.companies.0.home", "B6.0"), "its home B6.0 is an area at the map's edge; a token needs a city"),
    (at("title.phases.0.tiles", ["brown"]), "phases[2]: brown is none of the colours: yellow, green"),
    (at("title.trains.0.rusts_on", "5"), "trains[2]: rusts_on names the phase 5; there are 2"),
    (
        at("title.trains.0.trade_in", {"trains": ["4"], "price": 1}),
        "trains[2]: a 4 could be traded in for it, but there",
    ),
    (at("title.trains.0.seller", "XX"), "trains[2]: its seller XX is neither the bank nor a company"),
    (at("title.companies.0.trains", ["3"]), "companies[UP] begins with a 3, but there are 2"),
    (at("title.privates.0.blocks", "Z9"), "privates[FB] keeps Z9 closed, which isn't on the map"),
    (at("title.privates.0.share", "ZZ"), "privates[FB] can be exchanged for a share of ZZ, which is no company"),
    (at("board.hexes.B6.nodes.0.revenue", {"5": 30}), "hex B6: no worth in phase 2"),
    (at("board.hexes.B6.nodes.0.revenue", {"2": 30, "5": 30}), "hex B6: a worth in phase 5; there are 2"),
    (at("board.hexes.B6.nodes.0.revenue_by_train", {"D": 90}), "hex B6: a worth for a D; there are 2"),
]


@pytest.mark.parametrize(("spoil", "sentence"), FAULTS, ids=[sentence for _, sentence in FAULTS])
def test_a_fault_is_told(spoil: Spoil, sentence: str, checked: Callable[[Raw, Raw], list[str]]) -> None:
    board, title = copy.deepcopy(BOARD), copy.deepcopy(TITLE)
    spoil(board, title)
    found = checked(board, title)
    assert any(sentence in each for each in found), found


def test_a_file_that_is_no_json_is_told(tmp_path: Path, checked: Callable[[Raw, Raw], list[str]]) -> None:
    checked(BOARD, TITLE)
    (tmp_path / "small_title" / "data" / "title-2.json").write_text("{")
    assert any(each.startswith("title-2.json: this is no JSON: ") for each in faults("small_title"))


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (at("title.market.rows", ["50b 60b", "70b 80*"]), 'market: "50b" in row 1 is in zone "b"'),
        (
            lambda _, title: title.update(
                companies=[{**title["companies"][0], "home": None}, title["companies"][0]],
                privates=[{**title["privates"][0], "share": "DN"}],
            ),
            'companies: there are 2 with the id "UP"',
        ),
    ],
)
def test_a_fault_is_told_once(spoil: Spoil, fault: str, checked: Callable[[Raw, Raw], list[str]]) -> None:
    board, title = copy.deepcopy(BOARD), copy.deepcopy(TITLE)
    spoil(board, title)
    assert [each for each in checked(board, title) if fault not in each] == []


def test_what_waits_for_a_sound_board_is_told(checked: Callable[[Raw, Raw], list[str]]) -> None:
    board = copy.deepcopy(BOARD)
    board["hexes"]["H8"] = {}
    found = checked(board, {**TITLE, "bank": 1})
    assert [each.partition(":")[0] for each in found] == ["board-1.json"]
    assert [*waiting(found)] == [
        "title-1.json: only its keys are looked at until board-1.json has no fault; homes, money and the rest come then"
    ]
    assert [*waiting(checked(BOARD, {**TITLE, "bank": 1}))] == []


def test_a_board_that_is_no_json_is_there_all_the_same(
    tmp_path: Path, checked: Callable[[Raw, Raw], list[str]]
) -> None:
    checked(BOARD, TITLE)
    (tmp_path / "small_title" / "data" / "board-1.json").write_text("{")
    found = faults("small_title")
    assert [each.partition(": this is no JSON")[0] for each in found] == ["board-1.json"]
    assert [*waiting(found)]


def test_figures_without_a_board_are_told(tmp_path: Path, checked: Callable[[Raw, Raw], list[str]]) -> None:
    checked(BOARD, TITLE)
    (tmp_path / "small_title" / "data" / "board-1.json").unlink()
    assert "title-1.json: there's no board-1.json beside it" in faults("small_title")


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (at("title.privates.0.id", "UP"), "UP: a company and a private company have the same id"),
        (at("title.companies.0.home", "Z9.0"), "the home Z9.0 of UP isn't on the map"),
        (at("title.companies.0.home", "B2.1"), "the home B2.1 of UP isn't on the map"),
    ],
)
def test_what_would_break_a_game_is_refused_when_it_is_loaded(spoil: Spoil, fault: str) -> None:
    board, title = copy.deepcopy(BOARD), copy.deepcopy(TITLE)
    spoil(board, title)
    with pytest.raises(ValueError, match=fault):
        read_title(title, read_board(written_out(board, datafiles.standard_tiles())))


@pytest.mark.parametrize("title", TITLES)
def test_each_title_is_sound(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", title]) == 0
    assert capsys.readouterr().out == f"{title}: no fault\n"


@pytest.mark.parametrize(("spoil", "told"), [(["H8"], "1889: 1 fault\n"), (["H8", "K9"], "1889: 2 faults\n")])
def test_faults_are_counted(
    spoil: list[str], told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "faults", lambda _package: [f"title-1.json: {each}" for each in spoil])
    assert main(["check", "1889"]) == 1
    assert capsys.readouterr().out.endswith(told)


@pytest.mark.parametrize("kind", ["board", "title"])
def test_every_key_of_a_schema_is_explained_and_stands_in_the_docs(kind: str) -> None:
    """Whoever gets a sentence about a missing key reads there what it means."""
    schema = datafiles.schema(kind)
    page = (Path(__file__).parents[2] / "docs" / "title-files.md").read_text("utf-8")
    tile = schema["$defs"].get("tile", {"anyOf": [{}]})["anyOf"][-1]
    for each in (schema, tile, *schema["$defs"].values()):
        for key, value in each.get("properties", {}).items():
            means = {**schema["$defs"].get(value.get("$ref", "").rsplit("/", 1)[-1], {}), **value}["description"]
            assert re.search(rf"`{key}`.*\| {re.escape(means)} \|", page), key


@pytest.mark.parametrize("key", ["bank", "starting_cash"])
def test_what_the_usual_rules_need_is_asked_for_in_a_sentence(key: str) -> None:
    with pytest.raises(ValueError, match=f'the usual rules need "{key}", which its figures don\'t have'):
        read_figures({each: value for each, value in TITLE.items() if each != key})


def test_the_usual_rules_miss_no_key_that_may_be_left_out() -> None:
    """What `figures(...)` gives is asked for such keys by `get`."""
    optional = {
        f"{name}s": each["properties"].keys() - each["required"]
        for name, each in datafiles.schema("title")["$defs"].items()
        if "required" in each
    }
    text = "\n".join(path.read_text("utf-8") for path in (Path(engine.__file__).parent / "usual").glob("*.py"))
    missed = re.findall(r'\.figures\("(\w+)", [^)]*\)\["(\w+)"\]', text)
    assert [each for each in missed if each[1] in optional[each[0]]] == []
    assert {"privates_to_companies", "rusts_on"} <= optional["phases"] | optional["trains"]
