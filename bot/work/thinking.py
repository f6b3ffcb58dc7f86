"""What robots do, found in a process apart: one position after the other, for all tables.

It yields to everything else on the machine, and has a bound on its memory and its time.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import engine
from bot.work.child import asked, packed
from bot.work.helper import Apart, Failed
from engine.actions import Action
from engine.errors import IllegalAction
from engine.game import Game
from engine.hints import Remark
from engine.robots.player import decide

__all__ = ["Failed", "Thinking", "Thought", "question"]

MEMORY = 1 << 30
"""Bytes."""
COMMAND = (sys.executable, "-m", "bot.work.helper_main", str(MEMORY))
LONGEST = 60.0
"""Seconds by the clock for one decision, on a machine that has much else to do."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a robot does: a bundle of actions, and why (two remarks at most).

    `events` are what happens by it, `instead` what would by the next best move's first action; JSON, maybe none.
    """

    actions: tuple[Action, ...]
    why: tuple[Remark, ...]
    events: tuple[dict[str, Any], ...] = ()
    instead: tuple[dict[str, Any], ...] = ()


class Thinking:
    """Asks the process, which begins with the first question."""

    def __init__(self, *, command: Sequence[str] = COMMAND, seconds: float = LONGEST) -> None:
        self._apart = Apart(command=command, seconds=seconds)

    @property
    def load(self) -> int:
        """How many positions are thought about, or wait for it."""
        return self._apart.load

    async def answer(self, job: bytes, *, later: bool = False) -> Thought:
        """What comes of a `question`; Failed where it takes more than it may. `later` lets others go first."""
        return await self._apart.run(thought, job, later=later)

    async def close(self) -> None:
        """End the process; what is thought about is given up."""
        await self._apart.close()


def question(game: Game, strength: str, attempt: int = 0, seq: int | None = None) -> bytes:
    """What a robot of this strength does in a position: the last one, or that after entry `seq`.

    The same position gives the same answer. Another `attempt` may give another one, for where the first was refused.
    """
    at = game if seq is None or seq == game.seq else game.at(seq)
    last = game.seq if seq is None else seq
    job = {"setup": game.setup, "entries": game.entries[:last], "snapshot": at.snapshot() | {"seq": last}}
    return packed(job | {"strength": strength, "attempt": attempt})


def thought(job: bytes) -> Thought:
    """The answer to a question, in the process."""
    given: Mapping[str, Any] = asked(io.BytesIO(job))
    game = engine.load_game(given["setup"], given["entries"], given["snapshot"])
    found = decide(game, given["strength"], given["attempt"])
    other = next((each.figures["instead"] for each in found.why if "instead" in each.figures), None)
    instead = () if other is None else _events(game, [game.read_action(other)])
    return Thought(tuple(found.actions), tuple(found.why), _events(game, found.actions), instead)


def _events(game: Game, actions: Sequence[Action]) -> tuple[dict[str, Any], ...]:
    """What happens by these actions; nothing where they aren't legal as they are."""
    trial = game.copy(digests=False)
    try:
        done = trial.apply_all(actions, trial.decision.by if trial.decision else "")
    except IllegalAction:
        return ()
    return tuple(event.to_json() for each in done for event in each.events)
