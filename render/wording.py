"""Words that several pictures share, made from the position and the catalogue in use."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.shorthand import cut_apart
from engine.state import CompanyState, State
from engine.title import TitleData, leads
from render import fonts
from render.picture import Picture, Words


def phase_words(words: Words, state: State) -> str:
    """The phase of a position, in words."""
    return words("picture-phase", phase=state.phase)


def phase_name(picture: Picture, phase: str) -> str:
    """What a phase is called, by its name in the title's data."""
    return picture.words("picture-phase", phase=phase)


def round_words(words: Words, state: State) -> str:
    """The round with its numbers."""
    return words("picture-round", round=state.round, set=state.set_number, number=state.round_number)


def round_label(name: str, set_number: int, round_number: int) -> str:
    """A round as a short number: "3" for a stock round, "3.2" for an operating round, "0" before the first."""
    if name == "operating":
        return f"{set_number}.{round_number}"
    return str(set_number)


def headline(picture: Picture) -> str:
    """What heads a picture: the round with its numbers, and the phase."""
    words, state = picture.words, picture.state
    parts = [round_words(words, state)] if state.round else []
    return " · ".join([*parts, phase_words(words, state)])


def money(picture: Picture, sum_of_money: int) -> str:
    """An amount in the title's currency, its figure written as the language of the picture does it: "$1,100"."""
    return amount(picture.title, sum_of_money, lambda number: figure(picture, number))


def figure(picture: Picture, number: int) -> str:
    """A figure as the language of the picture writes it: "1,100"; a player's worth may be below zero."""
    # The fonts have no narrow space, with which French groups its figures.
    written = picture.words("picture-number", number=abs(number)).replace("\u202f", "\u00a0")
    return f"-{written}" if number < 0 else written


def capitalised(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def seat_name(picture: Picture, seat: str) -> str:
    """A player's name as it can be drawn; where nothing of it can, the seat's id."""
    return fonts.clean(picture.name(seat), "bold", seat)


def fitted_name(picture: Picture, seat: str, face: str, size: int, room: int) -> str:
    """A player's name, cut where it's wider than `room` pixels, so that those of all players still differ."""
    names = {each: seat_name(picture, each) for each in (*picture.state.seats, seat)}
    cut = {each: fonts.fitted(name, face, size, room) for each, name in names.items()}
    if [*cut.values()].count(cut[seat]) == 1:
        return cut[seat]
    tries = (cut_apart(names, most)[seat] for most in range(len(names[seat]), 2, -1))
    return next((each for each in tries if fonts.width(each, face, size) <= room), cut[seat])


def company_name(title: TitleData, company: str) -> str:
    """A company's name, after its sign where neither the name nor the token has that whole."""
    data = title.companies[company]
    return data.name if company in (data.mark, data.name) or company in data.name else f"{company} · {data.name}"


def share(picture: Picture, percent: int) -> str:
    """A share in percent as the language of the picture writes it: "20%"."""
    return picture.words("picture-share", percent=percent)


def tile_name(picture: Picture, tile: str) -> str:
    """A tile by what is printed on it: its number, or its letter with its colour."""
    letter, _, colour = tile.partition("-")
    return picture.words("picture-lettered", colour=colour, letter=letter) if colour else tile


def percent_of(company: CompanyState, holder: str) -> int:
    """What someone holds of a company, in per cent."""
    return company.shares.get(holder, 0) * company.unit


def price_of(state: State, title: TitleData, company: str) -> int | None:
    """The price of a company, None if it has none."""
    return next((title.cells[cell].price for cell, companies in state.market.items() if company in companies), None)


def station_hexes(state: State, company: str) -> list[str]:
    """The hexes in which a company has tokens, in the order of the map."""
    return sorted(node.rsplit(".", 1)[0] for node, companies in state.tokens.items() if company in companies)


def end_words(picture: Picture) -> list[str]:
    """How far the end of the game is: the bank, or what else decides it."""
    told = (picture.words(f"end-near-{each.key}", **_named(picture, each.figures)) for each in picture.ends)
    return [each.replace("\u202f", "\u00a0") for each in told]


def phase_words_ending(picture: Picture) -> list[str]:
    """What ends the phase, how near that is and what it brings."""
    told = () if picture.survey is None else picture.survey.phase
    phase = phase_words(picture.words, picture.state)
    said = (picture.words(f"phase-near-{each.key}", phase=phase, **_named(picture, each.figures)) for each in told)
    return [each.replace("\u202f", "\u00a0") for each in said]


def _named(picture: Picture, figures: Mapping[str, object]) -> dict[str, object]:
    """Figures with names for kinds of train."""
    named = dict(figures)
    for key in ("train", "stack", "rusts"):
        kinds = named.get(key)
        if kinds is not None:
            each = kinds if isinstance(kinds, tuple) else (kinds,)
            named[key] = ", ".join(picture.words("picture-train", train=kind) for kind in each)
    return named


def state_words(picture: Picture, company: str, companies: int = 1) -> str:
    """What the title says of a company or private company that isn't in play, or of so many alike."""
    told = picture.company_states[company]
    kind = "company" if companies == 1 else "companies"
    return picture.words(f"picture-{kind}-{told.key}", **told.figures)


def amount(title: TitleData, money: int, number: Callable[[int], str] = str) -> str:
    """An amount with the currency's sign before it, or its word after it: "$40", "L.40", "40 Ft".

    number: how a language writes a figure of zero or more.
    """
    currency, minus, figure = title.currency, "-" if money < 0 else "", number(abs(money))
    if leads(currency):
        return f"{minus}{currency}{figure}"
    return f"{minus}{figure} {currency}"


def priority_of(picture: Picture) -> str:
    """The seat that begins the next stock round; "" for none, and once the game is over, as no round follows."""
    state = picture.state
    return state.priority if state.stack and state.priority in state.seats else ""
