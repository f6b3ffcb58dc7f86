"""REST rate limits: buckets with their headers, the global limit, and the ban for too many invalid requests.

Discord documents the global limit, the invalid request limit, the headers and that interaction endpoints are outside
the global limit; it asks that no bucket's figures be relied on. Those here are what clients commonly see.
"""

import hashlib
import re
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.local.standin.errors import ApiError

GLOBAL, GLOBAL_SECONDS = 50, 1.0
INVALID, INVALID_SECONDS = 10_000, 600.0
BAN_SECONDS = 3600.0
"""How long an address is banned; Discord says no more than "temporarily"."""
INTERACTION_ENDPOINTS = ("/interactions/", "/webhooks/")
MOST_WINDOWS = 1000


@dataclass(frozen=True)
class Limit:
    """So many requests of these methods in so many seconds, for each value of the path's top-level resource."""

    methods: tuple[str, ...]
    path: str
    count: int
    seconds: float


LIMITS = {
    "messages": Limit(("POST",), r"/channels/(\d+)/messages", 5, 5.0),
    "edits": Limit(("PATCH",), r"/channels/(\d+)/messages/\d+", 5, 5.0),
    "deletions": Limit(("DELETE",), r"/channels/(\d+)/messages/\d+", 3, 1.0),
    "reactions": Limit(("PUT", "DELETE"), r"/channels/(\d+)/messages/\d+/reactions/.+", 1, 0.25),
    "followups": Limit(("POST",), r"/webhooks/(\d+/[^/]+)", 5, 2.0),
}


@dataclass
class Window:
    """What a bucket has served since it was last empty; `ends` in seconds since 1970."""

    ends: float
    used: int = 0


class RateLimited(ApiError):
    """429, with when to come again."""

    def __init__(self, retry_after: float, *, overall: bool, headers: dict[str, str] | None = None) -> None:
        super().__init__(429, 0, "You are being rate limited.")
        self._body = {"message": self.message, "retry_after": round(retry_after, 3), "global": overall}
        # Without `Via` discord.py takes a 429 for a ban.
        self.headers = {"Via": "1.1 google", "Retry-After": str(int(retry_after) + 1), **(headers or {})}
        self.headers["X-RateLimit-Scope"] = "global" if overall else "user"
        if overall:
            self.headers["X-RateLimit-Global"] = "true"

    def body(self) -> dict[str, Any]:
        """The rate limit response."""
        return self._body


class RateLimits:
    """The limits of one bot, whichever of its processes asks. All but the ban hold once `on` is set."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """`clock` gives seconds since 1970."""
        self._clock = clock
        self.on = False
        self.overall = Limit((), "", GLOBAL, GLOBAL_SECONDS)
        self.limits = dict(LIMITS)
        self.most_invalid = INVALID
        self.ban_seconds = BAN_SECONDS
        self._windows: dict[tuple[str, str], Window] = {}
        self._invalid: deque[float] = deque()
        self._banned_until = 0.0

    def set(self, name: str, count: int, seconds: float) -> None:
        """Gives a bucket other figures, or "global", and holds all to theirs from now on."""
        self.on = True
        old = self.overall if name == "global" else self.limits[name]
        new = Limit(old.methods, old.path, count, seconds)
        if name == "global":
            self.overall = new
        else:
            self.limits[name] = new

    # -- buckets --------------------------------------------------------------------------------------------------

    def take(self, method: str, path: str) -> dict[str, str]:
        """Counts a request to `path` (what follows `/api/v10`); gives its answer's headers, or raises `RateLimited`."""
        if not self.on:
            return {}
        if not path.startswith(INTERACTION_ENDPOINTS):
            self._take_overall()
        for name, limit in self.limits.items():
            if method in limit.methods and (match := re.fullmatch(limit.path, path)):
                return self._take_bucket(name, limit, match[1])
        return {}

    def _take_overall(self) -> None:
        window = self._window("global", "", self.overall)
        if window.used >= self.overall.count:
            raise RateLimited(window.ends - self._clock(), overall=True)
        window.used += 1

    def _take_bucket(self, name: str, limit: Limit, resource: str) -> dict[str, str]:
        window = self._window(name, resource, limit)
        left = max(0.0, window.ends - self._clock())
        full = window.used >= limit.count
        window.used += not full
        headers = {
            "X-RateLimit-Limit": str(limit.count),
            "X-RateLimit-Remaining": str(limit.count - window.used),
            "X-RateLimit-Reset": f"{window.ends:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(name.encode()).hexdigest()[:32],
        }
        if full:
            raise RateLimited(left, overall=False, headers=headers)
        return headers

    def _window(self, name: str, resource: str, limit: Limit) -> Window:
        now = self._clock()
        window = self._windows.get((name, resource))
        if window is None or window.ends <= now:
            if len(self._windows) >= MOST_WINDOWS:
                self._windows = {key: each for key, each in self._windows.items() if each.ends > now}
            window = self._windows[name, resource] = Window(now + limit.seconds)
        return window

    # -- invalid requests -----------------------------------------------------------------------------------------

    def note(self, status: int) -> None:
        """Counts an answer; too many of 401, 403 and 429 ban the address."""
        if status not in (401, 403, 429):
            return
        now = self._clock()
        self._invalid.append(now)
        while self._invalid[0] <= now - INVALID_SECONDS:
            self._invalid.popleft()
        if len(self._invalid) > self.most_invalid:
            self._banned_until = now + self.ban_seconds
            self._invalid.clear()

    def banned(self) -> float:
        """For how many seconds the address is still banned; 0.0 when it isn't."""
        return max(0.0, self._banned_until - self._clock())
