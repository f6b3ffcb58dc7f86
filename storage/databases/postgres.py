"""A PostgreSQL database, which several processes may share: reads, and transactions beside each other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any
from weakref import WeakSet

import asyncpg

from storage.database import Database
from storage.databases.failures import FAILURES, is_cut, translate, translated
from storage.databases.reaching import (
    COMMAND_SECONDS,
    CONNECT_SECONDS,
    DIALECT,
    USE,
    Wire,
    bring_up_to_date,
    connect,
)
from storage.databases.statement import Statement
from storage.databases.transaction import Row, Transaction
from storage.errors import Busy, Fenced, InUse, StorageError, Uncertain, Unreachable

_log = logging.getLogger(__name__)

WRITERS, READERS = 8, 4
"""Connections of a process."""
OUTCOME_SECONDS = 20.0
"""So long whoever waits for a transaction waits until it's known what became of it."""
AGAIN_SECONDS, LONGEST_AGAIN_SECONDS = 0.25, 2.0


class PostgresTransaction(Transaction):
    """Under way on a connection of its own."""

    def __init__(self, connection: Wire) -> None:
        super().__init__()
        self._connection = connection

    async def run(self, statement: Statement, **values: Any) -> int:
        """As a Transaction does."""
        compiled = statement.compiled(DIALECT)
        with translated():
            done = await self._connection.execute(compiled.sql, *compiled.arguments(values))
        return int(done.rpartition(" ")[2])

    async def rows(self, statement: Statement, **values: Any) -> Sequence[Row]:
        """As a Transaction does."""
        compiled = statement.compiled(DIALECT)
        with translated():
            return await self._connection.fetch(compiled.sql, *compiled.arguments(values))

    async def many(self, statement: Statement, many: Sequence[Mapping[str, Any]]) -> None:
        """As a Transaction does."""
        compiled = statement.compiled(DIALECT)
        if many:
            with translated():
                await self._connection.executemany(compiled.sql, [compiled.arguments(each) for each in many])

    async def notify(self, channel: str, payloads: Sequence[str]) -> None:
        """As a Transaction does."""
        with translated():
            await self._connection.execute("SELECT pg_notify($1, told) FROM unnest($2::text[]) told", channel, payloads)


