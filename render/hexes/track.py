"""Where the stops and the track of a tile lie: places of nodes, curves, crossings. All in sides of the hex."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.board.data import End, NodeData
from render.hexes import geometry
from render.hexes.geometry import Curve, Point

SLOT = 0.285
"""The radius of a city's slot; where there are four or more, they are smaller."""
SMALL_SLOT = 0.25
TOWN = 0.125
MINE = 0.27
TRACK = 0.13
"""The width of track."""
CASING = 0.035
"""The pale edge at each side of it."""

_CLEARANCE = {"city": SLOT + TRACK / 2 + 0.02, "town": TOWN + TRACK / 2 + 0.03}
_APART = {"city": 2 * SLOT + 0.06, "town": 0.36}
_RIM = {"city": SLOT + 0.02, "town": 0.2}

Ends = tuple[tuple[End, End], ...]
Kinds = tuple[tuple[str, int], ...]
"""The kind and the slots of each node."""


@dataclass(frozen=True, slots=True)
class Bridge:
    """Two paths, by their numbers, that cross without meeting: the upper one passes over."""

    lower: int
    upper: int
    place: Point


@dataclass(frozen=True, slots=True)
class Track:
    """The drawn shape of a tile that lies as it lies: `places` of the nodes, `curves` of the paths, in their order."""

    layout: str
    kinds: Kinds
    paths: Ends
    places: tuple[Point, ...]
    curves: tuple[Curve, ...]
    bridges: tuple[Bridge, ...]
    angles: tuple[float, ...] = ()
    """How far the row of slots of each node is turned, in degrees; empty if none is."""

    def slots(self, node: int) -> tuple[Point, ...]:
        """The centres of the slots of a city, the first at the upper left."""
        x, y = self.places[node]
        offsets = slot_offsets(self.kinds[node][1])
        if self.angles and self.angles[node]:
            # The first slot stays the upper (or left) one, so that tokens keep their places.
            offsets = tuple(sorted((geometry.turned(each, self.angles[node]) for each in offsets), key=_upper_left))
        return tuple((x + dx, y + dy) for dx, dy in offsets)

    def sides(self) -> frozenset[int]:
        """The sides of the hex that track touches."""
        return frozenset(end for path in self.paths for end in path if isinstance(end, int))

    def curve(self, one: End, other: End) -> Curve:
        """The track from one end to another, in this direction, also where it passes a node between two sides."""
        for number, (first, second) in enumerate(self.paths):
            if (first, second) == (one, other):
                return self.curves[number]
            if (first, second) == (other, one):
                return self.curves[number][::-1]
        for node in range(len(self.kinds)):
            name = f"n{node}"
            if name not in (one, other) and {(one, name), (name, one)} & set(self.paths):
                return self.curve(one, name) + self.curve(name, other)[1:]
        return _curve(self.layout, one, other, self.places)


def _upper_left(point: Point) -> tuple[float, float]:
    return round(point[1], 3), round(point[0], 3)


def slot_radius(slots: int) -> float:
    """The radius of each slot of a city with so many."""
    return SLOT if slots < 4 else SMALL_SLOT


