"""Failure plans for one process: a game in the evening, and what a seed has befall the bot. As many as wanted:

    python -m tests.discord.once.plans FIRST COUNT [--also SEED ...] [--said]

The bot with its storage on a file and the unmodified client of discord.py plays a game of three on the stand-in, in
made-up time. A plan is some moves (typed, clicked, chosen, filled in) and up to five troubles. Afterwards each move
that was acknowledged is in the log once and no other is, and who was asked was pinged once.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import os
import random
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from unittest.mock import patch

import engine
from engine.game import Game
from tests.discord.once.checks import wrong
from tests.discord.once.deeds import Hands
from tests.discord.once.evening import SETTLED, Evening, NotHeld
from tests.discord.once.lives import Disk, is_of_the_dead, living
from tests.discord.once.troubles import Trouble, rolled
from tests.discord.once.virtual_time import VirtualLoop
from tests.discord.positions import at_step, played_until
from tests.discord.translating import translate_once

SCENES = ("auction", "auction", "operating", "draft")


@cache
def scene(name: str) -> Game:
    """Where the game goes on."""
    players = ["P1", "P2", "P3"]
    if name == "auction":
        return engine.new_game("1889", players=players, options={}, profile="house", seed=7)
    if name == "draft":
        return engine.new_game("18mag", players=players, options={}, profile="house", seed=7)
    return played_until(at_step("track", 2))


class Plan:
    """What a seed says."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        chance = random.Random(seed)
        self.scene = chance.choice(SCENES)
        self.moves = chance.randint(3, 6)
        self.troubles: list[Trouble] = rolled(chance, self.moves)

    @classmethod
    def quiet(cls, scene: str) -> Plan:
        """One in which nothing befalls the bot."""
        plan = cls(0)
        plan.scene, plan.troubles = scene, []
        return plan

    def __str__(self) -> str:
        return f"{self.scene}, {self.moves} moves, " + " ".join(map(str, self.troubles))


async def carry_out(plan: Plan, loop: VirtualLoop, folder: Path, disk: Disk) -> str:
    """What a plan came to; NotHeld where something doesn't hold after it."""
    evening = Evening(loop, folder / "games.sqlite", disk, plan.seed)
    async with evening.running(scene(plan.scene)):
        hands = Hands(evening)
        before = len(evening.truth.commands())
        for number in range(plan.moves):
            for each in plan.troubles:
                if each.move == number:
                    await each.befall(evening)
            await hands.do_one()
        await evening.heal()
        end = loop.time() + SETTLED
        while (found := wrong(evening, hands.deeds, before)) and loop.time() < end:  # noqa: ASYNC110 - the file tells nobody
            await asyncio.sleep(60)
        if found:
            raise NotHeld("; ".join(found) + "\n  " + "\n  ".join(map(str, hands.deeds)))
    return f"{len(hands.deeds)} deeds, {len(evening.server.pings)} pings, {evening.lives} lives, {loop.time():.0f} s"


def run(plan: Plan) -> str:
    """The same, in a loop of its own."""
    disk = Disk()
    with tempfile.TemporaryDirectory(prefix="once") as folder, living(disk):
        loop = VirtualLoop(is_of_the_dead)
        loop.set_exception_handler(lambda *_: None)
        asyncio.set_event_loop(loop)
        with patch.object(time, "monotonic", loop.time):
            return loop.run_until_complete(carry_out(plan, loop, Path(folder), disk))


def in_a_fork(seed: int, work: Callable[[], str], *, said: bool = False) -> bool:
    """Do it in a process of its own, and say what it came to; whether all holds."""
    sys.stdout.flush()
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    code = 1
    try:
        logging.basicConfig(level=logging.INFO if said else logging.CRITICAL, stream=sys.stdout, force=True)
        began = time.process_time()
        print(f"{seed}: {work()}, {time.process_time() - began:.1f} s of CPU")
        code = 0
    except NotHeld as error:
        print(f"{seed} FAILS: {error}")
    except Exception:  # whatever it is, the seed is told
        print(f"{seed} FAILS:\n{traceback.format_exc()}")
    finally:
        sys.stdout.flush()
        os._exit(code)


def apart(seed: int, *, said: bool = False) -> bool:
    """Carry out a plan in a process of its own; whether all holds."""
    plan = Plan(seed)
    holds = in_a_fork(seed, lambda: run(plan), said=said)
    print(f"  {plan}", flush=True)
    return holds


def warm(scenes: Iterable[str]) -> None:
    """Read and make what plans in these scenes need, for the processes that are forked from here on."""
    translate_once()
    logging.disable(logging.CRITICAL)
    for each in dict.fromkeys(scenes):
        run(Plan.quiet(each))
    logging.disable(logging.NOTSET)
    gc.collect()
    gc.freeze()
    gc.disable()


def main() -> int:
    """Carry out what the arguments say; 1 where something doesn't hold."""
    parser = argparse.ArgumentParser(prog="python -m tests.discord.once.plans")
    parser.add_argument("first", type=int)
    parser.add_argument("count", type=int)
    parser.add_argument("--said", action="store_true", help="with what the bot logs")
    parser.add_argument("--also", type=int, nargs="*", default=(), metavar="SEED", help="further ones")
    given = parser.parse_args()
    seeds = [*range(given.first, given.first + given.count), *given.also]
    warm(Plan(each).scene for each in seeds)
    failed = [seed for seed in seeds if not apart(seed, said=given.said)]
    print(f"{len(seeds) - len(failed)} of {len(seeds)} plans hold; the others: {failed}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
