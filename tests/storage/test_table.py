"""Turns, intents, seats kept by others: what is written is read back, and what an older file holds is taken over."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from storage import (
    Change,
    Commit,
    IntentChange,
    IntentRecord,
    NewAnnouncement,
    NewTurn,
    NoteRecord,
    SeatRecord,
    Storage,
    StorageError,
    WealthRecord,
)
from storage.migrations import latest_version
from tests.databases import script_between, sql
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
    assert await storage.turns.last_reminded("1", 99.0) is None
    assert await storage.turns.remind([turn], game, told, 50.0)
    assert not await storage.turns.remind([turn], game, told, 60.0)
    assert await storage.turns.last_reminded("1", 99.0) == 50.0
    assert await storage.turns.last_reminded("1", 49.0) is None
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
    async with storage.database.transaction() as tx:
        await tx.run(sql("UPDATE actions SET \"user\" = 'gone'"))
    assert (await storage.log.entries(game))[0].user == "gone"
    with pytest.raises(StorageError):
        async with storage.database.transaction() as tx:
            await tx.run(sql("UPDATE actions SET \"user\" = 'x', mark = 'caretaker'"))


async def test_a_running_game_of_the_first_version_gets_its_open_turn(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.executescript(script_between(0, 1, tmp_path / "versions"))
        turn = '{"seat":"P2","user":"2","kind":"turn","seq":5}'
        sql = """INSERT INTO games (host, name, title, terms, status, seq, turn, turn_user, turn_since, created)
                 VALUES ('1', 'n', 't', '{}', 'running', 6, ?, '2', 40.0, 1.0)"""
        db.execute(sql, (turn,))
    storage = await Storage.open(path)
    turns = await storage.turns.of_game(1)
    assert [(each.seat, each.user, each.seq, each.since, each.ended) for each in turns] == [("P2", "2", 5, 40.0, None)]
    await storage.close()


async def rows_of(storage: Storage, game: int) -> dict[str, int]:
    """How many rows of a game each table has."""
    tables = ("actions", "snapshots", "wealth", "intents", "turns", "outbox", "seats", "notes")
    asked = {each: sql(f"SELECT game_id FROM {each} WHERE game_id = :game") for each in tables}
    found = {each: len(await storage.database.rows(words, game=game)) for each, words in asked.items()}
    kept = await storage.settings.all("game", game)
    return {each: count for each, count in (found | {"settings": len(kept)}).items() if count}


async def full_game(storage: Storage) -> int:
    """A running game with a row in each table, in its second turn; what asked for it is told."""
    game = await new_game(storage)
    await storage.settings.set("game", game, "record", {"setup": {}})
    await storage.settings.set("game", game, "pinned", {"message": "7"})
    await storage.notes.put(NoteRecord(game, "1", "", "Wait.", "1", 9.0))
    intent = IntentRecord(0, game, "plan", "1", "P1", {}, "open", 1, 5.0)
    for seq, told in ((1, ("turn", "log")), (2, ("turn",))):
        turn = {"seq": seq, "seat": "P1", "kind": "turn"}
        change = Change("running", seq, turn=turn, turn_user="1", turn_since=9.0, setup={"x": 1})
        begins = NewTurn(seq, "P1", "1", "turn", 9.0, 9.0)
        kept: dict[str, Any] = {"snapshot": {"seq": seq}, "wealth": [WealthRecord(seq, {}, {})], "begins": begins}
        announced = [NewAnnouncement(seq, kind, ("1",), {"user": "1"}) for kind in told]
        ends = 1.0 if seq == 2 else None
        await storage.commit(
            game, Commit(change, 9.0, [entry(seq)], announced, new_intents=[intent], ends=ends, **kept)
        )
    for each in await storage.outbox.of_game(game):
        if each.kind == "turn":
            await storage.outbox.claim(each.id, 9.0)
            await storage.outbox.mark_sent(each.id, f"m{each.seq}", 9.0)
    return game


async def test_what_an_abandoned_game_held_is_deleted(storage: Storage) -> None:
    """Its row, its seats and the ids of the messages of its last turn stay; another game keeps all it has."""
    game, other = await full_game(storage), await full_game(storage)
    before = await rows_of(storage, other)
    told = NewAnnouncement(2, "abandoned", (), {"user": "1"})
    change = Change("abandoned", 2, ended=9.0)
    await storage.commit(game, Commit(change, 9.0, announcements=[told], ends=3.0, gives_up=True, unset=("record",)))
    assert await rows_of(storage, game) == {"outbox": 2, "seats": 2, "settings": 1}
    assert await rows_of(storage, other) == before
    turn, last = await storage.outbox.of_game(game, -1)
    assert (turn.kind, turn.message, turn.payload, turn.mentions) == ("turn", "m2", {}, ())
    assert (last.kind, last.state, last.payload) == ("abandoned", "waiting", {"user": "1"})
    found = await storage.games.get(game)
    assert found is not None
    assert (found.status, found.setup, found.seq, found.ended) == ("abandoned", None, 2, 9.0)


async def test_what_tables_held_that_were_abandoned_before_goes_too(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    storage = await Storage.open(path)
    game, other = await full_game(storage), await full_game(storage)
    before = await rows_of(storage, other)
    await storage.close()
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE games SET status = 'abandoned', turn = NULL WHERE id = ?", (game,))
        db.execute("DELETE FROM notes WHERE game_id = ?", (game,))  # there were none at the time of that migration
        db.commit()
        db.executescript(script_between(3, 4, tmp_path / "versions"))
        db.execute(f"PRAGMA user_version = {latest_version()}")
    storage = await Storage.open(path)
    assert await rows_of(storage, game) == {"outbox": 1, "seats": 2, "settings": 1}
    assert await rows_of(storage, other) == before
    await storage.close()


async def test_a_game_is_made_with_what_is_kept_of_it_or_not_at_all(storage: Storage) -> None:
    made = await storage.games.get(await new_game(storage))
    assert made is not None
    game_id = await storage.create_game(made, {"record": [1, 2]})
    assert await storage.settings.get("game", game_id, "record") == [1, 2]
    with pytest.raises(TypeError):
        await storage.create_game(made, {"record": object()})
    assert len(await storage.games.of_server("s", ["open"])) == 2


async def test_a_game_has_the_number_that_it_is_to_have_if_that_is_free_and_new_ones_come_after(
    storage: Storage,
) -> None:
    first = await new_game(storage)
    made = await storage.games.get(first)
    assert made is not None
    assert await storage.create_game(made, number=40) == 40
    assert await storage.create_game(made) == 41
    assert await storage.create_game(made, number=first) == 42
    assert await storage.create_game(made, number=7) == 7
    assert await storage.create_game(made) == 43
