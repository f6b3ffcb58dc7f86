"""The pieces a map is put together from. Each is drawn once for a size of hex (R, in pixels) and kept."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from render import fonts, palette
from render.hexes import geometry
from render.hexes.geometry import Point
from render.hexes.sprites import Sketch, Sprite, Word, kept
from render.hexes.track import CASING, MINE, TOWN, TRACK, Track, slot_radius
from render.palette import Colour

TEXT = 0.27
"""The size of all lettering on a map, in sides of a hex, rounded down: 36 pixels at a side of 134."""
_TOKEN = 0.94
"""A token's part of its slot."""
_RIM = 0.03


def text_size(side: int) -> int:
    """The size of lettering for this size of hex."""
    return int(TEXT * side)


def edge_width(side: int) -> int:
    """How wide the edge of lettering in the colour of the ground is, in pixels."""
    return max(1, round(0.028 * side))


def _scaled(points: Sequence[Point], side: int) -> list[Point]:
    return [(x * side, y * side) for x, y in points]


def _hex_sketch(side: int, ground: Colour, more: float = 0.0) -> Sketch:
    reach = side * (1 + more)
    return Sketch(-reach, -reach, reach, reach, ground)


@kept
def ground(layout: str, side: int, colour: str, laid: bool) -> Sprite:
    """The ground of a hex: a laid tile has a strong rim, a printed hex a thin line."""
    fill, rim = palette.fill(colour), palette.rim(colour) if laid else palette.HEX_LINE
    inner = 0.055 if laid else max(0.9, side * 0.009) / side
    sketch = _hex_sketch(side, rim)
    # A little larger than the hex, or the smoothed edges of two neighbours let the background through.
    sketch.polygon(_scaled(geometry.hexagon(layout, 0.6 / side), side), rim)
    sketch.polygon(_scaled(geometry.hexagon(layout, -inner), side), fill)
    return sketch.finish()


@kept
def rails(track: Track, side: int, edge: Colour) -> Sprite:
    """All track of a tile with its pale casing; where two paths cross, the lower one is interrupted."""
    sketch = _hex_sketch(side, edge)
    beyond = 1.2 / side
    curves = [
        geometry.stretched(
            curve, beyond if isinstance(path[0], int) else 0.0, beyond if isinstance(path[1], int) else 0.0
        )
        for path, curve in zip(track.paths, track.curves, strict=True)
    ]
    for curve in track.curves:
        sketch.polygon(_scaled(geometry.ribbon(curve, TRACK + 2 * CASING), side), edge)
    for curve in curves:
        sketch.polygon(_scaled(geometry.ribbon(curve, TRACK), side), palette.TRACK)
    for bridge in track.bridges:
        over = _around(curves[bridge.upper], bridge.place, 0.16)
        sketch.polygon(_scaled(geometry.ribbon(over, TRACK + 4 * CASING), side), edge)
        # The gap belongs to the lower path alone.
        for number, curve in enumerate(curves):
            if number != bridge.lower:
                sketch.polygon(_scaled(geometry.ribbon(curve, TRACK), side), palette.TRACK)
    return sketch.finish()


def _around(curve: Sequence[Point], place: Point, reach: float) -> geometry.Curve:
    """The piece of a curve within `reach` of a place on it."""
    total = geometry.length(curve)
    gone, nearest, where = 0.0, 9.0, 0.0
    for one, other in itertools.pairwise(curve):
        step = geometry.distance(one, other)
        for share in (0.0, 0.5, 1.0):
            point = one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
            if geometry.distance(point, place) < nearest:
                nearest, where = geometry.distance(point, place), gone + step * share
        gone += step
    return geometry.part_of(curve, max(0.0, (where - reach) / total), min(1.0, (where + reach) / total))


@kept
def arrows(layout: str, sides: tuple[int, ...], side: int) -> Sprite:
    """The ends of track that point into an off-board area."""
    sketch = _hex_sketch(side, palette.RED_AREA)
    for number in sides:
        x, y = geometry.direction(geometry.side_angle(layout, number))
        edge = geometry.APOTHEM + 0.9 / side
        nx, ny = -y, x
        for wide, reach, colour in ((0.12, 0.31, palette.halo("red")), (0.085, 0.26, palette.TRACK)):
            base = [(x * edge + nx * w, y * edge + ny * w) for w in (-wide, wide)]
            neck = [(x * 0.8 + nx * w, y * 0.8 + ny * w) for w in (wide, -wide)]
            tip = (x * (geometry.APOTHEM - reach), y * (geometry.APOTHEM - reach))
            sketch.polygon(_scaled([base[0], base[1], neck[0], tip, neck[1]], side), colour)
    return sketch.finish()


