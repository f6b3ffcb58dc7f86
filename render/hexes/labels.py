"""The labels of one hex and where they go: found once for a hex as it lies and a size, then kept.

`side` is that of the hex in pixels.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache

from render import fonts, palette
from render.hexes import marks, pieces, spots
from render.hexes.badges import badge_sprite
from render.hexes.edges import toll
from render.hexes.geometry import Point
from render.hexes.spots import (
    BOTTOM,
    LEFT,
    LOWER_LEFT,
    LOWER_RIGHT,
    RIGHT,
    TOP,
    UPPER_LEFT,
    UPPER_RIGHT,
    LabelPart,
    Want,
)
from render.hexes.sprites import Sketch, Sprite, Word, kept
from render.hexes.views import FOR_TRAINS, HexView

_NUMBER = (LOWER_RIGHT, LOWER_LEFT, BOTTOM, TOP, UPPER_RIGHT, UPPER_LEFT)
_DIRECTIONS = {
    "coordinate": (UPPER_LEFT, UPPER_RIGHT, LOWER_LEFT, TOP, BOTTOM, LOWER_RIGHT),
    "value": (UPPER_RIGHT, TOP, LOWER_RIGHT, BOTTOM, LOWER_LEFT, UPPER_LEFT, RIGHT, LEFT),
    "letter": (LOWER_LEFT, BOTTOM, TOP, UPPER_LEFT, LEFT, LOWER_RIGHT, UPPER_RIGHT, RIGHT),
    "terrain": (UPPER_RIGHT, LOWER_RIGHT, LOWER_LEFT, BOTTOM, TOP, LEFT, RIGHT),
    "badge": (LOWER_RIGHT, UPPER_RIGHT, LOWER_LEFT, UPPER_LEFT, BOTTOM, TOP, RIGHT, LEFT),
}
_MODEL = 134
"""The size of hex for which places are found."""
_EDGE = 3
"""How far the edge of a label in the colour of the ground reaches, in pixels at that size: others may touch it."""
_ROUND = ((0.0, 0.4), (0.29, 0.71), (0.59, 0.92))
"""What stands for a round end: how much narrower a part is than the whole, and how high, in heights of it."""
_LINE = 0.26
"""The distance of two lines."""
_NAME, _SHORT, _LETTERS = 9.0, 1.5, (7, 6, 5, 4, 3)
"""What leaving a name out costs, and its short forms: all its longer words cut to so many letters."""
_MISSING, _MOST = {"number": 20.0, "coordinate": 25.0, "badge": 40.0}, 100.0
"""What leaving other labels out costs, what a player needs least first; and any that isn't listed."""
_NARROW = "/narrow"
"""Ends the key of a badge in its narrow form."""
_TRIES, _NAME_TRIES, _ENOUGH = 240, 40, 5.0
"""How many orders of a full hex's labels are tried at most, without its name and with it; what all may cost then."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A piece at a place of its hex, in pixels from the hex's centre."""

    key: str
    sprite: Sprite
    x: int
    y: int

    @property
    def middle(self) -> Point:
        """Where its middle lies."""
        left, top, right, bottom = self.sprite.box((self.x, self.y))
        return (left + right) / 2, (top + bottom) / 2


@lru_cache(maxsize=1024)
def labels_of(view: HexView, side: int) -> tuple[Placed, ...]:
    """All labels of a hex, with their keys; a name's are its lines."""
    edge, ink = _edge(view), palette.COAST if view.sea else palette.INK
    sprites, narrow = _sprites(view, side), _sprites(view, side, narrow=True) if view.badges else {}
    placed: list[Placed] = []
    for key, (x, y) in _places(view):
        sprite = sprites.get(key) or narrow.get(key) or pieces.lines(tuple(key.split("\n")), side, _LINE, ink, edge)
        left, top = x * side - sprite.image.width / 2, y * side - sprite.image.height / 2
        placed.append(Placed(key.removesuffix(_NARROW), sprite, round(left - sprite.x), round(top - sprite.y)))
    return tuple(placed)


