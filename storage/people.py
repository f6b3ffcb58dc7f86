"""What is kept about one person, and striking it out."""

from __future__ import annotations

from collections.abc import Callable

from storage.database import Database
from storage.ledger import close_errand

GONE = "gone"
"""Stands for a person who was forgotten, where a move must still count as a person's."""


class People:
    """Their rows in every table."""

    def __init__(self, database: Database, forget_all: Callable[[], None]) -> None:
        """`forget_all` is called once rows of all kinds have changed."""
        self._database, self._forget_all = database, forget_all

    async def moves(self, user: str) -> int:
        """How many moves a person has given."""
        row = await self._database.row("SELECT COUNT(*) AS n FROM actions WHERE user = ?", (user,))
        return 0 if row is None else row["n"]

    async def forget(self, user: str) -> None:
        """Strike out a person everywhere: the games' moves stay, without saying whose they were.

        Nothing of it can be read from the file any more, nor from its free room.
        """
        quoted, gone = f'"{user}"', f'"{GONE}"'
        close_errand()
        async with self._database.transaction() as tx:
            await tx.execute("DELETE FROM settings WHERE scope = 'player' AND id = ?", (user,))
            await tx.execute("DELETE FROM unanswered WHERE user = ?", (user,))
            await tx.execute("DELETE FROM intents WHERE user = ?", (user,))
            await tx.execute(
                "UPDATE intents SET body = json_remove(body, '$.name') WHERE json_extract(body, '$.about') = ?", (user,)
            )
            # Others' votes and offers say who answered them.
            await tx.execute(
                "UPDATE intents SET body = replace(body, ?1, ?2) WHERE instr(body, ?1) > 0", (quoted, gone)
            )
            await tx.execute(
                """UPDATE outbox SET mentions = '[]', payload = '{}' WHERE state IN ('sent', 'void', 'failed') AND (
                   game_id IN (SELECT game_id FROM seats WHERE user = ?1 OR owner = ?1)
                   OR instr(mentions, ?2) > 0 OR instr(payload, ?2) > 0)""",
                (user, quoted),
            )
            # A seat that was taken from them still bears their name, where nobody had a turn in it since.
            await tx.execute(
                """UPDATE seats SET name = '' WHERE user = '' AND ?1 = (
                   SELECT t.user FROM turns t WHERE t.game_id = seats.game_id AND t.seat = seats.seat AND t.user <> ''
                   ORDER BY t.id DESC LIMIT 1)""",
                (user,),
            )
            await tx.execute("UPDATE actions SET user = ?2 WHERE user = ?1", (user, GONE))
            await tx.execute("UPDATE turns SET user = ?2 WHERE user = ?1", (user, GONE))
            await tx.execute("UPDATE seats SET owner = NULL, name = iif(user = '', '', name) WHERE owner = ?", (user,))
            await tx.execute("UPDATE seats SET user = ?2, name = '' WHERE user = ?1", (user, GONE))
            await tx.execute("UPDATE games SET host = ?2 WHERE host = ?1", (user, GONE))
            await tx.execute("UPDATE games SET turn_user = NULL, turn = NULL WHERE turn_user = ?", (user,))
        self._forget_all()
        await self._database.fold()
