"""What is tapped twice in the same moment happens once, and both taps are answered."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.local.actors import Actor, BotAnswer
from bot.local.standin.interactions import DEFER_UPDATE
from bot.local.standin.model import Message
from bot.service import GameInfo
from tests.discord.days import Days, table_in
from tests.discord.party import Party, codes, press


@pytest.fixture
async def days(tmp_path: Path) -> AsyncIterator[Days]:
    async with table_in(tmp_path) as made:
        yield made


async def twice(person: Actor, message: Message, verb: str) -> list[BotAnswer]:
    """Two taps on the message's button of this kind, before the first is answered."""
    answers = await asyncio.gather(*(press(person, message, verb) for _ in range(2)))
    for each in answers:
        if each.interaction.answer == DEFER_UPDATE:
            await each.touched()
    return list(answers)


def having(days: Days, game: GameInfo, verb: str) -> list[Message]:
    """The messages in the game's thread that have a button of this kind."""
    return [each for each in days.party.messages(game) if any(f":{verb}:" in code for code in codes(each))]


async def test_joining_and_leaving(party: Party) -> None:
    notice = (await party.open()).message
    await twice(party.ben, notice, ":join:")
    (info,) = await party.service.list(party.server.guild.id)
    assert [each.name for each in info.seats] == ["Ann", "Ben"]
    await twice(party.ben, notice, ":leave:")
    (info,) = await party.service.list(party.server.guild.id)
    assert [each.name for each in info.seats] == ["Ann"]


async def test_taking_back(party: Party) -> None:
    game = await party.started()
    up = party.up(game)
    answer = await up.slash(party.thread(game), "draft_company", company="5")
    (again,) = [code for code in codes(answer.message) if ":undo:" in code]
    await asyncio.gather(*(up.click(answer.message, custom_id=again) for _ in range(2)))
    await party.server.until(lambda: any("undoes" in each.text for each in party.messages(game)), what="the undo")
    info = await party.info(game)
    assert (info.seq, info.turn.user) == (2, up.id)  # type: ignore[union-attr]


async def test_a_ballot(days: Days) -> None:
    game = await days.game(days.party.ann)
    ben = days.party.ben
    seat = next(each.seat for each in game.seats if each.user == days.party.cid.id)
    await days.party.ann.slash(days.party.thread(game), "vote remove", player=seat)
    await days.told()
    (vote,) = having(days, game, "ballot")
    await twice(ben, vote, ";yes;")
    await days.told()
    told = [each.text for each in days.party.messages(game) if "out of the game" in each.text]
    assert len(told) == 1


async def test_a_seat_that_is_taken_and_claimed_back(days: Days) -> None:
    game = await days.game(days.party.ann)
    eve = Actor(days.server, "Eve")
    thread = days.party.thread(game)
    await asyncio.gather(*(days.party.ben.slash(thread, "seat substitute") for _ in range(2)))
    await days.told()
    (wanted,) = having(days, game, "seat_take")
    await twice(eve, wanted, ":seat_take:")
    await days.told()
    assert sum(each.user == eve.id for each in (await days.party.info(game)).seats) == 1
    (taken,) = [each for each in having(days, game, "seat_claim") if each is not wanted]
    await twice(days.party.ben, taken, ":seat_claim:")
    await days.told()
    assert sum("Ben is back" in each.text for each in days.party.messages(game)) == 1


async def test_a_seat_wanted_by_two_at_once_is_taken_by_one(days: Days) -> None:
    game = await days.game(days.party.ann)
    people = [Actor(days.server, name) for name in ("Eve", "Fay")]
    await days.party.ben.slash(days.party.thread(game), "seat substitute")
    await days.told()
    (wanted,) = having(days, game, "seat_take")
    answers = await asyncio.gather(*(press(each, wanted, ":seat_take:") for each in people))
    for each in answers:
        await days.server.until(lambda each=each: each.followups != [], what="the answer")
    texts = sorted(each.followups[0].text for each in answers)
    assert sum("You have a seat" in each for each in texts) == 1
    assert sum(each.user in {p.id for p in people} for each in (await days.party.info(game)).seats) == 1


async def test_giving_a_game_up(party: Party) -> None:
    game = await party.started()
    asked = await party.ann.slash(party.thread(game), "game abandon")
    await twice(party.ann, asked.message, ":abandon:")
    await party.server.until(lambda: "ended" in party.messages(game)[-1].text, what="the end")
    assert (await party.info(game)).status == "abandoned"
    assert sum("ended" in each.text for each in party.messages(game)) == 1
