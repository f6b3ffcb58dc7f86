"""The command line: any picture of any position of a log."""

from __future__ import annotations

from pathlib import Path

import pytest

import engine
from engine.actions import LayTile
from engine.dev import log
from engine.titles import games_folder
from render import __main__ as command
from tests.games.folders import REFERENCES

TRACK = 469
"""After this move of a recorded game of 18Mag a company is at its track."""


@pytest.fixture
def log_file(tmp_path: Path) -> Path:
    game = engine.new_game("18mag", ["P1", "P2", "P3"], seed=7)
    for number in range(20):
        assert game.decision
        action = next(each for each in game.legal() if isinstance(each, engine.Action))
        game.apply(action, game.decision.by)
        assert game.seq == number + 1
    log.write(game, tmp_path / "game.jsonl")
    return tmp_path / "game.jsonl"


def draw(monkeypatch: pytest.MonkeyPatch, out: Path, *arguments: str) -> int:
    monkeypatch.setattr("sys.argv", ["render", "18Mag", *arguments, "-o", str(out)])
    return command.main()


def test_a_position_of_a_log_is_drawn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], log_file: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out.png"
    assert draw(monkeypatch, out, "--log", str(log_file), "--at", "19", "--what", "area") == 0
    assert out.read_bytes().startswith(b"\x89PNG")
    assert capsys.readouterr().out.startswith("18Mag, area around ")
    first = out.read_bytes()
    assert draw(monkeypatch, out, "--log", str(log_file), "--at", "3", "--what", "map") == 0
    assert out.read_bytes() != first


@pytest.mark.references
@pytest.mark.parametrize(
    "path", [each for each in REFERENCES if each.name.startswith("hotseat00")], ids=lambda p: p.name
)
def test_a_reference_game_is_drawn_even_where_it_skips_a_step_or_the_rules_decide_against_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, path: Path
) -> None:
    assert draw(monkeypatch, tmp_path / "out.png", "--log", str(path)) == 0
    assert ", whole map, " in capsys.readouterr().out


def test_an_area_of_a_new_game_says_where_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Nothing was laid yet: the first hex of the board is shown."""
    assert draw(monkeypatch, tmp_path / "out.png", "--what", "area") == 0
    assert capsys.readouterr().out.startswith("18Mag, area around A10,")


def test_a_new_game_needs_no_log(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for what in ("market", "holdings", "player", "company"):
        assert draw(monkeypatch, tmp_path / "out.png", "--what", what) == 0


@pytest.mark.parametrize(
    "wrong",
    [
        ["--log", "nowhere.jsonl"],
        ["--log", "LOG", "--at", "99"],
        ["--what", "company", "--company", "X"],
        ["--hex", "Z1"],
    ],
)
def test_what_cannot_be_drawn_is_said_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    log_file: Path,
    tmp_path: Path,
    wrong: list[str],
) -> None:
    given = [str(log_file) if each == "LOG" else each for each in wrong]
    assert draw(monkeypatch, tmp_path / "out.png", "--what", "area", *given) == 1
    assert capsys.readouterr().err.startswith("python -m render: ")
    assert not (tmp_path / "out.png").exists()


def test_choices_are_those_of_the_position(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = games_folder("18mag") / "robots-4p-42.jsonl.gz"
    game = log.read(path, TRACK)
    hexes = list(dict.fromkeys(each.hex for each in game.legal("lay_tile") if isinstance(each, LayTile)))
    for what in ("pick", "tiles", "stock"):
        place = ("--log", str(path), "--at", str(TRACK), "--what", what)
        assert draw(monkeypatch, tmp_path / "out.png", *place) == 0
        alt = capsys.readouterr().out
        assert (f"1 {hexes[0]}" in alt) == (what == "pick")
        assert (hexes[0] in alt) == (what != "stock")


@pytest.mark.parametrize(
    ("title", "log_name", "at", "what"),
    [("1865", "robots-3p-40.jsonl.gz", "232", "ways"), ("1865", "robots-3p-40.jsonl.gz", "100", "dragons")],
)
def test_pictures_of_single_titles(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, title: str, log_name: str, at: str, what: str
) -> None:
    out = tmp_path / "out.png"
    path = str(games_folder(title) / log_name)
    monkeypatch.setattr("sys.argv", ["render", title, "--log", path, "--at", at, "--what", what, "-o", str(out)])
    assert command.main() == 0
    assert out.read_bytes().startswith(b"\x89PNG")


def test_the_opponents_cards_are_there_in_a_game_for_one_only(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert draw(monkeypatch, tmp_path / "out.png", "--what", "opponent", "--players", "1") == 0
    assert draw(monkeypatch, tmp_path / "out.png", "--what", "opponent") == 1


def test_the_state_of_the_game_tells_what_companies_ran_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = games_folder("18mag") / "robots-4p-42.jsonl.gz"
    assert draw(monkeypatch, tmp_path / "out.png", "--log", str(path), "--at", "700", "--what", "status") == 0
    assert "run in 8.2 190 Ft" in capsys.readouterr().out
