"""What an IDENTIFY is held to: its shard, and the session start limit.

Discord: "Identifying", "Sharding" and "Session Start Limit Object" of its Gateway pages.
"""

from collections.abc import Callable, Iterable

from bot.local.standin.ids import Shard, shard_of
from bot.local.standin.model import Json

DAY = 86400.0
IDENTIFIES_A_DAY = 1000
IDENTIFY_SECONDS = 5.0
"""Each bucket of shards may identify once in so many seconds."""
GUILDS_A_SESSION = 2500
GUILDS_A_SHARD = 1000
"""For the recommended count of shards; how Discord comes to its own isn't documented."""


class SessionStartLimit:
    """Counts the IDENTIFYs of an application, whichever process they come from.

    `interval` is the seconds that a bucket waits between two: 0 (no wait) unless a test or `LocalDiscord(strict=True)`
    sets it. `max_concurrency` buckets may identify at once. `total` a day is held to always.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        """`clock` gives seconds since 1970."""
        self._clock = clock
        self.total = IDENTIFIES_A_DAY
        self.max_concurrency = 1
        self.interval = 0.0
        self._day_began = 0.0
        self._used = 0
        self._last: dict[int, float] = {}

    def count(self) -> bool:
        """Counts an IDENTIFY of the day, refused ones included; False: it is one too many."""
        self._new_day()
        if self._used == 0:
            self._day_began = self._clock()
        self._used += 1
        return self._used <= self.total

    def take(self, shard: Shard) -> bool:
        """May this shard's bucket (number % max_concurrency) start a session now? Then the bucket is taken."""
        bucket, now = shard[0] % self.max_concurrency, self._clock()
        if now - self._last.get(bucket, -self.interval) < self.interval:
            return False
        self._last[bucket] = now
        return True

    def payload(self) -> Json:
        """The `session_start_limit` of /gateway/bot; `reset_after` in milliseconds."""
        self._new_day()
        left = self._day_began + DAY - self._clock() if self._used else 0.0
        return {
            "total": self.total,
            "remaining": max(0, self.total - self._used),
            "reset_after": int(left * 1000),
            "max_concurrency": self.max_concurrency,
        }

    def _new_day(self) -> None:
        if self._clock() - self._day_began >= DAY:
            self._used = 0


class Sharding:
    """Which shards an application may have. `multiple` is what Discord assigns to bots of 150,000 guilds and more;
    `recommended` what /gateway/bot tells, None: by the number of guilds.
    """

    def __init__(self) -> None:
        self.most_guilds = GUILDS_A_SESSION
        self.multiple = 1
        self.recommended: int | None = None

    def read(self, given: object) -> Shard | None:
        """The shard that an IDENTIFY names (none: one of one); None when there can be no such shard."""
        if given is None:
            return (0, 1) if self.multiple == 1 else None
        if not isinstance(given, list) or len(given) != 2 or not all(type(each) is int for each in given):
            return None
        number, count = given
        return (number, count) if 0 <= number < count and count % self.multiple == 0 else None

    def too_many(self, shard: Shard, guild_ids: Iterable[str]) -> bool:
        """Would the session have more guilds than one may have?"""
        number, count = shard
        return sum(shard_of(each, count) == number for each in guild_ids) > self.most_guilds

    def shards(self, guilds: int) -> int:
        """The count of shards to tell an application of so many guilds."""
        if self.recommended is not None:
            return self.recommended
        return self.multiple * max(1, -(-guilds // (GUILDS_A_SHARD * self.multiple)))
