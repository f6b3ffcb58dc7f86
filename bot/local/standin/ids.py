"""Snowflake ids, the shards they belong to, and ISO times, as Discord writes them."""

from collections.abc import Callable
from datetime import UTC, datetime

EPOCH_MS = 1_420_070_400_000
"""Start of Discord's time, in milliseconds since 1970."""
Shard = tuple[int, int]
"""A shard's number from 0, and the count of shards that it is one of."""


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


def shard_of(guild_id: str | None, count: int) -> int:
    """The shard that gets a guild's events; events without a guild, direct messages above all, go to shard 0."""
    return 0 if guild_id is None else (int(guild_id) >> 22) % count
