"""What is told after a command: one message and one ping for each turn, to the right person."""

from __future__ import annotations

from bot.service import GameService
from bot.service.posts.announcements import STORY_ROWS
from bot.service.posts.outbox import Dispatcher
from tests.service.house import ANN, BOB, CYD, PASS, Chat, House, add, table


async def test_two_companies_in_a_row_of_one_president_are_one_ping(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB)
    first = info.turn
    acted = await service.act(info.id, ANN, [add(1)])
    assert first is not None
    assert acted.info.turn is not None
    assert (first.company, acted.info.turn.company) == ("C0", "C1")
    assert (acted.info.turn.seq, acted.info.turn.since) == (first.seq, first.since)
    await service.act(info.id, ANN, [add(2)])
    assert await house.outbox(info.id) == [("start", ()), ("turn", ("1",))]


async def test_the_turn_message_tells_what_happened_since_ones_own_last_move(
    service: GameService, house: House
) -> None:
    info = await table(service, ANN, BOB, CYD)
    await service.act(info.id, ANN, [add(1), PASS])
    await service.act(info.id, BOB, [add(2)])
    await service.act(info.id, BOB, [add(3)])
    await service.undo(info.id, BOB)
    await service.act(info.id, BOB, [PASS])
    await service.act(info.id, CYD, [PASS])
    last = (await house.storage.outbox.of_game(info.id))[-1]
    assert (last.kind, last.mentions, last.payload["since"], last.payload["seat"]) == ("turn", ("1",), 2, "P1")
    story = [(row["by"], [event["type"] for event in row["events"]]) for row in last.payload["story"]]
    assert story == [("P2", ["add"]), ("P2", ["pass"]), ("P3", ["pass"])]
    assert last.payload["left_out"] == 0


async def test_a_long_story_is_cut_at_its_old_end(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB)
    await service.act(info.id, ANN, [PASS])
    await service.act(info.id, BOB, [add(1)] * 50)
    await service.act(info.id, BOB, [PASS])
    payload = (await house.storage.outbox.of_game(info.id))[-1].payload
    assert (len(payload["story"]), payload["left_out"]) == (STORY_ROWS, 11)


async def test_consent_is_asked_of_the_other_and_the_turn_comes_back(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB)
    acted = await service.act(info.id, ANN, [{"type": "offer", "to": "P2"}])
    assert acted.info.turn is not None
    assert (acted.info.turn.kind, acted.info.turn.user) == ("consent", "2")
    assert [each.kind for each in await service.turns("2")] == ["consent"]
    await service.act(info.id, BOB, [{"type": "answer", "yes": True}])
    assert (await house.outbox(info.id))[2:] == [("consent", ("2",)), ("turn", ("1",))]


async def test_the_end_pings_nobody(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB, options={"goal": 2})
    await service.act(info.id, ANN, [add(2)])
    last, film = (await house.storage.outbox.of_game(info.id))[-2:]
    assert (film.kind, film.mentions) == ("film", ())
    assert (last.kind, last.mentions, last.payload["result"]) == (
        "end",
        (),
        {seat: {"total": 2, "cash": 2} for seat in ("P1", "P2")},
    )


async def test_undo_marks_the_told_and_takes_back_the_untold(service: GameService, house: House) -> None:
    chat = Chat()
    dispatcher = Dispatcher(service, chat)
    info = await table(service, ANN, BOB)
    await service.act(info.id, ANN, [PASS])
    await dispatcher.start()
    await dispatcher.settled()
    await service.undo(info.id, ANN)
    await dispatcher.settled()
    undone = chat.posted[-1][1]
    told = chat.posted[-2]
    assert (undone.kind, undone.mentions, undone.payload["seat"]) == ("undone", (), "P1")
    assert undone.payload["outdated"] == [{"id": told[1].id, "kind": "turn", "message": told[0]}]
    await service.act(info.id, ANN, [PASS])
    await dispatcher.settled()
    assert chat.kinds[2:] == [("turn", ("2",)), ("undone", ()), ("turn", ("2",))]
    await dispatcher.stop()
    # Nobody tells anything now: the ping that waits is void once its move is taken back.
    await service.act(info.id, BOB, [PASS])
    await service.undo(info.id, BOB)
    states = [(each.kind, each.state) for each in await house.storage.outbox.of_game(info.id)][-2:]
    assert states == [("turn", "void"), ("undone", "waiting")]
    later = Dispatcher(service, chat)
    await later.start()
    await later.settled()
    assert chat.posted[-1][1].payload["outdated"] == []
    await later.stop()


async def test_giving_up_is_told_and_nobody_is_pinged_any_more(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB)
    await service.abandon(info.id, ANN)
    states = [(each.kind, each.state) for each in await house.storage.outbox.of_game(info.id, -1)]
    assert states == [("abandoned", "waiting")]
