"""A process beside the bot that computes what would hold up everybody else's turn on Python's one interpreter.

It's started when it's first needed, and anew when it has died; what it's asked for goes on one after the other.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import engine
from bot.proving import HEAD, packed, unpacked

_log = logging.getLogger(__name__)

T = TypeVar("T")
COMMAND = (sys.executable, "-m", "bot.apart")
ROOT = Path(engine.__file__).resolve().parents[1]
LONGEST = 60.0
"""Seconds that one thing may take before the process counts as hung."""
TRIES = 2


class Failed(Exception):
    """What was asked for can't be had; the text says what went wrong in the process."""


class Apart:
    """Asks the process. `seconds` is what one thing may take."""

    def __init__(self, *, command: Sequence[str] = COMMAND, seconds: float = LONGEST) -> None:
        self._command = tuple(command)
        self._seconds = seconds
        self._turn = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None
        self._asking: set[asyncio.Task[Any]] = set()
        self._closed = False

    async def run(self, fn: Callable[..., T], *arguments: Any) -> T:
        """The value of a module's function of plain values; Failed.

        Whoever stops waiting doesn't stop what runs.
        """
        task = asyncio.ensure_future(self._run(packed((fn, arguments))))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)
        return await asyncio.shield(task)

    async def _run(self, question: bytes) -> Any:
        async with self._turn:
            for _ in range(TRIES):
                try:
                    async with asyncio.timeout(self._seconds):
                        well, value = await self._ask(question)
                except (asyncio.IncompleteReadError, OSError) as error:  # a timeout is an OSError
                    _log.warning("the process beside this one gave no answer (%r); it's started anew", error)
                    await self._end()
                    continue
                if not well:
                    raise Failed(value)
                return value
        raise Failed(f"the process gave no answer in {TRIES} tries")

    async def _ask(self, question: bytes) -> tuple[bool, Any]:
        process = await self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question)
        await process.stdin.drain()
        size = int.from_bytes(await process.stdout.readexactly(HEAD), "big")
        return unpacked(await process.stdout.readexactly(size))

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is None:
            if self._closed:
                raise Failed("the bot is stopping")
            # The process gets none of the bot's own settings, the token least of all.
            environment = {"PYTHONPATH": str(ROOT), "PATH": os.environ.get("PATH", "")}
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=pipe, stdout=pipe, env=environment
            )
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.wait()

    async def close(self) -> None:
        """Give up what waits, end the process."""
        self._closed = True
        asking = list(self._asking)
        for each in asking:
            each.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        await self._end()
