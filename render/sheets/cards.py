"""The cards of a company and of a player."""

from __future__ import annotations

from PIL import Image

from engine.state import CompanyState
from render import fonts, palette
from render.maps.board import token_of
from render.picture import Picture, UnknownPicture
from render.sheets.page import MARGIN, TEXT, WIDTH, Page, pill, pip, sign
from render.titles import style_of
from render.wording import (
    capitalised,
    company_name,
    fitted_name,
    headline,
    money,
    percent_of,
    price_of,
    priority_of,
    seat_name,
    share,
    state_words,
    station_hexes,
)

_LABEL = 250
"""Where the rows of a card begin, after their names."""
_GAP = 14
"""Between the boxes of trains."""


def company_card(picture: Picture) -> Image.Image:
    """Who leads a company, its money, price, trains, stations and shares; raises UnknownPicture."""
    now = picture.state.companies.get(picture.company)
    if now is None:
        raise UnknownPicture(f"no company {picture.company!r}")
    page = Page(2000)
    _head(page, picture, now)
    _figures(page, figures(picture))
    if now.kind not in style_of(picture.title.id).without_trains:
        _trains(page, picture, now)
    _stations(page, picture, now)
    _facts(page, picture)
    if now.shares:
        _shares(page, picture, now)
    return page.finish()


def facts(picture: Picture) -> list[tuple[str, str]]:
    """What else there is to say of a company: its private companies, and what its title adds."""
    owned = [each for each, owner in picture.state.privates.items() if owner == picture.company]
    lines = style_of(picture.title.id).facts(picture, picture.company)
    if picture.state.companies[picture.company].president and picture.company in picture.company_states:
        lines = [(picture.words("picture-not-operating"), state_words(picture, picture.company)), *lines]
    return [*lines, (picture.words("picture-privates"), ", ".join(owned))] if owned else lines


def _facts(page: Page, picture: Picture) -> None:
    for name, value in facts(picture):
        label = fonts.fitted(capitalised(name), "plain", TEXT, 400)
        x = max(_LABEL, MARGIN + fonts.width(label, "plain", TEXT) + 20)
        middle = _row(page, "", 62)
        page.text(MARGIN, middle, label, "plain", TEXT, palette.FAINT_INK)
        for number, line in enumerate(fonts.wrapped(value, "bold", TEXT, WIDTH - MARGIN - x)):
            middle = _row(page, "", 50) - 6 if number else middle
            page.text(x, middle, line, "bold", TEXT)


def figures(picture: Picture) -> list[tuple[str, str]]:
    """The figures of a company: money, price, start price, loans, terrain tokens."""
    words, now = picture.words, picture.state.companies[picture.company]
    found = [(words("picture-treasury"), money(picture, now.cash))]
    price = price_of(picture.state, picture.title, picture.company)
    if price is not None:
        found.append((words("picture-price"), money(picture, price)))
    if now.par:
        found.append((words("picture-par"), money(picture, now.par)))
    if now.loans or ({"loans", "loan"} & set(picture.title.raw) and now.in_play):
        found.append((words("picture-loans"), str(now.loans)))
    if picture.title.companies[picture.company].terrain_tokens:
        found.append((words("picture-terrain-tokens"), str(now.terrain_tokens)))
    return found


def leader(picture: Picture, now: CompanyState) -> str:
    """Who owns or leads a company, in words; of one that nobody does, why."""
    if picture.company in picture.company_states and not now.president:
        return state_words(picture, picture.company)
    if now.shares:
        if now.president:
            return picture.words("picture-president", player=seat_name(picture, now.president))
        return picture.words("picture-no-president")
    return picture.words("picture-owner", player=seat_name(picture, now.owner)) if now.owner else picture.words(
        "picture-not-drafted"
    )  # fmt: skip


