"""`python -m bot play` without a token, as a newcomer starts it: one line with the address, twice in a row."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

ROOT = Path(__file__).parents[2]
SECONDS = 60


class Page:
    """What a browser would ask of the page's server."""

    def __init__(self, session: aiohttp.ClientSession, address: str, key: str) -> None:
        self._session, self._address, self._key = session, address, key

    async def ask(self, verb: str, **asked: Any) -> Any:
        """The server's answer, which must be a good one."""
        headers = {"X-Table-Key": self._key}
        async with self._session.post(f"{self._address}table/{verb}", json=asked, headers=headers) as response:
            assert response.status == 200, await response.text()
            return await response.json()

    async def until_drawn(self, channel: str) -> None:
        """Wait until a picture has come: the process that draws it is at work from then on."""
        async with asyncio.timeout(SECONDS):
            while not any(each["attachments"] for each in await self._messages(channel)):  # noqa: ASYNC110 (elsewhere)
                await asyncio.sleep(0.2)

    async def _messages(self, channel: str) -> list[dict[str, Any]]:
        me = (await self.ask("hello"))["me"]
        return (await self.ask("channel", **{"as": me, "channel": channel}))["messages"]


@asynccontextmanager
async def started(data: Path) -> AsyncIterator[Page]:
    """The program at work; at the end it's interrupted, and stops quietly."""
    environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    environment |= {"RAILWIRE_DATA": str(data), "RAILWIRE_PORT": "0"}
    command = (sys.executable, "-m", "bot", "play")
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        *command, cwd=ROOT, env=environment, stdout=pipe, stderr=pipe, start_new_session=True
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(SECONDS):
            line = (await process.stdout.readline()).decode()
        address = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert address, (line, await process.communicate())
        async with aiohttp.ClientSession() as session:
            async with session.get(address[0]) as response:
                key = re.search(r'name="table-key" content="([^"]+)"', await response.text())
            assert key
            yield Page(session, address[0], key[1])
        # As Ctrl+C in a terminal does: all of its group get the signal.
        os.killpg(process.pid, signal.SIGINT)
        async with asyncio.timeout(SECONDS):
            printed, logged = await process.communicate()
        assert (process.returncode, printed) == (0, b"")
        assert not re.search(rb"WARNING|ERROR|CRITICAL|Traceback", logged), logged.decode()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


@pytest.mark.long
async def test_two_starts_in_a_row(tmp_path: Path) -> None:
    async with started(tmp_path) as page:
        me = (await page.ask("hello"))["me"]
        cards = await page.ask("cards")
        assert all(cards[kind] for kind in ("learn", "watch", "try", "play"))
        opened = await page.ask("open", **{"as": me, "kind": "play", "card": "18mag", "answers": {}})
        assert opened["as"] == me
        await page.until_drawn(opened["channel"])
    async with started(tmp_path) as page:
        hello = await page.ask("hello")
        assert hello["me"] == me
        assert opened["channel"] in [each["id"] for each in hello["channels"]]
        seen = await page.ask("channel", **{"as": me, "channel": opened["channel"]})
        assert seen["messages"]
