"""Numbered migrations, written for Alembic; each begins where the one before it ended."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlalchemy.engine import Dialect

FOLDER = Path(__file__).parent / "versions"
APPLICATION_ID = 0x52574952  # "RWIR", so that a stranger's file is never taken for ours


def latest_version() -> int:
    """The version of the database that this program writes."""
    return _latest(FOLDER)


@cache
def _latest(folder: Path) -> int:
    return max(int(found[1]) for each in folder.iterdir() if (found := re.match(r"(\d{3})_\w+\.py$", each.name)))


def script(dialect: Dialect, have: int) -> str:
    """The SQL that brings a database of this dialect from version `have` (0: it's empty) to the newest.

    Each migration is a transaction of its own, the version number with it.
    """
    # Imported here: Alembic takes a moment, and there's seldom something to migrate.
    from storage.migrations.writing import written

    return written(dialect, have, FOLDER, APPLICATION_ID)
