"""Proven runs of positions. What takes long is worked out in processes of their own, beside everything else.

Each position is asked for once at a time, and its answer is kept a while. A process is killed at the limit of time, or
when the bot stops; it ends by itself at the limit of memory. Of what one person asks for one thing at a time waits for
its process, so others wait for one proof of each person at most.
"""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

import engine
from bot.errors import OneAtATime
from bot.work.child import packed
from bot.work.processes import answer_from, begun, ended
from bot.work.workers import Queues, Workers, asking
from engine.hints import Programme, Wishes

KEPT = 128
"""So many answers are remembered."""
MOST_OF_ONE = 3
"""So many hard runs, wished for beyond the best, may be looked for at a time for one person."""
QUICK = 2000
"""Steps of a search that a thread may take: a tenth of a second."""
COMMAND = (sys.executable, "-m", "bot.work.proof_main")
BEST = Wishes(most=1)

Key = tuple[str, Wishes]


@dataclass(frozen=True, slots=True)
class Proof:
    """The runs, best first. `proven` is False where the limit was reached: then they're the best found so far."""

    programmes: tuple[Programme, ...]
    proven: bool = True


@dataclass(slots=True)
class Search:
    """A search under way or done: `found` is the best so far while it isn't proven, `task` comes to the answer.

    `user` has asked for it first, "" where nobody has; `hard`: it isn't proven at once.
    """

    task: asyncio.Task[Proof] = field(init=False)
    found: tuple[Programme, ...] = ()
    user: str = ""
    hard: bool = False

    def note(self, found: Sequence[Programme]) -> None:
        """Keep what the search has found so far, as not proven."""
        self.found = tuple(replace(each, proven=False) for each in found)


class Proofs:
    """Looks for runs. `seconds` and `memory` (bytes) are what one proof may take, `at_once` how many run together."""

    def __init__(
        self, workers: Workers, *, seconds: float = 240, memory: int = 2 << 30, at_once: int = 1, command: Any = COMMAND
    ) -> None:
        self._workers = workers
        self._seconds = seconds
        self._memory = memory
        self._turn = asyncio.Semaphore(at_once)
        self._own = Queues()
        self._command = command
        self._searches: OrderedDict[Key, Search] = OrderedDict()

    async def of(self, game: engine.Game, wishes: Wishes = BEST) -> Proof:
        """The runs as wished in the position of `game`, a copy that nobody else uses.

        Whoever stops waiting doesn't stop the search. Raises IllegalAction for a wish that names nothing, OneAtATime
        where too many of the person's wishes are being looked for.
        """
        return await asyncio.shield((await self.begin(game, wishes)).task)

    async def begin(self, game: engine.Game, wishes: Wishes = BEST) -> Search:
        """The search in that position, which goes on by itself; one under way or done is taken up."""
        key = (await self._workers.run(game.digest), wishes)
        search = self._searches.get(key)
        if search is None or _has_failed(search.task):
            search = self._searches[key] = Search(user=asking.get())
            search.task = asyncio.create_task(self._search(game, wishes, search))
            self._forget_oldest()
        self._searches.move_to_end(key)
        return search

    def _forget_oldest(self) -> None:
        """Forget the answers that were asked for longest ago; what is still looked for is kept for those who wait."""
        done = [key for key, each in self._searches.items() if each.task.done()]
        for key in done[: max(0, len(self._searches) - KEPT)]:
            del self._searches[key]

    def load(self) -> int:
        """How many searches are under way or wait for their process."""
        return sum(not each.task.done() for each in self._searches.values())

    def _check_few(self, search: Search) -> None:
        """Raise OneAtATime where a person's wishes for hard runs are too many."""
        wishes = [each for (_, wish), each in self._searches.items() if wish != BEST and each.hard]
        theirs = [each for each in wishes if each.user == search.user and not each.task.done()]
        if search.user and len(theirs) >= MOST_OF_ONE:
            raise OneAtATime("runs_at_once", most=MOST_OF_ONE)

    async def _search(self, game: engine.Game, wishes: Wishes, search: Search) -> Proof:
        quick = await self._workers.run(_quick, game, wishes)
        if all(each.proven for each in quick):
            return Proof(tuple(quick))
        search.note(quick[:1])
        if wishes != BEST:
            self._check_few(search)
        search.hard = True
        job = await self._workers.run(self._job, game, wishes)
        async with self._own.own(), self._turn:
            return await self._prove(job, search)

    def _job(self, game: engine.Game, wishes: Wishes) -> bytes:
        state = game.snapshot()["state"]
        limits = {"memory": self._memory, "patience": 10 * QUICK}
        return packed({"setup": game.setup, "state": state, "wishes": asdict(wishes), **limits})

    async def _prove(self, job: bytes, search: Search) -> Proof:
        """What a process makes of the job; what was found so far if it's too hard."""
        process = await begun(self._command)
        try:
            async with asyncio.timeout(self._seconds):
                return Proof(await _converse(process, job, search.note))
        except (TimeoutError, asyncio.IncompleteReadError, ConnectionError):
            return Proof(search.found, proven=False)
        finally:
            await ended(process)

    async def close(self) -> None:
        """Kill the processes that still look for runs."""
        searches = list(self._searches.values())
        for each in searches:
            each.task.cancel()
        await asyncio.gather(*(each.task for each in searches), return_exceptions=True)


def _quick(game: engine.Game, wishes: Wishes) -> list[Programme]:
    """What is found at once; others to choose from only where the best is proven at once."""
    chosen = {"visit": wishes.visit, "avoid": wishes.avoid, "rest": wishes.rest, "patience": QUICK}
    best = game.programmes(**chosen, most=1)
    if wishes.most == 1 or not all(each.proven for each in best):
        return best
    return game.programmes(**chosen, most=wishes.most)


async def _converse(
    process: asyncio.subprocess.Process, job: bytes, heard: Callable[[Sequence[Programme]], None]
) -> tuple[Programme, ...]:
    """Give the job; hear a good answer, return the proven one. IncompleteReadError where the process ends before."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(job)
    await process.stdin.drain()
    heard(await answer_from(process.stdout))
    return tuple(await answer_from(process.stdout))


def _has_failed(task: asyncio.Task[Proof]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
