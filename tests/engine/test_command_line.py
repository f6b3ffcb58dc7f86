"""`python -m engine`: what its tools print, and what they say to a command line or a file that they can't use."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.dev import log, perft, selfplay
from engine.titles import games_folder

RECORDED = sorted(games_folder("18mag").glob("*.jsonl.gz"))[0]


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What's said to a command line that can't be understood."""
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2
    return capsys.readouterr().err


def test_a_replay_names_the_game_its_actions_and_its_differences(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(RECORDED)]) == 0
    entries = len(log.record(RECORDED)[1])
    assert capsys.readouterr().out == f"{RECORDED.name.split('.')[0]}: {entries} actions, 0 differences\n"


def test_a_replay_tells_where_a_game_differs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    setup, entries = log.record(RECORDED)
    entries[4] = {**entries[4], "digest": "0" * 16}
    changed = tmp_path / "changed.jsonl"
    changed.write_text("".join(f"{json.dumps(line)}\n" for line in ({"setup": setup}, *entries)))
    assert main(["replay", str(changed)]) == 1
    assert capsys.readouterr().out == f"changed: {len(entries)} actions, 1 differences\n  5: digest\n"


def test_a_replay_tells_which_action_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    setup, entries = log.record(RECORDED)
    first = {**entries[0], "action": {"type": "pass"}}
    changed = tmp_path / "changed.jsonl"
    changed.write_text("".join(f"{json.dumps(line)}\n" for line in ({"setup": setup}, first)))
    assert main(["replay", str(changed)]) == 1
    assert capsys.readouterr().out.startswith("changed: can't be followed: ")


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("broken.jsonl.gz", b"no gzip"),
        ("short.jsonl.gz", gzip.compress(b'{"setup": {}}\n' * 100, mtime=0)[:-12]),
        ("words.jsonl", b"words\n"),
        ("latin.jsonl", b'{"a": "\xe9"}\n'),
        ("empty.jsonl", b""),
        ("list.jsonl", b"[]\n"),
        ("other.jsonl", b'{"a": 1}\n{"b": 2}\n'),
        ("chess.jsonl", b'{"game": "chess", "initial_state": {}}\n{"result": {}}\n'),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_a_file_that_holds_no_game_is_named(
    name: str, content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    assert main(["replay", str(path)]) == 2
    said = capsys.readouterr()
    assert str(path) in said.err
    assert said.out == ""


def test_a_missing_file_does_not_stop_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / "none.jsonl"), str(RECORDED)]) == 2
    said = capsys.readouterr()
    assert "none.jsonl" in said.err
    assert "0 differences" in said.out


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("selfplay", "chess"), "chess"),
        (("selfplay", "1856", "--players", "many"), "'many' is neither a number nor a range as 3..6"),
        (("selfplay", "1856", "--players", "6..3"), "'6..3' is neither a number nor a range as 3..6"),
        (("selfplay", "1856", "--players", "5..7"), "1856 is for 3 to 6 players, not 7"),
        (("selfplay", "1856", "--games", "0"), "'0' is no number of games"),
        (("selfplay", "1856", "--robots", "grandmaster"), "there's no robot 'grandmaster'"),
        (("selfplay", "1856", "--option", "magic"), "unknown option magic"),
        (("selfplay", "1865", "--players", "2..4", "--option", "short"), "option short is for 2 to 3 players, not 4"),
        (("selfplay", "1856", "--record", "nowhere/at/all"), "nowhere/at/all is no folder"),
        (("perft", "chess"), "chess"),
        (("replay",), "FILE"),
    ],
)
def test_a_command_line_that_makes_no_sense_is_refused(
    words: tuple[str, ...], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert reason in refused(capsys, *words)


def test_self_play_tells_what_came_of_it_and_records_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(selfplay, "LONGEST", 12)
    words = ("selfplay", "1865", "--players", "2", "--games", "1", "--option", "short", "--record", str(tmp_path))
    assert main(words) == 1
    fault, said, *_ = capsys.readouterr().out.splitlines()
    assert fault == "  FAULT no end after 12 actions"
    assert said.startswith("1865, 2 players, short True: 1 games, 0 to their end, 12 actions, ")
    assert said.endswith(", 1 faults")
    assert log.check(tmp_path / "robots-2p-1.jsonl.gz") == (12, [])


def test_perft_names_every_position(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    title = "1889"
    places = {name: {**each, "depth": 1, "counts": each["counts"][:1]} for name, each in perft.positions(title).items()}
    monkeypatch.setattr(perft, "positions", lambda title: places)
    assert main(["perft", title]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.rpartition(" (")[0] for line in lines] == list(places)
    assert all("): depth 1: " in line for line in lines)


def test_perft_of_a_title_without_named_positions_says_where_they_are_to_stand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(perft, "games_folder", lambda title: tmp_path / title)
    assert main(["perft", "18mag"]) == 2
    assert str(tmp_path / "18mag" / "positions.json") in capsys.readouterr().err


def test_a_title_may_be_written_as_people_write_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(perft, "positions", lambda title: {"start": {"players": 3, "depth": 1}})
    assert main(["perft", "18Mag"]) == 0
    assert "invalid choice" in refused(capsys, "perft", "18Magyar")