@lru_cache(maxsize=1024)
def left_out(view: HexView, side: int) -> tuple[Sprite, ...]:
    """The labels, but for the name, for which a full hex has no room, as on a white ground."""
    found = {key.removesuffix(_NARROW) for key, _ in _places(view)}
    wanted = {} if view.by_phase else _sprites(replace(view, colour="white"), side)
    return tuple(sprite for key, sprite in wanted.items() if key not in found)


@lru_cache(maxsize=2048)
def _places(view: HexView) -> tuple[tuple[str, Point], ...]:
    """Where the labels go, by their keys (of the name: its lines). The same for all sizes of hex."""
    wants = [_want(view, key, sprite) for key, sprite in _sprites(view, _MODEL).items()]
    arrows = tuple(sorted(view.track.sides())) if view.off_board else ()
    found = spots.arrange(view.track, _orders(view, wants), arrows, view.squares)
    if view.by_phase or all(each.key in found for each in wants):
        return tuple(found.items())
    return tuple(_squeezed(view).items())


def _squeezed(view: HexView) -> dict[str, Point]:
    """The places on a full hex: narrow badges, many orders of the labels, and the name where room is left."""
    sprites = _sprites(view, _MODEL, narrow=True)
    wants = {key: _want(view, key, sprite) for key, sprite in sprites.items()}
    found = spots.arrange(view.track, _shuffled([*wants.values()], _TRIES), (), view.squares, _ENOUGH)
    kept, names = [wants[key] for key in found], list(_name_wants(view))
    if not names:
        return found
    orders = ([*order, name] for order in (kept, *_shuffled(kept, _NAME_TRIES)) for name in names)
    named = spots.arrange(view.track, orders, (), view.squares, _ENOUGH)
    return named if named.keys() >= found.keys() else found


