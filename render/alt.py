"""Alternative text for people who can't see a picture: what is on it, in at most 1,000 characters."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

from engine.board.data import HexData
from render.maps.map import focus_of
from render.picture import Picture
from render.sheets.cards import certificates, facts, figures, leader
from render.sheets.market import movements
from render.titles import style_of
from render.wording import (
    capitalised,
    end_words,
    headline,
    money,
    percent_of,
    priority_of,
    seat_name,
    share,
    station_hexes,
    tile_name,
)

LONGEST = 1000
NO_BREAK = "\u00a0"
PAUSE = re.compile(r"(?<=\S)([:;])(?=\s)")


def alt_text(picture: Picture, subject: str, said: Iterable[str], missing: Iterable[str] = ()) -> str:
    """The text: what the picture is of, what's `said` of it, and which hexes it was to show and couldn't."""
    parts = [f"{picture.title.name}, {subject}, {headline(picture)}", *said]
    left_out = list(missing)
    if left_out:
        parts.append(f"{capitalised(picture.words('picture-outside'))}: {', '.join(left_out)}")
    return _joined(parts, picture.words("picture-colon"))


def _joined(parts: Iterable[str], colon: str) -> str:
    """Sentences, as many as fit, the first one that doesn't cut; with the space before a colon that a language has."""
    space, text = NO_BREAK if colon in (" :", f"{NO_BREAK}:") else "", ""
    for part in parts:
        said = PAUSE.sub(rf"{space}\1", part)
        whole = f"{text} {said}.".strip()
        if len(whole) > LONGEST:
            return f"{whole[: LONGEST - 1].rstrip()}…"
        text = whole
    return text


# --- what a picture is of


def usual_subject(picture: Picture) -> str:
    """What the words call the kind of picture."""
    return picture.words(f"picture-{picture.what}")


def map_subject(picture: Picture) -> str:
    """The map, or a part of it."""
    return picture.words("picture-part", part=picture.part) if picture.part else usual_subject(picture)


def area_subject(picture: Picture) -> str:
    """The place around which an area lies."""
    return picture.words("picture-area", hex=_place(picture, focus_of(picture)[0]))


def tiles_subject(picture: Picture) -> str:
    """The place for which tiles are shown."""
    return picture.words("picture-tiles", hex=_place(picture, picture.focus[0]))


def company_subject(picture: Picture) -> str:
    """A company with its id and name."""
    data = picture.title.companies[picture.company]
    return data.name if data.id in data.name else f"{data.id} {data.name}"


def player_subject(picture: Picture) -> str:
    """A player's name."""
    return seat_name(picture, picture.player)


# --- what is said of it


def _place(picture: Picture, hex_id: str) -> str:
    """A hex with its name."""
    name = _hex(picture, hex_id).name
    return f"{hex_id} {name}" if name else hex_id


def _hex(picture: Picture, hex_id: str) -> HexData:
    return picture.title.board.hexes[hex_id]


def board_text(picture: Picture, shown: Collection[str]) -> list[str]:
    """Routes or the last move, what changed, tokens, and what lies around."""
    words = picture.words
    parts = [*_routes(picture)]
    if picture.last and not picture.routes:
        parts.append(
            f"{capitalised(words('picture-last-move'))}: {', '.join(_lying(picture, each) for each in picture.last)}"
        )
    if picture.changed and not picture.routes:
        parts.append(f"{capitalised(words('picture-changed'))}: {', '.join(picture.changed)}")
    stations = {
        each: [hex_id for hex_id in station_hexes(picture.state, each) if hex_id in shown]
        for each in picture.title.companies
    }
    tokens = [f"{each} {', '.join(hexes)}" for each, hexes in stations.items() if hexes]
    if tokens:
        parts.append(f"{capitalised(words('picture-tokens'))}: {'; '.join(tokens)}")
    laid = [_lying(picture, each) for each in picture.focus if each in picture.state.tiles and each not in picture.last]
    return [*parts, ", ".join(laid)] if laid else parts


def _lying(picture: Picture, hex_id: str) -> str:
    tile = picture.state.tiles.get(hex_id)
    return f"{_place(picture, hex_id)} ({tile_name(picture, tile.tile)})" if tile else _place(picture, hex_id)


def _routes(picture: Picture) -> list[str]:
    parts: list[str] = []
    for number, route in enumerate(picture.routes):
        stops = " – ".join(_place(picture, stop.rsplit(".", 1)[0]) for stop in route.stops)
        value = f" = {picture.values[number]}" if number < len(picture.values) else ""
        parts.append(f"{picture.words('picture-train', train=route.train)}: {stops}{value}")
    if picture.values:
        parts.append(f"{capitalised(picture.words('picture-total'))}: {money(picture, sum(picture.values))}")
    return parts


def pick_text(picture: Picture) -> list[str]:
    """The numbered hexes."""
    return [", ".join(f"{number} {_place(picture, each)}" for number, each in enumerate(picture.choices, 1))]


