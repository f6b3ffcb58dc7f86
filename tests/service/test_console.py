"""What the command line says and returns, without a process of its own."""

from __future__ import annotations

import argparse
from collections.abc import Callable

import pytest

from bot import __main__, console
from bot.config import settings_from
from storage.errors import StorageError


def test_a_long_copy_tells_every_hundred_games_how_far_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def copied(source: str, target: str, told: Callable[[int, int], None]) -> int:
        for done in range(1, 301):
            told(done, 300)
        return 300

    monkeypatch.setattr("storage.copying.copy", copied)
    asked = argparse.Namespace(command="copy", to="b", **{"from": "a"})
    assert console.carry_out(asked, settings_from({})) == 0
    *said, end = capsys.readouterr().out.splitlines()
    assert said == ["100 of 300 games.", "200 of 300 games."]
    assert end.startswith("Copied 300 games")


def test_who_breaks_it_off_gets_the_shells_code_for_that(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken_off(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(console, "carry_out", broken_off)
    monkeypatch.setattr("bot.telemetry.logs.set_up_logging", lambda *_: None)
    assert __main__.main(["backup", "file"]) == 130


def test_a_database_that_doesnt_answer_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def unanswered(*_: object) -> int:
        raise StorageError("timed out")

    monkeypatch.setattr(console, "_do", unanswered)
    assert console.carry_out(argparse.Namespace(command="backup"), settings_from({})) == 1
    assert capsys.readouterr().err == "railwire: the database did not answer: timed out.\n"
