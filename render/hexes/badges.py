"""Small signs on a hex that no tile covers: a company's destination, a harbour, a private company's place."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.state import State
from engine.title import TitleData
from render import fonts, palette
from render.hexes import geometry
from render.hexes.geometry import Point
from render.hexes.pieces import text_size
from render.hexes.sprites import Sketch, Sprite, Word, kept
from render.palette import Colour

_HIGH = 0.3
"""The height of a badge, in sides of the hex."""
_LOW = 0.27
"""The height of a narrow one."""
_DISC = 0.15


@dataclass(frozen=True, slots=True)
class Badge:
    """A sign: a "flag" or a "plate" with a text, or a symbol ("anchor", "bridge", "tunnel") with a text beside it.

    `fill` is its colour as "#RRGGBB".
    """

    symbol: str
    text: str
    fill: str


_CLOSED, _OPEN = "#1B1B1F", "#FFFFFF"


def closed_hexes(title: TitleData, state: State) -> Iterator[tuple[str, Badge]]:
    """The hex that a private company blocks: on dark ground as long as it's closed, until no player owns that."""
    for private in title.privates.values():
        if private.blocks and private.id not in state.closed_privates:
            closed = state.privates.get(private.id) not in state.companies
            yield private.blocks, Badge("plate", private.id, _CLOSED if closed else _OPEN)


def closed_signs(title: TitleData) -> Mapping[str, Badge]:
    """A sample of both, by the name of the sign; none where no private company blocks a hex."""
    blocking = next((each.id for each in title.privates.values() if each.blocks), None)
    if blocking is None:
        return {}
    return {"blocked": Badge("plate", blocking, _CLOSED), "private": Badge("plate", blocking, _OPEN)}


@kept
def badge_sprite(badge: Badge, side: int, edge: Colour, narrow: bool = False) -> Sprite:
    """A badge around its middle, with an edge in the colour of the ground; `narrow` for hexes with little room."""
    colour = palette.rgb(badge.fill)
    if badge.symbol in ("flag", "plate"):
        return _lettered(badge, side, colour, edge, narrow)
    return _symbol(badge, side, colour, edge)


def _lettered(badge: Badge, side: int, colour: Colour, edge: Colour, narrow: bool) -> Sprite:
    size = text_size(side)
    half = fonts.width(badge.text, "mark", size) / 2 + (0.02 if narrow else 0.05) * side
    high, line = (_LOW if narrow else _HIGH) * side / 2, max(1.2, 0.016 * side)
    tail = (0.03 if narrow else 0.13) * side if badge.symbol == "flag" else 0.0
    sketch = Sketch(-half - 6, -high - 6, half + tail + 6, high + 6, edge)
    for grow, ink in ((0.02 * side, edge), (0.0, palette.INK), (-line, colour)):
        left, right, top = -half - grow, half + grow, -high - grow
        if tail:
            notch = right + tail * 0.35
            points = [(left, top), (right + tail, top), (notch, 0.0), (right + tail, -top), (left, -top)]
            sketch.polygon(points, ink)
        else:
            sketch.box(left, top, right, -top, 0.05 * side, ink)
    return sketch.finish(Word(badge.text, 0, 0, "mark", size, palette.lettering(colour)))


def _symbol(badge: Badge, side: int, colour: Colour, edge: Colour) -> Sprite:
    """The symbol in a disc, its text to the right of it."""
    size, reach = text_size(side), _DISC * side
    wide = fonts.width(badge.text, "bold", size) + 0.06 * side if badge.text else 0
    middle = -wide / 2
    sketch = Sketch(middle - reach - 6, -reach - 6, -middle + reach + 6, reach + 6, edge)
    line = max(1.2, 0.016 * side)
    for grow, ink in ((0.02 * side, edge), (0.0, palette.INK), (-line, colour)):
        sketch.box(middle - reach - grow, -reach - grow, -middle + reach + grow, reach + grow, reach + grow, ink)
    ink = palette.lettering(colour)
    _SHAPES[badge.symbol](sketch, (middle, 0.0), side, ink)
    if not badge.text:
        return sketch.finish()
    return sketch.finish(Word(badge.text, middle + reach - 0.005 * side, 0, "bold", size, ink, anchor="l"))


def _stroke(sketch: Sketch, at: Point, side: int, curve: list[Point], width: float, ink: Colour) -> None:
    outline = geometry.ribbon(curve, width)
    sketch.polygon([(at[0] + x * side, at[1] + y * side) for x, y in outline], ink)


def _arc(x: float, y: float, radius: float, first: int, last: int) -> list[Point]:
    return [
        (x + radius * math.cos(math.radians(degrees)), y + radius * math.sin(math.radians(degrees)))
        for degrees in range(first, last + 1, 10)
    ]


def _anchor(sketch: Sketch, at: Point, side: int, ink: Colour) -> None:
    _stroke(sketch, at, side, [(0.0, -0.06), (0.0, 0.1)], 0.026, ink)
    _stroke(sketch, at, side, [(-0.05, -0.035), (0.05, -0.035)], 0.024, ink)
    _stroke(sketch, at, side, _arc(0.0, 0.01, 0.085, 10, 170), 0.028, ink)
    _stroke(sketch, at, side, _arc(0.0, -0.085, 0.026, 0, 360), 0.018, ink)


def _bridge(sketch: Sketch, at: Point, side: int, ink: Colour) -> None:
    _stroke(sketch, at, side, [(-0.115, 0.045), (0.115, 0.045)], 0.028, ink)
    for x in (-0.06, 0.06):
        _stroke(sketch, at, side, [(x, -0.08), (x, 0.085)], 0.024, ink)
    _stroke(sketch, at, side, _arc(0.0, -0.085, 0.065, 10, 170), 0.018, ink)


def _tunnel(sketch: Sketch, at: Point, side: int, ink: Colour) -> None:
    arch = [(-0.085, 0.08), *_arc(0.0, 0.0, 0.085, 180, 360), (0.085, 0.08)]
    sketch.polygon([(at[0] + x * side, at[1] + y * side) for x, y in arch], ink)
    ground = palette.mix(ink, palette.WHITE if ink != palette.WHITE else palette.INK, 0.75)
    for x in (-0.03, 0.03):
        _stroke(sketch, at, side, [(x * 0.4, -0.045), (x, 0.08)], 0.016, ground)


_SHAPES = {"anchor": _anchor, "bridge": _bridge, "tunnel": _tunnel}
