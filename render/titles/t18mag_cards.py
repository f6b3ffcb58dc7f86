"""The solo opponent's cards: each of his companies' lines, done, current or to come, and the stock card's."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from render import fonts, palette
from render.maps.board import token_of
from render.picture import UnknownPicture
from render.sheets.cards import train_boxes, train_limit
from render.sheets.page import MARGIN, TEXT, WIDTH, Page, pill, pip, sign
from render.wording import capitalised, headline, money, percent_of, price_of

if TYPE_CHECKING:
    from PIL import Image

    from engine.titles.t18mag.state import MagState
    from render.picture import Picture

_NUMBER, _PILL = 90, 170
_FULL = palette.rgb("#B9E3B0")
"""The ground of a line of the stock card of which he has as much as he wants."""
HIGHEST_SKIPS = "buy_2_train_from_next_higher"


class CardLine(NamedTuple):
    """A line of a company's card: its number, "done", "now" or "later", and what it orders."""

    number: int
    state: str
    order: str


def _own(picture: Picture) -> MagState:
    return cast("MagState", picture.state.own)


def minors_of(picture: Picture) -> list[str]:
    """The companies that have a card; none in a game without an opponent."""
    return list(getattr(picture.state.own, "cards", {})) if "solo" in picture.title.raw else []


def lines_of(picture: Picture, minor: str) -> list[CardLine]:
    """A company's card; the one with the highest number can't buy from a higher one, which counts as done (12.4.5)."""
    actions = _card(picture, minor)["actions"]
    skipped = minor == max(minors_of(picture), key=int)
    done = _own(picture).cards[minor]
    found: list[CardLine] = []
    current = True
    for place, action in enumerate(actions):
        if place < done or (skipped and action["do"] == HIGHEST_SKIPS):
            state = "done"
        else:
            state, current = ("now" if current else "later"), False
        found.append(CardLine(place + 1, state, _order(picture, action)))
    return found


def _card(picture: Picture, minor: str) -> dict[str, Any]:
    return picture.title.raw["solo"]["company_cards"][minor]


def _order(picture: Picture, action: dict[str, Any]) -> str:
    hex_id = action.get("hex", "")
    name = picture.title.board.hexes[hex_id].name if hex_id else ""
    return picture.words(
        "picture-order",
        do=action["do"],
        train=picture.words("picture-train", train=action.get("new", action.get("train", "2"))),
        above=action.get("treasury_above", 0),
        hex=f"{hex_id} {name}".strip(),
        price=action.get("price", action.get("higher_price", 0)),
        other=action.get("lower_price", 0),
    )


def facts(picture: Picture, company: str) -> list[tuple[str, str]]:
    """The card of a company of his, line by line."""
    if company not in minors_of(picture):
        return []
    words = picture.words
    keeps = (
        [(words("picture-card", state="now"), words("picture-keeps"))]
        if _card(picture, company)["keeps_a_train"]
        else []
    )
    lines = lines_of(picture, company)
    return [*keeps, *((f"{words('picture-card', state=each.state)} {each.number}", each.order) for each in lines)]


def sheet(picture: Picture) -> Image.Image:
    """All his cards, then what he does next; raises UnknownPicture in a game without an opponent."""
    minors = minors_of(picture)
    if not minors:
        raise UnknownPicture("no opponent's cards")
    page = Page(3600)
    page.title(f"{picture.title.name} · {picture.words('picture-opponent')}", headline(picture))
    if any(_card(picture, each)["keeps_a_train"] for each in minors):
        page.lines([capitalised(picture.words("picture-keeps"))])
    for minor in minors:
        _company(page, picture, minor)
    _stock(page, picture)
    if picture.lines:
        page.text(MARGIN, page.y + 22, capitalised(picture.words("picture-next-turn")), "bold", TEXT)
        page.y += 52
        page.lines(picture.lines)
    return page.finish()


