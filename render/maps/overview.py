"""The whole board on one picture, or its parts side by side, with the names of the companies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from engine.title import TitleData
from render import fonts, palette
from render.fonts import write
from render.hexes import sprites
from render.hexes.geometry import Grid
from render.maps.board import Scene, ground_of, token_of
from render.maps.map import MapPicture, compose
from render.maps.strip import below, draw_rest, route_strip
from render.picture import Picture, UnknownPicture
from render.titles import style_of
from render.wording import capitalised, company_name, headline

LONGEST = 2000
"""The long side of an overview, in pixels."""
OVERVIEW_LABEL = 16
_MARGIN, _HEADER, _ROW, _HIGH_ROW, _TEXT, _SMALL_TEXT, _COLUMN = 24, 84, 46, 68, 32, 28, 560
_UNDER_PART = 420
"""The least width of a column of names below a part of a board."""
_LARGEST, _SMALLEST = 120, 30

Box = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where everything goes, in pixels: hexes of side `side`, the parts' boxes on the grid and their corners."""

    side: int
    boxes: tuple[Box, ...]
    corners: tuple[tuple[int, int], ...]
    names: tuple[int, int]
    name_wide: int
    columns: int
    size: tuple[int, int]
    row: int
    """The height of a name: two lines where there's room."""


def overview(picture: Picture) -> MapPicture:
    """The board with title, round, phase and the names of the companies; its long side is at most 2000 pixels."""
    title = picture.title
    parts = _parts(picture)
    companies = [each for each in title.companies if _takes_part(picture, each)]
    layout = _layout(title, [hexes for _, hexes in parts], len(companies))
    image = sprites.blank(*layout.size, ground_of(title))
    scenes: list[Scene] = []
    for (name, hexes), box, (left, top) in zip(parts, layout.boxes, layout.corners, strict=True):
        window = left, top, left + box[2] - box[0], top + box[3] - box[1]
        origin = box[0] - left, box[1] - top
        grid = Grid(title.board.layout, layout.side, title.board.letters)
        scene = Scene(image, grid, *origin, window, title, picture.state, OVERVIEW_LABEL, hexes)
        compose(scene, picture)
        scenes.append(scene)
        if name:
            _part_name(image, capitalised(picture.words("picture-part", part=name)), window)
    end = _header(image, picture)
    draw_rest(image, (view for scene in scenes for view in scene.views.values()), (end + 60, 40))
    _legend(image, picture, companies, layout)
    image = below(image, route_strip(picture, image.width)) if picture.routes else image
    shown = frozenset(each for scene in scenes for each in scene.views)
    return MapPicture(image, min(scene.smallest for scene in scenes), shown)


def side_of(title: TitleData) -> int:
    """How many pixels a side of a hex has where the whole board is shown with all companies."""
    parts = list(style_of(title.id).parts(title).values())
    companies = [each for each in title.companies.values() if each.home is not None]
    return _layout(title, parts if len(parts) > 1 else [frozenset(title.board.hexes)], len(companies)).side


def _parts(picture: Picture) -> list[tuple[str, frozenset[str]]]:
    """The parts that are shown, with their names; one without a name if the board is one; raises UnknownPicture."""
    parts = style_of(picture.title.id).parts(picture.title)
    if picture.part:
        if picture.part not in parts:
            raise UnknownPicture(f"no part {picture.part!r}, only {', '.join(parts) or 'the whole board'}")
        return [(picture.part, parts[picture.part])]
    if len(parts) < 2:
        return [("", frozenset(picture.title.board.hexes))]
    return list(parts.items())


def _takes_part(picture: Picture, company: str) -> bool:
    now = picture.state.companies.get(company)
    return now is not None and not now.closed and (now.in_play or picture.title.companies[company].home is not None)


def _layout(title: TitleData, parts: Sequence[frozenset[str]], companies: int) -> _Layout:
    """The largest hexes with which everything fits: parts side by side, names below the last one, all, or beside."""
    for side in range(_LARGEST, _SMALLEST, -2):
        grid = Grid(title.board.layout, side, title.board.letters)
        if abs(grid.apothem - 0.8660254 * side) > 0.26:
            continue
        boxes = tuple(grid.box(hexes) for hexes in parts)
        for place in (_names_under_last, _names_below, _names_beside):
            found = place(side, boxes, companies)
            if found and max(found.size) <= LONGEST:
                return found
    raise ValueError(f"the board of {title.id} is too large for a picture")


def _corners(boxes: Sequence[Box]) -> tuple[tuple[int, int], ...]:
    """The upper left corners of the parts, side by side."""
    x, found = _MARGIN, list[tuple[int, int]]()
    for box in boxes:
        found.append((x, _HEADER))
        x += box[2] - box[0] + 2 * _MARGIN
    return tuple(found)


def _whole(boxes: Sequence[Box]) -> tuple[int, int]:
    """What the parts take up, with header and margins."""
    wide = sum(box[2] - box[0] for box in boxes) + 2 * _MARGIN * len(boxes)
    return wide, _HEADER + max(box[3] - box[1] for box in boxes) + _MARGIN


