"""Notes of people about games."""

from __future__ import annotations

from sqlalchemy import delete, or_, select

from storage.database import Database
from storage.databases.statement import Statement, fixed, given, replacement
from storage.databases.transaction import Row
from storage.records import NoteRecord
from storage.schema import notes

TABLE = ""
"""Whose note is the whole table's."""

_seen = or_(notes.c.user == given("user"), notes.c.user == fixed(TABLE))
_SEEN = Statement(select(notes).where(notes.c.game_id == given("game_id"), _seen).order_by(notes.c.user, notes.c.about))
_BY = Statement(select(notes).where(notes.c.by == given("user")).order_by(notes.c.game_id, notes.c.user, notes.c.about))
_PUT = replacement(notes)
_DELETE = Statement(
    delete(notes).where(
        notes.c.game_id == given("game_id"), notes.c.user == given("user"), notes.c.about == given("about")
    )
)


def _note(row: Row) -> NoteRecord:
    return NoteRecord(row["game_id"], row["user"], row["about"], row["text"], row["by"], row["at"])


class Notes:
    """Rows in, rows out."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def seen_by(self, game_id: int, user: str) -> list[NoteRecord]:
        """The table's note, then a person's own, by what they are about."""
        return [_note(row) for row in await self._database.rows(_SEEN, game_id=game_id, user=user)]

    async def by(self, user: str) -> list[NoteRecord]:
        """All that a person has written, in every game."""
        return [_note(row) for row in await self._database.rows(_BY, user=user)]

    async def put(self, note: NoteRecord) -> None:
        """Keep a note in the place of the one about the same."""
        async with self._database.transaction() as tx:
            values = {"game_id": note.game_id, "user": note.user, "about": note.about}
            await tx.run(_PUT, **values, text=note.text, by=note.by, at=note.at)

    async def delete(self, game_id: int, user: str, about: str) -> None:
        """Delete one, if it's there."""
        async with self._database.transaction() as tx:
            await tx.run(_DELETE, game_id=game_id, user=user, about=about)
