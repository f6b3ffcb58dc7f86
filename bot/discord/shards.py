"""The shards that the fleet gives this process: connected, taken up, handed over. Alone, discord.py does it.

A shard's interactions are answered, and its servers' games told of and driven, by whoever has it; what another one has
begun to tell is searched for before it's told again, as after a restart.
"""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

import discord
from discord.gateway import DiscordWebSocket, KeepAliveHandler

from bot.discord.front import Front
from bot.processes.fleet import Notice, StartLimit

log = logging.getLogger(__name__)

LATEST = 3.0
"""Seconds for a connection to be closed in order."""
BEGINNINGS = ("READY", "RESUMED")
"""Events without which there's no session; where one of them can't be read, the client begins anew."""
Parsers = Mapping[str, Callable[[Any], None]]


class ShardCrew:
    """See `bot.processes.fleet.Crew`."""

    def __init__(self, bot: discord.AutoShardedClient, front: Front, received: Callable[[Any, int], None]) -> None:
        """`received` carries out an interaction, as it came from Discord, to which an answer was promised so."""
        self._bot, self._front, self._received = bot, front, received
        self._service = front.service
        self._launching: dict[int, asyncio.Task[None]] = {}
        self._reading: set[asyncio.Task[None]] = set()

    async def prepare(self, shard: int) -> None:
        """Learn what whoever had the shard before has left."""
        await self._service.inherit()
        await self._front.load()
        self._front.written.clear()

    async def open(self, shard: int) -> None:
        """Tell and do what is left on the shard's servers, and connect it."""
        await self._service.take_up()
        if shard not in self._launching:
            gateway = DiscordWebSocket.DEFAULT_GATEWAY
            self._launching[shard] = asyncio.ensure_future(self._bot.launch_shard(gateway, shard))

    async def close(self, shard: int) -> None:
        """Tell, do and answer to the end what is under way; what comes in meanwhile is answered as well."""
        await self._service.hand_over()
        await self._front.finish()
        await self._service.settle()

    async def part(self, shard: int) -> None:
        """Hear nothing more, and answer to the end what came in."""
        await self._disconnect(shard)
        await self._front.finish()
        await self._service.settle()

    async def drop(self, shard: int) -> None:
        """Break off what is under way: it's another's."""
        await self._service.hand_over(at_once=True)
        await self._disconnect(shard)

    def receive(self, visit: str) -> None:
        """What a porter has kept; one that can't be carried out keeps none of the others from it."""
        try:
            self._received(*json.loads(visit))
        except Exception:
            log.exception("a visit that was kept can't be carried out")

    def hear(self, notice: Notice) -> None:
        """What is remembered of a game, or of a person's language, may be past."""
        if "game" in notice:
            self._service.hear(int(notice["game"]))
        elif "owner" in notice:
            scope, owner = notice["owner"]
            self._service.settings.remembered.forget((str(scope), str(owner)))
            if scope == "player":
                self._read_again(str(owner))
        elif "person" in notice:
            self.doubt()
            self._front.forget(str(notice["person"]))
        else:
            self.doubt()

    def doubt(self) -> None:
        """All that is remembered may be past."""
        self._service.hear(None)

    async def start_limit(self) -> StartLimit:
        """What Discord says is left of the day; without an answer: that there's room, which the gateway will tell."""
        with suppress(discord.HTTPException, OSError, KeyError):
            _, _, limit = await self._bot.http.get_bot_gateway()
            said: Mapping[str, Any] = limit
            return StartLimit(said["remaining"], said["reset_after"] / 1000, said["max_concurrency"])
        return StartLimit()

    def _read_again(self, user: str) -> None:
        task = asyncio.ensure_future(self._front.read_language(user))
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)

    async def _disconnect(self, shard: int) -> None:
        launching = self._launching.pop(shard, None)
        if launching is not None:
            launching.cancel()
            await asyncio.gather(launching, return_exceptions=True)
        connected = self._bot.get_shard(shard)
        if connected is not None:
            await disconnected(connected)
        await self._close_begun(shard)
        self._forget_servers(shard)

    async def _close_begun(self, shard: int) -> None:
        """Close what was broken off before it had identified: discord.py leaves it open, with its heartbeat."""
        mine = self._bot._connection
        for beat in threading.enumerate():
            if isinstance(beat, KeepAliveHandler) and beat.shard_id == shard and beat.ws._connection is mine:
                with suppress(TimeoutError, OSError):
                    async with asyncio.timeout(LATEST):
                        await beat.ws.close()

    def _forget_servers(self, shard: int) -> None:
        """The client would keep them as they were when their shard was let go."""
        for guild in list(self._bot.guilds):
            if guild.shard_id == shard:
                self._bot._connection._remove_guild(guild)


async def disconnected(shard: discord.ShardInfo) -> None:
    """Hear nothing more on a shard; harmless where that's so already."""
    with suppress(TimeoutError):
        async with asyncio.timeout(LATEST):
            await shard.disconnect()


def borne(parsers: Parsers) -> Parsers:
    """What reads Discord's events; one of a form that the client doesn't know is passed over.

    It would end the connection otherwise, and with it the bot, whoever has sent it.
    """
    return {event: parse if event in BEGINNINGS else _bearing(event, parse) for event, parse in parsers.items()}


def _bearing(event: str, parse: Callable[[Any], None]) -> Callable[[Any], None]:
    def read(data: Any) -> None:
        try:
            parse(data)
        except Exception as error:
            # What it says may be somebody's words.
            log.warning("an event %s can't be read: %s", event, type(error).__name__)
            log.debug("it can't be read:", exc_info=error)

    return read
