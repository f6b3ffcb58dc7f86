"""The robot that plays to win: what it decides is legal, told with figures, and the same each time."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from engine import Game, Pass
from engine.dev.log import read
from engine.robots.candidates import Proposer
from engine.robots.player import REMARKS, STRENGTHS, decide

TITLES = Path(__file__).resolve().parents[2] / "engine" / "titles"
GAMES = [
    "t1889/games/robots-3p-40",
    "t1856/games/robots-3p-60",
    "t18mag/games/robots-3p-40",
    "t1865/games/robots-3p-40",
]
PLACES = (0, 30, 75, 150, 230)


def recorded(name: str, entries: int) -> Game:
    return read(TITLES / f"{name}.jsonl.gz", entries)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("strength", STRENGTHS)
def test_what_it_decides_is_legal_and_told_in_known_remarks(name: str, strength: str) -> None:
    for seq in PLACES:
        at = recorded(name, seq)
        assert at.decision is not None
        found = decide(at, strength)
        assert 1 <= len(found.why) <= 2
        assert {each.key for each in found.why} <= set(REMARKS)
        at.apply_all(found.actions, at.decision.by)


def test_less_of_ones_own_is_explained_by_what_rivals_lose() -> None:
    worth, decisive = decide(recorded(GAMES[0], 142), "full").why
    assert worth.figures["worth"] < worth.figures["next"]
    assert decisive.key == "rivals"
    assert decisive.figures["this"] < decisive.figures["next"]


def test_a_move_that_came_first_by_playing_on_is_explained_by_that() -> None:
    worth, decisive = decide(recorded(GAMES[0], 43), "full").why
    assert worth.figures["worth"] < worth.figures["next"]
    assert decisive.key == "played"


def test_it_touches_nothing() -> None:
    game = recorded(GAMES[0], 75)
    before = game.digest()
    decide(game, "full")
    assert (game.digest(), game.seq) == (before, 75)


def test_another_attempt_is_another_move() -> None:
    game = recorded(GAMES[0], 75)
    assert decide(game, "full", 0).actions != decide(game, "full", 1).actions


def test_of_many_moves_it_weighs_some_and_passing() -> None:
    game = recorded(GAMES[0], 75)
    found = Proposer(game.rulebook.tips, 5).proposals(game, random.Random(1))
    assert len(found) == 5 < len(list(game.legal()))
    assert found[-1] == (Pass(),)


SCRIPT = """
from tests.robots.test_player import GAMES, PLACES, recorded
from engine.robots.player import decide
for name in GAMES[:3]:
    print([decide(recorded(name, seq), "middle") for seq in PLACES])
"""


def test_decisions_are_the_same_under_other_hash_seeds() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(TITLES.parents[1])},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1] != ""
