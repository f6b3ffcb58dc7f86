"""Full passes of the garbage collector wait for a quiet time, but not for ever."""

from __future__ import annotations

import gc
import sys

from bot import smooth

BUSY = smooth.LOOK_EVERY / 2


def test_a_full_pass_waits_for_a_quiet_time() -> None:
    assert smooth.is_due(smooth.LEAST_BETWEEN, worked=0.0)
    assert not smooth.is_due(smooth.LEAST_BETWEEN, worked=BUSY)


def test_a_full_pass_comes_even_if_it_never_gets_quiet() -> None:
    assert smooth.is_due(smooth.MOST_BETWEEN, worked=BUSY)


def test_full_passes_are_not_made_too_often() -> None:
    assert not smooth.is_due(smooth.LEAST_BETWEEN - 1, worked=0.0)


async def test_everything_is_as_before_once_the_bot_has_stopped() -> None:
    before = gc.get_threshold(), sys.getswitchinterval(), gc.get_freeze_count()
    async with smooth.smooth():
        assert gc.get_threshold() == smooth.THRESHOLDS
        assert gc.get_freeze_count() > before[2]
    assert (gc.get_threshold(), sys.getswitchinterval(), gc.get_freeze_count()) == before
