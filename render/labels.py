"""The labels of one hex and where they go: found once for a hex as it lies and a size, then kept."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from render import fonts, geometry, marks, palette, pieces, spots
from render.badges import badge_sprite
from render.edges import toll
from render.geometry import Point
from render.spots import BOTTOM, LEFT, LOWER_LEFT, LOWER_RIGHT, RIGHT, TOP, UPPER_LEFT, UPPER_RIGHT, Box, Want
from render.sprites import Sketch, Sprite, Word, kept
from render.views import HexView

_COORDINATE = (UPPER_LEFT, UPPER_RIGHT, LOWER_LEFT, TOP, BOTTOM, LOWER_RIGHT)
_VALUE = (UPPER_RIGHT, TOP, LOWER_RIGHT, BOTTOM, LOWER_LEFT, UPPER_LEFT, RIGHT, LEFT)
_NUMBER = (LOWER_RIGHT, LOWER_LEFT, BOTTOM, TOP, UPPER_RIGHT, UPPER_LEFT)
_LETTER = (LOWER_LEFT, BOTTOM, TOP, UPPER_LEFT, LEFT, LOWER_RIGHT, UPPER_RIGHT, RIGHT)
_COST = (UPPER_RIGHT, LOWER_RIGHT, LOWER_LEFT, BOTTOM, TOP, LEFT, RIGHT)
_BADGE = (LOWER_RIGHT, UPPER_RIGHT, LOWER_LEFT, UPPER_LEFT, BOTTOM, TOP, RIGHT, LEFT)
_MODEL = 134
"""The size of hex for which places are found."""
_BLOCKS = frozenset({"number", "terrain", "phases", "badge", "toll"})
_NAME_OVER_TRACK = {"flat": 0.8, "pointy": 0.3}
"""How bad it is if a name covers track. On pointy hexes the other places are where names stick out of the hex."""
_CAPITAL = 0.2
"""The height of a line's capitals with its edge, in sides of the hex."""
_LINE = 0.26
"""The distance of two lines."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A piece at a place of its hex, in pixels from the hex's centre."""

    sprite: Sprite
    x: int
    y: int


@lru_cache(maxsize=1024)
def labels_of(view: HexView, side: int, foreign: tuple[Box, ...] = ()) -> tuple[Placed, ...]:
    """All labels of a hex; foreign: where names of its neighbours lie on it, from its middle."""
    edge, ink = _edge(view), palette.COAST if view.sea else palette.INK
    sprites = _sprites(view, side)
    placed: list[Placed] = []
    for key, place in _places(view, foreign):
        if key in sprites:
            placed.append(_placed(sprites[key], place, side, key.split(":")[0] in _BLOCKS))
            continue
        lines = key.split("\n")
        for number, line in enumerate(lines):
            at = (place[0], place[1] + _LINE * (number - (len(lines) - 1) / 2))
            placed.append(_placed(pieces.label(line, "mark", side, ink, edge), at, side))
    return tuple(placed)


@lru_cache(maxsize=2048)
def _places(view: HexView, foreign: tuple[Box, ...] = ()) -> tuple[tuple[str, Point], ...]:
    """Where the labels go, by their keys (of the name: its lines). The same for all sizes of hex."""
    wants = [_want(view, key, sprite, _MODEL) for key, sprite in _sprites(view, _MODEL).items()]
    names, turned = _name_wants(view, _MODEL), [*wants[:1], *wants[:0:-1]]
    if view.off_board:
        orders = [[name, *wants] for name in names] or [wants]
    else:
        orders = [order for name in names for these in (wants, turned) for order in _mixed(name, these)] or [wants]
    arrows = tuple(sorted(view.track.sides())) if view.off_board else ()
    return tuple(spots.arrange(view.track, orders, arrows, foreign).items())


