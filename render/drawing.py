"""The one entry: a picture's description in, a finished picture out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from PIL import Image

from engine.title import TitleData
from render import output
from render.alt import alt_text
from render.errors import UnknownPicture
from render.maps import map as maps
from render.maps import overview, stock, tiles, ways
from render.picture import WHATS, Drawn, Picture, Words
from render.sheets import cards, depot, holdings, legend, market, privates, wealth
from render.titles import style_of

_BOARDS: Mapping[str, Callable[[Picture], maps.Board]] = MappingProxyType(
    {"map": overview.overview, "area": maps.area, "pick": maps.pick, "ways": ways.ways}
)
_TABLES: Mapping[str, Callable[[Picture], Image.Image]] = MappingProxyType(
    {
        "market": market.market,
        "company": cards.company_card,
        "player": cards.player_card,
        "holdings": holdings.holdings,
        "tiles": tiles.sheet,
        "privates": privates.privates,
        "trains": depot.depot,
        "wealth": wealth.wealth,
        "legend": legend.legend,
        "stock": stock.stock,
    }
)


def draw(picture: Picture) -> Drawn:
    """Draw a picture; the same description gives the same bytes, and nothing in it is changed.

    Raises UnknownPicture where there's no such picture, company, player, hex or choice, and LabelTooSmall where a
    label would come out smaller than that kind of picture promises.
    """
    _check(picture)
    picture = replace(picture, words=_worded(picture))
    if picture.what in _BOARDS:
        drawn = _BOARDS[picture.what](picture)
        image, shown, missing = drawn.image, drawn.shown, drawn.missing
    else:
        sheets = style_of(picture.title.id).sheets
        drawer = sheets[picture.what].draw if picture.what in sheets else _TABLES[picture.what]
        image, shown, missing = drawer(picture), frozenset[str](), ()
    colours = output.FEWEST_COLOURS if picture.what == "map" else output.COLOURS
    if picture.what in ("area", "pick", "tiles", "ways", "stock"):
        colours = output.FEWER_COLOURS
    return Drawn(output.png(image, colours), alt_text(picture, shown, missing), image.width, image.height, missing)


def _worded(picture: Picture) -> Words:
    """The words of the picture, with those of the title's own in their places."""
    own, words = style_of(picture.title.id).words, picture.words
    return (lambda key, **args: words(own.get(key, key), **args)) if own else words


def company_facts(picture: Picture) -> list[tuple[str, str]]:
    """What a company's card tells beside the usual, as names with their values, in the title's words."""
    return cards.facts(replace(picture, words=_worded(picture)))


def trains_leave(picture: Picture) -> dict[str, str]:
    """Until when each kind of train runs, in words; "" for one that never goes."""
    return {kind: depot.leaves(picture, train) for kind, train in picture.title.trains.items()}


def own_train_limits(picture: Picture) -> list[str]:
    """A line for each company whose limit of trains isn't the phase's."""
    return depot.own_limits(replace(picture, words=_worded(picture)))


def whats_of(title_id: str) -> tuple[str, ...]:
    """The kinds of picture that a title has: WHATS, then those of its own."""
    return (*WHATS, *style_of(title_id).sheets)


def parts_of(title: TitleData) -> tuple[str, ...]:
    """The parts of a title's board, each of which a map can show alone; empty if it's in one piece."""
    return tuple(style_of(title.id).parts(title))


def _check(picture: Picture) -> None:
    whats = whats_of(picture.title.id)
    if picture.what not in whats:
        raise UnknownPicture(f"no picture {picture.what!r}, only {', '.join(whats)}")
    unknown = [
        each
        for each in (*picture.focus, *picture.last, *picture.changed, *picture.choices)
        if each not in picture.title.board.hexes
    ]
    if unknown:
        raise UnknownPicture(f"no hex {unknown[0]!r}")
    if picture.what == "pick" and not picture.choices:
        raise UnknownPicture("nothing to choose from")
