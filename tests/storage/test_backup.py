"""Back-up while the bot plays, restore that can't do harm, and the lock on the folder."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from storage import Damaged, FolderLock, InUse, NewerDatabase, NotWritable, Storage
from storage.backup import BACKUP, RESTORE, WouldOverwrite, backup, by_its_own_tools, check, restore
from storage.migrations import latest_version
from tests.databases import file_of
from tests.postgres import Cluster, programs
from tests.storage.samples import commit, entry, new_game


def names(folder: Path, start: str) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.name.startswith(start))


async def test_a_backup_of_a_running_database_is_restored_elsewhere(file_storage: Storage, tmp_path: Path) -> None:
    game = await new_game(file_storage)
    await commit(file_storage, game, [entry(1)], kinds=("turn",))
    copy = tmp_path / "copy.sqlite"
    size = backup(file_of(file_storage).path, copy)
    assert size == copy.stat().st_size
    await commit(file_storage, game, [entry(2)])
    assert check(copy) == latest_version()
    assert names(tmp_path, "copy") == ["copy.sqlite"]

    target = tmp_path / "new" / "railwire.sqlite"
    target.parent.mkdir()
    assert restore(copy, target) is None
    restored = await Storage.open(target)
    assert [each.seq for each in await restored.log.entries(game)] == [1]
    # What is told from now on must not be taken for what the old file told; what waited is looked up first.
    assert restored.origin != file_storage.origin
    told = await restored.outbox.of_game(game)
    assert [(each.origin, each.state) for each in told] == [(file_storage.origin, "claimed")]
    await restored.close()


async def test_the_old_database_is_kept_aside_with_its_log(file_storage: Storage, tmp_path: Path) -> None:
    game = await new_game(file_storage)
    path = file_of(file_storage).path
    copy = tmp_path / "copy.sqlite"
    backup(path, copy)
    await commit(file_storage, game, [entry(1)])
    await file_storage.close()
    with pytest.raises(WouldOverwrite):
        restore(copy, path)
    kept = restore(copy, path, force=True)
    second = restore(copy, path, force=True)
    assert kept is not None
    assert second is not None
    assert kept != second
    for file, seqs in ((kept, [1]), (path, [])):
        opened = await Storage.open(file)
        assert [each.seq for each in await opened.log.entries(game)] == seqs
        await opened.close()
    await Storage.close(await Storage.open(path))


def test_a_backup_overwrites_nothing_and_needs_a_database(tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.write_text("precious")
    with pytest.raises(NotWritable):
        backup(tmp_path / "none.sqlite", tmp_path / "copy.sqlite")
    assert not (tmp_path / "none.sqlite").exists()
    with closing(sqlite3.connect(tmp_path / "db.sqlite")) as db:
        db.execute("CREATE TABLE x (y)")
    with pytest.raises(WouldOverwrite):
        backup(tmp_path / "db.sqlite", there)
    assert there.read_text() == "precious"
    with pytest.raises(NotWritable):
        backup(tmp_path / "db.sqlite", tmp_path / "no" / "folder")


async def test_a_bad_backup_is_refused_and_the_database_stays(file_storage: Storage, tmp_path: Path) -> None:
    await new_game(file_storage)
    path = file_of(file_storage).path
    good = tmp_path / "good.sqlite"
    backup(path, good)
    await file_storage.close()
    before = path.read_bytes()

    newer, torn, text, other = (tmp_path / name for name in ("newer", "torn", "text", "other"))
    newer.write_bytes(good.read_bytes())
    with closing(sqlite3.connect(newer)) as db:
        db.execute("PRAGMA user_version = 99")
    raw = bytearray(good.read_bytes())
    raw[4096 * 3 : 4096 * 5] = b"\xff" * 8192
    torn.write_bytes(raw)
    text.write_text("no database at all " * 100)
    with closing(sqlite3.connect(other)) as db:
        db.execute("CREATE TABLE theirs (x)")
    for file, error in ((newer, NewerDatabase), (torn, Damaged), (text, Damaged), (other, Damaged)):
        with pytest.raises(error):
            restore(file, path, force=True)
    with pytest.raises(NotWritable):
        restore(tmp_path / "none", path, force=True)
    assert path.read_bytes() == before


@pytest.mark.postgres
async def test_what_is_said_about_postgresql_does_what_it_says(cluster: Cluster, database: str, tmp_path: Path) -> None:
    storage = await Storage.open(database)
    game = await new_game(storage)
    await commit(storage, game, [entry(1)], kinds=("turn",))
    found = programs()
    assert found is not None
    cluster.ask("CREATE DATABASE restored")
    for url, tool in ((database, BACKUP), (cluster.url("restored"), RESTORE)):
        said = str(by_its_own_tools(url, tool, tmp_path / "a copy.dump"))
        command = f"PATH={found}:$PATH; {said[said.index(f': {tool[0]}') + 2 :]}"
        process = await asyncio.create_subprocess_shell(command)
        assert await process.wait() == 0
    restored = await Storage.open(cluster.url("restored"))
    assert await restored.log.entries(game) == await storage.log.entries(game)
    assert restored.origin != storage.origin
    await restored.close()
    await storage.close()
    cluster.ask("DROP DATABASE restored")


def test_postgresqls_tools_are_named_with_the_address_but_not_the_password(monkeypatch: pytest.MonkeyPatch) -> None:
    url = "postgresql://ann:hush@host:5432/railwire?sslmode=require&password=hush"
    monkeypatch.setenv("PATH", "/nowhere")
    said = str(by_its_own_tools(url, RESTORE, Path("a b")))
    assert "pg_restore isn't installed here" in said
    assert "--dbname='postgresql://ann@host:5432/railwire?sslmode=require' 'a b'" in said
    assert "hush" not in said


def test_one_process_at_a_time(tmp_path: Path) -> None:
    hold = "import sys; from pathlib import Path; from storage import FolderLock; lock = FolderLock(Path(sys.argv[1]));"
    hold += "print('held', flush=True); sys.stdin.read()"
    child = subprocess.Popen(
        [sys.executable, "-c", hold, str(tmp_path)], stdout=subprocess.PIPE, stdin=subprocess.PIPE, text=True
    )
    assert child.stdout is not None
    assert child.stdout.readline() == "held\n"
    with pytest.raises(InUse):
        FolderLock(tmp_path)
    child.kill()
    child.communicate()
    with FolderLock(tmp_path), pytest.raises(InUse):
        FolderLock(tmp_path)
    with FolderLock(tmp_path) as lock:
        lock.release()
