"""Proven runs of positions. What takes long is worked out in processes of their own, beside everything else.

Each position is asked for once at a time, and its answer is kept a while. A process is killed at the limit of time, or
when the bot stops; it ends by itself at the limit of memory.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import engine
from bot.proving import HEAD, packed, unpacked
from bot.service.workers import Workers
from engine.rulebook import Programme, Wishes

KEPT = 128
"""So many answers are remembered."""
QUICK = 2000
"""Steps of a search that a thread may take: a tenth of a second."""
COMMAND = (sys.executable, "-m", "bot.proving")
ROOT = Path(engine.__file__).resolve().parents[1]
BEST = Wishes(most=1)

Key = tuple[str, Wishes]


@dataclass(frozen=True, slots=True)
class Proof:
    """The runs, best first. `proven` is False where the limit was reached: then they're the best found so far."""

    programmes: tuple[Programme, ...]
    proven: bool = True


class Proofs:
    """Looks for runs. `seconds` and `memory` (bytes) are what one proof may take, `at_once` how many run together."""

    def __init__(
        self, workers: Workers, *, seconds: float = 240, memory: int = 2 << 30, at_once: int = 1, command: Any = COMMAND
    ) -> None:
        self._workers = workers
        self._seconds = seconds
        self._memory = memory
        self._turn = asyncio.Semaphore(at_once)
        self._command = command
        self._searches: OrderedDict[Key, asyncio.Task[Proof]] = OrderedDict()

    async def of(self, game: engine.Game, wishes: Wishes = BEST) -> Proof:
        """The runs as wished in the position of `game`, a copy that nobody else uses.

        Whoever stops waiting doesn't stop the search. Raises IllegalAction for a wish that names nothing.
        """
        key = (await self._workers.run(game.digest), wishes)
        search = self._searches.get(key)
        if search is None or (search.done() and (search.cancelled() or search.exception() is not None)):
            search = self._searches[key] = asyncio.create_task(self._search(game, wishes))
            while len(self._searches) > KEPT:
                self._drop_oldest()
        self._searches.move_to_end(key)
        return await asyncio.shield(search)

    def _drop_oldest(self) -> None:
        """Forget the answer that was asked for longest ago; what still runs is stopped."""
        _, search = self._searches.popitem(last=False)
        search.cancel()

    async def _search(self, game: engine.Game, wishes: Wishes) -> Proof:
        quick = await self._workers.run(_quick, game, wishes)
        if all(each.proven for each in quick):
            return Proof(tuple(quick))
        job = await self._workers.run(self._job, game, wishes)
        async with self._turn:
            return await self._prove(job, tuple(quick[:1]))

    def _job(self, game: engine.Game, wishes: Wishes) -> bytes:
        state = game.snapshot()["state"]
        limits = {"memory": self._memory, "patience": 10 * QUICK}
        return packed({"setup": game.setup, "state": state, "wishes": asdict(wishes), **limits})

    async def _prove(self, job: bytes, found: tuple[Programme, ...]) -> Proof:
        """What a process makes of the job; `found` so far if it's too hard."""
        # The process gets none of the bot's own settings, the token least of all.
        environment = {"PYTHONPATH": str(ROOT), "PATH": os.environ.get("PATH", "")}
        pipe = asyncio.subprocess.PIPE
        # Ctrl+C in a terminal is for the bot, which ends this process in its own time.
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=pipe, stdout=pipe, env=environment, start_new_session=True
        )
        answers: list[tuple[Programme, ...]] = [found]
        try:
            async with asyncio.timeout(self._seconds):
                await _converse(process, job, lambda each: answers.append(tuple(each)))
        except (TimeoutError, asyncio.IncompleteReadError, ConnectionError):
            return Proof(tuple(replace(each, proven=False) for each in answers[-1]), proven=False)
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()
        return Proof(answers[-1])

    async def close(self) -> None:
        """Kill what runs."""
        searches = list(self._searches.values())
        for each in searches:
            each.cancel()
        await asyncio.gather(*searches, return_exceptions=True)


def _quick(game: engine.Game, wishes: Wishes) -> list[Programme]:
    """What is found at once; others to choose from only where the best is proven at once."""
    chosen = {"visit": wishes.visit, "avoid": wishes.avoid, "rest": wishes.rest, "patience": QUICK}
    best = game.programmes(**chosen, most=1)
    if wishes.most == 1 or not all(each.proven for each in best):
        return best
    return game.programmes(**chosen, most=wishes.most)


async def _converse(process: asyncio.subprocess.Process, job: bytes, heard: Callable[[list[Programme]], None]) -> None:
    """Give the job; hear a good answer, then the proven one. IncompleteReadError where the process ends before."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(job)
    await process.stdin.drain()
    for _ in range(2):
        size = int.from_bytes(await process.stdout.readexactly(HEAD), "big")
        heard(unpacked(await process.stdout.readexactly(size)))
