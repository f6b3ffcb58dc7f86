"""Plans of failures, by seeds: whatever befalls the bot, everything is done and told exactly once."""

from __future__ import annotations

import subprocess
import sys

import pytest

KEPT = (21, 46, 5, 415, 159, 195, 194, 264)
"""Seeds whose plans didn't hold once: an answer that told of a lost one was lost, too; Discord had answers wait an
hour; the process ended as an answer was given, twice; a limit for all calls was never over, twice; an answer was under
way for so long that it was asked for again, twice.
"""


def holds(command: str, *arguments: object) -> None:
    """Do as one does by hand."""
    given = [sys.executable, "-m", f"tests.discord.once.{command}", *map(str, arguments)]
    done = subprocess.run(given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]


def test_plans_that_failed_once_hold() -> None:
    holds("plans", KEPT[0], 1, "--also", KEPT[1])


@pytest.mark.long
def test_more_plans_hold() -> None:
    holds("plans", 1001, 40, "--also", *KEPT)


@pytest.mark.long
@pytest.mark.timeout(900)
def test_evenings_hold_whose_bot_is_killed() -> None:
    holds("killed", 1, 2)
