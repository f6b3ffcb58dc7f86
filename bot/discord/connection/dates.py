"""What time it is by Discord: each answer to a request bears it."""

from __future__ import annotations

from email.utils import parsedate_to_datetime
from typing import Any

import aiohttp

from bot.service.clock import HeardClock


def listening(clock: HeardClock) -> aiohttp.TraceConfig:
    """What discord.py's client is to be made with, so that the clock hears the date of each answer of Discord's."""
    trace = aiohttp.TraceConfig()

    async def begin(_: Any, context: Any, __: aiohttp.TraceRequestStartParams) -> None:
        context.asked = clock.steady()

    async def end(_: Any, context: Any, answer: aiohttp.TraceRequestEndParams) -> None:
        # A file may come from a cache, with the date that it had there.
        date = answer.response.headers.get("Date", "")
        if "/api/" in answer.url.path and "Age" not in answer.response.headers:
            said = seconds_of(date)
            if said is not None:
                clock.hear(said, context.asked)

    trace.on_request_start.append(begin)
    trace.on_request_end.append(end)
    return trace


def seconds_of(date: str) -> int | None:
    """The unix seconds of a date as HTTP has it; None for anything else."""
    try:
        return int(parsedate_to_datetime(date).timestamp())
    except (ValueError, TypeError, OverflowError):
        return None
