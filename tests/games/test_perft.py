"""Counts of legal action sequences from named positions: a changed count means that legality changed."""

from __future__ import annotations

import pytest

from engine.dev.perft import count, position, positions
from engine.titles import TITLES

COUNTS = {
    "18mag": {
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
    },
    "1856": {
        "auction of three": [12, 132],
        "auction of six": [12, 132],
        "phase 2, first stock round": [79, 4987],
        "phase 2, track": [14, 39],
        "phase 2, loans to repay": [2, 4],
        "phase 3, dividend": [5, 33],
        "phase 3, choice of a city": [2, 40],
        "phase 4, trains": [10, 33],
        "phase 4, stock round of four": [12, 136],
        "phase 4, money to raise, bankruptcy": [1, 1],
        "phase 5, consent": [2, 29],
        "phase 6, the national company's formation": [2, 21],
        "phase D, track": [58],
    },
    "1865": {
        "draft of three": [8, 56, 336],
        "phase 2, track": [12, 134],
        "phase 2, stock round": [37, 1228],
        "phase 3, absorption": [4, 176],
        "phase 3, home of a company started again": [9, 189],
        "phase 3, station": [2, 4],
        "phase 3, trains too many after an absorption": [2, 4],
        "phase 3, conversion": [2, 30],
        "phase 5, track": [63],
        "phase 6, forced sales": [16, 217],
        "phase 7, markers of an absorption": [3, 85],
        "short game, phase 4, bankruptcy": [3, 32],
        "short game, phase 7, stock round": [20],
    },
    "1889": {
        "auction of two": [10, 90],
        "auction of six": [14, 182],
        "phase 2, first stock round": [54, 1040],
        "phase 2, track": [13, 59],
        "phase 2, consent": [2, 10],
        "phase 3, run": [10, 69],
        "phase 3, a private company's tile": [11, 55],
        "phase 3, last chance to buy a private company": [11, 62],
        "phase 3, stock round": [5, 38],
        "phase 4, trains, bankruptcy": [1, 1],
        "phase 5, discard": [3, 141],
        "phase 5, station": [2, 4],
        "phase 5, track": [7],
    },
}
NAMED = [(title, name) for title, counts in COUNTS.items() for name in counts]


@pytest.mark.parametrize("title", TITLES)
def test_every_title_has_named_positions_and_each_is_counted(title: str) -> None:
    assert positions(title)
    assert list(COUNTS.get(title, {})) == list(positions(title))


@pytest.mark.parametrize(("title", "name"), NAMED, ids=[f"{title}, {name}" for title, name in NAMED])
def test_count_of_legal_sequences(title: str, name: str) -> None:
    place = positions(title)[name]
    game = position(title, place)
    assert [count(game, level) for level in range(1, place["depth"] + 1)] == COUNTS[title][name]
