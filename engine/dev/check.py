"""`python -m engine check TITLE`: what is wrong with a title's data files, a sentence for each fault."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Any, cast

from engine.board.notation import written_out
from engine.dev.board_faults import board_faults
from engine.dev.read_keys import unread
from engine.dev.shape import WHOLE, misshapen
from engine.dev.title_faults import title_faults
from engine.titles import TITLES, datafiles, rulebook

Raw = Mapping[str, Any]


def faults(package: str) -> list[str]:
    """All faults of the data files in a title's package, each with the name of its file."""
    found: list[str] = []
    raws: dict[str, Raw] = {}
    paths = sorted((files(package) / "data").iterdir(), key=lambda path: path.name)
    for path in paths:
        try:
            raws[path.name.removesuffix(".json")] = json.loads(path.read_text("utf-8"))
        except ValueError as error:
            found.append(f"{path.name}: this is no JSON: {error}")
    boards = {name: raw for name, raw in raws.items() if name.startswith("board")}
    sheets = {name: raw for name, raw in raws.items() if name.startswith("title")}
    named = set(_texts(sheets))
    sound = {name for name, raw in boards.items() if not _note(found, name, _of_board(raw, named))}
    for name, raw in sheets.items():
        board = name.replace("title", "board", 1)
        if f"{board}.json" not in {path.name for path in paths}:
            found.append(f"{name}.json: there's no {board}.json beside it")
        full = written_out(boards[board], datafiles.standard_tiles()) if board in sound else None
        _note(found, name, _of_title(raw, full, package))
    return found


def waiting(found: Sequence[str]) -> Iterator[str]:
    """What isn't looked at before the faults that were found in boards are mended."""
    for board in sorted({each.partition(":")[0] for each in found if each.startswith("board")}):
        title = board.replace("board", "title", 1)
        yield f"{title}: only its keys are looked at until {board} has no fault; homes, money and the rest come then"


def _note(found: list[str], name: str, sentences: Iterator[str]) -> bool:
    """Add a file's faults to those found; whether there were any."""
    there = [f"{name}.json: {each}" for each in sentences]
    found += there
    return bool(there)


def _texts(value: Any) -> Iterator[str]:
    """Every text in a value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in cast("dict[str, Any]", value).values():
            yield from _texts(each)
    elif isinstance(value, list):
        for each in cast("list[Any]", value):
            yield from _texts(each)


def _of_board(raw: Raw, named: set[str]) -> Iterator[str]:
    """named: all that the title's figures name."""
    schema = datafiles.schema("board")
    shape = list(misshapen(raw, schema, schema))
    yield from shape or board_faults(raw, datafiles.standard_tiles(), named)


def _of_title(raw: Raw, board: Raw | None, package: str) -> Iterator[str]:
    """board: the one in full that it's for; None where that's at fault itself."""
    schema = datafiles.schema("title")
    shape = list(misshapen(raw, schema, schema))
    if shape:
        yield from shape
        return
    if board is not None:
        yield from title_faults(raw, board)
    yield from (f"{WHOLE} {each}" if each.startswith("has ") else each for each in unread(raw, package, schema))


def _begun(title: str) -> Iterator[str]:
    """That games of it can't be begun."""
    try:
        rules = rulebook(title)
        for players in range(rules.players[0], rules.players[1] + 1):
            of_number = rulebook(title, players, rules.resolve("house", {}, players))
            of_number.start({"deal": of_number.deal([f"P{number}" for number in range(1, players + 1)], 1)})
    except ValueError as error:
        yield f"no game of {title} can be begun: {error}"
    except Exception as error:
        yield f"no game of {title} can be begun: {error!r}"


def _counted(number: int) -> str:
    return {0: "no fault", 1: "1 fault"}.get(number, f"{number} faults")


def main(title: str) -> int:
    """Print the faults; 1 if there are any."""
    found = faults(TITLES[title])
    found = found or list(_begun(title))
    for each in (*found, *waiting(found)):
        print(each)
    print(f"{title}: {_counted(len(found))}")
    return 1 if found else 0
