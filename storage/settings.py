"""Settings of games, servers and players: small JSON values by scope, id and key."""

from __future__ import annotations

from typing import Any

import aiosqlite

from storage.database import Database
from storage.jsontext import dump, load


class Settings:
    """Read and written one at a time; the last writer wins. A scope is "game", "server" or "player"."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, scope: str, owner: str | int, key: str, default: Any = None) -> Any:
        """The value, or `default` where none is set."""
        sql = "SELECT value FROM settings WHERE scope = ? AND id = ? AND key = ?"
        row = await self._database.row(sql, (scope, str(owner), key))
        return default if row is None else load(row["value"])

    async def all(self, scope: str, owner: str | int) -> dict[str, Any]:
        """Every setting of one game, server or player."""
        sql = "SELECT key, value FROM settings WHERE scope = ? AND id = ? ORDER BY key"
        return {row["key"]: load(row["value"]) for row in await self._database.rows(sql, (scope, str(owner)))}

    async def of_key(self, scope: str, key: str) -> dict[str, Any]:
        """The values of one setting by the ids for which it's set."""
        sql = "SELECT id, value FROM settings WHERE scope = ? AND key = ?"
        return {row["id"]: load(row["value"]) for row in await self._database.rows(sql, (scope, key))}

    async def set(self, scope: str, owner: str | int, key: str, value: Any) -> None:
        """Set a value; None removes it."""
        await self._set(scope, owner, key, value, aside=False)

    async def note(self, scope: str, owner: str | int, key: str, value: Any) -> None:
        """The same for what the bot notes by itself, such as where a message is: nobody has asked for that."""
        await self._set(scope, owner, key, value, aside=True)

    async def _set(self, scope: str, owner: str | int, key: str, value: Any, *, aside: bool) -> None:
        async with self._database.transaction(aside=aside) as tx:
            if value is None:
                await unset(tx, scope, owner, key)
            else:
                await put(tx, scope, owner, key, value)


async def unset(tx: aiosqlite.Connection, scope: str, owner: str | int, key: str) -> None:
    """Remove a value."""
    await tx.execute("DELETE FROM settings WHERE scope = ? AND id = ? AND key = ?", (scope, str(owner), key))


async def put(tx: aiosqlite.Connection, scope: str, owner: str | int, key: str, value: Any) -> None:
    """Set a value that isn't None."""
    await tx.execute(
        "INSERT OR REPLACE INTO settings (scope, id, key, value) VALUES (?, ?, ?, ?)",
        (scope, str(owner), key, dump(value)),
    )
