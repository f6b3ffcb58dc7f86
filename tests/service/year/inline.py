"""Everything in one thread: what a simulated year computes and stores, it does where it's asked, in the same order."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from aiosqlite import core

from bot.work.workers import Workers

Work = tuple[asyncio.Future[Any] | None, Callable[[], Any]]


class InlineWorkers(Workers):
    """Computes on the event loop."""

    async def run(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        return fn(*args, **kwargs)


class _Inline:
    """In the place of the queue to a connection's thread: what is put in is done at once, and the thread ends."""

    def put_nowait(self, work: Work) -> None:
        future, fn = work
        try:
            result = fn()
        except BaseException as error:
            if future is not None:
                future.set_exception(error)
        else:
            if future is not None:
                future.set_result(result)

    def get(self) -> Work:
        return None, lambda: core._STOP_RUNNING_SENTINEL


@contextmanager
def one_thread() -> Iterator[None]:
    """Within this, files that are opened are read and written on the event loop: no work is handed to a thread."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(core, "SimpleQueue", _Inline)
        yield
