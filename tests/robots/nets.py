"""`python -m tests.robots.nets --games K --seed S`: robots' games over titles, players, options and strengths.

Each move must be legal at once, and a process with another hash seed must come to the same logs.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import traceback
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from engine.codec import digest
from engine.dev.tournament import Score, play
from engine.robots.player import STRENGTHS
from engine.robots.tempers import TEMPERS
from engine.titles import TITLES, rulebook

OTHERWISE = 0.3
"""How likely a rule that can be played in several ways isn't played as usual."""
OTHER_SEED = "11"
"""The hash seed of the process that plays all games once more."""
SCRIPT = "import sys; from tests.robots.nets import tell; tell(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])"


@dataclass(frozen=True, slots=True)
class Draw:
    """What a seed gives: a title, its options, a robot for each seat."""

    title: str
    options: Mapping[str, Any]
    robots: Mapping[str, str]


def drawn(seed: int, robots: Sequence[str]) -> Draw:
    """The game of a seed; options that don't go together are left out."""
    chance = random.Random(seed)
    title = chance.choice(sorted(TITLES))
    players = chance.randint(*rulebook(title).players)
    options = dict[str, Any]()
    for name, switch in sorted(rulebook(title).switches.items()):
        if switch.fix is None and chance.random() < OTHERWISE:
            further = {**options, name: chance.choice(switch.values)}
            options = further if _goes(title, further, players) else options
    return Draw(title, options, {f"P{place}": chance.choice(robots) for place in range(1, players + 1)})


def _goes(title: str, options: Mapping[str, Any], players: int) -> bool:
    try:
        rulebook(title).resolve("house", options, players)
    except ValueError:
        return False
    return True


def played(seed: int, robots: Sequence[str]) -> tuple[str, str]:
    """How the game of a seed ended, and the digest of its log; raises IllegalAction for a move that isn't legal."""
    draw = drawn(seed, robots)
    scores = {robot: Score() for robot in robots}
    match, game = play(draw.title, draw.robots, seed, draw.options, scores)
    seats = ",".join(draw.robots.values())
    told = f"{draw.title} {dict(draw.options)} {seats}: {match.ended} in {match.round}, {match.actions} actions"
    return told, digest(game.entries)


def tell(first: int, games: int, robots: Sequence[str]) -> None:
    """Print the digest of each game's log, or that it came to none."""
    for seed in range(first, first + games):
        try:
            print(played(seed, robots)[1], flush=True)
        except Exception as error:
            print(repr(error), flush=True)


@contextmanager
def _elsewhere(first: int, games: int, robots: Sequence[str]) -> Iterator[Iterator[str]]:
    """What a process with another hash seed prints of the same games."""
    env = {**os.environ, "PYTHONHASHSEED": OTHER_SEED}
    command = [sys.executable, "-c", SCRIPT, str(first), str(games), *robots]
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as process:
        yield (line.strip() for line in process.stdout or ())


def fault(seed: int, robots: Sequence[str], elsewhere: Iterator[str]) -> str:
    """What is wrong with the game of a seed; "" if nothing. elsewhere: the digests of its log and of the next ones."""
    try:
        told, log = played(seed, robots)
    except Exception as error:
        told, log = "".join(traceback.format_exception(error)), ""
    print(f"  seed {seed}: {told}", flush=True)
    other = next(elsewhere, "")
    if not log:
        return "no log"
    if told.rpartition(":")[2].strip().startswith("no end"):
        return "no end"
    return "" if log == other else f"another log under another hash seed: {other}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play so many games and print what came of them; 1 if there was a fault."""
    reader = argparse.ArgumentParser(prog="python -m tests.robots.nets")
    reader.add_argument("--robots", nargs="+", default=["easy"], choices=[*STRENGTHS, *TEMPERS])
    reader.add_argument("--games", type=int, default=1000)
    reader.add_argument("--seed", type=int, default=1, help="of the first game; the next ones count on from it")
    given = reader.parse_args(arguments)
    faults = 0
    with _elsewhere(given.seed, given.games, given.robots) as elsewhere:
        for seed in range(given.seed, given.seed + given.games):
            found = fault(seed, given.robots, elsewhere)
            if found:
                faults += 1
                print(f"  seed {seed}, {drawn(seed, given.robots)}: {found}", flush=True)
    print(f"{given.games} games of {','.join(given.robots)} from seed {given.seed}, each played twice: {faults} faults")
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main())
