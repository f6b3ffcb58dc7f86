"""What can be chosen: a legal action, or an offer that has a number open, as plain data with the figures behind it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from bot.panel.bundles import PASS
from bot.panel.figures import figures_of
from bot.panel.titles import arrangement_of
from engine.actions import Action, LayTile, Offer

if TYPE_CHECKING:
    from engine.finance.annals import Earned, RoundAnnals
    from engine.game import Game

GROUPED: Mapping[str, str] = {"lay_tile": "hex", "start_company": "company"}
"""Types with too many choices for one menu: first the values of this field, then the actions that have it."""
SHARES = "buy_share"
"""The type whose choices tell what a share paid last."""
PICTURED = "lay_tile"
"""The grouped type whose choices are drawn: numbered hexes, then so many tiles a page."""
PER_SHEET = 9
PRESSED: Mapping[str, int] = {"pay_dividend": 2, "buy_private": 1, "exchange_private": 1}
"""Types that are buttons where there are at most so many choices and none is open-ended."""
PRESSED_AT: Mapping[str, Mapping[str, int]] = {"discard": {"scrap_train": 4}}
"""The same for single steps, in which there's hardly anything else to do."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An action that's legal now, or an offer whose open field (`ranges`: lowest, highest, step) is asked for.

    `proposed` is the value of that field that's a good start.
    """

    type: str
    fields: Mapping[str, Any]
    figures: Mapping[str, Any] = field(default_factory=dict)
    ranges: Mapping[str, tuple[int, int, int]] = field(default_factory=dict)
    proposed: int | None = None
    skips: tuple[str, ...] = ()
    """The steps that are passed first, where it's legal only later in the turn."""
    after: str = ""
    """The key of the panel's bundle that's carried out first, where it's legal only after that."""
    ends: bool = False
    """The rest of the turn is passed."""
    is_group: bool = False
    """It only leads to the choices that it stands for."""


def with_income(choices: Iterable[Choice], last: Mapping[str, tuple[RoundAnnals, Earned]]) -> tuple[Choice, ...]:
    """The choices with what such a share of each company paid last, and when: figures "paid" and "round" ("2.1")."""
    made: list[Choice] = []
    for each in choices:
        when, earned = last.get(str(each.fields.get("company")), (None, None))
        if when is not None and earned is not None:
            each_paid = earned.paid * each.figures["unit"] // 100
            told = {"paid": each_paid, "round": f"{when.set_number}.{when.round_number}"}
            each = replace(each, figures={**each.figures, **told})
        made.append(each)
    return tuple(made)


def is_pressed(title: str, step: str, kind: str, choices: Sequence[Choice]) -> bool:
    """Whether the choices of a type are buttons of their own in this step."""
    own = arrangement_of(title)
    most = {**PRESSED_AT, **own.pressed_at}.get(step, {**PRESSED, **own.pressed}).get(kind, 0)
    return len(choices) <= most and not any(each.ranges for each in choices)


def moves_of(choice: Choice) -> list[Mapping[str, Any]]:
    """What a choice without open fields does: the passes that lead to it, and its action."""
    return [*[PASS] * len(choice.skips), {"type": choice.type, **choice.fields}]


def grouped(game: Game) -> Mapping[str, str]:
    """The types that are chosen in two steps, each with the field that's chosen first."""
    return {**GROUPED, **arrangement_of(game.title.id).grouped}


def choices_in(game: Game, kind: str, value: str, *, each_means: bool = False) -> tuple[Choice, ...]:
    """The actions of a grouped type that have this value; a tile once, unless `each_means` of paying it is wanted.

    Empty for a type that isn't grouped.
    """
    first = grouped(game).get(kind)
    if first is None:
        return ()
    found = distinct(game, game.legal(kind, **{first: value}))
    if kind != PICTURED or each_means:
        return tuple(choice_of(game, each) for each in found)
    return tuple(_once(game, (each for each in found if isinstance(each, LayTile))))


def _once(game: Game, lays: Iterable[LayTile]) -> Iterator[Choice]:
    """Each lay of track once, by the first of its means; the others, with what they cost, are in its figures."""
    same: dict[Hashable, list[LayTile]] = {}
    for each in lays:
        same.setdefault(but_for_means(each), []).append(each)
    for first, *others in same.values():
        choice = choice_of(game, first)
        ways = tuple((each.means, choice_of(game, each).figures["cost"]) for each in others)
        yield replace(choice, figures={**choice.figures, "others": ways}) if ways else choice


def but_for_means(action: Action) -> Hashable:
    """An action, by whatever means it's paid."""
    return replace(action, means="") if isinstance(action, LayTile) else action


def other_means(game: Game, lay: Action) -> tuple[tuple[LayTile, int], ...]:
    """The same lay of track by other means, with what it costs then."""
    if not isinstance(lay, LayTile):
        return ()
    same = game.legal(lay.type, hex=lay.hex, tile=lay.tile, rotation=lay.rotation)
    lays = (each for each in same if isinstance(each, LayTile) and each.means != lay.means)
    return tuple((each, choice_of(game, each).figures.get("cost", 0)) for each in lays)


def distinct(game: Game, found: Iterable[Action | Offer]) -> Iterator[Action | Offer]:
    """All but those that do the same as one before: a tile turned so that its track is the same again."""
    seen: set[Hashable] = set()
    for each in found:
        if not isinstance(each, LayTile):
            yield each
        elif (effect := effect_of(game, each)) not in seen:
            seen.add(effect)
            yield each


def effect_of(game: Game, lay: LayTile) -> Hashable:
    """What laying a tile does, however it's turned: two lays with the same effect needn't both be offered."""
    track = game.view.board.tile_track(lay.tile, lay.rotation)
    return replace(lay, rotation=0), track.exits, track.through


def as_offered(game: Game, action: Action) -> Action:
    """A legal action as the menus have it: of tiles turned to the same effect only the first is there."""
    if not isinstance(action, LayTile):
        return action
    same = game.legal(action.type, hex=action.hex, tile=action.tile)
    lays = (each for each in same if isinstance(each, LayTile))
    return next((each for each in lays if effect_of(game, each) == effect_of(game, action)), action)


def sheet_page(choices: Sequence[Choice], page: int) -> Sequence[Choice]:
    """The choices of a page of a menu that's drawn; the page after the last one is the first."""
    start = page % -(-len(choices) // PER_SHEET) * PER_SHEET
    return choices[start : start + PER_SHEET]


def choice_of(game: Game, each: Action | Offer) -> Choice:
    """A legal action or offer with the figures that help to choose."""
    if isinstance(each, Offer):
        figures = figures_of(game, each.type, each.fixed)
        opened = next(iter(each.ranges), "")
        proposed = getattr(each.proposal[-1], opened, None) if each.proposal else None
        return Choice(each.type, dict(each.fixed), figures, dict(each.ranges), proposed)
    values = {name: value for name, value in each.to_json().items() if name != "type"}
    return Choice(each.type, values, figures_of(game, each.type, values))


def numbers(lists: Mapping[str, Sequence[Choice]]) -> dict[tuple[Any, ...], int]:
    """The number that each way has in the picture, from 1; a way in two lists has one."""
    found: dict[tuple[Any, ...], int] = {}
    for choices in lists.values():
        for each in choices:
            found.setdefault(tuple(each.fields.values()), len(found) + 1)
    return found


def in_order(lists: Mapping[str, Sequence[Choice]]) -> list[Choice]:
    """Each way once, in the order of the numbers."""
    return list({tuple(each.fields.values()): each for choices in lists.values() for each in choices}.values())
