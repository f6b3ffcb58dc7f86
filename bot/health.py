"""The heartbeat: a file that is fresh while the bot answers, for the health check of a container."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

EVERY_SECONDS = 10.0
FRESH_SECONDS = 60.0


def is_healthy(path: Path, now: float | None = None) -> bool:
    """Whether the heartbeat is there and fresh."""
    try:
        written = path.stat().st_mtime
    except OSError:
        return False
    return abs((time.time() if now is None else now) - written) < FRESH_SECONDS


@asynccontextmanager
async def heartbeat(path: Path, works: Callable[[], Awaitable[object]]) -> AsyncIterator[None]:
    """Touch the file at intervals for as long as `works()` returns; take it away at the end.

    `works` should ask something of what can fail: if it raises or hangs, the file goes stale.
    """
    task = asyncio.ensure_future(_beat(path, works))
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        with suppress(OSError):
            await asyncio.to_thread(path.unlink, missing_ok=True)


async def _beat(path: Path, works: Callable[[], Awaitable[object]]) -> None:
    while True:
        # Whatever fails here shows in the file's age; the beat itself must not be what ends the bot.
        with suppress(Exception):
            await works()
            await asyncio.to_thread(path.write_text, str(os.getpid()), encoding="ascii")
        await asyncio.sleep(EVERY_SECONDS)
