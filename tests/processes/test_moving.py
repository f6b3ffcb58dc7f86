"""From one process with its games in a file to three on PostgreSQL, as docs/running.md says, while people play on."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress

import pytest

from tests.postgres import Cluster
from tests.processes.conftest import until
from tests.processes.plans import PROCESSES, SHARDS, World

pytestmark = [pytest.mark.postgres, pytest.mark.long]

PAUSES = (0.0, 1.0, 1.0, 1.0, 1.0, 1.0)
"""Seconds before each move: some are made before the games are moved, the others meanwhile or afterwards."""
SLOWER = 8.0
"""Times as patient as in plans: more stands between two answers here than the loss of a process."""
RUN = """import sys
from bot.__main__ import main
from bot.local.connect import point_client_at
point_client_at(sys.argv[1])
sys.exit(main(["run"]))"""
"""`python -m bot run` against a stand-in."""


class Machine(World):
    """First one process with a file, then three on the database to which its games were copied."""

    is_moved = False

    async def wrong(self) -> list[str]:
        """As with all processes up; before that, whether the one has all shards."""
        if self.is_moved:
            return await super().wrong()
        live = self.server.gateway.on_shard
        return [f"shard {each} isn't there" for each in range(SHARDS) if not live(each, SHARDS)]

    async def child(self, *arguments: str, **settings: str) -> asyncio.subprocess.Process:
        """A process with the token, the number of shards, the machine's folder, and these settings."""
        usual = {"DISCORD_TOKEN": self.server.token, "RAILWIRE_SHARDS": str(SHARDS), "RAILWIRE_DATA": str(self.folder)}
        return await asyncio.create_subprocess_exec(sys.executable, *arguments, env=os.environ | usual | settings)

    @asynccontextmanager
    async def bot(self, **settings: str) -> AsyncIterator[asyncio.subprocess.Process]:
        """The bot, until the block ends."""
        child = await self.child("-c", RUN, self.server.base_url, **settings)
        try:
            yield child
        finally:
            with suppress(ProcessLookupError):
                child.kill()
            await child.wait()

    async def command(self, *arguments: str) -> None:
        """`python -m bot ...`, which has to go well."""
        assert await (await self.child("-m", "bot", *arguments)).wait() == 0, arguments

    async def move(self, one: asyncio.subprocess.Process, stack: AsyncExitStack) -> None:
        """Stop the one process, make a back-up, copy the games, start the three."""
        one.send_signal(signal.SIGTERM)
        assert await one.wait() == 0
        await self.command("backup", str(self.folder / "before.sqlite"))
        await self.command("copy", str(self.folder / "railwire.sqlite"), self.url)
        self.is_moved = True
        for number in range(PROCESSES):
            own = {"RAILWIRE_DATABASE": self.url, "RAILWIRE_DATA": str(self.folder / str(number))}
            await stack.enter_async_context(self.bot(**own))


@pytest.mark.timeout(900)
async def test_whoever_plays_meanwhile_loses_no_move_and_no_ping(
    cluster: Cluster, database: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    machine = Machine(cluster, database, tmp_path_factory.mktemp("p"), (0.0,) * PROCESSES)
    machine.slower = SLOWER
    await machine.server.start()
    async with AsyncExitStack() as stack:
        stack.push_async_callback(machine.server.close)
        one = await stack.enter_async_context(machine.bot())
        await machine.open_tables()
        playing = [asyncio.ensure_future(machine.play(each, PAUSES)) for each in machine.tables]
        await until(lambda: all(each.acknowledged for each in machine.tables), lambda: machine.tables)
        assert not any(each.done() for each in playing)
        await machine.move(one, stack)
        await asyncio.gather(*playing)
        await machine.check()
