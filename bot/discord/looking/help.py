"""Help: `/help`, and two lines with each of the first decisions of a person's first game of a title."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import app_commands

from bot.discord.commands import YesNo, make
from bot.discord.front import Front, Interaction
from bot.discord.replies import say
from bot.panel.panel import Panel
from bot.service import GameInfo
from bot.words import DEFAULT, Words

FIRST = 5
"""So many decisions come with help, and after them the first of each kind that hadn't come up yet."""
SCOPE, SWITCH = "player", "tips"
LOOKS = ("map", "market", "company", "player", "holdings", "trains", "tiles", "log", "history")


async def lines(front: Front, info: GameInfo, user: str, panel: Panel, words: Words) -> list[str]:
    """What helps a newcomer with the panel's decision; empty for everybody else, and where tips are switched off.

    The same decision, opened again, has its help again.
    """
    if panel.player is None or f"hint-{panel.step}-what" not in words or not await wanted(front, user):
        return []
    if await front.service.first_game(user, info.title) != info.id:
        return []
    key = f"{SWITCH}.{info.title}"
    seen = await front.service.settings.get(SCOPE, user, key, {})
    known = noted(seen, info.id, panel.seq, panel.step)
    if known is None:
        return []
    if known != seen:
        await front.service.settings.note(SCOPE, user, key, known)
    keys = [f"hint-{panel.step}-{part}" for part in ("what", "how")]
    return [f"-# {words(own if (own := f'{key}-{info.title}') in words else key)}" for key in keys]


def noted(seen: Mapping[str, Any], game: int, seq: int, step: str) -> dict[str, Any] | None:
    """What is kept once this decision was helped with; None where it gets no help.

    `seen`: {"game", "seqs": the decisions helped with, "steps": their kinds}.
    """
    same = seen if seen.get("game") == game else {}
    seqs, steps = list(same.get("seqs", ())), list(same.get("steps", ()))
    if seq in seqs:
        return {"game": game, "seqs": seqs, "steps": steps}
    if len(seqs) >= FIRST and step in steps:
        return None
    return {"game": game, "seqs": [*seqs, seq], "steps": steps if step in steps else [*steps, step]}


async def wanted(front: Front, user: str) -> bool:
    """Whether a person hasn't switched the tips off."""
    return await front.service.settings.get(SCOPE, user, SWITCH, True) is True


# --- /help


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
