"""Redo: what was taken back last holds again, until somebody moves; an entry of the log like the undo."""

from __future__ import annotations

import pytest

from bot import errors
from bot.service import GameInfo, GameService, Person
from tests.service.house import ANN, BOB, CYD, PASS, House, add, table

FAY = Person("6", "Fay", server="s")


async def total(service: GameService, game_id: int) -> int:
    return await service.read(game_id, lambda game: game.state["sum"])


async def voted(service: GameService, info: GameInfo, to: int) -> None:
    """Ann has moves taken back, and the others agree."""
    vote = await service.votes.open(info.id, ANN, "undo", to=to)
    assert vote is not None
    for each in (BOB, CYD):
        await service.votes.cast(info.id, each, vote.id, yes=True)


async def test_undos_are_redone_the_last_one_first(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB)
    await service.act(info.id, ANN, [add(1)])
    await service.act(info.id, ANN, [add(2), add(3)])
    await service.undo(info.id, ANN)
    await service.undo(info.id, ANN)
    assert (await service.redo(info.id, ANN)).to == 1
    redone = await service.redo(info.id, ANN)
    assert (redone.to, [row["seq"] for row in redone.rows]) == (3, [2, 3])
    assert await total(service, info.id) == 6
    assert [row.get("undo") for row in await service.log(info.id, 3)] == [1, 0, 1, 3]
    with pytest.raises(errors.NothingToRedo):
        await service.redo(info.id, ANN)
    service = await house.reopen()
    assert await total(service, info.id) == 6
    assert (await service.undo(info.id, ANN)).to == 1


async def test_once_somebody_has_moved_nothing_is_redone(service: GameService) -> None:
    info = await table(service, ANN, BOB)
    await service.act(info.id, ANN, [add(1)])
    await service.undo(info.id, ANN)
    assert await service.redoable(info.id, ANN.user)
    await service.act(info.id, ANN, [add(2)])
    assert not await service.redoable(info.id, ANN.user)
    with pytest.raises(errors.NothingToRedo):
        await service.redo(info.id, ANN)


async def test_nobody_redoes_what_another_took_back_of_their_own(service: GameService) -> None:
    info = await table(service, ANN, BOB, CYD)
    await service.act(info.id, ANN, [PASS])
    await service.undo(info.id, ANN)
    for asking in (service.redo(info.id, BOB), service.votes.open(info.id, BOB, "redo")):
        with pytest.raises(errors.RedoClosed) as caught:
            await asking
        assert caught.value.figures == {"game": info.id, "user": "1", "name": "Ann"}


async def test_the_turn_and_its_ping_are_those_of_the_position(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB)
    await service.act(info.id, ANN, [PASS])
    await service.undo(info.id, ANN)
    redone = await service.redo(info.id, ANN)
    assert redone.info.turn is not None
    assert (redone.info.turn.user, redone.info.turn.seq) == ("2", 3)
    assert (await house.outbox(info.id))[-2:] == [("undone", ()), ("turn", ("2",))]


async def test_a_button_pressed_twice_redoes_once(service: GameService) -> None:
    info = await table(service, ANN, BOB)
    await service.act(info.id, ANN, [add(1)])
    await service.act(info.id, ANN, [add(2)])
    await service.undo(info.id, ANN)
    await service.undo(info.id, ANN)
    first = await service.redo(info.id, ANN, expected_seq=4)
    second = await service.redo(info.id, ANN, expected_seq=4)
    assert (first.repeated, second.repeated, second.rows, second.info.seq) == (False, True, first.rows, 5)
    with pytest.raises(errors.StaleMove):
        await service.redo(info.id, ANN, expected_seq=3)


async def test_a_game_that_was_over_is_over_again(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB, options={"goal": 3})
    await service.act(info.id, ANN, [add(3)])
    ended = (await service.status(info.id)).result
    await service.undo(info.id, ANN)
    redone = await service.redo(info.id, ANN)
    assert (redone.info.status, redone.info.turn, redone.info.result) == ("finished", None, ended)
    assert (await house.outbox(info.id))[-2:] == [("end", ()), ("film", ())]


async def test_what_the_table_took_back_is_redone_by_its_vote(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB, CYD)
    for each in (ANN, BOB):
        await service.act(info.id, each, [add(2), PASS])
    await voted(service, info, 0)
    with pytest.raises(errors.RedoClosed):
        await service.redo(info.id, CYD)
    target, rows = await service.to_redo(info.id, CYD)
    assert (target, [row["seq"] for row in rows]) == (4, [1, 2, 3, 4])
    vote = await service.votes.open(info.id, CYD, "redo")
    assert vote is not None
    assert (vote.to, vote.voters, vote.needed) == (4, ("1", "2"), 2)
    for each in (ANN, BOB):
        await service.votes.cast(info.id, each, vote.id, yes=True)
    assert (await total(service, info.id), (await service.status(info.id)).seq) == (4, 6)
    assert (await house.outbox(info.id))[-3:] == [("undone", ()), ("turn", ("3",)), ("vote_closed", ())]


async def test_a_vote_to_redo_ends_when_somebody_moves(service: GameService) -> None:
    info = await table(service, ANN, BOB, CYD)
    for each in (ANN, BOB):
        await service.act(info.id, each, [PASS])
    await voted(service, info, 0)
    vote = await service.votes.open(info.id, CYD, "redo")
    assert vote is not None
    await service.act(info.id, ANN, [add(1)])
    with pytest.raises(errors.Overtaken):
        await service.votes.cast(info.id, ANN, vote.id, yes=True)


async def test_a_host_without_a_seat_redoes_what_was_taken_back(service: GameService) -> None:
    info = await service.create(FAY, name="Friday", title="sum", seating="joined", take_seat=False)
    for each in (ANN, BOB):
        await service.join(info.id, each)
    await service.start(info.id, FAY)
    await service.act(info.id, ANN, [add(2)])
    assert await service.votes.open(info.id, FAY, "undo", to=0) is None
    assert await service.votes.open(info.id, FAY, "redo") is None
    assert await total(service, info.id) == 2
