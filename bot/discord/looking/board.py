"""What lies on the table, for everyone: `/map` and its legend, `/market`, `/trains`, `/tiles`.

Private, in the reader's words, unless one chooses to show it to all.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import render
from bot.discord.codes import Code
from bot.discord.commands import SHOW, Command, Text
from bot.discord.completion import Found
from bot.discord.components import button
from bot.discord.drawing import Wish, laid_hexes
from bot.discord.feature import Click, Feature, Manner
from bot.discord.front import Confusing
from bot.discord.game_info import heading_of
from bot.discord.looking.moments import AT, Look, answer, leafing
from bot.discord.looking.news import news_lines, since_look
from bot.discord.texts import bounded
from bot.discord.visit import GameVisit, Reading
from bot.words import Words
from bot.words.names import Names
from bot.words.stories import capitalized
from engine.title import PhaseData

# --- /map


async def _map(visit: GameVisit, area: str = "", at: str = "", show: bool = False) -> None:
    """The whole board, or closely what lies around a hex; what is new to the reader is marked and told."""
    area = area.strip()
    if show or at.strip():
        await answer(visit, "map_at", _map_look, area, at, show=show)
        return
    rows = await since_look(visit)

    async def news(reading: Reading, visit: GameVisit, area: str) -> Look:
        found = await _map_look(reading, visit, area)
        wishes = [replace(each, changed=laid_hexes(rows)) for each in found.wishes]
        return replace(found, lines=[*found.lines, *news_lines(rows, visit.names, visit.seats)], wishes=wishes)

    await answer(visit, "map_at", news, area, "", show=False)


async def _map_look(reading: Reading, visit: GameVisit, area: str) -> Look:
    """The board as it stands, or stood; Confusing where there's no such hex."""
    if area and area not in reading.names.title.board.hexes:
        raise Confusing("no_such_hex", hex=area, game=visit.game)
    wish = Wish("area", focus=(area,)) if area else Wish("map")
    legend = button(visit.code("legend"), reading.words("button-legend"), row=0)
    return Look([heading_of(visit.info, reading.words)], [wish], [legend])


async def _legend(visit: GameVisit, code: Code) -> None:
    """What the signs, colours and marks of the pictures mean."""
    await visit.say(heading_of(visit.info, visit.words), files=await visit.draw([Wish("legend")]))


# --- /market


async def _market(visit: GameVisit, at: str = "", show: bool = False) -> None:
    """The prices, highest first, the order of play on each."""
    await answer(visit, "market_at", _market_look, "", at, show=show)


async def _market_look(reading: Reading, visit: GameVisit, about: str) -> Look:
    words, names = reading.words, reading.names
    lines = [
        words("line", who=words.money(price), what=", ".join(names.company(each) for each in companies))
        for price, companies in await reading.read(_market_rows)
    ]
    return Look([heading_of(visit.info, words), *lines], [Wish("market")])


def _market_rows(game: Any) -> list[tuple[int, tuple[str, ...]]]:
    cells = game.title.cells
    found = [(cells[cell].price, tuple(companies)) for cell, companies in game.state.market.items() if companies]
    return sorted(found, reverse=True)


# --- /trains


async def _trains(visit: GameVisit, show: bool = False) -> None:
    """What each kind of train costs, how many are left, until when it runs, and the phases."""
    reading = visit.read_by(all_of_them=show)
    words, names = reading.words, reading.names
    depot, now, leave, limits = await reading.read(lambda game: _depot(game, words))
    lines = [heading_of(visit.info, words)]
    for kind, train in names.title.trains.items():
        left = depot.get(kind, train.count)
        told = [words.money(train.price), *([] if left is None else [words("picture-left", count=left)])]
        told += [leave[kind]] if leave[kind] else []
        lines += [words("line", who=names.train(kind), what=", ".join(told))] if kind in depot or not depot else []
    lines += [_phase_line(each, each.id == now, names) for each in names.title.phases.values() if each.tiles]
    lines += limits
    await visit.finish(bounded(lines), await reading.draw([Wish("trains")]))


def _depot(game: Any, words: Words) -> tuple[dict[str, int | None], str, dict[str, str], list[str]]:
    """The trains left of each kind, the phase, until when each kind runs, and limits that aren't the phase's."""
    drawn = render.Picture("trains", game.title, game.state, words=words)
    return dict(game.state.depot), game.state.phase, render.trains_leave(drawn), render.own_train_limits(drawn)


def _phase_line(phase: PhaseData, now: bool, names: Names) -> str:
    words = names.words
    return words(
        "trains-phase",
        phase=capitalized(words("picture-phase", phase=phase.id)),
        now=now,
        tiles=", ".join(names.tile_colour(each) for each in phase.tiles),
        limit=phase.train_limit,
        rounds=phase.operating_rounds,
    )


# --- /tiles


async def _tiles(visit: GameVisit, colour: str = "", show: bool = False) -> None:
    """The tiles that are left, drawn and as text, by colour; colours that can't be laid yet say so."""
    reading = visit.read_by(all_of_them=show)
    words, names = reading.words, reading.names
    left, open_now = await reading.read(_tiles_left)
    left = {each: tiles for each, tiles in left.items() if colour in ("", each)}
    lines = [heading_of(visit.info, words)]
    for each, tiles in left.items():
        told = ", ".join(f"{names.tile(tile)} × {count}" for tile, count in tiles.items()) or words("nothing")
        lines.append(words("tiles-colour", colour=names.tile_colour(each), open=each in open_now, list=told))
    shown = tuple(render.TileChoice(tile, 0, count) for tiles in left.values() for tile, count in tiles.items())
    await visit.finish(bounded(lines), await reading.draw([Wish("stock", tiles=shown)] if shown else []))


def _tiles_left(game: Any) -> tuple[dict[str, dict[str, int]], tuple[str, ...]]:
    """Per colour the tiles that are left, by number; and the colours that may be laid now."""
    board = game.title.board
    found: dict[str, dict[str, int]] = {each: {} for each in board.colours}
    for tile in board.tiles.values():
        left = game.view.stock_left(tile.id)
        if left > 0 and tile.colour in found:
            found[tile.colour][tile.id] = left
    return found, tuple(game.view.phase.tiles)


async def _hexes(visit: GameVisit) -> Found:
    names = visit.label_names
    return [(each, names.hex(each)) for each in names.title.board.hexes]


async def _colours(visit: GameVisit) -> Found:
    names = visit.label_names
    return [(each, names.tile_colour(each)) for each in names.title.board.colours]


def commands() -> list[Command]:
    """The commands for what lies on the table."""
    return [
        Command("map", _map, [("area", str, Text(_hexes)), AT, SHOW]),
        Command("market", _market, [AT, SHOW]),
        Command("trains", _trains, [SHOW]),
        Command("tiles", _tiles, [("colour", str, Text(_colours)), SHOW]),
    ]


FEATURE = Feature(
    commands,
    buttons={
        "legend": Click(_legend, Manner.PRIVATE),
        "map_at": leafing("map_at", _map_look),
        "market_at": leafing("market_at", _market_look),
    },
)
