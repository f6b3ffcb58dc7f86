"""Who is on a game's server, and who has left it. The bot isn't told when people leave, so it asks where it matters."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any

import discord

from bot.discord.connection.availability import NOT_DONE
from bot.service import GameInfo

log = logging.getLogger(__name__)

NOBODY = frozenset({10007, 10013})
"""Discord's codes for somebody who isn't a member, and for an account that doesn't exist any more."""
PATIENCE = 5.0
"""Seconds after which somebody counts as being there."""
ANSWER = 1.5
"""Seconds for Discord to say whether who asks from elsewhere is a member: they wait for an answer meanwhile."""
FRESH = 30.0
"""Seconds in which an answer isn't asked for again."""
LASTING = 600.0
"""Seconds for which the last answer counts while Discord gives none."""
MOST_KEPT = 2000


class Members:
    """Says whether somebody is a member of a server, for what they do outside it. Bounded in time and in memory."""

    def __init__(self, bot: discord.Client, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock` gives seconds."""
        self._bot = bot
        self._clock = clock
        self._kept: OrderedDict[tuple[str, str], tuple[bool, float]] = OrderedDict()

    async def is_member(self, server: str, user: str) -> bool | None:
        """Whether Discord counts this person among the members of a server; None where it doesn't say."""
        kept, age = self._known(server, user)
        if kept is not None and age < FRESH:
            return kept
        found = await self._asked(server, user)
        if found is None:
            return kept if age < LASTING else None
        self._kept[server, user] = (found, self._clock())
        self._kept.move_to_end((server, user))
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return found

    def _known(self, server: str, user: str) -> tuple[bool | None, float]:
        """The last answer and its age in seconds."""
        found, at = self._kept.get((server, user), (None, 0.0))
        return found, self._clock() - at

    async def _asked(self, server: str, user: str) -> bool | None:
        if not (server.isdecimal() and user.isdecimal()):
            return None
        try:
            async with asyncio.timeout(ANSWER):
                await self._bot.http.get_member(int(server), int(user))
        except discord.NotFound as error:
            return False if error.code in NOBODY else None
        except NOT_DONE as error:
            log.info("whether %s is a member of the server %s can't be known: %r", user, server, error)
            return None
        return True


class Presence:
    """Asks Discord who is a member of a server."""

    def __init__(self, bot: discord.Client, elsewhere: Callable[[str], bool] = lambda server: False) -> None:
        """`elsewhere` says of which servers another process hears, so that it isn't known here whether the bot is on.

        Then Discord is asked all the same."""
        self._bot, self._elsewhere = bot, elsewhere
        self._told: dict[tuple[int, int], Any] = {}

    async def gone(self, info: GameInfo, users: Collection[str]) -> frozenset[str]:
        """Those of these people who have left the game's server; where it can't be known, nobody has."""
        server, people = info.server, [each for each in users if each.isdecimal()]
        if server is None or not server.isdecimal() or not people or not await self._is_on(server):
            return frozenset()
        found = await asyncio.gather(*(self._has_left(int(server), int(each)) for each in people))
        return frozenset(user for user, left in zip(people, found, strict=True) if left)

    async def _is_on(self, server: str) -> bool:
        """Whether the bot is on a server, as far as it knows; at a start it's only just being told on which it is."""
        if self._elsewhere(server):
            return True
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._bot.wait_until_ready()
        return self._bot.get_guild(int(server)) is not None

    def unseeing(self, channel: Any, users: Collection[str]) -> list[str]:
        """Those of these people who may not view a channel, or thread, by what Discord has told of them last."""
        guild = getattr(channel, "guild", None)
        if guild is None:
            return []
        told = {each: self._told.get((guild.id, int(each))) for each in users if each.isdecimal()}
        return [user for user, data in told.items() if data is not None and not _views(channel, data)]

    async def _has_left(self, server: int, user: int) -> bool:
        self._told.pop((server, user), None)
        try:
            async with asyncio.timeout(PATIENCE):
                told = await self._bot.http.get_member(server, user)
            while len(self._told) >= MOST_KEPT:
                del self._told[next(iter(self._told))]
            self._told[server, user] = told
        except discord.NotFound as error:
            return error.code in NOBODY
        except NOT_DONE as error:
            log.info("whether %s is on the server %s can't be known: %r", user, server, error)
        return False


def _views(channel: Any, told: Any) -> bool:
    """Whether a member of whom Discord has told so may view a channel; whoever it can't be said of may."""
    member = discord.Member(data=told, guild=channel.guild, state=channel.guild._state)
    try:
        # Of a channel that's hidden from it the bot doesn't know who may see it.
        is_hidden = not channel.permissions_for(channel.guild.me).view_channel
        return is_hidden or channel.permissions_for(member).view_channel
    except discord.ClientException:
        # A thread whose channel isn't known.
        return True
