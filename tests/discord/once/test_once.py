"""Plans of failures, by seeds: whatever befalls the bot, everything is done and told exactly once."""

from __future__ import annotations

import subprocess
import sys

import pytest

KEPT = (21, 46)
"""Seeds whose plans didn't hold once; those of kinds that are tests of their own stay here too."""


def holds(*arguments: str) -> None:
    """Carry plans out as one does by hand."""
    command = [sys.executable, "-m", "tests.discord.once.plans", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]


def test_a_few_plans_hold() -> None:
    holds("1", "4")


@pytest.mark.long
def test_more_plans_hold_and_those_that_failed_once() -> None:
    holds("1001", "40", "--also", *map(str, KEPT))
