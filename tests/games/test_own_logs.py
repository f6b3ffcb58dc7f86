"""Our own recorded games: played anew with everything computed, each digest and each automatic move is as recorded."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine import verify
from engine.dev import log
from tests.games.folders import GAMES, OWN, ROOT, SHORTEST


def test_there_are_recorded_games() -> None:
    assert len(OWN) >= 4


@pytest.mark.parametrize("path", GAMES)
def test_a_recorded_game_has_the_same_consequences_today_and_is_scored(path: Path) -> None:
    game = log.read(path)
    assert game.seq > 100
    assert verify(game) == []
    assert game.decision is None
    assert all(worth.total > 0 for worth in game.result().values())


def test_a_changed_consequence_is_reported(tmp_path: Path) -> None:
    lines = list(log.lines(log.read(OWN[0], 60)))
    lines[50] = lines[50].replace('"digest": "', '"digest": "0')
    changed = tmp_path / "changed.jsonl"
    changed.write_text("\n".join(lines), "utf-8")
    _, differences = log.check(changed)
    assert differences == ["50: digest"]


@pytest.mark.parametrize(
    ("seed", "paths"),
    [("1", SHORTEST), pytest.param("2", OWN, marks=pytest.mark.long)],
    ids=["one game a title", "all"],
)
def test_replays_agree_under_each_hash_seed(seed: str, paths: list[Path]) -> None:
    """Each process orders sets of strings in its own way; the recorded digests must come out all the same."""
    command = [sys.executable, "-m", "engine", "replay", *map(str, paths)]
    run = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert run.stdout.count(" 0 differences") == len(paths)
