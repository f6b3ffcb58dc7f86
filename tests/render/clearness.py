"""What the labels of a hex cover: their ink, row by row, against track, stops, tokens and each other."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from render.hexes import geometry, labels
from render.hexes.sprites import Sprite
from render.hexes.track import MINE, TOWN, TRACK, slot_radius
from render.hexes.views import HexView

SIDE = 134
EDGE, GRACE = 3, 4
"""How wide the edge around ink is, and how far ink may reach over the border of what lies below, in pixels of 134."""
_ROW, _TOKEN, _ARROW = 6, 0.94, 0.085

Box = tuple[float, float, float, float]


@dataclass(frozen=True, eq=False)
class _Alpha:
    """A piece by its identity: pieces are kept, so the same one comes again and again."""

    sprite: Sprite

    def __hash__(self) -> int:
        return id(self.sprite.image)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Alpha) and other.sprite.image is self.sprite.image


@lru_cache(maxsize=4096)
def _rows(alpha: _Alpha) -> tuple[Box, ...]:
    channel = alpha.sprite.image.getchannel("A")
    found: list[Box] = []
    for top in range(EDGE, channel.height - EDGE, _ROW):
        low = min(top + _ROW, channel.height - EDGE)
        row = channel.crop((0, top, channel.width, low)).getbbox()
        if row and row[2] - row[0] > 2 * EDGE:
            found.append((row[0] + EDGE, top, row[2] - EDGE, low))
    return tuple(found)


def ink(placed: labels.Placed) -> list[Box]:
    """The rows of a label's ink, in pixels from the middle of its hex."""
    x, y = placed.x + placed.sprite.x, placed.y + placed.sprite.y
    return [(left + x, top + y, right + x, low + y) for left, top, right, low in _rows(_Alpha(placed.sprite))]


def around(rows: list[Box]) -> Box:
    """The box around all rows."""
    return min(each[0] for each in rows), rows[0][1], max(each[2] for each in rows), rows[-1][3]


def covered(view: HexView) -> Iterator[tuple[str, str]]:
    """Each label with what it covers: "track", "stop", "text", or "side" where it leaves the hex."""
    inks = {each.key: ink(each) for each in labels.labels_of(view, SIDE)}
    discs = {"track": list(_track(view)), "stop": list(_stops(view))}
    for key, rows in inks.items():
        box = around(rows)
        for what, found in discs.items():
            near = [(point, radius) for point, radius in found if _apart(point, box) < radius - GRACE]
            if any(_apart(point, row) < radius - GRACE for point, radius in near for row in rows):
                yield key, what
        ends = [(x / SIDE, y / SIDE) for left, top, right, low in rows for x in (left, right) for y in (top, low)]
        if min(geometry.inside(view.track.layout, each) for each in ends) < -GRACE / SIDE:
            yield key, "side"
    for (one, rows), (_, others) in itertools.combinations(inks.items(), 2):
        if _shared(around(rows), around(others)) and any(_shared(a, b) for a in rows for b in others):
            yield one, "text"


def _track(view: HexView) -> Iterator[tuple[tuple[float, float], float]]:
    if view.off_board:
        for side in view.track.sides():
            x, y = geometry.direction(geometry.side_angle(view.track.layout, side))
            yield from (((x * out * SIDE / 100, y * out * SIDE / 100), _ARROW * SIDE) for out in range(60, 88, 3))
    else:
        yield from (((x * SIDE, y * SIDE), TRACK / 2 * SIDE) for curve in view.track.curves for x, y in curve)


def _stops(view: HexView) -> Iterator[tuple[tuple[float, float], float]]:
    for node, (kind, slots) in enumerate(view.track.kinds):
        x, y = view.track.places[node]
        if kind == "city":
            yield from (((x * SIDE, y * SIDE), slot_radius(slots) * _TOKEN * SIDE) for x, y in view.track.slots(node))
        elif kind in ("town", "mine"):
            yield (x * SIDE, y * SIDE), (TOWN if kind == "town" else MINE) * SIDE


def _apart(point: tuple[float, float], box: Box) -> float:
    """How far a point is from a box; 0 within."""
    over_x = max(box[0] - point[0], 0.0, point[0] - box[2])
    over_y = max(box[1] - point[1], 0.0, point[1] - box[3])
    return (over_x * over_x + over_y * over_y) ** 0.5


def _shared(one: Box, other: Box) -> bool:
    """Whether two boxes share more than a border."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide > GRACE and high > 1
