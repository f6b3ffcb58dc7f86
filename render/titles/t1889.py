"""1889: where the port may be laid, beside the hexes that private companies keep closed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.state import State
from engine.title import TitleData
from render.hexes.badges import Badge, closed_hexes
from render.titles import Style, badges_by_hex

_PORT, _PALE_WATER = "MF", "#DCEBFA"


def badges(title: TitleData, state: State) -> Mapping[str, tuple[Badge, ...]]:
    """The signs on the map, by hex."""
    return badges_by_hex(closed_hexes(title, state), _port(title, state))


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
        "harbour": Badge("anchor", "", _PALE_WATER),
    },
)
