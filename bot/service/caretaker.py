"""The caretaker: plays the seats that nobody keeps, one move a command, whenever a game waits for one of them."""

from __future__ import annotations

import logging

from bot.service.errors import ServiceError, Unavailable
from bot.service.lanes import Lanes
from bot.service.service import GameService

_log = logging.getLogger(__name__)

PAUSE = 1.0
"""Seconds before trying again when the service can't take a move."""
GRACE = 10.0
"""Seconds that a move which is being made may still take at a stop."""


class Caretaker:
    """One task for each game in which a caretaker is to move. Nothing is kept but the tasks."""

    def __init__(self, service: GameService) -> None:
        self._service = service
        self._lanes = Lanes(self._work, GRACE)

    async def start(self) -> None:
        """Listen, and go on with what an earlier run left."""
        self._service.listen(self._lanes.wake)
        for game_id in await self._service.storage.games.with_caretaker():
            self._lanes.wake(game_id)

    async def stop(self) -> None:
        """Play no more; a move that is being made comes to its end."""
        await self._lanes.stop()

    async def settled(self) -> None:
        """Wait until no caretaker is to move (for tests)."""
        await self._lanes.settled()

    async def _work(self, game_id: int) -> None:
        try:
            while self._lanes.more(game_id):
                self._lanes.take(game_id)
                await self._move(game_id)
        except ServiceError as error:
            _log.warning("game %s: the caretaker stops: %s", game_id, error)
        except Exception:
            _log.exception("game %s: the caretaker stops", game_id)

    async def _move(self, game_id: int) -> None:
        """One move if one is due; its commit wakes the game again."""
        info = await self._service.status(game_id)
        if info.turn is None or not info.seat(info.turn.seat).caretaker:
            return
        try:
            await self._service.seats.take_care(game_id)
        except Unavailable as error:
            if error.key != "stopping":
                self._lanes.again(game_id)
                await self._lanes.rest(PAUSE)
