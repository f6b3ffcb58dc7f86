"""Opening threads: a game's own, and the one in which its people talk. Discord may open one and not say so.

Where no thread may be opened, or nothing said in one, a game is played in the channel itself, one at a time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from typing import Any

import discord

from bot.discord.connection.availability import BROKEN, TOO_MANY_THREADS
from bot.discord.front import Confusing
from bot.discord.game_info import told_apart
from bot.discord.visit import GameVisit
from bot.service import text

log = logging.getLogger(__name__)

THREAD_NAME_LIMIT, TALK_NAME_LIMIT = 100, 80
ARCHIVE_MINUTES = 7 * 24 * 60
Place = discord.Thread | discord.TextChannel
HEARD_TRIES, HEARD_PAUSE = 10, 0.1
"""So often, and after so many seconds each, it's looked whether a thread is there."""


@asynccontextmanager
async def opened(visit: GameVisit, *, talk: bool = False) -> AsyncIterator[Place]:
    """A thread for a game, which goes again if what it's for fails; Confusing where another is just being made.

    It's where one asks; for `talk` beside the game's own. A game's own may be the channel itself.
    """
    starting = visit.front.starting
    if visit.game in starting:
        raise Confusing("thread_in_making", game=visit.game)
    starting.add(visit.game)
    try:
        place, is_new = (await _talk_thread(visit), True) if talk else await _place(visit)
        try:
            yield place
        except Exception:
            if is_new:
                await _remove(place)
            raise
    finally:
        starting.discard(visit.game)


async def _place(visit: GameVisit) -> tuple[Place, bool]:
    """A public thread in the channel where the game is started, or that channel; and whether it's made for this."""
    interaction = visit.interaction
    channel: Any = interaction.client.get_channel(interaction.channel_id) or interaction.channel
    held = interaction.app_permissions
    try:
        if not (held.create_public_threads and held.send_messages_in_threads):
            raise Confusing("no_threads", game=visit.game)
        return await _in(channel, told_apart(visit.info, THREAD_NAME_LIMIT), visit.game), True
    except Confusing:
        if not await _is_free(visit, channel):
            raise
        return channel, False


async def _is_free(visit: GameVisit, channel: Any) -> bool:
    """Whether the bot may write in a channel, and no game that goes on lives there."""
    held, in_thread = visit.interaction.app_permissions, isinstance(channel, discord.Thread)
    writes = held.send_messages_in_threads if in_thread else held.send_messages
    if not (isinstance(channel, Place) and held.view_channel and writes):
        return False
    found = await visit.service.at(visit.server, str(channel.id))
    return found is None or found.id == visit.game or found.status in ("finished", "abandoned")


async def _talk_thread(visit: GameVisit) -> discord.Thread:
    """A public thread beside that of the game's moves."""
    if visit.info.channel is None:
        raise Confusing("no_thread_now", game=visit.game)
    client, place = visit.interaction.client, int(visit.info.channel)
    try:
        channel = client.get_channel(place) or await client.fetch_channel(place)
    except discord.NotFound as error:
        raise Confusing("no_thread_now", game=visit.game) from error
    except discord.Forbidden as error:
        raise Confusing("no_threads", game=visit.game) from error
    name = visit.table.words("talk-name", game=told_apart(visit.info, TALK_NAME_LIMIT))
    return await _in(channel, text.shorten(name, THREAD_NAME_LIMIT), visit.game)


async def _in(channel: Any, name: str, game: int) -> discord.Thread:
    """A thread in this channel, or in that of which this is a thread; archived after seven quiet days."""
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if not isinstance(channel, discord.TextChannel):
        raise Confusing("no_threads", game=game)
    known = {each.id for each in channel.threads}
    try:
        return await channel.create_thread(
            name=name,
            type=discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread,
            auto_archive_duration=ARCHIVE_MINUTES,
        )
    except discord.Forbidden as error:
        raise Confusing("no_threads", game=game) from error
    except BROKEN:
        found = await _made_all_the_same(channel, name, known)
        if found is None:
            raise
        return found
    except discord.HTTPException as error:
        if error.code != TOO_MANY_THREADS:
            raise
        raise Confusing("threads_full", game=game) from error


async def _made_all_the_same(channel: discord.TextChannel, name: str, known: Collection[int]) -> discord.Thread | None:
    """The thread that Discord has opened though the answer got lost: the client hears of it a moment later."""
    for _ in range(HEARD_TRIES):
        for each in channel.threads:
            if each.id not in known and each.name == name and each.owner_id == channel.guild.me.id:
                return each
        await asyncio.sleep(HEARD_PAUSE)
    return None


async def _remove(thread: Any) -> None:
    try:
        await thread.delete()
        return
    except discord.Forbidden:
        log.info("the thread %s of a game that didn't start is closed: deleting it needs Manage Threads", thread.id)
    except discord.HTTPException as error:
        log.warning("the thread %s of a game that didn't start can't be removed: %s", thread.id, error)
        return
    try:
        # Whoever has opened a thread may close it.
        await thread.edit(archived=True)
    except discord.HTTPException as error:
        log.warning("the thread %s of a game that didn't start can't be closed: %s", thread.id, error)
