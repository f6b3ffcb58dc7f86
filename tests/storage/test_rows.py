"""What is written is read back: games, seats, log, snapshots, outbox, settings."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from storage import Change, Commit, Errand, NewTurn, SeatRecord, Storage, StorageError, database
from storage.ledger import close_errand, open_ledger
from storage.remembered import Remembered
from tests.databases import open_storage, sql
from tests.storage.samples import commit, entry, new_game


async def test_a_game_with_its_seats(storage: Storage) -> None:
    game = await storage.games.get(await new_game(storage))
    assert game is not None
    assert (game.name, game.terms, game.setup, game.started) == ("Friday", {"a": [1, None]}, None, None)
    assert game.seats == (SeatRecord("P1", "1", "Ann"), SeatRecord("P2", "2", "Łukasz 🚂", robot=True))
    assert await storage.games.get(99) is None
    assert await storage.games.get(10**30) is None


async def test_setup_and_start_stay_once_written(storage: Storage) -> None:
    game = await new_game(storage)
    await storage.commit(game, Commit(Change("running", 0, setup={"x": 1}, started=3.0, turn_user="1"), 9.0))
    await storage.commit(game, Commit(Change("finished", 0, ended=4.0, result={"P1": 2}), 9.0))
    found = await storage.games.get(game)
    assert found is not None
    assert (found.setup, found.started, found.ended, found.result, found.turn_user) == (
        {"x": 1},
        3.0,
        4.0,
        {"P1": 2},
        None,
    )


async def test_games_are_found_by_server_channel_player_and_turn(storage: Storage) -> None:
    one, two, direct = await new_game(storage), await new_game(storage, "t", "d"), await new_game(storage, None, None)
    assert [each.id for each in await storage.games.of_server("s", ["open"])] == [one]
    assert [each.id for each in await storage.games.of_server(None, ["open"])] == [direct]
    assert await storage.games.of_server("s", ["running"]) == []
    found = await storage.games.in_channel("d")
    assert found is not None
    assert found.id == two
    assert [each.id for each in await storage.games.of_player("1", ["open"])] == [one, two, direct]
    title = (await storage.games.get(two)).title  # type: ignore[union-attr]
    assert await storage.games.first_of_player("1", title) == one
    assert await storage.games.first_of_player("1", "another") is None
    await storage.commit(two, Commit(Change("running", 0, turn={"seat": "P1"}, turn_user="1", turn_since=8.0), 9.0))
    await storage.commit(one, Commit(Change("running", 0, turn={"seat": "P1"}, turn_user="1", turn_since=9.0), 9.0))
    assert [each.id for each in await storage.games.waiting_for("1")] == [two, one]


async def test_finished_games_are_told_in_the_order_of_their_ends_with_who_had_their_turns(storage: Storage) -> None:
    one, two, running, other = [await new_game(storage, server) for server in ("s", "s", "s", "t")]
    for user, kind in (("1", "turn"), ("2", "turn"), ("1", "turn"), ("1", "consent")):
        turn = NewTurn(0, "P1", user, kind, 6.0, 6.0)
        await storage.commit(one, Commit(Change("running", 0), 9.0, ends=1.0, begins=turn))
    for game, ended in ((two, 8.0), (one, 9.0), (other, 7.0)):
        result = {"P1": {"total": game}}
        await storage.commit(game, Commit(Change("finished", 0, result=result, ended=ended), 9.0, ends=1.0))
    await storage.commit(running, Commit(Change("running", 0), 9.0))
    second, first = await storage.finished.of_server("s", 5)
    assert [(each.id, each.ended, each.result) for each in (second, first)] == [
        (two, 8.0, {"P1": {"total": two}}),
        (one, 9.0, {"P1": {"total": one}}),
    ]
    assert (first.title, first.terms, first.seats[0]) == ("sum", {"a": [1, None]}, SeatRecord("P1", "1", "Ann"))
    assert (second.turns, first.turns) == ({}, {"P1": [("2", "turn", 1), ("1", "turn", 2), ("1", "consent", 1)]})
    assert [each.id for each in await storage.finished.of_server("s", 1)] == [one]


async def test_how_much_there_is_for_the_operator(storage: Storage) -> None:
    assert await storage.games.by_status() == {}
    assert await storage.outbox.backlog() == (0, 0, None)
    one, two, _ = await new_game(storage), await new_game(storage), await new_game(storage)
    await commit(storage, one, [entry(1)], ("turn", "vote", "log"), status="running")
    await commit(storage, two, [entry(1)], ("turn",), status="running")
    assert await storage.games.by_status() == {"open": 1, "running": 2}
    first, second = await storage.outbox.next(one), await storage.outbox.next(two)
    assert first is not None
    assert second is not None
    await storage.outbox.mark_sent(first.id, "m", 10.0)
    await storage.outbox.set_aside(second, "closed", [], 10.0, 20.0)
    assert await storage.outbox.backlog() == (2, 1, 9.0)


async def test_each_transaction_is_timed(storage: Storage) -> None:
    heard: list[float] = []
    storage.time_commits(heard.append)
    game = await new_game(storage)
    with pytest.raises(Exception, match="log"):
        await commit(storage, game, [entry(7)])
    assert len(heard) == 1
    assert 0 <= heard[0] < 10


async def test_log_and_snapshots(storage: Storage) -> None:
    game = await new_game(storage)
    for seq in range(1, 6):
        change = Change("running", seq)
        await storage.commit(game, Commit(change, 9.0, [entry(seq)], snapshot={"seq": seq, "state": [seq]}))
    assert [each.events for each in await storage.log.entries(game)] == [[]] * 5
    assert [each.seq for each in await storage.log.after(game, 2, until=4)] == [3, 4]
    assert [each.seq for each in await storage.log.pick(game, [5, 1, 77])] == [1, 5]
    assert (await storage.log.pick(game, [1]))[0] == entry(1)
    assert await storage.log.snapshot(game) == {"seq": 5, "state": [5]}
    assert len(await storage.database.rows(sql("SELECT seq FROM snapshots"))) == 3


async def test_the_outbox_goes_from_waiting_to_claimed_to_sent(storage: Storage) -> None:
    game, other = await new_game(storage), await new_game(storage)
    await commit(storage, game, [entry(1)], kinds=("start", "turn"))
    outbox = storage.outbox
    assert await outbox.games() == [game]
    assert await outbox.next(other) is None
    item = await outbox.next(game)
    assert item is not None
    assert (item.kind, item.mentions, item.payload, item.state) == ("start", ("1",), {"n": 1}, "waiting")
    assert item.origin == storage.origin
    assert await outbox.claim(item.id, 10.0)
    assert await outbox.claim(item.id, 20.0)
    again = await outbox.next(game)
    assert again is not None
    assert (again.id, again.state, again.claimed, again.attempts) == (item.id, "claimed", 10.0, 2)
    await outbox.mark_sent(item.id, "m", 30.0)
    assert not await outbox.claim(item.id, 40.0)
    await storage.commit(game, Commit(Change("open", 1), 9.0, void=[item.id + 1]))
    assert not await outbox.claim(item.id + 1, 40.0)
    assert [each.state for each in await outbox.of_game(game)] == ["sent", "void"]
    assert await outbox.games() == []


@pytest.mark.parametrize("claimed", [False, True])
async def test_what_may_be_told_is_not_taken_back(storage: Storage, claimed: bool) -> None:
    game = await new_game(storage)
    await commit(storage, game, [entry(1)], kinds=("turn",))
    item = await storage.outbox.next(game)
    assert item is not None
    if claimed:
        await storage.outbox.claim(item.id, 10.0)
    await storage.commit(game, Commit(Change("open", 1), 9.0, void=[item.id]))
    assert [each.state for each in await storage.outbox.of_game(game)] == ["claimed" if claimed else "waiting"]
    again = await storage.outbox.next(game)
    assert again is not None
    assert again.state == "claimed", "an earlier try may have told it"


async def test_what_surely_was_not_told_can_be_taken_back(storage: Storage) -> None:
    game = await new_game(storage)
    await commit(storage, game, [entry(1)], kinds=("turn",))
    item = await storage.outbox.next(game)
    assert item is not None
    storage.outbox.leave(item)
    await storage.commit(game, Commit(Change("open", 1), 9.0, void=[item.id]))
    assert await storage.outbox.next(game) is None


async def test_what_an_earlier_process_has_left_may_have_been_told(storage: Storage, where: Path | str) -> None:
    game = await new_game(storage)
    await commit(storage, game, [entry(1)], kinds=("turn",))
    again = await Storage.open(where)
    await commit(again, game, [entry(2)], kinds=("turn",))
    for state in ("claimed", "waiting"):
        item = await again.outbox.next(game)
        assert item is not None
        assert item.state == state
        assert await again.outbox.mark_sent(item.id, "m", 30.0) == (state == "claimed"), "whether there's more"
    await again.close()


async def test_announcements_that_are_remembered_change_with_what_is_written(storage: Storage) -> None:
    game = await new_game(storage)
    await commit(storage, game, [entry(1)], kinds=("turn",))
    assert [each.message for each in await storage.outbox.of_game(game, 0)] == [None]
    assert await storage.outbox.of_game(game, 1) == []
    item = await storage.outbox.next(game)
    assert item is not None
    await storage.outbox.mark_sent(item.id, "m", 30.0)
    assert [each.message for each in await storage.outbox.of_game(game, 0)] == ["m"]
    await commit(storage, game, [entry(2)], kinds=("turn", "end"))
    assert [each.seq for each in await storage.outbox.of_game(game, 1)] == [2, 2]
    assert [each.seq for each in await storage.outbox.of_game(game, 0)] == [1, 2, 2]


@pytest.mark.parametrize("scope", ["game", "server", "player"])
async def test_settings(storage: Storage, scope: str) -> None:
    settings = storage.settings
    assert await settings.get(scope, 1, "language", "en") == "en"
    await settings.set(scope, 1, "language", "fr")
    await settings.set(scope, "1", "hours", [22, 7])
    assert await settings.get(scope, "1", "language") == "fr"
    assert await settings.all(scope, 1) == {"hours": [22, 7], "language": "fr"}
    await settings.set(scope, 1, "language", None)
    assert await settings.all(scope, 1) == {"hours": [22, 7]}


async def test_large_settings_are_read_and_not_remembered(file_storage: Storage) -> None:
    settings, record = file_storage.settings, {"log": ["x" * 5000]}
    for _ in range(2):
        await settings.set("game", 1, "record", record)
        await settings.set("game", 1, "pinned", 1)
        assert await settings.get("game", 1, "record") == record
        assert await settings.all("game", 1) == {"pinned": 1, "record": record}
        assert settings.remembered.known(("game", "1")) == {"pinned": "1", "record": None}
    await settings.set("game", 1, "record", None)
    assert await settings.get("game", 1, "record") is None
    assert await settings.all("game", 1) == {"pinned": 1}


async def test_a_setting_for_later_is_read_at_once_and_goes_with_the_next_transaction(storage: Storage) -> None:
    async def written() -> list[str]:
        rows = await storage.database.rows(sql("SELECT value FROM settings ORDER BY key"))
        return [row["value"] for row in rows]

    settings = storage.settings
    await settings.set("game", 1, "pinned", {"seq": 1})
    settings.note_later("game", 1, "pinned", {"seq": 2})
    settings.note_later("game", 1, "asking", [])
    assert await settings.get("game", 1, "pinned") == {"seq": 2}
    assert await settings.of_key("game", "pinned") == {"1": {"seq": 2}}
    assert await written() == ['{"seq":1}']
    await new_game(storage)
    assert await written() == ["[]", '{"seq":2}']
    settings.note_later("game", 1, "pinned", {"seq": 3})
    await settings.note("game", 1, "pinned", {"seq": 4})
    assert await settings.all("game", 1) == {"asking": [], "pinned": {"seq": 4}}
    assert await written() == ["[]", '{"seq":4}']


async def test_what_is_for_later_is_written_at_the_latest_at_the_end(tmp_path: Path) -> None:
    storage = await open_storage(tmp_path / "games.sqlite")
    storage.settings.note_later("game", 1, "pinned", 5)
    await storage.close()
    again = await open_storage(tmp_path / "games.sqlite")
    assert await again.settings.get("game", 1, "pinned") == 5
    await again.close()


async def test_what_fails_is_not_remembered(storage: Storage) -> None:
    await storage.settings.set("game", 1, "pinned", 1)
    storage.settings.note_later("game", 1, "asking", 2)
    with pytest.raises(ValueError, match="Out of range"):
        await storage.settings.set("game", 1, "pinned", float("nan"))
    assert await storage.settings.all("game", 1) == {"asking": 2, "pinned": 1}
    await storage.settings.set("game", 2, "pinned", 1)
    assert await storage.settings.all("game", 1) == {"asking": 2, "pinned": 1}


async def test_what_a_change_overtakes_while_it_is_read_is_not_remembered() -> None:
    remembered: Remembered[str, int] = Remembered(2)
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def slowly() -> int:
        begun.set()
        await go_on.wait()
        return 1

    async def at_once() -> int:
        return 2

    reading = asyncio.create_task(remembered.get("a", slowly))
    await begun.wait()
    with remembered.changing("a"):
        pass
    go_on.set()
    assert await reading == 1
    assert await remembered.get("a", at_once) == 2
    assert await remembered.get("a", slowly) == 2, "remembered"


async def test_a_change_is_signed_with_whom_it_is_for_and_what_fails_is_not(storage: Storage) -> None:
    errand = Errand("7", "digest", 5.0)
    open_ledger(errand)
    with pytest.raises(ZeroDivisionError):
        async with storage.database.transaction():
            raise ZeroDivisionError
    await storage.settings.note("player", "7", "tips", True)
    assert await storage.unanswered.since(0.0) == []
    await storage.settings.set("player", "7", "language", "it")
    assert await storage.unanswered.since(5.0) == [errand]
    storage.unanswered.strike_out(Errand("7", "another", 5.0))
    assert await storage.unanswered.since(5.0) == [errand]
    assert await storage.unanswered.since(6.0) == []
    assert close_errand() == errand
    await storage.settings.set("player", "7", "language", "fr")
    assert await storage.unanswered.since(0.0) == []


async def test_what_is_left_for_the_next_transaction_does_not_wait_for_it_for_long(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else somebody whose answer was given would be told after a crash that it got lost."""
    monkeypatch.setattr(database, "IDLE_SECONDS", 0.01)
    open_ledger(Errand("7", "digest", 5.0))
    await storage.settings.set("player", "7", "language", "it")
    errand = close_errand()
    assert errand is not None
    left = sql("SELECT * FROM unanswered")
    assert await storage.database.rows(left) != []
    storage.unanswered.strike_out(errand)
    async with asyncio.timeout(60):
        while await storage.database.rows(left):  # noqa: ASYNC110 - it's the database's
            await asyncio.sleep(0.01)


async def test_what_could_not_be_written_while_idle_is_tried_again(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "IDLE_SECONDS", 0.01)
    settle, tries = storage.database.settle, list[int]()

    async def settle_at_last() -> None:
        tries.append(1)
        if len(tries) == 1:
            raise StorageError
        await settle()

    monkeypatch.setattr(storage.database, "settle", settle_at_last)
    storage.settings.note_later("game", 1, "pinned", 5)
    async with asyncio.timeout(60):
        while not await storage.database.rows(sql("SELECT * FROM settings")):  # noqa: ASYNC110 - the same
            await asyncio.sleep(0.01)
    assert len(tries) == 2


async def test_who_is_forgotten_leaves_no_errand(storage: Storage) -> None:
    open_ledger(Errand("7", "digest", 5.0))
    await storage.settings.set("player", "7", "language", "it")
    await storage.people.forget("7")
    assert await storage.unanswered.since(0.0) == []
