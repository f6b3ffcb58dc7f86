"""Finding free places for the labels of one hex: clear of stops, track and each other, and inside the hex.

Lengths are in sides of the hex. What is taken is kept as one number, a bit for each cell of a fine grid: with it all
places that are free for a label of some size are known at once, and the label takes the one that readers like best.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache

from render.hexes import geometry
from render.hexes.geometry import Point
from render.hexes.track import MINE, TOWN, TRACK, Track, slot_radius

UPPER_LEFT, UPPER_RIGHT, LOWER_RIGHT, LOWER_LEFT, TOP, BOTTOM, LEFT, RIGHT = 210, 330, 30, 150, 270, 90, 180, 0
"""Directions on a pointy-topped hex; on a flat-topped one the corners lie 30 degrees further from the horizontal."""

_FLAT = {210: 240, 330: 300, 30: 60, 150: 120}
_CELLS = 40
"""Cells of the grid a side of the hex."""
_BESIDE = 50
"""Cells around the hex, all taken, so that what is wide doesn't reach into the next row."""
_STRIDE = 2 * (_CELLS + _BESIDE) + 1
_TIGHT = 0.5
"""What it costs to touch what is beside: the pale edge of track, the rim of a city, the edge of other lettering."""
_LEVELS = ((0.0, 2), (_TIGHT, 1))
"""What a place costs by what may be touched there, and how many cells apart labels lie."""
GOOD_ENOUGH = 1.6
"""What all labels of a hex cost together where no other order is worth trying."""

Taste = Callable[[float, float], float]
"""How little a place is liked, by its distance from the middle to the right and downwards; 0 is best."""
LabelPart = tuple[float, float, float]
"""A part of a label around its vertical axis: its width, and how far its top and bottom lie below the middle."""


@dataclass(frozen=True, slots=True)
class Want:
    """A label that wants a place: `taste` says which. `extra` is what this form of it costs at any place.

    Where none is free it's left out, for what `missing` costs.
    """

    key: str
    parts: tuple[LabelPart, ...]
    taste: Taste
    missing: float = 100.0
    extra: float = 0.0

    half: tuple[int, int] = field(init=False)
    """Half its width and height, in cells."""

    def __post_init__(self) -> None:
        wide, low = max(wide for wide, _, _ in self.parts), max(bottom for _, _, bottom in self.parts)
        object.__setattr__(self, "half", (round(wide / 2 * _CELLS), round(low * _CELLS)))


Place = tuple[float, int, Point]
"""A place with what it costs, and its cell."""


