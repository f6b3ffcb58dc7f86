"""`python -m render TITLE --log FILE --at N --what map -o OUT.png`: any picture of any position of a game.

FILE is a log of ours, or a recorded reference game; without it the picture shows the beginning of a new game.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import engine
import render
from engine.dev import log
from engine.dev.reference import read
from engine.events import Event
from engine.game import Game
from engine.titles import TITLES, translator


def position(path: Path, number: int | None) -> tuple[Game, tuple[Event, ...]]:
    """The game after action `number` (None: the last one), and the events of that action; raises ValueError."""
    opener = gzip.open if path.suffix == ".gz" else open
    with opener(path, "rt", encoding="utf-8") as file:
        lines: list[dict[str, Any]] = [json.loads(line) for line in file]
    if not lines:
        raise ValueError(f"{path} is empty")
    whole = lines[0]
    if log.is_log(whole):
        entries = whole.get("entries", lines[1:])
        return _own(whole["setup"], entries[: _within(number, len(entries))])
    return _recorded(path, _within(number, len(lines) - 2))


def _within(number: int | None, last: int) -> int:
    if number is None:
        return last
    if not 0 <= number <= last:
        raise ValueError(f"there are only actions 0 to {last}")
    return number


def _own(setup: dict[str, Any], entries: Sequence[dict[str, Any]]) -> tuple[Game, tuple[Event, ...]]:
    if not entries or "action" not in entries[-1]:
        return engine.load_game(setup, entries), ()
    game = engine.load_game(setup, entries[:-1])
    return game, game.apply(game.read_action(entries[-1]["action"]), entries[-1]["by"]).events


def _recorded(path: Path, number: int) -> tuple[Game, tuple[Event, ...]]:
    reference = read(path)
    title = translator(reference.header["game"])
    reason = title.skip_reason(reference.header)
    if reason:
        raise ValueError(f"this game can't be replayed: {reason}")
    game, events = title.begin(reference.header), ()
    for line in reference.actions[:number]:
        events = tuple(event for by, action in title.translate(game, line) for event in game.apply(action, by).events)
    return game, events


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m render", description="Draw a position of a game.")
    parser.add_argument("title", choices=sorted(TITLES))
    parser.add_argument("--log", type=Path, metavar="FILE", help="a log of ours, or a recorded reference game")
    parser.add_argument("--at", type=int, metavar="N", help="after this action; the last one if left out")
    kinds = dict.fromkeys(
        what for title in TITLES for what in render.whats_of(title) if what not in ("pick", "tiles", "stock")
    )
    parser.add_argument("--what", choices=tuple(kinds), default="map")
    parser.add_argument("--part", default="", help="the part of the board that a map shows")
    parser.add_argument("--hex", action="append", default=[], help="what an area shows; may be given several times")
    parser.add_argument("--company", default="")
    parser.add_argument("--player", default="P1")
    parser.add_argument("-o", "--out", type=Path, required=True, metavar="OUT.png")
    return parser


def main() -> int:
    """Draw what the command line asks for; 1 with a sentence on the error stream if it can't be."""
    given = _parser().parse_args()
    try:
        if given.log:
            game, events = position(given.log, given.at)
        else:
            game, events = engine.new_game(given.title, ["P1", "P2", "P3"], seed=1), ()
        drawn = render.draw(_picture(game, events, given))
        given.out.write_bytes(drawn.png)
    except (OSError, ValueError, KeyError, engine.EngineFault, render.UnknownPicture) as error:
        print(f"python -m render: {error}", file=sys.stderr)
        return 1
    print(drawn.alt)
    return 0


def _picture(game: Game, events: tuple[Event, ...], given: argparse.Namespace) -> render.Picture:
    marks = render.highlights(events)
    standing = render.standing(game)
    return render.Picture(
        given.what,
        game.title,
        game.state,
        focus=tuple(given.hex) or marks.focus,
        last=marks.last,
        routes=marks.routes,
        values=marks.values,
        company=given.company or next(iter(game.title.companies)),
        player=given.player,
        worth=standing.worth,
        certificates=standing.certificates,
        certificate_limit=standing.certificate_limit,
        history=render.history(game.setup, game.entries) if given.what == "wealth" else (),
        part=given.part,
    )


if __name__ == "__main__":
    sys.exit(main())