@lru_cache(maxsize=2048)
def overhang(view: HexView) -> Box | None:
    """The name of a hex if it sticks out of it, and so lies on a neighbour."""
    lines = {want.key: want for want in _name_wants(view, _MODEL)}
    for key, place in _places(view):
        if key in lines:
            box = (place, lines[key].width, lines[key].height)
            return box if any(geometry.inside(view.track.layout, each) < 0 for each in spots.corners(*box)) else None
    return None


def lying_on(layout: str, side: int, box: Box) -> Box | None:
    """A neighbour's name seen from the hex that has the neighbour behind a side; None if it doesn't reach it."""
    (x, y), wide, high = box
    out, away = 2 * geometry.APOTHEM, geometry.direction(geometry.side_angle(layout, side))
    moved = (round(x + out * away[0], 3), round(y + out * away[1], 3))
    return (
        (moved, wide, high)
        if any(geometry.inside(layout, each) > 0 for each in spots.corners(moved, wide, high))
        else None
    )


def _mixed(name: Want, wants: list[Want]) -> list[list[Want]]:
    """The name after the coordinate, after the next label, last, or first."""
    return [[*wants[:number], name, *wants[number:]] for number in (*sorted({1, 2, len(wants)}), 0)]


def _placed(sprite: Sprite, place: Point, side: int, block: bool = False) -> Placed:
    """A piece whose capitals, or, for a block of several parts, whose middle lies at a place."""
    x, y = place[0] * side, place[1] * side
    if block:
        x, y = x - sprite.x - sprite.image.width / 2, y - sprite.y - sprite.image.height / 2
    return Placed(sprite, round(x), round(y))


def _edge(view: HexView) -> palette.Colour:
    return palette.SEA if view.sea else palette.halo(view.colour)


def _sprites(view: HexView, side: int) -> dict[str, Sprite]:
    """The labels but the name, in the order in which they take their places."""
    edge = _edge(view)
    if view.sea:
        return {"toll": toll(view.toll, side)} if view.toll else {}
    found: dict[str, Sprite] = {}
    if view.by_phase:
        found["phases"] = value_block(view.by_phase, view.current, side)
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
        found[f"badge:{number}"] = badge_sprite(badge, side, edge)
    if view.note:
        found["note"] = pieces.label(view.note, "mark", side, palette.RIVER, edge)
    return found


def _want(view: HexView, key: str, sprite: Sprite, side: int) -> Want:
    wide, high = sprite.image.width / side, sprite.image.height / side
    match key.split(":")[0]:
        case "toll":
            return Want(key, wide, high, places=_on_sea())
        case "badge":
            return Want(key, wide - 0.02, high - 0.02, _BADGE, anywhere=0.5, limit=9.0)
        case "phases":
            return Want(key, wide, high, places=_block_places(view.off_board))
        case "coordinate":
            return Want(key, wide - 0.02, _CAPITAL, _COORDINATE, anywhere=1.2)
        case "value":
            return Want(key, wide - 0.03, high - 0.03, _VALUE, anywhere=1.2)
        case "letter":
            return Want(key, wide, _CAPITAL, _LETTER, anywhere=1.2)
        case "terrain":
            empty = not view.track.kinds and not view.track.paths
            return Want(key, wide, high - 0.04, _COST, (((0.0, 0.08), -0.4),) if empty else ())
        case "note":
            return Want(key, wide, _CAPITAL, (), tuple(((0.0, y / 20), abs(y - 10) / 40) for y in range(-14, 15)), 0.1)
        case _:
            return Want(key, wide - 0.02, high - 0.05, _NUMBER, anywhere=1.2)


