"""Reminders on Discord: once each, to the right person, in the right place, through restarts and refusals."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.service import Watch
from tests.discord.days import HOUR, Days, is_reminder, labelled, table_in

DAY = 24


@pytest.fixture
async def days(tmp_path: Path) -> AsyncIterator[Days]:
    async with table_in(tmp_path) as made:
        yield made


async def test_a_reminder_pings_the_one_to_act_and_nobody_else(days: Days) -> None:
    game = await days.game(days.party.ann)
    await days.go_by(DAY - 1)
    assert days.reminders(game) == []
    await days.go_by(1)
    (told,) = days.reminders(game)
    up = days.party.up(game)
    assert (told.mentions, told.silent) == ([up.id], False)
    assert re.search(r"your turn began <t:\d+:R>", told.text)
    turn = days.party.turn_messages(game)[0]
    assert f"https://discord.com/channels/{game.server}/{game.channel}/{turn.id}" in told.text


async def test_its_button_opens_the_panel(days: Days) -> None:
    game = await days.game(days.party.ann)
    await days.go_by(DAY)
    (told,) = days.reminders(game)
    answer = await days.party.up(game).click(told, label="My turn")
    assert answer.private
    assert "draft" in answer.text


async def test_snooze_is_for_the_one_who_was_reminded(days: Days) -> None:
    game = await days.game(days.party.ann, pace=8, patience=20)
    await days.go_by(8)
    (told,) = days.reminders(game)
    refused = await days.party.others(game)[0].click(told, custom_id=labelled(told, "snooze"))
    assert refused.private
    assert "somebody else" in refused.text
    answer = await days.party.up(game).click(told, label="Snooze 24 h")
    assert answer.private
    assert re.search(r"until <t:\d+:F>", answer.text)
    await days.go_by(23)
    assert len(days.reminders(game)) == 1
    await days.go_by(2)
    assert len(days.reminders(game)) == 2


async def test_several_games_are_one_message_oldest_first(days: Days) -> None:
    up = days.party.ann
    first = await days.game(up, "First")
    days.clock.ahead += HOUR
    second = await days.game(up, "Second")
    await days.go_by(DAY)
    texts = [each.text for each in (*days.reminders(first), *days.reminders(second))]
    assert len(texts) == 1
    assert texts[0].index("First") < texts[0].index("Second")
    assert len([each for each in days.server.pings if each.user_id == up.id]) == 3


async def test_games_of_other_servers_are_named_in_direct_messages_only(days: Days) -> None:
    up = days.party.ann
    here = await days.game(up, "Here")
    days.clock.ahead += 60
    there = await days.game(up, "Secret", days.server.add_guild("Other"))
    await days.go_by(DAY)
    assert days.reminders(there) == []
    (told,) = days.reminders(here)
    assert "Secret" not in told.text
    assert "One more game is waiting: /turns" in told.text
    await days.service.people.set_direct(up.id, True)
    await days.go_by(DAY)
    direct = [each for each in up.sees(up.dm) if is_reminder(each)]
    assert len(direct) == 1
    assert "Here" in direct[0].text
    assert "Secret" in direct[0].text
    assert not direct[0].silent


async def test_a_direct_message_is_in_the_readers_language(days: Days) -> None:
    game = await days.game(days.party.ann)
    up = days.party.up(game)
    await days.service.people.set_direct(up.id, True)
    await days.bot.front.choose_language(up.id, "it")
    await days.go_by(DAY)
    (told,) = [each for each in up.sees(up.dm) if is_reminder(each)]
    assert "il tuo turno è iniziato" in told.text
    answer = await up.click(told, label="Il mio turno")
    assert answer.private
    assert days.reminders(game) == []


async def test_a_refused_direct_message_is_told_in_the_thread(days: Days) -> None:
    game = await days.game(days.party.ann)
    up = days.party.up(game)
    up.user.dms_open = False
    await days.service.people.set_direct(up.id, True)
    days.server.expect(403, 50007)
    await days.go_by(DAY)
    (told,) = days.reminders(game)
    assert (told.mentions, told.silent) == ([up.id], False)
    await days.look()
    assert len(days.reminders(game)) == 1


async def test_closed_direct_messages_name_no_game_of_another_server_in_the_thread(days: Days) -> None:
    up = days.party.ann
    here = await days.game(up, "Here")
    days.clock.ahead += 60
    there = await days.game(up, "Secret", days.server.add_guild("Other"))
    up.user.dms_open = False
    await days.service.people.set_direct(up.id, True)
    days.server.expect(403, 50007)
    await days.go_by(DAY)
    (told,) = days.reminders(here)
    assert "Secret" not in told.text
    assert "One more game is waiting" in told.text
    assert days.reminders(there) == []
    # The person isn't told less than others: the panel opens as ever.
    assert (await up.click(told, label="My turn")).private


async def test_down_for_a_day_each_due_reminder_comes_once(days: Days) -> None:
    game = await days.game(days.party.ann, pace=8)
    await days.down()
    days.clock.ahead += 30 * HOUR
    for _ in range(3):
        await days.up()
        await days.look()
        assert len(days.reminders(game)) == 1
        await days.down()
        days.clock.ahead += HOUR
    days.clock.ahead += 6 * HOUR
    await days.up()
    await days.look()
    assert len(days.reminders(game)) == 2


async def test_down_for_a_day_with_direct_messages(days: Days) -> None:
    game = await days.game(days.party.ann, pace=8)
    up = days.party.up(game)
    await days.service.people.set_direct(up.id, True)
    await days.down()
    days.clock.ahead += 30 * HOUR
    for _ in range(2):
        await days.up()
        await days.look()
        await days.down()
    await days.up()
    assert len([each for each in up.sees(up.dm) if is_reminder(each)]) == 1


@pytest.mark.parametrize("direct", [False, True], ids=["thread", "direct"])
async def test_an_answer_that_is_lost_gives_one_reminder(days: Days, direct: bool) -> None:
    game = await days.game(days.party.ann)
    up = days.party.up(game)
    await days.service.people.set_direct(up.id, direct)
    days.server.cut("POST", r"/channels/\d+/messages$", after=True)
    await days.go_by(DAY)
    seen = [each for each in up.sees(up.dm) if is_reminder(each)] if direct else days.reminders(game)
    assert len(seen) == 1


async def test_killed_between_sending_and_noting_it_tells_once(days: Days) -> None:
    """The process ends when Discord has the reminder and the storage doesn't know."""
    game = await days.game(days.party.ann)
    sent: list[str] = []

    async def die(*given: object) -> None:
        sent.append("told")
        raise ConnectionAbortedError

    days.bot.dispatcher._outbox.mark_sent = die  # type: ignore[method-assign]
    days.clock.ahead += DAY * HOUR
    await Watch(days.service).look()
    await days.server.until(lambda: sent != [], what="the reminder")
    await days.down()
    await days.up()
    await days.look()
    assert len(days.reminders(game)) == 1


