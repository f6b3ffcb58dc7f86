"""Starting the bot at a local table: for people (`run_table`) and for tests (`open_table`)."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path

import discord

from bot.local.connect import point_client_at
from bot.local.opening import Doors
from bot.local.page.site import TablePage
from bot.local.standin.standin import LocalDiscord

MakeBot = Callable[[], discord.Client]


@dataclass
class LocalTable:
    """A stand-in and the bot that sits at it."""

    server: LocalDiscord
    bot: discord.Client
    task: asyncio.Task[None]


@contextlib.asynccontextmanager
async def seated(server: LocalDiscord, make_bot: MakeBot) -> AsyncIterator[LocalTable]:
    """Runs the bot against a started stand-in until the block ends; a bot that dies at once raises its error."""
    point_client_at(server.base_url)
    bot = make_bot()
    task = asyncio.create_task(bot.start(server.token))
    try:
        await _ready(server, bot, task)
        yield LocalTable(server, bot, task)
    finally:
        await bot.close()
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


async def _ready(server: LocalDiscord, bot: discord.Client, task: asyncio.Task[None]) -> None:
    """Waits until the bot is connected and knows its guilds."""
    ready = asyncio.create_task(_connected(server, bot))
    await asyncio.wait((ready, task), return_when=asyncio.FIRST_COMPLETED)
    if not ready.done():
        ready.cancel()
        task.result()
        raise RuntimeError("the bot stopped before it was ready")
    await ready


async def _connected(server: LocalDiscord, bot: discord.Client) -> None:
    await server.connected(deadline=60)
    await bot.wait_until_ready()


@contextlib.asynccontextmanager
async def open_table(make_bot: MakeBot, folder: Path | None = None, *, check: bool = True) -> AsyncIterator[LocalTable]:
    """A stand-in with the bot at it, for tests. At the end nothing may be unanswered or have failed unexpectedly."""
    server = LocalDiscord(folder)
    await server.start()
    try:
        async with seated(server, make_bot) as table:
            yield table
        if check:
            server.check()
    finally:
        await server.close()


async def run_table(
    make_bot: MakeBot,
    data_folder: Path,
    port: int,
    make_doors: Callable[[LocalTable], Doors] | None = None,
) -> None:
    """Serves the table with its page until it's cancelled or the bot ends, then stops cleanly and saves.

    What was said and done is kept in `data_folder` for the next start. `make_doors` gets the running table. Prints
    one line with the page's address. OSError when the port is taken, ValueError for a table of another version.
    """
    server = LocalDiscord(data_folder)
    # A newcomer's old laptop may take longer over a picture than Discord would wait.
    server.interactions.answer_limit = 10.0
    page = TablePage(server, None)
    # A page that is opened before the bot sits at the table waits for it, and for the doors.
    page.ready.clear()
    await server.start(port)
    try:
        async with seated(server, make_bot) as table:
            page.doors = make_doors(table) if make_doors else None
            page.ready.set()
            print(f"Railwire's local table: {server.base_url}/  Open it in a browser; Ctrl+C ends it.", flush=True)
            await table.task
    finally:
        page.ready.set()
        await server.close()
