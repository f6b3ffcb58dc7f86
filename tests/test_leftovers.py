"""What a test leaves behind is noticed, whatever it is."""

from __future__ import annotations

import gc
import logging
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from engine import titles
from tests import leftovers


def _handler() -> Callable[[], None]:
    handler = logging.NullHandler()
    logging.getLogger().addHandler(handler)
    return lambda: logging.getLogger().removeHandler(handler)


def _place() -> Callable[[], None]:
    before = Path.cwd()
    os.chdir("/")
    return lambda: os.chdir(before)


def _turn() -> Callable[[], None]:
    before = sys.getswitchinterval()
    sys.setswitchinterval(before * 2)
    return lambda: sys.setswitchinterval(before)


def _frozen() -> Callable[[], None]:
    gc.freeze()
    return gc.unfreeze


def _variable() -> Callable[[], None]:
    os.environ["RAILWIRE_LEFT"] = "1"
    return lambda: os.environ.__delitem__("RAILWIRE_LEFT")


@pytest.mark.parametrize(
    ("change", "name"),
    [
        (_frozen, "the garbage collector"),
        (_turn, "the switch interval"),
        (_variable, "the environment"),
        (_place, "the working directory"),
        (_handler, "the logging"),
    ],
)
def test_what_is_changed_is_named(change: Callable[[], Callable[[], None]], name: str) -> None:
    before = leftovers.found()
    undo = change()
    try:
        assert [each.partition(" was ")[0] for each in leftovers.changed(before, leftovers.found())] == [name]
    finally:
        undo()
    assert leftovers.changed(before, leftovers.found()) == []


@pytest.fixture
def tables() -> leftovers.Tables:
    found = leftovers.Tables()
    found.note()
    return found


def test_a_table_that_grew_is_named(tables: leftovers.Tables) -> None:
    name = next(each for each, value in vars(titles).items() if each.isupper() and isinstance(value, dict))
    vars(titles)[name]["nobody's"] = None
    try:
        assert f"engine.titles.{name} holds something else" in tables.changed()
    finally:
        del vars(titles)[name]["nobody's"]


def test_a_function_that_was_replaced_is_named(tables: leftovers.Tables) -> None:
    before = titles.games_folder
    vars(titles)["games_folder"] = len
    try:
        assert tables.changed() == ["engine.titles.games_folder was replaced"]
    finally:
        vars(titles)["games_folder"] = before


def test_a_thread_that_runs_on_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leftovers, "ENDING", 0.01)
    before, over = leftovers.threads(), threading.Event()
    thread = threading.Thread(target=over.wait, name="slow")
    thread.start()
    try:
        assert leftovers.still_running(before) == ["the thread slow runs on"]
    finally:
        over.set()
        thread.join()
    assert leftovers.still_running(before) == []
