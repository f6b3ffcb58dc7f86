"""The SQLite file: opening it safely, reads, and one writer at a time."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import aiosqlite
from sqlalchemy.dialects import sqlite

from storage.database import Database
from storage.databases.statement import Statement
from storage.databases.transaction import Row, Transaction
from storage.errors import Damaged, DiskFull, NewerDatabase, NotWritable, translate
from storage.migrations import APPLICATION_ID, latest_version, script

DIALECT = sqlite.dialect(paramstyle="qmark")
BUSY_SECONDS = 10.0
LEAST_ROOM = 16 << 20
"""Bytes. A game's largest change takes less than one of these MiB; the rest is for the write-ahead log."""


def _prepared(statement: Statement, values: Mapping[str, Any]) -> tuple[str, list[Any]]:
    compiled = statement.compiled(DIALECT)
    if compiled.lists:
        values = {name: json.dumps(list(each)) if name in compiled.lists else each for name, each in values.items()}
    return compiled.sql, compiled.arguments(values)


@contextmanager
def _translated() -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise translate(error) from error


class SqliteTransaction(Transaction):
    """Under way on the one connection that writes."""

    def __init__(self, writer: aiosqlite.Connection) -> None:
        super().__init__()
        self._writer = writer

    async def run(self, statement: Statement, **values: Any) -> int:
        """As a Transaction does."""
        with _translated():
            return (await self._writer.execute(*_prepared(statement, values))).rowcount

    async def rows(self, statement: Statement, **values: Any) -> Sequence[Row]:
        """As a Transaction does."""
        with _translated():
            return list(await self._writer.execute_fetchall(*_prepared(statement, values)))

    async def many(self, statement: Statement, many: Sequence[Mapping[str, Any]]) -> None:
        """As a Transaction does."""
        compiled = statement.compiled(DIALECT)
        if many:
            with _translated():
                await self._writer.executemany(compiled.sql, [compiled.arguments(each) for each in many])

    async def notify(self, channel: str, payloads: Sequence[str]) -> None:
        """Nobody else is there to be told."""


class SqliteDatabase(Database):
    """Two connections to one file: one writes, one transaction at a time; one reads and never waits for it."""

    is_shared = False

    def __init__(self, path: Path, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        super().__init__()
        self.path = path
        self._writer = writer
        self._reader = reader
        self._turn = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path) -> SqliteDatabase:
        """Open or create the file and bring it to the newest version.

        Raises NewerDatabase (file untouched), NotWritable, Damaged, Busy, DiskFull.
        """
        writer = await _connect(path)
        try:
            with _translated():
                await _check_version(writer)
                await _prepare(writer)
                await _migrate(writer)
                reader = await _connect(path)
        except BaseException:
            await writer.close()
            raise
        return cls(path, writer, reader)

    async def _end(self) -> None:
        async with self._turn:
            await self._reader.close()
            await self._writer.close()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[Transaction]:
        async with self._turn:
            with _translated():
                try:
                    tx = SqliteTransaction(self._writer)
                    # Who is cancelled while this waits for the file has begun all the same, a moment later.
                    await self._writer.execute("BEGIN IMMEDIATE")
                    yield tx
                    await self._writer.execute("COMMIT")
                except BaseException:
                    # It may not have begun, or a failed COMMIT has ended it; then there is nothing to roll back.
                    with suppress(sqlite3.Error):
                        await self._writer.execute("ROLLBACK")
                    raise

    async def rows(self, statement: Statement, **values: Any) -> Sequence[Row]:
        """The committed rows that a query finds."""
        with _translated():
            return list(await self._reader.execute_fetchall(*_prepared(statement, values)))

    def cut(self) -> None:
        """Nothing: a file has no server."""

    async def check_room(self) -> None:
        """Raise DiskFull where the file's disk has hardly any room left."""
        free = (await asyncio.to_thread(shutil.disk_usage, self.path.parent)).free
        if free < LEAST_ROOM:
            raise DiskFull(f"only {free} bytes are free")

    async def fold(self) -> None:
        """Fold the write-ahead log into the file and empty it, if nobody reads just now."""
        async with self._turn:
            with _translated():
                await self._writer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")


async def _connect(path: Path) -> aiosqlite.Connection:
    opening = aiosqlite.connect(path, isolation_level=None, timeout=BUSY_SECONDS)
    try:
        connection = await opening
    except sqlite3.Error as error:
        # Its thread ends by itself, but must not outlive the loop that it answers to.
        await asyncio.to_thread(opening._thread.join)
        raise NotWritable(str(error)) from error
    connection.row_factory = sqlite3.Row
    try:
        await connection.execute("PRAGMA foreign_keys = ON")
        await connection.execute("PRAGMA synchronous = FULL")
        # What is struck out about a person must not stay readable in the file's free room.
        await connection.execute("PRAGMA secure_delete = ON")
    except sqlite3.Error as error:
        await connection.close()
        raise translate(error) from error
    return connection


async def _pragma(connection: aiosqlite.Connection, name: str) -> Any:
    async with connection.execute(f"PRAGMA {name}") as cursor:
        row = await cursor.fetchone()
    return None if row is None else row[0]


async def _check_version(connection: aiosqlite.Connection) -> None:
    """Refuse a file that is not ours or is of a newer version, before anything in it is changed."""
    version = int(await _pragma(connection, "user_version"))
    ours = await _pragma(connection, "application_id") == APPLICATION_ID
    async with connection.execute("SELECT COUNT(*) FROM sqlite_schema") as cursor:
        count = await cursor.fetchone()
    empty = version == 0 and count is not None and count[0] == 0
    if not ours and not empty:
        raise Damaged("the file is a database of another program")
    if version > latest_version():
        raise NewerDatabase(version, latest_version())


async def _prepare(connection: aiosqlite.Connection) -> None:
    mode = await _pragma(connection, "journal_mode = WAL")
    if str(mode).lower() != "wal":
        raise NotWritable(f"write-ahead logging is not possible here (journal mode {mode})")


async def _migrate(connection: aiosqlite.Connection) -> None:
    """Apply each missing migration in a transaction of its own, the version number with it."""
    have = int(await _pragma(connection, "user_version"))
    if have == latest_version():
        return
    try:
        await connection.executescript(script(DIALECT, have))
    except sqlite3.Error:
        with suppress(sqlite3.Error):
            await connection.execute("ROLLBACK")
        raise
