"""The dispatcher: each announcement told once, in order, whatever breaks."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.service import Announcement, Closed, GameService, NotNow, Undeliverable, Unsure
from bot.service.posts.outbox import Dispatcher
from tests.service.house import ANN, BOB, PASS, Chat, House, add, table, until


async def told(service: GameService, chat: Chat) -> Dispatcher:
    dispatcher = Dispatcher(service, chat, first_pause=0.01, longest_pause=0.02)
    await dispatcher.start()
    await dispatcher.settled()
    return dispatcher


async def test_markers_fit_a_nonce_and_are_unique(service: GameService) -> None:
    chat = Chat()
    await table(service, ANN, BOB)
    await table(service, ANN, BOB)
    await told(service, chat)
    markers = [item.marker for _, item in chat.posted]
    assert len(set(markers)) == 4
    assert all(len(each) <= 25 and set(each) <= set("0123456789abcdef-") for each in markers)


async def test_a_failure_with_the_message_posted_is_not_posted_twice(service: GameService) -> None:
    chat = Chat(faults=[ConnectionResetError(), TimeoutError()], after_post=True)
    await table(service, ANN, BOB)
    await told(service, chat)
    assert chat.kinds == [("start", ()), ("turn", ("1",))]
    assert chat.finds == 2


async def test_a_failure_without_the_message_is_tried_again_in_order(service: GameService) -> None:
    chat = Chat(faults=[ConnectionResetError(), OSError(), NotNow(0.01), ValueError()])
    await table(service, ANN, BOB)
    await told(service, chat)
    assert chat.kinds == [("start", ()), ("turn", ("1",))]


async def test_not_now_needs_no_search(service: GameService) -> None:
    chat = Chat(faults=[NotNow(0.01), NotNow(0.01)])
    await table(service, ANN, BOB)
    await told(service, chat)
    assert (len(chat.posted), chat.finds) == (2, 0)


async def test_a_channel_that_is_gone_is_given_up_and_logged(
    service: GameService, house: House, caplog: pytest.LogCaptureFixture
) -> None:
    info = await table(service, ANN, BOB)
    await told(service, Chat(faults=[Undeliverable("unknown channel"), Undeliverable("unknown channel")]))
    told_of = await house.storage.outbox.of_game(info.id, -1)
    assert [(each.kind, each.state) for each in told_of] == [("start", "failed"), ("turn", "failed"), ("alone", "sent")]
    assert "unknown channel" in caplog.text


async def test_what_an_earlier_run_has_left_is_searched_first(service: GameService, house: House) -> None:
    chat = Chat()
    info = await table(service, ANN, BOB)
    item = await house.storage.outbox.next(info.id)
    assert item is not None
    chat.posted.append(("earlier", Announcement(1, info.id, 0, "start", (), {}, f"{item.origin}-{item.id}", 0, 5, 1)))
    service = await house.reopen()
    await told(service, chat)
    assert [message for message, _ in chat.posted] == ["earlier", "m2"]
    assert [each.message for each in await house.storage.outbox.of_game(info.id, -1)] == ["earlier", "m2"]


async def test_a_slow_channel_holds_up_its_own_game_only(service: GameService) -> None:
    release = asyncio.Event()

    class Slow(Chat):
        async def send(self, item: Announcement) -> str:
            if item.game == 1:
                await release.wait()
            return await super().send(item)

    chat = Slow()
    dispatcher = Dispatcher(service, chat)
    await dispatcher.start()
    one = await table(service, ANN, BOB)
    two = await table(service, ANN, BOB)
    await service.act(two.id, ANN, [PASS])
    await until(lambda: len(chat.posted) == 3)
    assert {item.game for _, item in chat.posted} == {two.id}
    release.set()
    await dispatcher.settled()
    assert [item.kind for _, item in chat.posted if item.game == one.id] == ["start", "turn"]
    await dispatcher.stop()


async def test_stopping_ends_a_pause_at_once(service: GameService) -> None:
    chat = Chat(faults=[NotNow(3600)])
    await table(service, ANN, BOB)
    dispatcher = Dispatcher(service, chat)
    await dispatcher.start()
    await until(lambda: not chat.faults)
    async with asyncio.timeout(60):
        await dispatcher.stop()
    assert chat.posted == []
    await told(service, chat)
    assert len(chat.posted) == 2


async def test_a_story_that_was_told_is_kept_in_the_log_alone(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB)
    seq = (await service.act(info.id, ANN, [add(1), PASS])).info.seq
    before = await service.told_at(info.id, seq)
    assert before is not None
    assert len(before[2]["story"]) == 2
    await told(service, Chat())
    (kept,) = [each for each in await house.storage.outbox.of_game(info.id, seq - 1) if each.kind == "turn"]
    assert "story" not in kept.payload
    assert await service.told_at(info.id, seq) == before


class Refusing(Chat):
    """A chat that takes no turn messages, for this reason."""

    def __init__(self, reason: Exception) -> None:
        super().__init__()
        self.reason: Exception | None = reason

    async def send(self, item: Announcement) -> str:
        if self.reason is not None and item.kind == "turn":
            raise self.reason
        return await super().send(item)

    def told(self, kind: str) -> list[Announcement]:
        return [item for _, item in self.posted if item.kind == kind]


async def begun(service: GameService, chat: Chat) -> Dispatcher:
    dispatcher = Dispatcher(service, chat, first_pause=0.001, longest_pause=0.02)
    await dispatcher.start()
    return dispatcher


@pytest.mark.parametrize("reason", [Unsure("a connection broke"), ValueError("a fault")], ids=["connection", "fault"])
async def test_what_cant_be_told_for_long_holds_up_nothing_and_rings_alone(
    service: GameService, house: House, reason: Exception
) -> None:
    chat = Refusing(reason)
    info = await table(service, ANN, BOB)
    dispatcher = await begun(service, chat)
    await until(lambda: chat.told("alone") != [])
    (alone,) = chat.told("alone")
    assert (alone.mentions, alone.payload["direct"], alone.payload["cause"]) == (("1",), True, "unreachable")
    chat.reason = None
    await until(lambda: chat.told("turn") != [])
    assert chat.told("turn")[0].payload["rung"] == ["1"]
    await service.act(info.id, ANN, [PASS])
    await until(lambda: len(chat.told("turn")) == 2)
    assert "rung" not in chat.told("turn")[1].payload
    await dispatcher.stop()


async def test_a_turn_that_is_over_isnt_announced_late(service: GameService, house: House) -> None:
    chat = Refusing(Closed(3600))
    info = await table(service, ANN, BOB)
    dispatcher = await begun(service, chat)
    await until(lambda: chat.told("alone") != [])
    await service.act(info.id, ANN, [PASS])
    await until(lambda: len(chat.told("alone")) == 2)
    chat.reason = None
    dispatcher.knock([info.id])
    await until(lambda: chat.told("turn") != [])
    await dispatcher.settled()
    assert [each.payload["user"] for each in chat.told("turn")] == ["2"]
    assert dispatcher.closed == set()


async def test_the_host_hears_once_why_pings_cant_be_delivered(service: GameService, house: House) -> None:
    chat = Refusing(Undeliverable("refused", "refused"))
    info = await table(service, ANN, BOB)
    dispatcher = await begun(service, chat)
    for person in (ANN, BOB, ANN, BOB):
        await service.act(info.id, person, [PASS])
    await until(lambda: len(chat.told("alone")) >= 1)
    await dispatcher.settled()
    assert [each.payload["user"] for each in chat.told("undelivered")] == ["1"]
    assert chat.told("undelivered")[0].payload["cause"] == "refused"


async def test_who_was_reached_in_the_channel_after_all_isnt_called_alone(service: GameService, house: House) -> None:
    """The message was posted though each try to say so broke off: it's found before anybody is called alone."""

    class Late(Chat):
        tries = 0

        async def send(self, item: Announcement) -> str:
            if item.kind == "turn":
                self.tries += 1
                if self.tries <= 5:
                    if self.tries == 5:
                        self.posted.append((f"m{item.id}", item))
                    raise Unsure("cut")
            return await super().send(item)

    chat = Late()
    await table(service, ANN, BOB)
    dispatcher = await begun(service, chat)
    await until(lambda: chat.tries == 5)
    await dispatcher.settled()
    assert [kind for kind, _ in chat.kinds] == ["start", "turn"]


async def test_what_was_set_aside_stays_so_through_a_restart(service: GameService, house: House) -> None:
    """It blocks nothing and rings its person once; it's told when its time has come, pinging nobody again."""
    chat = Refusing(Unsure("a connection broke"))
    info = await table(service, ANN, BOB)
    dispatcher = Dispatcher(service, chat, first_pause=0.001, longest_pause=600.0)
    await dispatcher.start()
    await until(lambda: chat.told("alone") != [])
    await dispatcher.stop()
    finds = chat.finds
    again = Dispatcher(await house.reopen(), chat)
    await again.start()
    await house.service.set_pace(info.id, replace(ANN, manager=True), pace=8, patience=2, silence="ask")
    await until(lambda: chat.told("pace") != [])
    await again.stop()
    assert (chat.finds, len(chat.told("alone")), chat.told("turn")) == (finds, 1, [])
    house.clock.now += 600.0
    chat.reason = None
    await told(await house.reopen(), chat)
    assert [each.payload["rung"] for each in chat.told("turn")] == [["1"]]
    assert len(chat.told("alone")) == 1
