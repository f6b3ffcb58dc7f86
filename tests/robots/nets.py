"""`python -m tests.robots.nets --games K --seed S`: robots' games over titles, players, options and strengths.

Each move must be legal at once, and a process with another hash seed must come to the same log.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.codec import digest
from engine.dev.tournament import Score, play
from engine.robots.player import STRENGTHS
from engine.robots.tempers import TEMPERS
from engine.titles import TITLES, rulebook

OTHERWISE = 0.3
"""How likely a rule that can be played in several ways isn't played as usual."""
SCRIPT = "import sys; from tests.robots.nets import played; print(played(int(sys.argv[1]), sys.argv[2:])[1])"


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


def _elsewhere(seed: int, robots: Sequence[str]) -> str:
    """The digest of the log of a seed's game in a process with another hash seed."""
    env = {**os.environ, "PYTHONHASHSEED": str(seed % 1000 + 1)}
    command = [sys.executable, "-c", SCRIPT, str(seed), *robots]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout.strip()


def fault(seed: int, robots: Sequence[str]) -> str:
    """What is wrong with the game of a seed; "" if nothing."""
    try:
        told, log = played(seed, robots)
        print(f"  seed {seed}: {told}", flush=True)
        if told.rpartition(":")[2].strip().startswith("no end"):
            return "no end"
        return "" if log == _elsewhere(seed, robots) else "another log under another hash seed"
    except Exception as error:
        return "".join(traceback.format_exception(error))


def main(arguments: Sequence[str] | None = None) -> int:
    """Play so many games and print what came of them; 1 if there was a fault."""
    reader = argparse.ArgumentParser(prog="python -m tests.robots.nets")
    reader.add_argument("--robots", nargs="+", default=["easy"], choices=[*STRENGTHS, *TEMPERS])
    reader.add_argument("--games", type=int, default=1000)
    reader.add_argument("--seed", type=int, default=1, help="of the first game; the next ones count on from it")
    given = reader.parse_args(arguments)
    faults = 0
    for seed in range(given.seed, given.seed + given.games):
        found = fault(seed, given.robots)
        if found:
            faults += 1
            print(f"  seed {seed}, {drawn(seed, given.robots)}: {found}", flush=True)
    print(f"{given.games} games of {','.join(given.robots)} from seed {given.seed}, each played twice: {faults} faults")
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main())