class _Free:
    """The free places of those that a label likes, the best first, found as far as they're asked for."""

    def __init__(self, candidates: Sequence[Place], taken: int) -> None:
        self._candidates, self._next = candidates, 0
        self._bits = taken.to_bytes(taken.bit_length() // 8 + 1, "little")
        self._found: list[Place] = []

    def at(self, number: int) -> Place | None:
        """The place of this number; None if there are fewer."""
        while number >= len(self._found):
            if self._next == len(self._candidates):
                return None
            place = self._candidates[self._next]
            self._next += 1
            if not self._bits[place[1] >> 3] >> (place[1] & 7) & 1:
                self._found.append(place)
        return self._found[number]


@dataclass(slots=True)
class _Hex:
    """The cells of a hex that are taken by what lies on it: with some room around that, and without."""

    grounds: tuple[int, int]
    free: dict[tuple[str, int], _Free] = field(default_factory=dict)
    costs: dict[str, float] = field(default_factory=dict)

    def places(self, want: Want, level: int) -> _Free:
        """Where a label may lie if it were the only one."""
        key = want.key, level
        found = self.free.get(key)
        if found is None:
            taken = 0
            for wide, top, bottom in want.parts:
                high = (bottom - top) / 2
                part = _spread(self.grounds[level], 1, round(wide / 2 * _CELLS))
                part = _spread(part, _STRIDE, round(high * _CELLS))
                below = round((top + high) * _CELLS) * _STRIDE
                taken |= part >> below if below >= 0 else part << -below
            found = self.free[key] = _Free(_candidates(want.taste), taken)
        return found

    def least(self, want: Want) -> float:
        """What a label costs at least, however the others lie."""
        if want.key not in self.costs:
            self.costs[want.key] = self.best(want, ())[0]
        return self.costs[want.key]

    def best(self, want: Want, boxes: Sequence[tuple[int, int, int]]) -> tuple[float, Point | None, int]:
        """What a label costs at its best free place beside others; without one, what leaving it out costs."""
        best: tuple[float, Point | None, int] = want.missing, None, 0
        for level, (cost, apart) in enumerate(_LEVELS):
            if want.extra + cost >= best[0]:
                break
            places, bits, number = self.places(want, level), _covered(want, boxes, apart), 0
            while (place := places.at(number)) and place[0] + want.extra + cost < best[0]:
                number += 1
                if not bits or not bits[place[1] >> 3] >> (place[1] & 7) & 1:
                    best = place[0] + want.extra + cost, place[2], place[1]
        return best


def _covered(want: Want, boxes: Sequence[tuple[int, int, int]], apart: int) -> bytes:
    """The places at which a label would lie on others, given by their middles and half their sizes."""
    wide, high = want.half
    taken = 0
    for index, other_wide, other_high in boxes:
        taken |= _around(index, other_wide + wide + apart, other_high + high + apart)
    return taken.to_bytes(_STRIDE * _STRIDE // 8 + 1, "little") if taken else b""


def arrange(
    track: Track,
    orders: Iterable[Sequence[Want]],
    arrows: tuple[int, ...] = (),
    squares: tuple[tuple[int, int], ...] = (),
    enough: float = GOOD_ENOUGH,
) -> dict[str, Point]:
    """A place for each label; the ones for which none is free are left out.

    The labels take their places one after the other, in the orders given until the outcome costs less than `enough`;
    the cheapest one counts, and gives the labels in its order. `arrows` are the sides from which track points into an
    off-board area, whose paths aren't drawn; `squares` are the slots with square tokens, by node.
    """
    ground = _Hex(_ground(track, arrows, squares))
    best, found = 1e9, dict[str, Point]()
    for wants in orders:
        if sum(map(ground.least, wants)) >= best:
            continue
        cost, places = _in_order(ground, wants, best)
        if cost < best:
            best, found = cost, places
        if best < enough:
            break
    return found


def _in_order(ground: _Hex, wants: Sequence[Want], bound: float) -> tuple[float, dict[str, Point]]:
    """What the labels cost in this order, and their places; it gives up where they cost more than `bound`."""
    boxes: list[tuple[int, int, int]] = []
    found: dict[str, Point] = {}
    total = 0.0
    for want in wants:
        cost, place, index = ground.best(want, boxes)
        total += cost
        if total >= bound:
            break
        if place is not None:
            found[want.key] = place
            boxes.append((index, *want.half))
    return total, found


@lru_cache(maxsize=256)
def _candidates(taste: Taste) -> tuple[tuple[float, int, Point], ...]:
    """All places of a hex, the best first."""
    reach = range(-_CELLS, _CELLS + 1, 2)
    places = [(x / _CELLS, y / _CELLS) for y in reach for x in reach if x * x + y * y < _CELLS * _CELLS]
    return tuple(sorted((taste(*place), _index(*place), place) for place in places))


def _index(x: float, y: float) -> int:
    """The number of the cell in which a point lies."""
    return (round(y * _CELLS) + _CELLS + _BESIDE) * _STRIDE + round(x * _CELLS) + _CELLS + _BESIDE


def _spread(bits: int, step: int, reach: int) -> int:
    """Each bit with those up to `reach` steps before and after it."""
    covered = 0
    while covered < 2 * reach:
        more = min(covered + 1, 2 * reach - covered)
        bits |= bits << more * step
        covered += more
    return bits >> reach * step


@lru_cache(maxsize=8192)
def _around(index: int, wide: int, high: int) -> int:
    """The cells up to so many cells from one."""
    first = index - wide - high * _STRIDE
    bits = _rows(2 * high + 1) * ((1 << 2 * wide + 1) - 1)
    return bits << first if first >= 0 else bits >> -first


@cache
def _rows(count: int) -> int:
    return sum(1 << row * _STRIDE for row in range(count))


@lru_cache(maxsize=1024)
def _ground(track: Track, arrows: tuple[int, ...], squares: tuple[tuple[int, int], ...]) -> tuple[int, int]:
    """The cells that are taken before any label: with room around what lies there, and without."""
    roomy = _stamped(_shapes(track, arrows, squares, 0.035))
    tight = _stamped(_shapes(track, arrows, squares, 0.0))
    return _outside(track.layout, 0.025) | roomy, _outside(track.layout, 0.0) | tight


def _shapes(
    track: Track, arrows: tuple[int, ...], squares: tuple[tuple[int, int], ...], room: float
) -> Iterable[tuple[Point, float, bool]]:
    """What lies on a hex as discs or (True) squares: middles and radii."""
    for curve in () if arrows else track.curves:
        yield from ((place, TRACK / 2 + room, False) for place in curve)
        halves = (((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in itertools.pairwise(curve))
        yield from ((place, TRACK / 2 + room, False) for place in halves)
    for side in arrows:
        x, y = geometry.direction(geometry.side_angle(track.layout, side))
        yield from (((x * out / 100, y * out / 100), 0.09, False) for out in range(60, 88, 4))
    yield from _stops(track, squares, room)


def _stops(track: Track, squares: tuple[tuple[int, int], ...], room: float) -> Iterable[tuple[Point, float, bool]]:
    for node, (kind, slots) in enumerate(track.kinds):
        if kind == "city":
            for slot, place in enumerate(track.slots(node)):
                yield place, slot_radius(slots) + room, (node, slot) in squares
        elif kind == "town":
            yield track.places[node], TOWN + 0.01 + room, False
        elif kind == "mine":
            yield track.places[node], MINE + room, True


def _stamped(shapes: Iterable[tuple[Point, float, bool]]) -> int:
    found = 0
    for (x, y), radius, square in shapes:
        index, cells = _index(x, y), round(radius * _CELLS)
        found |= _around(index, cells, cells) if square else _disc(index, round(radius * _CELLS * 4))
    return found


@lru_cache(maxsize=8192)
def _disc(index: int, quarters: int) -> int:
    """The cells of a disc whose radius is given in quarters of a cell."""
    radius = quarters / 4
    found = 0
    for row in range(-int(radius), int(radius) + 1):
        found |= _around(index + row * _STRIDE, int((radius * radius - row * row) ** 0.5), 0)
    return found


@cache
def _outside(layout: str, rim: float) -> int:
    """All cells but those within the hex, without its rim."""
    found = (1 << _STRIDE * _STRIDE) - 1
    for row in range(-_CELLS, _CELLS + 1):
        for column in range(-_CELLS, _CELLS + 1):
            if geometry.inside(layout, (column / _CELLS, row / _CELLS)) >= rim:
                found &= ~(1 << _index(column / _CELLS, row / _CELLS))
    return found


@cache
def outward(layout: str, directions: tuple[int, ...]) -> Taste:
    """As far out as possible in one of these directions, the first ones best."""
    rays = [
        (0.16 * order, geometry.direction(_FLAT.get(angle, angle) if layout == "flat" else angle))
        for order, angle in enumerate(directions)
    ]

    def taste(x: float, y: float) -> float:
        return max(0.0, min(base + 0.7 - (x * dx + y * dy) + 0.8 * abs(x * dy - y * dx) for base, (dx, dy) in rays))

    return taste
