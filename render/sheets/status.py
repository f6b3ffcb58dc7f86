"""The state of a game in one place: who is asked, companies in the order of operating, players, what ends when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache

from PIL import Image

from engine.finance.annals import Earned, RoundAnnals, last_earned
from engine.state import CompanyState
from engine.survey import DONE, NEXT, NOW, Place
from render import fonts, palette
from render.maps.board import token_of
from render.picture import Picture
from render.sheets.cards import certificates, train_boxes, train_widths
from render.sheets.page import MARGIN, WIDTH, Page, pill, sign
from render.titles import runs_trains
from render.wording import (
    capitalised,
    end_words,
    figure,
    fitted_name,
    headline,
    money,
    phase_words_ending,
    price_of,
    priority_of,
    round_label,
    seat_name,
    state_words,
)

_ROW, _LOW, _SEAT, _SMALL = 112, 52, 64, 34
_ROOM = 1230
"""The rows of companies in two lines and those of players may take so much together."""
_ENDS = (MARGIN + 314, MARGIN + 474)
"""Where the columns of the companies' prices and treasuries end."""
_TRAINS = _ENDS[1] + 34
_STATIONS = WIDTH - MARGIN - 12
"""Where the trains begin, and the stations left end."""
_NAME = 250
"""How wide a player's name may be."""
_BELOW = MARGIN + 66
"""Where the lower line of a company begins."""

_WIDE = (
    ("picture-price", _ENDS[0], "r", 130),
    ("picture-treasury", _ENDS[1], "r", 150),
    ("picture-trains", _TRAINS, "l", 200),
    ("status-stations", _STATIONS, "r", 330),
)
_SHORT = (
    ("picture-price", MARGIN + 262, "r", 84),
    ("picture-treasury", MARGIN + 378, "r", 112),
    ("picture-trains", MARGIN + 394, "l", 140),
    ("status-last", MARGIN + 648, "r", 108),
    ("status-share", MARGIN + 742, "r", 88),
    ("status-stations", MARGIN + 866, "r", 118),
    ("status-leader", MARGIN + 884, "l", WIDTH - 2 * MARGIN - 884),
)
"""The columns of rows in one line: key, where they end or begin, how wide they are."""

Last = Mapping[str, tuple[RoundAnnals, Earned]]


def status(picture: Picture) -> Image.Image:
    """One page; what only the rules can tell is on it where `survey` and `annals` are given."""
    page = Page(6000)
    page.title(f"{picture.title.name} · {picture.words('picture-status')}", headline(picture))
    if picture.lines:
        _asked(page, picture.lines)
    _companies(page, picture)
    _players(page, picture)
    page.y += 14
    page.lines(notes(picture), _SMALL)
    return page.finish()


def _asked(page: Page, lines: Sequence[str]) -> None:
    """Who is asked, in white on dark ground."""
    told = [each for line in lines for each in fonts.wrapped(fonts.clean(line), "bold", 40, WIDTH - 2 * MARGIN - 40)]
    page.plate(MARGIN, page.y, WIDTH - 2 * MARGIN, 52 * len(told) + 24, palette.PICK, palette.PICK, 14, 2)
    for number, line in enumerate(told):
        page.text(MARGIN + 20, page.y + 38 + 52 * number, line, "bold", 40, palette.WHITE)
    page.y += 52 * len(told) + 40


# --- companies


def places(picture: Picture) -> list[Place]:
    """The companies that operate, in order, then those that only have a price, or somebody who leads them."""
    state = picture.state
    order = list(picture.survey.order) if picture.survey is not None else []
    known = {each.company for each in order}
    others = [
        Place(name, price_of(state, picture.title, name), "")
        for name, now in state.companies.items()
        if name not in known and not now.closed
    ]
    led = [each for each in others if each.price is not None or _is_led(state.companies[each.company])]
    return [*order, *sorted(led, key=lambda each: -(each.price or 0))]


def _is_led(now: CompanyState) -> bool:
    return now.in_play and bool(now.owner or now.president)


