"""Opens whichever database is meant."""

from __future__ import annotations

from pathlib import Path

from storage.database import Database
from storage.databases.sqlite import SqliteDatabase


async def open_database(where: Path | str, name: str = "railwire", *, alone: bool = False) -> Database:
    """The SQLite file of this path, made if it isn't there, or the PostgreSQL database of this address.

    `name` is what its server calls the process. `alone`: nobody else may have it open meanwhile, else InUse; of a file
    that's for a FolderLock to see to.
    """
    if not is_address(where):
        return await SqliteDatabase.open(Path(where))
    # Imported here: who keeps a file needs none of it.
    from storage.databases.postgres import PostgresDatabase

    return await PostgresDatabase.open(str(where), name, alone=alone)


def is_address(where: object) -> bool:
    """Whether this is the address of a PostgreSQL database."""
    return isinstance(where, str) and where.startswith(("postgresql://", "postgres://"))