def _head(page: Page, picture: Picture, now: CompanyState) -> None:
    data = picture.title.companies[picture.company]
    colour = palette.rgb(data.colour)
    ink = palette.lettering(colour)
    lines = fonts.wrapped(company_name(picture.title, picture.company), "bold", 50, WIDTH - 2 * MARGIN - 210)
    high = max(170, 40 + 60 * len(lines) + 60)
    page.plate(MARGIN, page.y, WIDTH - 2 * MARGIN, high, colour, palette.INK, 18, 3)
    page.put(token_of(picture.title, picture.company, 230), MARGIN + 100, page.y + high // 2)
    y = page.y + 46
    for line in lines:
        page.text(MARGIN + 200, y, line, "bold", 50, ink)
        y += 58
    told, room = capitalised(leader(picture, now)), WIDTH - 2 * MARGIN - 220
    size = fonts.largest(told, "plain", (42, 38, 34), room)
    page.text(MARGIN + 200, y + 6, fonts.fitted(told, "plain", size, room), "plain", size, ink)
    page.y += high + 18


def _figures(page: Page, found: list[tuple[str, str]]) -> None:
    """Figures side by side, each below its name."""
    wide = (WIDTH - 2 * MARGIN - 16 * (len(found) - 1)) // len(found)
    for number, (name, value) in enumerate(found):
        x = MARGIN + number * (wide + 16)
        page.plate(x, page.y, wide, 132)
        size = next((size for size in (54, 48, 42) if fonts.width(value, "bold", size) <= wide - 12), 36)
        _figure_name(page, capitalised(name), x + wide / 2, wide - 12)
        page.text(x + wide / 2, page.y + 96, value, "bold", size, anchor="m")
    page.y += 150


def _figure_name(page: Page, name: str, middle: float, room: int) -> None:
    """The name of a figure, in two smaller lines where one has no room."""
    broken = ((size, fonts.wrapped(name, "plain", size, room)) for size in (36, 32, 28, 24))
    size, lines = next((each for each in broken if len(each[1]) <= 2 and "".join(each[1])[-1:] != "…"), (24, [name]))
    for number, line in enumerate(lines):
        y = page.y + 42 - 4 * len(lines) + (number - (len(lines) - 1) / 2) * size
        page.text(middle, y, fonts.fitted(line, "plain", size, room), "plain", size, palette.FAINT_INK, "m")


def _row(page: Page, name: str, high: int = 92) -> int:
    """Begin a row with its name; returns the height of its middle."""
    middle = page.y + high // 2
    page.text(MARGIN, middle, capitalised(name), "plain", TEXT, palette.FAINT_INK)
    page.y += high
    return middle


def train_widths(trains: list[str], limit: int, size: int = 72) -> list[int]:
    """How many pixels wide each of `train_boxes` is: as its train's name needs."""
    named = [max(size + 8, fonts.width(each, "bold", round(size * 0.62)) + size // 3) for each in trains]
    return [*named, *[size + 8] * (limit - len(trains))]


def train_boxes(page: Page, x: int, middle: int, trains: list[str], limit: int, size: int = 72) -> int:
    """The trains of a company as dark boxes, with light ones for the room that is left; returns where they end."""
    for number, wide in enumerate(train_widths(trains, limit, size)):
        filled = number < len(trains)
        fill = palette.PICK if filled else palette.TABLE
        page.plate(x, middle - size // 2, wide, size, fill, palette.PICK if filled else palette.CELL_LINE, 12, 3)
        if filled:
            page.text(x + wide / 2, middle, trains[number], "bold", round(size * 0.62), palette.WHITE, "m")
        x += wide + _GAP
    return x


def train_limit(picture: Picture, company: str) -> int:
    """How many trains a company may have; as many as it has in a position without a phase."""
    if picture.state.phase not in picture.title.phases:
        return len(picture.state.companies[company].trains)
    return style_of(picture.title.id).train_limit(picture.title, picture.state, company)


def _trains(page: Page, picture: Picture, now: CompanyState) -> None:
    limit = train_limit(picture, picture.company)
    middle = _row(page, picture.words("picture-trains"))
    x = train_boxes(page, _LABEL, middle, now.trains, limit)
    _beside(page, x + 10, middle, picture.words("picture-train-limit", count=limit))


def _stations(page: Page, picture: Picture, now: CompanyState) -> None:
    words = picture.words
    middle = _row(page, words("picture-stations"))
    x = _LABEL
    for hex_id in station_hexes(picture.state, picture.company):
        name = picture.title.board.hexes[hex_id].name
        text = fonts.fitted(f"{hex_id} {name}".strip(), "bold", TEXT, WIDTH - MARGIN - _LABEL - 30)
        wide = fonts.width(text, "bold", TEXT) + 30
        if x > _LABEL and x + wide > WIDTH - MARGIN:
            x, middle, page.y = _LABEL, middle + 78, page.y + 78
        page.plate(x, middle - 33, wide, 66, palette.WHITE, palette.INK, 33, 3)
        page.text(x + 15, middle, text, "bold", TEXT)
        x += wide + 14
    # One that doesn't operate yet may get its stations only then: that none is left would be wrong.
    waits = picture.company in picture.company_states and not now.stations
    if x > _LABEL:
        if waits:
            return
        middle = _row(page, "")
    if not now.stations:
        told = words("picture-none" if waits else "picture-no-stations")
        page.text(_LABEL, middle, told, "plain", TEXT, palette.FAINT_INK)
        return
    x = _LABEL
    for price in now.stations:
        disc = pip(36, palette.SLOT, str(price), 36) if price else token_of(picture.title, picture.company, 150)
        page.put(disc, x + 36, middle)
        x += 86
    _beside(page, x + 6, middle, words("picture-stations-left"))


def _beside(page: Page, x: int, middle: int, text: str) -> None:
    """Words beside pieces, or, where there's too little room for them, in lines below."""
    if fonts.width(text, "plain", TEXT) <= WIDTH - MARGIN - x:
        page.text(x, middle, text, "plain", TEXT, palette.FAINT_INK)
        return
    for line in fonts.wrapped(text, "plain", TEXT, WIDTH - MARGIN - _LABEL):
        page.text(_LABEL, page.y + 22, line, "plain", TEXT, palette.FAINT_INK)
        page.y += 52


def _shares(page: Page, picture: Picture, now: CompanyState) -> None:
    """A bar from the largest holder to the stocks, each with its share; the director's part is framed."""
    _row(page, picture.words("picture-shares"), 64)
    seats = picture.state.seats
    holders = [each for each in seats if now.shares.get(each)]
    holders.sort(key=lambda each: (each != now.president, -now.shares[each]))
    holders += [each for each in now.shares if each not in seats and now.shares[each]]
    total = sum(now.shares[each] for each in holders) or 1
    for holder in holders:
        percent = percent_of(now, holder)
        y, middle = page.y, page.y + 32
        face = "bold" if holder == now.president else "plain"
        if holder in seats:
            name = fitted_name(picture, holder, face, TEXT, _LABEL + 60)
        else:
            name = fonts.fitted(capitalised(picture.words(f"picture-{holder}")), face, TEXT, _LABEL + 60)
        page.text(MARGIN, middle, name, face, TEXT)
        room = WIDTH - 2 * MARGIN - _LABEL - 200
        length = max(12, round(room * now.shares[holder] / total))
        fill = palette.PICK if holder == now.president else palette.PLAYERS[5] if holder in seats else palette.WHITE
        page.plate(MARGIN + _LABEL + 80, y + 8, length, 48, fill, palette.INK, 6, 2)
        page.text(MARGIN + _LABEL + 80 + length + 14, middle, share(picture, percent), "bold", TEXT)
        page.y += 68
    if now.president:
        page.text(MARGIN, page.y + 22, capitalised(picture.words("picture-president-mark")), "plain", 34,
                  palette.FAINT_INK)  # fmt: skip
        page.y += 48


def player_card(picture: Picture) -> Image.Image:
    """A player's cash, certificates, shares and companies; raises UnknownPicture."""
    now = picture.state.players.get(picture.player)
    if now is None:
        raise UnknownPicture(f"no player {picture.player!r}")
    page = Page(2600)
    page.title(seat_name(picture, picture.player), headline(picture))
    words = picture.words
    found = [
        (words("picture-cash"), money(picture, now.cash)),
        (words("picture-certificates"), certificates(picture)),
    ]
    if picture.player in picture.worth:
        found.append((words("picture-worth"), money(picture, picture.worth[picture.player])))
    _figures(page, [*found, *style_of(picture.title.id).player_figures(picture)])
    if priority_of(picture) == picture.player:
        middle = _row(page, words("picture-priority"), 60)
        page.pen.polygon([(_LABEL, middle - 16), (_LABEL + 34, middle), (_LABEL, middle + 16)], fill=palette.LAST_MOVE)
    _held_shares(page, picture)
    _held_privates(page, picture)
    _held_companies(page, picture)
    return page.finish()


def certificates(picture: Picture, player: str = "") -> str:
    """How many certificates a player has, of how many allowed; "16 > 14" where that's more."""
    seat = player or picture.player
    if seat in picture.certificates:
        count: float = picture.certificates[seat]
    else:
        count = sum(_papers(company, seat) for company in picture.state.companies.values())
    limit = picture.certificate_limit or picture.title.certificate_limit.get(len(picture.state.seats))
    shown = f"{count:g}".replace(".5", "½") if count >= 1 else "½" if count else "0"
    if not limit:
        return shown
    return f"{shown} > {limit}" if count > limit else f"{shown}/{limit}"


def _papers(company: CompanyState, seat: str) -> int:
    """How many papers someone has of a company: the president's is one."""
    units = company.shares.get(seat, 0)
    return units - (company.president_size - 1 if units and company.president_at == seat else 0)


def _held_privates(page: Page, picture: Picture) -> None:
    held = [each for each, owner in picture.state.privates.items() if owner == picture.player]
    if not held:
        return
    _row(page, picture.words("picture-privates"), 64)
    for number, private in enumerate(held):
        data = picture.title.privates[private]
        if number % 2 == 0:
            page.pen.rectangle((MARGIN, page.y, WIDTH - MARGIN, page.y + 67), fill=palette.ZEBRA)
        page.text(MARGIN + 14, page.y + 34, private, "bold", TEXT)
        income = money(picture, data.income)
        page.text(WIDTH - MARGIN - 14, page.y + 34, income, "bold", TEXT, anchor="r")
        room = WIDTH - MARGIN - 220 - fonts.width(income, "bold", TEXT)
        size = fonts.largest(data.name, "plain", (TEXT, 36, 34, 32), room)
        page.text(180, page.y + 34, fonts.fitted(data.name, "plain", size, room), "plain", size)
        page.y += 68
    page.y += 12


def _held_shares(page: Page, picture: Picture) -> None:
    held = [
        (each, now)
        for each, now in picture.state.companies.items()
        if now.shares.get(picture.player) and not now.closed
    ]  # fmt: skip
    middle = _row(page, picture.words("picture-shares"), 64)
    if not held:
        page.text(_LABEL, middle, picture.words("picture-none"), "plain", TEXT, palette.FAINT_INK)
    for number, (company, now) in enumerate(held):
        y = page.y + 36
        if number % 2 == 0:
            page.pen.rectangle((MARGIN, page.y, WIDTH - MARGIN, page.y + 71), fill=palette.ZEBRA)
        data = picture.title.companies[company]
        text, size = sign(data.mark, company, 150, 40)
        page.put(pill(text, 180, 58, palette.rgb(data.colour), size), MARGIN + 104, y)
        page.text(430, y, share(picture, percent_of(now, picture.player)), "bold", 42, anchor="r")
        price = price_of(picture.state, picture.title, company)
        if price is not None:
            page.text(620, y, money(picture, price), "plain", TEXT, anchor="r")
        if now.president == picture.player:
            director = picture.words("picture-president-short")
            wide = fonts.width(director, "bold", 34) + 32
            page.plate(660, y - 27, wide, 54, palette.PICK, palette.PICK, 10, 2)
            page.text(676, y, director, "bold", 34, palette.WHITE)
        page.y += 72
    page.y += 12


def _held_companies(page: Page, picture: Picture) -> None:
    held = [(each, now) for each, now in picture.state.companies.items() if now.owner == picture.player and now.in_play]
    if not held:
        return
    _row(page, picture.words("picture-companies"), 64)
    for number, (company, now) in enumerate(held):
        y = page.y + 44
        if number % 2 == 0:
            page.pen.rectangle((MARGIN, page.y, WIDTH - MARGIN, page.y + 87), fill=palette.ZEBRA)
        page.put(token_of(picture.title, company, 134), MARGIN + 50, y)
        name = fonts.fitted(company_name(picture.title, company), "plain", TEXT, 520)
        page.text(MARGIN + 104, y, name, "plain", TEXT)
        page.text(820, y, money(picture, now.cash), "bold", TEXT, anchor="r")
        train_boxes(page, 850, y, now.trains, train_limit(picture, company), 56)
        page.y += 88
