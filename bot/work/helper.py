"""A process beside the bot that computes what would hold up everybody else's turn on Python's one interpreter.

It's started when it's first needed, and anew when it has died. It does one thing after the other: first what somebody
waits for, then what was asked for `later`.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from bot.work.child import packed
from bot.work.processes import answer_from, begun, ended

_log = logging.getLogger(__name__)

T = TypeVar("T")
COMMAND = (sys.executable, "-m", "bot.work.helper_main")
LONGEST = 20.0
"""Seconds that one thing may take before the process counts as hung."""
TRIES = 2

Asked = tuple[bool, int, bytes, "asyncio.Future[Any]"]
"""Whether it may wait, its number, the question, and where the answer goes."""


class Failed(Exception):
    """What was asked for can't be had; the text says what went wrong in the process."""


class Apart:
    """Asks the process. `seconds` is what one thing may take."""

    def __init__(self, *, command: Sequence[str] = COMMAND, seconds: float = LONGEST) -> None:
        self._command = tuple(command)
        self._seconds = seconds
        self._asked: asyncio.PriorityQueue[Asked] = asyncio.PriorityQueue()
        self._numbers = itertools.count()
        self._process: asyncio.subprocess.Process | None = None
        self._work: asyncio.Task[None] | None = None
        self._closed = False
        self.load = 0
        """How many things are asked for and have no answer yet."""

    async def run(self, fn: Callable[..., T], *arguments: Any, later: bool = False) -> T:
        """The value of a module's function of plain values; Failed.

        Whoever stops waiting before their turn has come costs nothing.
        """
        if self._closed:
            raise Failed("the bot is stopping")
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._asked.put_nowait((later, next(self._numbers), packed((fn, arguments)), answer))
        if self._work is None:
            self._work = asyncio.create_task(self._answer_all())
        self.load += 1
        try:
            return await answer
        finally:
            self.load -= 1

    async def _answer_all(self) -> None:
        while True:
            _, _, question, answer = await self._asked.get()
            if answer.done():
                continue
            try:
                value = await self._answered(question)
            except Failed as error:
                if not answer.done():
                    answer.set_exception(error)
            except asyncio.CancelledError:
                answer.cancel()
                raise
            else:
                if not answer.done():
                    answer.set_result(value)

    async def _answered(self, question: bytes) -> Any:
        for _ in range(TRIES):
            try:
                async with asyncio.timeout(self._seconds):
                    well, value = await self._ask(question)
            except TimeoutError as error:
                # Whoever waits behind it must not wait as long again.
                await self._end()
                raise Failed(f"the process took longer than {self._seconds} s") from error
            except Exception as error:
                # It's gone, takes too long, or says what can't be read; nobody may wait for it for ever.
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
        return await answer_from(process.stdout)

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is None:
            self._process = await begun(self._command)
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            await ended(process)

    async def close(self) -> None:
        """Give up what waits, end the process."""
        self._closed = True
        if self._work is not None:
            self._work.cancel()
            with suppress(asyncio.CancelledError):
                await self._work
        while not self._asked.empty():
            self._asked.get_nowait()[-1].cancel()
        await self._end()
