"""Processes are stopped one after the other while people ask all the time: each of them is answered, and at once."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator

import pytest

from bot.local.actors import Actor
from bot.local.standin import LocalDiscord
from bot.local.standin.model import Channel
from tests.postgres import Cluster
from tests.processes.conftest import until
from tests.processes.plans import PROCESSES, World

pytestmark = [pytest.mark.postgres, pytest.mark.long]

EVERY = 0.1
"""Seconds between two that somebody asks."""


def waits(server: LocalDiscord) -> list[float]:
    """Seconds until each interaction so far was acknowledged; AssertionError where one wasn't."""
    heard = server.interactions.all.values()
    assert [each.name for each in heard if each.answered is None] == []
    return [each.answered - each.started for each in heard if each.answered is not None]


@pytest.fixture
async def world(cluster: Cluster, database: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[World]:
    """Processes with tables at which people play; whoever isn't acknowledged within Discord's 3 s is noted."""
    folder = tmp_path_factory.mktemp("p")
    async with World(cluster, database, folder, (0.0,) * PROCESSES).running() as world:
        await world.open_tables()
        world.server.interactions.answer_limit = 3.0
        yield world


async def asks(actor: Actor, where: Channel) -> None:
    """Ask all the time, as often as they are answered."""
    while True:
        await actor.slash(where, "turns")
        await asyncio.sleep(EVERY)


@pytest.mark.timeout(900)
async def test_whoever_asks_while_a_process_is_stopped_is_answered(world: World) -> None:
    world.server.interactions.all.clear()
    asking = [asyncio.ensure_future(asks(each.people[0], each.channel)) for each in world.tables]
    asking += [asyncio.ensure_future(asks(each.people[1], each.people[1].dm)) for each in world.tables]
    for process in world.processes:
        stopped = process.fork
        stopped.send(signal.SIGTERM)
        await until(lambda now=process, old=stopped: now.fork is not old, lambda now=process: now.number)
        await world.check_sessions()
    for each in asking:
        assert not each.done(), each.exception()
        each.cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    await asyncio.sleep(world.server.interactions.answer_limit)
    found = waits(world.server)
    assert len(found) > 100
    print(f"{len(found)} interactions, acknowledged after {max(found):.2f} s at most")


@pytest.mark.timeout(900)
async def test_while_the_database_is_away_whoever_asks_is_told_so_and_afterwards_answered(
    world: World, cluster: Cluster
) -> None:
    await asyncio.to_thread(cluster.kill)
    await asyncio.sleep(2 * world.rhythm.sure)
    for table in world.tables:
        told = await table.people[0].slash(table.channel, "turns")
        assert "can’t reach my storage" in told.text
    cluster.start()
    await world.check_sessions()
    for table in world.tables:
        assert (await table.people[0].slash(table.channel, "turns")).text
