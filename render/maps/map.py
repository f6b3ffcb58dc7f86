"""The pictures of the board: the whole of it, an area of it for a phone, and a choice of hexes."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from engine.title import TitleData
from render import palette
from render.hexes import geometry, marks, pieces, sprites
from render.hexes.geometry import Grid, Point
from render.hexes.track import SLOT
from render.hexes.views import HexView
from render.maps.board import Scene, scene_of
from render.maps.routes import Piece, badge_places, draw_badges, draw_routes, hexes_of
from render.maps.strip import below, route_strip, with_rest
from render.picture import Picture
from render.titles import style_of

AREA_SIDE, AREA_WIDTH, AREA_HEIGHT, AREA_LABEL = 134, 1080, 1170, 36
_LOW_HEIGHT = 620
"""That of an area beside which text has to stay in view."""
_MARGIN = 24
_EDGE = 10
"""Free space around the hexes that an area must show."""
_GAP, _LOWEST, _MOST_PARTS = 14, 480, 3
"""What lies between the parts of an area, how high those below are at least, in pixels, and how many there may be."""


@dataclass(frozen=True, slots=True)
class MapPicture:
    """A finished picture of the board, its smallest lettering, the hexes it shows, and those of the focus it lacks."""

    image: Image.Image
    smallest: int
    shown: frozenset[str]
    missing: tuple[str, ...] = ()


def compose(scene: Scene, picture: Picture) -> None:
    """All layers of a board, in order. The last move and routes aren't marked at once: some can't tell them apart."""
    scene.draw_grounds()
    drawn = draw_routes(scene, picture.routes) if picture.routes else []
    scene.draw_stops()
    if not picture.routes:
        scene.mark_hexes(picture.last, picture.changed)
    letters = badge_places(scene, drawn, label_places(scene, drawn))
    radius = marks.badge_radius(scene.grid.side)
    scene.draw_labels(scene.views, [(*at, radius) for at in letters.values()])
    draw_badges(scene, letters)


def label_places(scene: Scene, drawn: Sequence[Piece]) -> dict[str, list[tuple[Point, float]]]:
    """What `_places_of_labels` gives for each hex on which there's a piece of a route."""
    return {each: _places_of_labels(scene, scene.views[each]) for each in {piece.hex for piece in drawn}}


def _places_of_labels(scene: Scene, view: HexView) -> list[tuple[Point, float]]:
    """Points on the labels of a hex, close enough to each other to stand for them, with a radius."""
    side = scene.grid.side
    found: list[tuple[Point, float]] = []
    for each in scene.labels(view):
        wide = each.sprite.image.width / side
        steps = max(1, round(wide / 0.3))
        x, y = each.middle
        found += [((x / side + ((step + 0.5) / steps - 0.5) * wide, y / side), 0.17) for step in range(steps)]
    return found


# --- the area


def is_tall(title: TitleData) -> bool:
    """Whether a board is higher than wide."""
    box = Grid(title.board.layout, AREA_SIDE, title.board.letters).box(title.board.hexes)
    return box[3] - box[1] > box[2] - box[0]


def fits_area(title: TitleData, hexes: Iterable[str], high: int = AREA_HEIGHT) -> bool:
    """Whether an area picture, or a part of one that is so high, can show all these hexes whole."""
    box = Grid(title.board.layout, AREA_SIDE, title.board.letters).box(hexes)
    return box[2] - box[0] + _EDGE <= AREA_WIDTH and box[3] - box[1] + _EDGE <= high


def area(picture: Picture) -> MapPicture:
    """A part of the board, to be read on a phone without zooming: around the focus, the routes, or the last move.

    What of the routes lies too far off is drawn below, in parts of its own, as large.
    """
    focus = focus_of(picture)
    boards = [_area_part(picture, focus, _LOW_HEIGHT if picture.low else AREA_HEIGHT)]
    while picture.routes and boards[-1].missing and len(boards) < _MOST_PARTS:
        boards.append(_far_part(picture, boards[-1].missing))
    image, shown = boards[0].image, frozenset[str]().union(*(each.shown for each in boards))
    for each in boards[1:]:
        image = below(below(image, sprites.blank(AREA_WIDTH, _GAP, palette.TABLE)), each.image)
    image = below(image, route_strip(picture, AREA_WIDTH)) if picture.routes else image
    missing = tuple(each for each in focus if each not in shown)
    return MapPicture(image, min(each.smallest for each in boards), shown, missing)


def _far_part(picture: Picture, hexes: Sequence[str]) -> MapPicture:
    """As much of these hexes as goes into a part, which is no higher than it has to be."""
    inside = [each for each in hexes if fits_area(picture.title, [hexes[0], each])]
    high = min(AREA_HEIGHT, max(_LOWEST, _height(picture.title, inside) + AREA_SIDE))
    return _area_part(picture, hexes, high)


