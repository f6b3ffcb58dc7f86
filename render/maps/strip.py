"""The strips below a map: labels without room on their hex; of routes each train's sign, stops, worth, and the sum."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

from render import fonts, palette
from render.fonts import write
from render.hexes import labels, marks, sprites
from render.hexes.geometry import Curve
from render.hexes.sprites import Sketch, Sprite, kept
from render.hexes.views import HexView
from render.picture import Picture
from render.wording import money

_ROW, _LINE, _TEXT, _MARGIN, _STOPS = 64, 50, 40, 24, 330
_GROUND = palette.mix(palette.TABLE, palette.WHITE, 0.6)
_SIDE, _GAP = 134, 22
"""The size of hex for which labels in a strip are made, and what lies between them, in pixels."""


def below(image: Image.Image, strip: Image.Image) -> Image.Image:
    """A picture with another one below it."""
    whole = sprites.blank(image.width, image.height + strip.height, palette.OUTSIDE)
    whole.paste(image, (0, 0))
    whole.paste(strip, (0, image.height))
    return whole


def with_rest(image: Image.Image, views: Iterable[HexView]) -> Image.Image:
    """A map with the labels below it that found no room on these hexes; often there are none."""
    found = list(views)
    if not any(labels.left_out(each, _SIDE) for each in found):
        return image
    strip = sprites.blank(image.width, 20 + _ROW, _GROUND)
    draw_rest(strip, found, (_MARGIN, 10 + _ROW // 2))
    return below(image, strip)


def draw_rest(image: Image.Image, views: Iterable[HexView], at: tuple[int, int]) -> None:
    """The labels that found no room on these hexes, each after its hex, in a row from a point to the right."""
    x, y = at
    for view in views:
        if found := labels.left_out(view, _SIDE):
            x = write(sprites.draw_on(image), (x, y), view.id, "bold", _TEXT, palette.INK) + _GAP
            for sprite in found:
                sprite.paste(image, (x - sprite.x, y))
                x += sprite.image.width + _GAP
            x += 2 * _GAP


def route_strip(picture: Picture, wide: int) -> Image.Image:
    """The strip, `wide` pixels wide."""
    values = picture.values if len(picture.values) == len(picture.routes) else ()
    right = wide - _MARGIN - (120 if values else 0)
    stops = [" – ".join(stop.rsplit(".", 1)[0] for stop in route.stops) for route in picture.routes]
    lines = [fonts.wrapped(each.replace(" –", "\u00a0–"), "plain", _TEXT, right - _STOPS) for each in stops]
    high = 20 + sum(_ROW + _LINE * (len(each) - 1) for each in lines) + (_ROW if values else 0)
    image = sprites.blank(wide, high, _GROUND)
    pen = sprites.draw_on(image)
    y = 10 + _ROW // 2
    for number, route in enumerate(picture.routes):
        marks.badge(number, 160).paste(image, (_MARGIN + 26, y))
        sample(number).paste(image, (_MARGIN + 66, y))
        train = picture.words("picture-train", train=route.train)
        write(pen, (_MARGIN + 150, y), train, "plain", _TEXT, palette.INK)
        if values:
            write(pen, (wide - _MARGIN, y), str(values[number]), "bold", _TEXT, palette.INK, "r")
        for row, line in enumerate(lines[number]):
            write(pen, (_STOPS, y + row * _LINE), line, "plain", _TEXT, palette.INK)
        y += _ROW + _LINE * (len(lines[number]) - 1)
    if values:
        pen.line((wide - _MARGIN - 200, y - 31, wide - _MARGIN, y - 31), fill=palette.INK, width=3)
        text = f"{picture.words('picture-total')}  {money(picture, sum(values))}"
        write(pen, (wide - _MARGIN, y), text, "bold", _TEXT + 4, palette.INK, "r")
    return image


@kept
def sample(train: int) -> Sprite:
    """A short level piece of a train's stroke, from its anchor to the right."""
    side = _SIDE
    line: Curve = tuple((step / 20 * 0.52, 0.0) for step in range(21))
    sketch = Sketch(-4, -22, 0.52 * side + 4, 22, palette.WHITE)
    marks.draw_route(sketch, line, train, side)
    return sketch.finish()
