"""One connection to PostgreSQL that is the process's membership: it listens on it, beats on it, and holds its locks.

Where it breaks, or an answer takes too long, the process is no member until it has another: its locks have fallen, and
what was begun under the old one can't be written any more.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

import asyncpg

from storage import StorageError
from storage.databases.reaching import reached

T = TypeVar("T")
_log = logging.getLogger(__name__)

BROKEN = (OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.InternalClientError, asyncpg.PostgresError)
"""What a connection raises that is of no use any more; any refusal counts, since our own statements get none."""
CHANGED, WOKEN = "railwire", "railwire_fleet"
"""Channels: of what was changed in the storage, and of what has changed in the fleet."""


@dataclass(frozen=True)
class Rhythm:
    """Seconds. `sure` is less than `silent`: who is taken for dead has stopped before.

    `beat`: between two signs of life. `sure`: so long after the last one a process counts itself in. `silent`: so
    long without one a neighbour is given up; `lost`: the same where its connection is gone as well. `answer`: for the
    database to answer. `identify`: between two of a bucket, a bit more than Discord wants. `handover`: for what is
    under way on a shard to come to its end. `linger`: for the session of who has taken a shard to begin. `leave`: for
    neighbours to take what a process has that is being stopped. `again`: until a connection that broke is tried again.
    """

    beat: float = 5.0
    sure: float = 10.0
    silent: float = 15.0
    lost: float = 6.0
    answer: float = 4.0
    identify: float = 5.2
    handover: float = 10.0
    linger: float = 10.0
    leave: float = 20.0
    again: float = 0.5


class Cut(StorageError):
    """The connection to the database is gone; what was asked may have been done, but its locks have fallen."""

    key = "busy"


class Link:
    """The connection. `application` is what it's called in the database, as are all others of this process."""

    def __init__(self, url: str, application: str, answer: float) -> None:
        """`answer`: seconds for which an answer is waited for."""
        self._url, self.application, self._answer = url, application, answer
        self._connection: Any = None
        self._turn = asyncio.Lock()
        self.woken: Callable[[], None] = lambda: None
        self.heard: Callable[[dict[str, Any]], None] = lambda notice: None
        self.broken: Callable[[], None] = lambda: None

    @property
    def is_up(self) -> bool:
        """Whether there's a connection, as far as it's known."""
        return self._connection is not None and not self._connection.is_closed()

    async def connect(self) -> None:
        """Connect, and listen; Unreachable or Unusable, which say why, where that's not possible."""
        with reached(self._url):
            async with asyncio.timeout(self._answer):
                made = await asyncpg.connect(self._url, server_settings={"application_name": self.application})
                await made.add_listener(CHANGED, self._on_change)
                await made.add_listener(WOKEN, lambda *_: self.woken())
                made.add_termination_listener(self._ended)
                # Only now: whatever is read from here on, of its changes is heard.
                self._connection = made

    def cut(self) -> None:
        """Give the connection up; harmless where there's none."""
        if self._connection is not None:
            with suppress(*BROKEN):
                self._connection.terminate()
            self._connection = None
            self.broken()

    async def close(self) -> None:
        """Close it in order."""
        if self._connection is None:
            return
        self._connection.remove_termination_listener(self._ended)
        try:
            await self._connection.close(timeout=self._answer)
        except BROKEN:
            self._connection.terminate()
        self._connection = None

    async def ask(self, sql: str, *values: Any) -> list[Any]:
        """The rows that a statement gives; Cut."""
        return await self.do(lambda connection: connection.fetch(sql, *values))

    async def do(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """What is done on the connection, nothing else meanwhile; it comes to its end, also if its caller goes. Cut."""
        task = asyncio.ensure_future(self._done(work))
        # Whose caller has gone leaves its error to nobody.
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)

    async def _done(self, work: Callable[[Any], Awaitable[T]]) -> T:
        async with self._turn:
            connection = self._connection
            if connection is None:
                raise Cut("not connected")
            try:
                async with asyncio.timeout(self._answer):
                    return await work(connection)
            except BROKEN as error:
                _log.warning("the connection to the database is given up: %r", error)
                self.cut()
                raise Cut(said(error)) from error

    async def wake(self) -> None:
        """Have all members look how the fleet stands; Cut."""
        await self.ask(f"NOTIFY {WOKEN}")

    def _ended(self, connection: object) -> None:
        if connection is self._connection:
            self._connection = None
            self.broken()

    def _on_change(self, connection: object, pid: int, channel: str, payload: object) -> None:
        with suppress(ValueError):
            notice = json.loads(str(payload))
            if isinstance(notice, dict) and notice.get("by") != self.application:
                self.heard(notice)


async def connected(url: str, application: str, answer: float) -> Any:
    """A new connection; Unreachable, Unusable."""
    with reached(url):
        async with asyncio.timeout(answer):
            return await asyncpg.connect(url, server_settings={"application_name": application})


async def alone(url: str, application: str, statements: Sequence[tuple[str, tuple[Any, ...]]], answer: float) -> None:
    """Carry out statements on a connection of their own, each committed by itself; Cut, Unreachable, Unusable."""
    connection = await connected(url, application, answer)
    try:
        async with asyncio.timeout(answer):
            for sql, values in statements:
                await connection.execute(sql, *values)
    except BROKEN as error:
        raise Cut(said(error)) from error
    finally:
        connection.terminate()


def said(error: BaseException) -> str:
    """What an error says; of one that says nothing, what it's called."""
    return str(error) or type(error).__name__
