"""What everybody was worth when rounds began: small JSON by game and entry."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import select

from storage.database import Database
from storage.databases.statement import Statement, given, replacement
from storage.databases.transaction import Transaction
from storage.jsontext import dump, load
from storage.records import WealthRecord
from storage.schema import wealth

_OF_GAME = Statement(select(wealth).where(wealth.c.game_id == given("game_id")).order_by(wealth.c.seq))
_ADD = replacement(wealth)


class Wealth:
    """Questions about worth over a game."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_game(self, game_id: int) -> list[WealthRecord]:
        """All samples of a game in order, also those of moves that were taken back."""
        rows = await self._database.rows(_OF_GAME, game_id=game_id)
        return [WealthRecord(row["seq"], load(row["round"]), load(row["totals"])) for row in rows]


async def add_wealth(tx: Transaction, game_id: int, samples: Iterable[WealthRecord]) -> None:
    """Keep samples, each taken after an entry."""
    await tx.many(
        _ADD,
        [
            {"game_id": game_id, "seq": each.seq, "round": dump(each.round), "totals": dump(each.totals)}
            for each in samples
        ],
    )
