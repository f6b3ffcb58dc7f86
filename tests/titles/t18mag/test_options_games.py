"""Whole games by robots with everything checked: for two, and with the expansion. More of them by `engine selfplay`."""

from __future__ import annotations

from typing import Any

import pytest

from engine.dev.selfplay import play


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        pytest.param(2, {"standard_dividends": True}, marks=pytest.mark.long),
        pytest.param(3, {"new_minors": "simple", "new_major": True}, marks=pytest.mark.long),
        pytest.param(
            *(4, {"new_minors": "challenging", "new_major": True, "supporters": True, "standard_dividends": True}),
            marks=pytest.mark.long,
        ),
    ],
)
def test_robots_play_to_the_end(players: int, options: dict[str, Any]) -> None:
    """No fault in any position."""
    played = play("18mag", players, 7, options, thorough=100)
    assert played.faults == []
    assert played.finished
