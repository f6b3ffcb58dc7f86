"""Back-ups that the bot makes by itself: when, how many are kept, what isn't its own, and a failure that is told."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from glob import glob
from pathlib import Path

import pytest

from bot.backups import BackupFolder, Keeper, days_kept, folder_of, kept_safe, report
from bot.config import Config, settings_from
from storage import Damaged, DiskFull, Storage
from storage import backup as module
from storage.backup import backup, check
from tests.databases import file_of, sql
from tests.service.house import until
from tests.storage.samples import commit, entry, new_game

HOUR = 3600.0
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC).timestamp()
ELSEWHERE = "postgresql://ann:hush@127.0.0.1/railwire"


class Time:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


def settings(folder: Path, **more: str) -> Config:
    return settings_from({"RAILWIRE_DATA": str(folder), **more})


def names(folder: BackupFolder) -> list[str]:
    return [path.name for _, path in folder.made()]


async def a_database(folder: Path) -> Storage:
    storage = await Storage.open(folder / "railwire.sqlite")
    game = await new_game(storage)
    await commit(storage, game, [entry(1)], kinds=("turn",))
    return storage


async def test_one_is_made_a_day_and_the_oldest_go(tmp_path: Path) -> None:
    storage, clock = await a_database(tmp_path), Time()
    keeper = Keeper(settings(tmp_path, RAILWIRE_BACKUPS="2"), clock)
    await keeper.look()
    assert names(keeper.folder) == ["railwire-20260301T120000Z.sqlite"]
    # The next is due at four.
    for hours in (1, 15.9, 16, 17, 40):
        clock.now = NOON + hours * HOUR
        await keeper.look()
    assert names(keeper.folder) == ["railwire-20260302T040000Z.sqlite", "railwire-20260303T040000Z.sqlite"]
    assert keeper.figures() == {"failed": 0.0, "age": 0.0}
    restored = await Storage.open(keeper.folder.made()[-1][1])
    assert [each.seq for each in await restored.log.entries(1)] == [1]
    await restored.close()
    await storage.close()


def test_what_it_has_not_named_stays(tmp_path: Path) -> None:
    folder = BackupFolder(tmp_path, keep=1)
    precious = tmp_path / "precious"
    precious.write_text("stays")
    mine = ["railwire-mine.sqlite", "railwire-20260101T000000Z.sqlite.old", "copy.partial"]
    for each in (*mine, "railwire-20260101T000000Z.sqlite", "railwire-20260102T000000Z.sqlite.partial"):
        (tmp_path / each).write_text("")
    (tmp_path / "railwire-20250101T000000Z.sqlite").symlink_to(precious)
    new = folder.place(NOON)
    new.write_text("")
    folder.tidy(new)
    left = sorted(each.name for each in tmp_path.iterdir())
    assert left == sorted([*mine, "precious", "railwire-20250101T000000Z.sqlite", new.name])


async def test_a_clock_that_was_a_year_ahead_keeps_none_from_being_made(tmp_path: Path) -> None:
    storage, clock = await a_database(tmp_path), Time()
    keeper = Keeper(settings(tmp_path, RAILWIRE_BACKUPS="1"), clock)
    clock.now += 365 * 24 * HOUR
    await keeper.look()
    clock.now = NOON
    assert keeper.is_due(NOON)
    await keeper.look()
    assert names(keeper.folder) == ["railwire-20260301T120000Z.sqlite"]
    await storage.close()


async def test_a_failure_is_told_and_tried_again_after_an_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    storage, clock = await a_database(tmp_path), Time()
    own = settings(tmp_path)
    keeper = Keeper(own, clock)
    with monkeypatch.context() as patch, caplog.at_level(logging.ERROR):
        patch.setattr(module, "LEAST_ROOM", 1 << 60)
        await keeper.look()
    assert "the back-up failed" in caplog.text
    assert keeper.figures() == {"failed": 1.0}
    told = " ".join(report(own, NOON))
    assert "there is none yet" in told
    assert "the last try failed: DiskFull: " in told
    await keeper.look()
    assert names(keeper.folder) == [], "not before an hour is over"
    monkeypatch.setattr("bot.backups.time.monotonic", lambda: 1e9)
    await keeper.look()
    assert report(own, NOON + 5 * HOUR) == [
        f"Back-ups: the newest good one is 5.0 hours old: {tmp_path}/backups/railwire-20260301T120000Z.sqlite."
    ]
    await storage.close()


async def test_a_copy_that_lacks_a_move_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    storage = await a_database(tmp_path)

    def shorten(path: Path) -> int:
        found = check(path)
        with closing(sqlite3.connect(path)) as db:
            for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
                db.execute(f"DROP TRIGGER {name}")
            db.execute("DELETE FROM actions")
            db.commit()
        return found

    monkeypatch.setattr(module, "check", shorten)
    with pytest.raises(Damaged, match="game 1"):
        backup(file_of(storage).path, tmp_path / "copy.sqlite")
    assert glob("copy*", root_dir=tmp_path) == []
    await storage.close()


async def test_a_disk_that_would_be_full_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    storage = await a_database(tmp_path)
    monkeypatch.setattr(module, "LEAST_ROOM", 1 << 60)
    with pytest.raises(DiskFull, match="MiB left"):
        backup(file_of(storage).path, tmp_path / "copy.sqlite")
    assert not (tmp_path / "copy.sqlite").exists()
    await storage.close()


async def test_a_game_that_goes_on_meanwhile_is_no_damage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    storage = await a_database(tmp_path)
    taken = module.digests

    def played_on(db: sqlite3.Connection, chosen: list[int]) -> dict[str, str]:
        found = taken(db, chosen)
        with closing(sqlite3.connect(file_of(storage).path)) as other:
            other.execute("UPDATE games SET name = name || '!'")
            other.commit()
        return found

    monkeypatch.setattr(module, "digests", played_on)
    backup(file_of(storage).path, tmp_path / "copy.sqlite")
    assert await storage.database.row(sql("SELECT name FROM games WHERE id = 1")) is not None
    await storage.close()


async def test_where_there_is_nothing_to_copy_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    elsewhere, none = settings(tmp_path, RAILWIRE_DATABASE=ELSEWHERE), settings(tmp_path, RAILWIRE_BACKUPS="0")
    with caplog.at_level(logging.INFO):
        for each in (elsewhere, none):
            async with kept_safe(each) as keeper:
                assert keeper is None
    assert "use its own tools" in caplog.text
    assert "RAILWIRE_BACKUPS=0" in caplog.text
    assert not (tmp_path / "backups").exists()
    assert (days_kept(elsewhere), days_kept(none), days_kept(settings(tmp_path, RAILWIRE_BACKUP_EVERY="6"))) == (
        *(None, None),
        2,
    )


async def test_it_is_made_beside_what_the_bot_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    storage, own = await a_database(tmp_path), settings(tmp_path)
    monkeypatch.setattr("bot.backups.FIRST_LOOK", 0.0)
    async with kept_safe(own):
        await until(lambda: bool(folder_of(own).made()))
    await storage.close()