def _name_wants(view: HexView, side: int) -> list[Want]:
    """The forms of the hex's name, in one line or two, with the text as key. It would rather go than cover a token."""
    forms: list[Want] = []
    bare = not view.track.kinds and not view.track.paths
    for lines in _ways_to_break(view.name):
        wide = max(fonts.width(line, "mark", pieces.text_size(side)) for line in lines) / side + 0.02
        key, high = "\n".join(lines), _LINE * len(lines) - 0.03
        if view.sea:
            forms.append(Want(key, wide, high, places=_on_sea(), overhang=0.12))
            continue
        if view.off_board:
            places = _off_board_name_places()
        else:
            places = _name_places(view.track.layout, len(lines), 0.1 if bare else 0.42)
        over = _NAME_OVER_TRACK[view.track.layout]
        forms.append(Want(key, wide, high, places=places, overhang=0.18, over_track=over, limit=14.0))
    return forms


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


@cache
def _name_places(layout: str, lines: int, best: float) -> tuple[tuple[Point, float], ...]:
    """Below the middle, or, a little worse, above it; also a little to either side. Never across a level side."""
    shift = 0.12 * (lines - 1)
    most = 0.84 if layout == "pointy" else geometry.APOTHEM - 0.02 - _LINE * lines / 2
    if layout == "pointy" and best > 0.2:
        best += 0.07
    return tuple(
        (
            (x / 20, y / 25),
            2.2 * min(abs(y / 25 - best - shift), abs(y / 25 + best + shift) + 0.1) + abs(x) / 30 + 0.2 * (lines - 1),
        )
        for y in range(-21, 22)
        for x in (0, -2, 2)
        if abs(y / 25) <= most
    )


@cache
def _block_places(off_board: bool) -> tuple[tuple[Point, float], ...]:
    """The lower middle of an off-board area, which is empty; elsewhere, away from the track."""
    reach = 6 if off_board else 13
    return tuple(
        ((x / 20, y / 20), (abs(x) + abs(y - 1)) / 30) for x in range(-reach, reach + 1) for y in range(-reach, 10)
    )


def _off_board_name_places() -> tuple[tuple[Point, float], ...]:
    """In the upper half, so that there's room for the values below."""
    return tuple(((0.0, y / 25), min(abs(y / 25 + 0.46), abs(y / 25 - 0.5) + 0.2)) for y in range(-18, 19))


@cache
def _on_sea() -> tuple[tuple[Point, float], ...]:
    """Beside the way over the sea, away from the land above and below."""
    return tuple(((x / 12, y / 12), abs(y) / 60) for x in range(-8, 9) for y in range(-6, 7))


@kept
def value_block(by_phase: tuple[tuple[str, int], ...], current: str, side: int) -> Sprite:
    """What an off-board area is worth in each phase, in boxes of the phases' colours; the current one is framed."""
    size = pieces.text_size(side)
    wide = max(fonts.width(str(value), "bold", size) for _, value in by_phase) + 0.12 * side
    high, columns = 0.285 * side, 2 if len(by_phase) == 4 else len(by_phase)
    rows = -(-len(by_phase) // columns)
    gap, frame = 0.03 * side, 0.035 * side
    left, top = -(columns * wide + (columns - 1) * gap) / 2, -(rows * high + (rows - 1) * gap) / 2
    sketch = Sketch(left - 6, top - 6, -left + 6, -top + 6, palette.halo("red"))
    words: list[Word] = []
    for number, (phase, value) in sorted(enumerate(by_phase), key=lambda each: each[1][0] == current):
        x, y = left + number % columns * (wide + gap), top + number // columns * (high + gap)
        fill = palette.fill(phase)
        if phase == current:
            sketch.box(x - frame - 2, y - frame - 2, x + wide + frame + 2, y + high + frame + 2, 5, palette.WHITE)
            sketch.box(x - frame, y - frame, x + wide + frame, y + high + frame, 4, palette.INK)
        sketch.box(x, y, x + wide, y + high, 2, fill)
        ink = palette.lettering(fill) if phase == current else palette.mix(palette.lettering(fill), fill, 0.15)
        words.append(Word(str(value), x + wide / 2, y + high / 2, "bold", size, ink))
    return sketch.finish(*words)


def forget() -> None:
    """Forget all places (for measuring)."""
    labels_of.cache_clear()
    _places.cache_clear()
    overhang.cache_clear()
