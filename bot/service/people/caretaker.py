"""What plays a seat without a person: one task for each game, one move at a time. Nothing is kept but the tasks.

The caretaker plays the seats that nobody keeps; `robots` has what plays for it where that's to be a robot.
"""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod

from bot.errors import ServiceError, Unavailable
from bot.service.people.seats import needs_care
from bot.service.posts.lanes import Lanes
from bot.service.service import GameService

_log = logging.getLogger(__name__)

PAUSE = 1.0
"""Seconds before trying again when the service can't take a move."""
GRACE = 10.0
"""Seconds that a move which is being made may still take at a stop."""


class Deputy(ABC):
    """Moves whenever a game that was woken waits for it; the commit of a move wakes the game again."""

    def __init__(self, service: GameService) -> None:
        self._service = service
        self._lanes = Lanes(self._work, GRACE, service.homes.is_ours)

    async def start(self) -> None:
        """Listen, and go on with what an earlier run left."""
        self._service.listen(self._lanes.wake)
        self._service.drive(self)
        await self.take_up()

    async def take_up(self) -> None:
        """Go on with what was left by whoever played before."""
        for game_id in await self._service.homes.ours(await self._service.storage.games.with_deputy()):
            self._lanes.wake(game_id)

    async def hand_over(self, *, at_once: bool = False) -> None:
        """Play no more in games that aren't ours any more; `at_once`: a move that is being made is broken off."""
        await self._lanes.hand_over(at_once=at_once)

    async def stop(self) -> None:
        """Play no more; a move that is being made comes to its end."""
        await self._lanes.stop()

    async def settled(self) -> None:
        """Wait until nothing is to be played (for tests)."""
        await self._lanes.settled()

    @abstractmethod
    async def _move(self, game_id: int) -> None:
        """One move, if one is due."""

    async def _work(self, game_id: int) -> None:
        try:
            while self._lanes.more(game_id):
                self._lanes.take(game_id)
                await self._try(game_id)
        except ServiceError as error:
            # Stopping, or a fault that the service has logged. People can still take their moves back, or give it up.
            _log.warning("game %s: the %s stops: %s", game_id, self._name, error)
        except Exception:
            _log.exception("game %s: the %s stops", game_id, self._name)

    async def _try(self, game_id: int) -> None:
        try:
            await self._move(game_id)
        except Unavailable as error:
            if error.key != "stopping":
                self._lanes.again(game_id)
                await self._lanes.rest(PAUSE)

    @property
    def _name(self) -> str:
        return type(self).__name__.lower()


class Caretaker(Deputy):
    """Plays in every game in which a caretaker is to move that isn't a robot."""

    async def _move(self, game_id: int) -> None:
        if needs_care(await self._service.status(game_id)):
            await self._service.seats.take_care(game_id)
