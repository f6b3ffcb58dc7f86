"""A game as a film: the board as each round began with everybody's worth below it, at last a card of what came of it.

It's an animated WebP without loss. Discord's apps play that in attachments on every platform, which they don't do with
an animated PNG; a GIF would do as well, but is some times larger.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from engine.title import TitleData
from render import fonts, palette
from render.fonts import write
from render.hexes import sprites
from render.hexes.geometry import Grid
from render.maps.board import Scene, ground_of
from render.picture import Picture
from render.titles import style_of
from render.wording import fitted_name, headline, money

WIDTH = 800
"""Twice what a phone has across."""
FRAME, CARD = 900, 8000
"""Milliseconds that a round and the last card are shown."""
MOST_BYTES = 8 * 2**20
_MARGIN, _HEADER, _ROW, _TEXT, _HEADING = 20, 96, 54, 30, 40
_NAME, _MONEY = 210, 150
_TALLEST = 900
_SIDES = range(60, 20, -2)
_COLOURS = 96

Box = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A heading of the last card, and what stands below it."""

    heading: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Layout:
    """How the parts of a board lie on a frame: the hexes' side; each part's hexes, its box on the grid, its corner."""

    side: int
    parts: tuple[tuple[frozenset[str], Box, tuple[int, int]], ...]
    bottom: int


def film(rounds: Sequence[Picture], card: Sequence[Paragraph]) -> bytes:
    """The film of these positions, each with the `worth` of its players, and of the last card."""
    layout = _layout(rounds[0].title)
    most = max(1, *(each for picture in rounds for each in picture.worth.values()))
    frames = [_frame(each, layout, most) for each in rounds]
    frames.append(_card(rounds[-1], card, frames[0].size))
    return _animated(frames)


def _animated(frames: Sequence[Image.Image]) -> bytes:
    """One file of all; in colours that are the same in each, so that only what changes takes room."""
    common = frames[-2].quantize(_COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    plain = [each.quantize(palette=common, dither=Image.Dither.NONE).convert("RGB") for each in frames]
    out = io.BytesIO()
    times = [FRAME] * (len(plain) - 1) + [CARD]
    plain[0].save(
        out, "WEBP", save_all=True, append_images=plain[1:], duration=times, loop=0, lossless=True, quality=20, method=1
    )
    return out.getvalue()


def _frame(picture: Picture, layout: _Layout, most: int) -> Image.Image:
    """The board at the beginning of a round, and a bar for each player's worth."""
    title, seats = picture.title, picture.state.seats
    image = sprites.blank(WIDTH, layout.bottom + _ROW * len(seats) + _MARGIN, ground_of(title))
    pen = sprites.draw_on(image)
    write(pen, (_MARGIN, 30), title.name, "bold", _HEADING, palette.INK)
    write(pen, (_MARGIN, 72), headline(picture), "plain", _TEXT, palette.FAINT_INK)
    for hexes, box, (left, top) in layout.parts:
        window = left, top, left + box[2] - box[0], top + box[3] - box[1]
        grid = Grid(title.board.layout, layout.side, title.board.letters)
        scene = Scene(image, grid, box[0] - left, box[1] - top, window, title, picture.state, 0, hexes)
        scene.draw_grounds()
        scene.draw_stops()
    pen.rectangle((0, layout.bottom, WIDTH, image.height), fill=palette.TABLE)
    room = WIDTH - 2 * _MARGIN - _NAME - _MONEY
    for number, seat in enumerate(seats):
        worth, y = picture.worth.get(seat, 0), layout.bottom + _MARGIN // 2 + _ROW * number + _ROW // 2
        name = fitted_name(picture, seat, "bold", _TEXT, _NAME - 12)
        write(pen, (_MARGIN, y), name, "bold", _TEXT, palette.INK)
        end = _MARGIN + _NAME + max(2, round(room * max(0, worth) / most))
        colour = palette.PLAYERS[number % len(palette.PLAYERS)]
        pen.rectangle((_MARGIN + _NAME, y - 17, end, y + 17), fill=colour)
        write(pen, (end + 12, y), money(picture, worth), "plain", _TEXT, palette.INK)
    return image


def _card(picture: Picture, card: Sequence[Paragraph], size: tuple[int, int]) -> Image.Image:
    """The last card; what has no room on it is left out."""
    image = sprites.blank(*size, palette.TABLE)
    pen, y = sprites.draw_on(image), 30
    write(pen, (_MARGIN, y), picture.title.name, "bold", _HEADING, palette.INK)
    y += 30
    for each in card:
        y += 40
        write(pen, (_MARGIN, y), fonts.clean(each.heading), "plain", _TEXT - 2, palette.FAINT_INK)
        for text in each.lines:
            for line in fonts.wrapped(fonts.clean(text), "bold", _TEXT, WIDTH - 2 * _MARGIN):
                y += 40
                if y < size[1] - _MARGIN:
                    write(pen, (_MARGIN, y), line, "bold", _TEXT, palette.INK)
        y += 10
    return image


def _layout(title: TitleData) -> _Layout:
    """The largest hexes with which the whole board fits: its parts side by side, or one below the other."""
    parts = list(style_of(title.id).parts(title).values())
    parts = parts if len(parts) > 1 else [frozenset(title.board.hexes)]
    for side in _SIDES:
        grid = Grid(title.board.layout, side, title.board.letters)
        if abs(grid.apothem - 0.8660254 * side) > 0.26:
            continue
        boxes = [grid.box(each) for each in parts]
        for found in (_beside(boxes), _below(boxes)):
            right = max(x + box[2] - box[0] for box, (x, _) in zip(boxes, found, strict=True))
            bottom = max(y + box[3] - box[1] for box, (_, y) in zip(boxes, found, strict=True)) + _MARGIN
            if right <= WIDTH and bottom <= _TALLEST:
                return _Layout(side, tuple(zip(parts, boxes, found, strict=True)), bottom)
    raise ValueError(f"the board of {title.id} is too large for a film")


def _beside(boxes: Sequence[Box]) -> list[tuple[int, int]]:
    """Corners of parts in a row, in the middle of the frame."""
    wide = sum(box[2] - box[0] for box in boxes) + _MARGIN * (len(boxes) - 1)
    x, found = max(0, (WIDTH - wide) // 2), list[tuple[int, int]]()
    for box in boxes:
        found.append((x, _HEADER))
        x += box[2] - box[0] + _MARGIN
    return found


def _below(boxes: Sequence[Box]) -> list[tuple[int, int]]:
    """Corners of parts in a column."""
    y, found = _HEADER, list[tuple[int, int]]()
    for box in boxes:
        found.append((max(0, (WIDTH - box[2] + box[0]) // 2), y))
        y += box[3] - box[1] + _MARGIN
    return found
