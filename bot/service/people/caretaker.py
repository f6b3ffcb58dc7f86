"""The caretaker: plays the seats that nobody keeps, one move a command, whenever a game waits for one of them."""

from __future__ import annotations

from bot.service.people.automaton import Automaton


class Caretaker(Automaton):
    """Plays in every game in which a caretaker is to move."""

    async def start(self) -> None:
        """Listen, and go on with what an earlier run left."""
        self._service.listen(self._lanes.wake)
        for game_id in await self._service.storage.games.with_caretaker():
            self._lanes.wake(game_id)

    async def _move(self, game_id: int) -> None:
        info = await self._service.status(game_id)
        if info.turn is not None and info.seat(info.turn.seat).caretaker:
            await self._service.seats.take_care(game_id)
