"""Who has left a game's server. The bot isn't told when people leave, so it asks where it matters."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from contextlib import suppress
from typing import TYPE_CHECKING

import discord

from bot.discord.reach import NOT_DONE
from bot.service import GameInfo

if TYPE_CHECKING:
    from bot.discord.client import RailwireBot

log = logging.getLogger(__name__)

NOBODY = frozenset({10007, 10013})
"""Discord's codes for somebody who isn't a member, and for an account that doesn't exist any more."""
PATIENCE = 5.0
"""Seconds after which somebody counts as being there."""


class Presence:
    """Asks Discord who is a member of a server."""

    def __init__(self, bot: RailwireBot) -> None:
        self._bot = bot

    async def gone(self, info: GameInfo, users: Collection[str]) -> frozenset[str]:
        """Those of these people who have left the game's server; where it can't be known, nobody has."""
        guild = await self._guild(info.server) if info.server is not None and info.server.isdecimal() else None
        people = [each for each in users if each.isdecimal()]
        if guild is None or not people:
            return frozenset()
        found = await asyncio.gather(*(self._has_left(guild, int(each)) for each in people))
        return frozenset(user for user, left in zip(people, found, strict=True) if left)

    async def _guild(self, server: str) -> discord.Guild | None:
        """The server, if the bot is on it; at a start it's only just being told on which it is."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._bot.wait_until_ready()
        return self._bot.get_guild(int(server))

    async def _has_left(self, guild: discord.Guild, user: int) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await guild.fetch_member(user)
        except discord.NotFound as error:
            return error.code in NOBODY
        except NOT_DONE as error:
            log.info("whether %s is on the server %s can't be known: %r", user, guild.id, error)
        return False