def tiles_text(picture: Picture) -> list[str]:
    """The numbered tiles with their rotations."""
    return [
        ", ".join(
            f"{number} {tile_name(picture, each.tile)} ({each.rotation})"
            for number, each in enumerate(picture.tiles, 1)
        ),
    ]


def market_text(picture: Picture) -> list[str]:
    """What share prices the companies have, and how they move."""
    state, title = picture.state, picture.title
    cells = sorted(title.cells.values(), key=lambda cell: (-cell.price, cell.row))
    used = [f"{cell.price}: {', '.join(state.market[cell.id])}" for cell in cells if state.market.get(cell.id)]
    parts = [*end_words(picture), *(["; ".join(used)] if used else [])]
    table = ", ".join(f"{span} → {move:+d}" if move else f"{span} → 0" for span, move in movements(picture))
    parts.append(capitalised(picture.words("picture-market-order")))
    return [*parts, f"{capitalised(picture.words('picture-movements'))}: {table}"] if table else parts


def company_text(picture: Picture) -> list[str]:
    """A company's card."""
    now, words = picture.state.companies[picture.company], picture.words
    parts = [capitalised(leader(picture, now)), *(f"{capitalised(name)}: {value}" for name, value in figures(picture))]
    if now.trains:
        parts.append(f"{capitalised(words('picture-trains'))}: {', '.join(now.trains)}")
    places = [_place(picture, each) for each in station_hexes(picture.state, picture.company)]
    stations = ", ".join(places) or words("picture-none")
    left = ", ".join(str(price) for price in now.stations) if any(now.stations) else str(len(now.stations) or "")
    parts.append(f"{capitalised(words('picture-stations'))}: {stations}")
    if left:
        parts.append(f"{capitalised(words('picture-stations-left'))}: {left}")
    parts += [f"{capitalised(name)}: {value}" for name, value in facts(picture)]
    shares = [
        f"{_holder(picture, each)} {share(picture, percent_of(now, each))}" for each in now.shares if now.shares[each]
    ]
    return [*parts, f"{capitalised(words('picture-shares'))}: {', '.join(shares)}"] if shares else parts


def _holder(picture: Picture, holder: str) -> str:
    return seat_name(picture, holder) if holder in picture.state.seats else picture.words(f"picture-{holder}")


def player_text(picture: Picture) -> list[str]:
    """A player's card."""
    now, words, state = picture.state.players[picture.player], picture.words, picture.state
    parts = [
        f"{capitalised(words('picture-cash'))}: {money(picture, now.cash)}",
        f"{capitalised(words('picture-certificates'))}: {certificates(picture)}",
    ]
    if picture.player in picture.worth:
        parts.append(f"{capitalised(words('picture-worth'))}: {money(picture, picture.worth[picture.player])}")
    own = style_of(picture.title.id).player_figures(picture)
    parts += [f"{capitalised(name)}: {value}" for name, value in own]
    shares = [
        f"{each} {share(picture, percent_of(company, picture.player))}"
        + (f" ({words('picture-president-short')})" if company.president == picture.player else "")
        for each, company in state.companies.items()
        if company.shares.get(picture.player)
    ]
    parts.append(f"{capitalised(words('picture-shares'))}: {', '.join(shares) or words('picture-none')}")
    privates = [each for each, owner in state.privates.items() if owner == picture.player]
    if privates:
        parts.append(f"{capitalised(words('picture-privates'))}: {', '.join(privates)}")
    owned = [
        f"{each} {picture.title.companies[each].name}"
        f" ({'; '.join([money(picture, company.cash), ', '.join(company.trains) or '–'])})"
        for each, company in state.companies.items()
        if company.owner == picture.player and company.in_play
    ]
    return [*parts, f"{capitalised(words('picture-companies'))}: {', '.join(owned)}"] if owned else parts


def holdings_text(picture: Picture) -> list[str]:
    """Who holds what: cash, shares, companies."""
    state, words = picture.state, picture.words
    parts: list[str] = []
    for seat in state.seats:
        shares = [
            f"{each} {percent_of(now, seat)}{'*' if now.president == seat else ''}"
            for each, now in state.companies.items()
            if now.shares.get(seat)
        ]
        owned = [each for each, now in state.companies.items() if now.owner == seat and now.in_play]
        row = [money(picture, state.players[seat].cash), *shares, f"{words('picture-companies')} {', '.join(owned)}"]
        parts.append(f"{seat_name(picture, seat)}: {'; '.join(row if owned else row[:-1])}")
    parts += [f"* {words('picture-president-short')}", capitalised(words("picture-percent"))]
    if first := priority_of(picture):
        parts.append(f"{capitalised(words('picture-priority'))}: {seat_name(picture, first)}")
    return parts


def ways_text(picture: Picture) -> list[str]:
    """The numbered lines."""
    return [f"{number} {text}" for number, text in enumerate(picture.captions, 1)]
