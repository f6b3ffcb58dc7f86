"""The tap budget, over recorded games of each title that are played by components alone: no command, no id."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.references import TRACES
from benchmarks.taps import Taps, at, measure
from engine.titles import TITLES, games_folder
from tests.games.folders import SHORTEST

SHIPPED = [path for title in TITLES for path in sorted(games_folder(title).glob("*.jsonl.gz"))]
EVERY = 8
"""Each so manieth turn of a shipped game is played by taps."""
PEOPLE = [each for each in (TRACES / "1856" / f"{name}.jsonl.gz" for name in ("89363", "hotseat005")) if each.exists()]
"""Short games of people, whose turns hold many moves: played whole, where they are beside the project."""


def name(path: Path) -> str:
    return f"{path.parent.parent.name}-{path.name.partition('.')[0]}"


def keeps_to_the_budget(taps: Taps) -> None:
    turns = sorted(taps.turns)
    assert taps.missing == [], "everything can be done by buttons, menus and forms"
    assert at(turns, 50) <= 4
    assert at(turns, 95) <= 12
    assert max(taps.yellow, default=0) <= 5
    assert set(taps.passes) <= {1}
    assert max(taps.pages.values()) <= 3, "no list is longer than three pages"


@pytest.mark.parametrize(
    "path",
    [pytest.param(path, marks=[pytest.mark.long] * (path not in SHORTEST)) for path in SHIPPED],
    ids=[name(path) for path in SHIPPED],
)
def test_turns_take_few_taps(path: Path) -> None:
    taps = measure(path, EVERY)
    assert len(taps.turns) >= 5
    assert taps.yellow
    assert taps.passes
    keeps_to_the_budget(taps)


@pytest.mark.references
@pytest.mark.parametrize("path", PEOPLE, ids=name)
def test_so_do_turns_of_people(path: Path) -> None:
    keeps_to_the_budget(measure(path))
