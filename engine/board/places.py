"""Where hexes lie, by the letter and number of their ids: which hex is behind a side, and which track may cross.

A letter names a column or a row of the map, and a number the other; along a column of a flat-topped map, or a row of a
pointy-topped one, the numbers go up by two.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

USUAL_LETTERS = {"flat": "columns", "pointy": "rows"}
"""What the letters name where a board doesn't say, by its layout."""
IMPASSABLE = "impassable"
"""The kind of terrain on a side that no track may cross."""
_HEX = re.compile(r"([A-Z]+|[a-z])(\d+)")
_BEHIND = {
    "flat": ((0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1), (1, 1)),
    "pointy": ((-1, 1), (-2, 0), (-1, -1), (1, -1), (2, 0), (1, 1)),
}
"""Columns to the right and rows down to the hex behind each side."""


@cache
def grid_place(hex_id: str) -> tuple[int, int]:
    """The letter of a hex as a number and its number; raises ValueError for an id of another form.

    A to Z are 1 to 26, AA is 27; small letters lie before A, going backwards: a is 0, b is -1.
    """
    found = _HEX.fullmatch(hex_id)
    if not found:
        raise ValueError(f"{hex_id!r} is no letter and number")
    if found[1].islower():
        return ord("a") - ord(found[1]), int(found[2])
    letter = 0
    for each in found[1]:
        letter = letter * 26 + ord(each) - 64
    return letter, int(found[2])


def behind(layout: str, letters: str, hex_id: str, side: int) -> str:
    """The id of the hex behind a side, whether or not the board has it; "" off the alphabet.

    letters: what they name, "columns" or "rows". Raises ValueError as `grid_place` does.
    """
    letter, number = grid_place(hex_id)
    right, down = _BEHIND[layout][side]
    letter, number = (letter + right, number + down) if letters == "columns" else (letter + down, number + right)
    if letter <= 0:
        return f"{chr(ord('a') - letter)}{number}" if letter > -26 else ""
    text = ""
    while letter:
        letter, rest = divmod(letter - 1, 26)
        text = chr(65 + rest) + text
    return f"{text}{number}"


def neighbours(
    layout: str, letters: str, hexes: Mapping[str, Mapping[str, Any]], colours: Sequence[str]
) -> dict[str, dict[str, str]]:
    """For each hex (as in a board's file) the hexes that track may lead to, by the sides that it crosses.

    Track crosses each side between two hexes but those that either calls impassable; into a hex on which no tile is
    ever laid, only where its printed track goes. Raises ValueError as `grid_place` does.
    """
    open_sides = {hex_id: _open_sides(raw, colours) for hex_id, raw in hexes.items()}
    found: dict[str, dict[str, str]] = {hex_id: {} for hex_id in hexes}
    for hex_id, sides in open_sides.items():
        for side in sides:
            other = behind(layout, letters, hex_id, side)
            if (side + 3) % 6 in open_sides.get(other, ()):
                found[hex_id][str(side)] = other
    return found


def _open_sides(raw: Mapping[str, Any], colours: Sequence[str]) -> list[int]:
    """The sides of a hex that aren't impassable and, where no tile is ever laid, have track."""
    terrain: Mapping[str, str] = raw.get("edge_terrain", {})
    sides: Sequence[int] = range(6)
    if not takes_tiles(raw["color"], colours):
        sides = sorted({end for path in raw.get("paths", ()) for end in path if isinstance(end, int)})
    return [side for side in sides if terrain.get(str(side)) != IMPASSABLE]


def takes_tiles(colour: str, colours: Sequence[str]) -> bool:
    """Whether tiles are laid on a hex printed in this colour: not in the last one, or in one that no tile has."""
    return colour == "white" or colour in colours[:-1]
