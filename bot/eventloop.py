"""Keeping the event loop free: threads take short turns, and the garbage collector's full passes wait for a quiet time.

A full pass looks at everything that's kept (logs, tiles, words), and holds everybody up for tenths of a second.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

SHORT_TURN = 0.001
"""Seconds that a worker computes on while the event loop wants its turn; Python's own is 5 ms."""
THRESHOLDS = (10_000, 5, 1_000_000)
"""Passes over what's new, and over what survived five of those; full passes come from `_sweep` alone."""
LOOK_EVERY = 15.0
QUIET_SHARE = 0.02
"""A time is quiet when the process used less than this share of a processor."""
LEAST_BETWEEN, MOST_BETWEEN = 300.0, 3600.0
"""Seconds between two full passes: at a quiet time, and at any time."""


@asynccontextmanager
async def smooth() -> AsyncIterator[None]:
    """For as long as the bot runs."""
    turn, thresholds = sys.getswitchinterval(), gc.get_threshold()
    sys.setswitchinterval(SHORT_TURN)
    gc.set_threshold(*THRESHOLDS)
    gc.collect()
    gc.freeze()
    sweeping = asyncio.create_task(_sweep())
    try:
        yield
    finally:
        sweeping.cancel()
        with suppress(asyncio.CancelledError):
            await sweeping
        gc.unfreeze()
        gc.set_threshold(*thresholds)
        sys.setswitchinterval(turn)


async def _sweep() -> None:
    swept, used = time.monotonic(), time.process_time()
    while True:
        await asyncio.sleep(LOOK_EVERY)
        before, used, waited = used, time.process_time(), time.monotonic() - swept
        if is_due(waited, used - before):
            gc.collect()
            swept = time.monotonic()


def is_due(waited: float, worked: float) -> bool:
    """Whether a full pass is due: `waited` seconds since the last one, `worked` of those since the last look."""
    return waited >= (LEAST_BETWEEN if worked < QUIET_SHARE * LOOK_EVERY else MOST_BETWEEN)
