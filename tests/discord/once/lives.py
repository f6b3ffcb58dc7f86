"""Lives of the bot's process within a test's: each can end at any instruction, and leaves what a killed one leaves.

All that a life does happens in handles of the event loop that bear it in their context. Once it's dead none of them
runs any more, its sockets are closed and its transactions gone. What was on its way to Discord still arrives.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from asyncio import events
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar, copy_context
from dataclasses import dataclass, field
from functools import partial
from typing import Any
from unittest.mock import patch

import aiosqlite

LIFE: ContextVar[Life | None] = ContextVar("life", default=None)
WRITES = ("BEGIN", "INSERT", "UPDATE", "DELETE", "COMMIT")


@dataclass(eq=False)
class Life:
    """A run of the bot's process."""

    loop: asyncio.AbstractEventLoop
    dead: bool = False
    steps: int = 0
    dies_at: tuple[int, int] | None = None
    """At which of its steps it ends, and how many instructions into that."""
    transports: list[Any] = field(default_factory=list)
    files: list[aiosqlite.Connection] = field(default_factory=list)
    ended: asyncio.Event = field(default_factory=asyncio.Event)

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do this within the life."""
        context = copy_context()
        context.run(LIFE.set, self)
        return self.loop.create_task(work, context=context)

    def doom(self, step: int, instruction: int) -> None:
        """Have it end so many steps from now, so many instructions into that step."""
        self.dies_at = (self.steps + step, instruction)

    def die(self) -> None:
        """At once, as by SIGKILL."""
        if self.dead:
            return
        self.dead = True
        for each in self.transports:
            _drop(self.loop, each)
        for each in self.files:
            if each._connection is not None:
                # A statement that somebody still holds would keep it, and its transaction, open.
                each._connection.rollback()
                each._connection.close()
        self.ended.set()


def _drop(loop: Any, transport: Any) -> None:
    """Close a socket as the end of its process does: what has been sent is delivered."""
    sock = transport.get_extra_info("socket")
    if sock is None or sock.fileno() < 0:
        return
    loop._remove_reader(sock.fileno())
    loop._remove_writer(sock.fileno())
    # Another may have its number from now on.
    transport._closing = True
    with suppress(OSError):
        transport._sock.close()


@dataclass
class Disk:
    """What is wrong with the disk: the error code of SQLite, and how many writes it's still refused for."""

    code: int = 0
    times: int = 0

    def check(self, words: str) -> None:
        """Raise where it refuses this statement."""
        if self.times <= 0 or not words.lstrip().upper().startswith(WRITES):
            return
        if self.code == sqlite3.SQLITE_BUSY and not words.startswith("BEGIN"):
            return
        self.times -= 1
        error = sqlite3.OperationalError("the disk refuses")
        error.sqlite_errorcode = self.code
        raise error


@contextmanager
def living(disk: Disk) -> Iterator[None]:
    """Until the block ends, lives can end; files are read and written without threads."""
    with (
        patch.object(events.Handle, "_run", _run),
        patch.object(asyncio.SelectorEventLoop, "_make_socket_transport", _make_socket_transport),
        patch.object(aiosqlite.Connection, "_execute", partial_method(_execute, disk)),
        patch.object(aiosqlite.Connection, "_connect", _connect),
        patch.object(aiosqlite.Connection, "__await__", lambda self: self._connect().__await__()),
        patch.object(aiosqlite.Connection, "stop", _stop),
    ):
        yield


def partial_method(function: Callable[..., Any], given: Any) -> Callable[..., Any]:
    """A method that's given something first."""
    return lambda self, *args, **more: function(given, self, *args, **more)


# --- steps


def is_of_the_dead(handle: Any) -> bool:
    """Whether whoever asked for a step of the event loop has died."""
    life = handle._context.get(LIFE)
    return life is not None and life.dead


_run_handle = events.Handle._run
_make_transport = asyncio.SelectorEventLoop._make_socket_transport


def _run(handle: Any) -> None:
    """A step of the event loop, if whoever wants it is alive."""
    life = handle._context.get(LIFE)
    if life is None:
        _run_handle(handle)
        return
    if life.dead:
        return
    life.steps += 1
    if life.dies_at is not None and life.steps >= life.dies_at[0]:
        with _ending(life, life.dies_at[1]):
            _run_handle(handle)
    else:
        _run_handle(handle)


@contextmanager
def _ending(life: Life, instructions: int) -> Iterator[None]:
    """The life ends after so many instructions; what the step does then reaches nothing any more."""
    left = instructions

    def traced(frame: Any, event: str, arg: Any) -> Any:
        nonlocal left
        frame.f_trace_opcodes = True
        left -= event == "opcode"
        if left <= 0:
            sys.settrace(None)
            life.die()
            return None
        return traced

    sys.settrace(traced)
    try:
        yield
    finally:
        sys.settrace(None)
        life.die()


def _make_socket_transport(loop: Any, *args: Any, **more: Any) -> Any:
    made = _make_transport(loop, *args, **more)
    life = LIFE.get()
    if life is not None:
        life.transports.append(made)
    return made


# --- files


async def _connect(connection: Any) -> Any:
    connection._connection = connection._connector()
    life = LIFE.get()
    if life is not None:
        life.files.append(connection)
    return connection


async def _execute(disk: Disk, connection: Any, fn: Callable[..., Any], *args: Any, **more: Any) -> Any:
    """Before and behind what is done to a file a life may end."""
    await asyncio.sleep(0)
    if connection._connection is None:
        raise ValueError("Connection closed")
    if args and isinstance(args[0], str) and LIFE.get() is not None:
        disk.check(args[0])
    found = partial(fn, *args, **more)()
    await asyncio.sleep(0)
    return found


def _stop(connection: Any) -> None:
    if connection._connection is not None:
        connection._connection.close()
        connection._connection = None
