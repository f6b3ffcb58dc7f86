"""`python -m benchmarks.pairs [--against FOLDER] [--rounds N]`: replay, what's legal, and best runs, in pairs.

FOLDER is a checkout of the project, such as one of the commit before a change. Two processes, one with the code that's
here and one with that of FOLDER, do the same work by turns; both times of a pair are near each other, whatever else the
machine does. Without FOLDER both have the code that's here, which shows how much of a difference is chance.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
PLAYER = Path(__file__).parent / "players" / "pairs.py"
ROUNDS, FEW = 12, 1


class Beside:
    """A process that measures what it's told to."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def ask(self, line: str) -> list[str]:
        """The words of its answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()
        return self._process.stdout.readline().split()


@contextmanager
def process(folder: Path, player: Path = PLAYER) -> Iterator[Beside]:
    """A process of the script `player` with the code of this folder.

    `-P`: what lies beside the script, in `benchmarks`, isn't looked for there.
    """
    command = [sys.executable, "-P", str(player)]
    with subprocess.Popen(
        command, cwd=folder, env={"PYTHONPATH": str(folder)}, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        assert running.stdout.readline() == "ready\n"
        yield Beside(running)
        running.stdin.close()


def main(arguments: Sequence[str] | None = None, *, small: bool = False) -> None:
    """Print for each title and measurement by how much it's slower here, at the median of the pairs."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.pairs")
    parser.add_argument("--against", type=Path, default=HERE, metavar="FOLDER")
    parser.add_argument("--rounds", type=int, default=FEW if small else ROUNDS)
    chosen = parser.parse_args(arguments)
    with process(HERE) as here, process(chosen.against.resolve()) as there:
        common = set(there.ask("works"))
        for work in [each for each in here.ask("works") if each in common][: 3 if small else None]:
            pairs: list[tuple[float, float]] = []
            for number in range(chosen.rounds):
                first, second = (here, there) if number % 2 else (there, here)
                times = {id(each): float(each.ask(work)[0]) for each in (first, second)}
                pairs.append((times[id(here)], times[id(there)]))
            more = statistics.median(mine / other - 1 for mine, other in pairs)
            ours, theirs = (statistics.median(each) for each in zip(*pairs, strict=True))
            print(f"{work}: {ours * 1000:.0f} against {theirs * 1000:.0f} ms, {more:+.1%} by pairs", flush=True)


if __name__ == "__main__":
    main()
