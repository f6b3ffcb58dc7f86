"""Back-up and restore of the database file, for a person at a command line; plain blocking code."""

from __future__ import annotations

import os
import shlex
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

from storage.databases.sqlite import BUSY_SECONDS
from storage.errors import Damaged, NewerDatabase, NotWritable, StorageError, translate
from storage.migrations import APPLICATION_ID, latest_version


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
    """Write a consistent copy of the database, also while the bot runs; the copy's size in bytes.

    Raises WouldOverwrite if `target` exists, NotWritable, DiskFull, Damaged. A failed copy is removed.
    """
    if not source.is_file():
        raise NotWritable(f"there is no database at {source}")
    if target.exists():
        raise WouldOverwrite(str(target))
    partial = target.with_name(target.name + ".partial")
    try:
        partial.unlink(missing_ok=True)
        with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True, timeout=BUSY_SECONDS)) as db:
            db.execute("VACUUM INTO ?", (str(partial),))
        check(partial)
        _to_disk(partial)
        partial.rename(target)
    except sqlite3.Error as error:
        partial.unlink(missing_ok=True)
        raise translate(error) from error
    except OSError as error:
        raise NotWritable(str(error)) from error
    return target.stat().st_size


def check(path: Path) -> int:
    """The version of a database file, after SQLite's own integrity check; Damaged, NewerDatabase, NotWritable."""
    if not path.is_file():
        raise NotWritable(f"there is no file {path}")
    try:
        # `immutable`: a back-up stands alone, and looking at it must leave no files beside it.
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro&immutable=1", uri=True)) as db:
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
