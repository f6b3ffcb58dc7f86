"""Computing off the event loop: rules in threads, since a game's state is not copied; pictures in a process apart."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from bot.service.apart import Apart

P = ParamSpec("P")
T = TypeVar("T")


class Workers:
    """A few threads; the loop stays free to answer while they compute. `apart`: for what needs no game of ours."""

    def __init__(self, threads: int = 2, apart: Apart | None = None) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="railwire-worker")
        self._apart = apart

    async def run(self, fn: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The value of `fn(*args, **kwargs)`, computed in a thread. A cancelled caller doesn't stop what runs."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, lambda: fn(*args, **kwargs))

    async def run_apart(self, fn: Callable[..., T], *args: Any, later: bool = False) -> T:
        """The same where there's a process apart, in that: `fn` is a module's function of plain values.

        `later` lets others go first. What goes wrong there arrives as `apart.Failed`.
        """
        if self._apart is None:
            return await self.run(fn, *args)
        return await self._apart.run(fn, *args, later=later)

    async def close(self) -> None:
        """Finish what runs, drop what waits, end the threads and the process."""
        if self._apart is not None:
            await self._apart.close()
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