def city_body(sketch: Sketch, slots: Sequence[Point], side: int, radius: float, colour: Colour) -> None:
    """The hull of the discs around the slots."""
    for x, y in slots:
        sketch.disc(x * side, y * side, radius * side, colour)
    for number, one in enumerate(slots):
        for other in slots[number + 1 :]:
            sketch.polygon(_scaled(geometry.ribbon((one, other), 2 * radius), side), colour)
    if len(slots) > 2:
        middle = sum(x for x, _ in slots) / len(slots), sum(y for _, y in slots) / len(slots)
        around = sorted(slots, key=lambda each: math.atan2(each[1] - middle[1], each[0] - middle[0]))
        sketch.polygon(_scaled(around, side), colour)


@kept
def city(slots: tuple[Point, ...], side: int, edge: Colour) -> Sprite:
    """A city with its slots, all empty."""
    sketch, radius = _hex_sketch(side, edge, 0.1), slot_radius(len(slots))
    city_body(sketch, slots, side, radius + _RIM + 0.025, edge)
    city_body(sketch, slots, side, radius + _RIM, palette.INK)
    city_body(sketch, slots, side, radius, palette.SLOT)
    if len(slots) > 1:
        for x, y in slots:
            sketch.disc(x * side, y * side, radius * _TOKEN * side, palette.SLOT_LINE)
            sketch.disc(x * side, y * side, (radius * _TOKEN - 0.016) * side, palette.SLOT)
    return sketch.finish()


@kept
def town(side: int, on_track: bool) -> Sprite:
    """A town: a dot, with a white ring where track passes."""
    sketch = _hex_sketch(side, palette.WHITE)
    if on_track:
        sketch.disc(0, 0, (TOWN + 0.03) * side, palette.WHITE)
    sketch.disc(0, 0, TOWN * side, palette.TRACK)
    return sketch.finish()


@kept
def mine(side: int) -> Sprite:
    """A mine: a hammer and a pick, crossed, in a light square, which can be seen behind a token."""
    sketch = _hex_sketch(side, palette.INK)
    for reach, colour in ((MINE + 0.02, palette.INK), (MINE - 0.01, palette.SLOT)):
        sketch.box(-reach * side, -reach * side, reach * side, reach * side, 0.07 * side, colour)
    for sign in (-1, 1):
        handle = ((-0.135 * sign, 0.165), (0.125 * sign, -0.125))
        sketch.polygon(_scaled(geometry.ribbon(handle, 0.045), side), palette.MOUNTAIN)
    sketch.polygon(_scaled(geometry.ribbon(((0.072, -0.182), (0.188, -0.078)), 0.1), side), palette.INK)
    pick = [
        (0.027 + 0.225 * math.cos(math.radians(degrees)), 0.044 + 0.225 * math.sin(math.radians(degrees)))
        for degrees in range(190, 261, 5)
    ]
    sketch.polygon(_scaled(geometry.ribbon(pick, 0.055), side), palette.INK)
    return sketch.finish()


def _fitting(text: str, room: float, face: str, most: int, least: int) -> int:
    """The largest size from `most` down to `least` in which the text is at most `room` pixels wide."""
    size = most
    while size > least and fonts.width(text, face, size) > room:
        size -= 1
    return size


@kept
def token(mark: str, colour: Colour, square: bool, bonus: str, slots: int, side: int) -> Sprite:
    """A station token: a disc with its mark, or a square, which has room for what it adds to the city's worth."""
    reach, rim = slot_radius(slots) * _TOKEN * side, max(1.2, 0.018 * side)
    sketch = _hex_sketch(side, palette.INK)
    ink, least = palette.lettering(colour), text_size(side)
    if square:
        reach /= _TOKEN
        corner = 0.07 * side
        sketch.box(-reach, -reach, reach, reach, corner, palette.INK)
        sketch.box(-reach + rim, -reach + rim, reach - rim, reach - rim, corner - rim, colour)
    else:
        sketch.disc(0, 0, reach, palette.INK)
        sketch.disc(0, 0, reach - rim, colour)
    if not bonus:
        size = _fitting(mark, 1.72 * reach, "mark", round(0.32 * side), least)
        return sketch.finish(Word(mark, 0, 0, "mark", size, ink))
    off = 0.122 * side
    return sketch.finish(Word(mark, 0, -off, "mark", least, ink), Word(bonus, -0.01 * side, off, "mark", least, ink))


@kept
def home(mark: str, colour: Colour, slots: int, side: int) -> Sprite:
    """The place kept for a company's first token: a white disc with a ring in its colour."""
    reach = slot_radius(slots) * _TOKEN * side
    sketch = _hex_sketch(side, palette.SLOT)
    sketch.disc(0, 0, reach, colour)
    sketch.disc(0, 0, reach - 0.035 * side, palette.SLOT)
    size = _fitting(mark, 1.6 * reach, "mark", round(0.3 * side), text_size(side))
    return sketch.finish(Word(mark, 0, 0, "mark", size, palette.FAINT_INK))


