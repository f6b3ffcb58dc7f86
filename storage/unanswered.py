"""Who has had no answer yet to something that was carried out; `ledger` writes it down."""

from __future__ import annotations

from storage.database import Database
from storage.ledger import Errand


class Unanswered:
    """The last such errand of each person."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def since(self, at: float) -> list[Errand]:
        """Those of this moment (unix seconds) and later; older ones are struck out."""
        async with self._database.transaction(aside=True) as tx:
            await tx.execute("DELETE FROM unanswered WHERE at < ?", (at,))
        rows = await self._database.rows("SELECT * FROM unanswered ORDER BY user")
        return [Errand(each["user"], each["what"], each["at"]) for each in rows]

    def strike_out(self, errand: Errand) -> None:
        """Say that this one is answered, or no matter any more; it's written with whatever is written next."""
        sql = "DELETE FROM unanswered WHERE user = ? AND what = ? AND at = ?"
        self._database.later(errand, sql, (errand.user, errand.what, errand.at))
