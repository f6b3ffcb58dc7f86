"""A game whose thread was deleted: its table is told, or each player; a button or `/game thread` gives it another."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import discord

from bot import errors
from bot.discord.codes import Code
from bot.discord.commands import Command
from bot.discord.components import button, with_buttons
from bot.discord.feature import Click, Feature
from bot.discord.front import Front
from bot.discord.game_info import HEADING_LIMIT, heading_name
from bot.discord.posts.post import Post, Told
from bot.discord.posts.written import codes_of
from bot.discord.tables import new_threads, notice
from bot.discord.visit import GameVisit, Reading, at_table
from bot.service import GameInfo, text
from bot.words import Words

log = logging.getLogger(__name__)

KEPT = "lost"
"""The setting of a game that says of which channel's loss its table was told."""
OFFERED = "thread_offered"
"""The setting of a game that says which message offers a new thread (none yet, before it's surely there), and in the
place of which.
"""
SEARCH_LIMIT = 100


async def tell_lost(client: Any, front: Front, info: GameInfo) -> None:
    """Say once that the game's thread is gone: where the table was opened, else to each player alone.

    Raises what Discord can't do just now; then nothing is noted, and it's worth another try.
    """
    async with front.losing:
        # Of several who notice it at the same moment the first one tells it.
        await _tell_once(client, front, info)


async def _tell_once(client: Any, front: Front, info: GameInfo) -> None:
    told = await front.service.settings.get("game", info.id, KEPT)
    if info.status != "running" or info.channel is None or told == info.channel:
        return
    if await _is_told_at_the_notice(client, at_table(front, info)):
        await front.service.settings.note("game", info.id, KEPT, info.channel)
        return
    gone = await front.gone_of(info)
    server = client.get_guild(int(info.server)) if info.server is not None else None
    if server is not None:
        await front.service.tell_lost(info.id, info.channel, server.name, gone=gone)


async def _is_told_at_the_notice(client: Any, table: Reading) -> bool:
    """Offer a new thread where the table was opened; False where that's gone too, or the bot may not write there."""
    info, settings = table.info, table.service.settings
    place: Mapping[str, str] | None = await settings.get("game", info.id, notice.KEPT)
    if place is None:
        return False
    began: Mapping[str, str] | None = await settings.get("game", info.id, OFFERED)
    offered = {"channel": place["channel"], "message": "", "lost": info.channel}
    channel = client.get_partial_messageable(int(place["channel"]))
    try:
        message = await _offer_before(channel, info.id) if began == offered else None
        await settings.note("game", info.id, OFFERED, offered)
        message = message or await _offer(channel, table)
    except discord.HTTPException as error:
        if error.status >= 500 or error.status == 429:
            raise
        log.info("game %s: where its table was opened nobody can be told of its thread: %s", info.id, error)
        await settings.note("game", info.id, OFFERED, None)
        return False
    await settings.note("game", info.id, OFFERED, {**offered, "message": str(message.id)})
    return True


async def _offer_before(channel: discord.PartialMessageable, game: int) -> discord.Message | None:
    """The offer of a try of which it isn't known how it ended."""
    async for message in channel.history(limit=SEARCH_LIMIT):
        if any((each.game, each.verb) == (game, "thread") for each in codes_of(message)):
            return message
    return None


async def _offer(channel: discord.PartialMessageable, table: Reading) -> discord.Message:
    """Post the message that offers a new thread."""
    info = table.info
    open_another = Code("b", info.id, info.seq, "thread")
    return await channel.send(
        table.words("thread-lost", game=heading_name(info)),
        view=with_buttons(button(open_another, table.words("button-thread"), discord.ButtonStyle.primary)),
        silent=True,
        nonce=f"lost-{info.channel}"[:25],
        allowed_mentions=discord.AllowedMentions.none(),
    )


async def leave_offer(client: Any, table: Reading) -> None:
    """Once a game lives elsewhere, or is over, the message that offered a new thread does so no more.

    Raises what Discord can't do just now.
    """
    info, settings = table.info, table.service.settings
    offered: Mapping[str, str] | None = await settings.get("game", info.id, OFFERED)
    if offered is None or not offered["message"] or (info.status == "running" and info.channel == offered["lost"]):
        return
    key = "thread-opened" if info.channel != offered["lost"] else "past-nobody"
    content = table.words(key, game=heading_name(info), link=f"<#{info.channel}>")
    message = client.get_partial_messageable(int(offered["channel"])).get_partial_message(int(offered["message"]))
    try:
        await message.edit(content=content, view=None)
    except discord.HTTPException as error:
        if error.status == 429 or error.status >= 500:
            raise
        log.info("game %s: the message that offers a new thread stays as it is: %s", info.id, error)
    await settings.note("game", info.id, OFFERED, None)


async def _lost(told: Told) -> Post:
    """For one player, where no place of the game is left: how it goes on. Sent silently, so it may come at night."""
    words = told.front.words_of(told.item.payload["user"], told.info)
    server = text.isolate(text.escape(text.shorten(told.item.payload["server"], HEADING_LIMIT)))
    content = words("thread-lost-all", game=heading_name(told.info), server=server, number=str(told.info.id))
    return Post(content, with_buttons(told.log_button(words)))


async def _thread(visit: GameVisit) -> None:
    """`/game thread`."""
    await visit.say(await _move(visit, visit.words))


async def _thread_button(visit: GameVisit, code: Code) -> None:
    """Open the new thread; the message that asked says where it is."""
    await visit.edit(content=await _move(visit, visit.table.words), view=None)


async def _move(visit: GameVisit, words: Words) -> str:
    """Give the game a new thread in the channel where one asks, unless it has one; and say where it is."""
    if not (visit.seats or visit.is_hosting):
        raise errors.NotYourGame(game=visit.game)
    if await is_open(visit.interaction.client, visit.info.channel):
        link = f"<#{visit.info.channel}>"
    else:
        async with new_threads.opened(visit) as opened:
            await visit.service.move(visit.game, visit.person, str(opened.id))
        link = opened.mention
        visit.interaction.client.has_moved(visit.game)
    return words("thread-opened", game=heading_name(visit.info), link=link)


async def is_there(client: Any, channel: str | None) -> bool:
    """Whether the bot still reaches a game's channel; a game that hasn't begun has none."""
    return await _fetched(client, channel) is not None


async def is_open(client: Any, channel: str | None) -> bool:
    """Whether the bot still reaches a game's channel, and may write there."""
    found = await _fetched(client, channel)
    if isinstance(found, discord.Thread) and found.parent is not None:
        held = found.permissions_for(found.guild.me)
        return held.send_messages_in_threads and (held.manage_threads or not found.locked)
    if isinstance(found, discord.TextChannel):
        return found.permissions_for(found.guild.me).send_messages
    return found is not None


async def _fetched(client: Any, channel: str | None) -> Any:
    if channel is None:
        return None
    try:
        # What the client remembers of threads outlives the channel in which they were.
        return await client.fetch_channel(int(channel))
    except (discord.NotFound, discord.Forbidden):
        return None


FEATURE = Feature(
    lambda: [Command("game-thread", _thread)],
    buttons={"thread": Click(_thread_button)},
    posts={"lost": _lost},
)
