"""Whose a game is: what is told and done in it by itself is this process's where its server's shard is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection

from bot.processes import Fleet
from storage import Storage, StorageError

_log = logging.getLogger(__name__)


class Homes:
    """The servers of games, which never change; a process that is alone needs none of them."""

    def __init__(self, fleet: Fleet, storage: Storage) -> None:
        self._fleet, self._storage = fleet, storage
        self._servers: dict[int, str | None] = {}
        self._looking: set[asyncio.Task[None]] = set()

    def is_ours(self, game_id: int) -> bool:
        """Whether this process drives a game; of one that it hasn't looked up it doesn't."""
        if self._fleet.is_alone:
            return True
        return game_id in self._servers and self._fleet.tells(self._servers[game_id])

    async def ours(self, game_ids: Collection[int]) -> list[int]:
        """Those of these games that this process drives, in their order."""
        await self._look_up(game_ids)
        return [each for each in game_ids if self.is_ours(each)]

    def when_ours(self, game_id: int, work: Callable[[int], None]) -> None:
        """Do it, if the game is driven by this process; at once, where that's known."""
        if self._fleet.is_alone or game_id in self._servers:
            if self.is_ours(game_id):
                work(game_id)
            return
        task = asyncio.ensure_future(self._later(game_id, work))
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def close(self) -> None:
        """Look nothing up any more."""
        for each in self._looking:
            each.cancel()
        await asyncio.gather(*self._looking, return_exceptions=True)

    async def _later(self, game_id: int, work: Callable[[int], None]) -> None:
        try:
            await self._look_up([game_id])
        except StorageError as error:
            # Whoever drives it looks for what is to be told when the storage is there again.
            _log.warning("whose game %s is can't be looked up: %r", game_id, error)
            return
        if self.is_ours(game_id):
            work(game_id)

    async def _look_up(self, game_ids: Collection[int]) -> None:
        new = [] if self._fleet.is_alone else [each for each in game_ids if each not in self._servers]
        if new:
            self._servers |= await self._storage.games.servers(new)
