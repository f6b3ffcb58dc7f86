"""Turns, intents, seats kept by others: what is written is read back, and what an older file holds is taken over."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage import (
    Change,
    Commit,
    IntentChange,
    IntentRecord,
    NewAnnouncement,
    NewTurn,
    SeatRecord,
    Storage,
    StorageError,
    database,
)
from tests.storage.samples import commit, entry, new_game

TURN = {"seat": "P1", "user": "1", "kind": "turn", "seq": 0}


async def begin(storage: Storage, game: int, seq: int, seat: str = "P1", user: str = "1", at: float = 9.0) -> None:
    change = Change("running", 0, turn=TURN | {"seat": seat, "user": user}, turn_user=user, turn_since=at)
    ends = None if seq == 0 else 2.5
    await storage.commit(game, Commit(change, at, ends=ends, begins=NewTurn(seq, seat, user, "turn", at, at)))


async def test_turns_open_and_close(storage: Storage) -> None:
    game = await new_game(storage)
    await begin(storage, game, 0)
    await begin(storage, game, 3, "P2", "2", at=20.0)
    first, second = await storage.turns.of_game(game)
    assert (first.seat, first.ended, first.net) == ("P1", 20.0, 2.5)
    assert (second.seat, second.seq, second.ended, second.net) == ("P2", 3, None, None)


async def test_only_turns_of_people_wait(storage: Storage) -> None:
    game, other = await new_game(storage), await new_game(storage, "t")
    await begin(storage, game, 0, "P2", "2")  # a robot's
    await begin(storage, other, 0)
    assert [(each.turn.game_id, each.server) for each in await storage.turns.waiting()] == [(other, "t")]
    assert await storage.turns.waiting("2") == []
    kept = [SeatRecord("P1", "1", "Ann", owner="7", caretaker=True, wanted=True), SeatRecord("P2", "2", "Bo")]
    await storage.commit(other, Commit(Change("running", 0), 9.0, seats=kept, terms={"pace": 5}))
    assert await storage.turns.waiting() == []
    found = await storage.games.get(other)
    assert found is not None
    assert (found.seats, found.terms) == (tuple(kept), {"pace": 5})


async def test_a_reminder_and_its_announcement_are_one(storage: Storage) -> None:
    game = await new_game(storage)
    await begin(storage, game, 0)
    turn = (await storage.turns.of_game(game))[0]
    told = NewAnnouncement(0, "reminder", ("1",), {})
    assert await storage.turns.last_reminded("1") is None
    assert await storage.turns.remind([turn], game, told, 50.0)
    assert not await storage.turns.remind([turn], game, told, 60.0)
    assert await storage.turns.last_reminded("1") == 50.0
    assert [each.kind for each in await storage.outbox.of_game(game, -1)] == ["reminder"]
    turn = (await storage.turns.of_game(game))[0]
    await begin(storage, game, 3, "P1", at=70.0)
    assert not await storage.turns.remind([turn], game, told, 80.0)


async def test_intents(storage: Storage) -> None:
    game = await new_game(storage)
    made = IntentRecord(0, game, "order", "1", "P1", {"what": "pass"}, "open", 4, 9.0)
    number = await storage.intents.add(made)
    assert await storage.intents.get(10**30) is None
    await storage.commit(game, Commit(Change("running", 0), 9.0, intents=[IntentChange(number, 7, {"why": "x"})]))
    found = await storage.intents.get(number)
    assert found is not None
    assert (found.body, found.ended, found.outcome) == ({"what": "pass"}, 7, {"why": "x"})
    await storage.intents.change(number, "closed", {"what": "buy"})
    assert await storage.intents.of_game(game, ["order"]) == []
    assert [each.body for each in await storage.intents.of_game(game, ["order"], ["closed"])] == [{"what": "buy"}]
    assert [each.id for each in await storage.intents.of_user("1")] == [number]


async def test_only_the_giver_of_a_move_can_be_struck_out(storage: Storage) -> None:
    game = await new_game(storage)
    await commit(storage, game, [entry(1)])
    async with storage._database.transaction() as tx:
        await tx.execute("UPDATE actions SET user = 'gone'")
    assert (await storage.log.entries(game))[0].user == "gone"
    with pytest.raises(StorageError):
        async with storage._database.transaction() as tx:
            await tx.execute("UPDATE actions SET user = 'x', mark = 'caretaker'")


async def test_a_running_game_of_the_first_version_gets_its_open_turn(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    first = database.migrations()[:1]
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.executescript(first[0][1])
        db.execute(f"PRAGMA application_id = {database.APPLICATION_ID}")
        db.execute("PRAGMA user_version = 1")
        turn = '{"seat":"P2","user":"2","kind":"turn","seq":5}'
        sql = """INSERT INTO games (host, name, title, terms, status, seq, turn, turn_user, turn_since, created)
                 VALUES ('1', 'n', 't', '{}', 'running', 6, ?, '2', 40.0, 1.0)"""
        db.execute(sql, (turn,))
    storage = await Storage.open(path)
    turns = await storage.turns.of_game(1)
    assert [(each.seat, each.user, each.seq, each.since, each.ended) for each in turns] == [("P2", "2", 5, 40.0, None)]
    await storage.close()


async def test_a_game_is_made_with_what_is_kept_of_it_or_not_at_all(storage: Storage) -> None:
    made = await storage.games.get(await new_game(storage))
    assert made is not None
    game_id = await storage.create_game(made, {"record": [1, 2]})
    assert await storage.settings.get("game", game_id, "record") == [1, 2]
    with pytest.raises(TypeError):
        await storage.create_game(made, {"record": object()})
    assert len(await storage.games.of_server("s", ["open"])) == 2
