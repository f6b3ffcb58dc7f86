"""The measurements run, each once on little; where there are no reference games, what needs them says so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from benchmarks import __main__ as benchmarks
from benchmarks import moves, references, routes

LONG = ("bounds", "pairs", "questions", "render", "routes", "scale", "start", "storing", "table", "taps")
"""Those that take seconds even on little; what they measure with is that of the table's, too."""


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.long if name in LONG else ())
        for name in sorted(benchmarks.ALL)
        if name != "moves"
    ],
)
def test_the_measurement_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    benchmarks.main(["--small", name])
    printed = capsys.readouterr().out
    assert printed.startswith(f"--- {name}\n")
    assert len(printed.splitlines()) > 2


@pytest.mark.long
def test_a_move_takes_no_more_locks_queries_transactions_panels_and_requests_than_it_may(
    capsys: pytest.CaptureFixture[str],
) -> None:
    benchmarks.main(["moves"])
    counted = re.findall(r"^a move ([^:]+): (.*)$", capsys.readouterr().out, re.MULTILINE)
    assert [way for way, _ in counted] == list(moves.MOVES)
    for way, counts in counted:
        goals = moves.OF_A_ROUND if way == moves.ROUND else moves.GOALS
        found = {name: int(number) for number, name in re.findall(r"(\d+) (\w+)", counts)}
        assert found.keys() == goals.keys()
        assert all(0 < found[name] <= most for name, most in goals.items()), counts


def test_without_reference_games_the_routes_say_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(references, "TRACES", tmp_path)
    routes.main()
    assert capsys.readouterr().out.startswith("there are no reference games of 18mag in ")
