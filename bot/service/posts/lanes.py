"""Lanes: work for each game by itself, one piece at a time, which goes on for as long as the game is woken again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine
from typing import Any

from bot.telemetry import trace


class Lanes:
    """A task for each game that has work; a slow game holds up itself only.

    `work(game_id)` goes on while `more(game_id)` says so, and calls `take(game_id)` before each piece. `grace`: the
    seconds that pieces of work may still take when all is stopped.
    """

    def __init__(self, work: Callable[[int], Coroutine[Any, Any, None]], grace: float) -> None:
        self._work = work
        self._grace = grace
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._woken: set[int] = set()
        self._stopping = asyncio.Event()
        self._resting: dict[int, asyncio.Event] = {}

    def wake(self, game_id: int) -> None:
        """Say that a game may have work."""
        if self._stopping.is_set():
            return
        self._woken.add(game_id)
        if game_id not in self._tasks:
            self._tasks[game_id] = asyncio.ensure_future(self._run(game_id))

    def more(self, game_id: int) -> bool:
        """Whether the game was woken since it was last taken, and nothing is being stopped."""
        return game_id in self._woken and not self._stopping.is_set()

    def take(self, game_id: int) -> None:
        """Begin what the game was woken for; whatever has woken it is another matter."""
        self._woken.discard(game_id)
        trace.begin(trace.Trace(game=game_id))

    def again(self, game_id: int) -> None:
        """Say from within the work that there's more to do."""
        self._woken.add(game_id)

    async def rest(self, seconds: float, game_id: int | None = None) -> None:
        """Wait, but not past the stop; where it's said for which game, not past its next `stir`."""
        end = self._stopping
        if game_id is not None and not end.is_set():
            end = self._resting[game_id] = asyncio.Event()
        try:
            async with asyncio.timeout(seconds):
                await end.wait()
        except TimeoutError:
            return
        finally:
            if game_id is not None:
                self._resting.pop(game_id, None)

    def stir(self, game_id: int) -> None:
        """End the rest of a game, if it rests."""
        if game_id in self._resting:
            self._resting[game_id].set()

    async def stop(self) -> None:
        """Let what is on its way come to its end, but not for ever; the rest waits for the next start."""
        self._stopping.set()
        for game_id in list(self._resting):
            self.stir(game_id)
        tasks = list(self._tasks.values())
        if not tasks:
            return
        _, late = await asyncio.wait(tasks, timeout=self._grace)
        for each in late:
            each.cancel()
        await asyncio.gather(*late, return_exceptions=True)

    async def settled(self) -> None:
        """Wait until there's no work (for tests and for a quiet end)."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    async def _run(self, game_id: int) -> None:
        try:
            await self._work(game_id)
        finally:
            # No await between the work's last look at `more` and here, so no wake is missed.
            del self._tasks[game_id]


class InChannels:
    """Work in the games' channels, for each game in a lane of its own."""

    def __init__(self, work: Callable[[int], Coroutine[Any, Any, None]], grace: float) -> None:
        self._lanes = Lanes(work, grace)
        self.closed: set[int] = set()
        """Games whose channel can't be written in for now."""

    def wake(self, game_id: int) -> None:
        """Say that a game may have something to tell or to show."""
        self._lanes.wake(game_id)

    def knock(self, game_ids: Collection[int]) -> None:
        """Say that the channels of these games may be open again: what waits for that is tried at once."""
        for game_id in self.closed & set(game_ids):
            self._lanes.again(game_id)
            self._lanes.stir(game_id)

    async def stop(self) -> None:
        """Let what is on its way come to its end, but not for ever; the rest waits for the next start."""
        await self._lanes.stop()

    async def settled(self) -> None:
        """Wait until there's nothing to do (for tests and for a quiet end)."""
        await self._lanes.settled()
