"""Who has had no answer yet to something that was carried out; `ledger` writes it down."""

from __future__ import annotations

from sqlalchemy import and_, delete, select

from storage.database import Database
from storage.databases.statement import Statement, given
from storage.ledger import Errand
from storage.schema import unanswered

_ALL = Statement(select(unanswered).order_by(unanswered.c.user))
_DELETE_BEFORE = Statement(delete(unanswered).where(unanswered.c.at < given("at")))
_this = and_(unanswered.c.user == given("user"), unanswered.c.what == given("what"), unanswered.c.at == given("at"))
_ONE = Statement(select(unanswered).where(_this))
_DELETE = Statement(delete(unanswered).where(_this))


class Unanswered:
    """The last such errand of each person."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def since(self, at: float) -> list[Errand]:
        """Those of this moment (unix seconds) and later; older ones are struck out."""
        async with self._database.transaction(aside=True) as tx:
            await tx.run(_DELETE_BEFORE, at=at)
        rows = await self._database.rows(_ALL)
        return [Errand(each["user"], each["what"], each["at"]) for each in rows]

    async def has(self, errand: Errand) -> bool:
        """Whether this one was carried out, and has had no answer yet."""
        return await self._database.row(_ONE, user=errand.user, what=errand.what, at=errand.at) is not None

    def strike_out(self, errand: Errand) -> None:
        """Say that this one is answered, or no matter any more; it's written with whatever is written next."""
        self._database.later(errand, _DELETE, {"user": errand.user, "what": errand.what, "at": errand.at})
