"""`python -m render TITLE --log FILE --at N --what map -o OUT.png`: any picture of any position of a game.

FILE is a log of ours, or a recorded reference game; without it the picture shows the beginning of a new game.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import engine
import render
from engine.actions import LayTile
from engine.dev import log
from engine.dev.reference import positions, read
from engine.events import Event
from engine.finance.annals import RoundAnnals, annals, prices_in
from engine.game import Game
from engine.survey import survey
from engine.titles import TITLES, translator
from render.maps.tiles import PER_SHEET

MOST_WAYS = 5


def position(path: Path, number: int | None) -> tuple[Game, tuple[Event, ...]]:
    """The game after action `number` (None: the last one), and the events of that action; raises ValueError."""
    whole = log.json_lines(path)
    if log.is_log(whole[0]):
        return _own(whole[0]["setup"], whole[1:][: _within(number, len(whole) - 1)])
    return _recorded(path, number)


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


def _recorded(path: Path, number: int | None) -> tuple[Game, tuple[Event, ...]]:
    reference = read(path)
    wanted = _within(number, len(reference.actions))
    reached = positions(reference, translator(reference.header["game"]))
    game, events = next(islice(reached, wanted, None))
    return game, tuple(events)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m render", description="Draw a position of a game.")
    parser.add_argument("title", type=str.lower, choices=sorted(TITLES))
    parser.add_argument("--log", type=Path, metavar="FILE", help="a log of ours, or a recorded reference game")
    parser.add_argument("--at", type=int, metavar="N", help="after this action; the last one if left out")
    kinds = dict.fromkeys(what for title in TITLES for what in render.kinds_of(title))
    parser.add_argument("--what", choices=tuple(kinds), default="map")
    parser.add_argument("--part", default="", help="the part of the board that a map shows")
    parser.add_argument("--page", type=int, default=0, help="of a table of several pages; the first one has the newest")
    parser.add_argument("--hex", action="append", default=[], help="what an area or a choice shows; may be given again")
    parser.add_argument("--company", default="")
    parser.add_argument("--players", type=int, default=3, help="of a new game")
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
            game, events = (
                engine.new_game(given.title, [f"P{seat}" for seat in range(1, given.players + 1)], seed=1),
                (),
            )
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
    picture = render.Picture(
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
        page=given.page,
    )
    return replace(picture, **MORE[given.what](game, tuple(given.hex))) if given.what in MORE else picture


def _pick(game: Game, hexes: tuple[str, ...]) -> dict[str, Any]:
    """These hexes, or those on which a tile may be laid now."""
    return {"choices": hexes or tuple(dict.fromkeys(each.hex for each in _lays(game)))}


def _tiles(game: Game, hexes: tuple[str, ...]) -> dict[str, Any]:
    """The tiles that may be laid now on this hex, or on the first one that takes any: as many as one sheet shows."""
    lays = list(_lays(game, *hexes[:1]))
    focus = hexes[:1] or tuple(each.hex for each in lays[:1])
    different = dict.fromkeys((each.tile, each.rotation) for each in lays if each.hex in focus)
    chosen = [render.TileChoice(tile, rotation, game.view.stock_left(tile)) for tile, rotation in different]
    return {"focus": focus, "tiles": tuple(chosen[:PER_SHEET])}


def _lays(game: Game, *hexes: str) -> Iterator[LayTile]:
    fixed = {"hex": hexes[0]} if hexes else {}
    return (each for each in game.legal(LayTile.type, **fixed) if isinstance(each, LayTile))


def _stock(game: Game, hexes: tuple[str, ...]) -> dict[str, Any]:
    """The tiles that are left."""
    left = {each: game.view.stock_left(each) for each in game.title.board.tiles}
    return {"tiles": tuple(render.TileChoice(tile, 0, count) for tile, count in left.items() if count > 0)}


def _ways(game: Game, hexes: tuple[str, ...]) -> dict[str, Any]:
    """The acting company's first few ways over the map, by the first of the title's orders."""
    company = game.decision.company if game.decision is not None else None
    kinds = game.rulebook.ways_of if company is not None else ()
    orders = (game.rulebook.ways(game.view, company or "", kind) for kind in kinds)
    ways = next((each for order in orders for each in order.values()), ())[:MOST_WAYS]
    claims = tuple(render.way_claim(str(number), each.nodes, each.hexes) for number, each in enumerate(ways, 1))
    captions = tuple(f"{each.nodes[0]} – {each.nodes[-1]}: {each.cost}, +{each.gain}" for each in ways)
    return {"routes": claims, "values": (), "captions": captions}


def _status(game: Game, hexes: tuple[str, ...]) -> dict[str, Any]:
    """What the rules tell of the position, and what companies have earned so far."""
    return {"survey": survey(game), "annals": _told(game)}


def _takings(game: Game, hexes: tuple[str, ...]) -> dict[str, Any]:
    """What companies have earned so far, and what everybody was worth."""
    return {"annals": _told(game), "history": render.history(game.setup, game.entries)}


def _told(game: Game) -> tuple[RoundAnnals, ...]:
    told = (event.to_json() for _, _, events in game.line(game.seq) for event in events)
    return annals(game.rulebook, told, prices_in(game.title, game.at(0).state.market))


MORE = {"pick": _pick, "tiles": _tiles, "stock": _stock, "ways": _ways, "status": _status, "takings": _takings}
"""What some kinds of picture show beside the state: what may be chosen in the position, what the rules tell of it."""


if __name__ == "__main__":
    sys.exit(main())
