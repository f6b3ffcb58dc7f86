"""What stands on pictures: drawn as ever with notes of their lettering and pieces, or noted alone, without a pixel."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple, TypeGuard

import pytest
from PIL import Image, ImageDraw

from render.drawing import _worded
from render.hexes import labels, sprites
from render.hexes.sprites import OVERSAMPLING, Sketch, Sprite
from render.kinds import Canvas, kinds_of
from render.picture import Picture, UnknownPicture
from render.sheets.page import Page


def page_texts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that are written on pages from now on."""
    found: list[str] = []
    write = Page.text

    def noted(page: Page, x: float, y: float, text: str, *more: Any, **named: Any) -> Any:
        found.append(text)
        return write(page, x, y, text, *more, **named)

    monkeypatch.setattr(Page, "text", noted)
    return found


class Box(NamedTuple):
    """Left, top, right, bottom, in pixels."""

    left: int
    top: int
    right: int
    bottom: int

    def moved(self, x: int, y: int) -> Box:
        """The box so far to the right and down."""
        return Box(self.left + x, self.top + y, self.right + x, self.bottom + y)

    def within(self, other: Box) -> Box:
        """What of it lies in the other."""
        return Box(*map(max, self[:2], other[:2]), *map(min, self[2:], other[2:]))

    def meets(self, other: Box, grace: int) -> bool:
        """Whether they share more than `grace` both ways."""
        return (
            min(self.right, other.right) - max(self.left, other.left) > grace
            and min(self.bottom, other.bottom) - max(self.top, other.top) > grace
        )

    def holds(self, other: Box, margin: int = 0) -> bool:
        """Whether the other lies within, `margin` from its left and right side."""
        level = self.left + margin <= other.left and other.right <= self.right - margin
        return level and self.top <= other.top and other.bottom <= self.bottom


class Text(NamedTuple):
    """A line of lettering: its ink, and the box of the piece that it was made with, such as a token, if any."""

    text: str
    box: Box
    piece: Box | None = None

    def moved(self, x: int, y: int) -> Text:
        """The lettering so far to the right and down."""
        return Text(self.text, self.box.moved(x, y), self.piece and self.piece.moved(x, y))


_ROOM = 2**40
"""Bytes for pieces that are kept without their pixels."""
Mark = Text | Box
"""Lettering, or a piece."""


def marks_on(image: Any) -> list[Mark]:
    """What stands on an image, in the order in which it was put there."""
    if not hasattr(image, "marks"):
        image.marks = []
    return image.marks


def lettering(image: Any) -> list[Text]:
    """All lettering of a finished picture."""
    return list(dict.fromkeys(each for each in marks_on(image) if _is_text(each)))


def _is_text(mark: Mark) -> TypeGuard[Text]:
    return isinstance(mark, Text) and bool(mark.text.strip())


def noted(picture: Picture) -> Canvas | None:
    """A picture while its marks are noted; None where a title has no such picture in this position."""
    try:
        return kinds_of(picture.title.id)[picture.what].draw(replace(picture, words=_worded(picture)))
    except UnknownPicture:
        return None


@lru_cache(maxsize=65536)
def _ink(text: str, font: Any) -> Box:
    return Box(*(round(each) for each in font.getbbox(text)))


def _note_text(image: Any, at: tuple[int, int], text: str, font: Any) -> None:
    marks_on(image).append(Text(text, _ink(text, font).moved(*at)))


def _note_paste(image: Any, other: Any, box: Any, mask: Any) -> None:
    left, top = (0, 0) if box is None else box[:2]
    at = Box(left, top, left + other.width, top + other.height)
    marks_on(image).extend(_part(other, at) if mask is None else _piece(other, at))


def _note_crop(image: Any, cropped: Any, box: Any) -> None:
    marks_on(cropped).extend(each.moved(-box[0], -box[1]) for each in marks_on(image))


def _piece(image: Any, at: Box) -> Iterator[Mark]:
    """A piece, then its lettering."""
    yield at
    yield from (Text(each.text, each.box.moved(at.left, at.top), at) for each in marks_on(image) if _is_text(each))


def _part(image: Any, at: Box) -> Iterator[Mark]:
    """What stands on a part of a picture, but for tokens that the edge of a map's window cuts."""
    for each in marks_on(image):
        moved = each.moved(at.left, at.top)
        if isinstance(moved, Box) or moved.piece is None:
            yield moved
        elif at.holds(moved.box):
            yield moved._replace(piece=moved.piece.within(at))


