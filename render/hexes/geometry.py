"""The geometry of a board of hexes: sides, corners, curves of track, and where each hex lies on a picture.

Lengths are in sides of a hex (R) unless said otherwise; x grows to the right, y downwards. Side e of a flat-topped hex
points at 90+60e degrees, of a pointy-topped one at 120+60e.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from engine.board.places import USUAL_LETTERS, grid_place

Point = tuple[float, float]
Curve = tuple[Point, ...]
"""A line as points close enough to each other to look smooth."""

APOTHEM = math.sqrt(3) / 2
"""From the centre of a hex to the middle of a side."""

_FIRST_SIDE = {"flat": 90, "pointy": 120}
_STEP = math.radians(5)


def direction(degrees: float) -> Point:
    """The unit vector at an angle, clockwise from the right."""
    return math.cos(math.radians(degrees)), math.sin(math.radians(degrees))


def side_angle(layout: str, side: float) -> float:
    """The direction of a side in degrees; with a half number that of the corner behind the side."""
    return _FIRST_SIDE[layout] + 60 * side


def side_middle(layout: str, side: int) -> Point:
    """Where the middle of a side lies, in sides of the hex from its centre."""
    x, y = direction(side_angle(layout, side))
    return APOTHEM * x, APOTHEM * y


def corner(layout: str, number: int) -> Point:
    """The corner between side `number` and the next one."""
    return direction(side_angle(layout, number + 0.5))


def hexagon(layout: str, grow: float = 0.0) -> Curve:
    """The corners of a hex whose sides are moved outwards by `grow`."""
    scale = 1 + grow / APOTHEM
    return tuple((x * scale, y * scale) for x, y in (corner(layout, number) for number in range(6)))


def distance(one: Point, other: Point) -> float:
    """How far two points are from each other."""
    return math.hypot(one[0] - other[0], one[1] - other[1])


@cache
def normals(layout: str) -> tuple[Point, Point, Point]:
    """The directions of three neighbouring sides."""
    first, second, third = (direction(side_angle(layout, side)) for side in range(3))
    return first, second, third


def turned(point: Point, degrees: float) -> Point:
    """A point turned clockwise around the centre."""
    x, y = direction(degrees)
    return point[0] * x - point[1] * y, point[0] * y + point[1] * x


def inside(layout: str, point: Point) -> float:
    """How far a point lies inside the hex, measured to the nearest side; negative outside."""
    x, y = point
    (ax, ay), (bx, by), (cx, cy) = normals(layout)
    return APOTHEM - max(abs(x * ax + y * ay), abs(x * bx + y * by), abs(x * cx + y * cy))


def side_to_point(layout: str, side: int, end: Point) -> Curve:
    """The one arc that leaves the middle of a side at a right angle and ends at a point; straight ahead, a line."""
    start = side_middle(layout, side)
    x, y = direction(side_angle(layout, side))
    normal = (y, -x)
    dx, dy = end[0] - start[0], end[1] - start[1]
    across = dx * normal[0] + dy * normal[1]
    if abs(across) < 1e-6:
        return _line(start, end)
    radius = (dx * dx + dy * dy) / (2 * across)
    centre = (start[0] + normal[0] * radius, start[1] + normal[1] * radius)
    first = math.atan2(start[1] - centre[1], start[0] - centre[0])
    turn = math.atan2(end[1] - centre[1], end[0] - centre[0]) - first
    turn = math.remainder(turn, math.tau)
    steps = max(2, math.ceil(abs(turn) / _STEP))
    return tuple(
        (
            centre[0] + abs(radius) * math.cos(first + turn * step / steps),
            centre[1] + abs(radius) * math.sin(first + turn * step / steps),
        )
        for step in range(steps + 1)
    )


def _line(start: Point, end: Point) -> Curve:
    steps = max(1, round(distance(start, end) / 0.06))
    return tuple(
        (start[0] + (end[0] - start[0]) * step / steps, start[1] + (end[1] - start[1]) * step / steps)
        for step in range(steps + 1)
    )


@cache
def curve_middle(layout: str, one: int, other: int) -> Point:
    """The middle of the curve between two sides: near their corner, nearer to the centre, or the centre itself."""
    apart = min((one - other) % 6, (other - one) % 6)
    if apart == 3:
        return 0.0, 0.0
    first, second = side_middle(layout, one), side_middle(layout, other)
    length = math.hypot(first[0] + second[0], first[1] + second[1])
    reach = 0.5 if apart == 1 else 3 * (1 / math.sqrt(3) - 0.5)
    return (first[0] + second[0]) / length * reach, (first[1] + second[1]) / length * reach


@cache
def side_to_side(layout: str, one: int, other: int) -> Curve:
    """The curve of track between two sides: it meets both at right angles."""
    middle = curve_middle(layout, one, other)
    there, back = side_to_point(layout, one, middle), side_to_point(layout, other, middle)
    return there + back[-2::-1]


def length(curve: Sequence[Point]) -> float:
    """How long a curve is, in the unit of its points."""
    return sum(distance(one, other) for one, other in itertools.pairwise(curve))


def along(curve: Sequence[Point], part: float) -> Point:
    """The point after `part` (0 to 1) of a curve's length."""
    left = length(curve) * part
    for one, other in itertools.pairwise(curve):
        step = distance(one, other)
        if left <= step and step:
            share = left / step
            return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
        left -= step
    return curve[-1]


