"""Counts of legal action sequences from named positions: a changed count means that legality changed."""

from __future__ import annotations

import pytest

from engine.dev.perft import count, position, positions

COUNTS = {
    "draft of three": [20, 380, 6840],
    "draft of six": [20, 387],
    "first operating round, track": [8, 63],
    "yellow, stock round of four": [11, 51],
    "yellow, wagons and run": [3, 19],
    "green, track": [66, 2319],
    "green, trains and offers": [30, 204],
    "green, all wagons": [4, 24, 170],
    "brown, station of a major": [23, 46],
    "brown, two trains to scrap": [3, 8],
    "brown, track of six": [171],
    "grey, stock round of four": [21, 339],
    "grey, track": [125],
    "grey, consent": [2, 125],
    "over": [1],
}
PLACES = positions("18mag")


def test_every_named_position_is_counted() -> None:
    assert list(COUNTS) == list(PLACES)


@pytest.mark.parametrize("name", PLACES)
def test_count_of_legal_sequences(name: str) -> None:
    place = PLACES[name]
    game = position("18mag", place)
    assert [count(game, level) for level in range(1, place["depth"] + 1)] == COUNTS[name]
