"""Settings of games, servers and players: small JSON values by scope, id and key."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

import aiosqlite

from storage.database import Database
from storage.jsontext import dump, load
from storage.remembered import Remembered

Owner = tuple[str, str]
"""A scope, and an id."""
REMEMBERED = 1000
"""So many owners' settings stay in memory."""
LARGE = 4096
"""Characters of a value that's read whenever it's asked for, such as the log of which a game is made."""


class Settings:
    """Read and written one at a time; the last writer wins. A scope is "game", "server" or "player"."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.remembered: Remembered[Owner, dict[str, str | None]] = Remembered(REMEMBERED)
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
        sql = "SELECT id, value FROM settings WHERE scope = ? AND key = ?"
        found = {row["id"]: row["value"] for row in await self._database.rows(sql, (scope, key))}
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
        self._database.later((whose, key), _PUT, (*whose, key, text), lambda: self._written(whose, key, text))

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
        row = await self._database.row(
            "SELECT value FROM settings WHERE scope = ? AND id = ? AND key = ?", (*owner, key)
        )
        return "null" if row is None else row["value"]

    async def _texts(self, owner: Owner) -> dict[str, str | None]:
        async def read() -> dict[str, str | None]:
            sql = "SELECT key, iif(length(value) < ?, value, NULL) AS small FROM settings WHERE scope = ? AND id = ?"
            return {row["key"]: row["small"] for row in await self._database.rows(sql, (LARGE, *owner))}

        found = await self.remembered.get(owner, read)
        later = {key: text for (whose, key), text in self._later.items() if whose == owner}
        return found | later if later else found


_PUT = "INSERT OR REPLACE INTO settings (scope, id, key, value) VALUES (?, ?, ?, ?)"


async def unset(tx: aiosqlite.Connection, scope: str, owner: str | int, key: str) -> None:
    """Remove a value."""
    await tx.execute("DELETE FROM settings WHERE scope = ? AND id = ? AND key = ?", (scope, str(owner), key))


async def put(tx: aiosqlite.Connection, scope: str, owner: str | int, key: str, value: Any) -> None:
    """Set a value that isn't None."""
    await tx.execute(_PUT, (scope, str(owner), key, dump(value)))
