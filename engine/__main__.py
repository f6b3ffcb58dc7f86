"""`python -m engine replay|selfplay|perft ...`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from engine.dev import perft, replay, selfplay
from engine.titles import TITLES


def _players(text: str) -> list[int]:
    """ "4" or "3..6"."""
    first, _, last = text.partition("..")
    return list(range(int(first), int(last or first) + 1))


def main() -> int:
    """Read the command line and run the tool."""
    parser = argparse.ArgumentParser(prog="python -m engine", description="Tools of the rules engine.")
    tools = parser.add_subparsers(dest="tool", required=True)
    replaying = tools.add_parser("replay", help="replay reference games and compare every state")
    replaying.add_argument("files", nargs="+", metavar="FILE")
    playing = tools.add_parser("selfplay", help="let robots play games to their end, and check everything")
    playing.add_argument("title", choices=sorted(TITLES))
    playing.add_argument("--players", type=_players, default=[3], help="a number, or a range as 3..6")
    playing.add_argument("--games", type=int, default=10, help="games for each number of players")
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--record", type=Path, metavar="FOLDER", help="write the games' logs there")
    counting = tools.add_parser("perft", help="count sequences of legal actions from named positions")
    counting.add_argument("title", choices=sorted(TITLES))
    given = parser.parse_args()
    if given.tool == "replay":
        return replay.main(given.files)
    if given.tool == "selfplay":
        return selfplay.main(given.title, given.players, given.games, given.seed, given.record)
    return perft.main(given.title)


if __name__ == "__main__":
    sys.exit(main())
