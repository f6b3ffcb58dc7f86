"""What only one title's pictures need. A title without a module of its own is drawn with the defaults."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING

from engine.titles import part
from render.hexes.badges import Badge, closed_hexes

if TYPE_CHECKING:
    from PIL import Image

    from engine.state import State
    from engine.title import CellData, TitleData
    from render.picture import Picture

Spot = tuple[float, float, float]
"""Where a stop lies, in sides of the hex, and the angle of its row of slots in degrees."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A picture of its own kind: how it's drawn, and the sentences of its alternative text."""

    draw: Callable[[Picture], Image.Image]
    alt: Callable[[Picture], list[str]]


def badges_by_hex(*found: Iterable[tuple[str, Badge]]) -> Mapping[str, tuple[Badge, ...]]:
    """Signs with their hexes, in their order, as a style gives them."""
    by_hex: dict[str, list[Badge]] = {}
    for hex_id, badge in chain(*found):
        by_hex.setdefault(hex_id, []).append(badge)
    return {hex_id: tuple(each) for hex_id, each in by_hex.items()}


def _usual_badges(title: TitleData, state: State) -> Mapping[str, tuple[Badge, ...]]:
    return badges_by_hex(closed_hexes(title, state))


def _no_facts(picture: Picture, company: str) -> list[tuple[str, str]]:
    return []


def _no_player_figures(picture: Picture) -> list[tuple[str, str]]:
    return []


def _one_part(title: TitleData) -> Mapping[str, frozenset[str]]:
    return {}


def _par_cells(title: TitleData, state: State) -> frozenset[str]:
    return frozenset(cell.id for cell in title.cells.values() if cell.par)


def _phase_limit(title: TitleData, state: State, company: str) -> int:
    return title.phases[state.phase].train_limit


def _no_surcharges(title: TitleData, cell: CellData) -> tuple[int, ...]:
    return ()


def _no_movements(title: TitleData) -> tuple[tuple[int, int], ...]:
    return ()


@dataclass(frozen=True, slots=True)
class Style:
    """How a title's pictures differ from the usual.

    notes: words printed on single hexes. square: kinds of company with square tokens; bonus: what a token of a kind
    adds. start_cells: the cells of start prices. without_trains: kinds of company that
    never own trains. any_home: companies whose first token goes into any city of their home. keeps_homes: whether a
    place is kept for the home of a company without a token; else such a company has no home yet.
    places: where the stops of a tile lie, at rotation 0, instead of the places that are searched for.
    sea: water lies around the board. badges: signs by hex. parts: areas that are drawn side by side, by name.
    facts: further lines of a company's card; player_figures: further boxes of a player's card.
    surcharges: further prices of a cell, with names and colours. movements: from which dividend the price moves how
    many spaces, the least first.
    signs: a sample of each kind of badge for the legend, by name, beside those of hexes that private companies block.
    leaves: the field of a train that names the phase or train with which it goes. sheets: pictures of its own.
    words: keys of words that take the place of the usual ones. routes: whether trains run over routes on the map.
    train_limit: how many trains a company may have in this phase.
    """

    notes: Mapping[str, str] = field(default_factory=dict)
    square: frozenset[str] = frozenset()
    bonus: Mapping[str, str] = field(default_factory=dict)
    start_cells: Callable[[TitleData, State], frozenset[str]] = _par_cells
    without_trains: frozenset[str] = frozenset()
    any_home: frozenset[str] = frozenset()
    keeps_homes: bool = True
    places: Mapping[str, tuple[Spot, ...]] = field(default_factory=dict)
    sea: bool = False
    badges: Callable[[TitleData, State], Mapping[str, tuple[Badge, ...]]] = _usual_badges
    parts: Callable[[TitleData], Mapping[str, frozenset[str]]] = _one_part
    facts: Callable[[Picture, str], list[tuple[str, str]]] = _no_facts
    player_figures: Callable[[Picture], list[tuple[str, str]]] = _no_player_figures
    surcharges: Callable[[TitleData, CellData], tuple[int, ...]] = _no_surcharges
    movements: Callable[[TitleData], tuple[tuple[int, int], ...]] = _no_movements
    surcharge_colours: Mapping[str, str] = field(default_factory=dict)
    signs: Mapping[str, Badge] = field(default_factory=dict)
    leaves: str = "rusts_on"
    sheets: Mapping[str, Sheet] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)
    routes: bool = True
    train_limit: Callable[[TitleData, State, str], int] = _phase_limit


@cache
def style_of(title_id: str) -> Style:
    """The style of a title, from the module of this package that has its name, or its own package's `style`."""
    module = part(title_id, __name__, "style")
    return module.STYLE if module else Style()


def runs_trains(title: TitleData, company: str) -> bool:
    """Whether a company of this kind ever has trains, and so a part of the board that matters to it."""
    return title.companies[company].kind not in style_of(title.id).without_trains
