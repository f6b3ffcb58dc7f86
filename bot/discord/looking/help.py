"""`/help`: how it works, in a few lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import app_commands

from bot.discord.commands import YesNo, make
from bot.discord.front import Front, Interaction
from bot.discord.play.tips import SCOPE, SWITCH, wanted
from bot.discord.replies import say
from bot.words import DEFAULT, Words

LOOKS = ("map", "market", "company", "player", "holdings", "trains", "tiles", "log", "history")


def commands(front: Front) -> list[app_commands.Command[Any, ..., Any]]:
    """The command `/help`."""

    async def show_help(interaction: Interaction, tips: bool | None = None) -> None:
        user = str(interaction.user.id)
        if tips is not None:
            await front.service.settings.set(SCOPE, user, SWITCH, tips)
        words = front.words(interaction)
        on = await wanted(front, user)
        told = [words("help-tips", on=on, help=command(words, "help", front.command_ids))]
        await say(interaction, "\n".join(told if tips is not None else [*overview(words, front.command_ids), *told]))

    return [make("help", show_help, [("tips", bool, YesNo())])]


def overview(words: Words, ids: Mapping[str, int]) -> list[str]:
    """How it works, in as many lines as there are things to do; `ids` of commands make them links."""

    def named(key: str) -> str:
        return command(words, key, ids)

    return [
        words("help-heading"),
        words("help-table", new=named("game-new")),
        words("help-turn", button=words("button-my_turn")),
        words("help-undo", undo=named("undo")),
        words("help-look", list=", ".join(named(each) for each in LOOKS)),
        words("help-rules", rules=named("rules"), why=words("button-why")),
        words("help-games", turns=named("turns")),
    ]


def command(words: Words, key: str, ids: Mapping[str, int]) -> str:
    """A command of a key such as "undo" or "game-new", in one piece.

    It's a link where the reader's Discord knows it by its English name, else as it's typed in their language.
    """
    parts = key.split("-")
    named = " ".join(words(f"command-{'-'.join(parts[: n + 1])}") for n in range(len(parts)))
    number = ids.get(named.split(" ")[0]) if words.language == DEFAULT else None
    return f"`/{named}`" if number is None else f"</{named}:{number}>"
