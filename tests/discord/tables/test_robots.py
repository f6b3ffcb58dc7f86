"""Robots at a table on Discord: seated and sent away by thumb or by command, named as such, played, taken over."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.local.actors import BotAnswer
from bot.service import GameInfo, Robots
from tests.discord.party import Party, codes


@pytest.fixture
async def robots(party: Party) -> AsyncIterator[Robots]:
    made = Robots(party.service)
    await made.start()
    yield made
    await made.stop()


async def game_of(party: Party) -> GameInfo:
    (info,) = await party.service.list(party.server.guild.id)
    return info


def menu(asked: BotAnswer, verb: str) -> str:
    """The custom id of the menu with this verb."""
    return next(each for each in codes(asked.message) if f":{verb}:" in each)


async def test_the_host_seats_robots_by_thumb_and_sends_one_away(party: Party) -> None:
    notice = await party.open(players=4)
    asked = await party.ann.click(notice.message, label="Robots…")
    assert asked.private
    assert "No robot sits at the table." in asked.text
    for strength in ("full", "easy"):
        await (await party.ann.select(asked.message, strength, custom_id=menu(asked, "robot_sit"))).touched()
    await party.server.until(lambda: "Robot 2 · easy" in notice.message.content, what="the notice")
    assert "Robot 1 · strong" in notice.message.content
    await (await party.ann.select(asked.message, "P2", custom_id=menu(asked, "robot_go"))).touched()
    await party.server.until(lambda: "Robot 1 · strong" not in notice.message.content, what="the notice")
    assert [each.user for each in (await game_of(party)).seats] == [party.ann.id, "robot:easy:2"]
    denied = await party.cid.click(notice.message, label="Robots…")
    assert "host" in denied.text


async def test_robots_play_at_their_table_and_a_person_takes_over_from_one(party: Party, robots: Robots) -> None:
    notice = await party.open(players=3)
    info = await game_of(party)
    for _ in range(2):
        answer = await party.ann.slash(party.lobby, "game robots", strength="easy", game=str(info.id))
    assert "Robot 2 · easy" in answer.text
    start = next(each for each in codes(notice.message) if ":start:" in each)
    await (await party.ann.click(notice.message, custom_id=start)).touched()
    info = await party.info(info)
    await robots.settled()
    message = await party.turn_message(info)
    assert message.mentions == [party.ann.id]
    assert [each.user_id for each in party.server.pings if each.message_id == message.id] == [party.ann.id]
    made = await party.service.log(info.id)
    assert {each["mark"] for each in made} <= {"robot:easy"}
    seat = next(each.seat for each in (await party.info(info)).seats if each.robot)
    taken = await party.ben.slash(party.thread(info), "seat take", seat=seat)
    assert "You have a seat" in taken.text
    assert (await party.info(info)).seats_of(party.ben.id) == (seat,)


async def test_a_robot_plays_for_the_caretaker_where_one_wants_that(party: Party, robots: Robots) -> None:
    info = await party.started(players=3)
    ann = party.up(info)
    await ann.slash(party.thread(info), "seat caretaker", strength="easy")
    await robots.settled()
    made = await party.service.log(info.id)
    assert made[0]["mark"] == "caretaker:easy"
    await party.server.until(
        lambda: any("has a robot play from now on (easy)" in each.content for each in party.messages(info)),
        what="that it's told",
    )


async def test_a_vote_says_how_strong_the_robot_would_be(party: Party) -> None:
    info = await party.started(players=3)
    up, (one, other) = party.up(info), party.others(info)
    assert info.turn is not None
    await one.slash(party.thread(info), "vote caretaker", player=info.turn.seat, strength="full")

    def asked() -> bool:
        return any("would have a robot play: strong" in each.content for each in party.messages(info))

    await party.server.until(asked, what="the vote")
    message = next(each for each in party.messages(info) if "would have a robot play" in each.content)
    await (await other.click(message, label=message.labels()[0])).touched()
    seat = (await party.info(info)).seat(info.turn.seat)
    assert (seat.user, seat.caretaker, seat.strength) == (up.id, True, "full")
