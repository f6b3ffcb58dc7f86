"""The SQLite file: how it's made, what is refused, migrations."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage import Damaged, NewerDatabase, NotWritable, Storage, StorageError, migrations
from storage.databases.sqlite import SqliteDatabase
from storage.migrations import APPLICATION_ID, latest_version
from tests.databases import file_of, sql
from tests.storage.samples import commit, entry, new_game

FRESH = "CREATE TABLE fresh (x TEXT) STRICT"
MIGRATION = """
from storage.migrations.saying import say
revision, down_revision = "{:03}", "{:03}"
def upgrade(): say("{}")
"""


async def test_a_new_file_has_the_promised_pragmas(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    database = await SqliteDatabase.open(path)
    found = {}
    for name in ("journal_mode", "foreign_keys", "synchronous", "user_version", "application_id"):
        ((found[name],),) = await database._writer.execute_fetchall(f"PRAGMA {name}")
    loose = await database.rows(sql("SELECT name FROM pragma_table_list WHERE type = 'table' AND NOT strict"))
    await database.close()
    assert found == {
        "journal_mode": "wal",
        "foreign_keys": 1,
        "synchronous": 2,
        "user_version": latest_version(),
        "application_id": APPLICATION_ID,
    }
    assert {row["name"] for row in loose} <= {
        "sqlite_schema",
        "sqlite_sequence",
        "sqlite_temp_schema",
        "alembic_version",
    }


async def test_a_newer_database_is_refused_and_untouched(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    await (await Storage.open(path)).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    with pytest.raises(NewerDatabase) as caught:
        await Storage.open(path)
    assert (caught.value.found, caught.value.known) == (99, latest_version())
    assert path.read_bytes() == before


async def test_a_file_of_others_is_refused_and_untouched(tmp_path: Path) -> None:
    text = tmp_path / "text.sqlite"
    text.write_text("this is not a database, but it is long enough to have a header of one" * 20)
    other = tmp_path / "other.sqlite"
    with closing(sqlite3.connect(other)) as db:
        db.execute("CREATE TABLE theirs (x)")
    for path in (text, other):
        before = path.read_bytes()
        with pytest.raises(Damaged):
            await Storage.open(path)
        assert path.read_bytes() == before


async def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(NotWritable):
        await Storage.open(tmp_path / "none" / "a.sqlite")


async def test_migrations_go_on_from_where_a_file_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.sqlite"
    storage = await Storage.open(path)
    await new_game(storage)
    await storage.close()
    following = latest_version() + 1
    with monkeypatch.context() as patched:
        for number, words in enumerate((f"{FRESH}; {FRESH}", FRESH)):
            folder = tmp_path / f"versions{number}"
            shutil.copytree(migrations.FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
            (folder / f"{following:03}_fresh.py").write_text(MIGRATION.format(following, following - 1, words))
            patched.setattr(migrations, "FOLDER", folder)
            if number == 0:
                with pytest.raises(StorageError, match="already exists"):
                    await Storage.open(path)
        storage = await Storage.open(path)
        assert await storage.games.get(1) is not None
        await storage.close()
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (following,)
        assert db.execute("SELECT version_num FROM alembic_version").fetchall() == [(f"{following:03}",)]
    with pytest.raises(NewerDatabase):
        await Storage.open(path)


def test_migrations_are_numbered_without_gaps() -> None:
    found = sorted(each.name[:3] for each in migrations.FOLDER.glob("*.py"))
    assert found == [f"{number:03}" for number in range(1, latest_version() + 1)]


async def test_who_is_cancelled_while_waiting_for_the_file_leaves_nothing_begun(file_storage: Storage) -> None:
    game = await new_game(file_storage)
    with closing(sqlite3.connect(file_of(file_storage).path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.ensure_future(commit(file_storage, game, [entry(1)]))
        await asyncio.sleep(0)
        waiting.cancel()
        other.execute("COMMIT")
        await asyncio.gather(waiting, return_exceptions=True)
    await commit(file_storage, game, [entry(1, text="another")])
    assert [each.entry["action"]["text"] for each in await file_storage.log.entries(game)] == ["another"]
