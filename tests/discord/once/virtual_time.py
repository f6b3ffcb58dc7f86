"""An event loop whose time is made up: nobody waits, so an hour's outage takes as long as what happens in it."""

from __future__ import annotations

import asyncio
import selectors
import time
from collections.abc import Callable
from typing import Any

UNHEARD = 5.0
"""Seconds of real time after which nothing more can come where no timer is set."""


class VirtualLoop(asyncio.SelectorEventLoop):
    """Timers ring as soon as there's nothing else to do. What others do in threads is done on the spot."""

    def __init__(self, unwanted: Callable[[Any], bool]) -> None:
        self._selector_of_time = _Selector()
        super().__init__(self._selector_of_time)
        self._selector_of_time.skip = self._skip
        self._selector_of_time.unwanted = unwanted
        self._now = 0.0
        self._epoch = time.time()

    def time(self) -> float:
        """Seconds of made-up time since the loop was made."""
        return self._now

    def wall(self) -> float:
        """Unix seconds; never behind the real time, by which Discord's client reckons what has expired."""
        return self._epoch + self._now

    def _skip(self, seconds: float) -> None:
        self._now += seconds

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        """The value of a function, called in the loop's next round."""
        found = self.create_future()
        self.call_soon(_settle, found, func, args)
        return found


class _Selector(selectors.EpollSelector):
    """Lets time go by where it would have been waited."""

    skip: Callable[[float], None]
    unwanted: Callable[[Any], bool] = staticmethod(lambda handle: False)
    """Whether nobody wants to hear of a socket any more who has asked for that with this handle."""

    def select(self, timeout: float | None = None) -> Any:
        found = super().select(0)
        for key, _ in found:
            if any(each is not None and self.unwanted(each) for each in key.data):
                self.unregister(key.fileobj)
        if found or timeout == 0:
            return found
        if timeout is None:
            return super().select(UNHEARD)
        self.skip(timeout)
        return []


def _settle(found: asyncio.Future[Any], func: Callable[..., Any], args: tuple[Any, ...]) -> None:
    if found.done():
        return
    try:
        value = func(*args)
    except Exception as error:
        found.set_exception(error)
    else:
        found.set_result(value)
