"""What the players were worth round by round: a line for each, with its own marks, labelled at its end."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from PIL import Image

from render import fonts, palette
from render.hexes import geometry
from render.hexes.geometry import Point
from render.hexes.sprites import Sketch, Sprite, kept
from render.picture import Picture, RoundWealth, UnknownPicture
from render.sheets.page import MARGIN, WIDTH, Page
from render.wording import capitalised, figure, fitted_name, headline, money, round_label, seat_name

_TOP, _HIGH, _LEFT, _LABELS = 150, 760, 130, 330
_SHAPES = ("disc", "square", "triangle", "diamond", "cross", "star")
_REACH = 11


def wealth(picture: Picture) -> Image.Image:
    """The chart of `picture.history`; raises UnknownPicture where there's nothing to show."""
    history, state = picture.history, picture.state
    if not history:
        raise UnknownPicture("no history of the players' worth")
    page = Page(_TOP + _HIGH + 150)
    page.title(f"{picture.title.name} · {picture.words('picture-wealth')}", headline(picture))
    values = [each.worth.get(seat, 0) for each in history for seat in state.seats]
    low, high, step = scale(min(0, *values), max(1, *values))
    area = (_LEFT, _TOP, WIDTH - _LABELS, _TOP + _HIGH)
    _grid(page, picture, area, (low, high, step))
    ends: list[tuple[float, int]] = []
    for number, seat in enumerate(state.seats):
        points = [_point(area, (low, high), each.worth.get(seat, 0), place, len(history))
                  for place, each in enumerate(history)]  # fmt: skip
        _line(page, points, number)
        ends.append((points[-1][1], number))
    _end_labels(page, picture, area, ends)
    page.y = _TOP + _HIGH + 100
    return page.finish()


def scale(low: int, high: int) -> tuple[int, int, int]:
    """The ends of an axis and the step of its lines: round figures, at most seven steps."""
    step = 10 ** max(1, int(math.log10(max(1, high - low))) - 1)
    factor = next(factor for factor in (1, 2, 5, 10, 20, 50, 100) if (high - low) / (step * factor) <= 6)
    step *= factor
    return math.floor(low / step) * step, math.ceil(high / step) * step, step


def _point(area: tuple[int, int, int, int], ends: tuple[int, int], value: int, place: int, count: int) -> Point:
    across = place / (count - 1) if count > 1 else 0.0
    up = (value - ends[0]) / (ends[1] - ends[0])
    return area[0] + 14 + across * (area[2] - area[0] - 28), area[3] - up * (area[3] - area[1])


def _grid(page: Page, picture: Picture, area: tuple[int, int, int, int], axis: tuple[int, int, int]) -> None:
    """Stock rounds are shaded; their numbers stand below as far as there's room."""
    low, high, step = axis
    history = picture.history
    page.pen.rectangle(area, fill=palette.WHITE)
    taken = 0
    for place, each in enumerate(history):
        x = _point(area, (low, high), low, place, len(history))[0]
        if each.round == "stock" and len(history) > 1:
            half = (area[2] - area[0] - 28) / (len(history) - 1) / 2
            page.pen.rectangle((max(area[0], x - half), area[1], min(area[2], x + half), area[3]), fill=palette.ZEBRA)
        label = round_label(each.round, each.set_number, each.round_number)
        wide = fonts.width(label, "plain", 34)
        if x - wide / 2 > taken and (each.round == "stock" or len(history) <= 8):
            page.text(x, area[3] + 32, label, "plain", 34, palette.FAINT_INK, "m")
            taken = round(x + wide / 2 + 14)
    for value in range(low, high + 1, step):
        y = _point(area, (low, high), value, 0, 2)[1]
        page.pen.line((area[0], y, area[2], y), fill=palette.CELL_LINE, width=2)
        page.text(area[0] - 14, y, figure(picture, value), "plain", 34, palette.FAINT_INK, "r")
    page.text(area[0], area[3] + 78, capitalised(picture.words("picture-wealth-rounds")), "plain", 34,
              palette.FAINT_INK)  # fmt: skip


def _line(page: Page, points: Sequence[Point], number: int) -> None:
    colour = palette.PLAYERS[number % len(palette.PLAYERS)]
    left, top = min(x for x, _ in points) - 8, min(y for _, y in points) - 8
    right, bottom = max(x for x, _ in points) + 8, max(y for _, y in points) + 8
    sketch = Sketch(left, top, right, bottom, palette.WHITE)
    for one, other in itertools.pairwise(points):
        sketch.polygon(geometry.ribbon((one, other), 6), colour)
        sketch.disc(*other, 3, colour)
    page.put(sketch.finish(), 0, 0)
    step = max(1, len(points) // 7)
    shown = sorted({*range(number % step, len(points), step), len(points) - 1})
    for place in shown:
        page.put(_marker(_SHAPES[number % len(_SHAPES)], colour), *points[place])


@kept
def _marker(shape: str, colour: palette.Colour) -> Sprite:
    sketch = Sketch(-_REACH - 6, -_REACH - 6, _REACH + 6, _REACH + 6, palette.WHITE)
    for reach, ink in ((_REACH + 3.0, palette.WHITE), (float(_REACH), colour)):
        _shape(sketch, shape, reach, ink)
    return sketch.finish()


def _shape(sketch: Sketch, shape: str, reach: float, ink: palette.Colour) -> None:
    if shape == "disc":
        sketch.disc(0, 0, reach, ink)
    elif shape == "cross":
        for turn in (45, 135):
            ends = (geometry.turned((-reach * 1.15, 0), turn), geometry.turned((reach * 1.15, 0), turn))
            sketch.polygon(geometry.ribbon(ends, reach * 0.75), ink)
    else:
        corners = {"square": (4, 45, 1.2), "triangle": (3, 270, 1.25), "diamond": (4, 0, 1.25), "star": (6, 0, 1.2)}
        count, first, size = corners[shape]
        around = [geometry.direction(first + 360 * number / count) for number in range(count)]
        sketch.polygon([(reach * size * x, reach * size * y) for x, y in around], ink)


def _end_labels(
    page: Page, picture: Picture, area: tuple[int, int, int, int], ends: Sequence[tuple[float, int]]
) -> None:
    """Name and worth beside the end of each line, moved apart where they would meet."""
    seats, last = picture.state.seats, picture.history[-1].worth
    y = area[1] - 100.0
    free = area[3] - 84.0 * (len(ends) - 1)
    for place, (wanted, number) in enumerate(sorted(ends)):
        y = max(y + 84, min(wanted, free + 84 * place))
        x = area[2] + 30
        colour = palette.PLAYERS[number % len(palette.PLAYERS)]
        page.pen.line((area[2] - 4, wanted, area[2] + 16, y), fill=palette.CELL_LINE, width=2)
        page.put(_marker(_SHAPES[number % len(_SHAPES)], colour), x, y)
        name = fitted_name(picture, seats[number], "bold", 38, WIDTH - MARGIN - x - 24)
        page.text(x + 24, y - 19, name, "bold", 38)
        page.text(x + 24, y + 21, money(picture, last.get(seats[number], 0)), "plain", 36)


def wealth_text(picture: Picture) -> list[str]:
    """What each player was worth after the first, the middle and the last round."""
    history: tuple[RoundWealth, ...] = picture.history
    chosen = sorted({0, len(history) // 2, len(history) - 1})
    return [
        f"{round_label(each.round, each.set_number, each.round_number)}: "
        + ", ".join(
            f"{seat_name(picture, seat)} {figure(picture, each.worth.get(seat, 0))}" for seat in picture.state.seats
        )
        for each in (history[place] for place in chosen)
    ]
