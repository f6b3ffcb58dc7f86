"""Small pieces of picture, drawn once at three times their size, made smaller, and kept.

Pillow smooths lettering but no shapes; a reduction by three leaves 0.6 % of pixels visibly off and costs least.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from threading import RLock
from typing import Any, ParamSpec

from PIL import Image, ImageDraw

from render import fonts
from render.palette import Colour

P = ParamSpec("P")

OVERSAMPLING = 3
NO_LETTERING = 9999
_KEPT_BYTES = 96 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Sprite:
    """A piece with its mask, where it lies from its anchor in pixels, and the size of its smallest lettering."""

    image: Image.Image
    x: int
    y: int
    lettering: int = NO_LETTERING

    def paste(self, onto: Image.Image, at: tuple[int, int]) -> None:
        """Put it onto an RGB picture, its anchor at `at`."""
        onto.paste(self.image, (at[0] + self.x, at[1] + self.y), self.image)

    def box(self, at: tuple[int, int]) -> tuple[int, int, int, int]:
        """What it covers with its anchor at `at`: left, top, right, bottom."""
        x, y = at[0] + self.x, at[1] + self.y
        return x, y, x + self.image.width, y + self.image.height


class _Cache:
    """Keeps the pieces used last, up to a number of bytes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held = 0
        self._kept: OrderedDict[Hashable, Sprite] = OrderedDict()
        self._lock = RLock()

    def get(self, key: Hashable, make: Callable[[], Sprite]) -> Sprite:
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
                return found
        made = make()
        with self._lock:
            if key not in self._kept:
                self._kept[key] = made
                self._held += _weight(made)
                while self._held > self._most:
                    self._held -= _weight(self._kept.popitem(last=False)[1])
        return made

    def count(self) -> int:
        with self._lock:
            return len(self._kept)

    def clear(self) -> None:
        with self._lock:
            self._kept.clear()
            self._held = 0


def _weight(sprite: Sprite) -> int:
    return sprite.image.width * sprite.image.height * 4


_CACHE = _Cache(_KEPT_BYTES)
clear = _CACHE.clear
"""Forget all pieces (for measuring)."""
kept_pieces = _CACHE.count
"""How many pieces are kept."""


def kept(make: Callable[P, Sprite]) -> Callable[P, Sprite]:
    """Keep what a function of hashable arguments makes."""

    def wrapper(*args: P.args, **kwargs: P.kwargs) -> Sprite:
        key = (make.__module__, make.__name__, args, tuple(kwargs.items()))
        return _CACHE.get(key, lambda: make(*args, **kwargs))

    return wrapper


@dataclass(frozen=True, slots=True)
class Word:
    """Lettering whose capitals are centred (`anchor` "m"), or begin ("l") or end ("r"), at a point, with an edge."""

    text: str
    x: float
    y: float
    face: str
    size: int
    ink: Colour
    edge: Colour = (255, 255, 255)
    edge_width: int = 0
    anchor: str = "m"

    def write(self, pen: ImageDraw.ImageDraw, x: int, y: int) -> None:
        """Write it, moved by x and y, at whole pixels, so that the letters look alike everywhere."""
        wide = fonts.width(self.text, self.face, self.size)
        top, bottom = fonts.capital_size(self.face, self.size)
        left = {"m": self.x - wide / 2, "l": self.x, "r": self.x - wide}[self.anchor]
        pen.text(
            (round(left) + x, round(self.y - (top + bottom) / 2) + y),
            self.text,
            self.ink,
            fonts.font(self.face, self.size),
            stroke_width=self.edge_width,
            stroke_fill=self.edge,
        )


class Sketch:
    """A canvas around an anchor for shapes given in pixels of the finished piece.

    The colour of what stays transparent is `ground`, so that smoothed edges mix with what they will lie on.
    """

    def __init__(self, left: float, top: float, right: float, bottom: float, ground: Colour) -> None:
        self.x, self.y = int(left) - 2, int(top) - 2
        size = (int(right) + 3 - self.x) * OVERSAMPLING, (int(bottom) + 3 - self.y) * OVERSAMPLING
        self._image = Image.new("RGBA", size, (*ground, 0))
        self._draw = ImageDraw.Draw(self._image)

    def _at(self, x: float, y: float) -> tuple[float, float]:
        # A point on the border of two pixels is the corner of both.
        return (x - self.x) * OVERSAMPLING - 0.5, (y - self.y) * OVERSAMPLING - 0.5

    def polygon(self, points: Sequence[tuple[float, float]], colour: Colour, alpha: int = 255) -> None:
        """Fill a polygon, its corners in pixels of the finished piece."""
        self._draw.polygon([self._at(x, y) for x, y in points], fill=(*colour, alpha))

    def disc(self, x: float, y: float, radius: float, colour: Colour, alpha: int = 255) -> None:
        """Fill a circle, its middle and radius in pixels of the finished piece."""
        self._draw.ellipse((*self._at(x - radius, y - radius), *self._at(x + radius, y + radius)), (*colour, alpha))

    def box(self, left: float, top: float, right: float, bottom: float, radius: float, colour: Colour) -> None:
        """Fill a rectangle with round corners, all in pixels of the finished piece."""
        self._draw.rounded_rectangle(
            (*self._at(left, top), *self._at(right, bottom)), radius * OVERSAMPLING, fill=(*colour, 255)
        )

    def finish(self, *words: Word) -> Sprite:
        """The piece with lettering on it, without its empty margins."""
        small = self._image.reduce(OVERSAMPLING)
        pen = ImageDraw.Draw(small)
        for word in words:
            word.write(pen, -self.x, -self.y)
        covered = small.getchannel("A").getbbox() or (0, 0, 1, 1)
        smallest = min((word.size for word in words), default=NO_LETTERING)
        return Sprite(small.crop(covered), self.x + covered[0], self.y + covered[1], smallest)


def blank(width: int, height: int, colour: Colour) -> Image.Image:
    """A picture of so many pixels in one colour."""
    return Image.new("RGB", (width, height), colour)


def draw_on(image: Image.Image) -> Any:
    """Pillow's pen for a picture (for rectangles and lines along the pixels, which need no smoothing)."""
    return ImageDraw.Draw(image)
