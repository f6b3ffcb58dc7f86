"""Who changes a game: a lock for each, of the process's connection, so that it falls with the process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from bot.processes.link import BROKEN, Cut, Link, connected, said
from bot.processes.roll import GATE
from storage import Busy

FIRST_PAUSE, LONGEST_PAUSE = 0.02, 0.25
"""Seconds until a game that another process holds is asked for again."""
_TOGETHER = """SELECT CASE WHEN holds THEN processes.hold(game) ELSE processes.release(game) END AS version
    FROM unnest($1::bool[], $2::int[]) AS asked (holds, game)"""


@dataclass(frozen=True, eq=False)
class _Errand:
    """A game that's to be held, or let go; the answer is its version, None where it can't be held."""

    game: int
    holds: bool
    answer: asyncio.Future[str | None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class GameLocks:
    """The games that this process holds.

    There's one connection, and each way there and back takes time: what is asked for meanwhile goes together next.
    """

    def __init__(self, link: Link, wait: float) -> None:
        """`wait`: seconds for which a game is waited for."""
        self._link, self._wait = link, wait
        self._errands: list[_Errand] = []
        self._courier: asyncio.Task[None] | None = None

    async def hold(self, game_id: int) -> str:
        """Hold a game; its version. Busy where another process doesn't let it go; Cut."""
        pause = FIRST_PAUSE
        try:
            async with asyncio.timeout(self._wait):
                while (version := await self._held(game_id)) is None:
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
                return version
        except TimeoutError:
            raise Busy(f"game {game_id} isn't let go by another process, or the database is slow") from None

    async def _held(self, game_id: int) -> str | None:
        answer = self._ask(_Errand(game_id, holds=True))
        try:
            return await asyncio.shield(answer)
        except asyncio.CancelledError:
            # Nobody waits for it any more: what's still got is let go again.
            answer.add_done_callback(lambda done: self._return(game_id, done))
            raise

    def _return(self, game_id: int, done: asyncio.Future[str | None]) -> None:
        if not done.cancelled() and done.exception() is None and done.result() is not None:
            self._ask(_Errand(game_id, holds=False))

    async def release(self, game_id: int) -> str | None:
        """Let a game go; the version that it has now, None where the lock has fallen before."""
        try:
            return await asyncio.shield(self._ask(_Errand(game_id, holds=False)))
        except Cut:
            return None

    def _ask(self, errand: _Errand) -> asyncio.Future[str | None]:
        # Whose asker has gone leaves its error to nobody.
        errand.answer.add_done_callback(lambda done: done.cancelled() or done.exception())
        self._errands.append(errand)
        if self._courier is None or self._courier.done():
            self._courier = asyncio.ensure_future(self._carry())
        return errand.answer

    async def _carry(self) -> None:
        while self._errands:
            errands, self._errands = self._errands, []
            try:
                asked = [each.holds for each in errands], [each.game for each in errands]
                rows = await self._link.ask(_TOGETHER, *asked)
            except BaseException as error:
                for each in errands:
                    each.answer.set_exception(Cut(*error.args))
                if not isinstance(error, Cut):
                    raise
                continue
            for each, row in zip(errands, rows, strict=True):
                each.answer.set_result(row["version"])


@asynccontextmanager
async def nobody_holds_any(url: str, application: str, wait: float) -> AsyncIterator[None]:
    """No process holds a game until the block ends; Cut, Unreachable, Unusable."""
    connection = await connected(url, application, wait)
    try:
        try:
            # Who waits for it in the database's queue keeps others from getting in before.
            await connection.execute(f"SELECT pg_advisory_lock({GATE}, 0)", timeout=wait)
        except BROKEN as error:
            raise Cut(said(error)) from error
        yield
    finally:
        connection.terminate()
