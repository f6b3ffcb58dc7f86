"""Recorded games through the bot, by buttons, menus, forms and typed commands: stretches, and each as a whole."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from engine.dev import log
from engine.titles import games_folder
from tests.endtoend.driving import Driver, shadow_of
from tests.endtoend.recorded import moves_of
from tests.endtoend.seats import Seats

WAYS = {"typed", "button", "menu", "two menus", "form"}


@dataclass(frozen=True)
class Shipped:
    """A recorded game: kinds of action that it must show, ways to make them, and the stretches that show them all.

    A stretch is the first move and the one after the last; the last stretch is the game's end.
    """

    title: str
    name: str
    own: frozenset[str]
    ways: frozenset[str]
    stretches: tuple[tuple[int, int], ...]

    @property
    def path(self) -> Path:
        """Where it lies."""
        return games_folder(self.title) / f"{self.name}.jsonl.gz"


CANADA = Shipped(
    "1856",
    "robots-4p-61",
    frozenset(
        {
            *("bid", "buy_private", "start_company", "take_loan", "repay_loan", "buy_right", "place_port"),
            *("place_token", "buy_train", "pay_dividend", "sell_shares", "accept", "refuse", "declare_bankruptcy"),
        }
    ),
    frozenset(WAYS | {"any time"}),
    ((0, 4), (60, 116), (194, 198), (606, 618)),
)
SARDINIA = Shipped(
    "1865",
    "robots-3p-40",
    frozenset({"absorb", "place_marker", "transfer", "convert", "remove_token", "scrap_train", "place_token"}),
    frozenset(WAYS | {"any time"}),
    ((185, 192), (218, 222), (564, 602), (921, 945)),
)
HUNGARY_FOR_TWO = Shipped(
    "18mag",
    "robots-2p-43",
    frozenset(
        {
            *("draft_company", "draft_share", "lay_tile", "buy_wagon", "run"),
            *("buy_share", "sell_shares", "place_token"),
        }
    ),
    frozenset(WAYS | {"best run"}),
    ((0, 22), (53, 81), (286, 294)),
)
SHIKOKU = Shipped(
    "1889",
    "robots-3p-40",
    frozenset(
        {
            *("bid", "buy_private", "exchange_private", "start_company", "buy_share", "sell_shares", "lay_tile"),
            *("place_token", "buy_train", "run", "pay_dividend", "accept", "refuse", "declare_bankruptcy"),
        }
    ),
    frozenset(WAYS),
    ((0, 17), (94, 100), (120, 134), (236, 258)),
)
GAMES = pytest.mark.parametrize(
    "game",
    [*(pytest.param(each, marks=pytest.mark.long) for each in (CANADA, SARDINIA, HUNGARY_FOR_TWO)), SHIKOKU],
    ids=["1856", "1865", "18mag for two", "1889"],
)


async def drive(seats: Seats, game: Shipped, start: int, end: int) -> Driver:
    """Play these moves of a game that was adopted before them; nobody is pinged but who has to be."""
    setup, moves = moves_of(game.path)
    _, entries = log.record(game.path)
    shadow = shadow_of(setup)
    for by, action in moves[:start]:
        shadow.apply(shadow.read_action(action), by)
    info = await seats.seated(setup, entries[:start], name=f"{game.name} from {start}")
    driver = Driver(seats, info, shadow)
    await driver.play(moves[start:end])
    if end == len(moves):
        await check_end(seats, game, driver)
    await seats.server.until(lambda: len(seats.pinged(info)) >= len(driver.expected), deadline=60, what="the last ping")
    assert seats.pinged(info) == driver.expected
    return driver


async def check_end(seats: Seats, game: Shipped, driver: Driver) -> None:
    """The game is told to be over, with the final worth as recorded."""
    thread = seats.thread(driver.info)
    await seats.server.until(lambda: "is over" in seats.people[0].last(thread).text, deadline=60, what="the end")
    info = await seats.service.status(driver.info.id)
    recorded = log.read(game.path).result()
    assert info.result is not None
    assert {seat: each["total"] for seat, each in info.result.items()} == {
        seat: worth.total for seat, worth in recorded.items()
    }


@pytest.mark.usefixtures("few_pictures")
@GAMES
async def test_stretches_of_a_game_and_its_final_worth(seats: Seats, game: Shipped) -> None:
    _, moves = moves_of(game.path)
    drivers = [await drive(seats, game, *stretch) for stretch in game.stretches]
    assert {action["type"] for start, end in game.stretches for _, action in moves[start:end]} >= game.own
    assert {way for way in game.ways if not any(each.ways[way] for each in drivers)} == set()
    assert any(each.in_a_row for each in drivers)


@pytest.mark.long
@pytest.mark.usefixtures("few_pictures")
@GAMES
async def test_a_game_from_its_beginning_to_the_final_worth(seats: Seats, game: Shipped) -> None:
    _, moves = moves_of(game.path)
    driver = await drive(seats, game, 0, len(moves))
    assert {action["type"] for _, action in moves} >= game.own
    assert {way for way in game.ways if not driver.ways[way]} == set()
    assert driver.in_a_row > 0
