"""1889: the hexes that private companies keep closed, and where the port may be laid."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.state import State
from engine.title import TitleData
from render.hexes.badges import Badge
from render.titles import Style

_PORT, _CLOSED, _SIGN, _PALE_WATER = "MF", "#1B1B1F", "#FFFFFF", "#DCEBFA"


def badges(title: TitleData, state: State) -> Mapping[str, tuple[Badge, ...]]:
    """The signs on the map, by hex."""
    found: dict[str, list[Badge]] = {}
    for hex_id, badge in (*_privates(title, state), *_port(title, state)):
        found.setdefault(hex_id, []).append(badge)
    return {hex_id: tuple(each) for hex_id, each in found.items()}


def _privates(title: TitleData, state: State) -> Iterator[tuple[str, Badge]]:
    """The hex of a private company: on dark ground as long as it's closed to all (6.4.6)."""
    for private in title.privates.values():
        if private.blocks and private.id not in state.closed_privates:
            closed = state.privates.get(private.id) not in state.companies
            yield private.blocks, Badge("plate", private.id, _CLOSED if closed else _SIGN)


def _port(title: TitleData, state: State) -> Iterator[tuple[str, Badge]]:
    """Anchors where the port may be laid by the player who has that right (13.4)."""
    if _PORT not in title.privates or state.privates.get(_PORT) in state.companies or _PORT in state.closed_privates:
        return
    rights = title.figures("privates", _PORT).get("tile", {"hexes": (), "tiles": ()})
    if not any(each.tile in rights["tiles"] for each in state.tiles.values()):
        for hex_id in rights["hexes"]:
            if hex_id not in state.tiles:
                yield hex_id, Badge("anchor", "", _PALE_WATER)


STYLE = Style(
    badges=badges,
    signs={
        "blocked": Badge("plate", "TER", _CLOSED),
        "private": Badge("plate", "TER", _SIGN),
        "harbour": Badge("anchor", "", _PALE_WATER),
    },
    leaves="rusts_on",
)
