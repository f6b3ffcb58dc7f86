"""`python -m engine replay|selfplay|tournament|perft|check|new-title ...`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine.dev import check, new_title, perft, replay, selfplay, tournament
from engine.robots.tempers import TEMPERS
from engine.titles import TITLES, rulebook


def _players(text: str) -> list[int]:
    """ "4" or "3..6"."""
    first, _, last = text.partition("..")
    try:
        numbers = list(range(int(first), int(last or first) + 1))
    except ValueError:
        numbers = []
    if not numbers:
        raise argparse.ArgumentTypeError(f"{text!r} is neither a number nor a range as 3..6")
    return numbers


def _seats(text: str) -> list[str]:
    """ "full,trader,builder"."""
    names = text.split(",")
    strange = [name for name in names if not tournament.known(name)]
    if strange:
        raise argparse.ArgumentTypeError(f"there's no robot {strange[0]!r}")
    return names


def _several(text: str) -> int:
    """A whole number from 1 up."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of games")
    return int(text)


def _options(title: str, given: list[str]) -> dict[str, Any]:
    """`["new_major", "new_minors=simple"]` as options; a name alone means true. ValueError for an unknown one."""
    found: dict[str, Any] = {}
    for text in given:
        name, _, word = text.partition("=")
        switch = rulebook(title).switches.get(name)
        values = [value for value in switch.values if str(value).lower() == (word or "true").lower()] if switch else []
        if not values:
            raise ValueError(f"unknown option {text}; {title} has {sorted(rulebook(title).switches)}")
        found[name] = values[0]
    return found


def _chosen(given: argparse.Namespace) -> dict[str, Any]:
    """The options of a self-play or tournament; ValueError where one of its games can't be begun or recorded."""
    options = _options(given.title, given.option)
    fewest, most = rulebook(given.title).players
    for players in [len(given.seats)] if given.tool == "tournament" else given.players:
        if not fewest <= players <= most:
            raise ValueError(f"{given.title} is for {fewest} to {most} players, not {players}")
        rulebook(given.title).resolve("house", options, players)
    if given.record is not None and not given.record.is_dir():
        raise ValueError(f"{given.record} is no folder")
    return options


def parser() -> argparse.ArgumentParser:
    """What the command line is read by."""
    reader = argparse.ArgumentParser(prog="python -m engine", description="Tools of the rules engine.")
    tools = reader.add_subparsers(dest="tool", required=True)
    replaying = tools.add_parser("replay", help="replay recorded games and compare every state")
    replaying.add_argument("files", nargs="+", metavar="FILE")
    playing = tools.add_parser("selfplay", help="let robots play games to their end, and check everything")
    playing.add_argument("title", type=str.lower, choices=sorted(TITLES))
    playing.add_argument("--players", type=_players, default=[3], help="a number, or a range as 3..6")
    playing.add_argument("--games", type=_several, default=10, help="games for each number of players")
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument(
        "--option", action="append", default=[], metavar="NAME[=VALUE]", help="an option; may be given several times"
    )
    playing.add_argument(
        "--robots", type=_seats, default=[*TEMPERS], help="whom each seat draws; easy to full are slow"
    )
    playing.add_argument("--record", type=Path, metavar="FOLDER", help="write the games' logs there")
    matching = tools.add_parser("tournament", help="let robots play against one another, and say who wins")
    matching.add_argument("title", type=str.lower, choices=sorted(TITLES))
    matching.add_argument("--seats", type=_seats, required=True, help="a strength or temper for each seat")
    matching.add_argument("--games", type=_several, default=10)
    matching.add_argument("--seed", type=int, default=1, help="of the first game; the next ones count on from it")
    matching.add_argument("--opening", type=int, default=0, help="so many moves of each game are left to chance")
    matching.add_argument("--option", action="append", default=[], metavar="NAME[=VALUE]", help="as of selfplay")
    matching.add_argument("--record", type=Path, metavar="FOLDER", help="write the games' logs there")
    counting = tools.add_parser("perft", help="count sequences of legal actions from named positions")
    counting.add_argument("title", type=str.lower, choices=sorted(TITLES))
    checking = tools.add_parser("check", help="look for faults in a title's data files")
    checking.add_argument("title", type=str.lower, choices=sorted(TITLES))
    beginning = tools.add_parser("new-title", help="lay out the files of a new title")
    beginning.add_argument("title", type=str.lower, metavar="NAME", help="its id, of small letters and digits")
    beginning.add_argument("--like", required=True, choices=new_title.patterns(), help="the game that it's like")
    beginning.add_argument("--called", metavar="TEXT", help="its printed name; NAME, if not said")
    beginning.add_argument("--package", type=Path, metavar="FOLDER", help="as a package of its own, in this folder")
    return reader


def main(words: Sequence[str] | None = None) -> int:
    """Read the command line (by default the process's) and run the tool.

    Returns 0 if all is well, 1 if something differs or is at fault, 2 for a file that can't be read; a command line
    that can't be understood ends the process with 2.
    """
    reader = parser()
    given = reader.parse_args(words)
    if given.tool == "replay":
        return replay.main(given.files)
    if given.tool == "perft":
        return perft.main(given.title)
    if given.tool == "check":
        return check.main(given.title)
    if given.tool == "new-title":
        called = given.called or given.title.capitalize()
        return new_title.main(given.title, called, given.like, given.package)
    try:
        options = _chosen(given)
    except ValueError as error:
        reader.error(str(error))
    if given.tool == "tournament":
        seats, games, opening = given.seats, given.games, given.opening
        return tournament.main(given.title, seats, games, given.seed, options, given.record, opening)
    return selfplay.main(given.title, given.players, given.games, given.seed, given.record, options, given.robots)


if __name__ == "__main__":
    sys.exit(main())
