"""The strip below a map with routes: each train with its sign, stops and worth, and the sum."""

from __future__ import annotations

from PIL import Image

from render import fonts, marks, palette, sprites
from render.geometry import Curve
from render.picture import Picture
from render.sprites import Sketch, Sprite, kept
from render.text import write
from render.wording import money

_ROW, _TEXT, _MARGIN = 64, 40, 24


def route_strip(picture: Picture, wide: int) -> Image.Image:
    """The strip, `wide` pixels wide."""
    values = picture.values if len(picture.values) == len(picture.routes) else ()
    high = _ROW * (len(picture.routes) + bool(values)) + 20
    image = sprites.blank(wide, high, palette.mix(palette.TABLE, palette.WHITE, 0.6))
    pen = sprites.draw_on(image)
    for number, route in enumerate(picture.routes):
        y = 10 + _ROW * number + _ROW // 2
        marks.badge(number, 160).paste(image, (_MARGIN + 26, y))
        _sample(number).paste(image, (_MARGIN + 66, y))
        x = write(
            pen, (_MARGIN + 150, y), picture.words("picture-train", train=route.train), "plain", _TEXT, palette.INK
        )
        right = wide - _MARGIN
        if values:
            write(pen, (right, y), str(values[number]), "bold", _TEXT, palette.INK, "r")
            right -= 110
        stops = " – ".join(stop.rsplit(".", 1)[0] for stop in route.stops)
        x = max(x + 26, _MARGIN + 300)
        write(pen, (x, y), fonts.fitted(stops, "plain", _TEXT, right - x), "plain", _TEXT, palette.INK)
    if values:
        y = 10 + _ROW * len(picture.routes) + _ROW // 2
        pen.line((wide - _MARGIN - 200, y - 31, wide - _MARGIN, y - 31), fill=palette.INK, width=3)
        text = f"{picture.words('picture-total')}  {money(picture, sum(values))}"
        write(pen, (wide - _MARGIN, y), text, "bold", _TEXT + 4, palette.INK, "r")
    return image


@kept
def _sample(train: int) -> Sprite:
    """A short level piece of a train's stroke, from its anchor to the right."""
    side = 134
    line: Curve = tuple((step / 20 * 0.52, 0.0) for step in range(21))
    sketch = Sketch(-4, -22, 0.52 * side + 4, 22, palette.WHITE)
    marks.draw_route(sketch, line, train, side)
    return sketch.finish()
