"""Pictures for messages. The position is copied under the game's lock and drawn in a worker after it's free again."""

from __future__ import annotations

import asyncio
import io
import logging
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

import discord

import render
from bot.panel.choices import PICTURED, Choice, in_order, sheet_page
from bot.panel.panel import Panel
from bot.panel.ways import PER_PICTURE
from bot.service import GameInfo, GameService
from bot.words import Words
from bot.words.labels import way_label
from bot.words.names import Names
from bot.work import pictures
from bot.work.pictures import Motif, PackedPosition, position_of
from engine.actions import RouteClaim
from engine.finance.annals import RoundAnnals
from engine.survey import Survey

log = logging.getLogger(__name__)

ALT_LIMIT = 1024
MOST_RUNS = 9
"""A message has ten pictures at most."""
PATIENCE = 30.0
"""Seconds that a message which nobody has asked for waits for its pictures."""

Rows = Sequence[Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class Wish:
    """A picture that's wanted: one of render's kinds, and what it's about."""

    what: str
    focus: tuple[str, ...] = ()
    low: bool = False
    last: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()
    routes: tuple[RouteClaim, ...] = ()
    values: tuple[int, ...] = ()
    company: str = ""
    player: str = ""
    choices: tuple[str, ...] = ()
    tiles: tuple[render.TileChoice, ...] = ()
    history: tuple[render.RoundWealth, ...] = ()
    captions: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    survey: Survey | None = None
    annals: tuple[RoundAnnals, ...] = ()
    page: int = 0


async def draw(
    service: GameService,
    info: GameInfo,
    words: Words,
    wishes: Sequence[Wish],
    moves: Sequence[Any] = (),
    *,
    later: bool = False,
) -> list[discord.File]:
    """The pictures, after `moves` tried on a copy, with their alternative texts.

    What can't be drawn is left out, and that is logged.
    """
    seen, automata = await service.read(info.id, lambda game: _seen(_after(game, moves)))
    names = {each: each for each in automata} | {each.seat: each.name for each in info.seats}
    files: list[discord.File] = []
    until = asyncio.get_running_loop().time() + PATIENCE if later else None
    for number, wish in enumerate(wishes, 1):
        motif = Motif(seen, words.language, words.currency, _fields(wish) | {"names": names})
        began = time.monotonic()
        try:
            async with asyncio.timeout_at(until):
                drawn = await service.workers.run_apart(pictures.draw, motif, later=later)
        except TimeoutError:
            log.warning("game %s: there's no time for the picture %s", info.id, wish.what)
            continue
        except Exception:
            log.exception("game %s: the picture %s can't be drawn", info.id, wish.what)
            continue
        log.info("game %s: the picture %s is drawn after %.3f s", info.id, wish.what, time.monotonic() - began)
        name = f"{wish.what}-{info.seq}-{number}.png"
        files.append(discord.File(io.BytesIO(drawn.png), name, description=drawn.alt[:ALT_LIMIT]))
    return files


def _after(game: Any, moves: Sequence[Any]) -> Any:
    """The game itself, or a copy in which these moves of whoever is to act have been made."""
    if not moves:
        return game
    trial = game.copy()
    trial.apply_all([trial.read_action(each) for each in moves], trial.decision.by)
    return trial


def _seen(game: Any) -> tuple[PackedPosition, tuple[str, ...]]:
    return position_of(game), tuple(game.rulebook.automata)


def _fields(wish: Wish) -> dict[str, Any]:
    return {each.name: getattr(wish, each.name) for each in fields(wish)}


# --- what to show with a choice of track


def pick_wishes(panel: Panel) -> list[Wish]:
    """The hexes for track, numbered as in the panel's menu; none where there's no such choice."""
    groups = [each for each in panel.menus.get(PICTURED, ()) if each.is_group]
    return [Wish("pick", choices=tuple(str(each.fields["hex"]) for each in groups))] if groups else []


def way_wishes(lists: Mapping[str, Sequence[Choice]], names: Names) -> list[Wish]:
    """The ways over the map in these lists, numbered as in the menus; none where there are none."""
    choices = in_order(lists)
    return [Wish("ways", routes=claims(choices), captions=captions(choices, names))] if choices else []


def inner_wishes(choices: Sequence[Choice], page: int, names: Names) -> list[Wish]:
    """What to show with the choices of a group: tiles in their places, or ways."""
    ways = choices[page * PER_PICTURE :][:PER_PICTURE] if "edges" in choices[0].figures else ()
    return way_wishes({"": ways}, names) if ways else tile_wishes(choices, page)


def tile_wishes(choices: Sequence[Choice], page: int) -> list[Wish]:
    """The tiles on a page of a hex's menu, each in its place, numbered as there; none for choices of another type."""
    if choices[0].type != PICTURED:
        return []
    tiles = tuple(
        render.TileChoice(each.fields["tile"], each.fields["rotation"], each.figures.get("left"))
        for each in sheet_page(choices, page)
    )
    return [Wish("tiles", focus=(choices[0].fields["hex"],), tiles=tiles)]


# --- what to show with a turn message


async def turn_wishes(service: GameService, info: GameInfo, company: str | None, rows: Rows) -> list[Wish]:
    """The acting company's area with the last moves marked, or the prices; then the runs that haven't been told."""
    latest = untold(rows)
    marked = laid_hexes(latest)
    changed = tuple(each for each in laid_hexes(rows) if each not in marked)
    first = await service.read(info.id, lambda game: _main_wish(game, company, marked, changed))
    return [first, *run_wishes(latest)[-MOST_RUNS:]]


def _main_wish(game: Any, company: str | None, marked: tuple[str, ...], changed: tuple[str, ...]) -> Wish:
    if game.state.round == "draft":
        return Wish("map", last=marked, changed=changed)
    if game.state.round == "auction":
        return Wish("privates")
    if company is None or not render.runs_trains(game.title, company):
        return Wish("market")
    own = [node.rpartition(".")[0] for node, holders in game.state.tokens.items() if company in holders]
    focus = tuple(dict.fromkeys(own)) or marked
    return Wish("area" if focus else "map", focus=focus, last=marked, changed=changed)


def untold(rows: Rows) -> Rows:
    """The rows that no message has told: the newest that are of one person, and what nobody was asked for meanwhile."""
    start, person = len(rows), None
    while start > 0:
        row = rows[start - 1]
        if row.get("user") and not row.get("mark"):
            if row.get("by") != (person or row.get("by")):
                break
            person = row.get("by")
        start -= 1
    return rows[start:]


def laid_hexes(rows: Rows) -> tuple[str, ...]:
    """The hexes of tiles and stations, the newest first."""
    hexes: list[str] = []
    for row in rows:
        for event in row["events"]:
            if event["type"] == "tile_laid":
                hexes.insert(0, event["hex"])
            elif event["type"] == "token_placed":
                hexes.insert(0, event["node"].rpartition(".")[0])
    return tuple(dict.fromkeys(hexes))


def run_wishes(rows: Rows) -> list[Wish]:
    """A picture for each run, so that everyone sees the routes; none where a tile on their way was replaced since."""
    found, replaced = list[Wish](), set[str]()
    for event in (event for row in reversed(rows) for event in reversed(row["events"])):
        if event["type"] == "tile_laid":
            replaced.add(event["hex"])
        if event["type"] == "trains_ran" and event["routes"]:
            routes = tuple(RouteClaim.from_json(each) for each in event["routes"])
            if replaced.isdisjoint(hex_id for each in routes for way in each.ways for hex_id in way):
                found.append(Wish("area", routes=routes, values=tuple(event["values"]), company=event["company"]))
    return found[::-1]


def claims(choices: Sequence[Choice]) -> tuple[RouteClaim, ...]:
    """Ways as routes, so that they can be drawn."""
    shown = enumerate(choices, 1)
    return tuple(render.way_claim(str(number), each.figures["nodes"], each.figures["hexes"]) for number, each in shown)


def captions(choices: Sequence[Choice], names: Names) -> tuple[str, ...]:
    """What stands below the picture for each way."""
    return tuple(" · ".join(each for each in way_label(choice, names) if each) for choice in choices)
