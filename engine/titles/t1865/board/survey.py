"""The survey of a map of 1865 Sardinia when it's read: its places, its tiles, and what companies must reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.board.data import BoardData
from engine.board.tiles import Board
from engine.titles.t1865.board import map_rules, tile_rules
from engine.view import split_node


def survey(data: BoardData, title: Any) -> list[str]:
    """What is wrong with a map and its tiles; `title` are the title's figures as stored."""
    found = list(map_rules.faults(data, title))
    if not found:
        found = [*tile_rules.faults(data), *_cut_off(data, title)]
    return found


def check(data: BoardData, title: Any) -> None:
    """Raise ValueError for a map that isn't sound."""
    found = survey(data, title)
    if found:
        raise ValueError(f"the map of {title['name']} isn't sound: {'; '.join(found)}")


def _cut_off(data: BoardData, title: Any) -> Iterator[str]:
    """15: every company can be joined to its destination by yellow track on its own island."""
    board = Board(data)
    for each in title["companies"]:
        home, destination = split_node(each["home"])[0], split_node(each["destination"])[0]
        if tile_rules.yellow_line(board, home, destination) is None:
            yield f"{each['id']} can't reach its destination by yellow track"
