"""The form of a stored game: what a set-up record and the entries of a log hold, and nothing else.

A log that comes from outside is held against it before it's played anew; all versions of this program have written it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, cast

from engine.rulebook import Rulebook
from engine.titles import TITLES, rulebook

SETUP = ("title", "version", "files", "players", "options", "profile", "rules", "seed", "deal", "auto")
MOVE = frozenset({"seq", "by", "action", "auto", "rules", "digest"})
UNDO = frozenset({"seq", "by", "undo", "digest"})
LONGEST_NAME = 40
LARGEST = 1_000_000_000
_DIGEST = re.compile("[0-9a-f]{16}")


class BadRecord(ValueError):
    """What isn't of the form: the number of the entry (0: the set-up record) and the field.

    `is_unknown`: no record has such a field; otherwise the field is missing, or holds what no record has there.
    """

    def __init__(self, entry: int, field: str, *, is_unknown: bool = False) -> None:
        super().__init__(f"{field!r} in entry {entry}")
        self.entry = entry
        self.field = field
        self.is_unknown = is_unknown


def check_setup(setup: Mapping[str, Any]) -> Rulebook:
    """The rules of a set-up record; they may have other data files than it names. Raises BadRecord."""
    for name in setup:
        if name not in SETUP:
            raise BadRecord(0, name, is_unknown=True)
    title = setup.get("title")
    _need(isinstance(title, str) and title in TITLES, "title")
    usual = rulebook(cast("str", title))
    _need(_are_seats(setup.get("players"), usual), "players")
    seats: list[str] = setup["players"]
    for name in ("options", "files", "rules"):
        _need(isinstance(setup.get(name), dict), name)
    _need(_resolves(setup, usual), "options")
    rules = rulebook(cast("str", title), len(seats), setup["options"], setup["files"])
    _need(_is_whole(setup.get("version"), rules.version), "version")
    _need(all(_is_chosen(name, value, rules) for name, value in setup["rules"].items()), "rules")
    needed = {name for name, each in rules.switches.items() if not each.later}
    _need(needed <= setup["rules"].keys(), "rules")
    _need(setup["options"].items() <= setup["rules"].items(), "rules")
    _need(type(setup.get("seed")) is int, "seed")
    dealt = rules.deal(seats, setup["seed"])
    _need(_is_like(setup.get("deal"), dealt), "deal")
    _need(sorted(setup["deal"]["seats"]) == sorted(dealt["seats"]), "deal")
    _need(isinstance(setup.get("auto"), list), "auto")
    return rules


def check_entries(entries: Sequence[Mapping[str, Any]], setup: Mapping[str, Any], rules: Rulebook) -> None:
    """Whether these are the entries of a game with such a record; what they say is the rules' to check. BadRecord."""
    signers = {*setup["players"], *rules.automata}
    for number, entry in enumerate(entries, 1):
        known = UNDO if "undo" in entry else MOVE
        for name in entry:
            if name not in known:
                raise BadRecord(number, name, is_unknown=True)
        _need(type(entry.get("seq")) is int and entry["seq"] == number, "seq", number)
        _need(isinstance(entry.get("by"), str) and entry["by"] in signers, "by", number)
        if "undo" in entry:
            _need(type(entry["undo"]) is int and 0 <= entry["undo"] < number, "undo", number)
        else:
            _need(isinstance(entry.get("action"), dict), "action", number)
        _need(isinstance(entry.get("auto", []), list), "auto", number)
        _need(_is_whole(entry.get("rules", 1), rules.version), "rules", number)
        digest = entry.get("digest", "0" * 16)
        _need(isinstance(digest, str) and _DIGEST.fullmatch(digest) is not None, "digest", number)


def _need(holds: bool, field: str, entry: int = 0) -> None:
    if not holds:
        raise BadRecord(entry, field)


def _is_whole(value: Any, most: int) -> bool:
    return type(value) is int and 1 <= value <= most


def _is_name(value: Any) -> bool:
    return isinstance(value, str) and 0 < len(value) <= LONGEST_NAME


def _are_seats(value: Any, rules: Rulebook) -> bool:
    """Whether these are different names, as many as the title is for."""
    if not isinstance(value, list):
        return False
    names = cast("list[Any]", value)
    fewest, most = rules.players
    return fewest <= len(names) <= most and all(map(_is_name, names)) and len(set(names)) == len(names)


def _resolves(setup: Mapping[str, Any], rules: Rulebook) -> bool:
    """Whether the title has this profile and these options, for so many players."""
    try:
        rules.resolve(setup["profile"], setup["options"], len(setup["players"]))
    except (ValueError, TypeError, KeyError):
        return False
    return True


def _is_chosen(name: str, value: Any, rules: Rulebook) -> bool:
    """Whether there's such a switch, and it can have this value."""
    switch = rules.switches.get(name)
    return switch is not None and any(value == each and type(value) is type(each) for each in switch.values)


def _is_like(value: Any, model: Any) -> bool:
    """Whether a value has the shape of another: the same keys, as long lists, as kinds of names and numbers."""
    if type(value) is not type(model):
        return False
    if isinstance(model, dict):
        table, known = cast("dict[str, Any]", value), cast("dict[str, Any]", model)
        return table.keys() == known.keys() and all(_is_like(table[key], known[key]) for key in known)
    if isinstance(model, list):
        items, known_items = cast("list[Any]", value), cast("list[Any]", model)
        return len(items) == len(known_items) and all(map(_is_like, items, known_items))
    return _is_name(value) if isinstance(model, str) else value is None or abs(value) <= LARGEST
