"""Keeping seats for named people at a table that waits: by the notice's button or `/game invite`.

Whoever is invited is pinged once, by the message that asks, and answers by its buttons; until then, or until the game
begins, nobody else gets the seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot import errors
from bot.discord.codes import Code
from bot.discord.commands import Command, Someone
from bot.discord.components import Shown, button
from bot.discord.connection.availability import NOT_DONE
from bot.discord.feature import Click, Feature, Manner
from bot.discord.front import Confusing
from bot.discord.game_info import heading_of
from bot.discord.posts.post import Post, Told
from bot.discord.tables import notice
from bot.discord.tables.pace import terms_text
from bot.discord.texts import bounded, mention
from bot.discord.visit import GameVisit
from bot.words.labels import clipped


async def _invite(visit: GameVisit, player: str) -> None:
    """`/game invite`."""
    await invite(visit, [player])
    await visit.say(visit.words("invited-done", people=mention(player)))


async def _ask_whom(visit: GameVisit, code: Code) -> None:
    """The notice's button: whom is a seat to be kept for?"""
    if not visit.is_hosting:
        raise errors.NotHost(game=visit.game, host=visit.info.host)
    words, view = visit.words, Shown()
    choice: discord.ui.UserSelect[Shown] = discord.ui.UserSelect(
        custom_id=str(visit.code("invite_whom", kind="s")), placeholder=clipped(words("menu-invite"), 150)
    )
    view.add_item(choice)
    await visit.answer(words("menu-invite"), view, update=False)


async def _chosen(visit: GameVisit, code: Code, value: str = "") -> None:
    """Somebody has been chosen."""
    data: Any = visit.interaction.data or {}
    known = data.get("resolved", {}).get("users", {}).get(value)
    if known is None or known.get("bot"):
        raise Confusing("no_such_member", game=visit.game)
    await invite(visit, [value])
    await visit.answer(visit.words("invited-done", people=mention(value)), update=True)


async def invite(visit: GameVisit, users: Sequence[str]) -> None:
    """Keep a seat for each, and have them asked where this was, for all to see."""
    place = str(visit.interaction.channel_id)
    kept = visit.at(await visit.service.invitations.invite(visit.game, visit.person, users, place))
    await notice.refresh(kept)


async def _asking(told: Told) -> Post:
    """The message that asks the invited: what for, on which terms, and the buttons to answer; each is pinged once."""
    words, item, view = told.words, told.item, Shown()
    for verb, style in (("seat_yes", discord.ButtonStyle.success), ("seat_no", discord.ButtonStyle.secondary)):
        view.add_item(button(told.code(verb, item.marker), words(f"button-{verb}"), style))
    people = words.listed(mention(each) for each in item.mentions)
    lines = [
        words("invited", people=people, who=mention(item.payload["by"])),
        heading_of(told.info, words),
        terms_text(told.info, words),
    ]
    return Post(bounded(lines), view, ping=item.mentions)


async def _accept(visit: GameVisit, code: Code) -> None:
    """Take the seat that is kept for oneself."""
    if visit.user not in visit.info.invited and not visit.info.seats_of(visit.user):
        raise errors.NotInvited(game=visit.game)
    joined = visit.at(await visit.service.join(visit.game, visit.person))
    await _answered(joined, "invited-yes")


async def _decline(visit: GameVisit, code: Code) -> None:
    """Let it go."""
    declined = visit.at(await visit.service.invitations.decline(visit.game, visit.person))
    await _answered(declined, "invited-no")


async def _answered(visit: GameVisit, key: str) -> None:
    """Say on the message that asked how it was answered; once nobody it asked has a seat kept, its buttons go."""
    message = visit.interaction.message
    if message is not None:
        line = f"-# {visit.table.words(key, who=mention(visit.user))}"
        waiting = any(mention(each) in message.content.partition("\n")[0] for each in visit.info.invited)
        more = {} if waiting else {"view": None}
        none = discord.AllowedMentions.none()
        try:
            await visit.edit(content=bounded([message.content, line]), allowed_mentions=none, **more)
        except NOT_DONE:
            await visit.say(visit.words(key, who=mention(visit.user)))
    await notice.refresh(visit)


def commands() -> list[Command]:
    """`/game invite`."""
    return [Command("game-invite", _invite, [("player", discord.User, Someone())], ["player"])]


FEATURE = Feature(
    commands,
    buttons={
        "invite": Click(_ask_whom, Manner.PRIVATE),
        "seat_yes": Click(_accept),
        "seat_no": Click(_decline),
    },
    posts={"invited": _asking},
    menus={"invite_whom": Click(_chosen, Manner.IN_PLACE)},
)
