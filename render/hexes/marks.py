"""Marks on hexes and track: the last move, changes, choices, routes. Drawn once for a size of hex and kept.

`side` is that of the hex in pixels, `size` that of lettering in pixels; curves are in sides of the hex.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from render import fonts, palette
from render.hexes import geometry
from render.hexes.geometry import Curve, Point
from render.hexes.pieces import TEXT, city_body, edge_width
from render.hexes.sprites import Sketch, Sprite, Word, kept
from render.hexes.track import MINE, TOWN, slot_radius
from render.palette import Colour

ROUTE = 0.185
ROUTE_CASING = 0.27
NUMBER_SIZE, LEAST_NUMBER_SIZE = 60, 40
"""The size of the figures that number choices, in pixels: on a hex of 134, and on the smallest."""


def _scaled(points: Sequence[Point], side: int) -> list[Point]:
    return [(x * side, y * side) for x, y in points]


def _frame(sketch: Sketch, layout: str, side: int, width: float, colour: Colour, dashes: int = 0) -> None:
    """The outline of a hex, closed, or with this number of dashes on each side."""
    corners = geometry.hexagon(layout)
    for number in range(6):
        start, end = corners[number], corners[(number + 1) % 6]
        pieces = [(start, end)]
        if dashes:
            pieces = [
                geometry.part_of((start, end), (part + 0.22) / dashes, (part + 0.78) / dashes) for part in range(dashes)
            ]
        else:
            sketch.disc(start[0] * side, start[1] * side, width * side / 2, colour)
        for piece in pieces:
            sketch.polygon(_scaled(geometry.ribbon(piece, width), side), colour)


@kept
def last_move(layout: str, side: int) -> Sprite:
    """The outline of the hex of the last move."""
    reach = side * 1.35
    sketch = Sketch(-reach, -reach, reach, reach, palette.WHITE)
    _frame(sketch, layout, side, 0.15, palette.WHITE)
    _frame(sketch, layout, side, 0.09, palette.LAST_MOVE)
    return sketch.finish()


@kept
def pennant(layout: str, side: int) -> Sprite:
    """What stands on top of the hex of the last move."""
    sketch = Sketch(-side, -side * 1.4, side, 0, palette.WHITE)
    top = -1.0 if layout == "pointy" else -geometry.APOTHEM
    for grow, colour in ((0.04, palette.WHITE), (0.0, palette.LAST_MOVE)):
        flag = [(-0.11 - grow * 1.6, top - 0.15 - grow), (0.11 + grow * 1.6, top - 0.15 - grow), (0, top + 0.06 + grow)]
        sketch.polygon(_scaled(flag, side), colour)
    return sketch.finish()


@kept
def changed(layout: str, side: int) -> Sprite:
    """The dashed outline of a hex that changed."""
    sketch = Sketch(-side * 1.1, -side * 1.1, side * 1.1, side * 1.1, palette.WHITE)
    _frame(sketch, layout, side, 0.15, palette.WHITE)
    _frame(sketch, layout, side, 0.09, palette.LAST_MOVE, dashes=3)
    return sketch.finish()


@kept
def choice(layout: str, side: int) -> Sprite:
    """The outline of a hex that can be chosen."""
    sketch = Sketch(-side * 1.1, -side * 1.1, side * 1.1, side * 1.1, palette.PICK)
    _frame(sketch, layout, side, 0.075, palette.PICK)
    return sketch.finish()


def number_size(side: int) -> int:
    """How large a choice's figures are, in pixels, on hexes of this side."""
    return max(LEAST_NUMBER_SIZE, min(NUMBER_SIZE, round(0.45 * side)))


def number_radius(size: int) -> float:
    """The radius, in pixels, of the disc around figures of this size."""
    return size * 0.68


def number_more(text: str, size: int) -> float:
    """How many pixels wider than a disc the ground of a number is, to each side."""
    return max(0.0, fonts.width(text, "bold", size) / 2 - number_radius(size) * 0.72)


@kept
def number(text: str, size: int = NUMBER_SIZE) -> Sprite:
    """The number of a choice: white on a dark disc."""
    radius, more = number_radius(size), number_more(text, size)
    sketch = Sketch(-radius - more - 4, -radius - 4, radius + more + 4, radius + 4, palette.WHITE)
    sketch.box(-radius - more - 4, -radius - 4, radius + more + 4, radius + 4, radius + 4, palette.WHITE)
    sketch.box(-radius - more, -radius, radius + more, radius, radius, palette.PICK)
    return sketch.finish(Word(text, 0, 0, "bold", size, palette.WHITE))


@kept
def veil(layout: str, side: int) -> Sprite:
    """A mask in the shape of a hex, as large as its sides of so many pixels make it."""
    sketch = Sketch(-side, -side, side, side, palette.WHITE)
    sketch.polygon(_scaled(geometry.hexagon(layout, 0.5 / side), side), palette.WHITE)
    return sketch.finish()


def train_letter(number: int) -> str:
    """The letter of the first, second, ... train."""
    return chr(65 + number % 26)


