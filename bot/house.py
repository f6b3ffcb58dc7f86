"""The house (lock, storage, service) and the bot in it, on Discord or at the local table."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import secrets
import signal
import socket
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.backups import Keeper, days_kept, kept_safe
from bot.config import Config
from bot.eventloop import smooth
from bot.health import heartbeat
from bot.processes import Fleet
from bot.service import Caretaker, GameService, Robots, Watch, Workers
from bot.service.clock import HeardClock
from bot.service.rules import Rules
from bot.work.helper import Apart
from storage import FolderLock, InUse, Storage

if TYPE_CHECKING:
    from bot.processes.link import Rhythm

_log = logging.getLogger(__name__)


COUNT_GAMES_EVERY = 60.0
"""Seconds; all of them are looked at, a tenth of a second for a million."""


class CannotRun(Exception):
    """The bot can't start or go on; the message is one sentence for the operator."""


@asynccontextmanager
async def open_house(
    database: Path | str, language: str, clock: Callable[[], float] = time.time, rhythm: Rhythm | None = None
) -> AsyncIterator[GameService]:
    """The service on its database, closed in the right order at the end; errors as Storage.open.

    `rhythm`: the fleet's, where the database is one that processes share.
    """
    async with berth(database, rhythm) as (fleet, name):
        storage = await Storage.open(database, name)
        try:
            workers = Workers(apart=Apart())
            service = GameService(storage, Rules(), workers=workers, clock=clock, language=language, fleet=fleet)
            try:
                yield service
            finally:
                await service.close()
        finally:
            await storage.close()


@asynccontextmanager
async def berth(database: Path | str, rhythm: Rhythm | None) -> AsyncIterator[tuple[Fleet, str]]:
    """The fleet on a database, this process among it, and what the process is called there.

    A file is one process's: InUse where another has its folder.
    """
    if isinstance(database, Path):
        with FolderLock(database.parent):
            yield Fleet(), "railwire"
        return
    # Imported here: who keeps a file needs none of it.
    from bot.processes.membership import Membership

    application = f"railwire-{secrets.token_hex(6)}"
    fleet = Membership(database, f"{socket.gethostname()}:{os.getpid()}", application, rhythm=rhythm)
    await fleet.join()
    try:
        yield fleet, application
    finally:
        await fleet.leave()


@asynccontextmanager
async def attended(service: GameService) -> AsyncIterator[None]:
    """Reminders and what follows silence come by themselves, caretakers and robots play, until the block ends."""
    watch, deputies = Watch(service), (Caretaker(service), Robots(service))
    for each in deputies:
        await each.start()
    watch.start()
    try:
        yield
    finally:
        await watch.stop()
        for each in deputies:
            await each.stop()


async def until_signal(work: Coroutine[Any, Any, None]) -> None:
    """Do the work until it ends or SIGINT or SIGTERM comes; then it's cancelled once, and cleans up in its own time."""
    task = asyncio.ensure_future(work)
    loop = asyncio.get_running_loop()
    stopped = False

    def stop() -> None:
        nonlocal stopped
        if not stopped:
            stopped = True
            _log.info("stopping")
            task.cancel()

    signals = (signal.SIGINT, signal.SIGTERM)
    for each in signals:
        loop.add_signal_handler(each, stop)
    try:
        await task
    except asyncio.CancelledError:
        if not stopped:
            raise
    finally:
        for each in signals:
            loop.remove_signal_handler(each)


