"""Logs that are attached to messages in games' threads: made anew, once somebody in them was struck out.

They bear the names and ids of who had the seats when they were made; those put in their place bear the present ones.
"""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.discord.connection.availability import NOT_DONE
from bot.discord.front import Front
from bot.discord.tables.end import LOG_NAME, log_file
from bot.discord.visit import Reading, at_table
from bot.service import ServiceError

log = logging.getLogger(__name__)

MOST, SECONDS = 600, 600.0
"""So many messages are changed, in so much time; Discord takes the answer for a quarter of an hour."""


@dataclass
class Renewal:
    """How many logs were made anew, and the links to the messages with those that couldn't be."""

    done: int = 0
    left: list[str] = field(default_factory=list[str])


async def renewed(client: Any, front: Front, games: Sequence[int]) -> Renewal:
    """Make the attached logs of these games anew."""
    renewal, until = Renewal(), time.monotonic() + SECONDS
    for game in games:
        try:
            info = await front.service.status(game)
            attached = await front.service.privacy.attached(game) if info.channel is not None else []
        except ServiceError as error:
            log.warning("the attached logs of game %s can't be looked up: %s", game, error)
            continue
        if attached and info.server is not None:
            await _renew_all(client, at_table(front, info), attached, renewal, until)
    return renewal


async def _renew_all(
    client: Any, reading: Reading, attached: Sequence[tuple[int, str]], renewal: Renewal, until: float
) -> None:
    """Those of one game; `until`: when it's enough."""
    info = reading.info
    place = f"https://discord.com/channels/{info.server}/{info.channel}"
    try:
        async with _open(client, int(info.channel or 0)) as channel:
            for seq, message in attached:
                if renewal.done >= MOST or time.monotonic() > until or not await _renew(reading, channel, seq, message):
                    renewal.left.append(f"{place}/{message}")
                else:
                    renewal.done += 1
    except NOT_DONE as error:
        log.info("the attached logs of game %s can't be reached: %s", info.id, error)
        renewal.left += [f"{place}/{message}" for _, message in attached]


@asynccontextmanager
async def _open(client: Any, channel_id: int) -> AsyncIterator[Any]:
    """A game's channel; a closed thread is open until the block ends."""
    channel = await client.fetch_channel(channel_id)
    closed = isinstance(channel, discord.Thread) and channel.archived and not channel.locked
    if closed:
        await channel.edit(archived=False)
    try:
        yield channel
    finally:
        if closed:
            try:
                await channel.edit(archived=True)
            except NOT_DONE as error:
                log.info("thread %s stays open: %s", channel_id, error)


async def _renew(reading: Reading, channel: Any, seq: int, message_id: str) -> bool:
    """Put a new log in the place of a message's; whether it has none of the old any more."""
    try:
        message = await channel.fetch_message(int(message_id))
        others = [each for each in message.attachments if not LOG_NAME.fullmatch(each.filename)]
        if len(others) < len(message.attachments):
            new = await log_file(reading, seq)
            await message.edit(attachments=[*others, new], allowed_mentions=discord.AllowedMentions.none())
    except discord.NotFound:
        return True
    except (ServiceError, *NOT_DONE) as error:
        log.info("the log of message %s can't be made anew: %s", message_id, error)
        return False
    return True
