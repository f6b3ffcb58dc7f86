"""A rematch: a new table on the terms of the one that's over. Whoever presses first opens it, all others join it."""

from __future__ import annotations

import re
from typing import Any

from bot.discord import lobby, notice
from bot.discord.codes import Code
from bot.discord.front import Confusing, Front, Interaction, heading_name
from bot.discord.replies import say
from bot.service import GameInfo, errors, text

KEPT = "rematch"
"""The setting of a game that says which table is its rematch."""
NUMBERED = re.compile(r"(?P<name>.*\S) (?P<number>[2-9]|[1-9]\d{1,2})")


async def rematch_button(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """Open the rematch, or join it where somebody has opened it."""
    if info.status != "finished":
        raise Confusing("no_such_button")
    person = front.person(interaction, info)
    if interaction.guild_id is None:
        if not info.seats_of(person.user):
            raise errors.NotYourGame(game=info.id)
        await lobby.open_alone(front, interaction, terms_of(info))
        return
    async with front.opening:
        waiting = await _waiting(front, info)
        if waiting is None:
            if not info.seats_of(person.user):
                raise errors.NotYourGame(game=info.id)
            made = await front.service.create(person, channel=None, **terms_of(info))
            await front.service.settings.set("game", info.id, KEPT, made.id)
            await notice.post(front, interaction, made, silent=True)
            return
    joined = await front.service.join(waiting.id, person)
    await say(interaction, front.words(interaction)("joined", game=heading_name(joined)))
    await notice.refresh(front, interaction, joined)


async def _waiting(front: Front, info: GameInfo) -> GameInfo | None:
    """The rematch that has been opened and isn't over; once it has begun, joining it says so."""
    number = await front.service.settings.get("game", info.id, KEPT)
    if number is None:
        return None
    found = await front.service.status(number)
    return found if found.status in ("open", "running") else None


def terms_of(info: GameInfo) -> dict[str, Any]:
    """The terms of a table, for another; seats are drawn anew."""
    return {
        "name": next_name(info.name),
        "title": info.title,
        "language": info.language,
        "options": info.options,
        "profile": info.profile,
        "hot_seat": info.hot_seat,
        "most": info.most,
        "pace": info.pace,
        "patience": info.patience,
        "silence": info.silence,
    }


def next_name(name: str) -> str:
    """ "Friday" -> "Friday 2" -> "Friday 3"."""
    match = NUMBERED.fullmatch(name)
    base, number = (match["name"], int(match["number"]) + 1) if match else (name, 2)
    return f"{text.shorten(base, text.NAME_LIMIT - 5)} {number}"


BUTTONS = {"rematch": rematch_button}
