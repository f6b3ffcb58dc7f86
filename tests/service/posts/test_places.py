"""Games whose channel is gone: each player is told alone, once for each channel, and nobody in vain."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot import errors
from bot.service import Announcement, Dispatcher, GameService, Person
from storage.copying import copy
from tests.service.house import ANN, BOB, CYD, Chat, House, table
from tests.service.posts.test_dispatcher import told

ROBOT = Person("r", "Robot", server="s", robot=True)


async def lost(house: House, game_id: int) -> list[tuple[str, str]]:
    """Who is to be told of a lost channel, and what became of it."""
    found = await house.storage.outbox.of_game(game_id, -1)
    return [(each.payload["user"], each.state) for each in found if each.kind == "lost"]


async def test_each_player_is_told_once_also_after_a_restart(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB, CYD, ROBOT, channel="c1")
    for _ in range(2):
        await service.tell_lost(info.id, "c1", "Our server", gone={CYD.user})
        service = await house.reopen()
    assert await lost(house, info.id) == [("1", "waiting"), ("2", "waiting")]
    chat = Chat()
    await told(service, chat)
    assert [item.payload["server"] for _, item in chat.posted if item.kind == "lost"] == ["Our server"] * 2
    await service.tell_lost(info.id, "c1", "Our server")
    assert await lost(house, info.id) == [("1", "sent"), ("2", "sent")]


async def test_nobody_is_told_of_a_channel_that_the_game_has_left_or_when_it_has_ended(
    service: GameService, house: House
) -> None:
    info = await table(service, ANN, BOB, channel="c1")
    await service.tell_lost(info.id, "c1", "Our server")
    await service.move(info.id, ANN, "c2")
    await service.tell_lost(info.id, "c1", "Our server")
    assert await lost(house, info.id) == [("1", "void"), ("2", "void")]
    await service.tell_lost(info.id, "c2", "Our server")
    assert [state for _, state in await lost(house, info.id)] == ["void", "void", "waiting", "waiting"]
    await service.abandon(info.id, ANN)
    await service.tell_lost(info.id, "c2", "Our server")
    assert await lost(house, info.id) == []


async def test_who_was_pinged_for_a_turn_isnt_pinged_again_where_the_game_goes_on(service: GameService) -> None:
    chat = Chat()
    info = await table(service, ANN, BOB, channel="c1")
    dispatcher = await told(service, chat)
    await service.move(info.id, ANN, "c2")
    await dispatcher.settled()
    assert [item.payload.get("rung") for _, item in chat.posted if item.kind == "turn"] == [None, [ANN.user]]


async def test_a_ping_that_is_on_its_way_while_the_game_moves_goes_out_once(service: GameService) -> None:
    arrived, answered = asyncio.Event(), asyncio.Event()

    class Slow(Chat):
        async def send(self, item: Announcement) -> str:
            message = await super().send(item)
            if item.kind == "turn" and not arrived.is_set():
                arrived.set()
                await answered.wait()
            return message

    chat = Slow()
    dispatcher = Dispatcher(service, chat)
    await dispatcher.start()
    info = await table(service, ANN, BOB, channel="c1")
    await arrived.wait()
    await service.move(info.id, ANN, "c2")
    answered.set()
    await dispatcher.settled()
    assert [item.payload.get("rung") for _, item in chat.posted if item.kind == "turn"] == [None, [ANN.user]]
    await dispatcher.stop()


# --- where people talk


async def news(house: House, game_id: int) -> list[tuple[str, dict[str, object]]]:
    found = await house.storage.outbox.of_game(game_id, -1)
    return [(each.kind, each.payload) for each in found if each.kind in ("talk", "talk_here")]


async def test_talk_has_a_channel_of_its_own_in_which_the_game_is_known_also_after_a_restart(
    service: GameService, house: House
) -> None:
    info = await table(service, ANN, BOB, channel="c1")
    for _ in range(2):
        info = await service.set_talk(info.id, ANN, apart=True, channel="c2")
    assert (info.channel, info.talk) == ("c1", "c2")
    service = await house.reopen()
    found = await service.at("s", "c2")
    assert found is not None
    assert (found.id, await service.at("t", "c2"), await service.at("s", "c3")) == (info.id, None, None)
    kept = {"channel": "c2", "lost": False}
    assert await news(house, info.id) == [("talk", kept), ("talk_here", {})]


async def test_a_copy_of_the_database_keeps_the_channel_for_talk(
    service: GameService, house: House, tmp_path: Path
) -> None:
    info = await table(service, ANN, BOB, channel="c1")
    await service.set_talk(info.id, ANN, apart=True, channel="c2")
    await house.close()
    other = tmp_path / "copy" / "railwire.sqlite"
    other.parent.mkdir()
    await copy(house.path, other, lambda done, of: None)
    house.path = other
    found = await (await house.open()).at("s", "c2")
    assert found is not None
    assert (found.id, found.channel, found.apart, found.talk) == (info.id, "c1", True, "c2")


async def test_a_channel_is_for_one_game_only(service: GameService) -> None:
    first, second = [await table(service, ANN, BOB, channel=each) for each in ("c1", "c2")]
    await service.set_talk(first.id, ANN, apart=True, channel="c3")
    for each in ("c1", "c2", "c3"):
        with pytest.raises(errors.PlaceTaken):
            await service.set_talk(second.id, ANN, apart=True, channel=each)
    await service.set_talk(first.id, ANN, apart=True, channel="c4")
    assert (await service.set_talk(second.id, ANN, apart=True, channel="c3")).talk == "c3"


async def test_the_loss_of_a_talk_channel_is_told_once_and_that_of_one_not_in_use_never(
    service: GameService, house: House
) -> None:
    info = await table(service, ANN, BOB, channel="c1")
    await service.set_talk(info.id, ANN, apart=True, channel="c2")
    for _ in range(2):
        await service.talk_lost(info.id, "c2")
    assert [payload["lost"] for kind, payload in await news(house, info.id) if kind == "talk"] == [False, True]
    assert (await service.status(info.id)).talk is None
    assert await service.at("s", "c2") is None
    await service.set_talk(info.id, ANN, apart=True, channel="c3")
    await service.set_talk(info.id, ANN, apart=False)
    before = await news(house, info.id)
    await service.talk_lost(info.id, "c3")
    assert await news(house, info.id) == before
