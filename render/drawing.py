"""The one entry: a picture's description in, a finished picture out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PIL import Image

from render import cards, holdings, market, output, tiles
from render import map as maps
from render.alt import alt_text
from render.errors import UnknownPicture
from render.picture import WHATS, Drawn, Picture

_BOARDS: Mapping[str, Callable[[Picture], maps.Board]] = MappingProxyType(
    {"map": maps.overview, "area": maps.area, "pick": maps.pick}
)
_TABLES: Mapping[str, Callable[[Picture], Image.Image]] = MappingProxyType(
    {
        "market": market.market,
        "company": cards.company_card,
        "player": cards.player_card,
        "holdings": holdings.holdings,
        "tiles": tiles.sheet,
    }
)


def draw(picture: Picture) -> Drawn:
    """Draw a picture; the same description gives the same bytes, and nothing in it is changed.

    Raises UnknownPicture where there's no such picture, company, player, hex or choice, and LabelTooSmall where a
    label would come out smaller than that kind of picture promises.
    """
    _check(picture)
    if picture.what in _BOARDS:
        drawn = _BOARDS[picture.what](picture)
        image, shown, missing = drawn.image, drawn.shown, drawn.missing
    else:
        image, shown, missing = _TABLES[picture.what](picture), frozenset[str](), ()
    colours = output.FEWER_COLOURS if picture.what == "map" else output.COLOURS
    return Drawn(output.png(image, colours), alt_text(picture, shown, missing), image.width, image.height, missing)


def _check(picture: Picture) -> None:
    if picture.what not in WHATS:
        raise UnknownPicture(f"no picture {picture.what!r}, only {', '.join(WHATS)}")
    unknown = [
        each
        for each in (*picture.focus, *picture.last, *picture.changed, *picture.choices)
        if each not in picture.title.board.hexes
    ]
    if unknown:
        raise UnknownPicture(f"no hex {unknown[0]!r}")
    if picture.what == "pick" and not picture.choices:
        raise UnknownPicture("nothing to choose from")