def _shuffled(wants: Sequence[Want], tries: int) -> Iterator[Sequence[Want]]:
    """Their orders, evenly chosen where there are more than `tries`."""
    step = -(-math.factorial(len(wants)) // tries)
    return itertools.islice(itertools.permutations(wants), 0, None, step)


def _orders(view: HexView, wants: list[Want]) -> Iterator[list[Want]]:
    """The orders in which labels may take their places, for each form of the name the likely ones first."""
    blocks = [each for each in wants if each.key.startswith("phases")]
    others = [each for each in wants if each not in blocks]
    for name in list(_name_wants(view)) or [None]:
        for block in blocks or [None]:
            these = [*([block] if block else []), *others]
            for order in (these, [*these[:1], *these[:0:-1]], these[::-1]):
                if name is None:
                    yield order
                elif view.off_board:
                    yield [name, *order]
                else:
                    yield from _mixed(name, order)


def _mixed(name: Want, wants: list[Want]) -> list[list[Want]]:
    """The name after the coordinate, after the next label, last, or first."""
    return [[*wants[:number], name, *wants[number:]] for number in (*sorted({1, 2, len(wants)}), 0)]


def _edge(view: HexView) -> palette.Colour:
    return palette.SEA if view.sea else palette.halo(view.colour)


def _sprites(view: HexView, side: int, narrow: bool = False) -> dict[str, Sprite]:
    """The labels but the name, in the order in which they take their places; badges in their narrow form or not."""
    edge = _edge(view)
    if view.sea:
        return {"toll": toll(view.toll, side)} if view.toll else {}
    found: dict[str, Sprite] = {}
    if view.by_phase:
        for columns in _columns(len(view.by_phase)):
            found[f"phases:{columns}"] = value_block(view.by_phase, view.current, columns, side)
    found["coordinate"] = pieces.label(view.id, "plain", side, palette.faint_ink(view.colour), edge)
    worth = "/".join(dict.fromkeys(str(value) for value in view.worth if value))
    if worth and not view.by_phase:
        found["value"] = pieces.value_disc(worth, side, edge)
    if view.letter:
        found["letter"] = pieces.label(view.letter, "bold", side, palette.LETTER, edge)
    if view.terrain:
        cost = str(sum(each.cost for each in view.terrain))
        found["terrain"] = marks.terrain(tuple((each.kind, each.symbols) for each in view.terrain), cost, side, edge)
    if view.tile:
        found["number"] = pieces.tile_number(view.number, view.dots, side, palette.faint_ink(view.colour), edge)
    for number, badge in enumerate(view.badges):
        found[f"badge:{number}{_NARROW if narrow else ''}"] = badge_sprite(badge, side, edge, narrow)
    if view.note:
        found["note"] = pieces.label(view.note, "mark", side, palette.RIVER, edge)
    return found


def _columns(values: int) -> list[int]:
    """In how many columns the values of the phases may stand, the usual number first."""
    return [2, 4, 1] if values == 4 else [*range(values, 0, -1)]


def _want(view: HexView, key: str, sprite: Sprite) -> Want:
    layout, kind = view.track.layout, key.split(":")[0]
    tastes: dict[str, spots.Taste] = {"toll": _on_sea, "note": _on_the_lake}
    if kind == "phases":
        usual = _columns(len(view.by_phase))
        return Want(key, _block(sprite), _in_the_middle, extra=0.3 * usual.index(int(key.split(":")[1])))
    if kind == "terrain" and not view.track.kinds and not view.track.paths:
        return Want(key, _block(sprite), _in_the_middle)
    taste = tastes.get(kind) or spots.outward(layout, _DIRECTIONS.get(kind, _NUMBER))
    if kind == "value":
        return Want(key, _round(sprite), taste)
    parts = _numbered(view, sprite) if kind == "number" else _block(sprite)
    return Want(key, parts, taste, _MISSING.get(kind, _MOST))


def _size(sprite: Sprite) -> tuple[float, float]:
    """How wide and high a label is without its edge, in sides of the hex."""
    return (sprite.image.width - 2 * _EDGE) / _MODEL, (sprite.image.height - 2 * _EDGE) / _MODEL


def _block(sprite: Sprite) -> tuple[LabelPart, ...]:
    wide, high = _size(sprite)
    return ((wide, -high / 2, high / 2),)


def _round(sprite: Sprite) -> tuple[LabelPart, ...]:
    """A disc, or a level bar with round ends."""
    wide, high = _size(sprite)
    return tuple((wide - less * high, -part * high / 2, part * high / 2) for less, part in _ROUND)


def _numbered(view: HexView, sprite: Sprite) -> tuple[LabelPart, ...]:
    """A number and the narrower row of dots below it."""
    wide, high = _size(sprite)
    dots = max(0.1, 0.07 * view.dots)
    return ((wide, -high / 2, high * 0.25), (min(wide, dots), high * 0.25, high / 2))


def _name_wants(view: HexView) -> Iterator[Want]:
    """The forms of the hex's name, its text as key: whole, then short, in one line or two."""
    bare = not view.track.kinds and not view.track.paths
    for lines, extra in forms(view.name):
        parts = _lined(lines)
        if view.sea:
            taste = _on_sea
        elif view.off_board:
            taste = _above_values
        else:
            taste = _beside_stops(view.track.layout, len(lines), 0.1 if bare else 0.42)
        yield Want("\n".join(lines), parts, taste, _NAME, extra)


def _lined(lines: list[str]) -> tuple[LabelPart, ...]:
    """Lines of lettering, each as wide as it is."""
    wide, high = _size(pieces.lines(tuple(lines), _MODEL, _LINE, palette.INK, palette.WHITE))
    widths = [fonts.width(each, "mark", pieces.text_size(_MODEL)) / _MODEL for each in lines]
    step = high / len(lines)
    return tuple(
        (min(wide, each), number * step - high / 2, (number + 1) * step - high / 2)
        for number, each in enumerate(widths)
    )


def forms(name: str) -> Iterator[tuple[list[str], float]]:
    """The lines of a name, and how little they are liked: whole in one line or two, then with its longer words cut."""
    for lines in _ways_to_break(name):
        yield lines, 0.2 * (len(lines) - 1)
    told = {name}
    for letters in _LETTERS:
        short = " ".join(each if len(each) <= letters + 1 else f"{each[:letters]}." for each in name.split(" "))
        if short not in told:
            told.add(short)
            for lines in _ways_to_break(short):
                yield lines, _SHORT + 0.5 * (_LETTERS[0] - letters) + 0.2 * (len(lines) - 1)


def _ways_to_break(name: str) -> list[list[str]]:
    if not name:
        return []
    if " - " in name and len(name) > 18:
        first, second = name.split(" - ", 1)
        return [[f"{first} –", second]]
    if " & " in name:
        first, second = name.split(" & ", 1)
        return [[name], [f"{first} &", second]]
    if " " in name:
        first, second = name.rsplit(" ", 1)
        return [[name], [first, second]]
    return [[name]]


# --- where readers look for them


@cache
def _beside_stops(layout: str, lines: int, best: float) -> spots.Taste:
    """Below the middle, or, a little worse, above it."""
    best += 0.12 * (lines - 1) + (0.07 if layout == "pointy" and best > 0.2 else 0.0)
    return lambda x, y: 1.4 * min(abs(y - best), abs(y + best) + 0.1) + 0.5 * abs(x)


def _in_the_middle(x: float, y: float) -> float:
    return 0.66 * (abs(x) + abs(y - 0.06))


def _above_values(x: float, y: float) -> float:
    """In the upper half, so that there's room for the values below."""
    return min(abs(y + 0.46), abs(y - 0.5) + 0.2) + abs(x)


def _on_sea(x: float, y: float) -> float:
    """Beside the way over the sea, away from the land above and below."""
    return 0.2 * abs(y) + 0.05 * abs(x)


def _on_the_lake(x: float, y: float) -> float:
    return 0.5 * abs(y - 0.5) + 3 * abs(x)


@kept
def value_block(by_phase: tuple[tuple[str, int], ...], current: str, columns: int, side: int) -> Sprite:
    """What an off-board area is worth in each phase, in boxes of the phases' colours; the current one is framed."""
    size, high, gap, frame = pieces.text_size(side), 0.285 * side, 0.03 * side, 0.035 * side
    boxes = [(phase, _box_text(phase, value)) for phase, value in by_phase]
    wide = {text: fonts.width(text, "bold", size) + 0.12 * side for _, text in boxes}
    rows = [boxes[start : start + columns] for start in range(0, len(boxes), columns)]
    widths = [sum(wide[text] for _, text in row) + gap * (len(row) - 1) for row in rows]
    left, top = -max(widths) / 2, -(len(rows) * high + (len(rows) - 1) * gap) / 2
    sketch = Sketch(left - 6, top - 6, -left + 6, -top + 6, palette.halo("red"))
    places: list[tuple[float, float, str, str]] = []
    for number, (row, across) in enumerate(zip(rows, widths, strict=True)):
        x = -across / 2
        for phase, text in row:
            places.append((x, top + number * (high + gap), phase, text))
            x += wide[text] + gap
    words: list[Word] = []
    for x, y, phase, text in sorted(places, key=lambda each: each[2] == current):
        fill = palette.fill(phase)
        if phase == current:
            ends = x + wide[text] + frame, y + high + frame
            sketch.box(x - frame - 2, y - frame - 2, ends[0] + 2, ends[1] + 2, 5, palette.WHITE)
            sketch.box(x - frame, y - frame, *ends, 4, palette.INK)
        sketch.box(x, y, x + wide[text], y + high, 2, fill)
        ink = palette.lettering(fill) if phase == current else palette.mix(palette.lettering(fill), fill, 0.15)
        words.append(Word(text, x + wide[text] / 2, y + high / 2, "bold", size, ink))
    return sketch.finish(*words)


def _box_text(phase: str, value: int) -> str:
    """What stands in the box of a phase, or of a kind of trains."""
    return f"{phase.removeprefix(FOR_TRAINS)} {value}" if phase.startswith(FOR_TRAINS) else str(value)


def forget() -> None:
    """Forget all places (for measuring)."""
    labels_of.cache_clear()
    left_out.cache_clear()
    _places.cache_clear()
