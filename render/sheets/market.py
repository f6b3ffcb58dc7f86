"""The price chart with all companies on it, the one that runs first on top."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image

from engine.title import CellData, ZoneData
from render import fonts, palette
from render.palette import Colour
from render.picture import Picture
from render.sheets.page import MARGIN, WIDTH, Page, pill, sign
from render.titles import style_of
from render.wording import capitalised, end_words, headline

_FOLD = {0: 8, 2: 7}
"""How many cells of a chart in one row stand side by side, by the number of further prices in a cell."""
_MOST_COLUMNS = 11
_MULTIPLE = 10
"""Dividends are multiples of this."""
_PRICE, _PILL, _GAP, _SURCHARGE = 54, 50, 8, 42
_ZONES = {"uncounted": "#FFE38A", "unlimited": "#C9966B", "closed": "#8C8F96"}
"""Grounds of cells by what their zone means; each has its number of dots too."""
_PRINTED = {"orange": "#F3A04E"}
"""Those of zones that are printed in another colour."""


def market(picture: Picture) -> Image.Image:
    """A chart of one row is folded like text; of a wide chart in two dimensions the part with companies is shown."""
    title, words = picture.title, picture.words
    lines = _lines(list(title.cells.values()), picture)
    page = Page(900 + sum(_height(line, picture) + 16 for line in lines))
    page.title(f"{title.name} · {words('picture-market')}", headline(picture))
    page.lines(end_words(picture))
    columns = max(len(line) for line in lines)
    wide = (WIDTH - 2 * MARGIN + _GAP) // columns
    for line in lines:
        high = _height(line, picture)
        for number, cell in enumerate(line):
            if cell is not None:
                _cell(page, picture, cell, MARGIN + number * wide, wide - _GAP, high)
            elif number and line[number - 1] and any(line[number:]):
                for dot in (-14, 0, 14):
                    _dot(page, MARGIN + number * wide + (wide - _GAP) / 2 + dot, page.y + 34)
        page.y += high + (14 if columns <= 8 else 8)
    page.y += 8
    shown = [cell for line in lines for cell in line if cell]
    _legend(page, picture, shown)
    _movements(page, picture)
    return page.finish()


def _lines(cells: Sequence[CellData], picture: Picture) -> list[list[CellData | None]]:
    """The cells as they stand on the picture, None where there's none."""
    rows = sorted({cell.row for cell in cells})
    if len(rows) == 1:
        fold = _FOLD[len(style_of(picture.title.id).surcharges(picture.title, cells[0]))]
        return [list(cells[start : start + fold]) for start in range(0, len(cells), fold)]
    columns = _columns(cells, picture)
    places = {(cell.row, cell.column): cell for cell in cells}
    lines = [[places.get((row, column)) for column in columns] for row in rows]
    return [line for line in lines if any(line)]


