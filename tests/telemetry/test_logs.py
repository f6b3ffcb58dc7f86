"""Logs: lines for people, objects for programs; no secret in them, nobody forges one, each says what it's about."""

from __future__ import annotations

import contextvars
import json
import logging
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.telemetry import trace
from bot.telemetry.logs import JsonLines, TextLines
from bot.telemetry.trace import Trace

SECRET = 's.e"cr\\et'
FORGED = "Ann\n2026-01-01 00:00:00,000 CRITICAL bot: all is lost"


@pytest.fixture(autouse=True)
def untraced() -> Iterator[None]:
    """Each test begins with nothing known, and leaves nothing behind."""
    token = trace._current.set(None)
    yield
    trace._current.reset(token)


def record(message: str, *arguments: Any, error: BaseException | None = None) -> logging.LogRecord:
    raised = (type(error), error, error.__traceback__) if error is not None else None
    made = logging.LogRecord("bot.service.desk", logging.WARNING, "f", 1, message, arguments, raised)
    made.created, made.msecs = 1_796_000_000.25, 250.0
    return made


def raised(text: str) -> ValueError:
    try:
        raise ValueError(text)
    except ValueError as error:
        return error


def as_json(made: logging.LogRecord) -> dict[str, Any]:
    line = JsonLines([SECRET]).format(made)
    assert "\n" not in line
    return json.loads(line)


def as_text(made: logging.LogRecord) -> str:
    return TextLines([SECRET]).format(made)


def test_an_object_has_time_level_logger_and_message() -> None:
    assert as_json(record("%s of %s", 1, 2)) == {
        "time": "2026-11-30T00:53:20.250Z",
        "level": "warning",
        "logger": "bot.service.desk",
        "message": "1 of 2",
    }


def test_an_object_has_an_exception_as_one_text() -> None:
    found = as_json(record("it failed", error=raised("no room")))["exception"]
    assert found.startswith("Traceback (most recent call last):\n")
    assert found.endswith("\nValueError: no room")


@pytest.mark.parametrize("form", [as_text, lambda made: str(as_json(made))])
def test_a_secret_is_in_no_line(form: Callable[[logging.LogRecord], str]) -> None:
    line = form(record("header %s", f"Bot {SECRET}", error=raised(f"failed with {SECRET}")))
    assert "header Bot [secret]" in line
    assert "ValueError: failed with [secret]" in line


def test_text_from_people_begins_no_line() -> None:
    lines = as_text(record("game of %s", FORGED, error=raised(FORGED))).split("\n")
    assert "\\n2026-01-01" in lines[0]
    assert len(lines) > 3
    assert all(each.startswith("    ") for each in lines[1:])


@pytest.mark.parametrize("character", ["\r", "\x1b", "\x85", "\u2028", "\u202e", "\u2066", "\x00"])
def test_text_from_people_moves_no_cursor_and_turns_no_direction(character: str) -> None:
    for line in (as_text(record("game of %s", f"a{character}b")), JsonLines([]).format(record(f"a{character}b"))):
        assert character not in line
        assert line.isprintable()


def test_an_object_keeps_what_people_wrote() -> None:
    assert as_json(record("game of %s", FORGED))["message"] == f"game of {FORGED}"
    assert as_json(record("%s", "\ud800é"))["message"] == "\ud800é"


def test_a_record_says_what_it_is_about() -> None:
    trace.begin(Trace("click", interaction=2**60 + 1, guild=2**60 + 3, shard=0, game=7))
    trace.note_move(7, 120)
    known = {"interaction": str(2**60 + 1), "guild": str(2**60 + 3), "shard": 0, "game": 7, "move": 120}
    assert known.items() <= as_json(record("x")).items()
    assert " WARNING bot.service.desk [game=7 move=120 shard=0 interaction=1152921504606846977 " in as_text(record("x"))


def test_what_operators_read_names_every_field() -> None:
    table = (Path(__file__).parents[2] / "docs" / "running.md").read_text().partition("## Logs")[2].partition("## ")[0]
    named = {each for row in re.findall(r"^\| (`.*?`) \|", table, re.MULTILINE) for each in re.findall(r"`(\w+)`", row)}
    trace.begin(Trace("click", *range(1, 7)))
    assert named == as_json(record("x", error=raised("x"))).keys()


def test_an_announcement_bears_the_interaction_that_brought_it_about() -> None:
    def moved() -> None:
        trace.begin(Trace("click", interaction=99))
        trace.note_move(7, 120)

    contextvars.copy_context().run(moved)
    trace.begin_telling(7, 120, 5)
    assert {"interaction": "99", "game": 7, "move": 120, "announcement": 5}.items() <= as_json(record("x")).items()
    trace.begin_telling(7, 121, 6)
    assert "interaction" not in as_json(record("x"))


def test_only_so_many_origins_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trace, "MOST_ORIGINS", 2)
    trace._origins.clear()
    trace.begin(Trace("click", interaction=99))
    for move in range(5):
        trace.note_move(7, move)
    assert list(trace._origins) == [(7, 3), (7, 4)]


def test_only_the_first_answer_is_the_first() -> None:
    assert trace.note_first_answer() is None
    trace.begin(Trace("click", interaction=99))
    found = trace.note_first_answer()
    assert found is not None
    assert found.first is not None
    assert trace.note_first_answer() is None


def test_the_shard_of_a_server_by_discords_formula() -> None:
    assert trace.shard_of(197038439483310086, 16) == (197038439483310086 >> 22) % 16
    assert trace.shard_of(None, 16) == 0
    assert trace.shard_of(5, None) is None
