"""`python -m benchmarks.storing [--against FOLDER]`: what a move costs, here and with other code by turns.

FOLDER is a checkout of the project, such as one of the commit before a change in `storage`. Two processes play the same
recorded game on, a move here, the same move there: a command of a person with its commit, and the announcements that
follow it, told to a chat that takes them at once. Without FOLDER both play with the code that's here, which shows how
much of a difference is chance.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Sequence
from pathlib import Path

from benchmarks.figures import summary
from benchmarks.pairs import HERE, Beside, process

PLAYER = Path(__file__).parent / "players" / "storing.py"
MOVES, FEW = 300, 10


def moved(player: Beside) -> tuple[float, float]:
    """Play the next move; its seconds of processor time, and of all time."""
    used, passed = player.ask("move")
    return float(used), float(passed)


def measure(other: Path, count: int) -> list[list[tuple[float, float]]]:
    """So many moves here and there; processor time and all time of each."""
    costs: list[list[tuple[float, float]]] = [[], []]
    with process(HERE, PLAYER) as here, process(other, PLAYER) as there:
        both = [(here, costs[0]), (there, costs[1])]
        for number in range(count):
            for playing, cost in both if number % 2 else reversed(both):
                cost.append(moved(playing))
    return costs


def main(arguments: Sequence[str] | None = None, *, small: bool = False) -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.storing")
    parser.add_argument("--against", type=Path, default=HERE, metavar="FOLDER")
    chosen = parser.parse_args(arguments)
    here, there = measure(chosen.against.resolve(), FEW if small else MOVES)
    for place, kind in enumerate(("processor time", "all time")):
        ours, theirs = [each[place] for each in here], [each[place] for each in there]
        more = [mine - other for mine, other in zip(ours, theirs, strict=True)]
        print(f"a move here, {kind}: {summary(ours)}")
        print(f"a move there, {kind}: {summary(theirs)}")
        median, mean = statistics.median(more), statistics.fmean(more)
        part = median / statistics.median(theirs)
        print(f"more by pairs, {kind}: median {median * 1000:.3f} ms ({part:+.1%}), mean {mean * 1000:.3f} ms")


if __name__ == "__main__":
    main()
