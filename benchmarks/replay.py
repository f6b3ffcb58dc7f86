"""`python -m benchmarks.replay`: actions a second over reference games, all checks on but proofs of optimality."""

from __future__ import annotations

import time
from collections.abc import Sequence

from benchmarks.references import own_actions, references
from engine.actions import Action
from engine.dev.reference import ReferenceGame, Translator


def main() -> None:
    """Print a line for each game, the best of three runs, processor time."""
    for reference, title in references():
        actions = own_actions(reference, title)
        best = min(_seconds(reference, title, actions) for _ in range(3))
        print(f"{reference.name}: {len(actions)} actions, {len(actions) / best:.0f} a second", flush=True)


def _seconds(reference: ReferenceGame, title: Translator, actions: Sequence[tuple[Action, str]]) -> float:
    game = title.begin(reference.header)
    started = time.process_time()
    for action, by in actions:
        game.apply(action, by)
    return time.process_time() - started


if __name__ == "__main__":
    main()
