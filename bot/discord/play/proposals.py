"""The proposed runs of positions: each is looked for once, beside the game, outside its lock."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from bot.work.proofs import Proofs
from engine.hints import Programme


@dataclass(frozen=True, slots=True)
class Proposal:
    """The proposed runs, best first; not `proven` are the best found so far, `working` while the search goes on."""

    runs: tuple[Programme, ...]
    proven: bool = True
    working: bool = False


class Proposals:
    """Searches by position. A search goes on when nobody waits for it any longer: its panel comes back for it.

    `quick`: the seconds for which an answer waits for the runs before it's given without them.
    """

    quick = 1.5

    def __init__(self, proofs: Proofs) -> None:
        self._proofs = proofs

    async def of(self, game: Any, *, wait: bool) -> Proposal:
        """The runs in the position of `game`, a copy that nobody else uses; without `wait` perhaps those so far."""
        search = await self._proofs.begin(game)
        done, _ = await asyncio.wait({search.task}, timeout=None if wait else self.quick)
        if not done:
            return Proposal(search.found, proven=False, working=True)
        proof = search.task.result()
        return Proposal(proof.programmes, proof.proven)
