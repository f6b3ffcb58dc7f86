"""Visits that are kept while nobody serves them: what came in, with an answer promised, until it's carried out by
whoever serves that part of Discord's gateway next.

They're kept in the database that the processes share, for as long as Discord takes an answer, and no longer: what came
in holds the token by which it's answered.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from contextlib import suppress

from bot.processes import roll
from bot.processes.link import Link, Rhythm
from storage import StorageError

_log = logging.getLogger(__name__)

LONGEST = 14
"""Minutes for which a visit is kept; Discord takes an answer for 15."""
_OLD = f"at < clock_timestamp() - interval '{LONGEST} minutes'"
_KEEP = "INSERT INTO processes.visits (id, server, content) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
_TAKE = f"""WITH taken AS (DELETE FROM processes.visits WHERE id IN (
        SELECT id FROM processes.visits WHERE (server >> 22) % $1 = ANY($2::bigint[]) OR {_OLD}
        FOR UPDATE SKIP LOCKED) RETURNING *)
    SELECT content FROM taken WHERE NOT {_OLD} ORDER BY id"""  # noqa: S608 - the text is ours
_TAKE_BACK = """WITH taken AS (DELETE FROM processes.visits WHERE id = ANY($1::bigint[]) RETURNING *)
    SELECT content FROM taken ORDER BY id"""
_IS_SERVED = f"""SELECT count(*) > 0 AND bool_and(EXISTS (
        SELECT 1 FROM processes.sessions s JOIN processes.members m ON m.id = s.member
        WHERE s.shard = l.shard AND s.member = l.holder AND {roll.PRESENT_NOW})) AS served
    FROM processes.shards l"""  # noqa: S608 - the text is ours


async def keep(link: Link, number: int, server: int, content: str) -> None:
    """Keep a visit until its server (0: direct messages) is served; Cut."""
    await link.ask(_KEEP, number, server, content)
    await link.wake()


async def take(link: Link, total: int, shards: Collection[int]) -> list[str]:
    """What is kept for these of `total` shards, oldest first, each only once; what is too old is dropped. Cut."""
    return [each["content"] for each in await link.ask(_TAKE, total, list(shards))]


class Cloakroom:
    """Where a porter leaves the visits, on a connection of its own, which is made again where it breaks."""

    def __init__(self, url: str, application: str, rhythm: Rhythm | None = None) -> None:
        """`application` is what the connection is called in the database."""
        self._rhythm = rhythm or Rhythm()
        self._link = Link(url, application, self._rhythm.answer)
        self._link.woken = self._wake
        self._connecting = asyncio.Lock()
        self._woken = asyncio.Event()
        self._left: set[int] = set()

    async def open(self) -> None:
        """Connect, and make the tables; Unreachable, Unusable, Cut."""
        await self._link.connect()
        await roll.make_tables(self._link)

    async def close(self) -> None:
        """Disconnect."""
        await self._link.close()

    async def leave(self, number: int, server: int, content: str) -> None:
        """Keep a visit; Cut, Unreachable, Unusable."""
        await self._connected()
        await keep(self._link, number, server, content)
        self._left.add(number)

    async def take_back(self) -> list[str]:
        """What nobody has carried out of all that was left here; nothing while the database is away."""
        with suppress(StorageError):
            await self._connected()
            return [each["content"] for each in await self._link.ask(_TAKE_BACK, list(self._left))]
        return []

    async def served_anew(self) -> None:
        """Wait until there's a process that hears on each shard, after a time without."""
        await self._until(False)
        await self._until(True)

    async def _until(self, wanted: bool) -> None:
        while await self._is_served() is not wanted:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._rhythm.beat):
                    await self._woken.wait()

    async def _is_served(self) -> bool | None:
        """None where it can't be seen."""
        self._woken.clear()
        try:
            await self._connected()
            (row,) = await self._link.ask(_IS_SERVED)
        except StorageError as error:
            _log.warning("whether all is served can't be seen: %s", error)
            return None
        return row["served"]

    async def _connected(self) -> None:
        async with self._connecting:
            if not self._link.is_up:
                await self._link.connect()

    def _wake(self) -> None:
        self._woken.set()
