"""The same evenings in real time, with the bot in a process of its own that is killed (SIGKILL) at seeded moments:

    python -m tests.discord.once.killed FIRST COUNT

What a file and a socket look like after that is the system's doing, and not ours as in the plans.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from bot.service import GameService
from bot.service.rules import Rules
from engine.game import Game
from tests.databases import open_storage
from tests.discord.once import deeds
from tests.discord.once.checks import wrong
from tests.discord.once.evening import Evening, NotHeld
from tests.discord.once.lives import Disk
from tests.discord.once.plans import SCENES, in_a_fork, scene, warm

MOVES = 4
KILLS = 3
UNANSWERED = 4.0
"""Seconds after which nobody waits for an answer any more."""
SETTLED = 60.0
"""Seconds within which what they do is done, and all is told of it."""


class RealLoop(asyncio.SelectorEventLoop):
    """A loop with the time that it is."""

    def wall(self) -> float:
        """Unix seconds."""
        return time.time()


class KilledEvening(Evening):
    """Its lives are processes."""

    child = 0

    async def _supervise(self, begun: Game) -> None:
        """Start the bot again whenever it's killed; the first few times it is."""
        storage = await open_storage(self.path)
        service = GameService(storage, Rules())
        await self._sit_down(service, begun)
        await service.close()
        await storage.close()
        while True:
            self.child = self._forked()
            self.lives += 1
            await asyncio.to_thread(os.waitpid, self.child, 0)

    def _forked(self) -> int:
        child = os.fork()
        if child:
            return child
        with suppress(BaseException):
            asyncio.events._set_running_loop(None)
            asyncio.set_event_loop(None)
            asyncio.run(self._live(None))
        os._exit(0)

    def kill(self) -> None:
        """End the process that there is."""
        if self.child:
            with suppress(ProcessLookupError):
                os.kill(self.child, signal.SIGKILL)


async def _carry_out(seed: int, loop: RealLoop, folder: Path) -> str:
    chance = random.Random(seed)
    evening = KilledEvening(loop, folder / "games.sqlite", Disk(), seed)
    for each in evening.people:
        each.deadline = UNANSWERED
    kills = sorted(chance.sample(range(MOVES), KILLS))
    try:
        async with evening.running(scene(chance.choice(SCENES))):
            hands, before = deeds.Hands(evening), len(evening.truth.commands())
            for number in range(MOVES):
                if number in kills:
                    evening.meanwhile(_kill_after(evening, chance.uniform(0, 0.4)))
                await hands.do_one()
            await asyncio.gather(*evening.begun)
            end = loop.time() + SETTLED
            while (found := wrong(evening, hands.deeds, before)) and loop.time() < end:  # noqa: ASYNC110 - as in plans
                await asyncio.sleep(0.2)
            if found:
                raise NotHeld("; ".join(found) + "\n  " + "\n  ".join(map(str, hands.deeds)))
    finally:
        evening.kill()
    return f"{len(hands.deeds)} deeds, {len(evening.server.pings)} pings, {evening.lives} processes"


async def _kill_after(evening: KilledEvening, seconds: float) -> None:
    await asyncio.sleep(seconds)
    evening.kill()


def run(seed: int) -> str:
    """What an evening came to; NotHeld where something doesn't hold after it."""
    deeds.PAUSES, deeds.TURN_SECONDS = (0.1, 0.5), SETTLED
    loop = RealLoop()
    loop.set_exception_handler(lambda *_: None)
    with tempfile.TemporaryDirectory(prefix="once", ignore_cleanup_errors=True) as folder:
        return loop.run_until_complete(_carry_out(seed, loop, Path(folder)))


def main() -> int:
    """Carry out what the arguments say; 1 where something doesn't hold."""
    parser = argparse.ArgumentParser(prog="python -m tests.discord.once.killed")
    parser.add_argument("first", type=int)
    parser.add_argument("count", type=int)
    given = parser.parse_args()
    warm(SCENES)
    seeds = range(given.first, given.first + given.count)
    failed = [seed for seed in seeds if not in_a_fork(seed, lambda seed=seed: run(seed))]
    print(f"{len(seeds) - len(failed)} of {len(seeds)} evenings hold; the others: {failed}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
