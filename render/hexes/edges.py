"""Pieces along the sides of hexes, and ways over the sea. Drawn once for a size of hex (R, in pixels) and kept."""

from __future__ import annotations

import math
from collections.abc import Sequence

from render import fonts, palette
from render.hexes import geometry
from render.hexes.geometry import Curve, Point
from render.hexes.pieces import text_size
from render.hexes.sprites import Sketch, Sprite, Word, kept
from render.palette import Colour

_RIVER, _COAST = 0.06, 0.075
_WAVES, _HEIGHT = 3, 0.035
_PEAKS = 4


def _scaled(points: Sequence[Point], side: int) -> list[Point]:
    return [(x * side, y * side) for x, y in points]


def _ends(layout: str, number: int) -> tuple[Point, Point]:
    """The two corners of a side."""
    return geometry.corner(layout, number - 1), geometry.corner(layout, number)


def _sketch(side: int, ground: Colour) -> Sketch:
    reach = side * 1.1
    return Sketch(-reach, -reach, reach, reach, ground)


@kept
def river(layout: str, number: int, side: int) -> Sprite:
    """A river along a side. Whole waves: the same line is drawn from the hex at the other side."""
    (ax, ay), (bx, by) = _ends(layout, number)
    nx, ny = -(by - ay), bx - ax
    line = tuple(
        (
            ax + (bx - ax) * part / 48 + nx * _HEIGHT * math.sin(part / 48 * math.tau * _WAVES),
            ay + (by - ay) * part / 48 + ny * _HEIGHT * math.sin(part / 48 * math.tau * _WAVES),
        )
        for part in range(49)
    )
    sketch = _sketch(side, palette.WHITE)
    for width, colour in ((_RIVER + 0.05, palette.WHITE), (_RIVER, palette.RIVER)):
        sketch.polygon(_scaled(geometry.ribbon(line, width), side), colour)
        for x, y in (line[0], line[-1]):
            sketch.disc(x * side, y * side, width * side / 2, colour)
    return sketch.finish()


@kept
def mountains(layout: str, number: int, side: int) -> Sprite:
    """Mountains along a side: a line with peaks on it, upright in every direction."""
    start, end = _ends(layout, number)
    sketch = _sketch(side, palette.WHITE)
    for width, colour in ((0.085, palette.WHITE), (0.04, palette.MOUNTAIN)):
        sketch.polygon(_scaled(geometry.ribbon((start, end), width), side), colour)
    for grow, colour in ((0.025, palette.WHITE), (0.0, palette.MOUNTAIN)):
        for peak in range(_PEAKS):
            x, y = geometry.along((start, end), (peak + 0.5) / _PEAKS)
            wide, high = 0.068 + grow, 0.062 + grow
            sketch.polygon(_scaled([(x - wide, y + high), (x + wide, y + high), (x, y - high - grow)], side), colour)
    return sketch.finish()


@kept
def coast(layout: str, number: int, side: int) -> Sprite:
    """The shore along a side."""
    start, end = _ends(layout, number)
    sketch = _sketch(side, palette.COAST)
    sketch.polygon(_scaled(geometry.ribbon((start, end), _COAST), side), palette.COAST)
    for x, y in (start, end):
        sketch.disc(x * side, y * side, _COAST * side / 2, palette.COAST)
    return sketch.finish()


@kept
def seam(layout: str, number: int, side: int, colour: str) -> Sprite:
    """A side between two hexes of one area: its line is covered."""
    fill = palette.fill(colour)
    sketch = _sketch(side, fill)
    line = geometry.part_of(_ends(layout, number), 0.02, 0.98)
    sketch.polygon(_scaled(geometry.ribbon(line, 0.06), side), fill)
    return sketch.finish()


@kept
def water(layout: str, side: int) -> Sprite:
    """A hex of the sea: its outline only."""
    sketch = _sketch(side, palette.SEA)
    sketch.polygon(_scaled(geometry.hexagon(layout, 0.5 / side), side), palette.SEA_LINE)
    sketch.polygon(_scaled(geometry.hexagon(layout, -max(0.9, side * 0.009) / side), side), palette.SEA)
    return sketch.finish()


@kept
def sea_way(curve: Curve, side: int) -> Sprite:
    """A way over the sea: rings on a row."""
    sketch = _sketch(side, palette.SEA)
    count = max(1, round(geometry.length(curve) / 0.29))
    for number in range(count):
        x, y = geometry.along(curve, (number + 0.5) / count)
        sketch.disc(x * side, y * side, 0.075 * side, palette.COAST)
        sketch.disc(x * side, y * side, 0.05 * side, palette.WHITE)
    return sketch.finish()


@kept
def toll(text: str, side: int) -> Sprite:
    """What a way over the sea costs."""
    size = text_size(side)
    half, high, line = fonts.width(text, "bold", size) / 2 + 0.07 * side, 0.16 * side, 0.02 * side
    sketch = Sketch(-half - 2, -high - 2, half + 2, high + 2, palette.COAST)
    sketch.box(-half, -high, half, high, 0.06 * side, palette.COAST)
    sketch.box(-half + line, -high + line, half - line, high - line, 0.045 * side, palette.WHITE)
    return sketch.finish(Word(text, 0, 0, "bold", size, palette.COST))
