"""A rematch: a new table on the terms of the one that's over. Whoever presses first opens it, all others join it."""

from __future__ import annotations

import re
from typing import Any

import discord

from bot import errors
from bot.discord.codes import Code
from bot.discord.components import button, with_buttons
from bot.discord.feature import Click, Feature
from bot.discord.front import Confusing
from bot.discord.game_info import heading_name
from bot.discord.posts.post import Post, Told
from bot.discord.tables import lobby, notice
from bot.discord.texts import bounded, mention
from bot.discord.visit import GameVisit
from bot.service import GameInfo, text

KEPT = "rematch"
"""The setting of a game that says which table is its rematch."""
NUMBERED = re.compile(r"(?P<name>.*\S) (?P<number>[2-9]|[1-9]\d{1,2})")


async def _rematch(visit: GameVisit, code: Code) -> None:
    """Open the rematch, or join it where somebody has opened it."""
    if visit.info.status != "finished":
        raise Confusing("no_such_button")
    if visit.server is None:
        if not visit.seats:
            raise errors.NotYourGame(game=visit.game)
        await lobby.open_alone(visit.again(), terms_of(visit.info))
        return
    async with visit.front.opening:
        waiting = await _waiting(visit) or await _opened(visit)
        if waiting.info.host == visit.user and not await notice.is_posted(visit.front, waiting.info):
            await notice.post(waiting, silent=True)
            return
    await lobby.join(waiting, visit.person)


async def _waiting(visit: GameVisit) -> GameVisit | None:
    """The rematch that has been opened and isn't over; once it has begun, joining it says so."""
    number = await visit.service.settings.get("game", visit.game, KEPT)
    if number is None:
        return None
    found = await visit.service.status(number)
    return visit.at(found) if found.status in ("open", "running") else None


async def _opened(visit: GameVisit) -> GameVisit:
    """A rematch, of which the others are told, with the same robots; NotYourGame for somebody who hasn't played."""
    if not visit.seats:
        raise errors.NotYourGame(game=visit.game)
    old, service, person = visit.info, visit.service, visit.person
    made = await service.create(person, channel=None, **terms_of(old))
    if old.unhurried or old.hints:
        await service.robots.agree_on(made.id, person, unhurried=old.unhurried, hints=old.hints)
    for each in old.seats:
        if each.robot:
            made = await service.robots.seat(made.id, person, each.strength)
    await visit.service.settings.set("game", visit.game, KEPT, made.id)
    await visit.service.settings.note("game", made.id, notice.AGAIN, visit.game)
    await visit.service.call_again(visit.game, visit.person, made.id)
    return visit.at(made)


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
        "apart": info.apart,
    }


def next_name(name: str) -> str:
    """ "Friday" -> "Friday 2" -> "Friday 3"."""
    match = NUMBERED.fullmatch(name)
    base, number = (match["name"], int(match["number"]) + 1) if match else (name, 2)
    return f"{text.shorten(base, text.NAME_LIMIT - 5)} {number}"


async def _called(told: Told) -> Post:
    """Those who played before are pinged, once; whoever has left the server isn't."""
    words, payload = told.words, told.item.payload
    table = await told.service.status(payload["table"])
    gone = await told.front.left(told.info, told.item.mentions)
    ping = [each for each in told.item.mentions if each not in gone]
    seats = told.info.seats_of(payload["by"])
    who = told.names.person(seats[0]) if seats else mention(payload["by"])
    others = told.item.mentions
    figures = {"game": heading_name(told.info), "table": heading_name(table), "who": who}
    content = words("rematch-call", others=words.listed(mention(each) for each in others), **figures)
    join = button(Code("b", told.info.id, told.item.seq, "rematch"), words("button-join"), discord.ButtonStyle.success)
    return Post(bounded([content]), with_buttons(join, told.log_button()), ping=ping)


FEATURE = Feature(buttons={"rematch": Click(_rematch)}, posts={"rematch": _called})
