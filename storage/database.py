"""The SQLite file: opening it safely, numbered migrations, reads, and one writer at a time."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Hashable, Iterable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiosqlite

from storage.errors import Damaged, NewerDatabase, NotWritable, StorageError, translate
from storage.ledger import note_commit, sign

APPLICATION_ID = 0x52574952  # "RWIR", so that a stranger's database is never taken for ours
MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_SECONDS = 10.0

Row = sqlite3.Row


def migrations(folder: Path = MIGRATIONS) -> list[tuple[int, str]]:
    """(version, SQL) of every migration, ascending and without gaps; StorageError where there are some."""
    found = sorted((int(m[1]), p) for p in folder.glob("*.sql") if (m := re.match(r"(\d{3})_", p.name)))
    if [number for number, _ in found] != list(range(1, len(found) + 1)):
        raise StorageError(f"migrations are not numbered from 1 without gaps in {folder}")
    return [(number, path.read_text(encoding="utf-8")) for number, path in found]


def latest_version() -> int:
    """The version of the database that this program writes."""
    return len(migrations())


@dataclass(frozen=True, slots=True)
class Later:
    """A statement that goes with the next transaction; `written` hears that it has."""

    sql: str
    values: tuple[Any, ...]
    written: Callable[[], None]


class Database:
    """Two connections to one file: one writes, one transaction at a time; one reads and never waits for it."""

    def __init__(self, path: Path, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self.path = path
        self._writer = writer
        self._reader = reader
        self._turn = asyncio.Lock()
        self.committed: Callable[[float], None] = lambda seconds: None
        """Hears of each transaction how long it took, without its wait for those before it."""
        self._later: dict[Hashable, Later] = {}

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Open or create the file and bring it to the newest version.

        Raises NewerDatabase (file untouched), NotWritable, Damaged, Busy, DiskFull.
        """
        writer = await _connect(path)
        try:
            try:
                await _check_version(writer)
                await _prepare(writer)
                await _migrate(writer)
                reader = await _connect(path)
            except sqlite3.Error as error:
                raise translate(error) from error
        except BaseException:
            await writer.close()
            raise
        return cls(path, writer, reader)

    async def close(self) -> None:
        """Wait for the running transaction, write what was left for later, close the file; its log is folded in."""
        with suppress(StorageError):
            await self.settle()
        async with self._turn:
            await self._reader.close()
            await self._writer.close()

    async def settle(self) -> None:
        """Write what was left for later; errors as those of a transaction."""
        if self._later:
            async with self.transaction(aside=True):
                pass

    @asynccontextmanager
    async def transaction(self, *, aside: bool = False) -> AsyncIterator[aiosqlite.Connection]:
        """All statements of the block are committed together, or none. Errors are those of storage.errors.

        `aside`: a note of ours that nobody asked for, of which the ledger says nothing.
        """
        async with self._turn:
            try:
                try:
                    began = time.monotonic()
                    # Who is cancelled while this waits for the file has begun all the same, a moment later.
                    await self._writer.execute("BEGIN IMMEDIATE")
                    riding = dict(self._later)
                    for each in riding.values():
                        await self._writer.execute(each.sql, each.values)
                    yield self._writer
                    if not aside:
                        await sign(self._writer)
                    await self._writer.execute("COMMIT")
                    self.committed(time.monotonic() - began)
                    self._note_written(riding)
                    if not aside:
                        note_commit()
                except BaseException:
                    # It may not have begun, or a failed COMMIT has ended it; then there is nothing to roll back.
                    with suppress(sqlite3.Error):
                        await self._writer.execute("ROLLBACK")
                    raise
            except sqlite3.Error as error:
                raise translate(error) from error

    def later(
        self, key: Hashable, sql: str, values: tuple[Any, ...], written: Callable[[], None] = lambda: None
    ) -> None:
        """Have a statement carried out with the next transaction, whatever that is for; the last one with this key.

        For what does no harm if it's lost with the process. `written` is called once it's in the file.
        """
        self._later[key] = Later(sql, values, written)

    def _note_written(self, done: Mapping[Hashable, Later]) -> None:
        for key, each in done.items():
            if self._later.get(key) is each:
                del self._later[key]
            each.written()

    def not_later(self, key: Hashable) -> None:
        """Drop such a statement: what it says holds no longer."""
        self._later.pop(key, None)

    @asynccontextmanager
    async def between(self) -> AsyncIterator[None]:
        """While no transaction is under way."""
        async with self._turn:
            yield

    async def fold(self) -> None:
        """Fold the write-ahead log into the file and empty it, if nobody reads just now."""
        async with self._turn:
            try:
                await self._writer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
            except sqlite3.Error as error:
                raise translate(error) from error

    async def rows(self, sql: str, values: Iterable[Any] = ()) -> list[Row]:
        """The committed rows that a query finds."""
        try:
            return list(await self._reader.execute_fetchall(sql, values))
        except sqlite3.Error as error:
            raise translate(error) from error

    async def row(self, sql: str, values: Iterable[Any] = ()) -> Row | None:
        """The first committed row that a query finds, or None."""
        found = await self.rows(sql, values)
        return found[0] if found else None


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
    known = latest_version()
    ours = await _pragma(connection, "application_id") == APPLICATION_ID
    async with connection.execute("SELECT COUNT(*) FROM sqlite_schema") as cursor:
        count = await cursor.fetchone()
    empty = version == 0 and count is not None and count[0] == 0
    if not ours and not empty:
        raise Damaged("the file is a database of another program")
    if version > known:
        raise NewerDatabase(version, known)


async def _prepare(connection: aiosqlite.Connection) -> None:
    mode = await _pragma(connection, "journal_mode = WAL")
    if str(mode).lower() != "wal":
        raise NotWritable(f"write-ahead logging is not possible here (journal mode {mode})")


async def _migrate(connection: aiosqlite.Connection) -> None:
    """Apply each missing migration in a transaction of its own, the version number with it."""
    have = int(await _pragma(connection, "user_version"))
    for number, sql in migrations():
        if number <= have:
            continue
        # executescript commits nothing by itself here: the script carries its own transaction.
        script = f"BEGIN IMMEDIATE;\n{sql}\nPRAGMA application_id = {APPLICATION_ID};\n"
        try:
            await connection.executescript(f"{script}PRAGMA user_version = {number};\nCOMMIT;")
        except sqlite3.Error:
            with suppress(sqlite3.Error):
                await connection.execute("ROLLBACK")
            raise
