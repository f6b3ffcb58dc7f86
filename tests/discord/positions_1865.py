"""Positions of 1865 in which somebody has to decide something that no other title has, from its recorded games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import engine
from engine.dev import log
from engine.game import Game
from engine.titles import games_folder

PLAYERS = ("P1", "P2", "P3")
THREE = games_folder("1865") / "robots-3p-40.jsonl.gz"

Wanted = Callable[[Game], bool]


@cache
def recorded() -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Set-up and entries of the recorded game of three."""
    return log.record(THREE)


def replayed() -> Iterator[Game]:
    """The recorded game of three at each of its decisions; it goes on by itself, so copy what you keep."""
    setup, entries = recorded()
    game = Game(engine.load_game(setup, []).rulebook, setup, digests=False)
    for entry in entries:
        yield game
        game.apply(game.read_action(entry["action"]), entry["by"])
    yield game


def first(wanted: Wanted) -> Game:
    """The first position that's wanted; LookupError if there's none."""
    for game in replayed():
        if wanted(game):
            return engine.load_game(game.setup, game.entries)
    raise LookupError("no such position")


def at(step: str, nth: int = 1) -> Game:
    """The nth decision at this step."""
    count = 0

    def wanted(game: Game) -> bool:
        nonlocal count
        count += game.decision is not None and game.decision.step == step
        return count == nth

    return first(wanted)


def offering(kind: str, step: str = "", least: int = 1) -> Game:
    """A position in which at least so many actions of this type are legal (in this step)."""

    def wanted(game: Game) -> bool:
        in_step = game.decision is not None and step in ("", game.decision.step)
        return in_step and sum(1 for _ in game.legal(kind)) >= least

    return first(wanted)
