"""Snowflake ids and ISO times, as Discord writes them."""

from collections.abc import Callable
from datetime import UTC, datetime

EPOCH_MS = 1_420_070_400_000
"""Start of Discord's time, in milliseconds since 1970."""


class Snowflakes:
    """Makes rising ids whose upper bits hold the time; clients compute an interaction's age from them."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """`clock` gives seconds since 1970."""
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        """A new id, higher than every earlier one, as the decimal string that JSON carries."""
        fresh = (int(self._clock() * 1000) - EPOCH_MS) << 22
        self._last = max(fresh, self._last + 1)
        return str(self._last)

    def skip_to(self, snowflake: str) -> None:
        """Makes later ids higher than `snowflake` (one read from a saved table)."""
        self._last = max(self._last, int(snowflake))


def seconds_of(snowflake: str) -> float:
    """The time in an id, in seconds since 1970."""
    return ((int(snowflake) >> 22) + EPOCH_MS) / 1000


def iso(seconds: float) -> str:
    """Seconds since 1970 as an ISO 8601 time in UTC."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()
