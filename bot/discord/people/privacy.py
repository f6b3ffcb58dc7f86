"""`/privacy`: what is kept about a person, for them to see and to delete."""

from __future__ import annotations

from typing import Any

import discord

from bot.discord.codes import Code
from bot.discord.commands import Command
from bot.discord.components import button, with_buttons
from bot.discord.feature import Click, Feature
from bot.discord.people.attached import renewed
from bot.discord.texts import bounded
from bot.discord.visit import Visit
from bot.service import text
from bot.service.people.lessons import KEPT_DAYS
from bot.words import Words

SEATS, NOTES = 15, 10
LINKS = 5
NOTE = 60
"""Characters of a note that are shown."""


async def _show(visit: Visit) -> None:
    """`/privacy`."""
    kept = await visit.service.privacy.kept(visit.user)
    forget = button(Code("b", 0, 0, "forget"), visit.words("button-forget"), discord.ButtonStyle.danger)
    lines = _lines(visit.words, kept)
    if any(kept.values()):
        lines += [_of_backups(visit), visit.words("privacy-logs"), visit.words("privacy-mark")]
    await visit.say(bounded(lines), view=with_buttons(forget) if any(kept.values()) else None)


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
    lines += ["- " + words("privacy-lesson", game=f"#{each}", days=KEPT_DAYS) for each in kept["lessons"]]
    if kept["kept_for"]:
        lines.append("- " + words("privacy-kept_for", count=kept["kept_for"]))
    if kept["removed"]:
        lines.append("- " + words("privacy-removed", count=kept["removed"]))
    lines += [
        "- " + words("privacy-note-kept", game=f"#{each['game']}", text=text.escape(text.shorten(each["text"], NOTE)))
        for each in kept["notes"][:NOTES]
    ]
    if len(kept["notes"]) > NOTES:
        lines.append("- " + words("notes-more", count=len(kept["notes"]) - NOTES))
    if kept["settings"]:
        lines.append("- " + words("privacy-settings", count=len(kept["settings"])))
    return [*lines, words("privacy-note")]


def _of_backups(visit: Visit) -> str:
    """When back-ups go that still have what is deleted here."""
    return visit.words("privacy-backups", days=visit.front.backup_days or 0)


async def _ask_button(visit: Visit, code: Code) -> None:
    """Ask once more, as it can't be undone."""
    sure = button(Code("b", 0, 0, "forget_now"), visit.words("button-confirm"), discord.ButtonStyle.danger)
    await visit.edit(content=visit.words("privacy-ask"), view=with_buttons(sure))


async def _forget_button(visit: Visit, code: Code) -> None:
    """Strike the person out."""
    forgotten = await visit.service.privacy.forget(visit.user)
    visit.front.forget(visit.user)
    visit = visit.again()
    words = visit.words
    lines = [words("privacy-done"), _of_backups(visit)]
    lines += [words("privacy-marked", count=forgotten.marks)] if forgotten.marks else []
    if not forgotten.games:
        await visit.edit(content=bounded(lines), view=None)
        return
    await visit.edit(content=bounded([*lines, words("privacy-logs-under_way")]), view=None)
    renewal = await renewed(visit.interaction.client, visit.front, forgotten.games)
    lines.append(words("privacy-logs-done", count=renewal.done))
    if renewal.left:
        links = " ".join(f"<{each}>" for each in renewal.left[:LINKS])
        lines.append(words("privacy-logs-left", count=len(renewal.left), links=links))
    await visit.edit(content=bounded(lines), view=None)


FEATURE = Feature(
    lambda: [Command("privacy", _show, in_game=False)],
    buttons={"forget": Click(_ask_button, loose=True), "forget_now": Click(_forget_button, loose=True)},
)
