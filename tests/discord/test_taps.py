"""The tap budget, over recorded games of each title that are played by components alone: no command, no id."""

from __future__ import annotations

import pytest

from benchmarks.taps import at, measure
from engine.titles import AT_TABLES, games_folder

EVERY = 6
"""Each so manieth turn is played by taps."""


@pytest.mark.parametrize("title", AT_TABLES)
def test_turns_take_few_taps(title: str) -> None:
    taps = measure(min(games_folder(title).glob("robots-3p*.jsonl.gz")), EVERY)
    turns = sorted(taps.turns)
    assert len(turns) > 20
    assert taps.missing == [], "everything can be done by buttons, menus and forms"
    assert at(turns, 50) <= 4
    assert at(turns, 95) <= 12
    assert taps.yellow
    assert max(taps.yellow) <= 5
    assert set(taps.passes) == {1}
    assert max(taps.pages.values()) <= 3, "no list is longer than three pages"
