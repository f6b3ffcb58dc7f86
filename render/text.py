"""Lettering straight onto a finished picture: tables, headers, strips."""

from __future__ import annotations

from typing import Any

from render import fonts
from render.palette import Colour


def write(pen: Any, at: tuple[float, float], text: str, face: str, size: int, ink: Colour, anchor: str = "l") -> int:
    """Write a line whose capitals are centred on `at[1]`, from ("l"), to ("r") or around ("m") `at[0]`.

    Returns where it ends.
    """
    wide = fonts.width(text, face, size)
    left = round({"l": at[0], "r": at[0] - wide, "m": at[0] - wide / 2}[anchor])
    top, bottom = fonts.capital(face, size)
    pen.text((left, round(at[1] - (top + bottom) / 2)), text, ink, fonts.font(face, size))
    return left + wide
