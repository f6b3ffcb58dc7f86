"""Where games live, whom their messages ring, and what a table's rule for silence looks like to all."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.local.actors import Actor
from bot.local.standin.model import PUBLIC_THREAD
from bot.service import Person as Seated
from tests.discord.days import Days, is_reminder, table_in
from tests.discord.party import Party, codes, press
from tests.discord.play.test_offering import posted
from tests.discord.play.test_offering import table as trading_table

WEEK = 7 * 24 * 60


@pytest.fixture
async def days(tmp_path: Path) -> AsyncIterator[Days]:
    async with table_in(tmp_path) as made:
        yield made


async def test_a_game_lives_in_a_public_thread_that_stays_open_for_a_week(party: Party) -> None:
    game = await party.started()
    thread = party.thread(game)
    assert (thread.kind, thread.parent_id, thread.auto_archive) == (PUBLIC_THREAD, party.lobby.id, WEEK)


async def test_a_command_is_for_the_game_in_whose_thread_it_is_typed_or_which_it_names(party: Party) -> None:
    one, two = await party.started(name="One"), await party.started(name="Two")
    await party.up(two).slash(party.thread(two), "draft_company", company="5")
    assert [(await party.info(each)).seq for each in (one, two)] == [0, 1]
    await party.up(one).slash(party.thread(two), "draft_company", company="8", game=str(one.id))
    assert [(await party.info(each)).seq for each in (one, two)] == [1, 1]
    answer = await party.ann.slash(party.lobby, "market")
    assert "You play several games here" in answer.text


async def test_an_offer_rings_whom_it_is_for_and_holds_nobody_up(party: Party) -> None:
    info, seller, other, thing, buyer = await trading_table(party)
    rung = len(party.server.pings)
    await offered(party, info.id, seller, thing, buyer)
    message = await posted(party, info)
    assert message.mentions == [other.id]
    assert [each.user_id for each in party.server.pings[rung:]] == [other.id]
    up = party.up(info)
    before = (await party.info(info)).seq
    await up.slash(party.thread(info), "pass")
    assert (await party.info(info)).seq > before


async def offered(party: Party, game: int, seller: Actor, thing: str, buyer: str) -> None:
    """The seller posts an offer by way of the service."""
    sort, what, company = thing.split("|")
    raw = {"sort": sort, "object": what, "seller": company, "buyer": buyer, "price": 5}
    person = Seated(seller.id, seller.name, server=party.server.guild.id)
    await party.service.offers.post(game, person, raw, until=party.service.clock() + 2 * 86400)


async def test_after_the_last_reminder_the_seat_is_offered_where_the_table_says_so(days: Days) -> None:
    ann = days.party.ann
    game = await days.game(ann, pace=8, patience=1, silence="substitute")
    await days.go_by(8)
    (reminder,) = days.reminders(game)
    assert "offered to a substitute" in reminder.text
    rung = len(days.server.pings)
    await days.go_by(8)
    wanted = days.party.messages(game)[-1]
    assert "a substitute for Ann is wanted" in wanted.text
    assert (wanted.mentions, wanted.silent) == ([], True)
    assert len(days.server.pings) == rung
    # She may play on herself all the while.
    await ann.slash(days.party.thread(game), "draft_company", company="5")
    assert (await days.party.info(game)).seq == 1
    eve = Actor(days.server, "Eve")
    answer = await press(eve, wanted, ":seat_take:")
    await answer.touched()
    assert any(each.user == eve.id for each in (await days.party.info(game)).seats)


async def test_who_is_on_leave_is_left_alone_until_they_are_back(days: Days) -> None:
    ann = days.party.ann
    game = await days.game(ann, pace=8, silence="wait")
    now = days.clock()
    await days.service.people.add_leave(ann.id, now, now + 40 * 3600)
    await days.go_by(40)
    assert days.reminders(game) == []
    await days.go_by(9)
    assert len(days.reminders(game)) == 1


async def test_down_for_a_day_several_games_are_one_reminder(days: Days) -> None:
    ann = days.party.ann
    games = [await days.game(ann, name, pace=8, silence="wait") for name in ("One", "Two", "Three")]
    await days.down()
    days.clock.ahead += 30 * 3600
    await days.up()
    await days.look()
    await days.look()
    (told,) = [each for game in games for each in days.party.messages(game) if is_reminder(each)]
    assert all(name in told.text for name in ("One", "Two", "Three"))
    assert sum(":snooze:" in code for code in codes(told)) == 2
