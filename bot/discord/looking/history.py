"""`/history`: everyone's worth round by round, and the time that each has used; `/tiles`: the tiles that are left."""

from __future__ import annotations

from typing import Any

from discord import app_commands

import render
from bot import errors
from bot.discord.commands import Text, YesNo, make
from bot.discord.drawing import Wish
from bot.discord.front import Front, Interaction, heading_of
from bot.discord.localization import option_name
from bot.discord.looking import views
from bot.discord.play.actions import GameField
from bot.discord.tables.end import wealth
from bot.discord.telling import bounded
from bot.service import GameInfo, TimeUsed
from bot.words import Words
from bot.words.names import Names

HIDDEN = ("game", "hide_times")
"""The setting of a table that keeps the time used to itself: its scope and key."""
MINUTE, HOUR, DAY = 60, 3600, 86400


def commands(front: Front) -> list[app_commands.Command[Any, ..., Any]]:
    """The commands `/history` and `/tiles`."""
    game, show = ("game", str, GameField(front)), ("show", bool, YesNo())

    async def colours(interaction: Interaction) -> list[tuple[Any, str]]:
        info = await front.game(interaction, getattr(interaction.namespace, option_name("game"), None))
        names = front.label_names(info, front.words(interaction, info))
        return [(each, names.tile_colour(each)) for each in names.title.board.colours]

    async def history(interaction: Interaction, times: bool | None = None, **more: Any) -> None:
        info = await front.game(interaction, more.get("game"))
        if times is not None:
            await set_times(front, interaction, info, times)
        await show_history(front, interaction, info, bool(more.get("show")))

    async def tiles(interaction: Interaction, colour: str = "", **more: Any) -> None:
        info = await front.game(interaction, more.get("game"))
        await show_tiles(front, interaction, info, colour, bool(more.get("show")))

    return [
        make("history", history, [("times", bool, YesNo()), show, game]),
        make("tiles", tiles, [("colour", str, Text(colours)), show, game]),
    ]


async def set_times(front: Front, interaction: Interaction, info: GameInfo, shown: bool) -> None:
    """Let a table show the time that its players use, or keep it to itself; NotHost for all but the host."""
    person = front.person(interaction, info)
    if person.user != info.host and not person.manager:
        raise errors.NotHost(game=info.id, host=info.host)
    scope, key = HIDDEN
    await front.service.settings.set(scope, str(info.id), key, not shown)


async def show_history(front: Front, interaction: Interaction, info: GameInfo, show: bool) -> None:
    """The chart of everyone's worth; as text what each is worth, how that changed, and the time used."""
    if info.status == "open":
        raise errors.NotStarted(game=info.id, seats=len(info.seats), least=2)
    names = views.names_for(front, interaction, info, show)
    samples = await wealth(front, info)
    lines = [heading_of(info, names.words)]
    now = samples[-1].worth if samples else {}
    before = samples[-2].worth if len(samples) > 1 else now
    for seat in sorted(now, key=lambda each: -now[each]):
        change = now[seat] - before.get(seat, 0)
        signed = f"{'+' if change > 0 else ''}{names.words.money(change)}"
        lines.append(names.words("history-worth", name=names.person(seat), worth=now[seat], change=signed))
    scope, key = HIDDEN
    if await front.service.settings.get(scope, str(info.id), key, False):
        lines.append(f"-# {names.words('history-hidden')}")
    else:
        used = await front.service.history.time_used(info.id)
        # A seat bears its holder's name: what those used who held it before can't be told under it.
        lines += time_lines([each for each in used if info.seat(each.seat).user == each.user], names)
    drawn = await front.draw(info, names.words, [Wish("wealth", history=samples)] if samples else [])
    await views.finish(interaction, bounded(lines), drawn)


def time_lines(used: list[TimeUsed], names: Names) -> list[str]:
    """For each player the time used, over how many turns; quiet hours, leave and others' offers don't count."""
    words = names.words
    lines = [
        words(
            "history-time",
            name=names.person(each.seat),
            turns=each.turns,
            time=duration(each.seconds, words),
            mean=duration(each.mean, words),
        )
        for each in used
        if each.turns
    ]
    return [words("history-times"), *lines] if lines else []


def duration(seconds: float, words: Words) -> str:
    """A length of time in its two largest units: "2 d 4 h", "1 h 5 min", "3 min"."""
    whole = max(0, round(seconds / MINUTE)) * MINUTE
    if whole >= DAY:
        return words("duration-days", days=whole // DAY, hours=whole % DAY // HOUR)
    if whole >= HOUR:
        return words("duration-hours", hours=whole // HOUR, minutes=whole % HOUR // MINUTE)
    return words("duration-minutes", minutes=whole // MINUTE)


async def show_tiles(front: Front, interaction: Interaction, info: GameInfo, colour: str, show: bool) -> None:
    """The tiles that are left, drawn and as text, by colour; colours that can't be laid yet say so."""
    names = views.names_for(front, interaction, info, show)
    left, open_now = await front.read(info, _tiles_left)
    lines = [heading_of(info, names.words)]
    for each, tiles in left.items():
        if colour and each != colour:
            continue
        told = ", ".join(f"{names.tile(tile)} × {count}" for tile, count in tiles.items()) or names.words("nothing")
        lines.append(names.words("tiles-colour", colour=names.tile_colour(each), open=each in open_now, list=told))
    shown = tuple(
        render.TileChoice(tile, 0, count)
        for each, tiles in left.items()
        for tile, count in tiles.items()
        if colour in ("", each)
    )
    drawn = await front.draw(info, names.words, [Wish("stock", tiles=shown)] if shown else [])
    await views.finish(interaction, bounded(lines), drawn)


def _tiles_left(game: Any) -> tuple[dict[str, dict[str, int]], tuple[str, ...]]:
    """Per colour the tiles that are left, by number; and the colours that may be laid now."""
    board = game.title.board
    found: dict[str, dict[str, int]] = {each: {} for each in board.colours}
    for tile in board.tiles.values():
        left = game.view.stock_left(tile.id)
        if left > 0 and tile.colour in found:
            found[tile.colour][tile.id] = left
    return found, tuple(game.view.phase.tiles)
