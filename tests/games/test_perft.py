"""Counts of legal action sequences from named positions: a changed count means that legality changed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.dev import perft
from engine.dev.perft import count, position, positions
from engine.titles import TITLES

NAMED = [(title, name) for title in TITLES for name in positions(title)]


@pytest.mark.parametrize("title", TITLES)
def test_every_title_has_named_positions_with_their_counts(title: str) -> None:
    assert positions(title)
    assert {name for name, each in positions(title).items() if len(each.get("counts", ())) != each["depth"]} == set()


@pytest.mark.parametrize(("title", "name"), NAMED, ids=[f"{title}, {name}" for title, name in NAMED])
def test_count_of_legal_sequences(title: str, name: str) -> None:
    place = positions(title)[name]
    game = position(title, place)
    assert [count(game, level) for level in range(1, place["depth"] + 1)] == place["counts"]


@pytest.mark.parametrize(
    ("counts", "code", "told"),
    [
        ({}, 0, "start (auction): depth 1: 12"),
        ({"counts": [12]}, 0, "start (auction): depth 1: 12"),
        ({"counts": [11]}, 1, "start (auction): depth 1: 12; its file says 11"),
    ],
)
def test_the_tool_says_which_count_differs(
    counts: dict[str, list[int]],
    code: int,
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Of the first position of 1856 for three."""
    (tmp_path / "positions.json").write_text(json.dumps({"start": {"players": 3, "depth": 1, **counts}}))
    monkeypatch.setattr(perft, "games_folder", lambda title: tmp_path)
    assert perft.main("1856") == code
    assert capsys.readouterr().out == f"{told}\n"
