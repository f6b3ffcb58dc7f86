"""Copying everything from one database to another, either way."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path

import pytest

from storage import FolderLock, InUse, Storage, Unusable
from storage.copying import Differs, NotEmpty, Unfinished, copy
from tests.databases import sql
from tests.storage.samples import commit, entry, new_game
from tests.storage.test_table import full_game

COPY = """
import asyncio, os, signal, sys
from storage import copying

def die():
    os.kill(os.getpid(), signal.SIGKILL)

async def write(tx, rows):
    if rows["games"][0]["id"] == int(sys.argv[4]):
        await tx.many(copying._ADD["games"], rows["games"])
        die()
    await whole(tx, rows)

whole, copying._write = copying._write, write
told = lambda done, of: die() if done == int(sys.argv[3]) else None
asyncio.run(copying.copy(sys.argv[1], sys.argv[2], told))
"""
"""Copies, and dies when so many games are copied, or in the middle of this one."""


@pytest.fixture(params=["file to file", *(pytest.param(each, marks=pytest.mark.postgres) for each in ("in", "out"))])
def both(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path | str, Path | str]:
    """What is copied, and where to."""
    files = [tmp_path / each / "railwire.sqlite" for each in ("from", "to")]
    for each in files:
        each.parent.mkdir()
    match request.param:
        case "in":
            return files[0], request.getfixturevalue("database")
        case "out":
            return request.getfixturevalue("database"), files[1]
        case _:
            return files[0], files[1]


def silent(done: int, of: int) -> None:
    """Hear how far it is."""


async def filled(where: Path | str, games: int = 3) -> list[int]:
    """Make some games of all kinds of rows; their numbers."""
    storage = await Storage.open(where)
    made = [await full_game(storage) for _ in range(games)]
    for each in range(3):
        await storage.settings.set("player", each, "language", "fr")
        await storage.settings.set("player", "Łukasz 🚂", f"k{each}", [0.1 + 0.2, None])
    # The last number of an announcement is gone with its row; it must not be given again.
    async with storage.database.transaction() as tx:
        await tx.run(sql("DELETE FROM outbox WHERE id = (SELECT max(id) FROM outbox)"))
    await storage.close()
    return made


async def test_everything_is_copied_and_goes_on(both: tuple[Path | str, Path | str]) -> None:
    source, target = both
    made, told = await filled(source), list[tuple[int, int]]()
    assert await copy(source, target, lambda done, of: told.append((done, of))) == 3
    assert told == [(1, 3), (2, 3), (3, 3)]
    here, there = await Storage.open(source), await Storage.open(target)
    for each in made:
        assert await there.games.get(each) == await here.games.get(each)
        assert await there.log.after(each, 0) == await here.log.after(each, 0)
        assert await there.outbox.of_game(each) == await here.outbox.of_game(each)
        assert await there.log.snapshot(each) == await here.log.snapshot(each)
    assert await there.settings.all("player", "Łukasz 🚂") == await here.settings.all("player", "Łukasz 🚂")
    assert there.origin != here.origin
    assert await new_game(there) == await new_game(here)
    for each in (here, there):
        await commit(each, made[0], [entry(3)], ("turn",))
    (ours,), (theirs,) = [await each.outbox.of_game(made[0], 2) for each in (here, there)]
    assert ours.id == theirs.id
    await here.close()
    await there.close()


@pytest.mark.parametrize(("after", "within"), [("1", "0"), ("2", "0"), ("0", "1"), ("0", "3")])
async def test_a_copy_that_was_killed_goes_on(both: tuple[Path | str, Path | str], after: str, within: str) -> None:
    source, target = both
    await filled(source)
    command = [sys.executable, "-c", COPY, str(source), str(target), after, within]
    process = await asyncio.create_subprocess_exec(*command)
    assert await process.wait() == -signal.SIGKILL
    with pytest.raises(Unfinished):
        await Storage.open(target)
    assert await copy(source, target, silent) == 3
    with pytest.raises(NotEmpty):
        await copy(source, target, silent)
    await (await Storage.open(target)).close()


class Broken(Exception):
    """The copy is broken off."""


def breaking(done: int, of: int) -> None:
    """Break off after the first game."""
    raise Broken


async def test_what_has_changed_since_is_found_out(both: tuple[Path | str, Path | str]) -> None:
    source, target = both
    game = (await filled(source))[0]
    with pytest.raises(Broken):
        await copy(source, target, breaking)
    storage = await Storage.open(source)
    await commit(storage, game, [entry(3)])
    await storage.close()
    with pytest.raises(Differs, match=f"game {game} isn't the same"):
        await copy(source, target, silent)


async def test_a_target_that_is_not_empty_is_refused(both: tuple[Path | str, Path | str]) -> None:
    source, target = both
    await filled(source)
    other = await Storage.open(target)
    await other.settings.set("player", 1, "language", "it")
    await other.close()
    with pytest.raises(NotEmpty):
        await copy(source, target, silent)
    other = await Storage.open(target)
    assert await other.settings.all("player", 1) == {"language": "it"}
    await other.settings.set("player", 1, "language", None)
    await other.close()
    assert await copy(source, target, silent) == 3, "nothing is kept there any more"


async def test_the_copy_of_another_database_is_not_gone_on_with(tmp_path: Path) -> None:
    one, two, target = (tmp_path / each for each in ("one.sqlite", "two.sqlite", "to.sqlite"))
    for each in (one, two):
        await filled(each)
    with pytest.raises(Broken):
        await copy(one, target, breaking)
    with pytest.raises(NotEmpty, match="another database's copy"):
        await copy(two, target, silent)


async def test_nothing_is_copied_while_a_bot_runs(both: tuple[Path | str, Path | str]) -> None:
    source, target = both
    await filled(source)
    running = await Storage.open(source)
    if isinstance(source, Path):
        with FolderLock(source.parent), pytest.raises(InUse):
            await copy(source, target, silent)
    else:
        with pytest.raises(InUse):
            await copy(source, target, silent)
    await running.close()


async def test_what_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(Unusable):
        await copy(tmp_path / "none.sqlite", tmp_path / "new" / "copy.sqlite", silent)
    assert not (tmp_path / "none.sqlite").exists()
