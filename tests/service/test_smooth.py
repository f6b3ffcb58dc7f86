"""Full passes of the garbage collector wait for a quiet time, but not for ever."""

from __future__ import annotations

import gc
import sys

from bot import eventloop

BUSY = eventloop.LOOK_EVERY / 2


def test_a_full_pass_waits_for_a_quiet_time() -> None:
    assert eventloop.is_due(eventloop.LEAST_BETWEEN, worked=0.0)
    assert not eventloop.is_due(eventloop.LEAST_BETWEEN, worked=BUSY)


def test_a_full_pass_comes_even_if_it_never_gets_quiet() -> None:
    assert eventloop.is_due(eventloop.MOST_BETWEEN, worked=BUSY)


def test_full_passes_are_not_made_too_often() -> None:
    assert not eventloop.is_due(eventloop.LEAST_BETWEEN - 1, worked=0.0)


async def test_everything_is_as_before_once_the_bot_has_stopped() -> None:
    before = gc.get_threshold(), sys.getswitchinterval(), gc.get_freeze_count()
    async with eventloop.smooth():
        assert gc.get_threshold() == eventloop.THRESHOLDS
        assert gc.get_freeze_count() > before[2]
    assert (gc.get_threshold(), sys.getswitchinterval(), gc.get_freeze_count()) == before
