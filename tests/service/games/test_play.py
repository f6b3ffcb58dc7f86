"""Acting: whose turn it is, stale and doubled commands, faults, games in memory and on the disk."""

from __future__ import annotations

import asyncio

import pytest

from bot import errors
from bot.service import GameService, Person
from storage import DiskFull
from tests.service.house import ANN, BOB, CYD, EVE, PASS, House, add, table


async def test_a_bundle_is_one_command_all_or_nothing(service: GameService) -> None:
    info = await table(service, ANN, BOB)
    acted = await service.act(info.id, ANN, [add(2), add(3), PASS])
    assert [row["seq"] for row in acted.rows] == [1, 2, 3]
    assert [event["type"] for event in acted.events] == ["add", "add", "pass"]
    with pytest.raises(errors.Illegal):
        await service.act(info.id, BOB, [add(1), add(9)])
    assert (await service.status(info.id)).seq == 3
    assert await service.read(info.id, lambda game: game.state["sum"]) == 5


async def test_a_refusal_has_reason_figures_and_what_is_legal(service: GameService) -> None:
    info = await table(service, ANN, BOB)
    with pytest.raises(errors.Illegal) as caught:
        await service.act(info.id, ANN, [add(9)])
    error = caught.value
    assert (error.key, error.figures, error.legal_instead) == ("add.too_much", {"most": 3}, (1, 2, 3))


async def test_who_may_act(service: GameService) -> None:
    info = await table(service, ANN, BOB)
    with pytest.raises(errors.NotYourTurn) as caught:
        await service.act(info.id, BOB, [add()])
    assert caught.value.figures == {"game": info.id, "seat": "P1", "user": "1", "name": "Ann", "kind": "turn"}
    with pytest.raises(errors.NotYourGame):
        await service.act(info.id, EVE, [add()])
    with pytest.raises(errors.NotYourSeat):
        await service.act(info.id, BOB, [add()], seat="P1")
    fresh = await service.create(ANN, name="x", title="sum")
    with pytest.raises(errors.NotStarted):
        await service.act(fresh.id, ANN, [add()])


async def test_a_finished_and_an_abandoned_game_take_no_moves(service: GameService) -> None:
    info = await table(service, ANN, BOB, options={"goal": 3})
    acted = await service.act(info.id, ANN, [add(3)])
    assert (acted.info.status, acted.info.result, acted.info.turn) == (
        "finished",
        {seat: {"total": 3, "cash": 3} for seat in ("P1", "P2")},
        None,
    )
    with pytest.raises(errors.GameFinished):
        await service.act(info.id, ANN, [add()])
    other = await table(service, ANN, BOB)
    await service.abandon(other.id, ANN)
    with pytest.raises(errors.GameAbandoned):
        await service.act(other.id, ANN, [add()])
    assert await service.turns("1") == []


async def test_a_stale_command_hears_what_happened_since(service: GameService) -> None:
    info = await table(service, ANN, BOB)
    await service.act(info.id, ANN, [add(2), PASS], expected_seq=0)
    with pytest.raises(errors.StaleMove) as caught:
        await service.act(info.id, BOB, [add(1)], expected_seq=0)
    assert caught.value.figures == {"game": info.id, "expected": 0, "now": 2}
    assert [row["events"][0]["type"] for row in caught.value.rows] == ["add", "pass"]
    for absurd in (-5, 99, 10**30):
        with pytest.raises(errors.StaleMove):
            await service.act(info.id, BOB, [add(1)], expected_seq=absurd)


async def test_a_double_click_is_answered_kindly_and_done_once(service: GameService) -> None:
    info = await table(service, ANN, BOB)
    pair = await asyncio.gather(*(service.act(info.id, ANN, [add(2), PASS], expected_seq=0) for _ in range(5)))
    assert sorted(each.repeated for each in pair) == [False, True, True, True, True]
    assert all(each.rows == pair[0].rows for each in pair)
    assert (await service.status(info.id)).seq == 2
    # The same click by somebody else, another move from the same button, or one taken back since: all stale.
    await service.undo(info.id, ANN)
    for person, actions in ((BOB, [add(2), PASS]), (ANN, [add(2)]), (ANN, [add(2), PASS])):
        with pytest.raises(errors.StaleMove):
            await service.act(info.id, person, actions, expected_seq=0)


