"""A rematch: a new table on the terms of the one that's over. Whoever presses first opens it, all others join it."""

from __future__ import annotations

import re
from typing import Any

import discord

from bot import errors
from bot.discord.codes import Code
from bot.discord.components import button
from bot.discord.front import Confusing, Front, Interaction, heading_name
from bot.discord.posts.post import MakePost, Post, Told, with_buttons
from bot.discord.replies import say
from bot.discord.tables import lobby, notice
from bot.discord.telling import bounded, mention
from bot.service import GameInfo, text

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
            await front.service.settings.note("game", made.id, notice.AGAIN, info.id)
            await front.service.call_again(info.id, person, made.id)
            waiting = made
        if waiting.host == person.user and not await notice.is_posted(front, waiting):
            await notice.post(front, interaction, waiting, silent=True)
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


async def _called(told: Told) -> Post:
    """Those who played before are pinged, once; whoever has left the server isn't."""
    words, payload = told.words, told.item.payload
    table = await told.front.service.status(payload["table"])
    gone = await told.front.left(told.info, told.item.mentions)
    ping = [each for each in told.item.mentions if each not in gone]
    seats = told.info.seats_of(payload["by"])
    who = told.names.person(seats[0]) if seats else mention(payload["by"])
    others = told.item.mentions
    figures = {"game": heading_name(told.info), "table": heading_name(table), "who": who}
    content = words("rematch-call", others=words.listed(mention(each) for each in others), **figures)
    join = button(Code("b", told.info.id, told.item.seq, "rematch"), words("button-join"), discord.ButtonStyle.success)
    return Post(bounded([content]), with_buttons(join, told.log_button()), ping=ping)


POSTS: dict[str, MakePost] = {"rematch": _called}
BUTTONS = {"rematch": rematch_button}
