"""1856: Toronto's tile with two double cities, harbours, bridge, tunnel, private companies' hexes, destinations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, cast

from engine.state import State
from engine.title import TitleData
from render.hexes.badges import Badge, closed_hexes
from render.titles import Style, badges_by_hex

if TYPE_CHECKING:
    from engine.titles.t1856.state import CanadaState
    from render.picture import Picture

_WATER, _SIGN = "#0B4F9E", "#FFFFFF"
_PALE_WATER = "#DCEBFA"


def _own(state: State) -> CanadaState | None:
    """1856's part of the state, None where a position has been put together without it."""
    return cast("CanadaState", state.own) if hasattr(state.own, "reached") else None


def _figures(title: TitleData, kind: str, name: str) -> Mapping[str, Any]:
    return next((each for each in title.raw[kind] if each["id"] == name), {})


def destinations(title: TitleData, state: State, company: str) -> tuple[str, ...]:
    """The hexes that a company must reach to be paid its escrow; none once that's over (4.3)."""
    now, own = state.companies.get(company), _own(state)
    if now is None or now.closed or (own and company in own.reached):
        return ()
    if own and now.in_play and own.capital.get(company, "escrow") != "escrow":
        return ()
    if not now.in_play and state.depot.get("4", 1) == 0:
        return ()
    return tuple(_figures(title, "companies", company).get("destination", ()))


def badges(title: TitleData, state: State) -> Mapping[str, tuple[Badge, ...]]:
    """The signs on the map, by hex."""
    signs = (_harbours(title, state), _rights(title), closed_hexes(title, state), _flags(title, state))
    return badges_by_hex(*signs)


def _flags(title: TitleData, state: State) -> Iterator[tuple[str, Badge]]:
    """Where companies must lead to."""
    for company, data in title.companies.items():
        for hex_id in destinations(title, state, company):
            yield hex_id, Badge("flag", data.mark, data.colour)


def _harbours(title: TitleData, state: State) -> Iterator[tuple[str, Badge]]:
    """Anchors where the port may be placed; once it is, only there, with what it adds (15.5)."""
    own, port = _own(state), title.raw["port"]
    if own and own.port:
        yield own.port, Badge("anchor", f"+{port['bonus']}", _WATER)
    elif port["private"] not in state.closed_privates and state.phase not in ("6", "D"):
        for hex_id in port["hexes"]:
            yield hex_id, Badge("anchor", "", _PALE_WATER)


def _rights(title: TitleData) -> Iterator[tuple[str, Badge]]:
    """What holders of the bridge and tunnel rights gain (8.9)."""
    for kind, right in title.raw["rights"].items():
        for hex_id in right["hexes"]:
            yield hex_id, Badge(kind, f"+{right['bonus']}", _SIGN)


def facts(picture: Picture, company: str) -> list[tuple[str, str]]:
    """Destination, escrow and rights of a company."""
    words, own = picture.words, _own(picture.state)
    lines: list[tuple[str, str]] = []
    names = [_place(picture, each) for each in destinations(picture.title, picture.state, company)]
    if names:
        lines.append((words("picture-destination"), " / ".join(names)))
    elif own and company in own.reached:
        lines.append((words("picture-destination"), words("picture-reached")))
    if own and own.capital.get(company) == "escrow":
        lines.append((words("picture-escrow"), f"${own.escrow.get(company, 0)}"))
    rights = [words("picture-right", right=each) for each in own.rights.get(company, ())] if own else []
    if own and own.port_owner == company:
        rights.append(words("picture-right", right="port"))
    return [*lines, (words("picture-rights"), ", ".join(rights))] if rights else lines


def _place(picture: Picture, hex_id: str) -> str:
    return f"{hex_id} {picture.title.board.hexes[hex_id].name}".strip()


def train_limit(title: TitleData, state: State, company: str) -> int:
    """The phase's, but the national company has its own (11.1)."""
    national = title.raw["national"]
    return national["train_limit"] if company == national["company"] else title.phases[state.phase].train_limit


STYLE = Style(
    places={"122": ((-0.18, 0.312, 30.0), (0.18, -0.312, 30.0))},
    any_home=frozenset({"THB"}),
    badges=badges,
    facts=facts,
    signs={
        "destination": Badge("flag", "CA", "#f72d2d"),
        "harbour": Badge("anchor", "", _PALE_WATER),
        "port": Badge("anchor", "+20", _WATER),
        "bridge": Badge("bridge", "+10", _SIGN),
        "tunnel": Badge("tunnel", "+10", _SIGN),
    },
    train_limit=train_limit,
)
