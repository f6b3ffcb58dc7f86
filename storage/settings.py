"""Settings of games, servers and players: small JSON values by scope, id and key."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

from sqlalchemy import and_, case, delete, func, null, select

from storage.database import Database
from storage.databases.statement import Statement, fixed, given, replacement
from storage.databases.transaction import Transaction
from storage.jsontext import dump, load
from storage.remembered import Remembered
from storage.schema import settings

Owner = tuple[str, str]
"""A scope, and an id."""
REMEMBERED = 1000
"""So many owners' settings stay in memory."""
LARGE = 4096
"""Characters of a value that's read whenever it's asked for, such as the log of which a game is made."""

_OF_KEY = Statement(
    select(settings.c.id, settings.c.value).where(settings.c.scope == given("scope"), settings.c.key == given("key"))
)
_small = case((func.length(settings.c.value) < fixed(LARGE), settings.c.value), else_=null()).label("small")
_TEXTS = Statement(
    select(settings.c.key, _small).where(settings.c.scope == given("scope"), settings.c.id == given("id"))
)
_one = and_(settings.c.scope == given("scope"), settings.c.id == given("id"), settings.c.key == given("key"))
_VALUE = Statement(select(settings.c.value).where(_one))
_PUT = replacement(settings)
_DELETE = Statement(delete(settings).where(_one))


class Settings:
    """Read and written one at a time; the last writer wins. A scope is "game", "server" or "player"."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.remembered: Remembered[Owner, dict[str, str | None]] = Remembered(0 if database.is_shared else REMEMBERED)
        """The texts of each owner's values, None for large ones."""
        self._later: dict[tuple[Owner, str], str] = {}
        """Of what is to be written later."""

    async def get(self, scope: str, owner: str | int, key: str, default: Any = None) -> Any:
        """The value, or `default` where none is set."""
        whose = (scope, str(owner))
        texts = await self._texts(whose)
        if key not in texts:
            return default
        return load(texts[key] or await self._large(whose, key))

    async def all(self, scope: str, owner: str | int) -> dict[str, Any]:
        """Every setting of one game, server or player."""
        whose = (scope, str(owner))
        texts = await self._texts(whose)
        return {key: load(texts[key] or await self._large(whose, key)) for key in sorted(texts)}

    async def of_key(self, scope: str, key: str) -> dict[str, Any]:
        """The values of one setting by the ids for which it's set."""
        found = {row["id"]: row["value"] for row in await self._database.rows(_OF_KEY, scope=scope, key=key)}
        found |= {owner[1]: text for (owner, name), text in self._later.items() if (owner[0], name) == (scope, key)}
        return {owner: load(text) for owner, text in found.items()}

    async def set(self, scope: str, owner: str | int, key: str, value: Any) -> None:
        """Set a value; None removes it."""
        await self._set(scope, owner, key, value, aside=False)

    async def note(self, scope: str, owner: str | int, key: str, value: Any) -> None:
        """The same for what the bot notes by itself, such as where a message is: nobody has asked for that."""
        await self._set(scope, owner, key, value, aside=True)

    def note_later(self, scope: str, owner: str | int, key: str, value: Any) -> None:
        """The same for what can be found out anew: it's read from now on, and written with whatever is written next."""
        whose, text = (scope, str(owner)), dump(value)
        self._later[whose, key] = text
        values = {"scope": scope, "id": whose[1], "key": key, "value": text}
        self._database.later((whose, key), _PUT, values, lambda: self._written(whose, key, text))

    def _renew(self, whose: Owner, key: str, text: str | None) -> None:
        texts = {name: each for name, each in (self.remembered.known(whose) or {}).items() if name != key}
        if text is not None:
            texts[key] = text if len(text) < LARGE else None
        self.remembered.renew(whose, texts)

    def _written(self, whose: Owner, key: str, text: str) -> None:
        self._renew(whose, key, text)
        if self._later.get((whose, key)) == text:
            del self._later[whose, key]

    def forget(self, scope: str, owner: str | int, key: str) -> AbstractContextManager[None]:
        """While a value is removed by others: what is remembered of it."""
        whose = (scope, str(owner))
        self._drop_later(whose, key)
        return self.remembered.changing(whose)

    def _drop_later(self, whose: Owner, key: str) -> None:
        self._database.not_later((whose, key))
        self._later.pop((whose, key), None)

    async def _set(self, scope: str, owner: str | int, key: str, value: Any, *, aside: bool) -> None:
        whose = (scope, str(owner))
        self._drop_later(whose, key)
        try:
            async with self._database.transaction(aside=aside) as tx:
                if value is None:
                    await unset(tx, scope, owner, key)
                else:
                    await put(tx, scope, owner, key, value)
        except BaseException:
            self.remembered.forget(whose)
            raise
        self._renew(whose, key, None if value is None else dump(value))

    async def _large(self, owner: Owner, key: str) -> str:
        """A value that isn't kept in memory; null where it's gone meanwhile."""
        row = await self._database.row(_VALUE, scope=owner[0], id=owner[1], key=key)
        return "null" if row is None else row["value"]

    async def _texts(self, owner: Owner) -> dict[str, str | None]:
        async def read() -> dict[str, str | None]:
            rows = await self._database.rows(_TEXTS, scope=owner[0], id=owner[1])
            return {row["key"]: row["small"] for row in rows}

        found = await self.remembered.get(owner, read)
        later = {key: text for (whose, key), text in self._later.items() if whose == owner}
        return found | later if later else found


async def unset(tx: Transaction, scope: str, owner: str | int, key: str) -> None:
    """Remove a value."""
    tx.touch("owner", (scope, str(owner)))
    await tx.run(_DELETE, scope=scope, id=str(owner), key=key)


async def put(tx: Transaction, scope: str, owner: str | int, key: str, value: Any) -> None:
    """Set a value that isn't None."""
    tx.touch("owner", (scope, str(owner)))
    await tx.run(_PUT, scope=scope, id=str(owner), key=key, value=dump(value))
