"""Running: the house (lock, storage, service) and the bot in it, on Discord or at the local table."""

from __future__ import annotations

import asyncio
import errno
import logging
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from bot.config import Settings
from bot.health import heartbeat
from bot.service import GameService
from bot.service.rules import EngineRules
from storage import FolderLock, Storage

_log = logging.getLogger(__name__)

GRACE_SECONDS = 5.0


class CannotRun(Exception):
    """The bot can't start or go on; the message is one sentence for the operator."""


@asynccontextmanager
async def open_house(database: Path, language: str) -> AsyncIterator[GameService]:
    """The service on its database, closed in the right order at the end; errors as Storage.open."""
    with FolderLock(database.parent):
        storage = await Storage.open(database)
        try:
            service = GameService(storage, EngineRules(), language=language)
            try:
                yield service
            finally:
                await service.close()
        finally:
            await storage.close()


async def run_on_discord(settings: Settings) -> None:
    """Play on Discord until SIGINT or SIGTERM; CannotRun for a token that Discord refuses, or no connection."""
    if settings.token is None:
        raise CannotRun(
            "DISCORD_TOKEN is not set; set it to the bot's token, or play without Discord: python -m bot play"
        )
    from bot.discord import create_bot

    async with open_house(settings.database, settings.language) as service:
        bot = create_bot(service, settings)
        async with heartbeat(settings.heartbeat, lambda: service.turns("")):
            await _until_stopped(bot, settings.token)


async def _until_stopped(bot: object, token: str) -> None:
    """Run the client until a signal comes or it ends by itself, and close it in either case."""
    import aiohttp
    import discord

    assert isinstance(bot, discord.Client)
    with _stop_signals() as stopped:
        running = asyncio.ensure_future(bot.start(token))
        waiting = asyncio.ensure_future(stopped.wait())
        try:
            await asyncio.wait((running, waiting), return_when=asyncio.FIRST_COMPLETED)
            if stopped.is_set():
                _log.info("stopping")
            else:
                running.result()
        except discord.LoginFailure as error:
            raise CannotRun(
                "Discord refused the token in DISCORD_TOKEN; copy it anew from the developer portal."
            ) from error
        except (aiohttp.ClientError, discord.HTTPException, discord.ConnectionClosed, OSError) as error:
            raise CannotRun(f"Discord can't be reached, or refused ({type(error).__name__}: {error})") from error
        finally:
            waiting.cancel()
            await bot.close()
            await _end(running)


async def _end(task: asyncio.Future[None]) -> None:
    """Wait for the client to end after its close; what hangs in a call to Discord is cut off."""
    _, late = await asyncio.wait((task,), timeout=GRACE_SECONDS)
    for each in late:
        each.cancel()
    await asyncio.gather(task, return_exceptions=True)


@contextmanager
def _stop_signals() -> Iterator[asyncio.Event]:
    """An event that SIGINT and SIGTERM set, instead of ending the process on the spot."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    signals = (signal.SIGINT, signal.SIGTERM)
    for each in signals:
        loop.add_signal_handler(each, stopped.set)
    try:
        yield stopped
    finally:
        for each in signals:
            loop.remove_signal_handler(each)


async def run_at_table(settings: Settings) -> None:
    """Serve the local table until SIGINT or SIGTERM; CannotRun if its port is taken."""
    from bot.discord import create_bot
    from bot.table.run import run_table

    async with open_house(settings.table / "railwire.sqlite", settings.language) as service:
        try:
            await run_table(lambda: create_bot(service, settings), settings.table, settings.port)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES, errno.EADDRNOTAVAIL):
                raise
            raise CannotRun(f"port {settings.port} can't be used; set RAILWIRE_PORT to another, or to 0") from error
