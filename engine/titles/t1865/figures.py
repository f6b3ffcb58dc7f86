"""The figures of the long game and the short one (14), from the data files released so far."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from engine.board.data import read_board
from engine.title import TitleData, read_title
from engine.titles import datafiles
from engine.titles.t1865.board import survey

BOARDS, SHEETS = ["board-1"], ["title-1"]
"""The data files released so far, oldest first. None of them ever changes: a corrected one gets a new name here, and
the games begun before go on with theirs.
"""
Raw = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Variant:
    """The long game or the short one, by the data files of these names."""

    short: bool = False
    board: str = BOARDS[-1]
    title: str = SHEETS[-1]


LONG = Variant()


def variant(players: int, options: Mapping[str, Any]) -> Variant:
    """Which game these options ask for, by the newest data files."""
    return Variant(bool(options.get("short")), BOARDS[-1], SHEETS[-1])


def edition(form: Variant, files: Mapping[str, str]) -> Variant:
    """The same game by the data files that a set-up record names; names that were never released change nothing."""
    board = next((name for name in BOARDS if name in files), form.board)
    title = next((name for name in SHEETS if name in files), form.title)
    return replace(form, board=board, title=title)


def _read(name: str) -> Raw:
    return datafiles.figures(__package__ or "", name)


@cache
def _surveyed(board: str, title: str) -> None:
    """Refuse a map that breaks a rule; ValueError says which."""
    survey.check(read_board(_read(board)), _read(title))


def figures_of(form: Variant) -> TitleData:
    """Board and title; for the short game without what it leaves out (14)."""
    _surveyed(form.board, form.title)
    board, raw = _read(form.board), _read(form.title)
    if form.short:
        board, raw = _cut_board(board, raw["short"]["regions"]), _cut_title(raw, raw["short"])
    return read_title(raw, read_board(board))


def _cut_board(board: Raw, regions: list[str]) -> Raw:
    """14.1: only these parts of the map; what led out of them is sea."""
    kept = {each["id"] for each in board["hexes"] if each["region"] in regions}
    hexes: list[Raw] = []
    for each in board["hexes"]:
        if each["id"] in kept:
            inside = {edge: other for edge, other in each["neighbours"].items() if other in kept}
            terrain = {edge: kind for edge, kind in each.get("edge_terrain", {}).items() if edge in inside}
            hexes.append({**each, "neighbours": inside, "edge_terrain": terrain})
    return {**board, "hexes": hexes}


def _cut_title(raw: Raw, short: Raw) -> Raw:
    """14.2, 14.3."""
    trains = [
        {**each, "count": each["count"] - 1} if each["id"] in short["trains_out"] else each for each in raw["trains"]
    ]
    return {
        **raw,
        "bank": short["bank"],
        "certificate_limit": short["certificate_limit"],
        "companies": [each for each in raw["companies"] if each["id"] not in short["companies_out"]],
        "privates": [each for each in raw["privates"] if each["id"] not in short["privates_out"]],
        "trains": trains,
    }


def digests(form: Variant) -> dict[str, str]:
    """The digests of the data files of a form, by their names."""
    return {name: datafiles.digest_of(_read(name)) for name in (form.board, form.title)}