async def test_no_reminder_comes_in_quiet_hours(days: Days) -> None:
    """All day is quiet but for the last minute before midnight in Tokyo, where the clocks are never changed."""
    game = await days.game(days.party.ann, pace=8, silence="wait")
    await days.service.people.set_zone(days.party.ann.id, "Asia/Tokyo")
    await days.service.people.set_quiet(days.party.ann.id, (0, 23 * 60 + 59))
    await days.go_by(8)
    assert days.reminders(game) == []
    tokyo = datetime.fromtimestamp(days.clock(), ZoneInfo("Asia/Tokyo"))
    days.clock.ahead += (tokyo.replace(hour=23, minute=59, second=20) - tokyo).total_seconds()
    await days.look()
    assert len(days.reminders(game)) == 1


async def test_turns_lists_every_game_with_links(days: Days) -> None:
    up = days.party.ann
    here = await days.game(up, "Here")
    days.clock.ahead += HOUR
    there = await days.game(up, "There", days.server.add_guild("Other"))
    answer = await up.slash(days.party.lobby, "turns")
    assert answer.private
    lines = [each for each in answer.text.splitlines() if each.startswith("- ")]
    assert ["Here" in lines[0], "There" in lines[1]] == [True, True]
    for info, line in ((here, lines[0]), (there, lines[1])):
        message = days.party.turn_messages(info)[-1]
        assert f"https://discord.com/channels/{info.server}/{info.channel}/{message.id}" in line
        assert info.turn is not None
        assert f"<t:{int(info.turn.since)}:R>" in line
    # A panel opens only on its game's own server.
    assert answer.message.labels() == ["My turn"]
    assert "No game waits for you" in (await days.party.ben.slash(days.party.lobby, "turns")).text


@pytest.mark.parametrize("direct", [False, True], ids=["in the thread", "alone"])
async def test_a_reminder_reads_as_past_once_the_turn_is_over(days: Days, direct: bool) -> None:
    days.bot.bygones.pause = days.bot.bygones.spacing = 0.01
    game = await days.game(days.party.ann)
    up = days.party.up(game)
    await days.service.people.set_direct(up.id, direct)
    await days.go_by(DAY)
    (told,) = [each for each in up.sees(up.dm) if is_reminder(each)] if direct else days.reminders(game)
    assert "your turn" in told.text
    await up.slash(days.party.thread(game), "draft_company", company="5")
    await days.server.until(lambda: told.labels() == [], what="the reminder without buttons")
    assert told.content.startswith("-# ")
    assert "your turn" not in told.content