def _companies(page: Page, picture: Picture) -> None:
    """A row of two lines for each; of one, without sentences, where there are too many for a picture that's read."""
    shown = [each for each in places(picture) if each.company in picture.state.companies]
    if not shown:
        return
    is_long = len(shown) * _ROW + len(picture.state.seats) * _SEAT > _ROOM
    _heads(page, picture, _SHORT if is_long else _WIDE)
    draw = _short_row if is_long else _row
    last, number = last_earned(picture.annals), 0
    for each in shown:
        number += each.when != ""
        draw(page, picture, each, number, last)
    page.y += 16


def _heads(page: Page, picture: Picture, columns: Sequence[tuple[str, int, str, int]]) -> None:
    """Each heading with its key, where it begins or ends, and how wide it may be; in two lines where that's little."""
    broken = [(_broken(capitalised(picture.words(key)), wide), x, anchor) for key, x, anchor, wide in columns]
    high = max(len(lines) for (_, lines), _, _ in broken)
    for (size, lines), x, anchor in broken:
        for number, line in enumerate(lines):
            y = page.y + 18 + 32 * (number + high - len(lines))
            page.text(x, y, line, "plain", size, palette.FAINT_INK, anchor)
    page.y += 14 + 32 * high


def _ground(page: Page, when: str, number: int, high: int) -> None:
    ground = palette.NOW if when == NOW else palette.ZEBRA if number % 2 else palette.TABLE
    page.pen.rectangle((MARGIN, page.y, WIDTH - MARGIN, page.y + high - 3), fill=ground)


def _row(page: Page, picture: Picture, place: Place, number: int, last: Last) -> None:
    name, now = place.company, picture.state.companies[place.company]
    _ground(page, place.when, number, _ROW)
    middle, below = page.y + 34, page.y + 84
    _mark(page, place.when, number, middle)
    _sign(page, picture, name, (MARGIN + 66, middle), (150, 56))
    price = "–" if place.price is None else figure(picture, place.price)
    page.text(_ENDS[0], middle, price, "plain", 40, anchor="r")
    page.text(_ENDS[1], middle, money(picture, now.cash), "bold", 40, anchor="r")
    if runs_trains(picture.title, name):
        _trains(page, picture, now, middle)
    _stations(page, picture, name, middle)
    leader = now.owner or now.president
    x, told = _BELOW, " · ".join(details(picture, name, last))
    if leader in picture.state.seats:
        x = page.text(x, below, fitted_name(picture, leader, "bold", _SMALL, 260), "bold", _SMALL)
        x = page.text(x, below, " · ", "plain", _SMALL, palette.FAINT_INK) if told else x
    room = WIDTH - MARGIN - 10 - x
    size = fonts.largest(told, "plain", (_SMALL, 32, 30), room)
    page.text(x, below, fonts.fitted(told, "plain", size, room), "plain", size)
    page.y += _ROW


def _short_row(page: Page, picture: Picture, place: Place, number: int, last: Last) -> None:
    name, now, state = place.company, picture.state.companies[place.company], picture.state
    _ground(page, place.when, number, _LOW)
    middle = page.y + _LOW // 2 - 1
    _mark(page, place.when, number, middle)
    _sign(page, picture, name, (MARGIN + 60, middle), (116, 46))
    _, earned = last.get(name, (None, Earned()))
    price = "–" if place.price is None else figure(picture, place.price)
    run = "" if earned.income is None else figure(picture, earned.income)
    values = (price, figure(picture, now.cash), run, figure(picture, earned.each) if earned.each else "")
    for (_, x, _, _), value in zip((*_SHORT[:2], *_SHORT[3:5]), values, strict=True):
        page.text(x, middle, value, "bold" if x == _SHORT[1][1] else "plain", 34, anchor="r")
    trains = " ".join(each if count == 1 else f"{count}×{each}" for each, count in Counter(now.trains).items())
    size = fonts.largest(trains, "bold", (34, 32, 30), _SHORT[2][3])
    page.text(_SHORT[2][1], middle, fonts.fitted(trains, "bold", size, _SHORT[2][3]), "bold", size)
    _, right, _, _ = _SHORT[5]
    page.text(right, middle, str(len(now.stations)), "plain", 34, anchor="r")
    leader = now.owner or now.president
    if leader in state.seats:
        _, x, _, wide = _SHORT[6]
        text = seat_name(picture, leader)
        size = fonts.largest(text, "plain", (34, 32, 30), wide)
        page.text(x, middle, fitted_name(picture, leader, "plain", size, wide), "plain", size)
    page.y += _LOW