@kept
def label(text: str, face: str, side: int, ink: Colour, edge: Colour) -> Sprite:
    """A line of lettering around its middle, with an edge in the (paler) colour of the ground."""
    size = text_size(side)
    wide = fonts.width(text, face, size) / 2 + 4
    sketch = Sketch(-wide, -size, wide, size, edge)
    return sketch.finish(Word(text, 0, 0, face, size, ink, edge, edge_width(side)))


@kept
def lines(texts: tuple[str, ...], side: int, apart: float, ink: Colour, edge: Colour) -> Sprite:
    """A name in one line or several, `apart` sides from each other, around its middle."""
    size = text_size(side)
    wide, high = max(fonts.width(each, "mark", size) for each in texts) / 2 + 4, size + len(texts) * apart * side / 2
    sketch, line = Sketch(-wide, -high, wide, high, edge), edge_width(side)
    heights = [(number - (len(texts) - 1) / 2) * apart * side for number in range(len(texts))]
    return sketch.finish(
        *(Word(text, 0, y, "mark", size, ink, edge, line) for text, y in zip(texts, heights, strict=True))
    )


@kept
def tile_number(text: str, dots: int, side: int, ink: Colour, edge: Colour) -> Sprite:
    """A tile's number with one to four dots below it, which tell its colour."""
    size = text_size(side)
    wide = fonts.width(text, "plain", size) / 2 + 4
    sketch = Sketch(-max(wide, 0.2 * side), -size, max(wide, 0.2 * side), size, edge)
    gap, radius, low = 0.07 * side, 0.024 * side, 0.178 * side
    for number in range(dots):
        x = (number - (dots - 1) / 2) * gap
        sketch.disc(x, low, radius + 0.018 * side, edge)
    for number in range(dots):
        sketch.disc((number - (dots - 1) / 2) * gap, low, radius, palette.INK)
    return sketch.finish(Word(text, 0, 0, "plain", size, ink, edge, edge_width(side)))


def disc_radius(side: int) -> float:
    """The radius of a disc with a value of two figures."""
    return 0.175 * side


@kept
def value_disc(text: str, side: int, edge: Colour) -> Sprite:
    """What a stop is worth, in a white disc (wider for three figures)."""
    radius, size = disc_radius(side), text_size(side)
    more = max(0.0, (fonts.width(text, "bold", size) - 1.5 * radius) / 2)
    sketch = Sketch(-radius - more - 3, -radius - 3, radius + more + 3, radius + 3, edge)
    for grow, colour in ((0.02 * side, edge), (0.0, palette.INK), (-max(1.0, 0.016 * side), palette.WHITE)):
        reach = radius + grow
        sketch.box(-reach - more, -reach, reach + more, reach, reach, colour)
    return sketch.finish(Word(text, 0, 0, "bold", size, palette.INK))


@kept
def lake(layout: str, first: int, second: int, side: int) -> Sprite:
    """A long lake between two corners of a hex, named by the sides before them."""
    start, end = geometry.corner(layout, first), geometry.corner(layout, second)
    turn = math.atan2(end[1] - start[1], end[0] - start[0])
    half, wide = geometry.distance(start, end) / 2 * 0.62, 0.15
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    sketch = _hex_sketch(side, palette.LAKE_RIM)
    for grow, colour in ((0.022, palette.LAKE_RIM), (0.0, palette.LAKE)):
        points = []
        for degrees in range(0, 360, 6):
            x, y = geometry.direction(degrees)
            # Slightly bent and blunt, as a lake is.
            px, py = (half + grow) * x, (wide + grow) * y + 0.05 * (x * x - 0.5)
            points.append(
                (
                    middle[0] + px * math.cos(turn) - py * math.sin(turn),
                    middle[1] + px * math.sin(turn) + py * math.cos(turn),
                )
            )
        sketch.polygon(_scaled(points, side), colour)
    return sketch.finish()


@kept
def barrier(layout: str, number: int, side: int) -> Sprite:
    """A side that no track may cross: a thick dark bar with light gaps."""
    start, end = geometry.corner(layout, number - 1), geometry.corner(layout, number)
    sketch = _hex_sketch(side, palette.WHITE, 0.1)
    sketch.polygon(_scaled(geometry.ribbon((start, end), 0.13), side), palette.WHITE)
    for part in range(5):
        piece = geometry.part_of((start, end), part / 5 + 0.02, part / 5 + 0.18)
        sketch.polygon(_scaled(geometry.ribbon(piece, 0.09), side), palette.BARRIER)
    return sketch.finish()
