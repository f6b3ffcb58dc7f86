"""How the actions that only one title has stand on a panel. A title without a module of its own has none to arrange."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from engine.actions import Action, FieldKind, field_kinds
from engine.titles import TITLES, part, rulebook

if TYPE_CHECKING:
    from engine.game import Game

Figures = dict[str, Any]
Finder = Callable[["Game", Mapping[str, Any]], Figures]
"""The figures of an action with these fields, some of which may still be open."""


ANY_TIME = ("take_loan", "buy_private")
"""Types that a company may use at several points of its turn; they have a row of their own, always in sight."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """What is added to the shared rules of the panel, by type of action or by step.

    figures: what helps to choose. any_time: what a company may use at several points of its turn. grouped: too many
    choices for one menu, by the values of which field they're chosen first. pressed: buttons where there are at most so
    many choices; pressed_at: the same for single steps, in which nothing else is pressed. before_run: the steps in
    which the proposed run is on the panel; in_run: what that stands for. own_money: what players pay, or save, for a
    company in whose name they're asked; by_player: those of them with a price, which the button says.
    """

    figures: Mapping[str, Finder] = field(default_factory=dict)
    any_time: tuple[str, ...] = ()
    grouped: Mapping[str, str] = field(default_factory=dict)
    pressed: Mapping[str, int] = field(default_factory=dict)
    pressed_at: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    before_run: frozenset[str] = frozenset()
    in_run: frozenset[str] = frozenset()
    own_money: frozenset[str] = frozenset()
    by_player: frozenset[str] = frozenset()


@cache
def arrangement_of(title_id: str) -> Arrangement:
    """A title's arrangement, from the module of this package that has its name, or its own package's `panel`."""
    module = part(title_id, __name__, "panel")
    return module.ARRANGEMENT if module else Arrangement()


def any_time(game: Game) -> tuple[str, ...]:
    """The types that a company may use at several points of its turn."""
    return (*ANY_TIME, *arrangement_of(game.title.id).any_time)


@cache
def types_of_all() -> Mapping[str, type[Action]]:
    """The actions of all titles at the tables, by type; titles share the shared ones."""
    found: dict[str, type[Action]] = {}
    for title in TITLES:
        found |= rulebook(title).actions
    return found


@cache
def fields_of(kind: str) -> Mapping[str, tuple[type, FieldKind]]:
    """The fields of an action type: plain type and what each names; KeyError for a type that no title has."""
    return field_kinds(types_of_all()[kind])