def _area_part(picture: Picture, focus: Sequence[str], high: int) -> MapPicture:
    """What is around these hexes."""
    left, top = window_of(picture.title, focus, high)
    scene = scene_of(picture.title, picture.state, AREA_SIDE, (left, top), (AREA_WIDTH, high), AREA_LABEL)
    compose(scene, picture)
    missing = tuple(each for each in focus if not scene.whole(each))
    shown = frozenset(each for each in scene.views if scene.whole(each))
    image = with_rest(scene.image, [scene.views[each] for each in scene.views if each in shown])
    return MapPicture(image, scene.smallest, shown, missing)


def focus_of(picture: Picture) -> tuple[str, ...]:
    """The hexes that an area is about, the most important first: without any, the first of the board."""
    return tuple(picture.focus or hexes_of(picture.routes) or picture.last or tuple(picture.title.board.hexes)[:1])


def window_of(title: TitleData, focus: Sequence[str], high: int = AREA_HEIGHT) -> tuple[int, int]:
    """The upper left corner of the window that shows most of the focus; its first hexes count most."""
    grid = Grid(title.board.layout, AREA_SIDE, title.board.letters)
    whole = grid.box(title.board.hexes)
    shown = list(focus)
    while len(shown) > 1 and not fits_area(title, shown, high):
        shown.pop()
    shown += [each for each in focus if each not in shown and fits_area(title, [*shown, each], high)]
    box = grid.box(shown)
    return (
        _clamped((box[0] + box[2] - AREA_WIDTH) // 2, whole[0] - 2 * _MARGIN, whole[2] + 2 * _MARGIN - AREA_WIDTH),
        _clamped((box[1] + box[3] - high) // 2, whole[1] - 2 * _MARGIN, whole[3] + 2 * _MARGIN - high),
    )


def _clamped(value: int, low: int, high: int) -> int:
    return max(low, min(value, high)) if low <= high else (low + high) // 2


# --- the choice of a hex


def pick(picture: Picture) -> MapPicture:
    """The hexes of a choice, numbered from 1; the others are veiled. It shrinks until all choices are in view.

    Of a board in parts each that has choices is drawn for itself, one below the other, so that less shrinks.
    """
    parts = _parts_of_choice(picture)
    tallest = max(parts, key=lambda numbers: _height(picture.title, numbers))
    most = _PICK_HEIGHT if len(parts) == 1 else _BOTH_HEIGHT - _PART_HEIGHT
    boards = [_pick_part(picture, each, most if each is tallest else _PART_HEIGHT) for each in parts]
    image = boards[0].image
    for each in boards[1:]:
        image = below(image, each.image)
    shown = frozenset[str]().union(*(each.shown for each in boards))
    missing = tuple(hex_id for each in boards for hex_id in each.missing)
    return MapPicture(image, min(each.smallest for each in boards), shown, missing)


_PICK_HEIGHT, _PART_HEIGHT, _BOTH_HEIGHT = 1500, 560, 1980
"""The most that a board in one piece has, the lower of two parts, and both together, in pixels."""


_WIDEST = "88"
"""No number of a choice is wider."""
_UNSEEN = 50.0
"""What it costs a number to be cut by the picture's edge: more than all else together."""


def _height(title: TitleData, hexes: Iterable[str]) -> int:
    box = Grid(title.board.layout, AREA_SIDE, title.board.letters).box(hexes)
    return box[3] - box[1]


def _parts_of_choice(picture: Picture) -> list[dict[str, int]]:
    """The choices with their numbers, by the parts of the board."""
    numbers = {hex_id: number for number, hex_id in enumerate(picture.choices, 1)}
    parts = style_of(picture.title.id).parts(picture.title).values()
    found = [{each: number for each, number in numbers.items() if each in part} for part in parts]
    return [each for each in found if each] or [numbers]


def _pick_part(picture: Picture, numbers: Mapping[str, int], most: int) -> MapPicture:
    title = picture.title
    side = next((side for side in range(AREA_SIDE, 60, -2) if _pick_fits(title, side, numbers, most)), 60)
    grid = Grid(title.board.layout, side, title.board.letters)
    box, whole = grid.box(numbers), grid.box(title.board.hexes)
    wide = AREA_WIDTH
    high = min(most, max(700, box[3] - box[1] + side))
    left = _clamped((box[0] + box[2] - wide) // 2, whole[0] - _MARGIN, whole[2] + _MARGIN - wide)
    top = _clamped((box[1] + box[3] - high) // 2, whole[1] - _MARGIN, whole[3] + _MARGIN - high)
    scene = scene_of(title, picture.state, side, (left, top), (wide, high), int(pieces.TEXT * 60))
    scene.draw_grounds()
    scene.draw_stops()
    clear = scene.image.copy()
    chosen = [each for each in numbers if each in scene.views]
    places = _number_places(scene, chosen)
    discs = [each for hex_id, at in places.items() for each in _discs(str(numbers[hex_id]), side, at)]
    scene.draw_labels((each for each in scene.views if each not in numbers), discs)
    scene.image.paste(Image.blend(scene.image, sprites.blank(*clear.size, palette.WHITE), 0.6))
    for hex_id in chosen:
        mask = marks.veil(title.board.layout, side)
        x, y, right, bottom = mask.box(scene.at(hex_id))
        scene.image.paste(clear.crop((x, y, right, bottom)), (x, y), mask.image)
    for hex_id in chosen:
        scene.paste(marks.choice(title.board.layout, side), scene.at(hex_id))
    scene.draw_labels(chosen, discs)
    for hex_id, at in places.items():
        scene.paste(marks.number(str(numbers[hex_id]), marks.number_size(side)), at)
    missing = tuple(each for each in numbers if not scene.whole(each))
    return MapPicture(scene.image, scene.smallest, frozenset(scene.views), missing)


def _pick_fits(title: TitleData, side: int, choices: Iterable[str], most: int) -> bool:
    box = Grid(title.board.layout, side, title.board.letters).box(choices)
    return box[2] - box[0] + _EDGE <= AREA_WIDTH and box[3] - box[1] + _EDGE <= most


def _number_places(scene: Scene, numbers: Iterable[str]) -> dict[str, tuple[int, int]]:
    """First those that go in the middle of their hexes, so that the others can keep away from them."""
    placed: dict[str, tuple[int, int]] = {}
    for hex_id in sorted(numbers, key=lambda each: bool(scene.views[each].track.kinds)):
        x, y = scene.at(hex_id)
        side = scene.grid.side
        near = [((px - x) / side, (py - y) / side) for px, py in placed.values()]
        placed[hex_id] = scene.on_hex(hex_id, number_place(scene, hex_id, near))
    return placed


def _discs(text: str, side: int, at: tuple[int, int]) -> Iterator[tuple[float, float, float]]:
    """What a number covers: x, y and radius of discs."""
    size = marks.number_size(side)
    for more in {-marks.number_more(text, size), marks.number_more(text, size)}:
        yield at[0] + more, at[1], marks.number_radius(size)


def number_place(scene: Scene, hex_id: str, numbers: Sequence[Point]) -> Point:
    """Where a number hides no slot and no other number, and as little else as may be: the middle if it's free.

    Where it can't but hide a slot, it's one without a token.
    """
    view = scene.views[hex_id]
    stops = _stops(view)
    if not stops:
        return 0.0, 0.0
    tokens = [stops[each.node, each.slot] for each in scene.tokens.get(hex_id, ()) if (each.node, each.slot) in stops]
    others = [place for place, _ in _places_of_labels(scene, view)]
    room = marks.number_radius(marks.number_size(scene.grid.side)) / scene.grid.side
    sign = marks.number(_WIDEST, marks.number_size(scene.grid.side))
    best, least = (0.0, 0.0), math.inf
    for place, outside in _number_grounds(view.track.layout, room):
        # What tells most comes first, so that few places are reckoned to the end.
        cost = outside if scene.shows(sign, scene.on_hex(hex_id, place)) else outside + _UNSEEN
        if cost < least:
            reach = room + 0.29
            cost += 6 * max(0.0, reach - min(_from_stop(place, each) for each in stops.values()))
            cost += 6 * sum(max(0.0, reach - _from_stop(place, each)) for each in tokens)
        if cost < least:
            cost += 12 * sum(max(0.0, 2 * room - geometry.distance(place, each)) for each in numbers)
        if cost < least:
            cost += sum(max(0.0, room + 0.17 - geometry.distance(place, each)) for each in others)
        if cost < least:
            best, least = place, cost
    return best


@lru_cache(maxsize=64)
def _number_grounds(layout: str, room: float) -> tuple[tuple[Point, float], ...]:
    """The places for a number of this radius, and what it costs there to reach out of the hex."""
    places = ((x / 16, y / 16) for x in range(-15, 16) for y in range(-15, 16))
    return tuple((each, 5 * max(0.0, room * 0.9 - geometry.inside(layout, each))) for each in places)


def _stops(view: HexView) -> dict[tuple[int, int], tuple[float, float, bool]]:
    """The middles of all slots, by node and slot, and whether a square token lies there."""
    return {
        (node, number): (*place, (node, number) in view.squares)
        for node in range(len(view.track.kinds))
        for number, place in enumerate(view.track.slots(node))
    }


def _from_stop(place: Point, stop: tuple[float, float, bool]) -> float:
    """How far a place is from a slot's middle; of a square token the corners reach further."""
    across, down, square = abs(place[0] - stop[0]), abs(place[1] - stop[1]), stop[2]
    if not square:
        return math.hypot(across, down)
    return math.hypot(max(0.0, across - SLOT), max(0.0, down - SLOT)) + SLOT
