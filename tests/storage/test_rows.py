"""What is written is read back: games, seats, log, snapshots, outbox, settings."""

from __future__ import annotations

import pytest

from storage import Change, Commit, Errand, SeatRecord, Storage
from storage.ledger import close_errand, open_ledger
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
    assert len(await storage._database.rows("SELECT seq FROM snapshots")) == 3


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
    item = await outbox.next(game)
    assert item is not None
    await storage.commit(game, Commit(Change("open", 1), 9.0, void=[item.id]))
    assert not await outbox.claim(item.id, 40.0)
    assert [each.state for each in await outbox.of_game(game)] == ["sent", "void"]
    assert await outbox.games() == []


async def test_what_is_claimed_is_not_taken_back(storage: Storage) -> None:
    game = await new_game(storage)
    await commit(storage, game, [entry(1)], kinds=("turn",))
    await storage.outbox.claim(1, 10.0)
    await storage.commit(game, Commit(Change("open", 1), 9.0, void=[1]))
    assert [each.state for each in await storage.outbox.of_game(game)] == ["claimed"]


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


async def test_a_change_is_signed_with_whom_it_is_for_and_what_fails_is_not(storage: Storage) -> None:
    errand = Errand("7", "digest", 5.0)
    open_ledger(errand)
    with pytest.raises(ZeroDivisionError):
        async with storage._database.transaction():
            raise ZeroDivisionError
    await storage.settings.note("player", "7", "tips", True)
    assert await storage.unanswered.since(0.0) == []
    await storage.settings.set("player", "7", "language", "it")
    assert await storage.unanswered.since(5.0) == [errand]
    await storage.unanswered.strike_out(Errand("7", "another", 5.0))
    assert await storage.unanswered.since(5.0) == [errand]
    assert await storage.unanswered.since(6.0) == []
    assert close_errand() == errand
    await storage.settings.set("player", "7", "language", "fr")
    assert await storage.unanswered.since(0.0) == []


async def test_who_is_forgotten_leaves_no_errand(storage: Storage) -> None:
    open_ledger(Errand("7", "digest", 5.0))
    await storage.settings.set("player", "7", "language", "it")
    await storage.people.forget("7")
    assert await storage.unanswered.since(0.0) == []
