"""What people wish for later: orders, plans, offers, votes. The bodies are the service's own JSON."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import aiosqlite

from storage.database import Database, Row
from storage.jsontext import dump, load, load_or_none
from storage.records import IntentChange, IntentRecord
from storage.remembered import Remembered

REMEMBERED = 200
"""So many games' open ones stay in memory."""


def _intent(row: Row) -> IntentRecord:
    return IntentRecord(
        id=row["id"],
        game_id=row["game_id"],
        kind=row["kind"],
        user=row["user"],
        seat=row["seat"],
        body=load(row["body"]),
        state=row["state"],
        made=row["made"],
        created=row["created"],
        ended=row["ended"],
        outcome=load_or_none(row["outcome"]),
    )


class Intents:
    """Rows in, rows out; what the game ends is written with the game's own commit."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.remembered: Remembered[int, list[IntentRecord]] = Remembered(REMEMBERED)
        """What is open in a game."""

    async def get(self, intent_id: int) -> IntentRecord | None:
        """The one of this number, or None."""
        if not 0 < intent_id < 2**63:
            return None
        row = await self._database.row("SELECT * FROM intents WHERE id = ?", (intent_id,))
        return None if row is None else _intent(row)

    async def of_game(
        self, game_id: int, kinds: Sequence[str], states: Sequence[str] = ("open",)
    ) -> list[IntentRecord]:
        """A game's, oldest first."""
        if tuple(states) == ("open",):
            found = await self.remembered.get(game_id, lambda: self._open(game_id))
            return [each for each in found if each.kind in kinds]
        sql = """SELECT * FROM intents WHERE game_id = ? AND kind IN (SELECT value FROM json_each(?))
                 AND state IN (SELECT value FROM json_each(?)) ORDER BY id"""
        rows = await self._database.rows(sql, (game_id, dump(list(kinds)), dump(list(states))))
        return [_intent(row) for row in rows]

    async def _open(self, game_id: int) -> list[IntentRecord]:
        sql = "SELECT * FROM intents WHERE game_id = ? AND state = 'open' ORDER BY id"
        return [_intent(row) for row in await self._database.rows(sql, (game_id,))]

    async def of_user(self, user: str) -> list[IntentRecord]:
        """All of a person's in every game, oldest first."""
        return [_intent(row) for row in await self._database.rows("SELECT * FROM intents WHERE user = ?", (user,))]

    async def add(self, intent: IntentRecord) -> int:
        """Keep a new one; its number. `intent.id` is ignored."""
        with self.remembered.changing(intent.game_id):
            async with self._database.transaction() as tx:
                return await insert_intent(tx, intent)

    async def change(self, intent_id: int, state: str, body: dict[str, Any]) -> None:
        """Write the state and the body anew."""
        with self.remembered.changing():
            async with self._database.transaction() as tx:
                await change_intent(tx, intent_id, state, body)


async def change_intent(tx: aiosqlite.Connection, intent_id: int, state: str, body: dict[str, Any]) -> None:
    """Write the state and the body of a row anew."""
    await tx.execute("UPDATE intents SET state = ?, body = ? WHERE id = ?", (state, dump(body), intent_id))


async def insert_intent(tx: aiosqlite.Connection, intent: IntentRecord) -> int:
    """Add a row; its number."""
    cursor = await tx.execute(
        """INSERT INTO intents (game_id, kind, user, seat, body, state, made, created, ended, outcome)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
        (
            intent.game_id,
            intent.kind,
            intent.user,
            intent.seat,
            dump(intent.body),
            intent.state,
            intent.made,
            intent.created,
            intent.ended,
            None if intent.outcome is None else dump(intent.outcome),
        ),
    )
    assert cursor.lastrowid is not None
    return cursor.lastrowid


async def end_intents(tx: aiosqlite.Connection, changes: Iterable[IntentChange]) -> None:
    """Note with which entry the game ended them, and how; entry None opens them again."""
    await tx.executemany(
        "UPDATE intents SET ended = ?, outcome = ? WHERE id = ?",
        [(each.ended, None if each.outcome is None else dump(each.outcome), each.id) for each in changes],
    )
