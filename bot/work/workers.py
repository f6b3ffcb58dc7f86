"""Computing off the event loop: rules in threads, since a game's state is not copied; pictures in a process apart.

Of what one person has asked for one thing at a time is computed, and one picture drawn: whoever asks for much waits for
it alone.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from contextvars import ContextVar, copy_context
from functools import partial
from typing import Any, ParamSpec, TypeVar

from bot.work.helper import Apart

P = ParamSpec("P")
T = TypeVar("T")

asking: ContextVar[str] = ContextVar("asking", default="")
"""The person for whom the task at hand works; empty where nobody has asked for it."""


class Queues:
    """One thing at a time for each person; those of different people don't wait for each other here."""

    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = {}
        self._waiting: dict[str, int] = {}

    @asynccontextmanager
    async def own(self) -> AsyncIterator[None]:
        """The turn of the person for whom the task works; at once where nobody has asked."""
        user = asking.get()
        if not user:
            yield
            return
        lock = self._locks.setdefault(user, asyncio.Lock())
        self._waiting[user] = self._waiting.get(user, 0) + 1
        try:
            async with lock:
                yield
        finally:
            self._waiting[user] -= 1
            if not self._waiting[user]:
                del self._waiting[user], self._locks[user]


class Workers:
    """A few threads; the loop stays free to answer while they compute. `apart`: for what needs no game of ours."""

    def __init__(self, threads: int = 2, apart: Apart | None = None) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="railwire-worker")
        self._apart = apart
        self._here, self._there = Queues(), Queues()
        self._threads: set[int] = set()
        """Those that compute something just now."""

    async def run(self, fn: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The value of `fn(*args, **kwargs)`, computed in a thread. A cancelled caller doesn't stop what runs."""
        async with self._here.own():
            # What's logged there is about the same as here.
            context = copy_context()
            work = partial(fn, *args, **kwargs)
            return await asyncio.get_running_loop().run_in_executor(self._pool, lambda: context.run(self._noted, work))

    def _noted(self, work: Callable[[], T]) -> T:
        thread = threading.get_ident()
        self._threads.add(thread)
        try:
            return work()
        finally:
            self._threads.discard(thread)

    def load(self) -> dict[str, int]:
        """How much is under way, by the kind of worker: threads, and pictures with what waits for them."""
        return {"threads": len(self._threads), "pictures": 0 if self._apart is None else self._apart.load}

    async def run_apart(self, fn: Callable[..., T], *args: Any, later: bool = False) -> T:
        """The same where there's a process apart, in that: `fn` is a module's function of plain values.

        `later` lets others go first. What goes wrong there arrives as `apart.Failed`.
        """
        if self._apart is None:
            return await self.run(fn, *args)
        async with self._there.own():
            return await self._apart.run(fn, *args, later=later)

    async def close(self) -> None:
        """Finish what runs, drop what waits, end the threads and the process."""
        if self._apart is not None:
            await self._apart.close()
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