def train_colour(number: int) -> Colour:
    """The colour of the first, second, ... train."""
    return palette.TRAINS[number % len(palette.TRAINS)]


@kept
def route(curve: Curve, train: int, side: int) -> Sprite:
    """A piece of a route on a hex: each train has its colour and its own pattern."""
    sketch = Sketch(-side * 1.05, -side * 1.05, side * 1.05, side * 1.05, palette.WHITE)
    draw_route(sketch, curve, train, side)
    return sketch.finish()


def draw_route(sketch: Sketch, curve: Curve, train: int, side: int) -> None:
    """Draw a route's stroke: casing, colour, and a pattern in white (none, dashes, dots, a line)."""
    # The colour reaches over the hex's side, its casing doesn't: or the next piece would leave a white seam.
    whole = geometry.stretched(curve, 1.4 / side, 1.4 / side)
    sketch.polygon(_scaled(geometry.ribbon(curve, ROUTE_CASING), side), palette.WHITE)
    sketch.polygon(_scaled(geometry.ribbon(whole, ROUTE), side), train_colour(train))
    pattern = (train + train // 4) % 4
    total = geometry.length(curve)
    if pattern == 3:
        sketch.polygon(_scaled(geometry.ribbon(whole, 0.055), side), palette.WHITE)
    elif pattern:
        step = 0.24 if pattern == 1 else 0.19
        pieces = max(1, round(total / step))
        for piece in range(pieces):
            if pattern == 1:
                dash = geometry.part_of(curve, (piece + 0.26) / pieces, (piece + 0.74) / pieces)
                sketch.polygon(_scaled(geometry.ribbon(dash, 0.085), side), palette.WHITE)
            else:
                x, y = geometry.along(curve, (piece + 0.5) / pieces)
                sketch.disc(x * side, y * side, 0.05 * side, palette.WHITE)


def stop_ring(kind: str, slots: int, order: int) -> float:
    """The radius of the ring around a stop that this train visits; `order` counts the rings it has already."""
    inner = {"town": TOWN + 0.09, "mine": MINE + 0.1}.get(kind, slot_radius(slots) + 0.1)
    return inner + 0.085 * order


@kept
def ring(slots: tuple[Point, ...], radius: float, side: int, colour: Colour) -> Sprite:
    """A ring around a stop, `radius` pixels from its slots, to be laid under it."""
    sketch = Sketch(-side * 1.3, -side * 1.3, side * 1.3, side * 1.3, palette.WHITE)
    city_body(sketch, slots, side, radius + 0.025, palette.WHITE)
    city_body(sketch, slots, side, radius, colour)
    return sketch.finish()


def badge_radius(side: int) -> float:
    """The radius of the disc around a train's letter."""
    return 0.165 * side


@kept
def badge(train: int, side: int) -> Sprite:
    """The letter of a train, on its route."""
    radius, size = badge_radius(side), int(TEXT * side)
    colour = train_colour(train)
    sketch = Sketch(-radius * 1.3, -radius * 1.3, radius * 1.3, radius * 1.3, palette.WHITE)
    sketch.disc(0, 0, radius * 1.2, palette.WHITE)
    sketch.disc(0, 0, radius, colour)
    return sketch.finish(Word(train_letter(train), 0, 0, "bold", size, palette.lettering(colour)))


@kept
def terrain(parts: tuple[tuple[str, int], ...], cost: str, side: int, edge: Colour) -> Sprite:
    """The symbols of what makes a tile costly (mountains, water, in their number) and the cost below them."""
    size = int(TEXT * side)
    step = 0.2 * side
    symbols = [kind for kind, count in parts for _ in range(count)]
    wide = max(len(symbols) * step, fonts.width(cost, "bold", size)) / 2 + 4
    sketch = Sketch(-wide, -0.3 * side, wide, 0.32 * side, edge)
    for order, kind in enumerate(symbols):
        x, y = (order - (len(symbols) - 1) / 2) * step, -0.1 * side
        _symbol(sketch, kind, x, y, side, edge)
    return sketch.finish(Word(cost, 0, 0.12 * side, "bold", size, palette.COST, edge, edge_width(side)))


def _symbol(sketch: Sketch, kind: str, x: float, y: float, side: int, edge: Colour) -> None:
    if kind == "mountain":
        for grow, colour in ((0.022, edge), (0.0, palette.MOUNTAIN)):
            peak = [(-0.092 - grow, 0.075 + grow), (0.092 + grow, 0.075 + grow), (0, -0.095 - 1.4 * grow)]
            sketch.polygon([(x + px * side, y + py * side) for px, py in peak], colour)
        return
    for grow, colour in ((0.03, edge), (0.0, palette.RIVER)):
        for row in (-0.035, 0.035):
            wave = [(part / 12 * 0.2 - 0.1, row + 0.022 * math.sin(part / 12 * math.tau)) for part in range(13)]
            band = geometry.ribbon(wave, 0.034 + grow)
            sketch.polygon([(x + px * side, y + py * side) for px, py in band], colour)