@contextmanager
def drawing_with_notes() -> Iterator[None]:
    """While it lasts, images know what stands on them.

    All lettering goes through Pillow's pen and all pieces through its `paste`, so nothing that's drawn is missed.
    """
    write, paste, crop = ImageDraw.ImageDraw.text, Image.Image.paste, Image.Image.crop

    def noted_text(pen: Any, at: Any, text: str, ink: Any = None, font: Any = None, **more: Any) -> None:
        _note_text(pen._image, at, text, font)
        write(pen, at, text, ink, font, **more)

    def noted_paste(image: Any, other: Any, box: Any = None, mask: Any = None) -> None:
        paste(image, other, box, mask)
        if isinstance(other, Image.Image):
            _note_paste(image, other, box, mask)

    def noted_crop(image: Any, box: Any = None) -> Any:
        cropped = crop(image, box)
        _note_crop(image, cropped, box)
        return cropped

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ImageDraw.ImageDraw, "text", noted_text)
        patch.setattr(Image.Image, "paste", noted_paste)
        patch.setattr(Image.Image, "crop", noted_crop)
        _forget()
        yield
    _forget()


class Paper:
    """A picture without pixels: its size, and what stands on it."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = self.size = (width, height)
        self.marks: list[Mark] = []

    def paste(self, other: Any, box: Any = None, mask: Any = None) -> None:
        """Note what stands on the other."""
        _note_paste(self, other, box, mask)

    def crop(self, box: Any) -> Paper:
        """A part, with what stands on it."""
        cropped = Paper(box[2] - box[0], box[3] - box[1])
        _note_crop(self, cropped, box)
        return cropped

    def copy(self) -> Paper:
        """The same ground, as a copy in pixels: who copies an image lays it over what has been noted already."""
        return Paper(*self.size)


class _Pen:
    """Pillow's pen without ink; what's neither lettering nor a piece isn't noted by the other recorder either."""

    def __init__(self, paper: Paper) -> None:
        self._paper = paper

    def text(self, at: tuple[int, int], text: str, ink: Any, font: Any) -> None:
        _note_text(self._paper, at, text, font)

    def shape(self, *_: Any, **__: Any) -> None:
        """Nothing."""

    rectangle = line = polygon = ellipse = shape


_DRAW = {name: vars(Sketch)[name] for name in ("__init__", "polygon", "disc", "box", "finish")}
"""A sketch's own methods."""


class _Outline:
    """What a sketch is while no pixels are drawn: the shapes that it's made of."""

    def __init__(self, *canvas: Any) -> None:
        self._canvas = canvas
        self._shapes: list[tuple[str, tuple[Any, ...]]] = []

    def polygon(self, *shape: Any) -> None:
        self._shapes.append(("polygon", shape))

    def disc(self, *shape: Any) -> None:
        self._shapes.append(("disc", shape))

    def box(self, *shape: Any) -> None:
        self._shapes.append(("box", shape))

    def finish(self, *words: Any) -> Sprite:
        """The piece: drawn if there's lettering on it, since labels find their places by its size; else measured."""
        if not words:
            left, top, right, bottom = _extent(self._shapes)
            return Sprite(Paper(right - left, bottom - top), left, top)  # type: ignore[arg-type]
        _DRAW["__init__"](self, *self._canvas)
        for name, shape in self._shapes:
            _DRAW[name](self, *shape)
        drawn = _DRAW["finish"](self, *words)
        paper = Paper(*drawn.image.size)
        paper.marks = marks_on(drawn.image)
        return replace(drawn, image=paper)


def _extent(shapes: list[tuple[str, tuple[Any, ...]]]) -> Box:
    """What shapes cover, to a pixel: they are drawn three times as large, and what is begun is covered."""
    if not shapes:
        return Box(0, 0, 1, 1)
    bounds = [_bounds(name, *shape) for name, shape in shapes]
    ends = [_covering(min(each[side] for each in bounds)) for side in (0, 1)]
    return Box(*ends, *(_covering(max(each[side] for each in bounds)) + 1 for side in (2, 3)))


def _covering(at: float) -> int:
    return math.floor(at * OVERSAMPLING) // OVERSAMPLING


def _bounds(name: str, *shape: Any) -> tuple[float, float, float, float]:
    if name == "polygon":
        across, down = zip(*shape[0], strict=True)
        return min(across), min(down), max(across), max(down)
    if name == "disc":
        x, y, radius, *_ = shape
        half = 0.5 / OVERSAMPLING
        return x - radius - half, y - radius - half, x + radius - half, y + radius - half
    return shape[:4]


@contextmanager
def noting() -> Iterator[None]:
    """The same at a small part of the time: pieces are drawn once, or measured, and pictures not at all."""
    with drawing_with_notes(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(sprites, "blank", lambda width, height, colour: Paper(width, height))
        patch.setattr(sprites, "draw_on", _Pen)
        patch.setattr(Image, "blend", lambda one, other, part: Paper(*one.size))
        patch.setattr(sprites._CACHE, "_most", _ROOM)
        for name in _DRAW:
            patch.setattr(Sketch, name, getattr(_Outline, name))
        _forget()
        yield
    _forget()


def _forget() -> None:
    """Pieces kept from before know nothing of their lettering."""
    sprites.clear()
    labels.labels_of.cache_clear()
    labels.left_out.cache_clear()
