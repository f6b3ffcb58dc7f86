"""From one process with its games in a file to three on PostgreSQL, as docs/running.md says, while people play on."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress

import pytest

from bot.local.actors import Actor
from bot.local.standin.model import Channel
from tests.discord.party import choose
from tests.postgres import Cluster
from tests.processes.conftest import until
from tests.processes.plans import DRAFTS, PROCESSES, SHARDS, Table, World
from tests.processes.test_handover import waits

pytestmark = [pytest.mark.postgres, pytest.mark.long]

PAUSES = (0.0, 1.0, 1.0, 1.0, 1.0, 1.0)
"""Seconds before each move: some are made before the games are moved, the others meanwhile or afterwards."""
LONGEST = 300.0
"""Seconds for which somebody waits for an answer that was promised."""
EVERY = 0.5
"""Seconds between two that somebody asks."""
RUN = """import sys
from bot.__main__ import main
from bot.local.connect import point_client_at
point_client_at(sys.argv[1])
sys.exit(main(sys.argv[2:]))"""
"""`python -m bot ...` against a stand-in."""


class Machine(World):
    """First one process with a file, then three on the database to which its games were copied."""

    is_moved = False
    took: list[float]
    """Seconds until each who asked had the answer."""

    async def wrong(self) -> list[str]:
        """As with all processes up; before that, whether the one has all shards."""
        if self.is_moved:
            return await super().wrong()
        live = self.server.gateway.on_shard
        return [f"shard {each} isn't there" for each in range(SHARDS) if not live(each, SHARDS)]

    async def child(self, *arguments: str, **settings: str) -> asyncio.subprocess.Process:
        """A process with the token, the number of shards, the machine's folder, and these settings."""
        usual = {"DISCORD_TOKEN": self.server.token, "RAILWIRE_SHARDS": str(SHARDS), "RAILWIRE_DATA": str(self.folder)}
        out = asyncio.subprocess.PIPE if "porter" in arguments else None
        return await asyncio.create_subprocess_exec(
            sys.executable, *arguments, env=os.environ | usual | settings, stdout=out
        )

    @asynccontextmanager
    async def bot(self, command: str = "run", **settings: str) -> AsyncIterator[asyncio.subprocess.Process]:
        """The bot, or what it's called to do beside, until the block ends."""
        child = await self.child("-c", RUN, self.server.base_url, command, **settings)
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
        """Have a porter, stop the one process, make a back-up, copy the games, start the three; the porter goes."""
        porter = await stack.enter_async_context(self.bot("porter", RAILWIRE_DATABASE=self.url))
        assert porter.stdout is not None
        assert b"stop the bot now" in await porter.stdout.readline()
        began = time.monotonic()
        one.send_signal(signal.SIGTERM)
        assert await one.wait() == 0
        await self.command("backup", str(self.folder / "before.sqlite"))
        await self.command("copy", str(self.folder / "railwire.sqlite"), self.url)
        self.is_moved = True
        for number in range(PROCESSES):
            own = {"RAILWIRE_DATABASE": self.url, "RAILWIRE_DATA": str(self.folder / str(number))}
            await stack.enter_async_context(self.bot(**own))
        said = (await porter.stdout.readline()).decode().strip()
        print(f"{said} The move took {time.monotonic() - began:.1f} s.")
        assert await porter.wait() == 0

    # --- who plays

    async def play_on(self, table: Table) -> None:
        """Whoever is up drafts from the menu of the message that asks them."""
        for pause in PAUSES:
            await asyncio.sleep(pause)
            command, value, actor = await self._next_draft(table)
            await choose(actor, self.pings(table.channel)[-1], f"{command}|{value}")
            table.acknowledged.append(f"{command} {value}")

    async def _next_draft(self, table: Table) -> tuple[str, str, Actor]:
        """What may be drafted, and by whom, once the next message asks for it."""
        while True:
            message = self.pings(table.channel)[-1]
            lines = [each["value"] for part in message.parts() for each in part.get("options", ())]
            found = [tuple(each.split("|")) for each in lines if each.split("|")[0] in dict(DRAFTS)]
            up = [each for each in table.people if each.id in message.mentions]
            if found and up and f"{found[0][0]} {found[0][1]}" not in table.acknowledged:
                return (*found[0], up[0])
            await asyncio.sleep(0.1)

    async def asks(self, actor: Actor, where: Channel) -> None:
        """Ask all the time, as often as they're answered."""
        while True:
            began = time.monotonic()
            await actor.slash(where, "turns")
            self.took.append(time.monotonic() - began)
            await asyncio.sleep(EVERY)


@pytest.mark.timeout(900)
async def test_whoever_plays_and_asks_meanwhile_is_answered_and_loses_no_move_and_no_ping(
    cluster: Cluster, database: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    machine = Machine(cluster, database, tmp_path_factory.mktemp("p"), (0.0,) * PROCESSES)
    machine.took = []
    await machine.server.start()
    async with AsyncExitStack() as stack:
        stack.push_async_callback(machine.server.close)
        one = await stack.enter_async_context(machine.bot())
        await machine.open_tables()
        machine.server.interactions.answer_limit = 3.0
        machine.server.interactions.all.clear()
        for person in [each for table in machine.tables for each in table.people]:
            person.deadline = LONGEST
        asking = [asyncio.ensure_future(machine.asks(each.people[0], each.channel)) for each in machine.tables]
        asking += [asyncio.ensure_future(machine.asks(each.people[1], each.people[1].dm)) for each in machine.tables]
        playing = [asyncio.ensure_future(machine.play_on(each)) for each in machine.tables]
        await until(lambda: all(each.acknowledged for each in machine.tables), lambda: machine.tables)
        assert not any(each.done() for each in playing)
        await machine.move(one, stack)
        await asyncio.gather(*playing)
        for each in asking:
            assert not each.done(), each.exception()
            each.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        await machine.check()
        await asyncio.sleep(machine.server.interactions.answer_limit)
        found = waits(machine.server)
        longest = ", ".join(f"{each:.2f}" for each in sorted(found)[-3:])
        print(
            f"{len(found)} interactions: acknowledged after {longest} s at most, "
            f"answered after {max(machine.took):.1f} s at most, {len(machine.server.interactions.unfinished())} not."
        )
        assert machine.server.interactions.unfinished() == []
