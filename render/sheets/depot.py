"""The trains: what is left of each kind, what it costs and does, until when it runs; and the phases they bring."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PIL import Image

from engine.title import PhaseData, TrainData
from render import fonts, palette
from render.picture import Picture
from render.sheets.page import MARGIN, TEXT, WIDTH, Page
from render.titles import style_of
from render.wording import capitalised, headline, money, phase_name

_ROW = 76
_COLUMNS = (MARGIN + 170, 390, 570, 740)
"""Where the columns end: reach, price, left, pool; the last one only while there's a train in the pool."""
_GAP = 40
"""Between the last of these columns and the words that follow."""
UNLIMITED = "∞"


def depot(picture: Picture) -> Image.Image:
    """Two tables: trains and phases; the phase in force is on dark ground."""
    words, title = picture.words, picture.title
    page = Page(500 + (_ROW + 4) * (len(title.trains) + len(title.phases)))
    page.title(f"{title.name} · {words('picture-trains')}", headline(picture))
    heads = (words("picture-capacity" if _capacity(picture) else "picture-reach"), words("picture-train-price"),
             words("picture-train-left"), words("picture-pool"))  # fmt: skip
    for x, head in zip(_columns(picture), heads, strict=False):
        page.text(x, page.y + 20, fonts.fitted(head, "plain", 34, 170), "plain", 34, palette.FAINT_INK, "r")
    page.y += 50
    shown = [each for each in title.trains.values() if each.id in picture.state.depot or not picture.state.depot]
    for number, train in enumerate(shown):
        _train_row(page, picture, train, number)
    page.y += 26
    _phase_heads(page, picture)
    for phase in title.phases.values():
        _phase_row(page, picture, phase)
    for line in own_limits(picture):
        page.text(MARGIN + 16, page.y + 24, line, "plain", 34)
        page.y += 50
    return page.finish()


def own_limits(picture: Picture) -> list[str]:
    """Which companies have a limit of their own, whatever the phase says, and what it is."""
    title, state, limit_of = picture.title, picture.state, style_of(picture.title.id).train_limit
    found: list[str] = []
    for company, now in state.companies.items():
        limits = {each.id: limit_of(title, replace(state, phase=each.id), company) for each in title.phases.values()}
        if not now.closed and any(limit != title.phases[phase].train_limit for phase, limit in limits.items()):
            told = picture.words("picture-train-limit", count=limits.get(state.phase, 0))
            found.append(f"{company}{picture.words('picture-colon')} {told}")
    return found


def _columns(picture: Picture) -> tuple[int, ...]:
    """Where the columns of figures end; an empty one isn't drawn."""
    return _COLUMNS if picture.state.pool else _COLUMNS[:3]


def _raw(picture: Picture, train: str) -> dict[str, Any]:
    return next((each for each in picture.title.raw["trains"] if each["id"] == train), {})


def _capacity(picture: Picture) -> bool:
    """Whether this title's trains have a capacity instead of a reach."""
    return any("capacity" in each for each in picture.title.raw["trains"])


def reach(picture: Picture, train: TrainData) -> str:
    """How far a train runs, or what it carries."""
    if _capacity(picture):
        return str(_raw(picture, train.id).get("capacity", ""))
    return UNLIMITED if train.range is None else str(train.range)


def left(picture: Picture, train: TrainData) -> str:
    """How many of a kind may still be bought from the bank."""
    count = picture.state.depot.get(train.id, train.count)
    return UNLIMITED if count is None else str(count)


def leaves(picture: Picture, train: TrainData) -> str:
    """When a kind of train goes, in words; "" if it never does."""
    when = _raw(picture, train.id).get(style_of(picture.title.id).leaves)
    return picture.words("picture-train-leaves", phase=phase_name(picture, when)) if when else ""


def _train_row(page: Page, picture: Picture, train: TrainData, number: int) -> None:
    middle = page.y + _ROW // 2
    if number % 2 == 0:
        page.pen.rectangle((MARGIN, page.y, WIDTH - MARGIN, page.y + _ROW - 1), fill=palette.ZEBRA)
    gone = left(picture, train) == "0"
    fill = palette.CELL_LINE if gone else palette.PICK
    wide = max(60, fonts.width(train.id, "bold", 38) + 24)
    page.plate(MARGIN + 8, middle - 29, wide, 58, fill, fill, 10, 2)
    page.text(MARGIN + 8 + wide / 2, middle, train.id, "bold", 38, palette.lettering(fill), "m")
    columns, pool = _columns(picture), picture.state.pool.count(train.id)
    values = (reach(picture, train), money(picture, train.price), left(picture, train), str(pool) if pool else "·")
    for x, value in zip(columns, values, strict=False):
        page.text(x, middle, value, "plain" if gone else "bold", 38, palette.FAINT_INK if gone else palette.INK, "r")
    begins = columns[-1] + _GAP
    room = WIDTH - MARGIN - begins
    page.text(begins, middle, fonts.fitted(leaves(picture, train), "plain", 34, room), "plain", 34)
    page.y += _ROW


_PHASE = (MARGIN + 310, 600, 730)


def _phase_heads(page: Page, picture: Picture) -> None:
    words = picture.words
    heads = (words("picture-phase-tiles"), words("picture-phase-limit"), words("picture-phase-rounds"))
    for x, ends, head in zip(_PHASE, (*_PHASE[1:], WIDTH - MARGIN), heads, strict=True):
        page.text(x, page.y + 20, fonts.fitted(head, "plain", 34, ends - x - 8), "plain", 34, palette.FAINT_INK)
    page.y += 50


def _phase_row(page: Page, picture: Picture, phase: PhaseData) -> None:
    current = phase.id == picture.state.phase
    middle, ink = page.y + _ROW // 2, palette.WHITE if current else palette.INK
    fill = palette.PICK if current else palette.CELL
    page.plate(MARGIN, page.y, WIDTH - 2 * MARGIN, _ROW - 6, fill)
    name = fonts.fitted(capitalised(phase_name(picture, phase.id)), "bold", TEXT, 300)
    page.text(MARGIN + 16, middle - 3, name, "bold" if current else "plain", TEXT, ink)
    for number, colour in enumerate(phase.tiles):
        x = _PHASE[0] + number * 62
        page.plate(x, page.y + 12, 54, 46, palette.fill(colour), palette.rim(colour), 6, 3)
        for dot in range(number + 1):
            left_dot, high = x + 27 + (dot - number / 2) * 11, page.y + 35
            page.pen.ellipse((left_dot - 4, high - 4, left_dot + 4, high + 4), fill=palette.INK)
    page.text(_PHASE[1], middle - 3, str(phase.train_limit), "bold", TEXT, ink)
    page.text(_PHASE[2], middle - 3, str(phase.operating_rounds), "bold", TEXT, ink)
    page.y += _ROW


def depot_text(picture: Picture) -> list[str]:
    """Trains in sentences."""
    words = picture.words
    parts: list[str] = []
    for train in picture.title.trains.values():
        if picture.state.depot and train.id not in picture.state.depot:
            continue
        pool = picture.state.pool.count(train.id)
        more = [f"{words('picture-train-left')} {left(picture, train)}"]
        more += [f"{words('picture-pool')} {pool}"] if pool else []
        more += [leaves(picture, train)] if leaves(picture, train) else []
        parts.append(f"{train.id}: {money(picture, train.price)}; {'; '.join(more)}")
    phase = picture.title.phases.get(picture.state.phase)
    if phase:
        parts.append(capitalised(words("picture-train-limit", count=phase.train_limit)))
    return [*parts, *own_limits(picture)]
