"""What a picture writes: a recorder of all lettering with the boxes of its ink, and what's wrong with their places."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest
from PIL import Image, ImageDraw

from render import drawing
from render.hexes import labels, sprites

_GRACE = 3
"""How far boxes may reach into each other, in pixels: ink is narrower than its box."""
_ROUND = 14
"""The same for pieces, which have round corners and edges in the colour of the ground."""
_MARGIN = 4
"""How far a plate reaches beyond what is written upon it, on the left and the right."""
_EDGE = 2
"""How far lettering stays from the edge of the picture."""


class Box(NamedTuple):
    """Left, top, right, bottom, in pixels."""

    left: int
    top: int
    right: int
    bottom: int

    def moved(self, x: int, y: int) -> Box:
        """The box so far to the right and down."""
        return Box(self.left + x, self.top + y, self.right + x, self.bottom + y)

    def meets(self, other: Box, grace: int = _GRACE) -> bool:
        """Whether they share more than `grace` both ways."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return wide > grace and high > grace

    def holds(self, other: Box, margin: int = 0) -> bool:
        """Whether the other lies within, `margin` from its left and right side."""
        level = self.left + margin <= other.left and other.right <= self.right - margin
        return level and self.top <= other.top and other.bottom <= self.bottom


class Text(NamedTuple):
    """A line of lettering: its ink, and the box of the piece that it was made with, such as a token, if any."""

    text: str
    box: Box
    piece: Box | None = None


Mark = Text | Box
"""Lettering, or a piece."""


def marks_on(image: Any) -> list[Mark]:
    """What stands on an image, in the order in which it was put there."""
    if not hasattr(image, "marks"):
        image.marks = []
    return image.marks


def lettering(image: Any) -> list[Text]:
    """All lettering of a finished picture."""
    return list(dict.fromkeys(each for each in marks_on(image) if isinstance(each, Text) and each.text.strip()))


@contextmanager
def recording() -> Iterator[None]:
    """While it lasts, images know what stands on them, and finished pictures are images instead of bytes.

    All lettering goes through Pillow's pen and all pieces through its `paste`, so nothing that's drawn is missed.
    """
    write, paste, crop = ImageDraw.ImageDraw.text, Image.Image.paste, Image.Image.crop

    def noted_text(pen: Any, at: Any, text: str, ink: Any = None, font: Any = None, **more: Any) -> None:
        box = Box(*(round(each) for each in font.getbbox(text)))
        marks_on(pen._image).append(Text(text, box.moved(*at)))
        write(pen, at, text, ink, font, **more)

    def noted_paste(image: Any, other: Any, box: Any = None, mask: Any = None) -> None:
        paste(image, other, box, mask)
        if isinstance(other, Image.Image):
            left, top = (0, 0) if box is None else box[:2]
            at = Box(left, top, left + other.width, top + other.height)
            marks_on(image).extend(_part(other, at) if mask is None else _piece(other, at))

    def noted_crop(image: Any, box: Any = None) -> Any:
        cropped = crop(image, box)
        marks_on(cropped).extend(_moved(each, -box[0], -box[1]) for each in marks_on(image))
        return cropped

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ImageDraw.ImageDraw, "text", noted_text)
        patch.setattr(Image.Image, "paste", noted_paste)
        patch.setattr(Image.Image, "crop", noted_crop)
        patch.setattr(drawing, "png", lambda image, colours: image)
        _forget()
        yield
    _forget()


def _forget() -> None:
    """Pieces kept from before know nothing of their lettering."""
    sprites.clear()
    labels.labels_of.cache_clear()


def _moved(mark: Mark, x: int, y: int) -> Mark:
    if isinstance(mark, Box):
        return mark.moved(x, y)
    return Text(mark.text, mark.box.moved(x, y), mark.piece and mark.piece.moved(x, y))


def _piece(image: Any, at: Box) -> Iterator[Mark]:
    """A piece, then its lettering."""
    yield at
    yield from (Text(each.text, each.box.moved(at.left, at.top), at) for each in lettering(image))


def _part(image: Any, at: Box) -> Iterator[Mark]:
    """What stands on a part of a picture, but for tokens that the edge of a map's window cuts."""
    for each in marks_on(image):
        moved = _moved(each, at.left, at.top)
        if isinstance(moved, Box) or moved.piece is None or at.holds(moved.box):
            yield moved


def faults_of_sheet(image: Any) -> Iterator[str]:
    """What's wrong with the lettering of a finished sheet."""
    yield from _outside(image, lettering(image))
    yield from _meeting(lettering(image))
    marks = marks_on(image)
    for number, each in enumerate(marks):
        if isinstance(each, Text) and each.text.strip() and not _whole(each, marks[:number], marks[number + 1 :]):
            yield f"{each.text!r} isn't whole on its plate"


def faults_of_map(image: Any, signs: int = 0) -> Iterator[str]:
    """What's wrong with the lettering of a finished map; its edge may cut tokens.

    signs: so many of the last pieces with lettering are put above all others, and may hide none of it.
    """
    texts = lettering(image)
    yield from _outside(image, [each for each in texts if each.piece is None])
    yield from _meeting(texts)
    pieces = [each for each in texts if each.piece is not None]
    for sign in pieces[len(pieces) - signs :]:
        hidden = (each for each in pieces if each.piece != sign.piece and sign.piece.meets(each.box, _ROUND))
        yield from (f"{sign.text!r} hides {each.text!r}" for each in hidden)


def _outside(image: Any, texts: list[Text]) -> Iterator[str]:
    inner = Box(_EDGE, _EDGE, image.width - _EDGE, image.height - _EDGE)
    return (f"{each.text!r} leaves the picture" for each in texts if not inner.holds(each.box))


def _meeting(texts: list[Text]) -> Iterator[str]:
    pairs = itertools.combinations(texts, 2)
    return (f"{one.text!r} meets {other.text!r}" for one, other in pairs if one.box.meets(other.box))


def _whole(text: Text, below: list[Mark], above: list[Mark]) -> bool:
    """Whether what lies below holds the text, and nothing lies above it."""
    if text.piece is not None and not text.piece.holds(text.box):
        return False
    if any(isinstance(each, Box) and each.meets(text.piece or text.box) for each in above):
        return False
    under = next((each for each in reversed(below) if isinstance(each, Box) and each.meets(text.box)), None)
    return under is None or under.holds(text.box, 0 if text.piece else _MARGIN)
