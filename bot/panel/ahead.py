"""Choices beyond the next tap: those of the steps that follow the dividend, usual prices, the end of the turn with it.

Pure; everything is found by trying it out on copies.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import fields, replace
from typing import TYPE_CHECKING

from bot.panel.bundles import Bundle, ending
from bot.panel.choices import Choice, choice_of, grouped
from bot.panel.foresight import open_types
from engine.actions import Action, Offer

if TYPE_CHECKING:
    from engine.game import Game

ENDING = frozenset({"buy_train"})
"""Types after which a turn is mostly over: each choice is there once more with the end of the turn."""
AT_ITS_STEP = frozenset({"sell_shares"})
"""Types that nobody should be led to before their step: what comes until then may make them needless."""
USUAL: Mapping[str, Callable[[Choice], Iterable[int | None]]] = {
    "buy_train": lambda choice: choice.ranges["price"][:2],
    "buy_private": lambda choice: (choice.proposed,),
}
"""The prices that are mostly agreed on, which are lines; any other price is typed."""
ONE_PAGE = 25
"""More lines than a page of a menu holds are never made of what is legal."""


def look_ahead(
    game: Game, bundles: Iterable[Bundle], known: Container[str], fixed: Container[str]
) -> dict[str, tuple[Choice, ...]]:
    """The choices that are legal only after one of the bundles, where it stops within the turn, as menus by type.

    Types that are `known` already, and those that are `fixed` in their place, are left out. IllegalAction for a bundle
    that isn't of this position.
    """
    menus: dict[str, tuple[Choice, ...]] = {}
    later = AT_ITS_STEP | grouped(game).keys()
    for bundle in bundles:
        if bundle.ends or game.decision is None:
            continue
        trial = game.copy()
        trial.apply_all([trial.read_action(each) for each in bundle.moves], game.decision.by)
        for kind in open_types(trial):
            if not (kind in known or kind in menus or kind in fixed or kind in later):
                found = [replace(each, after=bundle.key) for each in choices_for(trial, kind)]
                menus |= {kind: tuple(found)} if found else {}
    return menus


def choices_for(game: Game, kind: str) -> list[Choice]:
    """The legal choices of a type that has something to choose, spread out."""
    found = [choice_of(game, each) for each in game.legal(kind) if isinstance(each, Offer) or fields(each)]
    return spread(game, kind, found)


def spread(game: Game, kind: str, choices: Sequence[Choice]) -> list[Choice]:
    """Choices with usual prices, and with the end of the turn, as far as they fit on one page."""
    plain = list(choices)
    if kind not in ENDING and kind not in USUAL:
        return plain
    usual = [line for each in plain for line in (*_usual(kind, each), each)]
    last = [each for each in plain if _can_end(game, kind, each)]
    both = [replace(line, ends=True) for each in last for line in (*_usual(kind, each), each)]
    ended = [replace(each, ends=True) for each in last]
    wanted = ([*usual, *both], [*usual, *ended], [*plain, *ended], usual)
    return next((lines for lines in wanted if len(lines) <= ONE_PAGE), plain)


def _usual(kind: str, choice: Choice) -> list[Choice]:
    """The choice at its usual prices; none where nothing is open."""
    if "price" not in choice.ranges or kind not in USUAL:
        return []
    prices = dict.fromkeys(USUAL[kind](choice))
    return [replace(choice, fields={**choice.fields, "price": each}, ranges={}, proposed=None) for each in prices]


def _can_end(game: Game, kind: str, choice: Choice) -> bool:
    """Whether the turn can be ended by passing after the choice, at its lowest price."""
    if kind not in ENDING:
        return False
    lowest = {name: bounds[0] for name, bounds in choice.ranges.items()}
    return bool(ending(game, [game.read_action({"type": choice.type, **choice.fields, **lowest})]))


def moved(game: Game, moves: Sequence[Action]) -> Game:
    """A copy in which whoever is to act has made these moves, or the game itself where there are none.

    Raises IllegalAction.
    """
    if not moves or game.decision is None:
        return game
    trial = game.copy()
    trial.apply_all(moves, game.decision.by)
    return trial
