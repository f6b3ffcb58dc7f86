"""`python -m engine perft TITLE`: how many sequences of legal actions there are from named positions.

As chess engines do: a changed count means that some action became legal or illegal. Offers count by their proposal and
both bounds.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine import new_game
from engine.actions import Action, Offer
from engine.game import Game
from engine.robots import TEMPERS, choose

SEED = 18
POSITIONS: dict[str, tuple[int, int, int]] = {
    "draft of three": (3, 0, 3),
    "draft of six": (6, 0, 2),
    "first operating round": (3, 18, 2),
    "first stock round": (4, 60, 2),
    "early, three players": (3, 200, 2),
    "middle, four players": (4, 400, 2),
    "middle, five players": (5, 500, 1),
    "late, six players": (6, 700, 1),
    "late, three players": (3, 800, 2),
}
"""Name -> number of players, moves made by robots before, depth."""


def position(title: str, players: int, moves: int) -> Game:
    """The position after so many choices of robots, always the same."""
    chance = random.Random(SEED)
    game = new_game(title, [f"P{number}" for number in range(1, players + 1)], seed=SEED, digests=False)
    temper = TEMPERS["builder"]
    for _ in range(moves):
        if game.decision is None:
            break
        game.apply_all(choose(game, temper, chance), game.decision.by)
    return game


def count(game: Game, depth: int) -> int:
    """The number of sequences of `depth` legal choices; a game that is over has the empty one only."""
    if depth == 0 or game.decision is None:
        return 1
    total = 0
    for bundle in choices(game):
        if depth == 1:
            total += 1
            continue
        after = game.copy()
        after.apply_all(bundle, game.decision.by)
        total += count(after, depth - 1)
    return total


def choices(game: Game) -> Iterator[tuple[Action, ...]]:
    """All legal actions; of each offer the proposal and the bounds, each once."""
    for listed in game.legal():
        if isinstance(listed, Offer):
            bounds = [
                game.read_action({"type": listed.type, **listed.fixed, field: value})
                for field, (low, high, _) in listed.ranges.items()
                for value in (low, high)
            ]
            yield from dict.fromkeys([listed.proposal, *((each,) for each in bounds)])
        else:
            yield (listed,)


def main(title: str) -> int:
    """Print the counts up to each position's depth."""
    for name, (players, moves, depth) in POSITIONS.items():
        game = position(title, players, moves)
        counts = ", ".join(f"depth {level}: {count(game, level)}" for level in range(1, depth + 1))
        step = game.decision.step if game.decision else "over"
        print(f"{name} ({step}): {counts}", flush=True)
    return 0