async def test_a_move_is_the_same_again_until_its_turn_has_come_again(service: GameService) -> None:
    """Also where others have moved meanwhile; whoever is up once more means their new turn."""
    info = await table(service, ANN, BOB)
    await service.act(info.id, ANN, [PASS])
    assert await service.done_since(info.id, ANN, [PASS], 0.0)
    await service.act(info.id, BOB, [add(1)])
    assert await service.done_since(info.id, ANN, [PASS], 0.0)
    await service.act(info.id, BOB, [PASS])
    assert not await service.done_since(info.id, ANN, [PASS], 0.0)


async def test_the_last_click_of_a_game_may_be_doubled_too(service: GameService) -> None:
    info = await table(service, ANN, BOB, options={"goal": 3})
    await service.act(info.id, ANN, [add(3)], expected_seq=0)
    assert (await service.act(info.id, ANN, [add(3)], expected_seq=0)).repeated


async def test_two_commands_at_once(service: GameService) -> None:
    info = await table(service, ANN, BOB)
    done = await asyncio.gather(
        *(service.act(info.id, ANN, [add(n)], expected_seq=0) for n in (1, 2, 3)), return_exceptions=True
    )
    assert sum(isinstance(each, errors.StaleMove) for each in done) == 2
    assert (await service.status(info.id)).seq == 1


@pytest.mark.parametrize(
    "raw",
    [
        {},
        {"type": 5},
        {"type": "fly"},
        {"type": "add"},
        {"type": "add", "n": "three"},
        {"type": "add", "n": 1.5},
        {"type": "add", "n": 10**9 + 1},
        {"type": "add", "n": float("nan")},
        {"type": "offer", "to": "x" * 1001},
        {"type": "offer", "to": "\ud800"},
        {"type": "offer", "to": chr(0xDFFF)},
        {"type": "add", "n": 1, "note": [[[[[[[1]]]]]]]},
        {"type": "add", "n": 1, "note": [1] * 501},
        {"type": "add", "n": 1, "note": {str(each): each for each in range(41)}},
        "add",
        None,
    ],
)
async def test_what_cannot_be_read_changes_nothing(service: GameService, raw: object) -> None:
    info = await table(service, ANN, BOB)
    with pytest.raises(errors.Unreadable):
        await service.act(info.id, ANN, [raw])
    for bundle in ([], [add()] * 65):
        with pytest.raises(errors.Unreadable):
            await service.act(info.id, ANN, bundle)
    assert (await service.status(info.id)).seq == 0


async def test_what_is_as_large_as_can_be_is_read(service: GameService) -> None:
    info = await table(service, ANN, BOB)
    with pytest.raises(errors.Illegal):
        await service.act(info.id, ANN, [add(10**9) | {"note": "x" * 1000}])
    for note in ([[[[[[1]]]]]], [1] * 500, {str(each): each for each in range(40)}):
        with pytest.raises(errors.Illegal):
            await service.act(info.id, ANN, [add(10**9) | {"note": note}])


async def test_a_bundle_has_room_for_the_longest_plan(service: GameService) -> None:
    """64 actions are read, and refused only where one of them isn't legal."""
    info = await table(service, ANN, BOB)
    with pytest.raises(errors.Illegal):
        await service.act(info.id, ANN, [*[add()] * 63, add(0)])


@pytest.mark.parametrize("n", [0, -3, 10**8])
async def test_negative_and_huge_amounts_are_illegal(service: GameService, n: int) -> None:
    info = await table(service, ANN, BOB)
    with pytest.raises(errors.Illegal):
        await service.act(info.id, ANN, [add(n)])


async def test_our_own_fault_never_poses_as_another_and_costs_nothing(
    service: GameService, caplog: pytest.LogCaptureFixture
) -> None:
    info = await table(service, ANN, BOB)
    await service.act(info.id, ANN, [add(2)])
    with pytest.raises(errors.OurFault):
        await service.act(info.id, ANN, [{"type": "boom"}])
    assert "ZeroDivisionError" in caplog.text
    assert (await service.act(info.id, ANN, [add(1)])).rows[0]["seq"] == 2
    assert await service.read(info.id, lambda game: game.state["sum"]) == 3