class PostgresDatabase(Database):
    """A pool of connections that write, each one transaction at a time, and one of those that read."""

    is_shared = True

    def __init__(self, url: str, name: str) -> None:
        super().__init__()
        self._url = url
        self.name = name
        self._writers: asyncpg.Pool
        self._readers: asyncpg.Pool
        self._ticket = 0
        self._lock: Wire | None = None
        self._own: list[int] = []
        self._connections: WeakSet[Wire] = WeakSet()

    @classmethod
    async def open(cls, url: str, name: str = "railwire", *, alone: bool = False) -> PostgresDatabase:
        """Open the database and bring it to the newest version; `name` is what the server calls the process.

        `alone`: nobody else may have it open meanwhile.

        Raises Unreachable, Unusable, NewerDatabase (the database untouched), Damaged, InUse, NotWritable.
        """
        database = cls(url, name)
        connection = await database.connect()
        try:
            with translated():
                await bring_up_to_date(connection)
                if alone:
                    await _take_alone(connection)
                    database._lock = connection
        finally:
            if database._lock is None:
                await connection.close()
        pool = {"connection_class": Wire, "max_inactive_connection_lifetime": 0, "connect": database._connect}
        with translated():
            database._writers = await asyncpg.create_pool(
                min_size=0, max_size=WRITERS, init=database._begin_to_write, **pool
            )
            database._readers = await asyncpg.create_pool(min_size=0, max_size=READERS, **pool)
            async with database._writers.acquire():
                pass
        return database

    async def connect(self) -> Wire:
        """A connection of one's own, such as for what is told by NOTIFY; errors as those of `open`."""
        return await self._connect()

    async def _connect(self, *_: Any, **__: Any) -> Wire:
        connection = await connect(self._url, self.name)
        self._connections.add(connection)
        return connection

    def cut(self) -> None:
        """As a Database does."""
        for each in list(self._connections):
            if not each.is_closed():
                each.terminate()

    async def _begin_to_write(self, connection: Wire) -> None:
        if self._lock is None and not await connection.fetchval("SELECT pg_try_advisory_lock_shared($1)", USE):
            raise InUse("the database is being copied or brought up to date")
        writer: Any = await connection.fetchval("INSERT INTO writers (pid) VALUES (pg_backend_pid()) RETURNING id")
        connection.writer = writer
        self._own.append(connection.writer)

    async def _end(self) -> None:
        with suppress(*FAILURES):
            await self._readers.execute("DELETE FROM writers WHERE id = ANY($1)", self._own)
        for pool in (self._writers, self._readers):
            try:
                async with asyncio.timeout(COMMAND_SECONDS):
                    await pool.close()
            except FAILURES:
                pool.terminate()
        if self._lock is not None:
            await self._lock.close()

    async def rows(self, statement: Statement, **values: Any) -> Sequence[Row]:
        """The committed rows that a query finds; it's asked again on another connection if one is cut."""
        compiled = statement.compiled(DIALECT)
        arguments = compiled.arguments(values)
        with translated():
            try:
                return await self._readers.fetch(compiled.sql, *arguments)
            except FAILURES as error:
                if not is_cut(error):
                    raise
            return await self._readers.fetch(compiled.sql, *arguments)

    async def check_room(self) -> None:
        """Nothing: how much room its server has can't be asked."""

    async def fold(self) -> None:
        """Nothing: the server does so by itself (autovacuum)."""

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[Transaction]:
        self._ticket += 1
        ticket = self._ticket
        connection = await self._begun(ticket)
        try:
            yield PostgresTransaction(connection)
            await _to_its_end(self._commit(connection, ticket))
        except BaseException:
            await _to_its_end(_roll_back(connection))
            raise
        finally:
            await self._writers.release(connection)

    async def _begun(self, ticket: int) -> Wire:
        """A connection on which a transaction has begun; on another one, where the first turns out to be cut."""
        try:
            return await self._begin(ticket)
        except Unreachable:
            return await self._begin(ticket)

    async def _begin(self, ticket: int) -> Wire:
        condition = self.fence() if self.fence is not None else None
        try:
            connection: Any = await self._writers.acquire(timeout=CONNECT_SECONDS)
        except FAILURES as error:
            raise (
                Busy("all connections are in use") if isinstance(error, TimeoutError) else translate(error)
            ) from error
        try:
            with translated():
                # One round trip; the words are ours.
                mine = f"id = {connection.writer} AND {condition or True}"
                done = await connection.execute(f"BEGIN; UPDATE writers SET ticket = {ticket} WHERE {mine}")  # noqa: S608
            if done != "UPDATE 1":
                raise Fenced if condition else Unreachable("the connection's row is gone")
        except Unreachable:
            connection.terminate()
            await self._writers.release(connection)
            raise
        except BaseException:
            await _to_its_end(_roll_back(connection))
            await self._writers.release(connection)
            raise
        return connection

    async def _commit(self, connection: Wire, ticket: int) -> None:
        try:
            done = await connection.execute("COMMIT")
        except FAILURES as error:
            if not is_cut(error):
                raise translate(error) from error
            writer = connection.writer
            connection.terminate()
            if not await self._was_committed(writer, ticket):
                raise translate(error) from error
            return
        if done != "COMMIT":
            raise StorageError("a statement failed before, so that nothing could be committed")

    async def _was_committed(self, writer: int, ticket: int) -> bool:
        """What became of a transaction whose connection was cut while it was being committed; Uncertain."""
        try:
            async with asyncio.timeout(OUTCOME_SECONDS):
                return await self._outcome(writer, ticket)
        except TimeoutError as error:
            raise Uncertain("no connection for a while", lambda: self._outcome(writer, ticket)) from error

    async def _outcome(self, writer: int, ticket: int) -> bool:
        """The same, however long it takes; Uncertain where the connection's row is gone, and with it the answer."""
        pause = AGAIN_SECONDS
        while True:
            try:
                found = await self._ticket_of(writer)
            except StorageError as error:
                _log.debug("what became of a transaction can't be asked yet: %s", error)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_AGAIN_SECONDS)
                continue
            if found is None:
                raise Uncertain("the connection's row is gone", lambda: self._outcome(writer, ticket))
            return found == ticket

    async def _ticket_of(self, writer: int) -> int | None:
        connection = await self.connect()
        try:
            with translated():
                # To lock the row is to wait for the transaction, where the server is still at it.
                return await connection.fetchval("SELECT ticket FROM writers WHERE id = $1 FOR UPDATE", writer)
        finally:
            connection.terminate()


async def _take_alone(connection: Wire) -> None:
    if not await connection.fetchval("SELECT pg_try_advisory_lock($1)", USE):
        raise InUse("another Railwire is running on the database")


async def _roll_back(connection: Wire) -> None:
    """Take back what is under way; a connection on which that can't be done is of no use any more."""
    with suppress(*FAILURES):
        try:
            if connection.is_in_transaction():
                await connection.execute("ROLLBACK")
        except FAILURES:
            # The pool may have let it go by itself.
            connection.terminate()


async def _to_its_end(work: Coroutine[Any, Any, None]) -> None:
    """Do it to its end, also if the task is cancelled meanwhile."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        if not task.cancelled():
            task.exception()
        raise