def _sign(page: Page, picture: Picture, company: str, at: tuple[int, int], size: tuple[int, int]) -> None:
    """A company's sign, which begins there."""
    data = picture.title.companies[company]
    text, height = sign(data.mark, company, size[0] - 20, 38 if size[1] > 50 else 34)
    page.put(pill(text, *size, palette.rgb(data.colour), height), at[0] + size[0] // 2, at[1])


def _stations(page: Page, picture: Picture, company: str, middle: int) -> None:
    """How many stations are left, and a token."""
    count = len(picture.state.companies[company].stations)
    page.text(_STATIONS, middle, str(count), "bold", 40, palette.INK if count else palette.FAINT_INK, "r")
    page.put(token_of(picture.title, company, 100), _STATIONS - 62, middle)


def _mark(page: Page, when: str, number: int, middle: int) -> None:
    """A tick for a turn that's over, an arrow for the one that's on, else the place in the order."""
    x = MARGIN + 30
    if when == DONE:
        page.pen.line((x - 14, middle, x - 4, middle + 12, x + 16, middle - 14), fill=palette.INK, width=6)
    elif when == NOW:
        page.pen.polygon([(x - 12, middle - 18), (x + 18, middle), (x - 12, middle + 18)], fill=palette.LAST_MOVE)
    elif when == NEXT:
        page.text(x, middle, str(number), "plain", 36, palette.FAINT_INK, "m")


def _trains(page: Page, picture: Picture, now: CompanyState, middle: int) -> None:
    trains = now.trains
    if not trains:
        page.text(_TRAINS, middle, picture.words("picture-no-trains"), "plain", 36, palette.FAINT_INK)
        return
    room = _STATIONS - 110 - _TRAINS
    size = next((size for size in (58, 52, 46) if sum(each + 14 for each in train_widths(trains, 0, size)) <= room), 40)
    train_boxes(page, _TRAINS, middle, trains, len(trains), size)


def details(picture: Picture, company: str, last: Last) -> list[str]:
    """What else there is to say of a company: why it doesn't operate, its loans, its last run and dividend."""
    words, now = picture.words, picture.state.companies[company]
    told = [words("status-loans", count=now.loans)] if now.loans else []
    if company in picture.company_states:
        return [state_words(picture, company), *told]
    return [*told, *last_words(picture, *last[company])] if company in last else told


def last_words(picture: Picture, when: RoundAnnals, earned: Earned) -> list[str]:
    """What a company ran for the last time, when, and what it paid for each share."""
    words = picture.words
    label = round_label(when.round, when.set_number, when.round_number)
    told = [] if earned.income is None else [words("status-run", round=label, amount=money(picture, earned.income))]
    return [*told, words("status-each", amount=money(picture, earned.each))] if earned.each else told


# --- players


def columns(picture: Picture) -> dict[str, dict[str, str]]:
    """The figures of the players, by their names: cash, certificates, worth, and with sales of shares."""
    words, state = picture.words, picture.state
    found = {
        words("picture-cash"): {seat: figure(picture, state.players[seat].cash) for seat in state.seats},
        words("picture-certificates"): {seat: certificates(picture, seat) for seat in state.seats},
    }
    if picture.survey is not None:
        raised = {seat: state.players[seat].cash + more for seat, more in picture.survey.raisable.items()}
        found[words("status-raised")] = {seat: figure(picture, each) for seat, each in raised.items()}
    if picture.worth:
        found[words("picture-worth")] = {seat: figure(picture, each) for seat, each in picture.worth.items()}
    return found


def _players(page: Page, picture: Picture) -> None:
    shown, seats = columns(picture), picture.state.seats
    if not seats:
        return
    left = MARGIN + _NAME + 40
    wide = (WIDTH - MARGIN - left) / len(shown)
    for number, head in enumerate(shown):
        _head(page, capitalised(head), left + wide * (number + 1) - 8, round(wide - 14))
    page.y += 76
    for place, seat in enumerate(seats):
        middle, colour = page.y + _SEAT // 2, palette.PLAYERS[place % len(palette.PLAYERS)]
        name = fitted_name(picture, seat, "bold", 36, _NAME - 24)
        page.plate(MARGIN, page.y + 3, _NAME, _SEAT - 6, colour, colour, 12, 2)
        page.text(MARGIN + 12, middle, name, "bold", 36, palette.lettering(colour))
        if seat == priority_of(picture):
            x = MARGIN + _NAME + 8
            page.pen.polygon([(x, middle - 14), (x + 24, middle), (x, middle + 14)], fill=palette.LAST_MOVE)
        for number, values in enumerate(shown.values()):
            value = values.get(seat, "")
            size = fonts.largest(value, "bold", (40, 36, 32), wide - 14)
            page.text(left + wide * (number + 1) - 8, middle, value, "bold", size, anchor="r")
        page.y += _SEAT


def _head(page: Page, text: str, right: float, room: int) -> None:
    """A heading that ends there, in two lines where it's long."""
    size, lines = _broken(text, room)
    for number, line in enumerate(lines):
        y = page.y + 36 + (number - (len(lines) - 1) / 2) * (size + 2)
        page.text(right, y, line, "plain", size, palette.FAINT_INK, "r")


@cache
def _broken(text: str, room: int) -> tuple[int, list[str]]:
    tries = ((size, fonts.wrapped(text, "plain", size, room)) for size in (32, 30, 28, 26))
    whole = ((size, lines) for size, lines in tries if len(lines) <= 2 and "…" not in "".join(lines))
    return next(whole, (26, [fonts.fitted(text, "plain", 26, room)]))


# --- what is still to come


def notes(picture: Picture) -> list[str]:
    """What ends the phase and the game; who hasn't started; what the marks mean."""
    words, told = picture.words, [*phase_words_ending(picture), *end_words(picture), *_ending(picture)]
    shown = {each.company for each in places(picture)}
    waiting: dict[str, list[str]] = {}
    for company, each in picture.company_states.items():
        if company in picture.state.companies and company not in shown:
            waiting.setdefault(each.key, []).append(company)
    for companies in waiting.values():
        state = state_words(picture, companies[0], len(companies))
        told.append(f"{', '.join(companies)}{words('picture-colon')} {state}")
    if first := priority_of(picture):
        who = seat_name(picture, first)
        told.append(f"{words('picture-priority')}{words('picture-colon')} {who}")
    return [capitalised(each) for each in told]


def _ending(picture: Picture) -> list[str]:
    """How many rounds off the end is, once that's certain."""
    found = None if picture.survey is None else picture.survey.ending
    if found is None:
        return []
    if found.stock or found.operating:
        return [picture.words("end-near", stock=found.stock, operating=found.operating)]
    return [picture.words("end-last_turn" if found.last_turn else "end-last_round")]


def status_text(picture: Picture) -> list[str]:
    """Everything in sentences: who is asked, the players, the companies, what ends the phase and the game."""
    last, colon = last_earned(picture.annals), picture.words("picture-colon")
    said = [*picture.lines]
    shown = columns(picture)
    for seat in picture.state.seats:
        parts = [f"{name} {values[seat]}" for name, values in shown.items() if values.get(seat)]
        said.append(f"{seat_name(picture, seat)}{colon} {', '.join(parts)}")
    said += notes(picture)
    for place in places(picture):
        now = picture.state.companies.get(place.company)
        if now is not None:
            head = [money(picture, now.cash), *now.trains, picture.words("status-tokens", count=len(now.stations))]
            told = ", ".join([*head, *details(picture, place.company, last)])
            said.append(f"{place.company}{colon} {told}")
    return said