async def test_a_full_disk_changes_nothing(service: GameService, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    info = await table(service, ANN, BOB)

    async def full(*_: object) -> None:
        raise DiskFull("no room")

    with monkeypatch.context() as patch:
        patch.setattr(house.storage, "commit", full)
        with pytest.raises(errors.Unavailable) as caught:
            await service.act(info.id, ANN, [add(2)], expected_seq=0)
        assert caught.value.key == "disk_full"
    assert await service.read(info.id, lambda game: game.state["sum"]) == 0
    assert (await service.act(info.id, ANN, [add(2)], expected_seq=0)).info.seq == 1


async def test_a_cancelled_caller_leaves_no_half_move(service: GameService) -> None:
    info = await table(service, ANN, BOB)
    for seq in range(30):
        task = asyncio.ensure_future(service.act(info.id, ANN, [add(1)], expected_seq=seq))
        for _ in range(seq % 7):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        in_memory = await service.read(info.id, lambda game: game.seq)
        assert in_memory == (await service.status(info.id)).seq
        if in_memory == seq:
            await service.act(info.id, ANN, [add(1)], expected_seq=seq)
    assert await service.read(info.id, lambda game: game.state["sum"]) == 30


async def test_many_games_with_few_in_memory_survive_a_restart(service: GameService, house: House) -> None:
    infos = [await table(service, ANN, BOB, CYD) for _ in range(8)]

    async def play(game_id: int) -> None:
        for turn in range(4):
            for person in (ANN, BOB, CYD):
                await service.act(game_id, person, [add(1 + turn % 3), PASS])

    await asyncio.gather(*(play(each.id) for each in infos))
    for each in infos:
        await service.read(each.id, lambda game: game.seq)
    assert list(service._desk.tables._slots) == [each.id for each in infos[-3:]]
    service = await house.reopen()
    house.rules.loads.clear()
    for each in infos:
        assert await service.read(each.id, lambda game: (game.seq, game.state["sum"])) == (24, 3 * (1 + 2 + 3 + 1))
    assert set(house.rules.loads) == {20}, "each from its newest snapshot"


async def test_a_snapshot_that_cannot_be_read_locks_nobody_out(
    service: GameService, house: House, caplog: pytest.LogCaptureFixture
) -> None:
    info = await table(service, ANN, BOB)
    for _ in range(6):
        await service.act(info.id, ANN, [add(1)])
    service = await house.reopen()
    load = house.rules.load_game

    def picky(setup: dict, entries: list, snapshot: dict | None) -> object:
        if snapshot is not None:
            raise KeyError("a field of another version")
        return load(setup, entries, None)

    house.rules.load_game = picky  # type: ignore[method-assign]
    assert await service.read(info.id, lambda game: game.state["sum"]) == 6
    assert "no use" in caplog.text


async def test_robots_are_not_pinged_and_their_moves_are_automatic(service: GameService, house: House) -> None:
    robot = Person("robot-1", "Robot", server="s", robot=True)
    info = await table(service, ANN, robot)
    await service.act(info.id, ANN, [PASS])
    await service.act(info.id, robot, [add(1), PASS])
    assert await house.outbox(info.id) == [("start", ()), ("turn", ("1",)), ("turn", ("1",))]
    undone = await service.undo(info.id, ANN)
    assert (undone.to, len(undone.rows)) == (0, 3)


async def test_log_and_story(service: GameService) -> None:
    info = await table(service, ANN, BOB)
    await service.act(info.id, ANN, [add(1)])
    await service.act(info.id, ANN, [add(2)])
    await service.undo(info.id, ANN)
    await service.act(info.id, ANN, [add(3)])
    assert [row["seq"] for row in await service.story(info.id)] == [1, 4]
    assert [row["seq"] for row in await service.story(info.id, 1, until=2)] == [2]
    assert [row.get("undo") for row in await service.log(info.id)] == [None, None, 1, None]


async def test_after_closing_nothing_is_taken_on(house: House) -> None:
    info = await table(house.service, ANN, BOB)
    await house.service.close()
    with pytest.raises(errors.Unavailable) as caught:
        await house.service.act(info.id, ANN, [add()])
    assert caught.value.key == "stopping"