@lru_cache(maxsize=16)
def slot_offsets(slots: int) -> tuple[Point, ...]:
    """The slots of a city around its place: side by side, a triangle, a square, then rows."""
    step = slot_radius(slots)
    if slots <= 1:
        return ((0.0, 0.0),)
    if slots == 2:
        return ((-step, 0.0), (step, 0.0))
    if slots == 3:
        high = step * math.sqrt(3)
        # Higher than its own middle, so that the name has room below.
        return ((0.0, -high * 0.78), (-step, high * 0.22), (step, high * 0.22))
    columns = 2 if slots == 4 else 3
    rows = math.ceil(slots / columns)
    return tuple(
        ((2 * (number % columns) - columns + 1) * step, (2 * (number // columns) - rows + 1) * step)
        for number in range(slots)
    )


def turned(paths: Sequence[tuple[End, End]], rotation: int) -> Ends:
    """The paths of a tile that lies rotated."""
    return tuple((_turn(first, rotation), _turn(second, rotation)) for first, second in paths)


def _turn(end: End, rotation: int) -> End:
    return (end + rotation) % 6 if isinstance(end, int) else end


def track_of(
    layout: str, nodes: Sequence[NodeData], paths: Ends, spots: Sequence[tuple[float, float, float]] = (), turn: int = 0
) -> Track:
    """The shape of these nodes and (turned) paths; `spots` are the nodes' places and angles before `turn` sixths."""
    kinds = tuple((node.kind, node.slots) for node in nodes)
    hand_set = tuple((*geometry.turned((x, y), 60 * turn), (angle + 60 * turn) % 180) for x, y, angle in spots)
    return _track(layout, kinds, paths, hand_set)


@lru_cache(maxsize=1024)
def _track(layout: str, kinds: Kinds, paths: Ends, spots: tuple[tuple[float, float, float], ...] = ()) -> Track:
    places = tuple((x, y) for x, y, _ in spots) or _places(layout, kinds, paths)
    curves = tuple(_curve(layout, first, second, places) for first, second in paths)
    bridges = tuple(
        Bridge(one, other, where)
        for one, other in itertools.combinations(range(len(paths)), 2)
        if not set(paths[one]) & set(paths[other]) and (where := geometry.crossing(curves[one], curves[other]))
    )
    return Track(layout, kinds, paths, places, curves, bridges, tuple(angle for *_, angle in spots))


def _curve(layout: str, first: End, second: End, places: Sequence[Point]) -> Curve:
    if isinstance(first, int) and isinstance(second, int):
        return geometry.side_to_side(layout, first, second)
    if isinstance(first, int):
        return geometry.side_to_point(layout, first, places[int(str(second)[1:])])
    if isinstance(second, int):
        return geometry.side_to_point(layout, second, places[int(first[1:])])[::-1]
    return places[int(first[1:])], places[int(second[1:])]


def _exits(node: int, paths: Ends) -> list[int]:
    name = f"n{node}"
    return [end for path in paths if name in path for end in path if isinstance(end, int)]


def _places(layout: str, kinds: Kinds, paths: Ends) -> tuple[Point, ...]:
    if len(kinds) == 1:
        exits = _exits(0, paths)
        if kinds[0][0] == "town" and len(exits) == 2:
            return (geometry.curve_middle(layout, *exits),)
        return ((0.0, 0.0),)
    if not any(_exits(node, paths) for node in range(len(kinds))):
        return _side_by_side(kinds)
    return _searched(layout, kinds, paths)


def _side_by_side(kinds: Kinds) -> tuple[Point, ...]:
    """Several stops without track: on a level."""
    step = 0.74 if any(kind == "city" for kind, _ in kinds) else 0.6
    return tuple(((number - (len(kinds) - 1) / 2) * step, 0.0) for number in range(len(kinds)))


def _searched(layout: str, kinds: Kinds, paths: Ends) -> tuple[Point, ...]:
    """Of the places along each stop's own track those that keep clear of each other, of other track, of the rim."""
    candidates: list[list[tuple[float, Point]]] = []
    for node, (kind, _) in enumerate(kinds):
        others = [
            _curve(layout, first, second, [geometry.curve_middle(layout, *each) for each in _arcs(kinds, paths)])
            for first, second in paths
            if f"n{node}" not in (first, second)
        ]
        found = []
        for off, place in _along_own_track(layout, _exits(node, paths)):
            near = min((geometry.distance(place, point) for curve in others for point in curve), default=9.0)
            bad = max(0.0, _CLEARANCE.get(kind, 0.3) - near) * 3 + max(
                0.0, _RIM.get(kind, 0.25) - geometry.inside(layout, place)
            )
            found.append((bad + 0.04 * off, place))
        candidates.append(sorted(found)[:18])
    best = min(
        itertools.product(*candidates),
        key=lambda chosen: (
            sum(bad for bad, _ in chosen)
            + sum(
                max(
                    0.0,
                    min(_APART.get(kinds[one][0], 0.5), _APART.get(kinds[other][0], 0.5)) - _gap(chosen, one, other),
                )
                for one, other in itertools.combinations(range(len(kinds)), 2)
            )
            * 4
        ),
    )
    return tuple(place for _, place in best)


def _gap(chosen: Sequence[tuple[float, Point]], one: int, other: int) -> float:
    return geometry.distance(chosen[one][1], chosen[other][1])


def _arcs(kinds: Kinds, paths: Ends) -> list[tuple[int, int]]:
    """For each node the two sides whose curve it may lie on; a straight line through the centre if it isn't so."""
    return [
        (exits[0], exits[1]) if len(exits) == 2 else (0, 3)
        for exits in (_exits(node, paths) for node in range(len(kinds)))
    ]


def _along_own_track(layout: str, exits: Sequence[int]) -> list[tuple[float, Point]]:
    """Places that lie well with these exits, each with how far it is from the best one."""
    if len(exits) == 2:
        curve = geometry.side_to_side(layout, exits[0], exits[1])
        return [(abs(part - 100) / 200, geometry.along(curve, part / 200)) for part in range(24, 177, 5)]
    if len(exits) == 1:
        x, y = geometry.direction(geometry.side_angle(layout, exits[0]))
        return [(abs(out - 0.37), (x * out, y * out)) for out in (0.31, 0.34, 0.37, 0.4, 0.43, 0.46)]
    if not exits:
        around = [geometry.direction(degrees) for degrees in range(0, 360, 30)]
        return [(abs(out - 0.37), (x * out, y * out)) for x, y in around for out in (0.37, 0.45)]
    middles = [geometry.side_middle(layout, side) for side in exits]
    x, y = sum(each[0] for each in middles) / len(exits), sum(each[1] for each in middles) / len(exits)
    return [(out, (x * out, y * out)) for out in (0.0, 0.2, 0.4, 0.6)]
