"""Reminders on a fake clock and a real file: when they come, to whom, how often, and what an undo does to them."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.service import Announcement, GameService, Person, Undeliverable
from bot.service.posts.outbox import Dispatcher
from bot.service.watch import Watch
from storage import OutboxRecord
from tests.service.house import ANN, BOB, CYD, PASS, Chat, House, add, table

HOUR = 3600.0
DAY = 24 * HOUR
ROME = ZoneInfo("Europe/Rome")


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ROME).timestamp()


async def look(house: House, moment: float | None = None) -> None:
    if moment is not None:
        house.clock.now = moment
    await Watch(house.service).look()


async def reminders(house: House) -> list[OutboxRecord]:
    games = await house.service.list("s") + await house.service.list("t")
    found = [each for game in games for each in await house.storage.outbox.of_game(game.id, -1)]
    return sorted((each for each in found if each.kind == "reminder"), key=lambda each: each.id)


async def times(house: House) -> list[float]:
    return [round((each.created - 1000) / HOUR) for each in await reminders(house)]


async def test_they_follow_the_pace(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB, pace=8, silence="wait")
    for hour in range(30):
        await look(house, 1010 + hour * HOUR)
    assert await times(house) == [8, 16, 24]
    first = (await reminders(house))[0]
    assert (first.mentions, first.payload["user"], first.payload["direct"]) == (("1",), "1", False)
    game = first.payload["games"][0]
    assert (game["game"], game["seat"], game["due"], game["count"]) == (info.id, "P1", True, 1)
    await service.act(info.id, ANN, [PASS])
    await look(house, 1010 + 37 * HOUR)
    assert [each.mentions for each in await reminders(house)][3:] == []
    await look(house, 1010 + 38 * HOUR)
    assert [each.mentions for each in await reminders(house)][3:] == [("2",)]


async def test_they_count_from_ones_last_move(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB, pace=8)
    await look(house, 1010 + 9 * HOUR)
    house.clock.now = 1000 + 10 * HOUR
    info = (await service.act(info.id, ANN, [add(1)])).info
    assert info.turn is not None
    assert info.turn.since < 1010
    await look(house, 1010 + 17 * HOUR)
    await look(house, 1010 + 18 * HOUR)
    assert await times(house) == [9, 18]
    assert (await reminders(house))[-1].payload["games"][0]["count"] == 1


async def test_a_table_without_a_pace_and_a_robot(service: GameService, house: House) -> None:
    robot = Person("r", "Robot", server="s", robot=True)
    await table(service, ANN, BOB, pace=0)
    info = await table(service, ANN, robot, pace=1)
    await service.act(info.id, ANN, [PASS])
    await look(house, 1000 + 100 * DAY)
    assert await reminders(house) == []


@pytest.mark.parametrize(
    ("evening", "told_at"),
    [("2025-10-25T20:00", "2025-10-26T07:01+01:00"), ("2026-03-28T20:00", "2026-03-29T07:01+02:00")],
    ids=["clocks put back", "clocks put forward"],
)
async def test_never_in_quiet_hours(service: GameService, house: House, evening: str, told_at: str) -> None:
    """Also in a night in which the clocks are changed."""
    await service.people.set_zone("1", "Europe/Rome")
    await service.people.set_quiet("1", (23 * 60, 7 * 60))
    house.clock.now = at(evening)
    await table(service, ANN, BOB, pace=4)
    for minutes in range(0, 15 * 60, 30):
        await look(house, at(evening) + 60 + minutes * 60)
    told = await reminders(house)
    assert datetime.fromtimestamp(told[0].created, ROME).isoformat(timespec="minutes") == told_at


async def test_never_on_leave_and_leave_does_not_count(service: GameService, house: House) -> None:
    await table(service, ANN, BOB, pace=24)
    await service.people.add_leave("1", 1000 + 12 * HOUR, 1000 + 60 * HOUR)
    for hour in range(100):
        await look(house, 1010 + hour * HOUR)
    assert await times(house) == [72, 96]


async def test_a_tables_pace_holds_though_other_games_wait(service: GameService, house: House) -> None:
    eight = await table(service, ANN, BOB, pace=8, patience=9, silence="wait")
    await table(service, ANN, CYD, pace=24, silence="wait")
    for hour in range(50):
        await look(house, 1010 + hour * HOUR)
    told = [each for each in await reminders(house) if (eight.id, True) in [
        (g["game"], g["due"]) for g in each.payload["games"]]]  # fmt: skip
    assert [round((each.created - 1000) / HOUR) for each in told] == [8, 16, 24, 32, 40, 48]
    # What comes due at the same hour is one message.
    assert await times(house) == [8, 16, 24, 32, 40, 48]


@pytest.mark.parametrize(("pace", "later"), [(8, 7 * 24), (10 * 24, 10 * 24)], ids=["a week", "a longer pace"])
async def test_beyond_the_tables_patience_all_see_one_reminder_and_then_one_a_week(
    service: GameService, house: House, pace: int, later: int
) -> None:
    """Also of who has asked for direct messages: the others wait, and would never know why."""
    await service.people.set_direct("1", True)
    await table(service, ANN, BOB, pace=pace, patience=2, silence="wait")
    for hour in range(3 * pace + 2 * later + 2):
        await look(house, 1010 + hour * HOUR)
    assert await times(house) == [pace, 2 * pace, 3 * pace, 3 * pace + later, 3 * pace + 2 * later]
    alone = [(each.payload["games"][0]["count"], each.payload["direct"]) for each in await reminders(house)]
    assert alone == [(1, True), (2, True), (3, False), (4, False), (5, False)]


async def test_games_with_days_for_a_move_are_one_message_a_day_oldest_first(
    service: GameService, house: House
) -> None:
    one = await table(service, ANN, BOB, pace=24, silence="wait")
    house.clock.now += HOUR
    two = await table(service, ANN, CYD, pace=24, silence="wait")
    three = await table(service, ANN, CYD, pace=48, silence="wait")
    for hour in range(2, 80):
        await look(house, 1010 + hour * HOUR)
    assert await times(house) == [24, 48, 72]
    listed = [[(g["game"], g["due"]) for g in each.payload["games"]] for each in await reminders(house)]
    first, second, third = one.id, two.id, three.id
    assert listed == [
        [(first, True), (second, False), (third, False)],
        [(first, True), (second, True), (third, False)],
        [(first, True), (second, True), (third, True)],
    ]


async def test_a_thread_names_only_games_of_its_server(service: GameService, house: House) -> None:
    elsewhere = [Person("1", "Ann", server="t"), Person("2", "Bob", server="t")]
    await table(service, *elsewhere, pace=2)
    await table(service, ANN, BOB, pace=2)
    await look(house, 1000 + 3 * HOUR)
    (told,) = await reminders(house)
    assert (len(told.payload["games"]), told.payload["elsewhere"]) == (1, 1)
    await service.people.set_direct("1", True)
    await look(house, 1000 + 27 * HOUR)
    told = (await reminders(house))[-1]
    assert (told.payload["direct"], len(told.payload["games"]), told.payload["elsewhere"]) == (True, 2, 0)


async def test_snooze(service: GameService, house: House) -> None:
    await table(service, ANN, BOB, pace=4, silence="wait")
    await look(house, 1010 + 4 * HOUR)
    await service.people.snooze("1", 10)
    for hour in range(4, 20):
        await look(house, 1020 + hour * HOUR)
    assert await times(house) == [4, 14, 18]


async def test_down_for_a_day_each_due_reminder_comes_once(service: GameService, house: House) -> None:
    await table(service, ANN, BOB, pace=4, silence="wait")
    await table(service, BOB, CYD, pace=4, silence="wait")
    await house.reopen()
    for hour in (30, 31, 32, 33):
        await look(house, 1010 + hour * HOUR)
        await house.reopen()
    assert [each.mentions for each in await reminders(house)] == [("1",), ("2",)]
    await look(house, 1020 + 34 * HOUR)
    assert await times(house) == [30, 30, 34, 34]


async def test_two_looks_at_once_remind_once(service: GameService, house: House) -> None:
    await table(service, ANN, BOB, pace=4)
    house.clock.now = 1010 + 5 * HOUR
    waiting = await house.storage.turns.waiting()
    profile = await service.people.profile("1")
    assert [await service.reminders.remind(waiting, profile, house.clock.now) for _ in range(2)] == [True, False]


async def test_what_is_overtaken_is_not_told(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB, pace=4)
    await look(house, 1010 + 5 * HOUR)
    await service.act(info.id, ANN, [PASS])
    chat = Chat()
    await told(house, chat)
    assert [each.kind for _, each in chat.posted] == ["start", "turn", "turn"]
    assert (await reminders(house))[0].state == "void"


async def test_an_outage_into_the_night_waits_for_the_morning(service: GameService, house: House) -> None:
    await service.people.set_zone("1", "Europe/Rome")
    await service.people.set_quiet("1", (23 * 60, 7 * 60))
    house.clock.now = at("2025-06-10T10:00")
    await table(service, ANN, BOB, pace=12)
    await look(house, at("2025-06-10T22:30"))
    house.clock.now = at("2025-06-10T23:30")
    chat = Chat()
    await told(house, chat)
    assert [each.kind for _, each in chat.posted] == ["start", "turn"]
    await look(house, at("2025-06-11T06:00"))
    await look(house, at("2025-06-11T07:10"))
    await told(house, chat)
    assert [each.payload["games"][0]["count"] for _, each in chat.posted if each.kind == "reminder"] == [1]


async def test_reminders_that_waited_for_discord_together_are_one(service: GameService, house: House) -> None:
    """The next counts from when it was told."""
    await table(service, ANN, BOB, pace=4, patience=9, silence="wait")
    for hour in (4, 8, 12):
        await look(house, 1010 + hour * HOUR)
    house.clock.now = 1010 + 13 * HOUR
    chat = Chat()
    await told(house, chat)
    assert [each.kind for _, each in chat.posted] == ["start", "turn", "reminder"]
    (waiting,) = await house.storage.turns.waiting("1")
    assert waiting.turn.reminded == 1
    await look(house, 1000 + 16 * HOUR)
    await told(house, chat)
    await look(house, 1030 + 17 * HOUR)
    await told(house, chat)
    assert [each.payload["games"][0]["count"] for _, each in chat.posted if each.kind == "reminder"] == [1, 2]


async def test_who_has_moved_and_is_still_up_is_not_reminded_of_before(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB, pace=4)
    await look(house, 1010 + 5 * HOUR)
    house.clock.now += HOUR
    moved = await service.act(info.id, ANN, [add(1)])
    assert moved.info.turn is not None
    assert moved.info.turn.user == "1"
    chat = Chat()
    await told(house, chat)
    assert "reminder" not in [each.kind for _, each in chat.posted]


class Closed(Chat):
    """Where nobody can be written to."""

    async def send(self, item: Announcement) -> str:
        if item.payload.get("direct"):
            raise Undeliverable("cannot send messages to this user")
        return await super().send(item)


async def test_who_takes_no_direct_messages_is_reminded_in_the_thread(service: GameService, house: House) -> None:
    await service.people.set_direct("1", True)
    await table(service, *[Person("1", "Ann", server="t"), Person("2", "Bob", server="t")], pace=4)
    await table(service, ANN, BOB, pace=4)
    await look(house, 1010 + 5 * HOUR)
    chat = Closed()
    await told(house, chat)
    (reminder,) = [each for _, each in chat.posted if each.kind == "reminder"]
    assert (reminder.payload["direct"], reminder.payload["elsewhere"]) == (False, 1)
    assert [each.state for each in await reminders(house)] == ["failed", "sent"]


async def test_reminders_that_waited_for_discord_and_could_not_be_told_alone_are_one(
    service: GameService, house: House
) -> None:
    await service.people.set_direct("1", True)
    await table(service, ANN, BOB, pace=4)
    for hour in (5, 10):
        await look(house, 1010 + hour * HOUR)
    house.clock.now = 1010 + 11 * HOUR
    chat = Closed()
    await told(house, chat)
    assert [each.kind for _, each in chat.posted].count("reminder") == 1
    (waiting,) = await house.storage.turns.waiting("1")
    assert waiting.turn.reminded == 1


async def test_of_what_waited_for_discord_in_two_games_each_turn_is_told_once(
    service: GameService, house: House
) -> None:
    slow = await table(service, ANN, BOB, pace=9)
    quick = await table(service, ANN, CYD, pace=4)
    for hour in (5, 10):
        await look(house, 1010 + hour * HOUR)
    house.clock.now = 1010 + 11 * HOUR
    chat = Chat()
    await told(house, chat)
    await look(house)
    await told(house, chat)
    games = [each.payload["games"] for _, each in chat.posted if each.kind == "reminder"]
    assert [[each["game"] for each in told if each["due"]] for told in games] == [[quick.id], [slow.id]]
    assert [each.turn.reminded for each in await house.storage.turns.waiting("1")] == [1, 1]


async def told(house: House, chat: Chat) -> None:
    dispatcher = Dispatcher(house.service, chat, first_pause=0.01, longest_pause=0.02)
    await dispatcher.start()
    await dispatcher.settled()
    await dispatcher.stop()


async def test_an_undo_brings_the_turn_back_with_its_clock_and_reminders(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB, pace=10, silence="wait")
    await service.act(info.id, ANN, [add(1)])
    await look(house, 1010 + 10 * HOUR)
    house.clock.now = 1010 + 12 * HOUR
    await service.act(info.id, ANN, [PASS])
    house.clock.now = 1010 + 17 * HOUR
    undone = await service.undo(info.id, ANN)
    assert undone.info.turn is not None
    assert round(undone.info.turn.since - 1000) // HOUR == 5
    waiting = (await service.turns("1"))[0]
    assert waiting.since == undone.info.turn.since
    row = await house.storage.turns.open(info.id)
    assert row is not None
    assert (row.reminded, round(((row.reminded_at or 0) - 1000) / HOUR)) == (1, 15)
    await look(house, 1010 + 24 * HOUR)
    assert await times(house) == [10]
    await look(house, 1020 + 25 * HOUR)
    assert await times(house) == [10, 25]
    used = [(each.seat, round((each.net or 0) / HOUR)) for each in await house.storage.turns.of_game(info.id)]
    assert used == [("P1", 12), ("P2", 5), ("P1", 0)]


async def test_a_clock_that_is_put_back_makes_no_turn_older(service: GameService, house: House) -> None:
    info = await table(service, ANN, BOB, pace=10)
    began = info.turn.since if info.turn is not None else 0.0
    house.clock.now = 1000 + 5 * HOUR
    await service.act(info.id, ANN, [PASS])
    house.clock.now = 1000 + HOUR
    undone = await service.undo(info.id, ANN)
    assert undone.info.turn is not None
    assert undone.info.turn.since == began


async def test_one_persons_trouble_does_not_keep_the_others_from_being_reminded(
    service: GameService, house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await table(service, ANN, BOB, pace=4)
    await table(service, BOB, CYD, pace=4)
    await service.settings.set("player", "1", "quiet", "no hours")
    await look(house, 1010 + 5 * HOUR)
    assert [each.mentions for each in await reminders(house)] == [("2",)]
    assert "can't see to 1" in caplog.text


async def test_a_clock_that_jumps_a_year_and_back_stops_no_reminders(service: GameService, house: House) -> None:
    """Turns that began in the year ahead, and one that was reminded of there, count from the first look back home."""
    kept, moved = await table(service, ANN, BOB, pace=8), await table(service, BOB, ANN, pace=8)
    home, ahead = 1000 + 10 * HOUR, 1000 + 365 * DAY
    house.clock.now = ahead
    await look(house)
    await service.act(moved.id, BOB, [PASS])
    await service.people.snooze("1", 8)
    before = len(await reminders(house))
    await look(house, home)
    assert (await service.status(moved.id)).turn.since < home + HOUR  # type: ignore[union-attr]
    await look(house, home + 7 * HOUR)
    assert len(await reminders(house)) == before
    await look(house, home + 33 * HOUR)
    assert [game["game"] for game in (await reminders(house))[-1].payload["games"]] == [kept.id, moved.id]
