"""The log of actions and the snapshots beside it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

import aiosqlite

from storage.database import Database, Row
from storage.errors import Conflict
from storage.jsontext import dump, load
from storage.records import EntryRecord

SNAPSHOTS_KEPT = 3
AT_ONCE = 20
"""So many entries are decoded, or encoded, in a millisecond or two."""


def _entry(row: Row, with_events: bool) -> EntryRecord:
    return EntryRecord(
        seq=row["seq"],
        seat=row["seat"],
        user=row["user"],
        command=row["command"],
        entry=load(row["entry"]),
        events=load(row["events"]) if with_events else [],
        at=row["at"],
        mark=row["mark"],
    )


async def _decoded(rows: Sequence[Row], with_events: bool = True) -> list[EntryRecord]:
    """The entries of these rows. A long log takes its time, and the loop must stay free."""
    if len(rows) <= AT_ONCE:
        return [_entry(row, with_events) for row in rows]
    return await asyncio.to_thread(lambda: [_entry(row, with_events) for row in rows])


class Log:
    """Questions about the log."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def entries(self, game_id: int) -> list[EntryRecord]:
        """All entries of a game in order, without their events (which are the bulk)."""
        sql = "SELECT seq, seat, user, command, entry, at, mark FROM actions WHERE game_id = ? ORDER BY seq"
        return await _decoded(await self._database.rows(sql, (game_id,)), with_events=False)

    async def after(self, game_id: int, seq: int, until: int | None = None) -> list[EntryRecord]:
        """The entries after number `seq`, up to and with `until`, with their events."""
        last = 2**62 if until is None else until
        sql = "SELECT * FROM actions WHERE game_id = ? AND seq > ? AND seq <= ? ORDER BY seq"
        return await _decoded(await self._database.rows(sql, (game_id, seq, last)))

    async def pick(self, game_id: int, seqs: Sequence[int]) -> list[EntryRecord]:
        """The entries of these numbers in order, with their events."""
        sql = "SELECT * FROM actions WHERE game_id = ? AND seq IN (SELECT value FROM json_each(?)) ORDER BY seq"
        return await _decoded(await self._database.rows(sql, (game_id, dump(list(seqs)))))

    async def with_events(self, game_id: int, types: Sequence[str]) -> list[EntryRecord]:
        """The entries in which an event of one of these types happened, in order, with all their events."""
        sql = """SELECT * FROM actions WHERE game_id = ?1 AND EXISTS (
                     SELECT 1 FROM json_each(events) e JOIN json_each(?2) t ON t.value = json_extract(e.value, '$.type')
                 ) ORDER BY seq"""
        return await _decoded(await self._database.rows(sql, (game_id, dump(list(types)))))

    async def snapshot(self, game_id: int) -> dict[str, Any] | None:
        """The newest snapshot of a game, or None."""
        sql = "SELECT body FROM snapshots WHERE game_id = ? ORDER BY seq DESC LIMIT 1"
        row = await self._database.row(sql, (game_id,))
        return None if row is None else await asyncio.to_thread(load, row["body"])


async def append_entries(tx: aiosqlite.Connection, game_id: int, entries: Iterable[EntryRecord]) -> None:
    """Add entries at the end of the log; Conflict if a number is taken or skipped."""
    sql = """INSERT INTO actions (game_id, seq, seat, user, command, entry, events, at, mark)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"""
    rows = list(entries)
    few = len(rows) <= AT_ONCE
    written = _encoded(game_id, rows) if few else await asyncio.to_thread(_encoded, game_id, rows)
    try:
        await tx.executemany(sql, written)
    except sqlite3.IntegrityError as error:
        raise Conflict(str(error)) from error


def _encoded(game_id: int, entries: Sequence[EntryRecord]) -> list[tuple[Any, ...]]:
    return [(game_id, e.seq, e.seat, e.user, e.command, dump(e.entry), dump(e.events), e.at, e.mark) for e in entries]


async def add_snapshot(tx: aiosqlite.Connection, game_id: int, snapshot: dict[str, Any]) -> None:
    """Keep a snapshot (its own `seq` says of which entry), and only the newest few of the game."""
    await tx.execute(
        "INSERT OR REPLACE INTO snapshots (game_id, seq, body) VALUES (?, ?, ?)",
        (game_id, snapshot["seq"], dump(snapshot)),
    )
    await tx.execute(
        """DELETE FROM snapshots WHERE game_id = ?1 AND seq NOT IN
           (SELECT seq FROM snapshots WHERE game_id = ?1 ORDER BY seq DESC LIMIT ?2)""",
        (game_id, SNAPSHOTS_KEPT),
    )
