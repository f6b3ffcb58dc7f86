"""The reference games: every state as recorded, and every run at most what we find. Collected where they lie."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.routes import runs_of
from engine.dev.reference import read, replay
from engine.titles import translator
from tests.games.folders import REFERENCES

pytestmark = pytest.mark.references
MOST_LEFT_OUT = 0.02
"""So large a part of the states may be left out because one side has skipped a step that the other is about to pass."""


def test_there_are_seventeen_games_without_options_for_three_to_six_players() -> None:
    plain = [path for path in REFERENCES if path.parent.name == "18mag"]
    assert len(plain) >= 17


@pytest.mark.parametrize("path", REFERENCES, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_every_state_is_as_recorded(path: Path) -> None:
    reference = read(path)
    report = replay(reference, translator(reference.header["game"]))
    assert report.difference is None, str(report.difference)
    assert report.actions == len(reference.actions)
    assert report.left_out <= MOST_LEFT_OUT * report.actions


@pytest.mark.parametrize(
    "path", [each for each in REFERENCES if each.parent.name == "18mag"], ids=lambda path: path.name
)
def test_the_best_run_is_never_less_than_the_recorded_one(path: Path) -> None:
    reference = read(path)
    runs, _ = runs_of(reference, translator(reference.header["game"]))
    assert runs
    assert [each.where for each in runs if each.best < each.recorded] == []
