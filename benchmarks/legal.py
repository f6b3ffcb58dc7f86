"""`python -m benchmarks.legal`: everything legal at a position, and the candidates for one hex."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from itertools import islice

from benchmarks.figures import summary
from benchmarks.references import paths, recorded
from engine.game import Game
from engine.titles import TITLES

EVERY = 7
SMALL = 60
"""Moves of one game of each title, where little is to be measured."""


@dataclass
class Times:
    """Seconds of processor time."""

    everything: list[float] = field(default_factory=list[float])
    one_hex: list[float] = field(default_factory=list[float])


def main(*, small: bool = False) -> None:
    """Measure every seventh position of the recorded games, title by title."""
    for title in TITLES:
        times = Times()
        for path in paths(title)[: 1 if small else None]:
            positions = islice(recorded(path).positions(), SMALL if small else None)
            for number, (game, _, _) in enumerate(positions):
                if number % EVERY == 0:
                    _measure(game, times)
        print(f"{title}: everything legal:", summary(times.everything))
        print(f"{title}: one hex:", summary(times.one_hex), flush=True)


def _measure(game: Game, times: Times) -> None:
    copy, decision = game.copy(), game.decision
    if decision is None:
        return
    started = time.process_time()
    sum(1 for _ in copy.legal())
    times.everything.append(time.process_time() - started)
    if decision.step != "track" or not decision.company:
        return
    for hex_id in sorted(game.view.reach(decision.company).sides)[:3]:
        started = time.process_time()
        sum(1 for _ in copy.legal("lay_tile", hex=hex_id))
        times.one_hex.append(time.process_time() - started)


if __name__ == "__main__":
    main()
