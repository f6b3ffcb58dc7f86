"""Whether Discord is within reach: for how long a part of its gateway has been silent, and what its calls may raise."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

import aiohttp
import discord

NOT_DONE = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""What a call raises that Discord refuses, puts off, or that doesn't reach it in time."""
BROKEN = (aiohttp.ClientError, ConnectionError, discord.DiscordServerError, discord.RateLimited)
BAD_FORM, TOO_LARGE = 400, 413
MISSING_PERMISSIONS = 50013
UNKNOWN_CHANNEL = 10003
NOT_FOR_TEXT, ARCHIVED, LOCKED, TOO_MANY_THREADS = 50008, 50083, 160005, 160006
SHUT = frozenset({ARCHIVED, LOCKED, TOO_MANY_THREADS})
"""Codes of a thread that takes no message for now: it's archived, locked, or the server has too many open ones."""
PLACES = SHUT | {NOT_FOR_TEXT}
"""Codes of what is faulty about the place, and not about the message."""
LONGEST_OUTAGE = 120.0
"""Seconds without the gateway after which something is amiss; the client has tried to come back many times by then."""
START = -1
"""Stands for the gateway before the first connection."""


def is_out_of_reach(error: BaseException) -> bool:
    """Whether a call failed because Discord didn't answer it, which is no fault of ours."""
    return isinstance(error, BROKEN) or (isinstance(error, discord.HTTPException) and error.status == 429)


def is_about_files(error: discord.HTTPException) -> bool:
    """Whether a message with files may be taken without them: too large, faulty, or files aren't allowed there."""
    forbidden = isinstance(error, discord.Forbidden) and error.code == MISSING_PERMISSIONS
    return forbidden or is_about_the_form(error)


def is_about_the_form(error: discord.HTTPException) -> bool:
    """Whether it's the message that's refused, and not the place."""
    return error.status == TOO_LARGE or (error.status == BAD_FORM and error.code not in PLACES)


def is_gone(error: discord.HTTPException) -> bool:
    """Whether there's no such channel (any more)."""
    return isinstance(error, discord.NotFound) and error.code == UNKNOWN_CHANNEL


def is_shut(error: discord.HTTPException) -> bool:
    """Whether nothing can be said in a place for now, which whoever manages the server may change."""
    return isinstance(error, discord.Forbidden) or error.code in SHUT


class OutOfReach(Exception):
    """Discord has been out of reach for too long."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"Discord has been out of reach for {seconds:.0f} s")
        self.seconds = seconds


class Availability:
    """Hears of each shard's connection; nothing comes from people while there's none."""

    def __init__(
        self, clock: Callable[[], float] = time.monotonic, held: Callable[[int], bool] = lambda shard: True
    ) -> None:
        """`clock` gives seconds; `held` says which shards are this process's, and (for START) whether any is."""
        self.clock = clock
        self._held = held
        self._lost = {START: clock()}

    def lose(self, shard: int) -> None:
        """A shard has lost its connection, or hasn't got it back."""
        self._lost.setdefault(shard, self.clock())

    def find(self, shard: int) -> None:
        """Note that a shard is connected, and with it the start behind us."""
        self._lost.pop(START, None)
        self._lost.pop(shard, None)

    def shards(self, latencies: Iterable[tuple[int, float]]) -> list[tuple[int, bool, float]]:
        """Each shard's number, whether it's connected, and the seconds of its last heartbeat."""
        lost = self._lost.keys()
        shown = [(number, seconds) for number, seconds in latencies if self._held(number)]
        return [(number, START not in lost and number not in lost, seconds) for number, seconds in shown]

    def check(self) -> None:
        """Raise OutOfReach where a connection has been missing for too long."""
        lost = [since for shard, since in self._lost.items() if self._held(shard)]
        longest = max((self.clock() - since for since in lost), default=0.0)
        if longest > LONGEST_OUTAGE:
            raise OutOfReach(longest)