def part_of(curve: Sequence[Point], first: float, last: float) -> Curve:
    """The piece of a curve between two parts (0 to 1) of its length."""
    total, gone = length(curve), 0.0
    inner: list[Point] = []
    for one, other in itertools.pairwise(curve):
        gone += distance(one, other)
        if first * total < gone < last * total:
            inner.append(other)
    return (along(curve, first), *inner, along(curve, last))


def ribbon(curve: Sequence[Point], width: float) -> list[Point]:
    """The outline of a stroke of this width along a curve, as one polygon (joined lines leave hairline cracks)."""
    left: list[Point] = []
    right: list[Point] = []
    for number, (x, y) in enumerate(curve):
        before, after = curve[max(number - 1, 0)], curve[min(number + 1, len(curve) - 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        size = math.hypot(dx, dy) or 1.0
        nx, ny = -dy / size * width / 2, dx / size * width / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return left + right[::-1]


def stretched(curve: Sequence[Point], start: float = 0.0, end: float = 0.0) -> Curve:
    """A curve made longer at its ends, straight ahead."""
    points = list(curve)
    if start:
        points[0] = _beyond(points[1], points[0], start)
    if end:
        points[-1] = _beyond(points[-2], points[-1], end)
    return tuple(points)


def _beyond(inner: Point, outer: Point, more: float) -> Point:
    size = distance(inner, outer) or 1.0
    return outer[0] + (outer[0] - inner[0]) / size * more, outer[1] + (outer[1] - inner[1]) / size * more


def crossing(one: Sequence[Point], other: Sequence[Point]) -> Point | None:
    """Where two curves cross each other away from their ends, or None."""
    for a, b in itertools.pairwise(one):
        for c, d in itertools.pairwise(other):
            found = _meet(a, b, c, d)
            if found and all(distance(found, end) > 0.1 for end in (one[0], one[-1], other[0], other[-1])):
                return found
    return None


def _meet(a: Point, b: Point, c: Point, d: Point) -> Point | None:
    ux, uy, vx, vy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    area = ux * vy - uy * vx
    if abs(area) < 1e-9:
        return None
    s = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / area
    t = ((c[0] - a[0]) * uy - (c[1] - a[1]) * ux) / area
    return (a[0] + s * ux, a[1] + s * uy) if 0 <= s <= 1 and 0 <= t <= 1 else None


@dataclass(frozen=True, slots=True)
class Grid:
    """Where hexes lie, in whole pixels, so that pieces drawn once fit everywhere. `side` (R) is an even number.

    letters: what the letters of the hexes name, "columns" or "rows"; by default as is usual for the layout.
    """

    layout: str
    side: int
    letters: str = ""

    @property
    def apothem(self) -> int:
        """From the centre of a hex to a side, in pixels."""
        return round(APOTHEM * self.side)

    def centre(self, hex_id: str) -> tuple[int, int]:
        """The centre of a hex in pixels."""
        letters = self.letters or USUAL_LETTERS[self.layout]
        column, row = grid_place(hex_id) if letters == "columns" else reversed(grid_place(hex_id))
        if self.layout == "flat":
            return column * self.side * 3 // 2, row * self.apothem
        return column * self.apothem, row * self.side * 3 // 2

    def box(self, hexes: Iterable[str]) -> tuple[int, int, int, int]:
        """The rectangle (left, top, right, bottom) around the whole of these hexes, in pixels."""
        centres = [self.centre(each) for each in hexes]
        wide, high = (self.side, self.apothem) if self.layout == "flat" else (self.apothem, self.side)
        return (
            min(x for x, _ in centres) - wide,
            min(y for _, y in centres) - high,
            max(x for x, _ in centres) + wide,
            max(y for _, y in centres) + high,
        )
