"""The outbox: announcements wait here until they are known to be told."""

from __future__ import annotations

from collections.abc import Iterable

import aiosqlite

from storage.database import Database, Row
from storage.jsontext import dump, load
from storage.records import NewAnnouncement, OutboxRecord


def _record(row: Row) -> OutboxRecord:
    return OutboxRecord(
        id=row["id"],
        game_id=row["game_id"],
        seq=row["seq"],
        kind=row["kind"],
        mentions=tuple(load(row["mentions"])),
        payload=load(row["payload"]),
        origin=row["origin"],
        state=row["state"],
        attempts=row["attempts"],
        created=row["created"],
        claimed=row["claimed"],
        sent=row["sent"],
        message=row["message"],
    )


class Outbox:
    """waiting -> claimed -> sent; or void (overtaken before it was told), or failed (cannot be told any more)."""

    def __init__(self, database: Database, origin: str) -> None:
        self._database = database
        self._origin = origin

    async def games(self) -> list[int]:
        """The games that have something to tell."""
        sql = "SELECT DISTINCT game_id FROM outbox WHERE state IN ('waiting', 'claimed') ORDER BY game_id"
        return [row["game_id"] for row in await self._database.rows(sql)]

    async def next(self, game_id: int) -> OutboxRecord | None:
        """The oldest announcement of a game that is not told yet."""
        sql = "SELECT * FROM outbox WHERE game_id = ? AND state IN ('waiting', 'claimed') ORDER BY id LIMIT 1"
        row = await self._database.row(sql, (game_id,))
        return None if row is None else _record(row)

    async def of_game(self, game_id: int, after: int = 0) -> list[OutboxRecord]:
        """All announcements of a game made after entry number `after`, oldest first."""
        sql = "SELECT * FROM outbox WHERE game_id = ? AND seq > ? ORDER BY id"
        return [_record(row) for row in await self._database.rows(sql, (game_id, after))]

    async def claim(self, item_id: int, now: float) -> bool:
        """Say that a try to tell it begins; False when it was overtaken meanwhile."""
        sql = """UPDATE outbox SET state = 'claimed', claimed = COALESCE(claimed, ?), attempts = attempts + 1
                 WHERE id = ? AND state IN ('waiting', 'claimed')"""
        async with self._database.transaction() as tx:
            return (await tx.execute(sql, (now, item_id))).rowcount == 1

    async def release(self, item_id: int) -> None:
        """Say that the try surely told nothing: it waits again."""
        sql = "UPDATE outbox SET state = 'waiting', claimed = NULL WHERE id = ? AND state = 'claimed'"
        async with self._database.transaction() as tx:
            await tx.execute(sql, (item_id,))

    async def mark_sent(self, item_id: int, message: str, now: float) -> None:
        """Say that it is told, by this message. A story whose `rows` can be had from the log isn't kept twice."""
        sql = """UPDATE outbox SET state = 'sent', message = ?, sent = ?,
                 payload = iif(json_type(payload, '$.rows') IS NULL, payload, json_remove(payload, '$.story'))
                 WHERE id = ? AND state = 'claimed'"""
        async with self._database.transaction() as tx:
            await tx.execute(sql, (message, now, item_id))

    async def mark_failed(self, item_id: int, trouble: str) -> None:
        """Say that it can't be told any more, and why."""
        async with self._database.transaction() as tx:
            await tx.execute("UPDATE outbox SET state = 'failed', trouble = ? WHERE id = ?", (trouble, item_id))

    async def replace(self, item: OutboxRecord, trouble: str, told: NewAnnouncement, now: float) -> None:
        """Say that it can't be told so, and have it told in another way instead."""
        async with self._database.transaction() as tx:
            await tx.execute("UPDATE outbox SET state = 'failed', trouble = ? WHERE id = ?", (trouble, item.id))
            await add_announcements(tx, item.game_id, self._origin, [told], now)


async def drop_announcement(tx: aiosqlite.Connection, item_id: int) -> None:
    """Take back an announcement that surely wasn't told, also after a try."""
    await tx.execute("UPDATE outbox SET state = 'void' WHERE id = ? AND state IN ('waiting', 'claimed')", (item_id,))


async def add_announcements(
    tx: aiosqlite.Connection, game_id: int, origin: str, items: Iterable[NewAnnouncement], now: float
) -> None:
    """Put announcements into the outbox, in their order."""
    await tx.executemany(
        """INSERT INTO outbox (game_id, seq, kind, mentions, payload, origin, created) VALUES (?, ?, ?, ?, ?, ?, ?)""",
        [(game_id, i.seq, i.kind, dump(list(i.mentions)), dump(i.payload), origin, now) for i in items],
    )


async def void_announcements(tx: aiosqlite.Connection, ids: Iterable[int]) -> None:
    """Take back announcements for which no try has begun."""
    sql = "UPDATE outbox SET state = 'void' WHERE id = ? AND state = 'waiting'"
    await tx.executemany(sql, [(item_id,) for item_id in ids])
