"""Positions in the middle of games, come to by robots."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import engine
from engine.game import Game
from engine.robots.tempers import TEMPERS, choose

PLAYERS = ["P1", "P2", "P3"]


def played_until(wanted: Callable[[Game], bool], seed: int = 5) -> Game:
    """A game of three that robots have played up to the first position that's wanted."""
    chance = random.Random(seed)
    game = engine.new_game("18mag", players=PLAYERS, seed=seed)
    temper = next(iter(TEMPERS.values()))
    while game.decision is not None and not wanted(game):
        for action in choose(game, temper, chance):
            if wanted(game) or game.decision is None:
                return game
            game.apply(action, game.decision.by)
    return game


def at_step(step: str, round_number: int = 1) -> Callable[[Game], bool]:
    """A person decides at this step, in the set of this number or later."""

    def wanted(game: Game) -> bool:
        return game.decision is not None and game.decision.step == step and game.state.set_number >= round_number

    return wanted


def log_of(game: Game) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The set-up record and the entries."""
    return game.setup, game.entries
