"""Back-up and restore of the database file, for a person at a command line; plain blocking code."""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import sqlite3
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

from sqlalchemy import Table

from storage.databases.sqlite import BUSY_SECONDS, LEAST_ROOM
from storage.errors import Damaged, DiskFull, NewerDatabase, NotWritable, StorageError, translate
from storage.migrations import APPLICATION_ID, latest_version
from storage.schema import METADATA, games

COMPARED = 5
"""Games of a copy that are compared row by row."""


class WouldOverwrite(StorageError):
    """The target exists and nobody said that it may be replaced."""

    key = "would_overwrite"


BACKUP = ("pg_dump", "pg_dump --format=custom --no-owner --file={file} --dbname={address}")
RESTORE = (
    "pg_restore",
    "pg_restore --no-owner --exit-on-error --dbname={address} {file}"
    " && psql --command=\"DELETE FROM meta WHERE key = 'origin'\" {address}",
)
"""A program of PostgreSQL, and how it's used. What a restored database tells isn't to be taken for what it had told
before: for that it gets another origin."""


class ElsewhereKept(StorageError):
    """The games are in PostgreSQL, which is backed up and restored by tools of its own."""

    key = "elsewhere"


def by_its_own_tools(url: str, tool: tuple[str, str], file: Path) -> ElsewhereKept:
    """What to do in place of `backup` or `restore`, and whether its program is here; no password is shown."""
    program, words = tool
    how = words.format(file=shlex.quote(str(file)), address=shlex.quote(without_password(url)))
    when = "into an empty database (createdb), no bot being up" if tool is RESTORE else "also while the bot runs"
    there = "" if shutil.which(program) else f" ({program} isn't installed here; Debian has it in postgresql-client)"
    return ElsewhereKept(f"the games are kept in PostgreSQL; use its own tools{there}, {when}: {how}")


def without_password(url: str) -> str:
    """The address as it may be shown; PostgreSQL's tools ask for the password, or take it from .pgpass."""
    parts = urlsplit(url)
    person = f"{parts.username}@" if parts.username else ""
    query = urlencode([(name, value) for name, value in parse_qsl(parts.query) if name != "password"], safe="/")
    return urlunsplit(parts._replace(netloc=person + parts.netloc.rpartition("@")[2], query=query))


def backup(source: Path, target: Path) -> int:
    """Write a consistent copy of the database, also while the bot runs, and verify it; the copy's size in bytes.

    Raises WouldOverwrite if `target` exists, NotWritable, Damaged, DiskFull, also where the bot would be left without
    room. A failed copy is removed.
    """
    if not source.is_file():
        raise NotWritable(f"there is no database at {source}")
    if target.exists():
        raise WouldOverwrite(str(target))
    partial = target.with_name(target.name + ".partial")
    try:
        partial.unlink(missing_ok=True)
        _see_room(source, partial.parent)
        _copy(source, partial)
        _to_disk(partial)
        partial.rename(target)
    except sqlite3.Error as error:
        raise translate(error) from error
    except OSError as error:
        raise NotWritable(str(error)) from error
    finally:
        with suppress(OSError):
            partial.unlink(missing_ok=True)
    return target.stat().st_size


def _see_room(source: Path, folder: Path) -> None:
    """DiskFull unless a copy as large as the database leaves the bot room to go on."""
    needed, free = source.stat().st_size + LEAST_ROOM, shutil.disk_usage(folder).free
    if free < needed:
        raise DiskFull(f"{folder} has {free >> 20} MiB left; a back-up wants {-(-needed >> 20)} MiB")


def _copy(source: Path, partial: Path) -> None:
    """Copy, and compare some games; Damaged where the copy isn't what was copied."""
    with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True, timeout=BUSY_SECONDS)) as db:
        chosen = _some(db)
        before = digests(db, chosen)
        db.execute("VACUUM INTO ?", (str(partial),))
        after = digests(db, chosen)
    check(partial)
    with closing(sqlite3.connect(_alone(partial), uri=True)) as copied:
        found = digests(copied, chosen)
    # What was changed meanwhile may be in the copy or not; what wasn't must be.
    differing = [each for each, digest in before.items() if digest == after[each] != found[each]]
    if differing:
        raise Damaged(f"the copy isn't what was copied: {', '.join(differing)}")


def _some(db: sqlite3.Connection) -> list[int]:
    try:
        return [row[0] for row in db.execute("SELECT id FROM games ORDER BY random() LIMIT ?", (COMPARED,))]
    except sqlite3.OperationalError:
        # No database of ours; `check` says so.
        return []


