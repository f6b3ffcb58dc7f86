"""Positions of 1856 in which somebody has to decide something that 18Mag hasn't got, come to by robots."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import engine
from engine.game import Game
from engine.robots.tempers import TEMPERS, choose

PLAYERS = ["P1", "P2", "P3"]
MOST = 900

Wanted = Callable[[Game], bool]


@cache
def _played(seed: int) -> tuple[dict, list]:
    game, chance = engine.new_game("1856", players=PLAYERS, seed=seed, digests=False), random.Random(seed)
    temper = next(iter(TEMPERS.values()))
    while game.decision is not None and game.seq < MOST:
        for action in choose(game, temper, chance):
            if game.decision is not None:
                game.apply(action, game.decision.by)
    return game.setup, game.entries


def first(wanted: Wanted, seeds: tuple[int, ...] = (1, 2, 3)) -> Game:
    """The first position that's wanted, in games of robots; LookupError if there's none."""
    for seed in seeds:
        setup, entries = _played(seed)
        game = Game(engine.load_game(setup, []).rulebook, setup, digests=False)
        for entry in entries:
            if wanted(game):
                return engine.load_game(setup, game.entries)
            game.apply(game.read_action(entry["action"]), entry["by"])
    raise LookupError("no such position")
