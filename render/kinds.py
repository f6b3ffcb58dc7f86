"""The kinds of picture: how each is drawn, what its alternative text says, and in how many colours it's sent."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from PIL import Image

from render import alt
from render.maps import map as maps
from render.maps import overview, tile_stock, tiles, ways
from render.picture import Picture
from render.sheets import cards, depot, holdings, legend, market, privates, status, takings, wealth
from render.titles import style_of

COLOURS, FEWER, FEWEST = 160, 96, 80
"""Beyond this nothing is to be seen but the size; fewer do for boards, still fewer where their pieces are small."""


@dataclass(frozen=True, slots=True)
class Canvas:
    """What's drawn: the image, the hexes it shows, and those it was to show and couldn't."""

    image: Image.Image
    shown: frozenset[str] = frozenset()
    missing: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of picture.

    subject: what one is of, in a few words; said: the sentences about it, given the hexes that it shows. colours: of
    its palette.
    """

    draw: Callable[[Picture], Canvas]
    said: Callable[[Picture, Collection[str]], list[str]]
    subject: Callable[[Picture], str] = alt.usual_subject
    colours: int = COLOURS


def _board(
    draw: Callable[[Picture], maps.MapPicture],
    said: Callable[[Picture, Collection[str]], list[str]],
    subject: Callable[[Picture], str] = alt.usual_subject,
    colours: int = FEWER,
) -> Kind:
    """A picture of the board, or a part of it."""

    def drawn(picture: Picture) -> Canvas:
        board = draw(picture)
        return Canvas(board.image, board.shown, board.missing)

    return Kind(drawn, said, subject, colours)


def _sheet(
    draw: Callable[[Picture], Image.Image],
    said: Callable[[Picture], list[str]],
    subject: Callable[[Picture], str] = alt.usual_subject,
    colours: int = COLOURS,
) -> Kind:
    """A picture beside the board."""
    return Kind(lambda picture: Canvas(draw(picture)), lambda picture, shown: said(picture), subject, colours)


KINDS: Mapping[str, Kind] = MappingProxyType(
    {
        "map": _board(overview.overview, alt.board_text, alt.map_subject, FEWEST),
        "area": _board(maps.area, alt.board_text, alt.area_subject),
        "pick": _board(maps.pick, lambda picture, shown: alt.pick_text(picture)),
        "tiles": _sheet(tiles.sheet, alt.tiles_text, alt.tiles_subject, FEWER),
        "market": _sheet(market.market, alt.market_text),
        "company": _sheet(cards.company_card, alt.company_text, alt.company_subject),
        "player": _sheet(cards.player_card, alt.player_text, alt.player_subject),
        "holdings": _sheet(holdings.holdings, alt.holdings_text),
        "privates": _sheet(privates.privates, privates.privates_text),
        "trains": _sheet(depot.depot, depot.depot_text),
        "status": _sheet(status.status, status.status_text),
        "takings": _sheet(takings.takings, takings.takings_text),
        "wealth": _sheet(wealth.wealth, wealth.wealth_text),
        "legend": _sheet(legend.legend, legend.legend_text),
        "ways": _board(ways.ways, lambda picture, shown: alt.ways_text(picture)),
        "stock": _sheet(tile_stock.stock, tile_stock.stock_text, colours=FEWER),
    }
)
"""Those that every title has."""


@cache
def kinds_of(title_id: str) -> Mapping[str, Kind]:
    """All that a title has, its own the last."""
    return {**KINDS, **{name: _sheet(each.draw, each.alt) for name, each in style_of(title_id).sheets.items()}}
