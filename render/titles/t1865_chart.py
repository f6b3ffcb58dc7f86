"""The Dragons' chart: each company's row and zone, by its estimation, and what the Dragons hold (5.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from render import fonts, palette
from render.sheets.page import MARGIN, WIDTH, Page, pill, sign
from render.wording import capitalised, headline, percent_of, phase_name, price_of, share

if TYPE_CHECKING:
    from PIL import Image

    from engine.title import TitleData
    from render.picture import Picture

ZONES = ("red", "white", "green")
_FILLS = {"red": "#F0B3A8", "white": "#FFFFFF", "green": "#B9E3B0"}
_SIGNS = {"red": "–", "white": "=", "green": "+"}
_HOLDER = "dragons"
_LABEL, _PILL, _STEP = 150, 56, 64


def estimation(picture: Picture, company: str) -> int:
    """Markers on the map and the phase numbers of the trains (1.9)."""
    state = picture.state
    levels = {train["id"]: train["level"] for train in picture.title.raw["trains"]}
    markers = sum(company in companies for companies in state.tokens.values())
    return markers + sum(levels[train] for train in state.companies[company].trains)


def row_of(picture: Picture, company: str) -> int | None:
    """The row of a company on the chart, from 1; None for one that isn't on it."""
    return getattr(picture.state.own, "rows", {}).get(company)


def zone_of(title: TitleData, row: int, points: int) -> str:
    """The zone of an estimation on a row."""
    threshold = title.raw["chart"][row - 1]["threshold"]
    return "green" if points > threshold else "red" if points < threshold - 1 else "white"


def _bounds(threshold: int) -> dict[str, str]:
    return {"red": f"≤ {threshold - 2}", "white": f"{threshold - 1}–{threshold}", "green": f"≥ {threshold + 1}"}


def _placed(picture: Picture) -> dict[tuple[int, str], list[str]]:
    """The companies by row and zone, those with the higher price first."""
    found: dict[tuple[int, str], list[str]] = {}
    order = sorted(picture.title.companies, key=lambda each: -(price_of(picture.state, picture.title, each) or 0))
    for company in order:
        row = row_of(picture, company) if company in picture.state.companies else None
        if row is not None:
            zone = zone_of(picture.title, row, estimation(picture, company))
            found.setdefault((row, zone), []).append(company)
    return found


def chart(picture: Picture) -> Image.Image:
    """One line a row, three boxes in each, the row of the current phase framed; below, what the Dragons hold."""
    words = picture.words
    page = Page(2600)
    page.title(f"{picture.title.name} · {words('picture-dragons-chart')}", headline(picture))
    placed = _placed(picture)
    wide = (WIDTH - 2 * MARGIN - _LABEL) // 3
    for number, zone in enumerate(ZONES):
        text = f"{_SIGNS[zone]} {words('picture-dragons-zone', zone=zone)}"
        size = next((each for each in range(36, 26, -1) if fonts.width(text, "bold", each) <= wide - 10), 27)
        page.text(MARGIN + _LABEL + (number + 0.5) * wide, page.y + 22, text, "bold", size, anchor="m")
    page.y += 52
    for row, figures in enumerate(picture.title.raw["chart"], 1):
        _row(page, picture, row, figures, placed, wide)
    page.y += 6
    note = capitalised(words("picture-estimation"))
    for line in fonts.wrapped(note, "plain", 34, WIDTH - 2 * MARGIN):
        page.text(MARGIN, page.y + 20, line, "plain", 34, palette.FAINT_INK)
        page.y += 44
    _held(page, picture)
    page.lines(picture.lines)
    return page.finish()


def _row(
    page: Page,
    picture: Picture,
    row: int,
    figures: dict[str, Any],
    placed: dict[tuple[int, str], list[str]],
    wide: int,
) -> None:
    current = figures["phase"] == picture.state.phase
    most = max(len(placed.get((row, zone), ())) for zone in ZONES)
    high = 58 + _STEP * -(-most // 2)
    if current:
        page.plate(MARGIN - 8, page.y - 4, WIDTH - 2 * MARGIN + 16, high + 8, palette.PICK, palette.PICK, 12, 2)
    ink = palette.WHITE if current else palette.INK
    label = fonts.fitted(phase_name(picture, figures["phase"]), "bold" if current else "plain", 36, _LABEL - 10)
    page.text(MARGIN + 4, page.y + high // 2, label, "bold" if current else "plain", 36, ink)
    for number, (zone, bounds) in enumerate(_bounds(figures["threshold"]).items()):
        x = MARGIN + _LABEL + number * wide
        page.plate(x, page.y, wide - 8, high, palette.rgb(_FILLS[zone]))
        page.text(x + wide / 2 - 4, page.y + 28, f"{_SIGNS[zone]}  {bounds}", "plain", 36, palette.FAINT_INK, "m")
        for order, company in enumerate(placed.get((row, zone), ())):
            short, points = picture.title.companies[company].mark, estimation(picture, company)
            text, size = sign(f"{short} {points}", f"{company} {points}", (wide - 28) // 2 - 16, 38)
            colour = palette.rgb(picture.title.companies[company].colour)
            left = x + 8 + order % 2 * (wide - 20) / 2
            page.put(pill(text, (wide - 28) // 2, _PILL, colour, size), left + (wide - 28) / 4,
                     page.y + 56 + order // 2 * _STEP + _PILL // 2)  # fmt: skip
    page.y += high + 14


def held(picture: Picture) -> list[tuple[str, int, int]]:
    """What the Dragons hold: company, certificates, percent."""
    return [
        (each, now.shares[_HOLDER], percent_of(now, _HOLDER))
        for each, now in picture.state.companies.items()
        if now.shares.get(_HOLDER)
    ]


def _limit(picture: Picture) -> str:
    phases = picture.title.raw["phases"]
    limit = next((each.get("dragons_limit") for each in phases if each["id"] == picture.state.phase), None)
    count = sum(number for _, number, _ in held(picture))
    return f"{count}/{limit}" if limit else str(count)


def _held(page: Page, picture: Picture) -> None:
    words = picture.words
    text = f"{capitalised(words('picture-dragons-hold'))}: {words('picture-certificates')} {_limit(picture)}"
    page.text(MARGIN, page.y + 26, text, "bold", 38)
    page.y += 60
    x = MARGIN
    for company, _, percent in held(picture):
        data = picture.title.companies[company]
        if x + 236 > WIDTH - MARGIN:
            x, page.y = MARGIN, page.y + 70
        text, size = sign(data.mark, company, 104, 38)
        page.put(pill(text, 120, _PILL, palette.rgb(data.colour), size), x + 60, page.y + 30)
        page.text(x + 130, page.y + 30, share(picture, percent), "plain", 38)
        x += 250
    page.y += 70 if held(picture) else 0


def chart_text(picture: Picture) -> list[str]:
    """The chart in sentences."""
    words = picture.words
    parts: list[str] = []
    for (row, zone), companies in sorted(_placed(picture).items()):
        phase = phase_name(picture, picture.title.raw["chart"][row - 1]["phase"])
        names = ", ".join(f"{each} ({estimation(picture, each)})" for each in companies)
        parts.append(f"{capitalised(phase)}, {words('picture-dragons-zone', zone=zone)}: {names}")
    shares = ", ".join(f"{company} {percent} %" for company, _, percent in held(picture)) or words("picture-none")
    parts.append(f"{capitalised(words('picture-dragons-hold'))} ({_limit(picture)}): {shares}")
    return [*parts, *(each.removesuffix(".") for each in picture.lines)]
