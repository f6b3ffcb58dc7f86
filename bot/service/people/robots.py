"""Robots play through the service, as people do, whenever a game waits for one of them.

Nothing is kept of them but the seats, so that a start goes on from the games alone.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial
from typing import Any

from bot import errors
from bot.service.model import GameInfo
from bot.service.people.caretaker import Deputy
from bot.service.people.robot_seats import is_up
from engine.actions import Action
from engine.robots.tempers import TEMPERS, settled

_log = logging.getLogger(__name__)

THOUGHTS = 2
"""So often a robot thinks again where what it found was refused."""
TRIES = 5
"""So often it then looks for a move that needs no thought."""
PAUSE = 20.0
"""Seconds from the beginning of its turn on that a robot waits where the table wants it to."""
SIMPLE = TEMPERS["builder"]


class Robots(Deputy):
    """Plays in every game in which a robot is to move, on its own seat or for the caretaker."""

    async def _move(self, game_id: int) -> None:
        info = await self._service.status(game_id)
        if not is_up(info) or info.turn is None:
            return
        wait = info.turn.since + PAUSE - self._service.clock() if info.unhurried else 0.0
        if wait > 0:
            self._lanes.again(game_id)
            await self._lanes.rest(min(wait, PAUSE), game_id)
            return
        for attempt in range(THOUGHTS):
            if await self._made(info, await self._thought(info, attempt)):
                return
        _log.error("game %s: what a robot has thought of isn't done; it makes a simple move", game_id)
        for attempt in range(TRIES):
            if await self._made(info, await self._service.read(game_id, partial(simple, attempt=attempt))):
                return
        _log.error("game %s: a robot found no move in %s tries", game_id, TRIES)

    async def _thought(self, info: GameInfo, attempt: int) -> Sequence[Action]:
        """What the robot does; nothing where that can't be found."""
        assert info.turn is not None
        strength = info.seat(info.turn.seat).strength
        try:
            return (await self._service.thoughts.of(info.id, info.seq, strength, attempt, later=True)).actions
        except errors.NoThought as error:
            _log.error("game %s: a robot could think of nothing at entry %s: %s", info.id, info.seq, error.figures)
            return ()

    async def _made(self, info: GameInfo, actions: Sequence[Action]) -> bool:
        """Whether that's done, or nothing is to be done any more."""
        if not actions:
            return False
        try:
            await self._service.robots.move(info.id, info.seq, actions)
        except errors.Illegal as error:
            _log.error("game %s: a robot's move was refused: %s %s", info.id, error.key, error.figures)
            return False
        return True


def simple(game: Any, attempt: int) -> list[Action]:
    """A legal move that needs no thought, found from the game alone; none where nobody is asked."""
    return [] if game.decision is None else list(settled(game, SIMPLE, attempt))
