"""The outbox: announcements wait here until they are known to be told."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

import aiosqlite

from storage.database import Database, Row
from storage.jsontext import dump, load
from storage.records import NewAnnouncement, OutboxRecord
from storage.remembered import Remembered


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


REMEMBERED = 200
"""So many games' newest announcements stay in memory."""
FEW = 20
"""So many of a game: those of the turn that's on."""
_TOLD = """
SELECT * FROM outbox WHERE game_id = ?1 AND id > ?2 AND state = 'sent' AND message IS NOT NULL
AND kind IN (SELECT value FROM json_each(?3)) ORDER BY id
"""


class Outbox:
    """waiting -> claimed -> sent; or void (overtaken before it was told), or failed (cannot be told any more).

    A try that goes well is not written down before its end: what is `taken` is known to this process alone. What an
    earlier process has left waiting may have been told by a try that was cut off, and so counts as claimed.
    """

    def __init__(self, database: Database, origin: str, left: int = 0) -> None:
        """`left` is the number of the last announcement that an earlier process may have begun to tell."""
        self._database = database
        self._origin = origin
        self._left = left
        self._taken: dict[int, int] = {}
        """Their games by their numbers."""
        self.remembered: Remembered[int, tuple[int, list[OutboxRecord]]] = Remembered(
            REMEMBERED, lambda found: len(found[1]) <= FEW
        )
        """The announcements of a game behind the entry that was asked for last."""

    def is_taken(self, item_id: int) -> bool:
        """Whether a try to tell it may have begun."""
        return item_id in self._taken or item_id <= self._left

    async def inherit(self) -> None:
        """From now on what there is counts as left by another process, which may have begun to tell it."""
        self._left = await last_announcement(self._database)

    def _as_taken(self, found: OutboxRecord) -> OutboxRecord:
        return replace(found, state="claimed") if found.state == "waiting" and self.is_taken(found.id) else found

    async def games(self) -> list[int]:
        """The games that have something to tell."""
        sql = "SELECT DISTINCT game_id FROM outbox WHERE state IN ('waiting', 'claimed') ORDER BY game_id"
        return [row["game_id"] for row in await self._database.rows(sql)]

    async def backlog(self) -> tuple[int, int, float | None]:
        """How many wait to be told, how many are set aside, and when the oldest was made (unix seconds)."""
        sql = """SELECT COUNT(iif(trouble IS NULL, 1, NULL)) AS waiting, COUNT(trouble) AS aside,
                 MIN(created) AS oldest FROM outbox WHERE state IN ('waiting', 'claimed')"""
        row = (await self._database.rows(sql))[0]
        return row["waiting"], row["aside"], row["oldest"]

    async def next(self, game_id: int, aside: Collection[int] = ()) -> OutboxRecord | None:
        """The oldest announcement of a game that is not told yet, and not one of those that are set aside; it's taken.

        Those that have been set aside before come last. Its state is that from before it was taken now.
        """
        sql = """SELECT * FROM outbox WHERE game_id = ? AND state IN ('waiting', 'claimed')
                 AND id NOT IN (SELECT value FROM json_each(?)) ORDER BY trouble IS NOT NULL, id LIMIT 1"""
        # Nothing that is being written takes back what is just found.
        async with self._database.between():
            row = await self._database.row(sql, (game_id, dump(list(aside))))
            if row is None:
                return None
            found = self._as_taken(_record(row))
            self._taken[found.id] = game_id
        return found

    def leave(self, item: OutboxRecord) -> None:
        """Say of one that was taken that nothing of it was told: where it waited before, it can be taken back again."""
        if item.state == "waiting":
            self._taken.pop(item.id, None)

    async def set_aside_until(self) -> list[tuple[OutboxRecord, float]]:
        """The announcements that an earlier run has set aside, and until when (unix seconds)."""
        sql = "SELECT * FROM outbox WHERE state IN ('waiting', 'claimed') AND due IS NOT NULL ORDER BY id"
        return [(_record(row), row["due"]) for row in await self._database.rows(sql)]

    async def get(self, item_id: int) -> OutboxRecord | None:
        """The announcement of this number, or None."""
        row = await self._database.row("SELECT * FROM outbox WHERE id = ?", (item_id,))
        return None if row is None else self._as_taken(_record(row))

    async def has_heard(self, game_id: int, kind: str, cause: str) -> bool:
        """Whether one of this kind said this cause already, and nothing was told in the game's channel since."""
        sql = """SELECT 1 FROM outbox h WHERE game_id = ?1 AND kind = ?2 AND json_extract(payload, '$.cause') = ?3
                 AND NOT EXISTS (SELECT 1 FROM outbox t WHERE t.game_id = ?1 AND t.sent > h.created
                 AND NOT COALESCE(json_extract(t.payload, '$.direct'), 0))"""
        return await self._database.row(sql, (game_id, kind, cause)) is not None

    async def of_game(self, game_id: int, after: int = 0) -> list[OutboxRecord]:
        """All announcements of a game made after entry number `after`, oldest first."""

        async def read() -> tuple[int, list[OutboxRecord]]:
            sql = "SELECT * FROM outbox WHERE game_id = ? AND seq > ? ORDER BY id"
            return after, [_record(row) for row in await self._database.rows(sql, (game_id, after))]

        known = self.remembered.known(game_id)
        if known is not None and known[0] > after:
            _, found = await read()
        else:
            _, found = await self.remembered.get(game_id, read)
        return [each for each in found if each.seq > after]

    async def told(self, game_id: int, after: int, kinds: Collection[str]) -> list[OutboxRecord]:
        """A game's announcements of these kinds behind number `after` that were told, oldest first."""
        return [_record(row) for row in await self._database.rows(_TOLD, (game_id, after, dump(list(kinds))))]

    async def told_and_settled(
        self, game_id: int, after: int, kinds: Collection[str]
    ) -> tuple[list[OutboxRecord], int]:
        """The same, and the number up to which nothing of the game is left to be told."""
        sql = f"""WITH told AS ({_TOLD}), settled AS (
                    SELECT COALESCE(MIN(iif(state IN ('waiting', 'claimed'), id, NULL)) - 1, MAX(id), 0) AS up_to
                    FROM outbox WHERE game_id = ?1)
                  SELECT told.*, up_to FROM settled LEFT JOIN told ORDER BY id"""  # noqa: S608 - the text is ours
        rows = await self._database.rows(sql, (game_id, after, dump(list(kinds))))
        return [_record(row) for row in rows if row["id"] is not None], rows[0]["up_to"]

    @contextmanager
    def _changing(self, item_id: int) -> Iterator[None]:
        """While one is changed, of whose game only those know that are taken."""
        game_id = self._taken.get(item_id)
        try:
            yield
        finally:
            if game_id is None:
                self.remembered.forget()
            else:
                self.remembered.forget(game_id)

    async def claim(self, item_id: int, now: float) -> bool:
        """Say that a try to tell it has begun whose end isn't known; False when it was overtaken meanwhile."""
        sql = """UPDATE outbox SET state = 'claimed', claimed = COALESCE(claimed, ?), attempts = attempts + 1
                 WHERE id = ? AND state IN ('waiting', 'claimed')"""
        with self._changing(item_id):
            async with self._database.transaction() as tx:
                return (await tx.execute(sql, (now, item_id))).rowcount == 1

    async def mark_sent(self, item_id: int, message: str, now: float, rung: tuple[int, str] | None = None) -> bool:
        """Say that it is told, by this message; whether the game has more to tell.

        A story whose `rows` can be had from the log isn't kept twice. `rung`: the announcement for which this pinged a
        person alone. Told in the channel, that pings the others only.
        """
        sql = """UPDATE outbox SET state = 'sent', message = ?, sent = ?,
                 payload = iif(json_type(payload, '$.rows') IS NULL, payload, json_remove(payload, '$.story'))
                 WHERE id = ? AND state IN ('waiting', 'claimed')"""
        left = """SELECT 1 FROM outbox WHERE game_id = (SELECT game_id FROM outbox WHERE id = ?)
                  AND state IN ('waiting', 'claimed') LIMIT 1"""
        with self._changing(item_id):
            async with self._database.transaction() as tx:
                await tx.execute(sql, (message, now, item_id))
                if rung is not None:
                    await _note_rung(tx, *rung)
                more = await tx.execute_fetchall(left, (item_id,))
        self._taken.pop(item_id, None)
        return bool(list(more))

    async def give_up(self, item: OutboxRecord, trouble: str, told: Sequence[NewAnnouncement], now: float) -> None:
        """Say that it can't be told (any more), and why; what is told instead, if there's something."""
        sql = "UPDATE outbox SET state = 'failed', trouble = ?, claimed = COALESCE(claimed, ?) WHERE id = ?"
        with self.remembered.changing(item.game_id):
            async with self._database.transaction() as tx:
                await tx.execute(sql, (trouble, now, item.id))
                await add_announcements(tx, item.game_id, self._origin, told, now)
        self._taken.pop(item.id, None)

    async def set_aside(
        self, item: OutboxRecord, trouble: str, told: Sequence[NewAnnouncement], now: float, due: float
    ) -> None:
        """Say why it can't be told until it's `due`, and what is told until then."""
        with self.remembered.changing(item.game_id):
            async with self._database.transaction() as tx:
                await tx.execute("UPDATE outbox SET trouble = ?, due = ? WHERE id = ?", (trouble, due, item.id))
                await add_announcements(tx, item.game_id, self._origin, told, now)

    async def drop(self, item_id: int) -> None:
        """Take back an announcement that surely wasn't told, and needn't be any more."""
        with self.dropping(item_id):
            async with self._database.transaction() as tx:
                await drop_announcement(tx, item_id)

    @contextmanager
    def dropping(self, item_id: int) -> Iterator[None]:
        """While one is taken back that surely wasn't told."""
        with self._changing(item_id):
            yield
        self._taken.pop(item_id, None)


async def last_announcement(database: Database) -> int:
    """The number of the newest, 0 for none."""
    row = await database.row("SELECT COALESCE(MAX(id), 0) AS id FROM outbox")
    return 0 if row is None else row["id"]


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
    """Take back announcements that wait; not to be called for those that are taken."""
    sql = "UPDATE outbox SET state = 'void' WHERE id = ? AND state = 'waiting'"
    await tx.executemany(sql, [(item_id,) for item_id in ids])
