"""The price chart with all companies on it, the one that runs first on top."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.title import CellData
from render import palette
from render.page import MARGIN, WIDTH, Page, pill, sign
from render.picture import Picture
from render.titles import style_of
from render.wording import capitalised, headline

_FOLD = 8
"""How many cells of a chart in one row stand side by side."""
_MOST_COLUMNS = 11
_PRICE, _PILL, _GAP = 54, 50, 8


def market(picture: Picture) -> Image.Image:
    """A chart of one row is folded like text; of a wide chart in two dimensions the part with companies is shown."""
    title, words = picture.title, picture.words
    lines = _lines(list(title.cells.values()), picture)
    page = Page(400 + sum(_height(line, picture) + 16 for line in lines))
    page.title(f"{title.name} · {words('picture-market')}", headline(picture))
    columns = max(len(line) for line in lines)
    wide = (WIDTH - 2 * MARGIN + _GAP) // columns
    for line in lines:
        high = _height(line, picture)
        for number, cell in enumerate(line):
            if cell is not None:
                _cell(page, picture, cell, MARGIN + number * wide, wide - _GAP, high)
        page.y += high + 14
    page.y += 8
    page.text(MARGIN, page.y + 20, capitalised(words("picture-market-order")), "plain", 36, palette.FAINT_INK)
    page.y += 50
    if style_of(title.id).start_cells:
        page.text(MARGIN, page.y + 20, capitalised(words("picture-market-start")), "plain", 36, palette.FAINT_INK)
        page.y += 50
    return page.finish()


def _lines(cells: Sequence[CellData], picture: Picture) -> list[list[CellData | None]]:
    """The cells as they stand on the picture, None where there's none."""
    rows = sorted({cell.row for cell in cells})
    if len(rows) == 1:
        return [list(cells[start : start + _FOLD]) for start in range(0, len(cells), _FOLD)]
    columns = _columns(cells, picture)
    places = {(cell.row, cell.column): cell for cell in cells}
    lines = [[places.get((row, column)) for column in columns] for row in rows]
    return [line for line in lines if any(line)]


def _columns(cells: Sequence[CellData], picture: Picture) -> range:
    """The columns that are shown: all, or those around the companies."""
    last = max(cell.column for cell in cells)
    used = [cell.column for cell in cells if picture.state.market.get(cell.id)] or [0]
    start = max(0, min((min(used) + max(used) - _MOST_COLUMNS + 1) // 2, last + 1 - _MOST_COLUMNS))
    return range(start, min(last + 1, start + _MOST_COLUMNS))


def _height(line: Sequence[CellData | None], picture: Picture) -> int:
    tallest = max((len(picture.state.market.get(cell.id, ())) for cell in line if cell), default=0)
    return _PRICE + 10 + tallest * (_PILL + 6)


def _cell(page: Page, picture: Picture, cell: CellData, x: int, wide: int, high: int) -> None:
    start = cell.id in style_of(picture.title.id).start_cells
    here = picture.state.market.get(cell.id, ())
    if start:
        page.plate(x, page.y, wide, high, palette.TABLE, palette.START_LINE, 10, 3)
        page.plate(x + 6, page.y + 6, wide - 12, high - 12, palette.START_CELL, palette.START_LINE, 6, 2)
    else:
        page.plate(x, page.y, wide, high)
    face, ink = ("bold", palette.INK) if here else ("plain", palette.FAINT_INK)
    page.text(x + wide / 2, page.y + 34, str(cell.price), face, 40, ink, "m")
    for number, company in enumerate(here):
        data = picture.title.companies[company]
        text, size = sign(data.mark, company, wide - 26, 36)
        middle = page.y + _PRICE + 4 + number * (_PILL + 6) + _PILL // 2
        page.put(pill(text, wide - 12, _PILL, palette.rgb(data.colour), size), x + wide / 2, middle)
