"""What can go wrong with the database. Each carries figures; the words for people are the bot's."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Coroutine
from typing import Any


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
    """Another connection held what was to be written for longer than we are willing to wait."""

    key = "busy"


class DiskFull(StorageError):
    """There is no room left for the change."""

    key = "disk_full"


class Inconsistent(StorageError):
    """A rule of the tables forbids the change, such as that of the log, to which entries are only added."""

    key = "storage"


class Unreachable(StorageError):
    """The database's server doesn't answer, or has cut the connection; nothing was changed."""

    key = "storage"


class Uncertain(StorageError):
    """The connection was cut while a change was being committed, and whether it was couldn't be found out in time.

    `outcome` finds out, for as long as that takes; Uncertain where nothing tells any more.
    """

    key = "uncertain"

    def __init__(self, detail: str, outcome: Callable[[], Coroutine[Any, Any, bool]]) -> None:
        super().__init__(detail)
        self.outcome = outcome


class Fenced(StorageError):
    """This process was taken for dead, and others have taken its place: it may change nothing any more."""

    key = "storage"


class Unusable(StorageError):
    """The database can't be used as it's set up; the detail says why, and what helps."""

    key = "storage"


class InUse(StorageError):
    """Another process of the program holds the data folder or the database."""

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
    sqlite3.SQLITE_CONSTRAINT: Inconsistent,
}


def translate(error: sqlite3.Error) -> StorageError:
    """The error of this module for an error of SQLite; extended result codes count as their primary code."""
    code = getattr(error, "sqlite_errorcode", None)
    kind = StorageError if code is None else _BY_CODE.get(code & 0xFF, StorageError)
    return kind(str(error))
