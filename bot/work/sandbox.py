"""What people hand in is computed on in a process apart, with limits on its time and its memory, one thing a person.

So a hostile file costs whoever sent it their turn, and nobody else anything.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from bot.errors import Crowded, OneAtATime, OurFault, TooHard, Unavailable
from bot.work.child import packed
from bot.work.processes import answer_from, begun, ended

T = TypeVar("T")
COMMAND = (sys.executable, "-m", "bot.work.sandbox_main")
SECONDS = 60
"""Of processor time. The longest game that there is takes two."""
LONGEST = 240.0
"""Seconds by the clock, on a machine that has much else to do."""
MEMORY = 512 << 20
MOST_WAITING = 8
"""So many people may wait for their turn; the last of them still hears before Discord takes no more answers."""


class Sandbox:
    """Computes for one person at a time. `command` None: in a thread here, without limits (for quick tests)."""

    def __init__(
        self,
        *,
        seconds: int = SECONDS,
        memory: int = MEMORY,
        longest: float = LONGEST,
        command: Sequence[str] | None = COMMAND,
    ) -> None:
        self._limits = {"seconds": seconds, "memory": memory}
        self._longest = longest
        self._command = command
        self._turn = asyncio.Semaphore(1)
        self._people: set[str] = set()
        self._process: asyncio.subprocess.Process | None = None
        self._closed = False

    @property
    def is_at_work(self) -> bool:
        """Whether a process computes."""
        return self._process is not None

    async def run(self, user: str, fn: Callable[..., T], *arguments: Any) -> T:
        """The value of a module's function of plain values, for this person.

        Raises what it refuses, OneAtATime while the person's last one isn't done, Crowded where too many wait, TooHard
        where it reached a limit, Unavailable at a stop, OurFault for anything else.
        """
        if self._closed:
            raise Unavailable("stopping")
        if user in self._people:
            raise OneAtATime
        if len(self._people) > MOST_WAITING:
            raise Crowded
        self._people.add(user)
        try:
            async with self._turn:
                if self._command is None:
                    return await asyncio.to_thread(fn, *arguments)
                return await self._computed(packed({"fn": fn, "arguments": arguments, **self._limits}))
        finally:
            self._people.discard(user)

    async def _computed(self, job: bytes) -> Any:
        assert self._command is not None
        if self._closed:
            raise Unavailable("stopping")
        process = self._process = await begun(self._command)
        try:
            async with asyncio.timeout(self._longest):
                well, value = await _converse(process, job)
        except (TimeoutError, asyncio.IncompleteReadError, ConnectionError) as error:
            raise (Unavailable("stopping") if self._closed else TooHard()) from error
        finally:
            self._process = None
            await ended(process)
        if well:
            return value
        if well is None:
            raise OurFault from RuntimeError(value)
        raise value

    def close(self) -> None:
        """Kill what runs; what waits is refused."""
        self._closed = True
        if self._process is not None and self._process.returncode is None:
            self._process.kill()


async def _converse(process: asyncio.subprocess.Process, job: bytes) -> tuple[bool | None, Any]:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(job)
    await process.stdin.drain()
    return await answer_from(process.stdout)
