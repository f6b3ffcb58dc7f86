"""The head of a log: what it says of its table beside names, so that the game can go on in its place with its people.

Only who rebuilds what the bot has attached itself goes by it; in a file that somebody hands in it's nothing but form.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.service import text
from bot.service.games.terms import LONGEST_PACE, MOST_PATIENCE, SILENCES
from bot.service.model import PLAYS, STRENGTHS
from storage import GameRecord, SeatRecord

REMOVED = "removed"
"""The term of a game that has, of those who were removed before it was rebuilt, the seat and the mark of each."""
MOST_REMOVED, LONGEST_ID, LONGEST_TEXT = 24, 24, 80
_OF_SEAT = ("user", "owner", "robot", "caretaker", "wanted")


@dataclass(frozen=True, slots=True)
class Head:
    """Which game on which server it was, whose seats and host, on which terms; `removed`: see `readmission`."""

    number: int
    server: str
    host: str
    status: str
    seats: tuple[SeatRecord, ...]
    terms: dict[str, Any] = field(default_factory=dict[str, Any])
    removed: tuple[dict[str, str], ...] = ()


def _is_id(value: Any) -> bool:
    return isinstance(value, str) and 0 < len(value) <= LONGEST_ID


def _is_table(values: Sequence[str]) -> Callable[[Any], bool]:
    def is_one(value: Any) -> bool:
        return isinstance(value, dict) and all(_is_id(key) and each in values for key, each in value.items())

    return is_one


def _is_within(least: int, most: int) -> Callable[[Any], bool]:
    return lambda value: type(value) is int and least <= value <= most


def _is_flag(value: Any) -> bool:
    return type(value) is bool


def _are_names(value: Any) -> bool:
    return isinstance(value, list) and len(value) <= MOST_REMOVED and all(map(_is_id, value))


TERMS: Mapping[str, Callable[[Any], bool]] = {
    "pace": _is_within(0, LONGEST_PACE),
    "patience": _is_within(1, MOST_PATIENCE),
    "silence": SILENCES.__contains__,
    "hot_seat": _is_flag,
    "unhurried": _is_flag,
    "hints": _is_flag,
    "apart": _is_flag,
    "talk": _is_id,
    "fixes": _are_names,
    PLAYS: _is_table(STRENGTHS),
    "kept": _is_table(("vote", "silence")),
}
"""The terms that a log carries, each with what it can be."""
FIELDS = frozenset({"number", "server", "host", "status", "terms", REMOVED})


def head_of(game: GameRecord, removed: Sequence[Mapping[str, str]]) -> dict[str, Any]:
    """What the first line of a game's log says of its table; nothing of one in direct messages."""
    if game.server is None:
        return {}
    terms = {name: game.terms[name] for name in TERMS if game.terms.get(name) is not None}
    more = {REMOVED: list(removed)} if removed else {}
    about = {"number": game.id, "server": game.server, "host": game.host, "status": game.status, "terms": terms}
    return {"seats": [_seat_json(each) for each in game.seats]} | about | more


def _seat_json(seat: SeatRecord) -> dict[str, Any]:
    held = {name: getattr(seat, name) for name in _OF_SEAT}
    return {"seat": seat.seat, "name": seat.name} | {name: each for name, each in held.items() if each}


def known_of_seat() -> frozenset[str]:
    """The fields that a seat may have."""
    return frozenset({"seat", "name", *_OF_SEAT})


def read(table: Mapping[str, Any], players: Any) -> Head | None:
    """What the first line says, for a game with these seats; None where it isn't of the form, or says nothing."""
    seats = table.get("seats")
    if not isinstance(seats, list) or [each.get("seat") for each in seats if isinstance(each, dict)] != players:
        return None
    ids = [table.get(name) for name in ("server", "host")]
    terms, removed = table.get("terms", {}), table.get(REMOVED, [])
    is_whole = type(table.get("number")) is int and 0 < table["number"] < 2**53 and all(map(_is_id, ids))
    if not is_whole or table.get("status") not in ("running", "finished") or not _are_terms(terms):
        return None
    if not _are_removed(removed) or not all(map(_is_seat, seats)):
        return None
    held = tuple(_seat(each) for each in seats)
    return Head(table["number"], table["server"], table["host"], table["status"], held, terms, tuple(removed))


def _are_terms(terms: Any) -> bool:
    return isinstance(terms, dict) and all(name in TERMS and TERMS[name](value) for name, value in terms.items())


def _are_removed(removed: Any) -> bool:
    if not isinstance(removed, list) or len(removed) > MOST_REMOVED:
        return False
    return all(
        isinstance(each, dict)
        and each.keys() == {"seat", "mark"}
        and _is_id(each["seat"])
        and isinstance(each["mark"], str)
        and len(each["mark"]) <= LONGEST_TEXT
        for each in removed
    )


def _is_seat(raw: Any) -> bool:
    flags = all(type(raw.get(name, False)) is bool for name in ("robot", "caretaker", "wanted"))
    users = all(name not in raw or _is_id(raw[name]) for name in ("user", "owner"))
    return flags and users and isinstance(raw.get("name"), str)


def _seat(raw: Mapping[str, Any]) -> SeatRecord:
    user, robot, owner = raw.get("user", ""), raw.get("robot", False), raw.get("owner")
    kept, wanted = raw.get("caretaker", False), raw.get("wanted", False)
    return SeatRecord(raw["seat"], user, _name(raw["name"]), robot, owner, kept, wanted)


def _name(raw: str) -> str:
    try:
        return text.clean(raw, text.PERSON_LIMIT)
    except text.BadText:
        return ""
