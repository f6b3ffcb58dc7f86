"""Lanes: work for each game by itself, one piece at a time, which goes on for as long as the game is woken again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine
from typing import Any

from bot.telemetry import trace


class Lanes:
    """A task for each game that has work; a slow game holds up itself only.

    `work(game_id)` goes on while `more(game_id)` says so, and calls `take(game_id)` before each piece. `grace`: the
    seconds that pieces of work may still take when all is stopped. `ours` says whose work is done here at all.
    """

    def __init__(
        self, work: Callable[[int], Coroutine[Any, Any, None]], grace: float, ours: Callable[[int], bool]
    ) -> None:
        self._work = work
        self._grace = grace
        self._ours = ours
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._woken: set[int] = set()
        self._stopping = asyncio.Event()
        self._resting: dict[int, asyncio.Event] = {}

    def wake(self, game_id: int) -> None:
        """Say that a game may have work."""
        if self._stopping.is_set() or not self._ours(game_id):
            return
        self._woken.add(game_id)
        if game_id not in self._tasks:
            self._tasks[game_id] = asyncio.ensure_future(self._run(game_id))

    def more(self, game_id: int) -> bool:
        """Whether the game was woken since it was last taken, is ours, and nothing is being stopped."""
        return game_id in self._woken and not self._stopping.is_set() and self._ours(game_id)

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
        await self._end(list(self._tasks), self._grace)

    async def hand_over(self, *, at_once: bool = False) -> None:
        """The same for the games that aren't ours any more; `at_once`: what is on its way is broken off."""
        await self._end([each for each in self._tasks if not self._ours(each)], 0.0 if at_once else self._grace)

    async def _end(self, game_ids: Collection[int], grace: float) -> None:
        for game_id in game_ids:
            self.stir(game_id)
        tasks = [self._tasks[each] for each in game_ids]
        if not tasks:
            return
        _, late = await asyncio.wait(tasks, timeout=grace)
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
            if not self._ours(game_id):
                self._woken.discard(game_id)


class InChannels:
    """Work in the games' channels, for each game in a lane of its own."""

    def __init__(
        self, work: Callable[[int], Coroutine[Any, Any, None]], grace: float, ours: Callable[[int], bool]
    ) -> None:
        self._lanes = Lanes(work, grace, ours)
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

    async def hand_over(self, *, at_once: bool = False) -> None:
        """Work no more for games that aren't ours any more; `at_once`: what is on its way is broken off."""
        await self._lanes.hand_over(at_once=at_once)

    async def settled(self) -> None:
        """Wait until there's nothing to do (for tests and for a quiet end)."""
        await self._lanes.settled()