async def run_on_discord(settings: Config, clock: HeardClock | None = None, rhythm: Rhythm | None = None) -> None:
    """Play on Discord; CannotRun without a token, for one that Discord refuses, or without a connection.

    `clock` and `rhythm` (the fleet's) are for who tests that.
    """
    if settings.token is None:
        raise CannotRun(
            "DISCORD_TOKEN is not set; set it to the bot's token (or DISCORD_TOKEN_FILE to a file that holds it), "
            "or play without Discord: python -m bot play"
        )
    # Imported here: back-up, restore and the health check must not wait for discord.py.
    from bot.discord import create_bot
    from bot.discord.connection.dates import listening

    clock = clock or HeardClock()
    async with own_folder(settings), open_house(settings.where, settings.language, clock, rhythm) as service, smooth():
        bot = create_bot(service, settings, http_trace=listening(clock))
        bot.front.backup_days = days_kept(settings)
        try:
            with within_reach():
                async with (
                    kept_safe(settings) as keeper,
                    heartbeat(settings.heartbeat, bot.examine),
                    counted(service, bot, settings.metrics_port, keeper),
                ):
                    await bot.login(settings.token)
                    # From here on it's known what time it is, so nothing comes due by a clock that was wrong.
                    async with attended(service):
                        await bot.connect()
        finally:
            await bot.close()


@contextmanager
def within_reach() -> Iterator[None]:
    """CannotRun where Discord refuses the token, or can't be reached."""
    # Imported here as above.
    import aiohttp
    import discord

    try:
        yield
    except discord.LoginFailure as error:
        message = "Discord refused the token in DISCORD_TOKEN or its file; copy it anew from the developer portal."
        raise CannotRun(message) from error
    except (aiohttp.ClientError, discord.HTTPException, discord.ConnectionClosed, OSError) as error:
        raise CannotRun(f"Discord can't be reached, or refused ({type(error).__name__}: {error})") from error


@asynccontextmanager
async def own_folder(settings: Config) -> AsyncIterator[None]:
    """No other process has the data folder until the block ends, where the games aren't in it; CannotRun."""
    if settings.database_url is None:
        # It's locked along with them.
        yield
        return
    try:
        lock = FolderLock(settings.data)
    except InUse as error:
        message = f"{error.detail}; each process needs one of its own, for its heartbeat: set RAILWIRE_DATA to another."
        raise CannotRun(message) from error
    with lock:
        yield


@asynccontextmanager
async def counted(
    service: GameService, bot: Any, port: int | None, keeper: Keeper | None = None
) -> AsyncIterator[None]:
    """Metrics are kept and served on this port until the block ends; nothing for None. CannotRun if it's taken."""
    if port is None:
        yield
        return
    # Imported here: where nobody asks for metrics, their library would only slow the start.
    from bot.telemetry.metrics import Census, Metrics, served

    games, due = dict[str, int](), 0.0

    async def look() -> Census:
        nonlocal games, due
        if time.monotonic() >= due:
            games, due = await service.storage.games.by_status(), time.monotonic() + COUNT_GAMES_EVERY
        waiting, aside, oldest = await service.storage.outbox.backlog()
        return Census(
            games=games,
            announcements={"waiting": waiting, "aside": aside},
            oldest=0.0 if oldest is None else max(service.clock() - oldest, 0.0),
            shards=bot.availability.shards(bot.latencies),
            work=service.workers.load() | {"proofs": service.proofs.load(), "robots": service.thinking.load},
            fleet=service.fleet.figures(),
            backups={} if keeper is None else await asyncio.to_thread(keeper.figures),
        )

    metrics = Metrics(look)
    async with AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(served(metrics, port))
        except OSError as error:
            raise CannotRun(f"port {port} can't be used; set RAILWIRE_METRICS_PORT to another, or to 0") from error
        service.meter = metrics
        service.storage.time_commits(metrics.committed)
        yield


async def run_at_table(settings: Config) -> None:
    """Serve the local table, with its doors; CannotRun if its port is taken."""
    from bot.discord import create_bot
    from bot.local.doors import OpenDoors
    from bot.local.start import run_table

    database = settings.table / "railwire.sqlite"
    async with open_house(database, settings.language) as service, attended(service), smooth():
        open_doors = OpenDoors(service, settings.table / "logs")
        try:
            await run_table(lambda: create_bot(service, settings), settings.table, settings.port, open_doors)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES, errno.EADDRNOTAVAIL):
                raise
            raise CannotRun(f"port {settings.port} can't be used; set RAILWIRE_PORT to another, or to 0") from error
        finally:
            await open_doors.close()
