"""What holds for all tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests import leftovers
from tests.games.folders import TRACES

# The same examples in each run, however slow the machine is: what fails, fails for everybody.
settings.register_profile("anywhere", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("anywhere")

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


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The reference games lie beside the project on some machines; elsewhere their tests aren't collected."""
    if TRACES.is_dir():
        return
    needing = [each for each in items if each.get_closest_marker("references")]
    config.hook.pytest_deselected(items=needing)
    items[:] = [each for each in items if each not in needing]
