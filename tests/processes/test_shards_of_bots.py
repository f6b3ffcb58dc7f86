"""The unmodified discord.py client with shards that come and go, each answering on its own servers alone."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from bot.discord import RailwireBot, create_bot
from bot.local.actors import Actor
from bot.local.connect import point_client_at
from bot.local.standin import LocalDiscord
from bot.processes.membership import Membership
from bot.service import GameService
from bot.service.rules import Rules
from bot.work.sandbox import Sandbox
from tests.databases import open_storage
from tests.processes.conftest import QUICK, until

pytestmark = pytest.mark.postgres
SHARDS = 4
STRICT = 0.5
"""Seconds between two IDENTIFYs, in place of Discord's five."""


class Bots:
    """Bots of one fleet, each with a storage of its own: here they only look things up."""

    def __init__(self, server: LocalDiscord, url: str, folder: Path, stack: AsyncExitStack) -> None:
        self.server, self._url, self._folder, self._stack = server, url, folder, stack
        self.bots: list[RailwireBot] = []
        self.guilds = [server.add_guild(f"shard {number}", shard=(number, SHARDS)) for number in range(SHARDS)]

    async def comes(self) -> RailwireBot:
        """Another one."""
        bot = await self._stack.enter_async_context(self._running(f"bot {len(self.bots) + 1}"))
        self.bots.append(bot)
        return bot

    @asynccontextmanager
    async def _running(self, name: str) -> AsyncIterator[RailwireBot]:
        rhythm = replace(QUICK, identify=STRICT + 0.1, beat=0.2)
        fleet = Membership(self._url, name, f"railwire {name}", rhythm=rhythm)
        await fleet.join()
        storage = await open_storage(self._folder / f"{name}.sqlite")
        service = GameService(storage, Rules(), sandbox=Sandbox(command=None), fleet=fleet)
        bot = create_bot(service, shards=SHARDS, guild_ready_timeout=0.02)
        task = asyncio.create_task(bot.start(self.server.token))
        try:
            yield bot
        finally:
            await bot.close()
            await asyncio.gather(task, return_exceptions=True)
            await service.close()
            await storage.close()

    def connected(self) -> list[list[int]]:
        """Whose sessions are live: each bot's shards that no other one hears."""
        live = [number for number in range(SHARDS) if len(self.server.gateway.on_shard(number, SHARDS)) == 1]
        return [sorted(set(bot.fleet.shards).intersection(live)) for bot in self.bots]

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait for it."""
        await until(holds, self.connected)

    async def each_is_answered_once(self) -> None:
        """Somebody asks on each server, and in direct messages."""
        for guild in self.guilds:
            ann = Actor(self.server, "Ann", guild)
            channel = next(each for each in self.server.world.channels.values() if each.guild_id == guild.id)
            assert (await ann.slash(channel, "turns")).text
        ann = Actor(self.server, "Ann")
        assert (await ann.slash(ann.dm, "turns")).text


@pytest.fixture
async def bots(database: str, tmp_path: Path) -> AsyncIterator[Bots]:
    server = LocalDiscord()
    server.gateway.starts.interval = STRICT
    # While a shard passes on two may hear of the same; then who is first answers.
    server.expected[400, 40060] += 99
    await server.start()
    point_client_at(server.base_url)
    try:
        async with AsyncExitStack() as stack:
            yield Bots(server, database, tmp_path, stack)
        server.check()
    finally:
        await server.close()


def counts(bots: Bots) -> list[int]:
    """How many shards of each are connected."""
    return [len(each) for each in bots.connected()]


async def test_shards_pass_to_who_comes_and_back_when_they_go(bots: Bots) -> None:
    first = await bots.comes()
    await bots.until(lambda: counts(bots) == [4])
    await bots.each_is_answered_once()
    await bots.comes()
    await bots.until(lambda: counts(bots) == [2, 2])
    assert [len(bots.server.gateway.on_shard(number, SHARDS)) for number in range(SHARDS)] == [1] * SHARDS
    await bots.each_is_answered_once()
    await first.close()
    await bots.until(lambda: counts(bots) == [0, 4])
    await bots.each_is_answered_once()
    assert bots.server.gateway.starts.payload()["remaining"] == 1000 - 4 - 2 - 2


async def test_a_process_keeps_no_servers_of_a_shard_that_it_let_go(bots: Bots) -> None:
    def known() -> list[set[int]]:
        return [{each.shard_id for each in bot.guilds} for bot in bots.bots]

    await bots.comes()
    await bots.until(lambda: known() == [set(range(SHARDS))])
    await bots.comes()
    await bots.until(lambda: counts(bots) == [2, 2] and known() == [set(bot.fleet.shards) for bot in bots.bots])


async def test_no_identify_is_refused_however_many_processes_start_at_once(bots: Bots) -> None:
    await asyncio.gather(*(bots.comes() for _ in range(3)))
    await bots.until(lambda: sorted(counts(bots)) == [1, 1, 2])
    assert bots.server.gateway.starts.payload()["remaining"] >= 1000 - 6


async def test_a_shard_that_was_cut_off_comes_back_to_who_has_it(bots: Bots) -> None:
    await bots.comes()
    await bots.comes()
    await bots.until(lambda: counts(bots) == [2, 2])
    before = bots.connected()
    await bots.server.gateway.drop(0)
    await bots.until(lambda: bots.connected() == before)
    await bots.each_is_answered_once()


async def test_a_shard_is_healthy_where_its_process_has_it(bots: Bots) -> None:
    first = await bots.comes()
    second = await bots.comes()
    await bots.until(lambda: counts(bots) == [2, 2])
    for each in (first, second):
        await each.examine()
        shown = each.availability.shards(each.latencies)
        assert [(number, connected) for number, connected, _ in sorted(shown)] == [
            (number, True) for number in sorted(each.fleet.shards)
        ]


async def test_a_connection_that_waits_to_identify_is_closed_with_its_shard(bots: Bots) -> None:
    """discord.py leaves it open; what is left over is seen by `tests/leftovers.py`."""
    bots.server.gateway.starts.interval = 60.0
    bot = await bots.comes()
    permitted = asyncio.Event()

    async def permit(shard: int) -> None:
        permitted.set()
        await asyncio.Event().wait()

    bot.fleet.permit = permit  # type: ignore[method-assign]
    await asyncio.wait_for(permitted.wait(), 10)
    assert any(each.name.startswith("keep-alive-handler") for each in threading.enumerate())
    await bot.close()
