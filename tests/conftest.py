"""What holds for all tests."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

import storage.migrations.writing  # noqa: F401 (its library's logger is there before the first test)
from bot.words import catalogue
from tests import effort, leftovers, postgres
from tests.games.folders import TRACES

# The same examples in each run, however slow the machine is: what fails, fails for everybody.
settings.register_profile("anywhere", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("anywhere")

# A full pass of the garbage collector over all that the tests import takes long and finds nothing.
gc.set_threshold(10_000, 10, 20)

cluster, database = postgres.cluster, postgres.database

PLAIN = catalogue.fallback


def _missing(key: str, arguments: Mapping[str, Any]) -> str:
    raise AssertionError(f"no words for {key!r}")


catalogue.fallback = _missing
_tables = leftovers.Tables()


@pytest.fixture(autouse=True)
def nothing_left_behind() -> Iterator[None]:
    """Nothing that a test does to the process outlasts it, so that tests pass in any order and company."""
    _tables.note()
    before, threads = leftovers.found(), leftovers.threads()
    yield
    left = [
        *leftovers.changed(before, leftovers.found()),
        *leftovers.still_running(threads),
        *_tables.changed(),
    ]
    assert not left, "left behind: " + "; ".join(left)


@pytest.fixture
def plain_words(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A text that no catalogue has is told plainly, as to people; elsewhere it fails the test."""
    with monkeypatch.context() as patch:
        patch.setattr(catalogue, "fallback", PLAIN)
        yield


def pytest_addoption(parser: pytest.Parser) -> None:
    """What is too much for each run."""
    told = "look at the pictures and words of each position of the shipped games in all languages (hours)"
    parser.addoption("--every-position", action="store_true", help=told)


def pytest_configure(config: pytest.Config) -> None:
    """Only `make test-all` and who asks for it takes the long tests in."""
    effort.set_thorough("not long" not in config.option.markexpr)
    effort.set_every_position(config.option.every_position)


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Half as many again as there are cores: a good part of a test is waiting for processes, files and the page."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores + (cores + 1) // 2


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What isn't on each machine: the reference games, and PostgreSQL. Elsewhere their tests aren't collected."""
    there = {"references": TRACES.is_dir(), "postgres": postgres.programs() is not None}
    missing = [name for name, is_there in there.items() if not is_there]
    needing = [each for each in items if any(map(each.get_closest_marker, missing))]
    if needing:
        config.hook.pytest_deselected(items=needing)
        items[:] = [each for each in items if each not in needing]
    items[:] = long_first(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def long_first(items: Sequence[pytest.Item], workers: int) -> list[pytest.Item]:
    """The tests in such an order that each worker's part begins with its share of the long ones.

    One that comes last is waited for by all the others.
    """
    long = [each for each in items if each.get_closest_marker("long")]
    others = [each for each in items if not each.get_closest_marker("long")]
    dealt: list[pytest.Item] = []
    for number in range(workers):
        mine = long[number::workers]
        size = max(0, (len(items) - len(dealt)) // (workers - number) - len(mine))
        dealt += mine + others[:size]
        del others[:size]
    return dealt
