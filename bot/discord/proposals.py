"""The proposed runs of positions: each is looked for once, beside the game, outside its lock."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from bot.discord.panel import Run, runs_from
from bot.service.proofs import Proof, Proofs


@dataclass(frozen=True, slots=True)
class Proposal:
    """The proposed runs, best first; not `proven` are the best that were found before the search was given up."""

    runs: tuple[Run, ...]
    proven: bool


class Proposals:
    """Searches by position. A search goes on when nobody waits for it any longer: its panel comes back for it.

    `quick`: the seconds for which an answer waits for the runs before it's given without them.
    """

    quick = 1.5

    def __init__(self, proofs: Proofs) -> None:
        self._proofs = proofs
        self._waiting: set[asyncio.Task[Proof]] = set()

    async def of(self, game: Any, *, wait: bool) -> Proposal | None:
        """The runs in the position of `game`, a copy that nobody else uses; None if they take long and aren't to be
        waited for.
        """
        search = asyncio.create_task(self._proofs.of(game))
        self._waiting.add(search)
        search.add_done_callback(self._waiting.discard)
        done, _ = await asyncio.wait({search}, timeout=None if wait else self.quick)
        if not done:
            return None
        proof = search.result()
        return Proposal(runs_from(proof.programmes), proof.proven)
