"""`python -m engine replay|selfplay|perft ...`."""

from __future__ import annotations

import argparse
import sys

from engine.dev import replay


def main() -> int:
    """Read the command line and run the tool."""
    parser = argparse.ArgumentParser(prog="python -m engine", description="Tools of the rules engine.")
    tools = parser.add_subparsers(dest="tool", required=True)
    replaying = tools.add_parser("replay", help="replay reference games and compare every state")
    replaying.add_argument("files", nargs="+", metavar="FILE")
    given = parser.parse_args()
    return replay.main(given.files)


if __name__ == "__main__":
    sys.exit(main())
