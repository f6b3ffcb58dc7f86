"""What companies earned in each operating round, their prices and the players' worth at the end of each, as a table.

Rounds are columns, so many on a page; the first page has the newest ones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PIL import Image

from engine.finance.annals import Earned, RoundAnnals, round_key
from render import fonts, palette
from render.picture import Picture, UnknownPicture
from render.sheets.page import MARGIN, WIDTH, Page, pill, sign
from render.wording import capitalised, figure, fitted_name, headline, money, round_label, seat_name

PER_PAGE = 8
"""So many rounds stand beside each other, in figures that can be read on a phone."""
_LEFT = MARGIN + 158
"""Where the columns of the rounds begin."""
_SUM = 118
"""How wide the column is that sums up."""
_WIDEST = 132
_ROWS = ((48, 82), (43, 73), (39, 66), (36, 61))
"""How high a row of one line and one of two may be, the first that leaves a page which isn't too high."""
_ROOM = 1420
"""So much all rows may take together."""
_HEAD, _LABELS, _GAP = 54, 40, 14
_SIZES = (34, 32, 30, 28, 26)

Key = tuple[str, int, int]


def pages(rounds: int) -> int:
    """How many pages so many rounds take; one for none."""
    return max(1, -(-rounds // PER_PAGE))


def shown(rounds: Sequence[RoundAnnals], page: int) -> Sequence[RoundAnnals]:
    """The rounds of a page: page 0 has the newest ones, the last page what is left of the oldest."""
    end = len(rounds) - min(max(page, 0), pages(len(rounds)) - 1) * PER_PAGE
    return rounds[max(0, end - PER_PAGE) : end]


def worths(picture: Picture) -> dict[Key, Mapping[str, int]]:
    """What everybody was worth at the end of each round, where that's known; at the newest one's what they are now."""
    found = {round_key(each): each.worth for each in picture.history}
    return {round_key(each): picture.worth for each in picture.annals[-1:] if picture.worth} | found


@dataclass(frozen=True, slots=True)
class _Table:
    """The rounds of a page, and the companies that earned in them and that have prices; how high its rows are."""

    page: Page
    picture: Picture
    rounds: Sequence[RoundAnnals]
    earning: Sequence[str]
    priced: Sequence[str]
    row: int
    two: int

    @property
    def middle(self) -> int:
        """The height of a row's first line."""
        return self.page.y + self.row // 2 - 1

    @property
    def wide(self) -> int:
        """How wide a round's column is."""
        return min(_WIDEST, (WIDTH - MARGIN - _SUM - _LEFT) // len(self.rounds))

    def right(self, place: int) -> int:
        """Where the figures of a round end."""
        return _LEFT + self.wide * (place + 1) - 10

    @property
    def sums(self) -> int:
        """Where the sums end; where the rounds do if nothing was earned."""
        return self.right(len(self.rounds) - 1) + (_SUM if self.earning else 0)

    @property
    def end(self) -> int:
        """Where the rows end."""
        return self.sums + 10

    def ground(self, high: int) -> None:
        """A row; stock rounds are shaded in it."""
        y = self.page.y
        self.page.pen.rectangle((MARGIN, y, self.end, y + high - 3), fill=palette.WHITE)
        for place, each in enumerate(self.rounds):
            if each.round == "stock":
                left = self.right(place) + 10 - self.wide
                self.page.pen.rectangle((left, y, left + self.wide - 1, y + high - 3), fill=palette.ZEBRA)

    def value(self, right: int, middle: int, value: str, face: str = "plain", room: int = 0) -> None:
        """A figure that ends there, as large as it fits."""
        room = (room or self.wide) - 14
        size = fonts.largest(value, face, [each for each in _SIZES if each < self.row - 6], room)
        self.page.text(right, middle, fonts.fitted(value, face, size, room), face, size, anchor="r")

    def heading(self, text: str, more: str = "") -> None:
        """A heading, with what the last column has; the rounds stand in it."""
        page = self.page
        page.text(MARGIN, page.y + 26, text, "bold", 36)
        if more:
            page.text(self.sums, page.y + 26, more, "plain", 32, palette.FAINT_INK, "r")
        page.y += _HEAD
        for place, each in enumerate(self.rounds):
            label = round_label(each.round, each.set_number, each.round_number)
            page.text(self.right(place), page.y + 18, label, "plain", 32, palette.FAINT_INK, "r")
        page.y += _LABELS


def takings(picture: Picture) -> Image.Image:
    """A page of the table of `picture.annals` and `picture.history`; UnknownPicture where no round has begun."""
    if not picture.annals:
        raise UnknownPicture("no round has begun")
    rounds, words = shown(picture.annals, picture.page), picture.words
    page = Page(6000)
    count = pages(len(picture.annals))
    place = f" · {min(picture.page, count - 1) + 1} / {count}" if count > 1 else ""
    page.title(f"{picture.title.name} · {words('picture-takings')}", headline(picture) + place)
    table = _table(page, picture, rounds)
    _earned(table)
    _prices(table)
    _worth(table)
    notes = [
        *([words("takings-note")] if table.earning else []),
        *([words("picture-wealth-rounds")] if any(map(_is_stock, rounds)) else []),
    ]
    page.y += 10
    page.lines([f"{'. '.join(capitalised(each) for each in notes)}."] if notes else [], 32)
    return page.finish()


def _table(page: Page, picture: Picture, rounds: Sequence[RoundAnnals]) -> _Table:
    """What stands on a page, in rows that fit it."""
    earning = _companies(picture, lambda company: any(_is_told(each, company) for each in rounds))
    priced = _companies(picture, lambda company: any(company in each.prices for each in rounds))
    two = sum(_pays(rounds, each) for each in earning)
    one = len(earning) - two + len(priced) + len(picture.state.seats)
    row, high = next((each for each in _ROWS if one * each[0] + two * each[1] <= _ROOM), _ROWS[-1])
    return _Table(page, picture, rounds, earning, priced, row, high)


def _pays(rounds: Sequence[RoundAnnals], company: str) -> bool:
    """Whether a company paid anything for a share in these rounds."""
    return any(each.earned[company].each for each in rounds if company in each.earned)


def _is_stock(each: RoundAnnals) -> bool:
    return each.round == "stock"


def _earned(table: _Table) -> None:
    """What each company earned, in bold where it paid; below what it paid for a share; at the right what in all."""
    picture, rounds, words = table.picture, table.rounds, table.picture.words
    if not table.earning:
        return
    table.heading(capitalised(words("takings-earned")), words("takings-sum"))
    for company in table.earning:
        earned = [each.earned.get(company, Earned()) for each in rounds]
        high, middle = table.two if _pays(rounds, company) else table.row, table.middle
        table.ground(high)
        _sign(table, company)
        for place, each in enumerate(earned):
            income = rounds[place].income(company)
            if income is not None:
                table.value(table.right(place), middle, figure(picture, income), "bold" if each.paid else "plain")
            if each.each:
                table.value(table.right(place), middle + high - table.row, figure(picture, each.each))
        whole = sum(each.income(company) or 0 for each in picture.annals)
        table.value(table.sums, middle, figure(picture, whole), "bold", _SUM)
        table.page.y += high
    table.page.y += _GAP


def _is_told(told: RoundAnnals, company: str) -> bool:
    """Whether a company earned or paid anything in a round."""
    return told.income(company) is not None or told.earned.get(company, Earned()).paid > 0


def _prices(table: _Table) -> None:
    """The price of each company at the end of each round."""
    picture, rounds = table.picture, table.rounds
    if not table.priced:
        return
    table.heading(capitalised(picture.words("takings-price")))
    for company in table.priced:
        table.ground(table.row)
        _sign(table, company)
        for place, each in enumerate(rounds):
            if company in each.prices:
                table.value(table.right(place), table.middle, figure(picture, each.prices[company]))
        table.page.y += table.row
    table.page.y += _GAP


def _worth(table: _Table) -> None:
    """What everybody was worth at the end of each round."""
    picture, rounds, known = table.picture, table.rounds, worths(table.picture)
    if not any(round_key(each) in known for each in rounds):
        return
    table.heading(capitalised(picture.words("takings-worth")))
    for number, seat in enumerate(picture.state.seats):
        table.ground(table.row)
        middle, colour = table.middle, palette.PLAYERS[number % len(palette.PLAYERS)]
        table.page.plate(MARGIN, table.page.y, _LEFT - MARGIN - 8, table.row - 4, colour, colour, 10, 2)
        size = min(32, table.row - 10)
        name = fitted_name(picture, seat, "bold", size, _LEFT - MARGIN - 28)
        table.page.text(MARGIN + 10, middle, name, "bold", size, palette.lettering(colour))
        for place, each in enumerate(rounds):
            worth = known.get(round_key(each), {}).get(seat)
            if worth is not None:
                table.value(table.right(place), middle, figure(picture, worth))
        table.page.y += table.row


def _companies(picture: Picture, wanted: Callable[[str], bool]) -> list[str]:
    return [each for each in picture.title.companies if wanted(each)]


def _sign(table: _Table, company: str) -> None:
    data, high = table.picture.title.companies[company], table.row - 6
    text, size = sign(data.mark, company, 112, high - 8)
    table.page.put(pill(text, 132, high, palette.rgb(data.colour), size), MARGIN + 68, table.middle)


def takings_text(picture: Picture) -> list[str]:
    """The rounds of the page, the newest first: what each company earned and paid for a share; prices; worth."""
    known = worths(picture)
    return [
        _round_text(picture, each, known.get(round_key(each), {}))
        for each in reversed(shown(picture.annals, picture.page))
    ]


def _round_text(picture: Picture, told: RoundAnnals, worth: Mapping[str, int]) -> str:
    words, colon = picture.words, picture.words("picture-colon")
    parts = list[str]()
    for company in dict.fromkeys((*told.earned, *told.fees)):
        income, earned = told.income(company), told.earned.get(company, Earned())
        said = [] if income is None else [money(picture, income)]
        said += [words("status-each", amount=money(picture, earned.each))] if earned.each else []
        parts += [f"{company} {', '.join(said)}"] if said else []
    parts += [f"{company} {words('picture-price')} {figure(picture, price)}" for company, price in told.prices.items()]
    parts += [f"{seat_name(picture, seat)} {figure(picture, each)}" for seat, each in worth.items()]
    return f"{round_label(told.round, told.set_number, told.round_number)}{colon} {'; '.join(parts)}"
