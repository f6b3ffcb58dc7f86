"""`python -m benchmarks.storing [--against FOLDER]`: what a move costs, here and with other code by turns.

FOLDER is a checkout of the project, such as one of the commit before a change in `storage`. Two processes play the same
recorded game on, a move here, the same move there: a command of a person with its commit, and the announcements that
follow it, told to a chat that takes them at once. Without FOLDER both play with the code that's here, which shows how
much of a difference is chance.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from benchmarks.figures import summary

HERE = Path(__file__).resolve().parent.parent
PLAYER = Path(__file__).with_name("storing_player.py")
MOVES, FEW = 300, 10


class Player:
    """A process that plays moves of a game when it's told to."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def move(self) -> tuple[float, float]:
        """Play the next move; its seconds of processor time, and of all time."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write("move\n")
        self._process.stdin.flush()
        used, passed = self._process.stdout.readline().split()
        return float(used), float(passed)


@contextmanager
def player(folder: Path) -> Iterator[Player]:
    """A process with the code of this folder, its game begun.

    `-P`: what lies beside the player, in `benchmarks`, isn't looked for there.
    """
    command = [sys.executable, "-P", str(PLAYER)]
    with subprocess.Popen(
        command, cwd=folder, env={"PYTHONPATH": str(folder)}, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        yield Player(process)
        process.stdin.close()


def measure(other: Path, count: int) -> list[list[tuple[float, float]]]:
    """So many moves here and there; processor time and all time of each."""
    costs: list[list[tuple[float, float]]] = [[], []]
    with player(HERE) as here, player(other) as there:
        both = [(here, costs[0]), (there, costs[1])]
        for number in range(count):
            for playing, cost in both if number % 2 else reversed(both):
                cost.append(playing.move())
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
