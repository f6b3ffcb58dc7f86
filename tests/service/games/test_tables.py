"""Looking at games: who looks holds up nobody, and sees what is written down and nothing else."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from bot import errors
from bot.service import GameService
from tests.databases import sql
from tests.service.fake import FakeGame
from tests.service.house import ANN, BOB, PASS, House, add, table


def total(game: FakeGame) -> int:
    return game.state["sum"]


async def test_who_looks_is_not_kept_waiting_by_who_holds_the_game(service: GameService) -> None:
    info = await table(service, ANN, BOB)
    assert await service.read(info.id, total) == 0
    async with service._desk.tables.hold(info.id):
        assert await service.read(info.id, total) == 0
        assert (await service.status(info.id)).seq == 0
        assert await service.story(info.id) == []
        assert await service.undoable(info.id, "1") == 0


async def test_who_looks_while_a_move_is_made_sees_it_made(
    service: GameService, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = await table(service, ANN, BOB)
    assert await service.read(info.id, total) == 0
    reached, go_on = asyncio.Event(), asyncio.Event()
    commit = house.storage.commit

    async def slowly(*given: Any) -> Any:
        reached.set()
        await go_on.wait()
        return await commit(*given)

    monkeypatch.setattr(house.storage, "commit", slowly)
    moving = asyncio.create_task(service.act(info.id, ANN, [add(2)]))
    await reached.wait()
    looks = [asyncio.create_task(each) for each in (service.read(info.id, total), service.undoable(info.id, "1"))]
    assert (await service.status(info.id)).seq == 0, "as the storage has it"
    await asyncio.sleep(0.02)
    assert not any(each.done() for each in looks)
    go_on.set()
    await moving
    assert await asyncio.gather(*looks) == [2, 1]
    assert (await service.status(info.id)).seq == 1


async def test_a_move_is_not_kept_waiting_by_who_looks(service: GameService) -> None:
    info = await table(service, ANN, BOB)
    looking, go_on = threading.Event(), threading.Event()

    def slowly(game: FakeGame) -> int:
        looking.set()
        assert go_on.wait(20)
        return total(game)

    look = asyncio.create_task(service.read(info.id, slowly))
    await asyncio.to_thread(looking.wait, 20)
    assert (await service.act(info.id, ANN, [add(3)])).info.seq == 1
    go_on.set()
    assert await look == 0, "the position that it began with"
    assert await service.read(info.id, total) == 3


async def test_what_is_kept_along_with_a_position_is_found_out_once(service: GameService) -> None:
    info, seen = await table(service, ANN, BOB), list[int]()

    def noting(game: FakeGame) -> int:
        seen.append(game.seq)
        return total(game)

    for sums in (0, 2, 0):
        assert [await service.read(info.id, noting, keep=True) for _ in range(3)] == [sums] * 3
        await (service.undo(info.id, ANN) if sums else service.act(info.id, ANN, [add(2)]))
    assert seen == [0, 1, 2]


async def test_rows_that_were_changed_from_outside_are_read_anew(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB)
    await service.act(info.id, ANN, [PASS])
    assert await service.read(info.id, lambda game: game.seq) == 1
    async with house.storage.database.transaction() as tx:
        await tx.run(sql("UPDATE games SET name = 'Saturday'"))
    assert (await service.status(info.id)).name == "Friday"
    service._desk.tables.forget_all()
    assert (await service.status(info.id)).name == "Saturday"
    assert await service.read(info.id, lambda game: game.seq) == 1


async def test_looking_at_no_game(service: GameService) -> None:
    for look in (service.read(7, total), service.status(7), service.story(7), service.undoable(7, "1")):
        with pytest.raises(errors.NoSuchGame):
            await look
