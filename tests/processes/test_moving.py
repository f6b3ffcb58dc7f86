"""From one process with its games in a file to three on PostgreSQL, as docs/running.md says, while people play on."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import AsyncExitStack

import pytest

from tests.postgres import Cluster
from tests.processes.conftest import until
from tests.processes.plans import PROCESSES, SHARDS, Table, World

pytestmark = [pytest.mark.postgres, pytest.mark.long]

PAUSES = (0.0, 1.0, 1.0, 1.0, 1.0, 1.0)
"""Seconds before each move: some are made before the games are moved, the others meanwhile or afterwards."""
PATIENCE = 180.0
"""Seconds for which people try again, on a machine on which much else goes on."""


class Machine(World):
    """First one process with a file, then three on the database to which its games were copied."""

    async def play(self, table: Table, pauses: Sequence[float]) -> None:
        """As with all processes up, but with more patience."""
        for number, pause in enumerate(pauses):
            await asyncio.sleep(pause)
            await self.tried(f"move {number}", lambda: self._one_move(table), PATIENCE)

    async def child(self, *arguments: str) -> asyncio.subprocess.Process:
        """A process on the machine, with nothing set but the token, the folder and the number of shards."""
        settings = {
            "DISCORD_TOKEN": self.server.token,
            "RAILWIRE_DATA": str(self.folder),
            "RAILWIRE_SHARDS": str(SHARDS),
        }
        command = (sys.executable, "-m", *arguments)
        return await asyncio.create_subprocess_exec(*command, env=os.environ | settings)

    async def command(self, *arguments: str) -> None:
        """`python -m bot ...`, which has to go well."""
        assert await (await self.child("bot", *arguments)).wait() == 0, arguments

    async def move(self, one: asyncio.subprocess.Process, stack: AsyncExitStack) -> None:
        """Stop the one process, make a back-up, copy the games, start the three."""
        one.send_signal(signal.SIGTERM)
        assert await one.wait() == 0
        await self.command("backup", str(self.folder / "before.sqlite"))
        await self.command("copy", str(self.folder / "railwire.sqlite"), self.url)
        for number in range(PROCESSES):
            await stack.enter_async_context(self._process(number))


@pytest.mark.timeout(600)
async def test_whoever_plays_meanwhile_loses_no_move_and_no_ping(
    cluster: Cluster, database: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("p")  # whose path leaves room for a socket's name
    machine = Machine(cluster, database, folder, (0.0,) * PROCESSES)
    await machine.server.start()
    async with AsyncExitStack() as stack:
        stack.push_async_callback(machine.server.close)
        one = await machine.child("tests.processes.process", machine.server.base_url)
        await machine.open_tables()
        playing = [asyncio.ensure_future(machine.play(each, PAUSES)) for each in machine.tables]
        await until(lambda: all(each.acknowledged for each in machine.tables), lambda: machine.tables)
        assert not any(each.done() for each in playing)
        await machine.move(one, stack)
        await asyncio.gather(*playing)
        await machine.check()
