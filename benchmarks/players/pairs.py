"""A process of `benchmarks.pairs`: answers each line that names a piece of work with its processor time (s).

It uses no more of the project than what older states of it had, too; each has its own `benchmarks`.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from pathlib import Path

from benchmarks import legal, replay, routes
from benchmarks.references import paths, recorded, references
from engine.titles import TITLES


def replayed(path: Path) -> Callable[[], float]:
    """A game from its beginning to its end."""
    game = recorded(path)
    return lambda: replay._seconds(game, len(game.moves))


def listed(path: Path) -> Callable[[], float]:
    """All that's legal in every seventh of its positions."""
    game = recorded(path)

    def seconds() -> float:
        times = legal.Times()
        for number, (position, _, _) in enumerate(game.positions()):
            if number % legal.EVERY == 0:
                legal._measure(position, times)
        return sum(times.everything) + sum(times.one_hex)

    return seconds


def searched(title: str) -> Callable[[], float]:
    """The best runs in a reference game; KeyError, ValueError where there are none."""
    setting = routes.TITLES[title]
    found = next(iter(references(title, 1)), None)
    if found is None:
        raise ValueError(f"there's no reference game of {title}")
    return lambda: sum(each.whole for each in routes.runs_of(*found, setting)[0])


def works() -> dict[str, Callable[[], float]]:
    """What can be measured here: each title's shipped games and, where they're beside the project, its references."""
    found: dict[str, Callable[[], float]] = {}
    for title in TITLES:
        path = max(paths(title), key=lambda each: each.stat().st_size)
        found |= {f"{title}/replay": replayed(path), f"{title}/legal": listed(path)}
        if title in routes.TITLES and any("traces" in each.parts for each in paths(title)):
            found[f"{title}/routes"] = searched(title)
    return found


def main() -> None:
    """Answer line by line."""
    known = works()
    # One state of the project has more titles than another; what's kept of their games is nothing to be measured.
    gc.collect()
    gc.freeze()
    print("ready", flush=True)
    for line in sys.stdin:
        print(*(known if line.strip() == "works" else [known[line.strip()]()]), flush=True)


if __name__ == "__main__":
    main()