def digests(db: sqlite3.Connection, chosen: Sequence[int]) -> dict[str, str]:
    """A digest of which games there are, and one of all rows of each of the chosen games."""
    # A database of an earlier version, or of another program, hasn't all tables.
    there = {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    statements = [how for name, how in _ROWS.items() if name in there]
    found = {"games": _digest(db.execute("SELECT id FROM games ORDER BY id"))} if games.name in there else {}
    return found | {f"game {each}": _digest(_rows(db, statements, each)) for each in chosen}


def _rows(db: sqlite3.Connection, statements: Sequence[str], game: int) -> Iterator[Sequence[Any]]:
    for each in statements:
        yield from db.execute(each, (game,))


def _digest(rows: Iterable[Sequence[Any]]) -> str:
    digest = hashlib.sha256()
    for row in rows:
        digest.update(repr(tuple(row)).encode())
    return digest.hexdigest()


def _asked(table: Table) -> str:
    """How to ask for a game's rows in a table; all names are the schema's."""
    order = ", ".join(each.name for each in table.primary_key)
    return f"SELECT * FROM {table.name} WHERE {_number(table)} = ? ORDER BY {order}"  # noqa: S608


def _number(table: Table) -> str:
    return "id" if table is games else "game_id"


_ROWS = {each.name: _asked(each) for each in METADATA.tables.values() if _number(each) in each.c}


def check(path: Path, *, live: bool = False) -> int:
    """The version of a database file, after SQLite's own integrity check; Damaged, NewerDatabase, NotWritable.

    A `live` one may be in use, with what stands in the files beside it.
    """
    if not path.is_file():
        raise NotWritable(f"there is no file {path}")
    try:
        where = f"{path.resolve().as_uri()}?mode=ro" if live else _alone(path)
        with closing(sqlite3.connect(where, uri=True, timeout=BUSY_SECONDS)) as db:
            version = int(db.execute("PRAGMA user_version").fetchone()[0])
            if db.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID or version == 0:
                raise Damaged(f"{path} is not a database of this program")
            if version > latest_version():
                raise NewerDatabase(version, latest_version())
            found = [str(row[0]) for row in db.execute("PRAGMA integrity_check(5)")]
            if found != ["ok"]:
                raise Damaged("; ".join(found))
            if db.execute("PRAGMA foreign_key_check").fetchone() is not None:
                raise Damaged(f"{path} has rows that refer to nothing")
    except sqlite3.Error as error:
        raise translate(error) from error
    return version


def _alone(path: Path) -> str:
    """How to open a back-up, which stands alone: looking at it (`immutable`) must leave no files beside it."""
    return f"{path.resolve().as_uri()}?mode=ro&immutable=1"


def restore(source: Path, target: Path, force: bool = False) -> Path | None:
    """Put a back-up in the place of the database; where the old one is kept now, or None if there was none.

    The caller sees to it that no process uses `target`. Raises WouldOverwrite if `target` exists and `force` is
    not given, Damaged, NewerDatabase, NotWritable, DiskFull. Nothing of `target` is touched before the copy is checked
    and on the disk, and nothing is ever deleted.
    """
    check(source)
    if target.exists() and not force:
        raise WouldOverwrite(str(target))
    incoming = target.with_name(target.name + ".incoming")
    try:
        shutil.copyfile(source, incoming)
        check(incoming)
        _new_origin(incoming)
        _to_disk(incoming)
        kept = _move_aside(target) if target.exists() else None
        incoming.rename(target)
    except OSError as error:
        incoming.unlink(missing_ok=True)
        raise NotWritable(str(error)) from error
    except sqlite3.Error as error:
        incoming.unlink(missing_ok=True)
        raise translate(error) from error
    return kept


def _new_origin(path: Path) -> None:
    """Forget the file's random name: what is told from here on must not be taken for what was told before.

    What was waiting in the back-up may have been told since: it counts as tried, so that the chat is looked at first.
    """
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
        db.execute("BEGIN")
        db.execute("DELETE FROM meta WHERE key = 'origin'")
        db.execute("UPDATE outbox SET state = 'claimed', claimed = created WHERE state = 'waiting'")
        db.execute("COMMIT")


def _move_aside(target: Path) -> Path:
    """Rename a database with its write-ahead log, which belongs to it."""
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    kept = target.with_name(f"{target.stem}-before-restore-{stamp}{target.suffix}")
    number = 1
    while kept.exists():
        number += 1
        kept = target.with_name(f"{target.stem}-before-restore-{stamp}-{number}{target.suffix}")
    for ending in ("-wal", "-shm"):
        beside = target.with_name(target.name + ending)
        if beside.exists():
            beside.rename(kept.with_name(kept.name + ending))
    target.rename(kept)
    return kept


def _to_disk(path: Path) -> None:
    """Have the file's content on the disk, not only in the system's memory."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())
