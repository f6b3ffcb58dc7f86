"""The time that the house goes by on Discord: neither a wrong clock of the machine nor one that is set anew moves it.

It runs with the machine's steady clock, which nobody sets, and is put right by what Discord says the time is: a clock
that was minutes or a year off would have reminders come all at once, or not at all.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

_log = logging.getLogger(__name__)

SLACK = 3.0
"""Seconds by which Discord's clocks, and the way from there, may differ without anything being put right."""


def steady() -> float:
    """Seconds since some moment; it goes on while the machine sleeps, where the system can tell."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class HeardClock:
    """Unix seconds. `system` is believed until something else is heard."""

    def __init__(self, system: Callable[[], float] = time.time, steady: Callable[[], float] = steady) -> None:
        self.steady = steady
        self._offset = system() - steady()

    def __call__(self) -> float:
        return self.steady() + self._offset

    def hear(self, said: int, asked: float) -> None:
        """It was the whole second `said` at some moment between `asked`, by the steady clock, and now."""
        least, most = said - self.steady(), said + 1 - asked
        if least - SLACK <= self._offset <= most + SLACK:
            return
        right = (least + most) / 2
        _log.warning("this machine's clock was %.0f s off (ahead, if positive): Discord's counts", self._offset - right)
        self._offset = right
