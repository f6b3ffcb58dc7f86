"""Robots on empty seats: they play through the service, as people do, whenever a game waits for one of them.

A robot's user id says how it plays ("robot:builder:1"), so that a start finds everything in the games themselves.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, cycle
from typing import Any

from bot import errors
from bot.service import GameInfo, GameService, Person, Seat
from bot.service.people.caretaker import Deputy
from bot.words import Words
from engine.robots.tempers import TEMPERS, settled

_log = logging.getLogger(__name__)

PREFIX = "robot"
TRIES = 5
"""How often a robot looks for another move after one that was refused."""

Move = tuple[list[Any], int]
"""Actions, and the entry after which they are meant."""


def robots(server: str, words: Words) -> Iterator[Person]:
    """New robots for the seats of a game, of each temper in turn: Builder, Investor, ..., Builder 2, ..."""
    for round_number, temper in zip(_rounds(), cycle(TEMPERS), strict=False):
        name = words(f"temper-{temper}") + (f" {round_number}" if round_number > 1 else "")
        yield Person(f"{PREFIX}:{temper}:{round_number}", name, server=server, robot=True)


def _rounds() -> Iterator[int]:
    return (1 + number // len(TEMPERS) for number in count())


def temper_of(seat: Seat) -> str:
    """How the robot on this seat plays; the first temper for one that isn't of this make."""
    _, _, rest = seat.user.partition(":")
    temper = rest.partition(":")[0]
    return temper if temper in TEMPERS else next(iter(TEMPERS))


class Robots(Deputy):
    """Plays the robots' seats. What a robot does depends on the game and its temper alone."""

    def __init__(self, service: GameService) -> None:
        super().__init__(service)
        service.listen(self._lanes.wake)

    async def take_up(self, server: str) -> None:
        """Go on with the games of a server that wait for a robot since an earlier run."""
        for info in await self._service.list(server, ("running",)):
            self._lanes.wake(info.id)

    async def _move(self, game_id: int) -> None:
        for attempt in range(TRIES):
            info = await self._service.status(game_id)
            if info.status != "running" or info.turn is None or not info.seat(info.turn.seat).robot:
                return
            try:
                await self._make(info, info.seat(info.turn.seat), attempt)
            except (errors.StaleMove, errors.NotYourTurn):
                # Somebody took back a move meanwhile, and that has woken the game.
                return
            except errors.Illegal as error:
                _log.error("game %s: a robot's move was refused: %s %s", game_id, error.key, error.figures)
                continue
            return
        _log.error("game %s: a robot found no move in %s tries", game_id, TRIES)

    async def _make(self, info: GameInfo, seat: Seat, attempt: int) -> None:
        chosen: Move | None = await self._service.read(info.id, _chooser(seat, attempt))
        if chosen is None:
            return
        actions, seq = chosen
        robot = Person(seat.user, seat.name, server=info.server, robot=True)
        await self._service.act(info.id, robot, actions, expected_seq=seq, seat=seat.seat)


def _chooser(seat: Seat, attempt: int) -> Callable[[Any], Move | None]:
    return partial(_choose, seat=seat.seat, temper=temper_of(seat), attempt=attempt)


def _choose(game: Any, seat: str, temper: str, attempt: int) -> Move | None:
    """What the robot does, None if it isn't to act any more. The same position gives the same move."""
    if game.decision is None or game.decision.player != seat:
        return None
    return list(settled(game, TEMPERS[temper], attempt)), game.seq
