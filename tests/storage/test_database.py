"""What a database promises, whichever it is: transactions, what the log forbids, what is locked or full."""

from __future__ import annotations

import asyncio

import pytest

from storage import Busy, Conflict, DiskFull, Storage, StorageError
from tests.databases import sql
from tests.storage.faults import PATIENT, SHORT, full, locked, wait_for_locks
from tests.storage.samples import commit, entry, new_game


async def test_the_log_is_append_only_and_without_gaps(storage: Storage) -> None:
    game = await new_game(storage)
    await commit(storage, game, [entry(1), entry(2)])
    for taken in (2, 1, 4, 0):
        with pytest.raises(Conflict):
            await commit(storage, game, [entry(taken)])
    for words in ("UPDATE actions SET entry = '{}'", "DELETE FROM actions", "UPDATE actions SET seq = 9 WHERE seq = 2"):
        with pytest.raises(StorageError, match="append-only"):
            async with storage.database.transaction() as tx:
                await tx.run(sql(words))
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


async def test_what_is_locked_is_waited_for_then_reported(storage: Storage) -> None:
    game = await new_game(storage)
    await wait_for_locks(storage, SHORT)
    async with locked(storage, game) as release:
        with pytest.raises(Busy):
            await commit(storage, game, [entry(1)])
        await wait_for_locks(storage, PATIENT)
        waiting = asyncio.ensure_future(commit(storage, game, [entry(1)]))
        await asyncio.sleep(0.1)
        assert not waiting.done()
        await release()
        await waiting
    assert len(await storage.log.entries(game)) == 1


async def test_a_full_disk_is_reported_and_costs_nothing(storage: Storage) -> None:
    game = await new_game(storage)
    await commit(storage, game, [entry(1)])
    async with full(storage):
        with pytest.raises(DiskFull):
            await commit(storage, game, [entry(2, text="x" * 200_000)])
    await commit(storage, game, [entry(2)])
    assert [each.seq for each in await storage.log.entries(game)] == [1, 2]


async def test_a_cancelled_transaction_is_rolled_back(storage: Storage) -> None:
    game = await new_game(storage)
    inside = asyncio.Event()

    async def hang() -> None:
        async with storage.database.transaction() as tx:
            await tx.run(sql("UPDATE games SET name = 'changed'"))
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


async def test_readers_do_not_see_what_is_not_committed(storage: Storage) -> None:
    game = await new_game(storage)
    async with storage.database.transaction() as tx:
        await tx.run(sql("UPDATE games SET name = 'changed'"))
        found = await storage.games.get(game)
        assert found is not None
        assert found.name == "Friday"
