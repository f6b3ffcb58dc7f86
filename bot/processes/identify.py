"""Discord's limits for the start of sessions, kept by all processes together.

One IDENTIFY for each bucket of shards (the shard's number modulo `max_concurrency`) in five seconds, and so many a day:
"Session Start Limit Object" of Discord's Gateway page. Who identifies holds the bucket's lock; when the last one did
stands in the database, by its clock.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from bot.processes.fleet import StartLimit
from bot.processes.link import Cut, Link
from bot.processes.roll import BUCKETS

_log = logging.getLogger(__name__)

AGAIN = 0.25
"""Seconds until a bucket that another process uses is tried again."""
_REST = """SELECT GREATEST(0, EXTRACT(epoch FROM at - clock_timestamp()) + $2::float8)::float8 AS rest
    FROM processes.identifies WHERE bucket = $1"""
_STAMP = """INSERT INTO processes.identifies VALUES ($1, clock_timestamp())
    ON CONFLICT (bucket) DO UPDATE SET at = EXCLUDED.at"""


class Turnstile:
    """Lets one shard of a bucket through at a time. `limit` asks Discord what is left of the day."""

    def __init__(self, link: Link, apart: float, limit: Callable[[], Awaitable[StartLimit]]) -> None:
        """`apart`: seconds between two of a bucket."""
        self._link, self._apart, self._limit = link, apart, limit
        self._held: dict[int, int] = {}
        self._changed = asyncio.Event()

    @asynccontextmanager
    async def reserved(self, shard: int) -> AsyncIterator[None]:
        """A shard's turn has come, and stays until it has identified or the block ends; Cut."""
        await self._reserve(shard)
        try:
            yield
        finally:
            await self._release(shard)

    async def pass_through(self, shard: int) -> None:
        """The shard identifies now, once its turn has come; Cut."""
        if shard not in self._held:
            await self._reserve(shard)
        try:
            # Whose connection broke meanwhile has lost the lock, but has waited for its turn.
            await self._link.ask(_STAMP, self._held.get(shard, shard))
        finally:
            await self._release(shard)

    async def _reserve(self, shard: int) -> None:
        bucket = shard % await self._buckets()
        try:
            while not await self._has_lock(shard, bucket):  # noqa: ASYNC110 - it may be another process's
                await asyncio.sleep(AGAIN)
            rows = await self._link.ask(_REST, bucket, self._apart)
            await asyncio.sleep(rows[0]["rest"] if rows else 0.0)
        except BaseException:
            await self._release(shard)
            raise

    async def _has_lock(self, shard: int, bucket: int) -> bool:
        """Whether the bucket is this shard's now. The database would give its lock to a process twice."""
        if bucket in self._held.values():
            return False
        self._held[shard] = bucket
        if await self._lock(bucket):
            return True
        del self._held[shard]
        return False

    async def _lock(self, bucket: int) -> bool:
        (row,) = await self._link.ask(f"SELECT pg_try_advisory_lock({BUCKETS}, $1) AS held", bucket)
        return row["held"]

    async def _release(self, shard: int) -> None:
        bucket = self._held.pop(shard, None)
        self._changed.set()
        if bucket is not None:
            with suppress(Cut):
                await self._link.ask(f"SELECT pg_advisory_unlock({BUCKETS}, $1)", bucket)

    async def _buckets(self) -> int:
        """How many there are, once the day has room for one more."""
        while True:
            limit = await self._limit()
            if limit.remaining > 0:
                return limit.max_concurrency
            _log.error("Discord lets no more sessions be started for %.0f s", limit.reset_after)
            await asyncio.sleep(max(limit.reset_after, 1.0))

    async def passed(self, shard: int) -> None:
        """Wait until a shard whose turn it is has identified."""
        while shard in self._held:
            self._changed.clear()
            await self._changed.wait()

    def forget(self) -> None:
        """The locks have fallen with the connection."""
        self._held.clear()
        self._changed.set()
