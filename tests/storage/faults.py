"""What goes wrong with a database, brought about on each kind in its own way."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from typing import Any

import asyncpg

from storage import Storage
from storage.databases.postgres import PostgresDatabase
from storage.databases.sqlite import SqliteDatabase

Release = Callable[[], Awaitable[object]]
SHORT, PATIENT = 200, 5000
"""Milliseconds for which a lock is waited for."""
FULL = """
CREATE FUNCTION is_full() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full';
END $$;
CREATE TRIGGER actions_full BEFORE INSERT ON actions EXECUTE FUNCTION is_full();
"""


async def wait_for_locks(storage: Storage, milliseconds: int) -> None:
    """Have the storage wait for locks so long, and no longer."""
    database = storage.database
    if isinstance(database, SqliteDatabase):
        await database._writer.execute(f"PRAGMA busy_timeout = {milliseconds}")
    else:
        await _on_the_writer(database, f"SET lock_timeout = {milliseconds}")


@asynccontextmanager
async def locked(storage: Storage, game: int) -> AsyncIterator[Release]:
    """Another connection holds a game until it's released, or the block ends."""
    database = storage.database
    if isinstance(database, SqliteDatabase):
        with closing(sqlite3.connect(database.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")

            async def release() -> None:
                other.execute("COMMIT")

            yield release
    else:
        assert isinstance(database, PostgresDatabase)
        holder = await database.connect()
        await holder.execute(f"BEGIN; SELECT id FROM games WHERE id = {game} FOR UPDATE")
        yield lambda: holder.execute("COMMIT")
        await holder.close()


@asynccontextmanager
async def full(storage: Storage) -> AsyncIterator[None]:
    """Within the block nothing larger finds room."""
    database = storage.database
    if isinstance(database, SqliteDatabase):
        ((pages,),) = await database._writer.execute_fetchall("PRAGMA page_count")
        await database._writer.execute(f"PRAGMA max_page_count = {pages}")
        yield
        await database._writer.execute("PRAGMA max_page_count = 1000000")
    else:
        await _on_the_writer(database, FULL)
        yield
        await _on_the_writer(database, "DROP TRIGGER actions_full ON actions")


async def _on_the_writer(database: Any, words: str) -> None:
    """As long as nobody else uses it, the pool hands out the same connection again and again."""
    async with database._writers.acquire() as connection:
        await connection.execute(words)


async def other(storage: Storage) -> asyncpg.Connection:
    """A connection of somebody else's to the same database."""
    assert isinstance(storage.database, PostgresDatabase)
    return await storage.database.connect()
