"""Pings that couldn't be delivered in a game's thread, by direct message; and why, for the host."""

from __future__ import annotations

import discord

from bot.discord.codes import Code
from bot.discord.components import button, with_buttons
from bot.discord.feature import Feature
from bot.discord.front import heading_name
from bot.discord.posts.post import Post, Told
from bot.discord.tables.status import jump_link
from bot.discord.telling import bounded, mention

TURN_KINDS = ("turn", "consent", "reminder")


async def _alone(told: Told) -> Post:
    """What the person would have been pinged for, with the button that opens the panel."""
    info, payload = told.info, told.item.payload
    words = told.front.words_of(payload["user"], info)
    key = "alone-turn" if payload["about"] in TURN_KINDS else "alone-other"
    lines = [
        words(key, mention=mention(payload["user"]), game=heading_name(info), link=jump_link(info)),
        words(f"undelivered-{payload['cause']}"),
    ]
    code = Code("b", info.id, told.item.seq, "my", told.item.marker)
    view = with_buttons(button(code, words("button-my_turn"), discord.ButtonStyle.primary))
    return Post(bounded(lines), view, ping=told.item.mentions)


async def _for_the_host(told: Told) -> Post:
    """Why a ping couldn't be delivered, and what can be done about it."""
    info, payload = told.info, told.item.payload
    words = told.front.words_of(payload["user"], info)
    names = told.front.names(info, words)
    seats = [info.seats_of(each) for each in payload["people"]]
    people = words.listed(names.person(each[0]) for each in seats if each) or words("somebody")
    lines = [words("undelivered-host", game=heading_name(info), people=people, link=jump_link(info))]
    return Post(bounded([*lines, words(f"undelivered-{payload['cause']}")]), with_buttons(told.log_button(words)))


FEATURE = Feature(posts={"alone": _alone, "undelivered": _for_the_host})
