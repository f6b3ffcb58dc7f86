"""What a person has struck out can't be read from the database's files any more, by whatever means."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot import errors
from bot.service import GameService, Person
from bot.service.people.waiting import AwaitedGame
from tests.service.house import ANN, BOB, CYD, EVE, Chat, House, add, table
from tests.service.posts.test_dispatcher import told

ZOE = Person("880077006600550044", "Zoe Zyxwvutsrq", server="s")


def traces(folder: Path) -> list[str]:
    """The files of a folder in which the person is still to be found."""
    wanted = [each.encode() for each in (ZOE.user, ZOE.name)]
    return [each.name for each in sorted(folder.iterdir()) if any(part in each.read_bytes() for part in wanted)]


async def finished(service: GameService) -> None:
    """A game that she opened, played and told of, with settings and a move taken back."""
    info = await table(service, ZOE, BOB, options={"goal": 6})
    await service.people.set_zone(ZOE.user, "Europe/Rome")
    await service.notes.write(info.id, ZOE, "Note of Zoe Zyxwvutsrq", shared=True)
    await service.notes.write(info.id, ZOE, "Own note of Zoe Zyxwvutsrq")
    await service.act(info.id, ZOE, [add(3)])
    await service.undo(info.id, ZOE)
    await service.act(info.id, ZOE, [add(3)])
    await service.act(info.id, ZOE, [add(3)])


async def awaited(service: GameService) -> None:
    """She waits for a game, and a seat is kept for her."""
    info = await service.create(BOB, name="Later", title="sum")
    await service.invitations.invite(info.id, BOB, [ZOE.user], "7")
    await service.waiting.wait(ZOE, AwaitedGame("sum", 3, 24))
    assert (await service.privacy.kept(ZOE.user))["kept_for"] == 1


async def removed(service: GameService) -> None:
    """A game that goes on without her: the others removed her by a vote in which she had a say."""
    info = await table(service, ZOE, ANN, BOB, CYD)
    first = await service.votes.open(info.id, ANN, "remove", seat="P3")
    assert first is not None
    await service.votes.cast(info.id, ZOE, first.id, yes=False)
    vote = await service.votes.open(info.id, BOB, "remove", seat="P1")
    assert vote is not None
    await service.votes.cast(info.id, CYD, vote.id, yes=True)


async def test_nothing_of_a_person_is_left_in_the_files(service: GameService, house: House) -> None:
    await finished(service)
    await removed(service)
    await awaited(service)
    await told(service, Chat())
    folder = house.path.parent
    assert house.path.name + "-wal" in traces(folder)
    await service.privacy.forget(ZOE.user)
    assert traces(folder) == []
    service = await house.reopen()
    assert traces(folder) == []
    assert not any((await service.privacy.kept(ZOE.user)).values())
    assert len(await service.privacy.kept(BOB.user)) == 8


async def test_what_is_just_being_written_does_not_bring_a_person_back(
    service: GameService, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bob's command has her among the seats that it writes; she's struck out in the middle of it."""
    info = await table(service, ZOE, BOB)
    await service.seats.want_substitute(info.id, ZOE)
    await service.seats.take(info.id, EVE, "P1")
    commit, writing, go_on = house.storage.commit, asyncio.Event(), asyncio.Event()

    async def slowly(*given: Any) -> Any:
        writing.set()
        await go_on.wait()
        return await commit(*given)

    monkeypatch.setattr(house.storage, "commit", slowly)
    wanted = asyncio.ensure_future(service.seats.want_substitute(info.id, BOB))
    await writing.wait()
    forgotten = asyncio.ensure_future(service.privacy.forget(ZOE.user))
    await asyncio.wait({forgotten}, timeout=0.2)
    go_on.set()
    await asyncio.gather(wanted, forgotten)
    assert (await service.status(info.id)).seat("P1").owner is None
    with pytest.raises(errors.SeatNotFree):
        await service.seats.claim(info.id, ZOE)
