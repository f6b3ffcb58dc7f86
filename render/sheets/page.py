"""A page of tables: rows from the top downwards, plates and pills with smooth corners, lettering.

All places and sizes are in pixels of the finished page.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render import fonts, palette
from render.fonts import write
from render.hexes import sprites
from render.hexes.sprites import Sketch, Sprite, Word, kept
from render.palette import Colour

WIDTH, MARGIN, TEXT = 1080, 28, 38


@kept
def plate(width: int, height: int, radius: int, fill: Colour, line: Colour, line_width: int) -> Sprite:
    """A rectangle with round corners and a line around it, in pixels; its anchor is the upper left corner."""
    sketch = Sketch(0, 0, width, height, line)
    sketch.box(0, 0, width, height, radius, line)
    inner = line_width
    sketch.box(inner, inner, width - inner, height - inner, max(radius - inner, 1), fill)
    return sketch.finish()


@kept
def pill(text: str, width: int, height: int, colour: Colour, size: int) -> Sprite:
    """A company's sign in its colour, in pixels; its anchor is the middle."""
    sketch = Sketch(-width / 2, -height / 2, width / 2, height / 2, palette.INK)
    sketch.box(-width / 2, -height / 2, width / 2, height / 2, height / 2, palette.INK)
    sketch.box(-width / 2 + 2, -height / 2 + 2, width / 2 - 2, height / 2 - 2, height / 2 - 2, colour)
    return sketch.finish(Word(text, 0, 0, "mark", size, palette.lettering(colour)))


@kept
def pip(radius: int, fill: Colour, text: str, size: int) -> Sprite:
    """A disc of so many pixels with a few figures; its anchor is the middle."""
    sketch = Sketch(-radius, -radius, radius, radius, palette.INK)
    sketch.disc(0, 0, radius, palette.INK)
    sketch.disc(0, 0, radius - 2.5, fill)
    return sketch.finish(Word(text, 0, 0, "bold", size, palette.lettering(fill)))


def sign(short: str, full: str, room: int, size: int) -> tuple[str, int]:
    """The company's full sign if it fits into `room` pixels at this size or a little less, else its short one."""
    for text, least in ((full, size - 8), (short, size - 12)):
        for smaller in range(size, least - 1, -1):
            if fonts.width(text, "mark", smaller) <= room:
                return text, smaller
    return short, size - 12


class Page:
    """A page that grows downwards; `y` is where the next row begins."""

    def __init__(self, height: int, width: int = WIDTH, ground: Colour = palette.TABLE) -> None:
        self.image = sprites.blank(width, height, ground)
        self.pen = sprites.draw_on(self.image)
        self.width = width
        self.y = MARGIN

    def text(
        self, x: float, y: float, text: str, face: str = "plain", size: int = TEXT, ink: Colour = palette.INK,
        anchor: str = "l",
    ) -> int:  # fmt: skip
        """Write a line around height `y`, in pixels of the page; returns where it ends."""
        return write(self.pen, (x, y), text, face, size, ink, anchor)

    def put(self, sprite: Sprite, x: float, y: float) -> None:
        """Put a piece with its anchor there, in pixels of the page."""
        sprite.paste(self.image, (round(x), round(y)))

    def plate(
        self, x: float, y: float, width: float, height: float, fill: Colour = palette.CELL,
        line: Colour = palette.CELL_LINE, radius: int = 10, line_width: int = 2,
    ) -> None:  # fmt: skip
        """Draw a rectangle with round corners, in pixels of the page."""
        self.put(plate(round(width), round(height), radius, fill, line, line_width), x, y)

    def title(self, text: str, more: str = "") -> None:
        """The heading, and a fainter line below it."""
        self.text(MARGIN, self.y + 24, fonts.fitted(text, "bold", 48, self.width - 2 * MARGIN), "bold", 48)
        self.y += 62
        if more:
            self.text(MARGIN, self.y + 18, more, "plain", 36, palette.FAINT_INK)
            self.y += 50
        self.y += 8

    def lines(self, texts: Sequence[str], size: int = 36) -> None:
        """Paragraphs, broken into lines."""
        for text in texts:
            for line in fonts.wrapped(fonts.clean(text), "plain", size, self.width - 2 * MARGIN):
                self.text(MARGIN, self.y + 22, line, "plain", size)
                self.y += size + 12
            self.y += 8

    def finish(self) -> Image.Image:
        """The page down to its last row."""
        return self.image.crop((0, 0, self.width, min(self.image.height, self.y + MARGIN // 2)))
