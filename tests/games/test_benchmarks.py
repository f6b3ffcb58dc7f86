"""The measurements that go over reference games, where there are none."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import legal, references, replay, routes


def test_without_reference_games_measurements_say_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(references, "TRACES", tmp_path)
    for measure in (replay.main, legal.main, routes.main):
        measure()
        assert capsys.readouterr().out.startswith("there are no reference games of 18mag in ")
