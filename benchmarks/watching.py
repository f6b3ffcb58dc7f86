"""What holds an event loop up: how late it is, why, and where in the program it was then.

Lateness has three causes, and they're told apart: the loop's own thread computed; it waited for another thread of the
process to hand it the interpreter; or it was ready and the machine had no processor for it. Only the first two are the
program's.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from types import FrameType
from typing import Any

EVERY = 0.005
"""Seconds between two looks at the clock."""
SUSPICIOUS = 0.015
"""After so many seconds without a look, another thread notes where everybody is."""
WORST = 12
"""So many of the longest stretches are kept."""
ROOT = str(Path(__file__).resolve().parents[1])


@dataclass(frozen=True, slots=True)
class Stretch:
    """Seconds by which the loop was late once: in all, computing, and waiting for a processor; the rest is waiting
    for the interpreter. `where`: what the loop's thread was at, and what other threads computed meanwhile."""

    late: float
    computed: float
    unscheduled: float
    where: tuple[str, ...] = ()

    @property
    def blocked(self) -> float:
        """What the program itself is to answer for."""
        return max(0.0, self.late - self.unscheduled)


class LoopWatch:
    """Looks at the clock from within the loop, and from a thread beside it. Use it in the loop's own thread."""

    def __init__(self) -> None:
        self.stretches: list[Stretch] = []
        self._seen: list[str] = []
        self._loop_thread = threading.get_ident()
        self._ticked = time.monotonic()
        self._over = threading.Event()

    def begin_anew(self) -> None:
        """Forget what was noted so far."""
        self.stretches.clear()

    def figures(self) -> dict[str, Any]:
        """What is to be reported, as JSON."""
        worst = sorted(self.stretches, key=lambda each: -each.blocked)[:WORST]
        return {
            "late": [each.late for each in self.stretches],
            "blocked": [each.blocked for each in self.stretches],
            "worst": [asdict(each) for each in worst],
        }

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Watch until the block ends."""
        beside = threading.Thread(target=self._look_on, daemon=True)
        beside.start()
        ticking = asyncio.get_running_loop().create_task(self._tick())
        try:
            yield
        finally:
            ticking.cancel()
            self._over.set()
            beside.join()

    async def _tick(self) -> None:
        with _run_delay() as delay:
            while True:
                began, computed, unscheduled = time.monotonic(), time.thread_time(), delay()
                self._ticked = began
                self._seen.clear()
                await asyncio.sleep(EVERY)
                late = time.monotonic() - began - EVERY
                seen = tuple(dict.fromkeys(self._seen))
                self.stretches.append(
                    Stretch(
                        late, time.thread_time() - computed, delay() - unscheduled, seen if late > SUSPICIOUS else ()
                    )
                )

    def _look_on(self) -> None:
        """Note where the threads are while the loop doesn't come to look at the clock."""
        own = threading.get_ident()
        while not self._over.wait(EVERY / 2):
            if time.monotonic() - self._ticked < EVERY + SUSPICIOUS:
                continue
            frames = sys._current_frames()
            names = {each.ident: each.name for each in threading.enumerate()}
            for ident, frame in frames.items():
                if ident != own and not _is_idle(frame):
                    who = "loop" if ident == self._loop_thread else names.get(ident, "?")
                    self._seen.append(f"{who}: {_place(frame)}")


def _is_idle(frame: FrameType) -> bool:
    """Whether a thread only waits."""
    return frame.f_code.co_name in ("wait", "select", "_worker", "get", "_connection_worker_thread", "readline")


def _place(frame: FrameType | None) -> str:
    """The innermost few places of the project's own code, the innermost first."""
    places: list[str] = []
    first = True
    while frame is not None and len(places) < 4:
        code = frame.f_code
        if code.co_filename.startswith(ROOT) and "/.venv/" not in code.co_filename:
            places.append(f"{code.co_filename.removeprefix(ROOT + '/')}:{frame.f_lineno} {code.co_name}")
        elif first:
            places.append(f"{Path(code.co_filename).name} {code.co_name}")
        first = False
        frame = frame.f_back
    return " < ".join(places)


@contextmanager
def _run_delay() -> Iterator[Any]:
    """A function that gives the seconds for which this thread was ready to run without a processor; 0 if unknown."""
    try:
        file = os.open(f"/proc/self/task/{threading.get_native_id()}/schedstat", os.O_RDONLY)
    except OSError:
        yield lambda: 0.0
        return
    try:
        yield lambda: int(os.pread(file, 100, 0).split()[1]) / 1e9
    finally:
        os.close(file)
