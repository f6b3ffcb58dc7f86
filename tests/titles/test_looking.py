"""Whoever looks at a position, through a game or its view, changes nothing in it: here each attempt would fail."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import render
from bot.panel import bundles, comparison, outlook
from bot.panel.foresight import foresee
from bot.panel.panel import panel_of
from bot.words import speak
from engine import trial
from engine.actions import Action
from engine.dev import invariants, perft
from engine.editor import Editor
from engine.game import Game
from engine.titles import TITLES

POSITIONS = [(title, name) for title in TITLES for name in perft.positions(title)]
MOST_TRIED = 4


class Written(AssertionError):
    """Somebody who looks has written."""


def refused(*_: Any, **__: Any) -> Any:
    raise Written


class FrozenList(list[Any]):
    append = extend = insert = remove = pop = clear = sort = reverse = refused
    __setitem__ = __delitem__ = __iadd__ = __imul__ = refused


class FrozenDict(dict[str, Any]):
    pop = popitem = clear = update = setdefault = refused
    __setitem__ = __delitem__ = __ior__ = refused


@pytest.fixture
def freeze(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any], None]:
    """Makes a state such that all writing to it fails, to copies of it nothing does."""
    frozen: dict[int, Any] = {}

    def guard(self: Any, name: str, value: Any) -> None:
        if id(self) in frozen:
            raise Written(f"{type(self).__name__}.{name}")
        object.__setattr__(self, name, value)

    def all_of(value: Any) -> Any:
        if isinstance(value, list):
            return FrozenList(all_of(each) for each in value)
        if isinstance(value, dict):
            return FrozenDict({key: all_of(each) for key, each in value.items()})
        if dataclasses.is_dataclass(value) and not type(value).__dataclass_params__.frozen:
            monkeypatch.setattr(type(value), "__setattr__", guard)
            for each in dataclasses.fields(value):
                object.__setattr__(value, each.name, all_of(getattr(value, each.name)))
            frozen[id(value)] = value
        return value

    return all_of


@pytest.mark.parametrize(("title", "name"), POSITIONS)
def test_looking_at_a_position_writes_nothing(title: str, name: str, freeze: Callable[[Any], None]) -> None:
    game = perft.position(title, perft.positions(title)[name])
    freeze(game.state)
    for look in LOOKS:
        look(game)
    tried = [each for each in game.legal() if isinstance(each, Action)][:MOST_TRIED]
    for action in tried:
        foresee(game, [action.to_json()])
        outlook.outlook_after(game, [action.to_json()])
        game.rulebook.preview(game, action)


def test_writing_is_noticed(freeze: Callable[[Any], None]) -> None:
    game = perft.position(*next((title, perft.positions(title)[name]) for title, name in POSITIONS))
    freeze(game.state)
    player, copied = game.state.seats[0], game.copy()
    for write in WRITES:
        with pytest.raises(Written):
            write(game.alter(), player)
        write(copied.alter(), player)


def _draw(game: Game) -> None:
    words = speak("en", game.title.currency)
    render.draw(render.Picture("market", game.title, game.state, words=words))


def _cards(game: Game) -> Iterator[Any]:
    yield from (game.rulebook.company_state(game.view, company) for company in game.state.companies)
    yield from (game.rulebook.company_state(game.view, private) for private in game.title.privates)


LOOKS: tuple[Callable[[Game], object], ...] = (
    panel_of,
    bundles.bundles_of,
    outlook.outlook_now,
    comparison.worths,
    render.standing,
    Game.result,
    Game.programmes,
    trial.ending_of,
    _draw,
    lambda game: list(_cards(game)),
    lambda game: list(invariants.position(game)),
    lambda game: game.rulebook.ends(game.view),
    lambda game: [list(game.ways(kind)) for kind in game.rulebook.ways_of],
    lambda game: game.decision and game.rulebook.remarks(game.view, game.decision),
)
WRITES: tuple[Callable[[Editor, str], object], ...] = (
    lambda g, player: g.pay("bank", player, 5, "test"),
    lambda g, _: g.state.seats.append("P9"),
    lambda g, _: g.pop(g.state.stack[-1]),
    lambda g, _: g.state.depot.update({"9": 1}),
)
