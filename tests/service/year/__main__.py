"""A year in an hour: people of many groups play for a year by a clock of its own, and figures say how that was.

    python -m tests.service.year --groups 50 --games 400 --seed 1 [--days 365] [--titles 1889 18mag]

It ends with what was found wrong, if anything, and then with 1. Long runs say every month how far they are.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import tempfile
import time
from pathlib import Path

from tests.service.year.figures import report
from tests.service.year.simulation import Plan, Year


def main() -> None:
    """Play the year that was asked for."""
    plan = _asked()
    logging.basicConfig(level=logging.ERROR)
    began = time.process_time()
    with tempfile.TemporaryDirectory() as folder:
        year = Year(plan, Path(folder) / "year.sqlite", reporting=report)
        year.monthly = lambda: print(f"{time.process_time() - began:.0f} s of CPU: {year.progress()}", flush=True)
        asyncio.run(year.run())
    print(*year.report, f"{time.process_time() - began:.0f} s of CPU", sep="\n")
    print(f"{len(year.chat.faults)} faults", *year.chat.faults[:100], sep="\n")
    sys.exit(1 if year.chat.faults else 0)


def _asked() -> Plan:
    parser = argparse.ArgumentParser(description="A year in an hour.")
    for name, usual in (("groups", 50), ("games", 400), ("seed", 1), ("days", 365)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--titles", nargs="*", default=[])
    asked = parser.parse_args()
    return Plan(asked.seed, asked.groups, asked.games, asked.days, tuple(asked.titles))


main()
