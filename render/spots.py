"""Finding free places for the labels of one hex: clear of slots, track and each other, and inside the hex.

Lengths are in sides of the hex. A label takes the cheapest of its candidate places; what it covers costs, and so does
being far from where readers look for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from render import geometry
from render.geometry import Point
from render.track import MINE, TOWN, TRACK, Track, slot_radius

UPPER_LEFT, UPPER_RIGHT, LOWER_RIGHT, LOWER_LEFT, TOP, BOTTOM, LEFT, RIGHT = 210, 330, 30, 150, 270, 90, 180, 0
"""Directions on a pointy-topped hex; on a flat-topped one the corners lie 30 degrees further from the horizontal."""

_FLAT = {210: 240, 330: 300, 30: 60, 150: 120}
_STEP = 0.09
"""How far the points are apart that stand for track; what each of them costs goes with it."""
_TRACK_COST, _SLOT_COST, _LABEL_COST, _OUTSIDE_COST = 4 * _STEP, 90.0, 5.0, 14.0
_TRACK_CLEAR = TRACK / 2 + 0.028
_PAD = 0.012
_GOOD_ENOUGH, _WORST = 1.2, 1e9
_STOPS = {"mine": MINE, "town": TOWN}


@dataclass(frozen=True, slots=True)
class Want:
    """A label of a size that wants a place: directions, best first, or exact places with what each costs."""

    key: str
    width: float
    height: float
    directions: tuple[int, ...] = ()
    places: tuple[tuple[Point, float], ...] = ()
    anywhere: float = 99.0
    """What a place elsewhere on the hex costs at least: those are tried where all others cost more."""
    overhang: float = 0.0
    """How far it may stick out of the hex."""
    over_track: float = 1.0
    """How bad it is if it covers track: a share of what is usual."""
    limit: float = 99.0
    """The label is left out where even the cheapest place costs more."""


Box = tuple[Point, float, float]
"""A middle, a width and a height."""


@dataclass(slots=True)
class _Taken:
    """What is on the hex already."""

    layout: str
    track: tuple[Point, ...]
    discs: tuple[tuple[Point, float], ...]
    boxes: list[Box] = field(default_factory=list)


def arrange(
    track: Track, orders: Iterable[Sequence[Want]], arrows: Iterable[int] = (), foreign: Iterable[Box] = ()
) -> dict[str, Point]:
    """A place for each label, clear of what others have laid on the hex; the ones without a place are left out.

    The labels take their places one after the other, in the orders given until the outcome is good enough; the
    cheapest one counts.
    """
    points, foreign = _track_points(track, tuple(arrows)), tuple(foreign)
    best, found = _WORST, {}
    for wants in orders:
        cost, places = _in_order(track, points, wants, best, foreign)
        if cost < best:
            best, found = cost, places
        if best < _GOOD_ENOUGH:
            break
    return found


def _in_order(
    track: Track, points: tuple[Point, ...], wants: Sequence[Want], bound: float, foreign: tuple[Box, ...]
) -> tuple[float, dict[str, Point]]:
    """What the labels cost in this order, and their places; it gives up where they cost more than `bound`."""
    taken = _Taken(track.layout, points, _discs(track), list(foreign))
    found: dict[str, Point] = {}
    total = 0.0
    for want in wants:
        cost, place = _best(taken, want)
        if cost <= want.limit:
            found[want.key] = place
            taken.boxes.append((place, want.width, want.height))
        total += min(cost, want.limit)
        if total >= bound:
            break
    return total, found


def _best(taken: _Taken, want: Want) -> tuple[float, Point]:
    """The cheapest place of a label, with its cost."""
    best, where = _WORST, (0.0, 0.0)
    near = [*want.places, *_by_direction(taken.layout, want.directions, round(want.width, 2), round(want.height, 2))]
    reach = tuple((x, y, abs(x) * want.width / 2 + abs(y) * want.height / 2) for x, y in geometry.normals(taken.layout))
    for candidates, extra in ((sorted(near, key=_second), 0.0), (_elsewhere(), want.anywhere)):
        for place, more in candidates:
            base = more + extra
            if base >= best:
                break
            cost = _cost(taken, want, place, base, best, reach)
            if cost < best:
                best, where = cost, place
    return best, where


def _second(candidate: tuple[Point, float]) -> float:
    return candidate[1]


@lru_cache(maxsize=1)
def _elsewhere() -> tuple[tuple[Point, float], ...]:
    """Places all over the hex, those far from its middle first."""
    around = [(x / 8, y / 8) for x in range(-6, 7) for y in range(-6, 7)]
    return tuple(sorted(((place, 0.5 - 0.3 * (abs(place[0]) + abs(place[1]))) for place in around), key=_second))


def _track_points(track: Track, arrows: tuple[int, ...]) -> tuple[Point, ...]:
    points: list[Point] = []
    for curve in track.curves:
        steps = max(1, round(geometry.length(curve) / _STEP))
        points += [geometry.along(curve, step / steps) for step in range(steps + 1)]
    for side in arrows:
        x, y = geometry.direction(geometry.side_angle(track.layout, side))
        points += [(x * out / 100, y * out / 100) for out in range(60, 88, 5)]
    return tuple(points)


def _discs(track: Track) -> tuple[tuple[Point, float], ...]:
    found: list[tuple[Point, float]] = []
    for node, (kind, slots) in enumerate(track.kinds):
        if kind == "city":
            found += [(slot, slot_radius(slots)) for slot in track.slots(node)]
        elif kind in _STOPS:
            found.append((track.places[node], _STOPS[kind] + 0.03))
    return tuple(found)


@lru_cache(maxsize=4096)
def _by_direction(
    layout: str, directions: tuple[int, ...], width: float, height: float
) -> tuple[tuple[Point, float], ...]:
    """Places as far out as possible in these directions, the first ones cheapest."""
    found: list[tuple[Point, float]] = []
    for order, angle in enumerate(directions):
        centre = _FLAT.get(angle, angle) if layout == "flat" else angle
        for aside in (0, 5, -5, 10, -10):
            reach = _reach(layout, centre + aside, width, height)
            x, y = geometry.direction(centre + aside)
            for back in (0.0, 0.06, 0.14):
                out = reach - back
                found.append(((x * out, y * out), 0.16 * order + back + abs(aside) / 250))
    return tuple(found)


@lru_cache(maxsize=4096)
def _reach(layout: str, angle: int, width: float, height: float) -> float:
    """How far out in a direction a box still lies inside the hex."""
    x, y = geometry.direction(angle)
    out = 0.98
    while out > 0:
        if all(geometry.inside(layout, each) >= 0.025 for each in corners((x * out, y * out), width, height)):
            return out
        out -= 0.02
    return 0.0


def corners(place: Point, width: float, height: float) -> tuple[Point, ...]:
    x, y = place
    return tuple((x + dx * width / 2, y + dy * height / 2) for dx in (-1, 1) for dy in (-1, 1))


def _cost(
    taken: _Taken, want: Want, place: Point, base: float, bound: float, reach: tuple[tuple[float, float, float], ...]
) -> float:
    """What a place costs in all; anything from `bound` on may come out as any such number.

    `reach` has the directions of the hex's sides and how far the label extends in them.
    """
    x, y = place
    half_wide, half_high = want.width / 2, want.height / 2
    total = base
    outside = max([abs(x * nx + y * ny) + more for nx, ny, more in reach]) - geometry.APOTHEM + 0.02 - want.overhang
    if outside > 0:
        total += 1.6 * _OUTSIDE_COST * outside
        if total >= bound:
            return total
    for (px, py), wide, high in taken.boxes:
        over_x = half_wide + wide / 2 + _PAD - abs(px - x)
        over_y = half_high + high / 2 + _PAD - abs(py - y)
        if over_x > 0 and over_y > 0:
            total += 3 + _LABEL_COST * min(over_x, over_y) / 0.1
    for (px, py), radius in taken.discs:
        near = _from_box(px - x, py - y, half_wide, half_high)
        if near < radius:
            total += _SLOT_COST * ((radius - near) / radius) ** 2 + 0.1
    if total >= bound:
        return total
    reach_x, reach_y = half_wide + _TRACK_CLEAR, half_high + _TRACK_CLEAR
    share = want.over_track * _TRACK_COST
    for px, py in taken.track:
        dx, dy = abs(px - x), abs(py - y)
        if dx < reach_x and dy < reach_y:
            dx, dy = dx - half_wide, dy - half_high
            near = dy if dx <= 0 else dx if dy <= 0 else (dx * dx + dy * dy) ** 0.5
            if near < _TRACK_CLEAR:
                total += share * (1.3 - max(near, 0.0) / _TRACK_CLEAR)
                if total >= bound:
                    return total
    return total


def _from_box(dx: float, dy: float, half_wide: float, half_high: float) -> float:
    """How far a point is from a box around the origin; 0 within."""
    over_x, over_y = max(0.0, abs(dx) - half_wide), max(0.0, abs(dy) - half_high)
    return (over_x * over_x + over_y * over_y) ** 0.5
