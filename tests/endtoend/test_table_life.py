"""What happens around the moves: games side by side, a restart, offers, undo, and a game given up."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.local.actors import CannotDo
from bot.local.standin.standin import LocalDiscord
from bot.local.start import seated
from bot.service import GameInfo
from tests.endtoend.conftest import bot_of, house
from tests.endtoend.driving import Driver, Move, shadow_of
from tests.endtoend.offers import Offer
from tests.endtoend.recorded import FOUR, THREE, moves_of
from tests.endtoend.seats import Seats, codes


def driver_of(seats: Seats, info: GameInfo, setup: dict[str, Any]) -> Driver:
    return Driver(seats, info, shadow_of(setup))


async def settled(seats: Seats, driver: Driver) -> None:
    """All pings that are due have come."""
    want = len(driver.expected)
    await seats.server.until(lambda: len(seats.pinged(driver.info)) >= want, deadline=60, what="the last ping")
    assert seats.pinged(driver.info) == driver.expected


@pytest.mark.long
async def test_two_games_at_once_of_the_same_people(seats: Seats) -> None:
    one, two = moves_of(THREE), moves_of(FOUR)
    first = driver_of(seats, await seats.seated(one[0], name="Friday"), one[0])
    second = driver_of(seats, await seats.seated(two[0], name="Saturday", first=1), two[0])
    for start in range(0, 18, 6):
        await asyncio.gather(
            first.play(one[1][start : start + 6]),
            second.play(two[1][start : start + 6]),
        )
    await settled(seats, first)
    await settled(seats, second)
    for driver, name, other in ((first, "Friday", "Saturday"), (second, "Saturday", "Friday")):
        thread = seats.thread(driver.info)
        texts = [each.text for each in seats.server.world.in_channel(thread.id)]
        assert any(name in each for each in texts)
        assert not any(other in each for each in texts)


async def test_buttons_still_work_after_a_restart(tmp_path: Path) -> None:
    setup, moves = moves_of(THREE)
    server = LocalDiscord(tmp_path)
    await server.start()
    try:
        async with house(tmp_path) as service, seated(server, lambda: bot_of(service)):
            seats = Seats(server, service)
            driver = driver_of(seats, await seats.seated(setup), setup)
            await driver.play(moves[:14])
            await settled(seats, driver)
            message = await seats.turn_message(driver.info.id)
        async with house(tmp_path) as service, seated(server, lambda: bot_of(service)):
            seats = driver.seats = Seats(server, service)
            assert await seats.turn_message(driver.info.id) is message
            answer = await (await seats.up(driver.info.id)).click(message, label="My turn")
            assert answer.private
            await driver.play(moves[14:24])
            await settled(seats, driver)
        server.check()
    finally:
        await server.close()


@pytest.mark.parametrize("answer", ["Accept", "Refuse"])
async def test_an_offer_is_answered_by_a_button(seats: Seats, answer: str) -> None:
    offer = Offer()
    info, asked = await offer.made(seats)
    before = await seats.service.read(info.id, offer.trains)
    buyer = seats.person(info.seat(offer.buyer).user)
    refused = await buyer.click(asked, label=answer)
    await refused.touched()
    assert (await seats.service.status(info.id)).seq == offer.n + 1
    seller = seats.person(info.seat(offer.seller).user)
    clicked = await seller.click(asked, label=answer)
    if answer == "Accept":
        await seats.server.until(lambda: clicked.followups != [], what="the question")
        clicked = await seller.click(clicked.followups[0], label="Yes, do it")
    await clicked.touched()
    after = await seats.service.read(info.id, offer.trains)
    assert len(before) - len(after) == (answer == "Accept")
    message = await seats.turn_message(info.id)
    assert seats.pinged(info)[-1] in message.content


async def test_an_offer_is_withdrawn_by_undo(seats: Seats) -> None:
    offer = Offer()
    info, asked = await offer.made(seats)
    buyer, seller = (seats.person(info.seat(seat).user) for seat in (offer.buyer, offer.seller))
    accept = next(each for each in codes(asked) if each.endswith(":act:accept"))
    await buyer.slash(seats.thread(info), "undo")
    await seats.server.until(lambda: "undone" in asked.content, what="the mark on the offer")
    with pytest.raises(CannotDo):
        await seller.click(asked, custom_id=accept)
    assert (await seller.slash(seats.thread(info), "accept")).private
    now = await seats.service.status(info.id)
    assert now.turn is not None
    assert (now.turn.seat, now.turn.kind) == (offer.buyer, "turn")
    assert len(seats.pinged(info)) == 2


def turns_of(setup: dict[str, Any], moves: list[Move]) -> list[tuple[str, str | None]]:
    """Who decides at each move, and for which company."""
    game, found = shadow_of(setup), list[tuple[str, str | None]]()
    for by, action in moves:
        assert game.decision is not None
        found.append((by, game.decision.company))
        game.apply(game.read_action(action), by)
    return found


@pytest.mark.long
async def test_a_whole_turn_is_taken_back(seats: Seats) -> None:
    setup, moves = moves_of(THREE)
    game = shadow_of(setup)
    driver = driver_of(seats, await seats.seated(setup), setup)
    # A turn with track: everything that one person does for a company until another is up, or another company's turn.
    turns = turns_of(setup, moves)
    start = end = next(at for at, (_, action) in enumerate(moves) if action["type"] == "lay_tile")
    while turns[start - 1] == turns[end]:
        start -= 1
    while turns[end] == turns[start]:
        end += 1
    await driver.play(moves[:end])
    await settled(seats, driver)
    player = seats.person(driver.info.seat(moves[start][0]).user)
    thread = seats.thread(driver.info)
    following = await seats.turn_message(driver.info.id)
    await player.slash(thread, "undo", whole_turn=True)
    for by, action in moves[:start]:
        game.apply(game.read_action(action), by)
    assert await seats.service.read(driver.info.id, lambda now: now.digest()) == game.digest()
    await seats.server.until(lambda: "undone" in following.content, what="the mark")
    assert await seats.up(driver.info.id) is player


async def test_a_game_is_given_up_by_its_host(seats: Seats) -> None:
    setup, moves = moves_of(THREE)
    driver = driver_of(seats, await seats.seated(setup), setup)
    await driver.play(moves[:3])
    await settled(seats, driver)
    thread, host, guest = seats.thread(driver.info), seats.people[0], seats.people[1]
    assert "Confirm" not in (await guest.slash(thread, "game abandon")).message.labels()
    asked = await host.slash(thread, "game abandon")
    await (await host.click(asked.message, label="Confirm")).touched()
    await seats.server.until(lambda: "without a result" in host.last(thread).text, what="the news")
    assert (await seats.service.status(driver.info.id)).status == "abandoned"
    message = next(each for each in seats.server.world.in_channel(thread.id) if "My turn" in each.labels())
    refused = await guest.click(message, label="My turn")
    assert refused.private
    assert (await guest.slash(thread, "pass")).private
