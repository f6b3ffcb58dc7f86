"""The short texts that stand for things in custom ids, menu values and command options.

A custom id is "rw:KIND:GAME:SEQ:VERB:ARGUMENT", at most 100 characters: KIND is "b" (button), "s" (menu) or "m" (form),
SEQ the number of the move it was made for. Where the panel isn't that of the game itself, "@" and a letter for the room
follow the verb; a move that's chosen, but not made yet, stands with ">" before the argument.
An action is its type and its fields, joined with "|".
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields, replace
from typing import Any

from engine.actions import Action, RouteClaim, action_from_json, field_kinds
from engine.errors import UnreadableAction
from engine.shorthand import shortened

LONGEST_ID = 100
LONGEST_ACTION = 56
"""A longer action gets the short names of its ways, so that a custom id has room for it with all that stands before."""
CUSTOM_ID = re.compile(
    r"rw:(?P<kind>[bsm]):(?P<game>\d{1,18}):(?P<seq>\d{1,9}):(?P<verb>[a-z_]+)(@(?P<room>[a-z]))?:"
    r"(?:(?P<first>[^>]*)>)?(?P<argument>.*)"
)
NODE = re.compile(r"[^\s.;:,]+\.\d+")
SEPARATOR = "|"
LINE = re.compile(r"(?:(?=[a-z0-9+-])(?P<ahead>[a-z0-9-]{0,10})(?P<ends>\+?)~)?(?P<action>.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Code:
    """What a button, menu or form says when it's used."""

    kind: str
    game: int
    seq: int
    verb: str
    argument: str = ""
    room: str = ""
    """Where the click goes: "" for the game itself, otherwise a letter that `stages.ROOMS` knows."""
    first: str = ""
    """The action (as `pack` writes it) that's made together with what is clicked, before it."""

    def to(self, verb: str, argument: str = "", kind: str = "b") -> Code:
        """Another button, menu or form of the same screen."""
        return replace(self, kind=kind, verb=verb, argument=argument)

    def __str__(self) -> str:
        verb = f"{self.verb}@{self.room}" if self.room else self.verb
        first = f"{self.first}>" if self.first else ""
        text = f"rw:{self.kind}:{self.game}:{self.seq}:{verb}:{first}{self.argument}"
        if len(text) > LONGEST_ID:
            raise ValueError(f"custom id of {len(text)} characters: {text}")
        return text


def read_code(text: str) -> Code | None:
    """The code in a custom id, or None if it isn't one of ours."""
    match = CUSTOM_ID.fullmatch(text)
    if match is None:
        return None
    game, seq = int(match["game"]), int(match["seq"])
    return Code(match["kind"], game, seq, match["verb"], match["argument"], match["room"] or "", match["first"] or "")


def pack(action: Action) -> str:
    """An action without routes as a short text: "lay_tile|E12|57|2"; defaults at the end are left out.

    One that would be too long has short names for its ways over the map, which the engine spells out again.
    """
    text = _packed(action)
    return text if len(text) <= LONGEST_ACTION else _packed(shortened(action))


def _packed(action: Action) -> str:
    values = [(getattr(action, each.name), each.default) for each in fields(action)]
    while values and values[-1][1] is not MISSING and values[-1][0] == values[-1][1]:
        values.pop()
    return SEPARATOR.join([action.type, *(str(value) for value, _ in values)])


def unpack(text: str, actions: Mapping[str, type[Action]]) -> Action:
    """The action that `pack` wrote; raises UnreadableAction."""
    name, *values = text.split(SEPARATOR)
    if name not in actions:
        raise UnreadableAction("unreadable.type", type=name[:80], known=sorted(actions))
    kinds = field_kinds(actions[name])
    if len(values) > len(kinds):
        raise UnreadableAction("unreadable.field", type=name, fields=values[len(kinds) :])
    raw: dict[str, Any] = {"type": name}
    for (field, (plain, _)), value in zip(kinds.items(), values, strict=False):
        raw[field] = whole_number(value) if plain is int else value
    return action_from_json(raw, actions)


@dataclass(frozen=True, slots=True)
class Line:
    """What stands behind a line of a menu, a button or a form: "pay+~buy_train|3|bank|225".

    `action` is an action as `pack` writes it, or what the menu makes of it. `ahead` is done first: so many steps are
    passed ("2"), or the panel's bundle with this key is carried out, which may be all ("pay-end~"). `ends`: the rest of
    the turn is passed.
    """

    action: str
    ahead: str = ""
    ends: bool = False

    @property
    def passes(self) -> int | None:
        """How many steps are passed first; None for a bundle."""
        if not self.ahead:
            return 0
        return int(self.ahead) if self.ahead.isdecimal() and len(self.ahead) < 3 else None

    def __str__(self) -> str:
        head = f"{self.ahead}{'+' if self.ends else ''}"
        return f"{head}~{self.action}" if head else self.action


def read_line(value: str) -> Line:
    """The line that a value stands for."""
    match = LINE.fullmatch(value)
    assert match is not None, "any text is an action"
    return Line(match["action"], match["ahead"] or "", bool(match["ends"]))


def whole_number(value: Any) -> Any:
    """A whole number of any sign, if it is one; otherwise the value as it came, which no check will take for one."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, str) and re.fullmatch(r"\s*[+\-\u2212]?\d{1,15}\s*", value):
        return int(value.strip().replace("\u2212", "-"))
    return value


def small_number(text: str, other: int = 0) -> int:
    """A number of at most nine digits, or the `other` for any text that isn't one."""
    return int(text) if text.isdecimal() and len(text) < 10 else other


def routes_text(routes: tuple[RouteClaim, ...]) -> str:
    """Routes as people may type them: "3: E12.0 F13 G14.0; 2: E12.0 E10.0" (stops have a dot, hexes passed none)."""
    return "; ".join(f"{each.train}: {_route_text(each)}" for each in routes)


def _route_text(route: RouteClaim) -> str:
    parts = [route.stops[0]] if route.stops else []
    for stop, way in zip(route.stops[1:], route.ways, strict=True):
        parts += [*way[1:-1], stop]
    return " ".join(parts)


def read_routes(text: str) -> tuple[RouteClaim, ...]:
    """The routes that a person typed; raises UnreadableAction."""
    return tuple(_read_route(each, text) for each in text.split(";") if each.strip())


def _read_route(part: str, whole: str) -> RouteClaim:
    train, colon, rest = part.partition(":")
    parts = re.split(r"[\s,>]+", rest.strip())
    if not colon or not train.strip() or not NODE.fullmatch(parts[0]) or not NODE.fullmatch(parts[-1]):
        raise UnreadableAction("unreadable.route", value=whole[:80])
    stops, ways, way = [parts[0]], [], [_hex(parts[0])]
    for each in parts[1:]:
        way.append(_hex(each))
        if NODE.fullmatch(each):
            stops.append(each)
            ways.append(tuple(way))
            way = [_hex(each)]
    return RouteClaim(train.strip(), tuple(stops), tuple(ways))


def _hex(part: str) -> str:
    return part.rsplit(".", 1)[0] if NODE.fullmatch(part) else part
