"""The proposed runs of positions: each is looked for once, in a worker, outside the game's lock."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from bot.discord.panel import Run, runs_of
from bot.service import Workers

KEPT = 64

Runs = tuple[Run, ...]


class Proposals:
    """Searches by game and position. A search goes on when nobody waits for it any longer: its panel comes back for it.

    `quick`: the seconds for which an answer waits for the runs before it's given without them.
    """

    quick = 1.5

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._searches: OrderedDict[tuple[int, int, str], asyncio.Task[Runs]] = OrderedDict()

    async def of(self, game_id: int, game: Any, *, wait: bool) -> Runs | None:
        """The runs in the position of `game`, a copy that nobody else uses; None if they take long and aren't to be
        waited for.
        """
        key = (game_id, game.seq, game.entries[-1].get("digest", "") if game.entries else "")
        search = self._searches.get(key)
        if search is None or (search.done() and (search.cancelled() or search.exception() is not None)):
            search = asyncio.ensure_future(self._workers.run(runs_of, game))
            self._searches[key] = search
            while len(self._searches) > KEPT:
                self._searches.popitem(last=False)
        self._searches.move_to_end(key)
        done, _ = await asyncio.wait({search}, timeout=None if wait else self.quick)
        return search.result() if done else None
