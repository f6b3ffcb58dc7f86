"""Railwire's own game logs as files: a line with the set-up record, then a line an entry."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from engine import Game, load_game, verify


class BrokenFile(ValueError):
    """A file that isn't there, or holds something else than was looked for; it says which file, and what's wrong."""


def json_lines(path: Path) -> list[dict[str, Any]]:
    """The objects of a file, one a line, compressed if its name ends in .gz. Raises BrokenFile."""
    opener = gzip.open if path.suffix == ".gz" else open
    try:
        with opener(path, "rt", encoding="utf-8") as file:
            lines: list[Any] = [json.loads(line) for line in file]
    except (OSError, EOFError, zlib.error, ValueError, RecursionError) as error:
        raise BrokenFile(f"{path} can't be read: {error}") from error
    if not lines or not all(isinstance(line, dict) for line in lines):
        raise BrokenFile(f"{path} isn't a file of JSON objects, one a line")
    return lines


def is_log(first_line: Mapping[str, Any]) -> bool:
    """Whether a file that begins so is one of ours."""
    setup: Any = first_line.get("setup")
    return isinstance(setup, Mapping) and "title" in setup


def lines(game: Game) -> Iterable[str]:
    """The lines of a game's log."""
    yield json.dumps({"setup": game.setup}, ensure_ascii=False)
    for entry in game.entries:
        yield json.dumps(entry, ensure_ascii=False)


def write(game: Game, path: Path) -> None:
    """Write a log, compressed if the name ends in .gz; equal games give equal bytes."""
    data = "".join(f"{line}\n" for line in lines(game)).encode()
    path.write_bytes(gzip.compress(data, mtime=0) if path.suffix == ".gz" else data)


def record(path: Path) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The set-up record and the entries of a log file; raises BrokenFile."""
    first, *rest = json_lines(path)
    if not is_log(first):
        raise BrokenFile(f"{path} is no log of a game")
    return first["setup"], rest


def read(path: Path, entries: int | None = None) -> Game:
    """The game of a log file, after all or so many entries; raises BrokenFile, EngineFault."""
    setup, rest = record(path)
    return load_game(setup, rest[:entries])


def check(path: Path) -> tuple[int, list[str]]:
    """How many entries a log has, and where playing it anew gives another consequence than is recorded.

    Raises BrokenFile, EngineFault for a record that contradicts itself, IllegalAction for a move that's refused now.
    """
    game = read(path)
    return game.seq, verify(game)
