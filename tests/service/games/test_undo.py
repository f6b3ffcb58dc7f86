"""Taking back: last command or whole turn, until another person has acted, with what followed by itself."""

from __future__ import annotations

import pytest

from bot import errors
from bot.service import GameService, Person
from bot.service.games import journal as journals
from bot.service.games.journal import Journal
from storage import EntryRecord
from tests.service.house import ANN, BOB, CYD, EVE, PASS, House, add, table


async def total(service: GameService, game_id: int) -> int:
    return await service.read(game_id, lambda game: game.state["sum"])


async def test_the_last_command_then_the_one_before(service: GameService) -> None:
    info = await table(service, ANN, BOB)
    await service.act(info.id, ANN, [add(1)])
    await service.act(info.id, ANN, [add(2), add(3)])
    undone = await service.undo(info.id, ANN)
    assert (undone.to, [row["seq"] for row in undone.rows]) == (1, [2, 3])
    assert await total(service, info.id) == 1
    await service.undo(info.id, ANN)
    assert await total(service, info.id) == 0
    with pytest.raises(errors.NothingToUndo):
        await service.undo(info.id, ANN)


async def test_the_whole_turn(service: GameService) -> None:
    info = await table(service, ANN, BOB)
    await service.act(info.id, ANN, [PASS])
    await service.act(info.id, BOB, [add(1)])
    await service.act(info.id, BOB, [add(2)])
    await service.act(info.id, BOB, [PASS])
    undone = await service.undo(info.id, BOB, whole_turn=True)
    assert undone.to == 1
    assert undone.info.turn is not None
    assert undone.info.turn.seat == "P2"


async def test_what_followed_by_itself_goes_back_and_closes_nothing(service: GameService) -> None:
    info = await table(service, ANN, BOB, CYD, options={"asleep": ["P2"]})
    acted = await service.act(info.id, ANN, [PASS])
    assert acted.rows[0]["auto"] == [{"by": "P2", "action": PASS}]
    undone = await service.undo(info.id, ANN)
    assert undone.info.turn is not None
    assert undone.info.turn.seat == "P1"


async def test_another_person_closes_the_window(service: GameService) -> None:
    info = await table(service, ANN, BOB)
    await service.act(info.id, ANN, [PASS])
    with pytest.raises(errors.UndoClosed):
        await service.undo(info.id, BOB)
    await service.act(info.id, BOB, [add(1)])
    with pytest.raises(errors.UndoClosed) as caught:
        await service.undo(info.id, ANN)
    assert caught.value.figures == {"game": info.id, "user": "2", "name": "Bob"}
    with pytest.raises(errors.NotYourGame):
        await service.undo(info.id, EVE)


async def test_a_stale_undo_button(service: GameService) -> None:
    info = await table(service, ANN, BOB)
    await service.act(info.id, ANN, [add(1)])
    await service.act(info.id, ANN, [add(2)])
    with pytest.raises(errors.StaleMove):
        await service.undo(info.id, ANN, expected_seq=1)
    undone = await service.undo(info.id, ANN, expected_seq=2)
    again = await service.undo(info.id, ANN, expected_seq=2)
    assert (undone.repeated, again.repeated, again.rows, again.info.seq) == (False, True, undone.rows, 3)


async def test_the_move_that_ended_the_game_can_be_taken_back(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB, options={"goal": 3})
    await service.act(info.id, ANN, [add(3)])
    undone = await service.undo(info.id, ANN)
    assert (undone.info.status, undone.info.result, undone.info.ended) == ("running", None, None)
    await service.act(info.id, ANN, [add(1)])
    assert await total(service, info.id) == 1


async def test_it_is_still_so_after_a_restart(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB)
    for _ in range(8):
        await service.act(info.id, ANN, [add(1)])
    await service.undo(info.id, ANN)
    await service.act(info.id, ANN, [add(3)])
    service = await house.reopen()
    assert await total(service, info.id) == 10
    undone = await service.undo(info.id, ANN)
    assert undone.to == 7
    undone = await service.undo(info.id, ANN)
    assert (undone.to, await total(service, info.id)) == (6, 6)
    service = await house.reopen()
    assert await total(service, info.id) == 6


async def test_one_person_at_all_seats_goes_back_seat_by_seat(service: GameService) -> None:
    me = Person("1", "Me")
    info = await table(service, me, me, hot_seat=True)
    await service.act(info.id, me, [add(1), PASS])
    await service.act(info.id, me, [add(2), PASS])
    assert (await service.undo(info.id, me, whole_turn=True)).to == 2
    assert (await service.undo(info.id, me, whole_turn=True)).to == 0


async def test_moves_made_before_a_game_was_taken_in_are_nobodys_to_take_back(
    service: GameService, house: House
) -> None:
    """Its seats have other people now; a majority of the others may still go back behind that point."""
    first = await table(service, ANN, BOB)
    await service.act(first.id, ANN, [add(1)])
    record = await service.record(first.id)
    terms = {"name": "again", "title": "sum"}
    info = await service.adopt(ANN, [ANN, BOB], record["setup"], record["entries"], **terms)
    for reopened in (False, True):
        service = await house.reopen() if reopened else service
        assert await service.undoable(info.id, ANN.user) == 0
        with pytest.raises(errors.NothingToUndo):
            await service.undo(info.id, ANN)
    await service.act(info.id, ANN, [add(2)])
    assert await service.undoable(info.id, ANN.user) == 1
    undone = await service.undo(info.id, ANN, whole_turn=True)
    assert undone.to == 1
    vote = await service.votes.open(info.id, ANN, "undo", to=0)
    assert vote is not None
    assert (await service.votes.cast(info.id, BOB, vote.id, yes=True)).passed
    assert await service.story(info.id) == []


def test_moves_are_taken_back_so_often_and_no_more() -> None:
    """By one person, by all of them, and in a log of this length: it stays one that can be rebuilt."""
    journal = Journal([EntryRecord(1, "P1", "1", 1, {"seq": 1}, [], 1.0)])

    def undo(user: str, times: int) -> None:
        for _ in range(times):
            seq = journal.seq + 1
            journal.add(EntryRecord(seq, "P1", user, seq, {"seq": seq, "undo": 1}, [], 1.0))

    undo("1", journals.MOST_OF_ONE - 1)
    journals.check_undo(journal, "1")
    undo("1", 1)
    journals.check_undo(journal, "2")
    with pytest.raises(errors.TooManyUndos) as caught:
        journals.check_undo(journal, "1")
    assert caught.value.key == "too_many_undos"
    undo("2", journals.MOST_UNDOS - journals.MOST_OF_ONE)
    with pytest.raises(errors.TooManyUndos) as caught:
        journals.check_undo(journal, "3")
    assert caught.value.key == "too_many_undos_in_all"
