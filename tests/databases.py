"""The file that nearly every test begins with: a database at the newest version, made once a process."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import text

from storage import Storage, migrations
from storage.databases.sqlite import DIALECT, SqliteDatabase
from storage.databases.statement import Statement
from storage.migrations.writing import written

_files: list[bytes] = []


async def open_storage(path: Path) -> Storage:
    """The storage of this file, made if it isn't there; what it writes isn't waited for until the disk has it.

    So it outlives the process, as in a test that kills one, but not a power cut.
    """
    if not _files:
        made = path.with_suffix(".made")
        await (await SqliteDatabase.open(made)).close()
        _keep(made)
    _begin(path)
    storage = await Storage.open(path)
    for each in (file_of(storage)._writer, file_of(storage)._reader):
        await each.execute("PRAGMA synchronous = OFF")
    return storage


def file_of(storage: Storage) -> SqliteDatabase:
    """The SQLite file of a storage that has one."""
    assert isinstance(storage.database, SqliteDatabase)
    return storage.database


def sql(words: str) -> Statement:
    """A statement of a test's own; `:name` stands for a value."""
    return Statement(text(words))


def script_between(have: int, until: int, folder: Path) -> str:
    """The SQL that brings a file from one version to another; the folder is for its migrations."""
    folder.mkdir()
    for each in sorted(migrations.FOLDER.glob("*.py"))[:until]:
        (folder / each.name).write_bytes(each.read_bytes())
    return written(DIALECT, have, folder, migrations.APPLICATION_ID)


def _keep(made: Path) -> None:
    _files.append(made.read_bytes())
    made.unlink()


def _begin(path: Path) -> None:
    if not path.exists():
        path.write_bytes(_files[0])
