"""Whose turn it was from when to when, and how often they were reminded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple

import aiosqlite

from storage.database import Database, Row
from storage.jsontext import load
from storage.outbox import Outbox, add_announcements, drop_announcement
from storage.records import NewAnnouncement, NewTurn, TurnRecord, WaitingRecord

_COLUMNS = "id, game_id, seq, seat, user, kind, began, since, reminded, reminded_at, acted_on, ended, net"


def _turn(row: Row) -> TurnRecord:
    return TurnRecord(
        id=row["id"],
        game_id=row["game_id"],
        seq=row["seq"],
        seat=row["seat"],
        user=row["user"],
        kind=row["kind"],
        began=row["began"],
        since=row["since"],
        reminded=row["reminded"],
        reminded_at=row["reminded_at"],
        acted_on=row["acted_on"],
        ended=row["ended"],
        net=row["net"],
    )


class Turns:
    """Questions about turns; reminders are noted together with their announcement."""

    def __init__(self, database: Database, origin: str, outbox: Outbox) -> None:
        self._database = database
        self._origin = origin
        self._outbox = outbox

    async def of_game(self, game_id: int) -> list[TurnRecord]:
        """Every turn of a game in the order in which they began, the open one last."""
        sql = f"SELECT {_COLUMNS} FROM turns WHERE game_id = ? ORDER BY id"  # noqa: S608 - the columns are ours
        return [_turn(row) for row in await self._database.rows(sql, (game_id,))]

    async def open(self, game_id: int) -> TurnRecord | None:
        """The turn that is on in a game, or None."""
        sql = f"SELECT {_COLUMNS} FROM turns WHERE game_id = ? AND ended IS NULL"  # noqa: S608 - the columns are ours
        row = await self._database.row(sql, (game_id,))
        return None if row is None else _turn(row)

    async def waiting(self, user: str | None = None) -> list[WaitingRecord]:
        """The open turns of running games that people hold themselves (of one person: `user`), longest wait first."""
        columns = ", ".join(f"t.{each.strip()}" for each in _COLUMNS.split(","))
        sql = f"""SELECT {columns}, g.server, g.terms, g.turn
                  FROM turns t JOIN games g ON g.id = t.game_id
                  JOIN seats s ON s.game_id = t.game_id AND s.seat = t.seat
                  WHERE t.ended IS NULL AND g.status = 'running' AND s.robot = 0 AND s.caretaker = 0
                  AND (?1 IS NULL OR t.user = ?1) ORDER BY t.since, t.game_id"""  # noqa: S608 - the columns are ours
        rows = await self._database.rows(sql, (user,))
        return [WaitingRecord(_turn(row), row["server"], load(row["terms"]), load(row["turn"])) for row in rows]

    async def last_reminded(self, user: str, now: float) -> float | None:
        """When this person was last reminded of anything; what a clock that was ahead has left doesn't count."""
        sql = (
            "SELECT MAX(reminded_at) AS last FROM turns WHERE user = ? AND reminded_at IS NOT NULL AND reminded_at <= ?"
        )
        row = await self._database.row(sql, (user, now))
        return None if row is None else row["last"]

    async def remind(self, turns: Sequence[TurnRecord], game_id: int, told: NewAnnouncement, now: float) -> bool:
        """Note a reminder of these turns and put it into the outbox of a game, in one transaction.

        False, and nothing is written, when one of them has ended or been reminded of meanwhile.
        """
        sql = """UPDATE turns SET reminded = reminded + 1, reminded_at = ?
                 WHERE id = ? AND reminded = ? AND ended IS NULL"""
        try:
            with self._outbox.remembered.changing(game_id):
                async with self._database.transaction() as tx:
                    for each in turns:
                        if (await tx.execute(sql, (now, each.id, each.reminded))).rowcount != 1:
                            raise _Overtaken
                    await add_announcements(tx, game_id, self._origin, [told], now)
        except _Overtaken:
            return False
        return True

    async def recall(self, turn_ids: Sequence[int], item_id: int) -> None:
        """Take a reminder back that surely wasn't told: it's due again where its turn still waits."""
        sql = "UPDATE turns SET reminded = reminded - 1, reminded_at = NULL WHERE id = ? AND reminded > 0"
        with self._outbox.dropping(item_id):
            async with self._database.transaction() as tx:
                await drop_announcement(tx, item_id)
                await tx.executemany(sql, [(each,) for each in turn_ids])

    async def set_right(self, now: float) -> bool:
        """Take no moment of an open turn for later than now: a clock that was ahead has left those. Whether it had."""
        late = "ended IS NULL AND (began > ?1 OR since > ?1 OR reminded_at > ?1 OR acted_on > ?1)"
        found = await self._database.row(f"SELECT 1 FROM turns WHERE {late} LIMIT 1", (now,))  # noqa: S608 - ours
        if found is None:
            return False
        async with self._database.transaction() as tx:
            await tx.execute(
                f"""UPDATE turns SET began = MIN(began, ?1), since = MIN(since, ?1),
                    reminded_at = MIN(reminded_at, ?1), acted_on = MIN(acted_on, ?1) WHERE {late}""",  # noqa: S608
                (now,),
            )
            await tx.execute("UPDATE games SET turn_since = ?1 WHERE status = 'running' AND turn_since > ?1", (now,))
        return True

    async def act_on(self, turn_id: int, now: float) -> None:
        """Note that the table's rule for silence was applied to a turn."""
        async with self._database.transaction() as tx:
            await tx.execute("UPDATE turns SET acted_on = ? WHERE id = ?", (now, turn_id))


class _Overtaken(Exception):
    """A turn has ended; the transaction is taken back."""


async def end_turn(tx: aiosqlite.Connection, game_id: int, now: float, net: float) -> None:
    """Close the open turn of a game."""
    await tx.execute("UPDATE turns SET ended = ?, net = ? WHERE game_id = ? AND ended IS NULL", (now, net, game_id))


async def note_move(tx: aiosqlite.Connection, game_id: int, now: float) -> None:
    """Count reminders of the open turn from now: its person is there."""
    await tx.execute(
        """UPDATE turns SET since = ?, reminded = 0, reminded_at = NULL, acted_on = NULL
           WHERE game_id = ? AND ended IS NULL""",
        (now, game_id),
    )


async def begin_turn(tx: aiosqlite.Connection, game_id: int, turn: NewTurn) -> None:
    """Open a turn; the one before is closed."""
    await tx.execute(
        """INSERT INTO turns (game_id, seq, seat, user, kind, began, since, reminded, reminded_at, acted_on)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
        (game_id, *astuple(turn)),
    )
