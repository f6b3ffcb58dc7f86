"""The typefaces, from pinned packages, and safe lettering: measuring, cutting, letters that can't be drawn.

Sizes and places are in pixels.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

import fontpkg_open_sans
import fontpkg_roboto_condensed
from PIL import Image, ImageDraw, ImageFont

from render.palette import Colour

Font = ImageFont.FreeTypeFont

_ROBOTO = Path(fontpkg_roboto_condensed.ROOT) / "files" / "RobotoCondensed[wght].ttf"
_OPEN_SANS = Path(fontpkg_open_sans.ROOT) / "files" / "OpenSans[wdth,wght].ttf"

_FACES: Mapping[str, tuple[Path, list[float]]] = MappingProxyType(
    {
        "plain": (_ROBOTO, [400]),
        "bold": (_ROBOTO, [700]),
        # Weight, then width in per cent: the narrowest bold of all that were measured.
        "mark": (_OPEN_SANS, [700, 75]),
    }
)

# Hebrew is drawn from right to left; what needs letters joined (Arabic ...) isn't in the typefaces and is left out.
_RIGHT_TO_LEFT = frozenset({"R", "AL"})
_NO_GLYPH = chr(0xFFFFF)


@lru_cache(maxsize=256)
def font(face: str, size: int) -> Font:
    """A face ("plain", "bold", "mark") in a size in pixels."""
    path, axes = _FACES[face]
    found = ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)
    found.set_variation_by_axes(axes)
    return found


@lru_cache(maxsize=8192)
def width(text: str, face: str, size: int) -> int:
    """The width of a text in pixels."""
    return round(font(face, size).getlength(text))


@lru_cache(maxsize=64)
def capital_size(face: str, size: int) -> tuple[int, int]:
    """The top and the bottom of a capital letter below the top of the line, in pixels."""
    box = font(face, size).getbbox("H")
    return round(box[1]), round(box[3])


@lru_cache(maxsize=4096)
def _drawable(letter: str, face: str) -> bool:
    if letter == " ":
        return True
    drawn = _shape(letter, face)
    return drawn.getbbox() is not None and drawn.tobytes() != _shape(_NO_GLYPH, face).tobytes()


def _shape(letter: str, face: str) -> Image.Image:
    image = Image.new("L", (40, 40))
    ImageDraw.Draw(image).text((8, 4), letter, 255, font(face, 20))
    return image


@lru_cache(maxsize=2048)
def clean(text: str, face: str = "plain", otherwise: str = "?") -> str:
    """A person's text as it can be drawn: one line, only letters that the face has, in the order they are seen.

    `otherwise` stands for a text of which nothing is left.
    """
    spaced = "".join(" " if unicodedata.category(each) in {"Zs", "Zl", "Zp", "Cc"} else each for each in text[:400])
    letters = [
        each
        for each in unicodedata.normalize("NFC", spaced)
        if unicodedata.category(each)[0] not in "CM" and _drawable(each, face)
    ]
    seen = " ".join(_as_seen("".join(letters)).split())
    return seen or otherwise


def _as_seen(text: str) -> str:
    """Runs of letters that read from right to left, turned round."""
    if not any(unicodedata.bidirectional(each) in _RIGHT_TO_LEFT for each in text):
        return text
    out: list[str] = []
    run: list[str] = []
    for each in text:
        if unicodedata.bidirectional(each) in _RIGHT_TO_LEFT or (run and not each.isalnum()):
            run.append(each)
            continue
        out += _turned(run)
        run = []
        out.append(each)
    return "".join(out + _turned(run))


def _turned(run: list[str]) -> list[str]:
    tail: list[str] = []
    while run and unicodedata.bidirectional(run[-1]) not in _RIGHT_TO_LEFT:
        tail.insert(0, run.pop())
    return run[::-1] + tail


@lru_cache(maxsize=4096)
def fitted(text: str, face: str, size: int, room: int) -> str:
    """The text, cut with an ellipsis where it is wider than `room` pixels."""
    if width(text, face, size) <= room:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width(text[:middle].rstrip() + "…", face, size) <= room:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + "…"


def largest(text: str, face: str, sizes: Sequence[int], room: float) -> int:
    """The largest of these sizes in which the text is at most `room` pixels wide; the smallest if there's none."""
    fitting = (size for size in sorted(sizes, reverse=True) if width(text, face, size) <= room)
    return next(fitting, min(sizes))


def wrapped(text: str, face: str, size: int, room: int) -> list[str]:
    """The text broken between words into lines of at most `room` pixels; a word that is too long is cut."""
    lines: list[str] = []
    for word in text.split(" "):
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and width(joined, face, size) <= room:
            lines[-1] = joined
        else:
            lines.append(fitted(word, face, size, room))
    return lines


def write(pen: Any, at: tuple[float, float], text: str, face: str, size: int, ink: Colour, anchor: str = "l") -> int:
    """Write a line whose capitals are centred on `at[1]`, from ("l"), to ("r") or around ("m") `at[0]`.

    Returns where it ends.
    """
    wide = width(text, face, size)
    left = round({"l": at[0], "r": at[0] - wide, "m": at[0] - wide / 2}[anchor])
    top, bottom = capital_size(face, size)
    pen.text((left, round(at[1] - (top + bottom) / 2)), text, ink, font(face, size))
    return left + wide
