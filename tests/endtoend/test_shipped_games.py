"""Whole recorded games through the bot, by buttons, menus, forms and typed commands: 1856, 1865, 18Mag for two."""

from __future__ import annotations

import pytest

from engine.dev import log
from engine.titles import games_folder
from tests.endtoend.driving import Driver, shadow_of
from tests.endtoend.recorded import moves_of
from tests.endtoend.seats import Seats

CANADA = {
    *("bid", "buy_private", "start_company", "take_loan", "repay_loan", "buy_right", "place_port", "place_token"),
    *("buy_train", "pay_dividend", "sell_shares", "accept", "refuse", "declare_bankruptcy"),
}
SARDINIA = {"absorb", "place_marker", "transfer", "convert", "remove_token", "scrap_train", "place_token"}
HUNGARY = {"draft_company", "draft_share", "lay_tile", "buy_wagon", "run", "buy_share", "sell_shares", "place_token"}


@pytest.mark.usefixtures("few_pictures")
@pytest.mark.parametrize(
    ("title", "name", "own"),
    [("1856", "robots-4p-61", CANADA), ("1865", "robots-3p-40", SARDINIA), ("18mag", "robots-2p-43", HUNGARY)],
    ids=["1856", "1865", "18mag for two"],
)
async def test_a_game_from_its_beginning_to_the_final_worth(seats: Seats, title: str, name: str, own: set[str]) -> None:
    path = games_folder(title) / f"{name}.jsonl.gz"
    setup, moves = moves_of(path)
    info = await seats.seated(setup)
    driver = Driver(seats, info, shadow_of(setup))
    await driver.play(moves)
    thread = seats.thread(info)
    await seats.server.until(lambda: "is over" in seats.people[0].last(thread).text, deadline=60, what="the end")
    info = await seats.service.status(info.id)
    recorded = log.read(path).result()
    assert info.result is not None
    assert {seat: each["total"] for seat, each in info.result.items()} == {
        seat: worth.total for seat, worth in recorded.items()
    }
    assert seats.pinged(info) == driver.expected
    assert {action["type"] for _, action in moves} >= own
    ways = {"typed", "button", "menu", "two menus", "form"} | ({"any time"} if title != "18mag" else {"best run"})
    assert {way for way in ways if not driver.ways[way]} == set()
