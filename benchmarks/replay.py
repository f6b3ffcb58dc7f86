"""`python -m benchmarks.replay`: actions a second over recorded games, all checks on but proofs of optimality."""

from __future__ import annotations

import time
from itertools import islice

from benchmarks.references import Recorded, paths, recorded
from engine.titles import TITLES

SMALL = 40
"""Moves of one game of each title, where little is to be measured."""


def main(*, small: bool = False) -> None:
    """Print a line for each game, the best of three runs, processor time."""
    for title in TITLES:
        for path in paths(title)[: 1 if small else None]:
            game = recorded(path)
            moves = len(game.moves) if not small else SMALL
            best = min(_seconds(game, moves) for _ in range(1 if small else 3))
            print(f"{title} {game.name}: {moves} actions, {moves / best:.0f} a second", flush=True)


def _seconds(recorded: Recorded, moves: int) -> float:
    game = recorded.begin()
    actions = [(game.read_action(raw), by) for by, raw in islice(recorded.moves, moves)]
    started = time.process_time()
    for action, by in actions:
        game.apply(action, by)
    return time.process_time() - started


if __name__ == "__main__":
    main()
