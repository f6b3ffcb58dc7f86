"""Computing off the event loop: route proofs, pictures, rules. Threads, since a game's state is not copied."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Workers:
    """A few threads; the loop stays free to answer while they compute."""

    def __init__(self, threads: int = 2) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="railwire-worker")

    async def run(self, fn: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The value of `fn(*args, **kwargs)`, computed in a thread. A cancelled caller doesn't stop what runs."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, lambda: fn(*args, **kwargs))

    async def close(self) -> None:
        """Finish what runs, drop what waits, end the threads."""
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
