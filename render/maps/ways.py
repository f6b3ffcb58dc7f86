"""Ways to choose from, drawn over the map and numbered from 1: a number on each, and a line for each below."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from PIL import Image

from engine.actions import RouteClaim
from engine.title import TitleData
from render import fonts, palette
from render.fonts import write
from render.hexes import geometry, marks, pieces, sprites
from render.hexes.geometry import Curve, Grid, Point
from render.hexes.sprites import Sketch, Sprite, Word, kept
from render.maps.board import Scene, scene_of
from render.maps.map import MapPicture, label_places
from render.maps.routes import PARTS, Piece, draw_routes, hexes_of, room_at
from render.maps.strip import sample
from render.picture import Picture

WIDTH, HEIGHT = 1080, 1200
LARGEST, SMALLEST = 134, 70
_EDGE, _MARGIN = 10, 24
_LINE, _ROW, _TEXT = 50, 64, 40
_NUMBER = 0.23
"""The radius of a way's number on the map, in sides of the hex."""
_CLEAR = 0.2
"""How far from a stop, beyond its slot, a number's middle ought to lie."""
_RING = 1.2
"""How much larger it is with the white ring around it."""


def ways(picture: Picture) -> MapPicture:
    """The map around `routes`, which are numbered, with `captions` below."""
    title = picture.title
    focus = hexes_of(picture.routes) or picture.focus or tuple(title.board.hexes)[:1]
    side = next((each for each in range(LARGEST, SMALLEST, -2) if _fits(title, each, focus)), SMALLEST)
    grid = Grid(title.board.layout, side, title.board.letters)
    box, whole = grid.box(focus), grid.box(title.board.hexes)
    high = min(HEIGHT, max(600, box[3] - box[1] + 2 * side))
    left = _between((box[0] + box[2] - WIDTH) // 2, whole[0] - _MARGIN, whole[2] + _MARGIN - WIDTH)
    top = _between((box[1] + box[3] - high) // 2, whole[1] - _MARGIN, whole[3] + _MARGIN - high)
    scene = scene_of(title, picture.state, side, (left, top), (WIDTH, high), int(pieces.TEXT * SMALLEST))
    scene.draw_grounds()
    drawn = draw_routes(scene, picture.routes)
    scene.draw_stops()
    places = _number_places(scene, drawn, len(picture.routes))
    scene.draw_labels(scene.views, [(*at, _NUMBER * side) for at in places.values()])
    for way, at in places.items():
        scene.paste(number(way, side), at)
    missing = tuple(each for each in focus if not scene.whole(each))
    return MapPicture(_with_captions(scene.image, picture.captions), scene.smallest, frozenset(scene.views), missing)


def way_claim(number: str, nodes: Sequence[str], hexes: Sequence[str]) -> RouteClaim:
    """A way as a route, so that it can be drawn, from the nodes and the hexes that it touches in order."""
    return RouteClaim(number, tuple(nodes), tuple(_legs(hexes, nodes)))


def _legs(hexes: Sequence[str], nodes: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """The hexes from each node to the next, both ends included."""
    start = 0
    for node in nodes[1:]:
        end = hexes.index(node.rpartition(".")[0], start + 1)
        yield tuple(hexes[start : end + 1])
        start = end


def _fits(title: TitleData, side: int, hexes: Sequence[str]) -> bool:
    box = Grid(title.board.layout, side, title.board.letters).box(hexes)
    return box[2] - box[0] + _EDGE <= WIDTH and box[3] - box[1] + _EDGE <= HEIGHT


def _between(value: int, low: int, high: int) -> int:
    return max(low, min(value, high)) if low <= high else (low + high) // 2


@kept
def number(way: int, side: int) -> Sprite:
    """The number of a way, in its colour."""
    radius, colour = _NUMBER * side, marks.train_colour(way)
    sketch = Sketch(-radius * 1.3, -radius * 1.3, radius * 1.3, radius * 1.3, palette.WHITE)
    sketch.disc(0, 0, radius * _RING, palette.WHITE)
    sketch.disc(0, 0, radius, colour)
    return sketch.finish(Word(str(way + 1), 0, 0, "bold", int(0.3 * side), palette.lettering(colour)))


def _number_places(scene: Scene, drawn: Sequence[Piece], count: int) -> dict[int, tuple[int, int]]:
    """Each number where its way runs alone, as far as can be from stops, labels and other numbers."""
    users: dict[tuple[str, Curve], set[int]] = {}
    for piece in drawn:
        users.setdefault((piece.hex, _whole(piece.curve)), set()).add(piece.train)
    labels = label_places(scene, drawn)
    found: dict[int, tuple[int, int]] = {}
    for way in range(count):
        places = [
            _rated(scene, piece, part, users, labels, found.values())
            for piece in drawn
            if piece.train == way
            for part in PARTS
        ]
        if places:
            found[way] = max(places)[1]
    return found


def _whole(curve: Curve) -> Curve:
    """A curve whichever way it's run through."""
    return min(curve, curve[::-1])


def _rated(
    scene: Scene,
    piece: Piece,
    part: float,
    users: Mapping[tuple[str, Curve], set[int]],
    labels: Mapping[str, Sequence[tuple[Point, float]]],
    taken: Iterable[tuple[int, int]],
) -> tuple[float, tuple[int, int]]:
    side, place = scene.grid.side, geometry.along(piece.curve, part)
    at = scene.on_hex(piece.hex, place)
    apart = min((geometry.distance(at, other) for other in taken), default=9e9) / side
    others = len(users[piece.hex, _whole(piece.curve)]) - 1
    view = scene.views[piece.hex]
    free = room_at(view, place, ())
    room = free + 0.5 * room_at(view, place, labels[piece.hex])
    # Nothing is worse than to lie on a stop or another number; a label is left out.
    over = max(0.0, _CLEAR - free) + max(0.0, 2 * _RING * _NUMBER - apart)
    return room + min(apart, 1.0) - 0.6 * others - 20 * over, at


def _with_captions(image: Image.Image, captions: Sequence[str]) -> Image.Image:
    """The picture with a line for each way below it."""
    left = _MARGIN + 150
    lines = [fonts.wrapped(each, "plain", _TEXT, WIDTH - left - _MARGIN) for each in captions]
    high = 20 + sum(_ROW + _LINE * (len(each) - 1) for each in lines)
    strip = sprites.blank(WIDTH, high, palette.mix(palette.TABLE, palette.WHITE, 0.6))
    pen, y = sprites.draw_on(strip), 10 + _ROW // 2
    for way, texts in enumerate(lines):
        number(way, 120).paste(strip, (_MARGIN + 28, y))
        sample(way).paste(strip, (_MARGIN + 70, y))
        for row, text in enumerate(texts):
            write(pen, (left, y + row * _LINE), text, "plain", _TEXT, palette.INK)
        y += _ROW + _LINE * (len(texts) - 1)
    whole = sprites.blank(image.width, image.height + high, palette.OUTSIDE)
    whole.paste(image, (0, 0))
    whole.paste(strip, (0, image.height))
    return whole
