"""The colours of the pictures, and the few sums done with them. No colour is ever the only sign of anything."""

from __future__ import annotations

from functools import cache

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """The colour of "#RRGGBB"."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


COAST = rgb("#2F6F97")
OUTSIDE = rgb("#DCE6EA")
LAND = rgb("#F7F3E6")
SEA = rgb("#BFDDEC")
SEA_LINE = rgb("#9CC3D8")
RED_AREA = rgb("#DC6E62")
LAKE = rgb("#69A8E0")
LAKE_RIM = COAST
HEX_LINE = rgb("#8D8670")
TRACK = rgb("#17171A")
INK = rgb("#1B1B1F")
FAINT_INK = rgb("#4A4A45")
RIVER = rgb("#1668C9")
MOUNTAIN = rgb("#6B3F1D")
BARRIER = rgb("#12356B")
COST = rgb("#7A1D00")
LETTER = rgb("#8A1538")
LAST_MOVE = rgb("#7A00E6")
PICK = rgb("#0B1F4B")
WHITE = (255, 255, 255)
SLOT = rgb("#FCFBF7")
SLOT_LINE = rgb("#A9A69B")
TRAINS = (rgb("#0B5FFF"), rgb("#E0007A"), rgb("#00B8A9"), rgb("#FF8A00"))

TABLE = rgb("#E9E7DF")
CELL = WHITE
ZEBRA = rgb("#DBD8CD")
CELL_LINE = rgb("#B9B5A6")
START_CELL = rgb("#F9D9DC")
NOW = rgb("#FBE3A0")
START_LINE = rgb("#C4161C")
PLAYERS = tuple(rgb(code) for code in ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9"))

_FILLS = {
    "white": (LAND, HEX_LINE),
    "yellow": (rgb("#FFDE59"), rgb("#C99A00")),
    "green": (rgb("#8FCB86"), rgb("#3F8A3C")),
    "brown": (rgb("#A4672F"), rgb("#5E3414")),
    "gray": (rgb("#B4B9C5"), rgb("#6A7080")),
    "grey": (rgb("#B4B9C5"), rgb("#6A7080")),
    "red": (RED_AREA, rgb("#8E3A31")),
    "blue": (LAKE, COAST),
}


def fill(colour: str) -> Colour:
    """The ground of a hex or tile of a named colour; white for one that isn't known."""
    return _FILLS.get(colour, _FILLS["white"])[0]


def rim(colour: str) -> Colour:
    """The rim of a tile of a named colour."""
    return _FILLS.get(colour, _FILLS["white"])[1]


def mix(one: Colour, other: Colour, part: float) -> Colour:
    """`part` (0 to 1) of the second colour in the first."""
    return (
        round(one[0] + (other[0] - one[0]) * part),
        round(one[1] + (other[1] - one[1]) * part),
        round(one[2] + (other[2] - one[2]) * part),
    )


def halo(colour: str) -> Colour:
    """The pale edge that keeps lettering and track apart from the ground of a tile."""
    return mix(fill(colour), WHITE, 0.62 if colour == "brown" else 0.5)


def faint_ink(colour: str) -> Colour:
    """The ink of coordinates and numbers: fainter than that of names where the ground is light."""
    return INK if colour in ("brown", "gray", "grey", "red") else FAINT_INK


@cache
def _luminance(colour: Colour) -> float:
    parts = [value / 255 for value in colour]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    """The contrast of two colours, 1 to 21."""
    high, low = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def lettering(ground: Colour) -> Colour:
    """Black or white, whichever reads better on this ground."""
    return max((INK, WHITE), key=lambda ink: contrast(ink, ground))
