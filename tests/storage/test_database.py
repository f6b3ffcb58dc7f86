"""The file: migrations, refusals, transactions, what the log forbids."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage import Busy, Conflict, Damaged, DiskFull, NewerDatabase, NotWritable, Storage, StorageError
from storage import database as database_module
from storage.database import APPLICATION_ID, Database, latest_version, migrations
from tests.storage.samples import commit, entry, new_game


async def test_a_new_file_has_the_promised_pragmas(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    database = await Database.open(path)
    async with database.transaction() as tx:
        found = {}
        for name in ("journal_mode", "foreign_keys", "synchronous", "user_version", "application_id"):
            async with tx.execute(f"PRAGMA {name}") as cursor:
                row = await cursor.fetchone()
            assert row is not None
            found[name] = row[0]
    strict = await database.rows("SELECT name FROM pragma_table_list WHERE type = 'table' AND NOT strict")
    await database.close()
    assert found == {
        "journal_mode": "wal",
        "foreign_keys": 1,
        "synchronous": 2,
        "user_version": latest_version(),
        "application_id": APPLICATION_ID,
    }
    assert {row["name"] for row in strict} <= {"sqlite_schema", "sqlite_sequence", "sqlite_temp_schema"}


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
    folder = tmp_path / "migrations"
    folder.mkdir()
    for number, sql in migrations():
        (folder / f"{number:03}_old.sql").write_text(sql)
    following = latest_version() + 1
    (folder / f"{following:03}_broken.sql").write_text(
        "CREATE TABLE fresh (x TEXT) STRICT; CREATE TABLE fresh (x TEXT);"
    )
    wanted = migrations(folder)
    monkeypatch.setattr(database_module, "migrations", lambda: wanted)
    with pytest.raises(StorageError):
        await Storage.open(path)
    wanted[-1] = (following, "CREATE TABLE fresh (x TEXT) STRICT;")
    storage = await Storage.open(path)
    assert await storage.games.get(1) is not None
    await storage.close()
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (following,)


def test_migrations_are_numbered_without_gaps(tmp_path: Path) -> None:
    (tmp_path / "002_second.sql").write_text("")
    with pytest.raises(StorageError):
        migrations(tmp_path)


async def test_the_log_is_append_only_and_without_gaps(storage: Storage) -> None:
    game = await new_game(storage)
    await commit(storage, game, [entry(1), entry(2)])
    for taken in (2, 1, 4, 0):
        with pytest.raises(Conflict):
            await commit(storage, game, [entry(taken)])
    for sql in ("UPDATE actions SET entry = '{}'", "DELETE FROM actions", "UPDATE actions SET seq = 9 WHERE seq = 2"):
        with pytest.raises(StorageError, match="append-only"):
            async with storage._database.transaction() as tx:
                await tx.execute(sql)
    assert [each.seq for each in await storage.log.entries(game)] == [1, 2]


async def test_a_commit_is_all_or_nothing(storage: Storage) -> None:
    game = await new_game(storage)
    with pytest.raises(Conflict):
        await commit(storage, game, [entry(1), entry(1)], kinds=("turn",), status="running")
    assert await storage.log.entries(game) == []
    assert await storage.outbox.of_game(game, -1) == []
    found = await storage.games.get(game)
    assert found is not None
    assert found.status == "open"


async def test_two_writers_cannot_both_make_the_same_move(storage: Storage) -> None:
    game = await new_game(storage)
    done = await asyncio.gather(*(commit(storage, game, [entry(1)]) for _ in range(5)), return_exceptions=True)
    assert sum(isinstance(each, Conflict) for each in done) == 4


async def test_a_locked_file_is_waited_for_then_reported(
    tmp_path: Path, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await new_game(storage)
    async with storage._database.transaction() as tx:
        await tx.execute("SELECT 1")
    await storage._database._writer.execute("PRAGMA busy_timeout = 200")
    with closing(sqlite3.connect(storage._database.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Busy):
            await commit(storage, game, [entry(1)])
        await storage._database._writer.execute("PRAGMA busy_timeout = 5000")
        waiting = asyncio.ensure_future(commit(storage, game, [entry(1)]))
        await asyncio.sleep(0.1)
        other.execute("COMMIT")
        await waiting
    assert len(await storage.log.entries(game)) == 1


async def test_a_full_disk_is_reported_and_costs_nothing(storage: Storage) -> None:
    game = await new_game(storage)
    await commit(storage, game, [entry(1)])
    writer = storage._database._writer
    async with writer.execute("PRAGMA page_count") as cursor:
        pages = await cursor.fetchone()
    assert pages is not None
    await writer.execute(f"PRAGMA max_page_count = {pages[0]}")
    with pytest.raises(DiskFull):
        await commit(storage, game, [entry(2, text="x" * 200_000)])
    await writer.execute("PRAGMA max_page_count = 1000000")
    await commit(storage, game, [entry(2)])
    assert [each.seq for each in await storage.log.entries(game)] == [1, 2]


async def test_a_cancelled_transaction_is_rolled_back(storage: Storage) -> None:
    game = await new_game(storage)
    inside = asyncio.Event()

    async def hang() -> None:
        async with storage._database.transaction() as tx:
            await tx.execute("UPDATE games SET name = 'changed'")
            inside.set()
            await asyncio.sleep(60)

    task = asyncio.ensure_future(hang())
    await inside.wait()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    found = await storage.games.get(game)
    assert found is not None
    assert found.name == "Friday"
    await commit(storage, game, [entry(1)])


async def test_who_is_cancelled_while_waiting_for_the_file_leaves_nothing_begun(storage: Storage) -> None:
    game = await new_game(storage)
    with closing(sqlite3.connect(storage._database.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.ensure_future(commit(storage, game, [entry(1)]))
        await asyncio.sleep(0)
        waiting.cancel()
        other.execute("COMMIT")
        await asyncio.gather(waiting, return_exceptions=True)
    await commit(storage, game, [entry(1, text="another")])
    assert [each.entry["action"]["text"] for each in await storage.log.entries(game)] == ["another"]


async def test_readers_do_not_see_what_is_not_committed(storage: Storage) -> None:
    game = await new_game(storage)
    async with storage._database.transaction() as tx:
        await tx.execute("UPDATE games SET name = 'changed'")
        found = await storage.games.get(game)
        assert found is not None
        assert found.name == "Friday"
