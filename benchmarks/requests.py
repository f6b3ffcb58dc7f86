"""What a bot asks of the stand-in: each request by what it's for, and whether it counts among Discord's 50 a second."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from bot.local.standin.rest.buckets import INTERACTION_ENDPOINTS
from bot.local.standin.standin import Call, LocalDiscord

_NAMES = re.compile(r"(?<=/)(?:\d{15,20}|[\w-]{40,}|@original)(?=/|$)")
"""What differs from one request to another of the same kind: ids, and tokens of interactions."""


@contextmanager
def requested(server: LocalDiscord) -> Iterator[list[str]]:
    """The requests made meanwhile, such as "PATCH /channels/-/messages/-"."""
    made: list[str] = []

    def heard(kind: str, thing: object) -> None:
        if isinstance(thing, Call):
            made.append(f"{thing.method} {_NAMES.sub('-', thing.path)}")

    stop = server.world.listen(heard)
    try:
        yield made
    finally:
        stop()


def is_limited(request: str) -> bool:
    """Whether it counts among Discord's 50 requests a second, as answers to people don't."""
    return not request.partition(" ")[2].startswith(INTERACTION_ENDPOINTS)
