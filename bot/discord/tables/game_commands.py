"""The commands about tables: `/game new`, `join`, `leave`, `start`, `status`, `list` and so on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.discord.codes import whole_number
from bot.discord.commands import Number, Option, Plain, Text, Work, make
from bot.discord.front import Front, Interaction
from bot.discord.localization import option_name, word
from bot.discord.play.actions import GameField
from bot.discord.tables import lobby, options, pace, rebuild, status, threads
from bot.discord.tables.terms import Pick, pace_options
from bot.words import LANGUAGES


class File(app_commands.Transformer):
    """A file that's attached to the command."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """An attachment."""
        return discord.AppCommandOptionType.attachment

    async def transform(self, interaction: Interaction, value: Any, /) -> discord.Attachment:
        """As it came; whoever reads it trusts nothing of it."""
        return value


def commands(front: Front) -> list[app_commands.Group]:
    """The group `/game`."""
    group = app_commands.Group(name=word("command-game"), description=word("command-game-description"))
    game: Option = ("game", str, GameField(front))
    for each in (
        make("game-new", _new(front), _terms(front), ("title",), public=True, repeats=True),
        make("game-join", _on_game(front, lobby.join), [game]),
        make("game-leave", _on_game(front, lobby.leave), [game]),
        make("game-start", _on_game(front, lobby.start), [game]),
        make("game-status", _on_game(front, status.status), [game]),
        make("game-list", _bound(front, status.list_games), []),
        make("game-pace", _on_game(front, pace.pace), [*pace_options(), game]),
        make("game-thread", _on_game(front, threads.thread), [game]),
        make("game-rebuild", _bound(front, rebuild.rebuild), [("file", discord.Attachment, File())], ("file",)),
        make("game-abandon", _on_game(front, lobby.ask_abandon), [game]),
    ):
        group.add_command(each)
    return [group]


def _terms(front: Front) -> list[Option]:
    """What a table is made with. All but the title have sensible values of their own."""
    titles = [(each.id, each.name) for each in front.service.titles]
    ids, names = zip(*titles, strict=True)
    return [
        ("title", str, Pick(ids, [app_commands.locale_str(each) for each in names], strict=False)),
        ("options", str, Text(_options(front))),
        ("language", str, Pick(LANGUAGES, [word(f"language-{each}") for each in LANGUAGES], strict=False)),
        *pace_options(),
        ("players", int, Number(1, 24)),
        ("name", str, Plain()),
    ]


def _bound(front: Front, work: Callable[..., Awaitable[None]]) -> Work:
    async def on_server(interaction: Interaction, **typed: Any) -> None:
        await work(front, interaction, **typed)

    return on_server


def _on_game(front: Front, work: Callable[..., Awaitable[None]]) -> Work:
    async def on_game(interaction: Interaction, game: str | None = None, **typed: Any) -> None:
        await work(front, interaction, await front.game(interaction, game), **typed)

    return on_game


def _new(front: Front) -> Work:
    async def new(interaction: Interaction, title: str, **more: Any) -> None:
        await lobby.open_table(front, interaction, title, **more)

    return new


def _options(front: Front) -> Callable[[Interaction], Awaitable[list[tuple[Any, str]]]]:
    async def found(interaction: Interaction) -> list[tuple[Any, str]]:
        """The sets of options of the title that's typed already, for as many players as are typed."""
        title = getattr(interaction.namespace, option_name("title"), None)
        if title not in {each.id for each in front.service.titles}:
            return []
        players = whole_number(getattr(interaction.namespace, option_name("players"), None))
        known = players if isinstance(players, int) else None
        return options.choices(str(title), known, front.words(interaction))

    return found
