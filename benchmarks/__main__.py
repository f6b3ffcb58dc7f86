"""`python -m benchmarks [--small] [NAME ...]`: all measurements, or those named, one after the other."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence

from benchmarks import (
    bounds,
    legal,
    moves,
    pairs,
    questions,
    render,
    replay,
    routes,
    scale,
    start,
    storing,
    table,
    taps,
    telemetry,
)


def _routes(small: bool) -> None:
    for title in sorted(routes.TITLES):
        print(f"{title}:")
        routes.main([title], most=1 if small else None)


ALL: dict[str, Callable[[bool], object]] = {
    "replay": lambda small: replay.main(small=small),
    "legal": lambda small: legal.main(small=small),
    "routes": _routes,
    "pairs": lambda small: pairs.main([], small=small),
    "render": lambda small: render.main(small=small),
    "taps": lambda small: taps.main([], small=small),
    "questions": lambda small: questions.main([], small=small),
    "bounds": lambda small: bounds.main(small=small),
    "moves": lambda small: moves.main([]),
    "storing": lambda small: storing.main([], small=small),
    "table": lambda small: table.main([], small=small),
    "telemetry": lambda small: telemetry.main(small=small),
    "start": lambda small: start.main([], small=small),
    "scale": lambda small: scale.main([], small=small),
}


def main(arguments: Sequence[str] | None = None) -> None:
    """Make them."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks")
    parser.add_argument("--small", action="store_true", help="once and on little: whether they run")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(ALL))
    chosen = parser.parse_args(arguments)
    names = chosen.names or ALL
    if unknown := [each for each in names if each not in ALL]:
        parser.error(f"there's no measurement {unknown[0]!r}, only {', '.join(ALL)}")
    for name in names:
        print(f"--- {name}", flush=True)
        began = time.monotonic()
        ALL[name](chosen.small)
        print(f"    ({time.monotonic() - began:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
