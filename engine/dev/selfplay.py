"""`python -m engine selfplay TITLE --players N --games K --seed S`: robots play to the end, everything is checked."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine import new_game
from engine.actions import Action
from engine.dev import invariants, log
from engine.errors import EngineFault, IllegalAction
from engine.game import Game
from engine.robots import TEMPERS, choose

THOROUGH = 25
"""At every so-manieth position everything listed is tried, and storing and undoing; the whole log at every fourth."""
LONGEST = 20_000
"""A game with more actions than this doesn't come to an end."""


@dataclass(slots=True)
class Played:
    """What a game of robots came to."""

    seed: int
    players: int
    actions: int = 0
    finished: bool = False
    digest: str = ""
    game: Game | None = None
    faults: list[str] = field(default_factory=list[str])
    types: Counter[str] = field(default_factory=Counter[str])


def play(
    title: str,
    players: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    *,
    thorough: int = THOROUGH,
    digests: bool = False,
) -> Played:
    """One game to its end, checked after every action; stops at the first position with a fault."""
    chance = random.Random(seed)
    seats = [f"P{number}" for number in range(1, players + 1)]
    game = new_game(title, seats, options, seed=seed, digests=digests)
    tempers = {seat: chance.choice(list(TEMPERS.values())) for seat in seats}
    played = Played(seed, players)
    checks = random.Random(seed + 1)
    while game.decision is not None and played.actions < LONGEST:
        by = game.decision.by
        try:
            for action in choose(game, tempers[by], chance):
                played.faults += _apply(game, action, by, checks, played, thorough)
        except (IllegalAction, EngineFault) as error:
            played.faults.append(f"a robot's choice failed: {error!r}")
        if played.faults:
            return played
    played.finished = game.decision is None
    if not played.finished:
        played.faults.append(f"no end after {played.actions} actions")
    played.digest, played.game = game.digest(), game
    return played


def _apply(game: Game, action: Action, by: str, checks: random.Random, played: Played, thorough: int) -> list[str]:
    before = invariants.accounts(game)
    applied = game.apply(action, by)
    played.actions += 1
    played.types[action.type] += 1
    every = played.actions % thorough == 0
    faults = [*invariants.money(game, applied.events, before), *invariants.position(game)]
    faults += invariants.listed_apply(game, None if every else checks)
    if every:
        faults += invariants.stored(game, whole_log=played.actions % (4 * thorough) == 0)
    return [f"seed {played.seed}, action {played.actions} {action}: {fault}" for fault in faults]


def main(
    title: str,
    players: list[int],
    games: int,
    seed: int,
    record: Path | None = None,
    options: Mapping[str, Any] | None = None,
) -> int:
    """Play so many games for each number of players and print what came of it; 1 if there was a fault.

    With `record` the games' logs are written to that folder.
    """
    faults = 0
    chosen = "".join(f", {name} {value}" for name, value in (options or {}).items())
    for count in players:
        started = time.perf_counter()
        digests = record is not None
        played = [play(title, count, seed + number, options, digests=digests) for number in range(games)]
        took = time.perf_counter() - started
        actions = sum(each.actions for each in played)
        types = sum((each.types for each in played), Counter[str]())
        finished = sum(each.finished for each in played)
        print(
            f"{title}, {count} players{chosen}: {len(played)} games, {finished} to their end, {actions} actions,"
            f" {actions / took:.0f} actions a second with all checks, {sum(len(each.faults) for each in played)} faults"
        )
        print("  " + ", ".join(f"{kind} {number}" for kind, number in sorted(types.items())), flush=True)
        for each in played:
            if record is not None and each.game is not None:
                log.write(each.game, record / f"robots-{count}p-{each.seed}.jsonl.gz")
            for fault in each.faults:
                print(f"  FAULT {fault}", flush=True)
                faults += 1
    return 1 if faults else 0