def _company(page: Page, picture: Picture, minor: str) -> None:
    now = picture.state.companies[minor]
    middle = page.y + 44
    page.plate(MARGIN - 8, page.y, WIDTH - 2 * MARGIN + 16, 88, palette.ZEBRA, palette.CELL_LINE, 12, 2)
    page.put(token_of(picture.title, minor, 134), MARGIN + 44, middle)
    limit = max(train_limit(picture, minor), len(now.trains))
    right = WIDTH - MARGIN - limit * 78
    train_boxes(page, right, middle, now.trains, limit, 56)
    page.text(right - 18, middle, money(picture, now.cash), "bold", TEXT, anchor="r")
    room = right - 30 - fonts.width(money(picture, now.cash), "bold", TEXT) - MARGIN - 104
    page.text(MARGIN + 96, middle, fonts.fitted(picture.title.companies[minor].name, "bold", TEXT, room), "bold", TEXT)
    page.y += 98
    for line in lines_of(picture, minor):
        _card_line(page, line)
    page.y += 14


def _card_line(page: Page, line: CardLine) -> None:
    """Done: green with a tick; now: dark; later: white."""
    fill = {"done": _FULL, "now": palette.PICK, "later": palette.WHITE}[line.state]
    middle = page.y + 26
    page.put(pip(26, fill, str(line.number), 36), MARGIN + 34, middle)
    if line.state == "done":
        x = MARGIN + 74
        page.pen.line([(x - 8, middle), (x, middle + 10), (x + 16, middle - 14)], fill=palette.INK, width=5)
    _wrapped(page, line.order, palette.FAINT_INK if line.state == "done" else palette.INK,
             "bold" if line.state == "now" else "plain")  # fmt: skip


def _wrapped(page: Page, text: str, ink: palette.Colour, face: str = "plain") -> None:
    for line in fonts.wrapped(text, face, 36, WIDTH - 2 * MARGIN - _NUMBER - 20):
        page.text(MARGIN + _NUMBER + 14, page.y + 26, line, face, 36, ink)
        page.y += 48
    page.y += 8


def _stock(page: Page, picture: Picture) -> None:
    """The stock card's lines in order: company, what he holds of what he wants, price."""
    words, name = picture.words, picture.title.raw["solo"]["opponent"]
    page.plate(MARGIN - 8, page.y, WIDTH - 2 * MARGIN + 16, 72, palette.ZEBRA, palette.CELL_LINE, 12, 2)
    cash = money(picture, picture.state.players[name].cash)
    page.text(MARGIN + 8, page.y + 36, capitalised(words("picture-stock-card")), "bold", TEXT)
    page.text(620, page.y + 36, words("picture-card-holds"), "plain", 36, palette.FAINT_INK, "m")
    page.text(860, page.y + 36, words("picture-price"), "plain", 36, palette.FAINT_INK, "r")
    page.text(WIDTH - MARGIN - 8, page.y + 36, cash, "bold", TEXT, anchor="r")
    page.y += 84
    for number, (major, held, most, price) in enumerate(stock_lines(picture), 1):
        middle = page.y + 34
        page.put(pip(28, _FULL if held >= most else palette.WHITE, str(number), 36), MARGIN + 34, middle)
        text, size = sign(picture.title.companies[major].mark, major, _PILL - 20, 38)
        colour = palette.rgb(picture.title.companies[major].colour)
        page.put(pill(text, _PILL, 56, colour, size), MARGIN + _NUMBER + 14 + _PILL // 2, middle)
        page.text(620, middle, f"{held} / {most} %", "bold" if held < most else "plain", TEXT, anchor="m")
        page.text(860, middle, money(picture, price), "plain", TEXT, anchor="r")
        page.y += 70
    page.y += 14


def stock_lines(picture: Picture) -> Iterator[tuple[str, int, int, int]]:
    """Company, percent held, percent wanted, price."""
    name, cards = picture.title.raw["solo"]["opponent"], picture.title.raw["solo"]["stock_cards"]
    for major, most in cards[_own(picture).stock_card]["lines"]:
        held = percent_of(picture.state.companies[major], name)
        yield major, held, most, price_of(picture.state, picture.title, major) or 0


def sheet_text(picture: Picture) -> list[str]:
    """The cards in sentences: what he does next first, as the whole may be cut."""
    words = picture.words
    parts = list(picture.lines)
    for minor in minors_of(picture):
        told = [f"{each.number} {each.order}" for each in lines_of(picture, minor) if each.state != "done"]
        parts.append(f"{minor}: {'; '.join(told) or words('picture-none')}")
    shares = ", ".join(f"{major} {held}/{most} %" for major, held, most, _ in stock_lines(picture))
    return [*parts, f"{capitalised(words('picture-stock-card'))}: {shares}"]
