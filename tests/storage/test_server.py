"""PostgreSQL: connections that are cut, a commit whose end isn't heard, processes that were replaced."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import asyncpg
import pytest

from storage import (
    Damaged,
    Fenced,
    InUse,
    NewerDatabase,
    Settings,
    Storage,
    StorageError,
    Uncertain,
    Unreachable,
    Unusable,
)
from storage.databases import postgres, reaching
from storage.migrations import latest_version
from tests.databases import sql
from tests.postgres import Cluster
from tests.storage.faults import other
from tests.storage.samples import commit, entry, new_game

pytestmark = pytest.mark.postgres
PIDS = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"


@pytest.fixture
async def storage(database: str) -> AsyncIterator[Storage]:
    storage = await Storage.open(database, "one")
    yield storage
    await storage.close()


async def cut_all(storage: Storage) -> None:
    """Have the server end every connection."""
    connection = await other(storage)
    await connection.fetch(f"SELECT pg_terminate_backend(pid) FROM ({PIDS}) others")
    await connection.close()


async def seqs(storage: Storage, game: int) -> list[int]:
    return [each.seq for each in await storage.log.entries(game)]


async def test_who_was_cut_off_goes_on_by_another_connection(storage: Storage) -> None:
    game = await new_game(storage)
    await cut_all(storage)
    assert await seqs(storage, game) == []
    await cut_all(storage)
    await commit(storage, game, [entry(1)])
    assert await seqs(storage, game) == [1]


async def test_a_transaction_that_is_cut_leaves_nothing(storage: Storage) -> None:
    game = await new_game(storage)

    async def change() -> None:
        async with storage.database.transaction() as tx:
            await tx.run(sql("UPDATE games SET name = 'changed'"))
            await cut_all(storage)
            await tx.run(sql("UPDATE games SET name = 'changed again'"))

    with pytest.raises(Unreachable):
        await change()
    found = await storage.games.get(game)
    assert found is not None
    assert found.name == "Friday"
    await commit(storage, game, [entry(1)])


class CutAtTheEnd:
    """The connection is cut around COMMIT, before the server heard of it or after."""

    def __init__(self, patched: pytest.MonkeyPatch, heard: bool, meanwhile: Any = None) -> None:
        real = postgres.Wire.execute

        async def execute(connection: postgres.Wire, words: str, *values: Any, **more: Any) -> str:
            if words != "COMMIT":
                return await real(connection, words, *values, **more)
            if heard:
                await real(connection, words)
            if meanwhile is not None:
                await meanwhile()
            raise asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")

        patched.setattr(postgres.Wire, "execute", execute)


@pytest.mark.parametrize("heard", [False, True])
async def test_what_became_of_a_commit_is_found_out(
    storage: Storage, monkeypatch: pytest.MonkeyPatch, heard: bool
) -> None:
    game = await new_game(storage)
    with monkeypatch.context() as patched:
        CutAtTheEnd(patched, heard)
        if heard:
            await commit(storage, game, [entry(1)])
        else:
            with pytest.raises(Unreachable):
                await commit(storage, game, [entry(1)])
    assert await seqs(storage, game) == [1] * heard
    await commit(storage, game, [entry(2 if heard else 1)])


@pytest.mark.parametrize("heard", [False, True])
async def test_a_server_that_is_killed_at_a_commit_and_comes_back(
    storage: Storage, cluster: Cluster, monkeypatch: pytest.MonkeyPatch, heard: bool
) -> None:
    game = await new_game(storage)

    async def kill() -> None:
        cluster.kill()
        # In this very thread, with whose end the server would end.
        asyncio.get_running_loop().call_later(0.5, cluster.start)

    with monkeypatch.context() as patched:
        CutAtTheEnd(patched, heard, kill)
        done = await asyncio.gather(commit(storage, game, [entry(1)]), return_exceptions=True)
    assert [type(each) for each in done] == [type(None) if heard else Unreachable]
    assert await seqs(storage, game) == [1] * heard


async def test_what_cannot_be_found_out_in_time_is_said_to_be_uncertain(
    storage: Storage, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await new_game(storage)
    monkeypatch.setattr(postgres, "OUTCOME_SECONDS", 0.3)

    async def kill() -> None:
        cluster.kill()

    with monkeypatch.context() as patched:
        CutAtTheEnd(patched, True, kill)
        with pytest.raises(Uncertain) as raised:
            await commit(storage, game, [entry(1)])
    with pytest.raises(Unreachable):
        await storage.games.get(game)
    cluster.start()
    assert await raised.value.outcome()
    assert await seqs(storage, game) == [1]


async def test_who_was_replaced_commits_nothing_any_more(storage: Storage) -> None:
    game = await new_game(storage)
    connection = await other(storage)
    await connection.execute("CREATE TABLE members (id BIGINT PRIMARY KEY); INSERT INTO members VALUES (17)")
    storage.database.fence = lambda: "EXISTS (SELECT 1 FROM members WHERE id = 17 FOR KEY SHARE)"
    await commit(storage, game, [entry(1)])
    async with storage.database.transaction() as tx:
        await tx.run(sql("UPDATE games SET name = 'changed'"))
        leaving = asyncio.ensure_future(connection.execute("DELETE FROM members"))
        await asyncio.sleep(0.1)
        assert not leaving.done(), "it waits for what was begun before"
    await leaving
    with pytest.raises(Fenced):
        await commit(storage, game, [entry(2)])
    storage.database.fence = lambda: "FALSE"
    with pytest.raises(Fenced):
        await commit(storage, game, [entry(2)])
    storage.database.fence = lambda: None
    await commit(storage, game, [entry(2)])
    await connection.close()


async def test_processes_hear_what_the_others_have_touched(storage: Storage) -> None:
    game = await new_game(storage)
    heard: asyncio.Queue[Any] = asyncio.Queue()
    connection = await other(storage)
    await connection.add_listener("railwire", lambda *told: heard.put_nowait(json.loads(told[3])))
    await storage.settings.set("player", 7, "language", "fr")
    storage.database.fence = lambda: None
    await commit(storage, game, [entry(1)])
    with pytest.raises(StorageError):
        await commit(storage, game, [entry(1)])
    await storage.settings.set("player", 7, "language", "it")
    await storage.people.forget("1")
    told = [await asyncio.wait_for(heard.get(), 10) for _ in range(3)]
    assert told == [{"by": "one", "game": game}, {"by": "one", "owner": ["player", "7"]}, {"by": "one", "person": "1"}]
    await connection.close()


async def test_what_one_process_writes_the_others_read(storage: Storage, database: str) -> None:
    second = await Storage.open(database, "two")
    settings: Settings = second.settings
    assert await settings.get("player", 7, "language") is None
    await storage.settings.set("player", 7, "language", "fr")
    assert await settings.get("player", 7, "language") == "fr"
    game = await new_game(storage)
    assert await second.outbox.of_game(game) == []
    await commit(storage, game, [entry(1)], ("turn",))
    assert len(await second.outbox.of_game(game)) == 1
    await second.close()


async def test_transactions_go_on_beside_each_other(storage: Storage) -> None:
    one, two = await new_game(storage), await new_game(storage)
    async with storage.database.transaction() as tx:
        await tx.run(sql("UPDATE games SET name = 'changed' WHERE id = :id"), id=one)
        await asyncio.wait_for(commit(storage, two, [entry(1)]), 5)
    assert await seqs(storage, two) == [1]


async def test_what_is_for_later_rides_with_one_transaction_at_a_time(storage: Storage) -> None:
    game = await new_game(storage)
    storage.settings.note_later("game", game, "pinned", 1)
    await asyncio.gather(*(storage.settings.set("player", n, "language", "fr") for n in range(20)))
    storage.settings.note_later("game", game, "pinned", 2)
    await asyncio.gather(*(storage.settings.set("player", n, "language", "it") for n in range(20)))
    assert await storage.settings.get("game", game, "pinned") == 2


async def test_several_processes_make_the_tables_once(database: str) -> None:
    opened = await asyncio.gather(*(Storage.open(database, str(n)) for n in range(3)))
    assert len({each.origin for each in opened}) == 1
    for each in opened:
        await each.close()


async def test_a_newer_database_is_refused_and_so_is_another_programs(storage: Storage, database: str) -> None:
    connection = await other(storage)
    await connection.execute("UPDATE alembic_version SET version_num = '099'")
    with pytest.raises(NewerDatabase) as caught:
        await Storage.open(database)
    assert (caught.value.found, caught.value.known) == (99, latest_version())
    await connection.execute("UPDATE alembic_version SET version_num = 'ab12'")
    with pytest.raises(Damaged):
        await Storage.open(database)
    await connection.execute("DROP TABLE alembic_version")
    with pytest.raises(Damaged):
        await Storage.open(database)
    await connection.close()


async def test_who_has_it_alone_keeps_others_out(storage: Storage, database: str) -> None:
    await storage.close()
    connection = await other(storage)
    await connection.fetch("SELECT pg_advisory_lock($1)", postgres.USE)
    with pytest.raises(InUse):
        await Storage.open(database)
    await connection.close()
    await (await Storage.open(database)).close()


async def test_an_address_that_leads_nowhere_is_told_without_the_password(cluster: Cluster, database: str) -> None:
    wrong = [
        (f"postgresql://railwire:hush@/none?host={cluster.folder}", Unusable, "no such database"),
        ("postgresql://railwire:hush@127.0.0.1:1/railwire", Unreachable, "127.0.0.1/railwire can't be reached"),
        ("postgresql://railwire:hush@host:hu:sh/railwire", Unusable, "can't be read"),
        (f"postgresql://nobody_here:hush@/postgres?host={cluster.folder}", Unusable, "refuses the user"),
    ]
    for url, kind, words in wrong:
        with pytest.raises(kind, match=words) as caught:
            await Storage.open(url)
        assert "hush" not in str(caught.value)


async def test_a_server_that_is_too_old_is_refused(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reaching, "LEAST_SERVER", 99)
    with pytest.raises(Unusable, match="99 is the oldest"):
        await Storage.open(database)
