"""One process for a data folder: a lock that the system releases when its holder dies, however it dies."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from types import TracebackType

from storage.errors import InUse, NotWritable


class FolderLock:
    """Held from construction to `release`. An empty SQLite file in an exclusive transaction locks on every system."""

    def __init__(self, folder: Path) -> None:
        """Makes the folder if need be. Raises InUse if another process holds it, NotWritable if it can't be written."""
        self._connection = None
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise NotWritable(f"can't make the folder {folder} ({error.strerror})") from error
        try:
            connection = sqlite3.connect(folder / "railwire.lock", isolation_level=None, timeout=0.2)
        except sqlite3.Error as error:
            raise NotWritable(f"can't write in the folder {folder} ({error})") from error
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            connection.close()
            code = getattr(error, "sqlite_errorcode", 0) & 0xFF
            if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                raise InUse(f"another Railwire is running on the data folder {folder}") from error
            raise NotWritable(f"can't write in the folder {folder} ({error})") from error
        self._connection = connection

    def release(self) -> None:
        """Let others have the folder; harmless when done twice."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def __enter__(self) -> FolderLock:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()
