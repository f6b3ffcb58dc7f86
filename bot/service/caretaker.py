"""The caretaker: plays the seats that nobody keeps, one move a command, whenever a game waits for one of them."""

from __future__ import annotations

import asyncio
import logging

from bot.service.errors import ServiceError, Unavailable
from bot.service.service import GameService

_log = logging.getLogger(__name__)

PAUSE = 1.0
"""Seconds before trying again when the service can't take a move."""


class Caretaker:
    """One task for each game in which a caretaker is to move. Nothing is kept but the tasks."""

    def __init__(self, service: GameService) -> None:
        self._service = service
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._stopped = False

    async def start(self) -> None:
        """Listen, and go on with what an earlier run left."""
        self._service.listen(self.wake)
        for game_id in await self._service.storage.games.with_caretaker():
            self.wake(game_id)

    def wake(self, game_id: int) -> None:
        """Say that a game has changed."""
        if self._stopped:
            return
        self._again.add(game_id)
        if game_id not in self._tasks:
            self._tasks[game_id] = asyncio.ensure_future(self._work(game_id))

    async def stop(self) -> None:
        """Play no more; a move that is being made comes to its end."""
        self._stopped = True
        tasks = list(self._tasks.values())
        for each in tasks:
            each.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def settled(self) -> None:
        """Wait until no caretaker is to move (for tests)."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    async def _work(self, game_id: int) -> None:
        try:
            while game_id in self._again:
                self._again.discard(game_id)
                await self._move(game_id)
        except ServiceError as error:
            _log.warning("game %s: the caretaker stops: %s", game_id, error)
        except Exception:
            _log.exception("game %s: the caretaker stops", game_id)
        finally:
            # No await between the loop's last look at `_again` and here, so no wake is missed.
            self._again.discard(game_id)
            del self._tasks[game_id]

    async def _move(self, game_id: int) -> None:
        """One move if one is due; its commit wakes the game again."""
        info = await self._service.status(game_id)
        if info.turn is None or not info.seat(info.turn.seat).caretaker:
            return
        try:
            await self._service.seats.take_care(game_id)
        except Unavailable as error:
            if error.key == "stopping":
                return
            self._again.add(game_id)
            await asyncio.sleep(PAUSE)
