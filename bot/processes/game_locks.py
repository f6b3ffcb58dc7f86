"""Who changes a game: a lock for each, of the process's connection, so that it falls with the process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.processes.link import BROKEN, Cut, Link, connected
from bot.processes.roll import GATE
from storage import Busy

FIRST_PAUSE, LONGEST_PAUSE = 0.02, 0.25
"""Seconds until a game that another process holds is asked for again."""


class GameLocks:
    """The games that this process holds."""

    def __init__(self, link: Link, wait: float) -> None:
        """`wait`: seconds for which a game is waited for."""
        self._link, self._wait = link, wait
        self._letting_go: set[asyncio.Task[str | None]] = set()

    async def hold(self, game_id: int) -> str:
        """Hold a game; its version. Busy where another process doesn't let it go; Cut."""
        asking = asyncio.ensure_future(self._hold(game_id))
        try:
            return await asyncio.shield(asking)
        except asyncio.CancelledError:
            # Nobody waits for it any more: what's still got is let go again.
            asking.add_done_callback(lambda done: self._return(game_id, done))
            raise

    async def _hold(self, game_id: int) -> str:
        pause = FIRST_PAUSE
        try:
            async with asyncio.timeout(self._wait):
                while True:
                    (row,) = await self._link.ask("SELECT processes.hold($1) AS version", game_id)
                    if row["version"] is not None:
                        return row["version"]
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        except TimeoutError:
            raise Busy(f"another process holds game {game_id}") from None

    def _return(self, game_id: int, done: asyncio.Task[str]) -> None:
        if not done.cancelled() and done.exception() is None:
            task = asyncio.ensure_future(self.release(game_id))
            self._letting_go.add(task)
            task.add_done_callback(self._letting_go.discard)

    async def release(self, game_id: int) -> str | None:
        """Let a game go; the version that it has now, None where the lock has fallen before."""
        try:
            (row,) = await self._link.ask("SELECT processes.release($1) AS version", game_id)
        except Cut:
            return None
        return row["version"]


@asynccontextmanager
async def nobody_holds_any(url: str, application: str, wait: float) -> AsyncIterator[None]:
    """No process holds a game until the block ends; Cut."""
    try:
        async with asyncio.timeout(wait):
            connection = await connected(url, application)
    except BROKEN as error:
        raise Cut(repr(error)) from error
    try:
        try:
            # Who waits for it in the database's queue keeps others from getting in before.
            await connection.execute(f"SELECT pg_advisory_lock({GATE}, 0)", timeout=wait)
        except BROKEN as error:
            raise Cut(repr(error)) from error
        yield
    finally:
        connection.terminate()
