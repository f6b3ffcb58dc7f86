"""Short names: of ways over the map, and of people, for which a button, a menu or a completion has too little room.

That of a way is made of the way alone. It's understood wherever the way can be named, and never comes into a log.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any, TypeVar

from engine.actions import Action, FieldKind, field_kinds
from engine.codec import digest

if TYPE_CHECKING:
    from engine.hints import Way

A = TypeVar("A", bound=Action)

MARK = "#"
"""What no id of a hex begins with."""


def short_name(way: str) -> str:
    """The short name of a way, which is a text of hexes: "#3f9a0c51b2d47e68"."""
    return f"{MARK}{digest(way)}"


def way_fields(action: type[Action]) -> list[str]:
    """The fields of an action type that name a way."""
    return [name for name, (_, kind) in field_kinds(action).items() if kind is FieldKind.WAY]


def is_short(action: Action) -> bool:
    """Whether an action names a way by its short name."""
    return any(str(getattr(action, name)).startswith(MARK) for name in way_fields(type(action)))


def shortened(action: A) -> A:
    """The action with the short names of its ways."""
    ways = {name: str(getattr(action, name)) for name in way_fields(type(action))}
    return replace(action, **{name: short_name(way) for name, way in ways.items() if not way.startswith(MARK)})


def spelled_out(action: Action, ways: Iterable[Way]) -> Action:
    """The action with its way in full, where one of these ways has that short name; else as it is."""
    return next((way.action for way in ways if _stands_for(action, way.action)), action)


def is_recorded(action: Any, recorded: Mapping[str, Any] | None) -> bool:
    """Whether an action is the one of a log (JSON form), which has its ways in full."""
    if recorded is None or not isinstance(action, Action) or not is_short(action):
        return recorded == action.to_json()
    ways = {name: short_name(str(recorded.get(name))) for name in way_fields(type(action))}
    return {**recorded, **ways} == shortened(action).to_json()


def _stands_for(short: Action, action: Action) -> bool:
    if type(short) is not type(action):
        return False
    ways = way_fields(type(action))
    if any(getattr(short, each.name) != getattr(action, each.name) for each in fields(short) if each.name not in ways):
        return False
    return all(getattr(short, name) in (way := getattr(action, name), short_name(way)) for name in ways)


# --- people


def cut_apart(people: Mapping[str, str], most: int) -> Mapping[str, str]:
    """Names cut to so many letters, three at least, that still differ where they did; whole where that can't be."""
    cut = {who: _cut(name, [each for each in people.values() if each != name], most) for who, name in people.items()}
    return cut if len({*cut.values()}) == len({*people.values()}) else people


def _cut(name: str, others: Iterable[str], most: int) -> str:
    """The beginning of a name; where that of another is the same, less of it and what tells the name from that one."""
    begins = name[:most].strip()
    alike = [each for each in others if each[:most].strip() == begins]
    if len(name) <= most or not alike:
        return begins
    apart = min(max(_parting(name, each) for each in alike), len(name) - 1)
    word = name[name.rfind(" ", 0, apart) + 1 :]
    end = word if len(word) <= most - 2 else name[apart:][: most - 2]
    return f"{name[: most - 1 - len(end)].strip()}…{end}"


def _parting(one: str, other: str) -> int:
    """From which letter on two names differ."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((place for place, (mine, its) in pairs if mine != its), min(len(one), len(other)))