def _names_under_last(side: int, boxes: tuple[Box, ...], companies: int) -> _Layout | None:
    """Names in one column in the room that a lower part leaves below it."""
    wide, high = _whole(boxes)
    corners = _corners(boxes)
    last = boxes[-1]
    room = high - _HEADER - (last[3] - last[1]) - 3 * _MARGIN
    row = _HIGH_ROW if companies * _HIGH_ROW <= room else _ROW
    if len(boxes) < 2 or last[2] - last[0] < _UNDER_PART or companies * row > room:
        return None
    at = corners[-1][0], high - _MARGIN - companies * row
    return _Layout(side, boxes, corners, at, last[2] - last[0], 1, (wide, high), row)


def _names_below(side: int, boxes: tuple[Box, ...], companies: int) -> _Layout | None:
    wide, high = _whole(boxes)
    columns = max(1, wide // 600)
    rows = -(-companies // columns)
    size = wide, high + rows * _ROW + _MARGIN
    return _Layout(side, boxes, _corners(boxes), (_MARGIN, high), (wide - 2 * _MARGIN) // columns, columns, size, _ROW)


def _names_beside(side: int, boxes: tuple[Box, ...], companies: int) -> _Layout | None:
    wide, high = _whole(boxes)
    row = _HIGH_ROW if _HEADER + companies * _HIGH_ROW <= high else _ROW
    size = wide + _COLUMN, max(high, _HEADER + companies * row)
    return _Layout(side, boxes, _corners(boxes), (wide, _HEADER), _COLUMN - _MARGIN, 1, size, row)


def _header(image: Image.Image, picture: Picture) -> int:
    """Title, round and phase on the left, up to where they reach; what marks the last move on the right."""
    pen = sprites.draw_on(image)
    x = write(pen, (_MARGIN, 40), picture.title.name, "bold", 46, palette.INK)
    end = write(pen, (x + 28, 40), headline(picture), "plain", 36, palette.FAINT_INK)
    if picture.last and not picture.routes:
        text = picture.words("picture-last-move")
        x = image.width - _MARGIN - fonts.width(text, "plain", 32)
        write(pen, (x, 40), text, "plain", 32, palette.FAINT_INK)
        pen.polygon([(x - 46, 28), (x - 14, 28), (x - 30, 54)], fill=palette.LAST_MOVE)
    return end


def _part_name(image: Image.Image, name: str, window: Box) -> None:
    """The name of a part in the corner of its box that is freest of land: the upper left one."""
    write(sprites.draw_on(image), (window[0] + 4, window[1] + 26), name, "bold", 44, palette.COAST)


def _legend(image: Image.Image, picture: Picture, companies: Sequence[str], layout: _Layout) -> None:
    rows = -(-len(companies) // layout.columns)
    left, top = layout.names
    for number, company in enumerate(companies):
        at = left + number // rows * layout.name_wide, top + number % rows * layout.row
        _legend_entry(image, picture, company, at, (layout.name_wide - 16, layout.row))


def _legend_entry(
    image: Image.Image, picture: Picture, company: str, at: tuple[int, int], room: tuple[int, int]
) -> None:
    """A token, the company's name, and who owns or leads it."""
    now, (x, y) = picture.state.companies[company], (at[0] + 54, at[1] + room[1] // 2)
    token_of(picture.title, company, 76).paste(image, (at[0] + 20, y))
    pen = sprites.draw_on(image)
    holder = now.owner or now.president
    who = fonts.fitted(fonts.clean(picture.name(holder), "bold", holder), "bold", _TEXT, 220) if holder else ""
    wide = room[0] - 54 - (fonts.width(who, "bold", _TEXT) + 16 if who else 0)
    name = company_name(picture.title, company)
    lines, size = _name_lines(name, wide, broken=room[1] == _HIGH_ROW)
    for number, line in enumerate(lines):
        write(pen, (x, _line_middle(y, number, len(lines), size)), line, "plain", size, palette.INK)
    end = x + fonts.width(lines[-1], "plain", size)
    write(pen, (end + 14, _line_middle(y, len(lines) - 1, len(lines), size)), who, "bold", _TEXT, palette.INK)


def _name_lines(name: str, wide: int, *, broken: bool) -> tuple[list[str], int]:
    """A name in so many pixels, with its size: where it's too long smaller, and in two lines if it may be `broken`."""
    if fonts.width(name, "plain", _TEXT) <= wide:
        return [name], _TEXT
    if not broken:
        return [fonts.fitted(name, "plain", _SMALL_TEXT, wide)], _SMALL_TEXT
    first, *others = fonts.wrapped(name, "plain", _SMALL_TEXT, wide)
    return [first, fonts.fitted(" ".join(others), "plain", _SMALL_TEXT, wide)], _SMALL_TEXT


def _line_middle(y: int, number: int, lines: int, size: int) -> int:
    """The height of one of several lines around `y`."""
    return y + round((number - (lines - 1) / 2) * (size + 4))
