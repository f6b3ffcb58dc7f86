"""Leaving room among the requests that Discord grants a bot, 50 a second, for those that somebody waits for."""

from __future__ import annotations

import time
from collections.abc import Callable

AT_ONCE = 30
"""So many may go at once after a quiet time."""


class Pace:
    """Turns at so many a second, for all processes of the bot together; who must wait does what is newest then."""

    def __init__(self, rate: float, members: Callable[[], int], clock: Callable[[], float] = time.monotonic) -> None:
        """`rate`: turns a second; `members`: how many processes there are; `clock` gives steady seconds."""
        self._rate, self._members, self._clock = rate, members, clock
        self._due = clock()

    def take(self) -> float:
        """Take the next turn: in how many seconds it is."""
        now, apart = self._clock(), self._members() / self._rate
        self._due = max(self._due, now - AT_ONCE * apart) + apart
        return max(0.0, self._due - now)
