"""Complete recorded games through the bot: every move, each ping (none for one's own next company), the final worth."""

from __future__ import annotations

from typing import Any

import pytest

from bot.service import GameInfo
from engine.dev import log, reference
from engine.titles import translator
from tests.endtoend.driving import Driver, Move, shadow_of
from tests.endtoend.recorded import FIVE, moves_of
from tests.endtoend.seats import Seats
from tests.games.folders import TRACES

REFERENCE = TRACES / "18mag" / "random-3p-18710300.jsonl.gz"
CANADA = TRACES / "1856" / "hotseat006.jsonl.gz"
"""Four players; a national company is formed, shares are sold by force, and a player goes bankrupt."""


async def drive(seats: Seats, setup: dict[str, Any], moves: list[Move]) -> tuple[Driver, GameInfo]:
    """Play a game through and wait until everything is told."""
    info = await seats.seated(setup)
    driver = Driver(seats, info, shadow_of(setup))
    await driver.play(moves)
    thread = seats.thread(info)
    await seats.server.until(lambda: "is over" in seats.people[0].last(thread).text, deadline=60, what="the end")
    return driver, await seats.service.status(info.id)


@pytest.mark.long
async def test_a_complete_game_of_robots_played_by_people(seats: Seats) -> None:
    setup, moves = moves_of(FIVE)
    driver, info = await drive(seats, setup, moves)
    assert info.status == "finished"
    recorded = log.read(FIVE).result()
    assert info.result is not None
    assert {seat: each["total"] for seat, each in info.result.items()} == {
        seat: worth.total for seat, worth in recorded.items()
    }
    assert seats.pinged(info) == driver.expected
    assert driver.in_a_row > 0
    assert min(driver.ways[each] for each in ("typed", "best run", "button", "menu", "two menus")) >= 10


@pytest.mark.references
async def test_a_reference_game(seats: Seats) -> None:
    recorded = reference.read(REFERENCE)
    rules = translator(recorded.header["game"])
    game = rules.begin(recorded.header)
    moves: list[Move] = []
    for line in recorded.actions:
        for by, action in rules.translate(game, line):
            moves.append((by, action.to_json()))
            game.apply(action, by)
    driver, info = await drive(seats, game.setup, moves)
    assert info.result is not None
    assert {seat: each["total"] for seat, each in info.result.items()} == recorded.result["result"]
    assert seats.pinged(info) == driver.expected
    assert driver.in_a_row > 0


@pytest.mark.references
async def test_a_reference_game_of_1856(seats: Seats) -> None:
    recorded = reference.read(CANADA)
    report = reference.replay(recorded, translator(recorded.header["game"]))
    assert report.game is not None
    moves = [(each["by"], each["action"]) for each in report.game.entries]
    driver, info = await drive(seats, report.game.setup, moves)
    assert info.result is not None
    assert {seat: each["total"] for seat, each in info.result.items()} == recorded.result["result"]
    assert seats.pinged(info) == driver.expected
    assert {action["type"] for _, action in moves} >= {"take_loan", "redeem", "merge", "sell_shares"}
    ways = ("typed", "best run", "button", "menu", "two menus", "any time")
    assert all(driver.ways[each] for each in ways), driver.ways
