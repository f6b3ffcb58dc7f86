"""Who holds what: players by companies, with cash, certificates and worth."""

from __future__ import annotations

from PIL import Image

from engine.state import CompanyState
from render import fonts, palette
from render.maps.board import token_of
from render.picture import Picture
from render.sheets.cards import certificates
from render.sheets.page import MARGIN, WIDTH, Page, pill, sign
from render.wording import (
    capitalised,
    figure,
    fitted_name,
    headline,
    percent_of,
    price_of,
    priority_of,
    seat_name,
)

_ROW, _SIGN, _PRICE = 74, 150, 96


def holdings(picture: Picture) -> Image.Image:
    """One table for all; figures are per cent, a director's are on dark ground."""
    state, words = picture.state, picture.words
    page = Page(3000)
    page.title(f"{picture.title.name} · {words('picture-holdings')}", headline(picture))
    majors = [(each, now) for each, now in state.companies.items() if now.shares and not now.closed]
    stocks = list(dict.fromkeys(holder for _, now in majors for holder in now.shares if holder not in state.seats))
    columns = [*state.seats, *stocks]
    left = MARGIN + _SIGN + _PRICE
    wide = (WIDTH - MARGIN - left) / max(1, len(columns))
    _column_heads(page, picture, columns, left, wide)
    for number, (company, now) in enumerate(_by_price(picture, majors)):
        _share_row(page, picture, company, now, columns, (left, wide), number)
    page.pen.line((MARGIN, page.y, WIDTH - MARGIN, page.y), fill=palette.INK, width=3)
    page.y += 4
    _figure_row(
        page, words("picture-cash"), [figure(picture, state.players[each].cash) for each in state.seats], left, wide
    )
    _figure_row(page, words("picture-certificates"), [certificates(picture, each) for each in state.seats], left, wide)
    if picture.worth:
        _figure_row(page, words("picture-worth"), [_worth(picture, each) for each in state.seats], left, wide)
    _companies_row(page, picture, left, wide)
    page.y += 10
    note = f"{words('picture-percent')}; {words('picture-president-mark')}"
    x = page.text(MARGIN, page.y + 20, capitalised(note), "plain", 34, palette.FAINT_INK)
    if priority_of(picture):
        x += 44
        page.pen.polygon([(x, page.y + 12), (x + 32, page.y + 12), (x + 16, page.y + 28)], fill=palette.LAST_MOVE)
        page.text(x + 44, page.y + 20, words("picture-priority"), "plain", 34, palette.FAINT_INK)
    page.y += 50
    return page.finish()


def _worth(picture: Picture, seat: str) -> str:
    """What a player is worth; "" if nobody said."""
    return figure(picture, picture.worth[seat]) if seat in picture.worth else ""


def _by_price(picture: Picture, majors: list[tuple[str, CompanyState]]) -> list[tuple[str, CompanyState]]:
    return sorted(majors, key=lambda each: -(price_of(picture.state, picture.title, each[0]) or 0))


def _column_heads(page: Page, picture: Picture, columns: list[str], left: int, wide: float) -> None:
    seats = picture.state.seats
    for number, holder in enumerate(columns):
        x, middle = left + wide * (number + 0.5), page.y + 32
        if holder not in seats:
            _stock_head(page, picture.words(f"picture-{holder}"), x, middle, wide - 4)
            continue
        colour = palette.PLAYERS[number % len(palette.PLAYERS)]
        name = seat_name(picture, holder)
        size = next((size for size in (38, 34, 30) if fonts.width(name, "bold", size) <= wide - 20), 28)
        page.plate(x - wide / 2 + 4, page.y, wide - 8, 64, colour, colour, 12, 2)
        page.text(x, middle, fitted_name(picture, holder, "bold", size, round(wide - 20)), "bold", size,
                  palette.lettering(colour), "m")  # fmt: skip
        if holder == priority_of(picture):
            page.pen.polygon([(x - 16, page.y + 68), (x + 16, page.y + 68), (x, page.y + 84)], fill=palette.LAST_MOVE)
    page.y += 90


def _stock_head(page: Page, name: str, x: float, middle: int, room: float) -> None:
    """What shares are held by that is no player, in two lines where one would be small."""
    size = fonts.largest(name, "plain", (36, 32, 28, 24, 21), room)
    lines = [name] if fonts.width(name, "plain", size) <= room else fonts.wrapped(name, "plain", size, round(room))
    for number, line in enumerate(lines):
        y = middle + (number - (len(lines) - 1) / 2) * (size + 2)
        page.text(x, y, line, "plain", size, palette.FAINT_INK, "m")


def _share_row(
    page: Page,
    picture: Picture,
    company: str,
    now: CompanyState,
    columns: list[str],
    grid: tuple[int, float],
    number: int,
) -> None:
    left, wide = grid
    middle = page.y + _ROW // 2
    if number % 2 == 0:
        page.pen.rectangle((MARGIN, page.y, WIDTH - MARGIN, page.y + _ROW - 1), fill=palette.ZEBRA)
    data = picture.title.companies[company]
    text, size = sign(data.mark, company, _SIGN - 40, 38)
    page.put(pill(text, _SIGN - 16, 56, palette.rgb(data.colour), size), MARGIN + _SIGN // 2 - 4, middle)
    price = price_of(picture.state, picture.title, company)
    page.text(left - 20, middle, "" if price is None else str(price), "plain", 38, anchor="r")
    for column, holder in enumerate(columns):
        x, percent = left + wide * (column + 0.5), percent_of(now, holder)
        if not percent:
            page.text(x, middle, "·", "plain", 38, palette.FAINT_INK, "m")
        elif holder == now.president:
            page.plate(x - 42, middle - 29, 84, 58, palette.PICK, palette.PICK, 10, 2)
            page.text(x, middle, str(percent), "bold", 42, palette.WHITE, "m")
        else:
            page.text(x, middle, str(percent), "plain", 40, palette.INK, "m")
    page.y += _ROW


def _figure_row(page: Page, name: str, values: list[str], left: int, wide: float) -> None:
    middle = page.y + 34
    page.text(MARGIN, middle, fonts.fitted(capitalised(name), "plain", 36, left - MARGIN - 8), "plain", 36)
    for number, value in enumerate(values):
        size = next((size for size in (40, 36, 32) if fonts.width(value, "bold", size) <= wide - 8), 28)
        page.text(left + wide * (number + 0.5), middle, value, "bold", size, anchor="m")
    page.y += 68


def _companies_row(page: Page, picture: Picture, left: int, wide: float) -> None:
    """The tokens of the companies that each player owns whole."""
    state = picture.state
    owned = [
        [each for each, now in state.companies.items() if now.owner == seat and now.in_play] for seat in state.seats
    ]
    if not any(owned):
        return
    per_line = max(1, int((wide - 6) // 62))
    lines = max(-(-len(each) // per_line) for each in owned)
    name = picture.words("picture-companies")
    page.text(MARGIN, page.y + 36, fonts.fitted(capitalised(name), "plain", 36, left - MARGIN - 8), "plain", 36)
    for number, companies in enumerate(owned):
        for order, company in enumerate(companies):
            line = companies[order // per_line * per_line :][:per_line]
            x = left + wide * (number + 0.5) + (order % per_line - (len(line) - 1) / 2) * 62
            page.put(token_of(picture.title, company, 104), x, page.y + 36 + order // per_line * 64)
    page.y += 10 + 64 * lines
