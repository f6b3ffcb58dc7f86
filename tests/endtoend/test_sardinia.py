"""A whole game of 1865 for three through the bot by buttons, menus and typed commands: one of its recorded games."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import render
from bot.discord import drawing
from engine.dev import log
from engine.titles import games_folder
from tests.endtoend.driving import Driver, shadow_of
from tests.endtoend.recorded import moves_of
from tests.endtoend.seats import Seats

THREE = games_folder("1865") / "robots-3p-40.jsonl.gz"
OWN = {"absorb", "place_marker", "transfer", "convert", "remove_token", "scrap_train", "repay_loan", "place_token"}

DRAWN = 25
"""Each picture of so many is drawn; the others would only take time, being drawn in tests of their own."""


@pytest.fixture
def few_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Most pictures are the first one again."""
    count, draw, kept = itertools.count(), drawing._draw, list[render.Drawn]()

    def drawn(*given: Any) -> render.Drawn:
        if next(count) % DRAWN == 0:
            kept[:] = [draw(*given)]
        return kept[0]

    monkeypatch.setattr(drawing, "_draw", drawn)


@pytest.mark.usefixtures("few_pictures")
async def test_a_game_of_three_from_the_draft_to_the_final_worth(seats: Seats) -> None:
    setup, moves = moves_of(THREE)
    info = await seats.seated(setup)
    driver = Driver(seats, info, shadow_of(setup))
    await driver.play(moves)
    thread = seats.thread(info)
    await seats.server.until(lambda: "is over" in seats.people[0].last(thread).text, deadline=60, what="the end")
    info = await seats.service.status(info.id)
    recorded = log.read(THREE).result()
    assert info.result is not None
    assert {seat: each["total"] for seat, each in info.result.items()} == {
        seat: worth.total for seat, worth in recorded.items()
    }
    assert seats.pinged(info) == driver.expected
    assert {action["type"] for _, action in moves} >= OWN - {"repay_loan"}
    assert min(driver.ways[each] for each in ("typed", "button", "menu", "two menus", "form", "any time")) >= 1
