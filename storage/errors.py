"""What can go wrong with the database file. Each carries figures; the words for people are the bot's."""

from __future__ import annotations

import sqlite3


class StorageError(Exception):
    """The database could not do what was asked; nothing was changed."""

    key = "storage"

    def __init__(self, detail: str = "") -> None:
        super().__init__(detail or self.key)
        self.detail = detail


class NewerDatabase(StorageError):
    """The file was written by a newer version of the program; it was left untouched."""

    key = "newer_database"

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"database version {found}, this program knows {known}")
        self.found = found
        self.known = known


class NotWritable(StorageError):
    """The file or its folder can't be opened or written."""

    key = "not_writable"


class Damaged(StorageError):
    """The file is not a database of this program, or fails SQLite's own check."""

    key = "damaged"


class Busy(StorageError):
    """Another connection held the file for longer than we are willing to wait."""

    key = "busy"


class DiskFull(StorageError):
    """There is no room left for the change."""

    key = "disk_full"


class InUse(StorageError):
    """Another process of the program holds the data folder."""

    key = "in_use"


class Conflict(StorageError):
    """The log already has an entry of this number, or would get a gap."""

    key = "conflict"


_BY_CODE: dict[int, type[StorageError]] = {
    sqlite3.SQLITE_BUSY: Busy,
    sqlite3.SQLITE_LOCKED: Busy,
    sqlite3.SQLITE_FULL: DiskFull,
    sqlite3.SQLITE_READONLY: NotWritable,
    sqlite3.SQLITE_CANTOPEN: NotWritable,
    sqlite3.SQLITE_PERM: NotWritable,
    sqlite3.SQLITE_CORRUPT: Damaged,
    sqlite3.SQLITE_NOTADB: Damaged,
}


def translate(error: sqlite3.Error) -> StorageError:
    """The error of this module for an error of SQLite; extended result codes count as their primary code."""
    code = getattr(error, "sqlite_errorcode", None)
    kind = StorageError if code is None else _BY_CODE.get(code & 0xFF, StorageError)
    return kind(str(error))
