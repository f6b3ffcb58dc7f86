"""`/privacy`: what is kept about a person, for them to see and to delete."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.discord.codes import Code
from bot.discord.commands import make
from bot.discord.components import Shown, button
from bot.discord.front import Front, Interaction
from bot.discord.replies import say
from bot.discord.telling import bounded
from bot.service import text
from bot.words import Words

SEATS = 15


def commands(front: Front) -> list[app_commands.Command[Any, ..., Any]]:
    """The command `/privacy`."""

    async def show(interaction: Interaction) -> None:
        words = front.words(interaction)
        kept = await front.service.privacy.kept(str(interaction.user.id))
        view = Shown()
        if any(kept.values()):
            view.add_item(button(Code("b", 0, 0, "forget"), words("button-forget"), discord.ButtonStyle.danger))
        await say(interaction, bounded(_lines(words, kept)), view=view if view.children else None)

    return [make("privacy", show, [])]


def _lines(words: Words, kept: dict[str, Any]) -> list[str]:
    """What there is: seats with their names, how many moves, plans and the like, settings."""
    if not any(kept.values()):
        return [words("privacy-nothing")]
    lines = [words("privacy-heading")]
    for each in kept["seats"][:SEATS]:
        status, name = words(f"status-{each['status']}"), text.escape(each["name"])
        lines.append("- " + words("privacy-seat", game=f"#{each['game']}", name=name, status=status))
    if len(kept["seats"]) > SEATS:
        lines.append("- " + words("turns-more", count=len(kept["seats"]) - SEATS))
    lines.append("- " + words("privacy-moves", moves=kept["moves"], wishes=len(kept["intents"])))
    if kept["settings"]:
        lines.append("- " + words("privacy-settings", count=len(kept["settings"])))
    return [*lines, words("privacy-note")]


async def ask_button(front: Front, interaction: Interaction, code: Code) -> None:
    """Ask once more, as it can't be undone."""
    words, view = front.words(interaction), Shown()
    view.add_item(button(Code("b", 0, 0, "forget_now"), words("button-confirm"), discord.ButtonStyle.danger))
    await interaction.edit_original_response(content=words("privacy-ask"), view=view)


async def forget_button(front: Front, interaction: Interaction, code: Code) -> None:
    """Strike the person out."""
    user = str(interaction.user.id)
    await front.service.privacy.forget(user)
    await front.choose_language(user, None)
    await interaction.edit_original_response(content=front.words(interaction)("privacy-done"), view=None)


LOOSE = {"forget": ask_button, "forget_now": forget_button}
