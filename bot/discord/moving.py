"""A game whose thread was deleted: its table is told, and gives it a new one by a button or `/game thread`."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import discord

from bot.discord import lobby, notice
from bot.discord.codes import Code
from bot.discord.components import Shown, button
from bot.discord.front import Front, Interaction, heading_name
from bot.discord.replies import say
from bot.service import GameInfo, errors

log = logging.getLogger(__name__)

KEPT = "lost"
"""The setting of a game that says of which channel's loss its table was told."""


async def tell_lost(client: Any, front: Front, info: GameInfo) -> None:
    """Say once, where the table was opened, that the game's thread is gone. A failure here holds up nothing."""
    place: Mapping[str, str] | None = await front.service.settings.get("game", info.id, notice.KEPT)
    told = await front.service.settings.get("game", info.id, KEPT)
    if info.status != "running" or info.channel is None or place is None or told == info.channel:
        return
    words, view = front.table_words(info), Shown()
    view.add_item(button(Code("b", info.id, info.seq, "thread"), words("button-thread"), discord.ButtonStyle.primary))
    channel = client.get_partial_messageable(int(place["channel"]))
    try:
        # The nonce keeps two who notice it at the same moment from saying it twice.
        await channel.send(
            words("thread-lost", game=heading_name(info)),
            view=view,
            silent=True,
            nonce=f"lost-{info.channel}"[:25],
            allowed_mentions=discord.AllowedMentions.none(),
        )
    except discord.HTTPException as error:
        log.info("game %s: nobody can be told that its thread is gone: %s", info.id, error)
        return
    await front.service.settings.set("game", info.id, KEPT, info.channel)


async def thread(front: Front, interaction: Interaction, info: GameInfo) -> None:
    """`/game thread`."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    await say(interaction, await _move(front, interaction, info))


async def thread_button(front: Front, interaction: Interaction, info: GameInfo, code: Code) -> None:
    """Open the new thread; the message that asked says where it is."""
    await interaction.response.defer()
    await interaction.edit_original_response(content=await _move(front, interaction, info), view=None)


async def _move(front: Front, interaction: Interaction, info: GameInfo) -> str:
    """Give the game a new thread in the channel where one asks, unless it has one; and say where it is."""
    person = front.person(interaction, info)
    if not (info.seats_of(person.user) or person.manager or person.user == info.host):
        raise errors.NotYourGame(game=info.id)
    if await _is_there(interaction.client, info):
        link = f"<#{info.channel}>"
    else:
        async with lobby.new_thread(front, interaction, info) as opened:
            await front.service.move(info.id, person, str(opened.id))
        link = opened.mention
    return front.words(interaction, info)("thread-opened", game=heading_name(info), link=link)


async def _is_there(client: Any, info: GameInfo) -> bool:
    """Whether the bot still reaches the game's channel; a game that hasn't begun has none."""
    if info.channel is None:
        return False
    try:
        # What the client remembers of threads outlives the channel in which they were.
        await client.fetch_channel(int(info.channel))
    except (discord.NotFound, discord.Forbidden):
        return False
    return True


BUTTONS = {"thread": thread_button}
