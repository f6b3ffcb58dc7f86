"""What a group of commands stands on. A command is a method: what is called is what does it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from bot.errors import Unavailable
from bot.service.desk import Desk, storage_refusals

A = TypeVar("A", bound="Area")
P = ParamSpec("P")
T = TypeVar("T")
Method = Callable[Concatenate[A, P], Coroutine[Any, Any, T]]


class Commands:
    """Those that run. Each goes on to its end, whatever becomes of its caller: no game is left with half a move."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()
        self._closing = False

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """What the work gives; Unavailable for one that comes at a stop, and for the storage's errors."""
        if self._closing:
            work.close()
            raise Unavailable("stopping")
        task = asyncio.ensure_future(translated(work))
        self._running.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def refuse(self) -> None:
        """Take no new ones any more."""
        self._closing = True

    async def finish(self) -> None:
        """Wait for those that run."""
        while self._running:
            await asyncio.wait(self._running)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        with suppress(asyncio.CancelledError):
            # A cancelled caller doesn't fetch the error; fetching it here keeps the loop from complaining.
            task.exception()


class Area:
    """Commands and questions of one kind, which go by the same means.

    What a method's docstring names comes beside what all of them raise: NoSuchGame; OtherServer for a person from
    elsewhere; OurFault and Unloadable, which are logged; Unavailable.
    """

    def __init__(self, desk: Desk, commands: Commands) -> None:
        self._desk = desk
        self._commands = commands


def command(method: Method[A, P, T]) -> Method[A, P, T]:
    """A method that may change a game, or holds it: it comes to its end, also if its caller is cancelled.

    Besides what it raises itself: Unavailable where the service stops, or the storage fails; then nothing was written.
    """

    @wraps(method)
    async def run(self: A, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._commands.run(method(self, *args, **kwargs))

    return run


def question(method: Method[A, P, T]) -> Method[A, P, T]:
    """A method that only reads what is stored, also while the service stops. Unavailable where the storage fails."""

    @wraps(method)
    async def run(self: A, *args: P.args, **kwargs: P.kwargs) -> T:
        return await translated(method(self, *args, **kwargs))

    return run


async def translated(work: Coroutine[Any, Any, T]) -> T:
    """What the work gives, with the storage's errors as the service's."""
    with storage_refusals():
        return await work