def _columns(cells: Sequence[CellData], picture: Picture) -> list[int]:
    """The columns that are shown, -1 where some are left out: those around the companies, always all that have one."""
    last = max(cell.column for cell in cells)
    used = {cell.column for cell in cells if picture.state.market.get(cell.id)} or {0}
    if max(used) - min(used) < _MOST_COLUMNS:
        start = max(0, min((min(used) + max(used) - _MOST_COLUMNS + 1) // 2, last + 1 - _MOST_COLUMNS))
        return list(range(start, min(last + 1, start + _MOST_COLUMNS)))
    shown = used
    for column in sorted(range(min(used), max(used) + 1), key=lambda each: min(abs(each - other) for other in used)):
        if len(_with_gaps(shown | {column})) <= _MOST_COLUMNS:
            shown = shown | {column}
    return _with_gaps(shown)


def _with_gaps(columns: Iterable[int]) -> list[int]:
    """In order, with -1 between two that aren't neighbours."""
    found: list[int] = []
    for column in sorted(columns):
        found += [-1, column] if found and column > found[-1] + 1 else [column]
    return found


def _height(line: Sequence[CellData | None], picture: Picture) -> int:
    tallest = max((len(picture.state.market.get(cell.id, ())) for cell in line if cell), default=0)
    further = any(style_of(picture.title.id).surcharges(picture.title, cell) for cell in line if cell)
    return _PRICE + 10 + (_SURCHARGE if further else 0) + tallest * (_PILL + 6)


def zone_meaning(zone: ZoneData) -> str:
    """What a zone of the chart means, as one word; "" if it means nothing."""
    if zone.closes:
        return "closed"
    if not zone.limited:
        return "unlimited"
    return "" if zone.counts else "uncounted"


def _cell(page: Page, picture: Picture, cell: CellData, x: int, wide: int, high: int) -> None:
    style = style_of(picture.title.id)
    here = picture.state.market.get(cell.id, ())
    zone = picture.title.zones[cell.zone] if cell.zone else None
    meaning = zone_meaning(zone) if zone is not None else ""
    start = cell.id in style.start_cells(picture.title, picture.state)
    _ground(page, x, wide, high, zone, start)
    price = "×" if meaning == "closed" else str(cell.price)
    size = fonts.largest(price, "bold", (40, 36, 32, 26), wide - (20 if start else 8))
    ink = palette.INK if here or meaning else palette.FAINT_INK
    page.text(x + wide / 2, page.y + (30 if meaning else 34), price, "bold" if here else "plain", size, ink, "m")
    y = page.y + _PRICE + 4
    further = style.surcharges(picture.title, cell)
    colours = list(style.surcharge_colours.values())
    for number, value in enumerate(further):
        room = (wide - 12) / len(further)
        fill = palette.rgb(colours[number])
        page.plate(x + 6 + number * room, y - 2, room, _SURCHARGE - 6, fill, fill, 4, 1)
        page.text(x + 6 + (number + 0.5) * room, y + _SURCHARGE / 2 - 5, str(value), "plain", 32, anchor="m")
    y += _SURCHARGE if further else 0
    for number, company in enumerate(here):
        data = picture.title.companies[company]
        text, size = sign(data.mark, company, wide - (26 if wide > 80 else 8), 36 if wide > 80 else 26)
        middle = y + number * (_PILL + 6) + _PILL // 2
        page.put(pill(text, wide - 12 if wide > 80 else wide - 2, _PILL, palette.rgb(data.colour), size),
                 x + wide / 2, middle)  # fmt: skip


def tint(zone: ZoneData) -> Colour:
    """The colour of a zone's cells."""
    meaning = zone_meaning(zone)
    return palette.rgb(_PRINTED.get(zone.id, _ZONES[meaning])) if meaning else palette.CELL


def _ground(page: Page, x: int, wide: int, high: int, zone: ZoneData | None, start: bool) -> None:
    meaning = zone_meaning(zone) if zone is not None else ""
    fill: Colour = tint(zone) if zone is not None else palette.CELL
    if start:
        page.plate(x, page.y, wide, high, palette.TABLE, palette.START_LINE, 10, 3)
        page.plate(x + 6, page.y + 6, wide - 12, high - 12, fill if meaning else palette.START_CELL,
                   palette.START_LINE, 6, 2)  # fmt: skip
    else:
        page.plate(x, page.y, wide, high, fill)
    dots = list(_ZONES).index(meaning) + 1 if meaning else 0
    for number in range(dots):
        _dot(page, x + wide / 2 + (number - (dots - 1) / 2) * 12, page.y + 54)


def _dot(page: Page, x: float, y: float) -> None:
    page.pen.ellipse((x - 3, y - 3, x + 3, y + 3), fill=palette.INK)


def _legend(page: Page, picture: Picture, shown: Iterable[CellData]) -> None:
    """What order and colours mean, one line each."""
    words, style = picture.words, style_of(picture.title.id)
    page.text(MARGIN, page.y + 20, capitalised(words("picture-market-order")), "plain", 36, palette.FAINT_INK)
    page.y += 52
    cells = list(shown)
    starts = style.start_cells(picture.title, picture.state)
    if any(cell.id in starts for cell in cells):
        page.text(MARGIN, page.y + 20, capitalised(words("picture-market-start")), "plain", 36, palette.FAINT_INK)
        page.y += 52
    if style.surcharge_colours:
        _surcharge_legend(page, picture)
    zones = [picture.title.zones[cell.zone] for cell in cells if cell.zone]
    known = {zone_meaning(zone): zone for zone in zones}
    for meaning in (each for each in _ZONES if each in known):
        _ground_sample(page, known[meaning])
        page.text(MARGIN + 96, page.y + 22, capitalised(words("picture-zone", zone=meaning)), "plain", 36)
        page.y += 58


def movements(picture: Picture) -> list[tuple[str, int]]:
    """How far the price moves for which dividend: "20–40", 1; empty in a title without such a table."""
    steps = style_of(picture.title.id).movements(picture.title)
    found: list[tuple[str, int]] = []
    for number, (least, move) in enumerate(steps):
        last = steps[number + 1][0] - _MULTIPLE if number + 1 < len(steps) else None
        span = f"≥ {least}" if last is None else str(least) if last == least else f"{least}–{last}"
        found.append((span, move))
    return found


def _movements(page: Page, picture: Picture) -> None:
    """The table of dividends and movements, side by side."""
    found = movements(picture)
    if not found:
        return
    page.y += 6
    page.text(MARGIN, page.y + 22, capitalised(picture.words("picture-movements")), "bold", 36)
    page.y += 52
    wide = (WIDTH - 2 * MARGIN + _GAP) / len(found)
    for number, (span, move) in enumerate(found):
        x = MARGIN + number * wide
        page.plate(round(x), page.y, round(wide) - _GAP, 104)
        page.text(x + (wide - _GAP) / 2, page.y + 32, span, "plain", 36, anchor="m")
        _steps(page, x + (wide - _GAP) / 2, page.y + 76, move)
    page.y += 116


def _steps(page: Page, x: float, y: float, move: int) -> None:
    """A number with an arrow to its side; a dash for no movement."""
    if not move:
        page.text(x, y, "–", "bold", 38, anchor="m")
        return
    side = 1 if move > 0 else -1
    page.text(x - side * 16, y, str(abs(move)), "bold", 38, anchor="m")
    tip = x + side * 34
    page.pen.line((x + side * 4, y, tip - side * 6, y), fill=palette.INK, width=5)
    page.pen.polygon([(tip, y), (tip - side * 14, y - 10), (tip - side * 14, y + 10)], fill=palette.INK)


def _ground_sample(page: Page, zone: ZoneData) -> None:
    page.plate(MARGIN, page.y, 76, 46, tint(zone))
    dots = list(_ZONES).index(zone_meaning(zone)) + 1
    for number in range(dots):
        _dot(page, MARGIN + 38 + (number - (dots - 1) / 2) * 12, page.y + 22)


def _surcharge_legend(page: Page, picture: Picture) -> None:
    """What the further prices of a cell are, and a sample of each colour below."""
    page.text(MARGIN, page.y + 22, capitalised(picture.words("picture-surcharges")), "plain", 36, palette.FAINT_INK)
    page.y += 52
    x = MARGIN
    for name, code in style_of(picture.title.id).surcharge_colours.items():
        page.plate(x, page.y, 76, 46, palette.rgb(code))
        x = page.text(x + 96, page.y + 22, picture.words("picture-surcharge", zone=name), "plain", 36) + 40
    page.y += 58
