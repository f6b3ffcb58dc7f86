"""`python -m engine selfplay TITLE --players N --games K --seed S`: robots play to the end, everything is checked."""

from __future__ import annotations

import random
import time
import traceback
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine import new_game
from engine.actions import Action
from engine.dev import invariants, log
from engine.dev.tournament import robots_move
from engine.dev.tries import Tries, out_of_turn
from engine.events import Event
from engine.game import Game
from engine.robots.tempers import TEMPERS

THOROUGH = 25
"""After each so many actions everything listed is tried, and storing and undoing; at the end the whole log."""
LONGEST = 20_000
"""A game with more actions than this doesn't come to an end."""


@dataclass(slots=True)
class Playthrough:
    """What a game of robots came to."""

    seed: int
    players: int
    actions: int = 0
    finished: bool = False
    digest: str = ""
    game: Game | None = None
    faults: list[str] = field(default_factory=list[str])
    types: Counter[str] = field(default_factory=Counter[str])
    rarities: Counter[str] = field(default_factory=Counter[str])
    events: list[Event] = field(default_factory=list[Event])


def play(
    title: str,
    players: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    *,
    thorough: int = THOROUGH,
    digests: bool = False,
    robots: Sequence[str] = tuple(TEMPERS),
) -> Playthrough:
    """One game to its end, checked after every action; stops at the first position with a fault.

    Each seat draws its robot among `robots`, tempers and strengths.
    """
    chance = random.Random(seed)
    seats = [f"P{number}" for number in range(1, players + 1)]
    game = new_game(title, seats, options, seed=seed, digests=digests)
    sitting = {seat: chance.choice(robots) for seat in seats}
    played = Playthrough(seed, players, events=list(game.start_events))
    checks, tries, beside = random.Random(seed + 1), Tries(), set[str]()
    while game.decision is not None and played.actions < LONGEST:
        try:
            played.faults += [f"seed {seed}, action {played.actions}: {fault}" for fault in tries.faults(game)]
            aside = out_of_turn(game, beside)
            beside |= {aside[0].type} if aside else set()
            by = aside[1] if aside else game.decision.by
            for action in (aside[0],) if aside else robots_move(game, sitting[by], 0, chance):
                played.faults += _apply(game, action, by, checks, played, thorough)
        except Exception as error:
            where = f"seed {seed}, action {played.actions}"
            played.faults.append(f"{where}: {error!r}\n{''.join(traceback.format_exception(error))}")
        if played.faults:
            return played
    played.finished = game.decision is None
    if not played.finished:
        played.faults.append(f"no end after {played.actions} actions")
    played.faults += [f"seed {seed}, at the end: {fault}" for fault in invariants.replayed(game)]
    played.digest, played.game = game.digest(), game
    return played


def _apply(game: Game, action: Action, by: str, checks: random.Random, played: Playthrough, thorough: int) -> list[str]:
    before, shares, owed = invariants.accounts(game), invariants.holdings(game), invariants.owed(game)
    applied = game.apply(action, by)
    played.actions += 1
    played.types[action.type] += 1
    played.events += applied.events
    every = played.actions % thorough == 0
    faults = [*invariants.money(game, applied.events, before), *invariants.position(game)]
    faults += invariants.loans(game, applied.events, owed)
    faults += game.rulebook.changes(shares, game.view, applied.events)
    faults += invariants.listed_apply(game, None if every else checks)
    if every:
        faults += invariants.stored(game)
    return [f"seed {played.seed}, action {played.actions} {action}: {fault}" for fault in faults]


def main(
    title: str,
    players: list[int],
    games: int,
    seed: int,
    record: Path | None = None,
    options: Mapping[str, Any] | None = None,
    robots: Sequence[str] = tuple(TEMPERS),
) -> int:
    """Play so many games for each number of players and print what came of it; 1 if there was a fault.

    With `record` the games' logs are written to that folder.
    """
    faults = 0
    chosen = "".join(f", {name} {value}" for name, value in (options or {}).items())
    for count in players:
        started = time.perf_counter()
        played = [_play_and_keep(title, count, seed + number, options, record, robots) for number in range(games)]
        took = time.perf_counter() - started
        actions, found = sum(each.actions for each in played), sum(len(each.faults) for each in played)
        print(
            f"{title}, {count} players{chosen}: {len(played)} games, {sum(each.finished for each in played)} to their"
            f" end, {actions} actions, {actions / took:.0f} actions a second with all checks, {found} faults",
            flush=True,
        )
        print("  " + _list(sum((each.types for each in played), Counter[str]())))
        print("  occurred (in games): " + (_occurred(played) or "nothing to be counted"), flush=True)
        faults += found
    return 1 if faults else 0


def _play_and_keep(
    title: str, count: int, seed: int, options: Mapping[str, Any] | None, record: Path | None, robots: Sequence[str]
) -> Playthrough:
    """One game; its faults are printed at once, what it was played with is dropped, its log is written to `record`."""
    played = play(title, count, seed, options, digests=record is not None, robots=robots)
    for fault in played.faults:
        print(f"  FAULT {fault}", flush=True)
    if played.game is not None:
        if record is not None:
            log.write(played.game, record / f"robots-{count}p-{seed}.jsonl.gz")
        played.rarities = Counter(played.game.rulebook.rarities(played.events))
    played.game = None
    played.events.clear()
    return played


def _list(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{name} {number}" for name, number in sorted(counts.items()))


def _occurred(played: list[Playthrough]) -> str:
    """Each rarity, how often it occurred, and in how many games."""
    often = sum((each.rarities for each in played), Counter[str]())
    return ", ".join(
        f"{name} {often[name]} ({sum(name in each.rarities for each in played)})" for name in sorted(often)
    )
