"""What everybody was worth when rounds began: small JSON by game and entry."""

from __future__ import annotations

from collections.abc import Iterable

import aiosqlite

from storage.database import Database
from storage.jsontext import dump, load
from storage.records import WealthRecord


class Wealth:
    """Questions about worth over a game."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_game(self, game_id: int) -> list[WealthRecord]:
        """All samples of a game in order, also those of moves that were taken back."""
        sql = "SELECT seq, round, totals FROM wealth WHERE game_id = ? ORDER BY seq"
        rows = await self._database.rows(sql, (game_id,))
        return [WealthRecord(row["seq"], load(row["round"]), load(row["totals"])) for row in rows]


async def add_wealth(tx: aiosqlite.Connection, game_id: int, samples: Iterable[WealthRecord]) -> None:
    """Keep samples, each taken after an entry."""
    await tx.executemany(
        "INSERT OR REPLACE INTO wealth (game_id, seq, round, totals) VALUES (?, ?, ?, ?)",
        [(game_id, each.seq, dump(each.round), dump(each.totals)) for each in samples],
    )
