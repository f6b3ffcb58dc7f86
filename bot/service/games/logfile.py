"""A game's log as a file: a line with the set-up record and the table, then a line an entry.

`python -m engine replay` verifies such a file. One that comes in is anybody's work: nothing in it is trusted, absurd
sizes are refused before they cost anything, and what no log has is refused by its name. It's read in a process apart
(see `sandbox`).
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Set
from dataclasses import dataclass, field
from typing import Any

from bot.errors import BadLog, NoSuchTitle
from bot.service import text
from bot.service.games import heads
from bot.service.games.heads import Head
from bot.service.games.journal import MOST_UNDOS
from engine.record import BadRecord, check_entries, check_setup
from engine.titles import TITLES

MOST_BYTES = 4 * 2**20
"""Unpacked; the longest games have a quarter of a MiB."""
MOST_ENTRIES = 15_000
"""The longest games have 1,700. No game that's played here grows longer (see `limits`)."""
LONGEST_LINE = 2**14
"""The longest that a game has written is of a thousand bytes."""
LONGEST_FIELD = 40
DEEPEST = 16
MOST_DIGITS = 15
MOST_SEATS = 12
GZIP = b"\x1f\x8b"


@dataclass(frozen=True, slots=True)
class LogFile:
    """A file's contents, of the right shape; whether they are a game is for the rules to say. `names` are by seat."""

    setup: dict[str, Any]
    entries: list[dict[str, Any]]
    name: str | None = None
    language: str | None = None
    names: dict[str, str] = field(default_factory=dict)
    apart: bool = False
    """Its people talked in a thread of its own."""
    head: Head | None = None
    """What it says of its table beside that; nothing is done by it but for the bot's own files."""


def dump(record: dict[str, Any]) -> bytes:
    """The file of a game's record ({"setup", "entries", "seats", "name", "language", "apart", "head"}).

    Equal games give equal bytes.
    """
    table = {key: record[key] for key in ("name", "language", "seats")}
    table |= {"apart": True} if record.get("apart") else {}
    table |= record.get("head", {})
    lines = [{"setup": record["setup"], "table": table}, *record["entries"]]
    return "".join(f"{json.dumps(each, ensure_ascii=False)}\n" for each in lines).encode()


def load(data: bytes) -> LogFile:
    """Read a file, also a packed one.

    Raises NoSuchTitle, and BadLog where it's too large, not a log, or holds what isn't of the form of one.
    """
    rows = list(_rows(_unpacked(data)))
    if not rows or not isinstance(rows[0].get("setup"), dict):
        raise BadLog(line=1)
    first, entries = rows[0], rows[1:]
    _only(first, {"setup", "table"})
    if sum("undo" in each for each in entries) > MOST_UNDOS:
        raise BadLog("log_undos", most=MOST_UNDOS)
    title = first["setup"].get("title")
    if title not in list(TITLES):
        raise NoSuchTitle(title=str(title)[:100], titles=list(TITLES))
    try:
        check_entries(entries, first["setup"], check_setup(first["setup"]))
    except BadRecord as error:
        key = "log_unknown" if error.is_unknown else "log_value"
        raise BadLog(key, line=error.entry + 1, field=error.field[:LONGEST_FIELD]) from error
    return _with_table(first["setup"], entries, first.get("table"))


def _only(row: dict[str, Any], known: Set[str]) -> None:
    """BadLog where the first line has something that no log's has."""
    for name in row:
        if name not in known:
            raise BadLog("log_unknown", line=1, field=name[:LONGEST_FIELD])


def _unpacked(data: bytes) -> bytes:
    if not data.startswith(GZIP):
        return _bounded(data)
    try:
        unpacked = zlib.decompressobj(wbits=31).decompress(data, MOST_BYTES + 1)
    except zlib.error as error:
        raise BadLog(line=1) from error
    return _bounded(unpacked)


def _bounded(data: bytes) -> bytes:
    if len(data) > MOST_BYTES:
        raise BadLog("log_too_large", most=MOST_BYTES // 2**20)
    return data


def _rows(data: bytes) -> Iterator[dict[str, Any]]:
    lines = data.split(b"\n", MOST_ENTRIES + 1)
    if len(lines) > MOST_ENTRIES + 1 and lines[-1].strip():
        raise BadLog("log_too_long", most=MOST_ENTRIES)
    for number, line in enumerate(lines, 1):
        if line.strip():
            yield _row(line, number)


def _row(line: bytes, number: int) -> dict[str, Any]:
    try:
        if len(line) > LONGEST_LINE:
            raise ValueError("too long")
        row = json.loads(line.decode(), parse_int=_whole, parse_float=_refused, parse_constant=_refused)
        _check(row)
    except (ValueError, RecursionError) as error:
        raise BadLog(line=number) from error
    if not isinstance(row, dict):
        raise BadLog(line=number)
    return row


def _whole(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise ValueError("too large a number")
    return int(digits)


def _refused(number: str) -> int:
    raise ValueError(f"{number} is no whole number")


def _check(value: Any, depth: int = 0) -> None:
    """ValueError for what is nested too deeply, and for texts that can't be stored."""
    if depth > DEEPEST:
        raise ValueError("nested too deeply")
    if isinstance(value, str):
        value.encode()  # half a surrogate pair can't be
    elif isinstance(value, dict):
        for key, each in value.items():
            _check(key, depth + 1)
            _check(each, depth + 1)
    elif isinstance(value, list):
        for each in value:
            _check(each, depth + 1)


def _with_table(setup: dict[str, Any], entries: list[dict[str, Any]], table: Any) -> LogFile:
    """What the file says about its table is good to have, and left out where it's odd."""
    table = table if isinstance(table, dict) else {}
    _only(table, {"name", "language", "seats", "apart", *heads.FIELDS})
    seats = table.get("seats") if isinstance(table.get("seats"), list) else []
    for each in seats[:MOST_SEATS]:
        _only(each if isinstance(each, dict) else {}, heads.known_of_seat())
    found = {each["seat"]: each.get("name") for each in seats[:MOST_SEATS] if _names_seat(each)}
    names = {seat: clean for seat, name in found.items() if (clean := _text(name, text.PERSON_LIMIT)) is not None}
    language = table.get("language")
    name, known = _text(table.get("name"), text.NAME_LIMIT), language if language in _LANGUAGES else None
    head = heads.read(table, setup["players"])
    return LogFile(setup, entries, name, known, names, table.get("apart") is True, head)


_LANGUAGES = ("en", "es", "fr", "it", "pt")


def _names_seat(each: Any) -> bool:
    return isinstance(each, dict) and isinstance(each.get("seat"), str)


def _text(raw: Any, limit: int) -> str | None:
    if not isinstance(raw, str):
        return None
    try:
        return text.clean(raw, limit)
    except text.BadText:
        return None
