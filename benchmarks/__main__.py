"""`python -m benchmarks`: all measurements, one after the other."""

from __future__ import annotations

from benchmarks import legal, render, replay, routes, table


def main() -> None:
    """Run them all."""
    for each in (replay, legal, routes, render, table):
        print(f"--- {each.__name__}", flush=True)
        each.main()


if __name__ == "__main__":
    main()
