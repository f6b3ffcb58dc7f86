"""The outbox: announcements wait here until they are known to be told."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

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
        trouble=row["trouble"],
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

    async def next(self, game_id: int, aside: Collection[int] = ()) -> OutboxRecord | None:
        """The oldest announcement of a game that is not told yet, and not one of those that are set aside.

        Those that have been set aside before come last.
        """
        sql = """SELECT * FROM outbox WHERE game_id = ? AND state IN ('waiting', 'claimed')
                 AND id NOT IN (SELECT value FROM json_each(?)) ORDER BY trouble IS NOT NULL, id LIMIT 1"""
        row = await self._database.row(sql, (game_id, dump(list(aside))))
        return None if row is None else _record(row)

    async def set_aside_until(self) -> list[tuple[OutboxRecord, float]]:
        """The announcements that an earlier run has set aside, and until when (unix seconds)."""
        sql = "SELECT * FROM outbox WHERE state IN ('waiting', 'claimed') AND due IS NOT NULL ORDER BY id"
        return [(_record(row), row["due"]) for row in await self._database.rows(sql)]

    async def get(self, item_id: int) -> OutboxRecord | None:
        """The announcement of this number, or None."""
        row = await self._database.row("SELECT * FROM outbox WHERE id = ?", (item_id,))
        return None if row is None else _record(row)

    async def has_heard(self, game_id: int, kind: str, cause: str) -> bool:
        """Whether one of this kind said this cause already, and nothing was told in the game's channel since."""
        sql = """SELECT 1 FROM outbox h WHERE game_id = ?1 AND kind = ?2 AND json_extract(payload, '$.cause') = ?3
                 AND NOT EXISTS (SELECT 1 FROM outbox t WHERE t.game_id = ?1 AND t.sent > h.created
                 AND NOT COALESCE(json_extract(t.payload, '$.direct'), 0))"""
        return await self._database.row(sql, (game_id, kind, cause)) is not None

    async def of_game(self, game_id: int, after: int = 0) -> list[OutboxRecord]:
        """All announcements of a game made after entry number `after`, oldest first."""
        sql = "SELECT * FROM outbox WHERE game_id = ? AND seq > ? ORDER BY id"
        return [_record(row) for row in await self._database.rows(sql, (game_id, after))]

    async def told(self, game_id: int, after: int, kinds: Collection[str]) -> list[OutboxRecord]:
        """A game's announcements of these kinds behind number `after` that were told, oldest first."""
        sql = """SELECT * FROM outbox WHERE game_id = ? AND id > ? AND state = 'sent' AND message IS NOT NULL
                 AND kind IN (SELECT value FROM json_each(?)) ORDER BY id"""
        return [_record(row) for row in await self._database.rows(sql, (game_id, after, dump(list(kinds))))]

    async def settled_up_to(self, game_id: int) -> int:
        """The number up to which nothing of a game is left to be told."""
        sql = """SELECT COALESCE(MIN(iif(state IN ('waiting', 'claimed'), id, NULL)) - 1, MAX(id), 0) AS id
                 FROM outbox WHERE game_id = ?"""
        row = await self._database.row(sql, (game_id,))
        return 0 if row is None else row["id"]

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

    async def mark_sent(self, item_id: int, message: str, now: float, rung: tuple[int, str] | None = None) -> None:
        """Say that it is told, by this message. A story whose `rows` can be had from the log isn't kept twice.

        `rung`: the announcement for which this pinged a person alone. Told in the channel, that pings the others only.
        """
        sql = """UPDATE outbox SET state = 'sent', message = ?, sent = ?,
                 payload = iif(json_type(payload, '$.rows') IS NULL, payload, json_remove(payload, '$.story'))
                 WHERE id = ? AND state = 'claimed'"""
        async with self._database.transaction() as tx:
            await tx.execute(sql, (message, now, item_id))
            if rung is not None:
                await _note_rung(tx, *rung)

    async def give_up(self, item: OutboxRecord, trouble: str, told: Sequence[NewAnnouncement], now: float) -> None:
        """Say that it can't be told (any more), and why; what is told instead, if there's something."""
        async with self._database.transaction() as tx:
            await tx.execute("UPDATE outbox SET state = 'failed', trouble = ? WHERE id = ?", (trouble, item.id))
            await add_announcements(tx, item.game_id, self._origin, told, now)

    async def set_aside(
        self, item: OutboxRecord, trouble: str, told: Sequence[NewAnnouncement], now: float, due: float
    ) -> None:
        """Say why it can't be told until it's `due`, and what is told until then."""
        async with self._database.transaction() as tx:
            await tx.execute("UPDATE outbox SET trouble = ?, due = ? WHERE id = ?", (trouble, due, item.id))
            await add_announcements(tx, item.game_id, self._origin, told, now)

    async def drop(self, item_id: int) -> None:
        """Take back an announcement that surely wasn't told, and needn't be any more."""
        async with self._database.transaction() as tx:
            await drop_announcement(tx, item_id)


async def _note_rung(tx: aiosqlite.Connection, item_id: int, user: str) -> None:
    sql = """UPDATE outbox SET payload = json_set(payload, '$.rung',
             json_insert(COALESCE(json_extract(payload, '$.rung'), json('[]')), '$[#]', ?)) WHERE id = ?"""
    await tx.execute(sql, (user, item_id))


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
