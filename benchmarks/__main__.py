"""`python -m benchmarks [NAME ...]`: all measurements, or those named, one after the other."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence

from benchmarks import legal, render, replay, routes, table, taps


def _routes() -> None:
    for title in sorted(routes.TITLES):
        print(f"{title}:")
        routes.main([title])


ALL: dict[str, Callable[[], object]] = {
    "replay": replay.main,
    "legal": legal.main,
    "routes": _routes,
    "render": render.main,
    "taps": lambda: taps.main([]),
    "table": lambda: table.main([]),
}


def main(arguments: Sequence[str] | None = None) -> None:
    """Make them."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(ALL))
    names = parser.parse_args(arguments).names or ALL
    if unknown := [each for each in names if each not in ALL]:
        parser.error(f"there's no measurement {unknown[0]!r}, only {', '.join(ALL)}")
    for name in names:
        print(f"--- {name}", flush=True)
        began = time.monotonic()
        ALL[name]()
        print(f"    ({time.monotonic() - began:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
