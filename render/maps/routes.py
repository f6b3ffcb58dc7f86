"""Routes as they lie on the map: the pieces of track of each train, hex by hex, and its stops."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.actions import RouteClaim
from engine.board.data import BoardData, End
from render import palette
from render.hexes import geometry, marks
from render.hexes.geometry import Curve, Point
from render.hexes.views import HexView
from render.maps.board import Scene

_SHORT = 0.42


@dataclass(frozen=True, slots=True)
class Piece:
    """A train's track on one hex."""

    train: int
    hex: str
    curve: Curve


def hexes_of(routes: Iterable[RouteClaim]) -> tuple[str, ...]:
    """All hexes that routes touch, in order, each once."""
    return tuple(dict.fromkeys(hex_id for route in routes for way in route.ways for hex_id in way))


def pieces_of(board: BoardData, views: Mapping[str, HexView], routes: Sequence[RouteClaim]) -> list[Piece]:
    """The pieces of routes on the hexes in view."""
    found: list[Piece] = []
    for train, route in enumerate(routes):
        for start, end, way in zip(route.stops, route.stops[1:], route.ways, strict=False):
            for number, hex_id in enumerate(way):
                first: End = _side(board, hex_id, way[number - 1]) if number else _node(start)
                last: End = _side(board, hex_id, way[number + 1]) if number + 1 < len(way) else _node(end)
                if hex_id in views:
                    found.append(Piece(train, hex_id, _curve(views[hex_id], first, last)))
    return found


def _curve(view: HexView, first: End, last: End) -> Curve:
    """The track between two ends; in an off-board area it stops before the values."""
    curve = view.track.curve(first, last)
    if not view.off_board:
        return curve
    return geometry.part_of(curve, 0.0, _SHORT) if isinstance(first, int) else geometry.part_of(curve, 1 - _SHORT, 1.0)


def _node(name: str) -> str:
    return "n" + name.rsplit(".", 1)[1]


def _side(board: BoardData, hex_id: str, other: str) -> int:
    return next(side for side, neighbour in board.hexes[hex_id].neighbours.items() if neighbour == other)


def draw_routes(scene: Scene, routes: Sequence[RouteClaim]) -> list[Piece]:
    """Lay the routes over the track, with rings around their stops; to be followed by the stops themselves.

    Where more of them stop than there are colours, one dark ring stands for all.
    """
    side = scene.grid.side
    found = pieces_of(scene.title.board, scene.views, routes)
    rings: dict[str, list[int]] = {}
    for train, route in enumerate(routes):
        for stop in route.stops:
            rings.setdefault(stop, []).append(train)
    for piece in found:
        scene.paste(marks.route(piece.curve, piece.train, side), scene.at(piece.hex))
        if scene.views[piece.hex].off_board:
            end = min(piece.curve[0], piece.curve[-1], key=lambda each: geometry.distance(each, (0.0, 0.0)))
            scene.paste(marks.ring((end,), 0.13, side, marks.train_colour(piece.train)), scene.at(piece.hex))
    for stop, trains in rings.items():
        hex_id, number = stop.rsplit(".", 1)
        if hex_id not in scene.views:
            continue
        view = scene.views[hex_id]
        kind, slots = view.track.kinds[int(number)]
        if kind == "offboard":
            continue
        places = view.track.slots(int(number)) if kind == "city" else (view.track.places[int(number)],)
        colours = [marks.train_colour(each) for each in trains]
        for order, colour in reversed([*enumerate(colours if len(colours) <= len(palette.TRAINS) else [palette.INK])]):
            radius = marks.stop_ring(kind, slots, order)
            scene.paste(marks.ring(places, radius, side, colour), scene.at(hex_id))
    return found


_CLEAR = 0.1
"""How far from a stop, beyond its slot, a letter's middle must lie, in sides of the hex."""
PARTS = tuple(step / 10 for step in range(1, 10))
"""Where on a piece of route a letter or a number may stand, in parts of its length."""


def badge_places(
    scene: Scene, pieces: Sequence[Piece], labels: Mapping[str, Sequence[tuple[Point, float]]]
) -> dict[int, tuple[int, int]]:
    """Where each train's letter stands: its route is freest there of stops and labels (places and radii by hex).

    A train of whose route nothing is in view but under stops has none: its letter would hide tokens.
    """
    found: dict[int, tuple[int, int]] = {}
    for train in sorted({piece.train for piece in pieces}):
        sprite = marks.badge(train, scene.grid.side)
        best, most = None, -math.inf
        for piece in (each for each in pieces if each.train == train):
            view = scene.views[piece.hex]
            for place in (geometry.along(piece.curve, part) for part in PARTS):
                at = scene.on_hex(piece.hex, place)
                apart = min((geometry.distance(at, other) for other in found.values()), default=9e9) / scene.grid.side
                free = min(room_at(view, place, labels.get(piece.hex, ())), apart)
                if free > most and room_at(view, place, ()) > _CLEAR and scene.shows(sprite, at):
                    best, most = at, free
        if best:
            found[train] = best
    return found


def draw_badges(scene: Scene, places: Mapping[int, tuple[int, int]]) -> None:
    """Each train's letter at its place."""
    for train, at in places.items():
        scene.paste(marks.badge(train, scene.grid.side), at)


def room_at(view: HexView, place: Point, labels: Sequence[tuple[Point, float]]) -> float:
    """How far a place is from the nearest stop or label of its hex."""
    stops = [
        geometry.distance(place, slot) - 0.3 for node in range(len(view.track.kinds)) for slot in view.track.slots(node)
    ]
    return min([*stops, *(geometry.distance(place, where) - radius for where, radius in labels), 0.5])
