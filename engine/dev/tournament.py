"""`python -m engine tournament TITLE --seats full,trader,... --games K --seed S`: robots against one another."""

from __future__ import annotations

import math
import random
import statistics
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from openskill.models import PlackettLuce, PlackettLuceRating

from engine import new_game
from engine.dev import log
from engine.game import Game
from engine.robots.candidates import Bundle
from engine.robots.player import STRENGTHS, decide
from engine.robots.tempers import TEMPERS, choose

LONGEST = 20_000
"""A game with more actions than this doesn't come to an end."""
CONFIDENCE = 0.95
MODEL = PlackettLuce()
BEGINNER = "investor"
"""The temper that plays a game's opening, where that's left to chance."""
T = TypeVar("T")


@dataclass(slots=True)
class Score:
    """What a kind of robot reached: games it won (a tie is a part of one), its worth in each, processor seconds.

    `seconds` has one figure for each decision that it took.
    """

    games: int = 0
    won: float = 0
    worth: list[int] = field(default_factory=list[int])
    seconds: list[float] = field(default_factory=list[float])


@dataclass(slots=True)
class Match:
    """A game that was played: each seat's worth, how it ended, and in which round."""

    seats: Mapping[str, str]
    worth: Mapping[str, int]
    ended: str
    round: str
    actions: int


def known(name: str) -> bool:
    """Whether there's such a robot: a strength, or a temper."""
    return name in STRENGTHS or name in TEMPERS


def robots_move(game: Game, robot: str, attempt: int, chance: random.Random) -> Bundle:
    """What a robot of this name does, of a strength or a temper; KeyError for another name."""
    return decide(game, robot, attempt).actions if robot in STRENGTHS else choose(game, TEMPERS[robot], chance)


def play(
    title: str,
    robots: Mapping[str, str],
    seed: int,
    options: Mapping[str, Any],
    scores: Mapping[str, Score],
    opening: int = 0,
) -> tuple[Match, Game]:
    """One game to its end; raises IllegalAction for a move that isn't legal.

    Its first `opening` moves are drawn by the seed, so that the games of the same robots differ.
    """
    game, chance = new_game(title, list(robots), options, seed=seed, digests=False), random.Random(seed)
    while game.decision is not None and game.seq < LONGEST:
        by = game.decision.by
        robot = robots.get(by, next(iter(robots.values())))
        if game.seq < opening:
            bundle = choose(game, TEMPERS[BEGINNER], chance)
        else:
            started = time.process_time()
            bundle = robots_move(game, robot, 0, chance)
            scores[robot].seconds.append(time.process_time() - started)
        for action in bundle:
            game.apply(action, by)
    worth, state = {player: each.total for player, each in game.result().items()}, game.state
    ended = "no end" if game.decision else "bankruptcy" if state.bankrupt else "bank" if state.bank_broken else "other"
    return Match(robots, worth, ended, f"{state.set_number}.{state.round_number}", game.seq), game


def rotated(seats: Sequence[T], number: int) -> dict[str, T]:
    """Who sits where in the game of this number: each takes each seat in turn."""
    turn = number % len(seats)
    order = [*seats[turn:], *seats[:turn]]
    return {f"P{place}": each for place, each in enumerate(order, 1)}


def rate(ratings: list[PlackettLuceRating], match: Match, number: int) -> None:
    """Change the ratings, one for each of the tournament's seats, by the worths of a game for several."""
    if len(ratings) < 2:
        return
    who = rotated(range(len(ratings)), number)
    teams = [[ratings[index]] for index in who.values()]
    new = MODEL.rate(teams, scores=[float(match.worth[seat]) for seat in who])
    for index, (rating,) in zip(who.values(), new, strict=True):
        ratings[index] = rating


def note(match: Match, scores: Mapping[str, Score]) -> None:
    """Add a game to the scores of those who played it."""
    most = max(match.worth.values())
    winners = [seat for seat, worth in match.worth.items() if worth == most]
    for seat, robot in match.seats.items():
        scores[robot].games += 1
        scores[robot].worth.append(match.worth[seat])
        scores[robot].won += (seat in winners) / len(winners)


def interval(won: float, games: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Wilson's interval for the share of games won."""
    z = statistics.NormalDist().inv_cdf((1 + confidence) / 2)
    share, spread = won / games, z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / games / 4)
    return max(0.0, middle - half), min(1.0, middle + half)


def quantile(values: Sequence[float], part: float) -> float:
    """The least value that so great a part of them doesn't exceed."""
    return sorted(values)[min(len(values) - 1, math.ceil(part * len(values)) - 1)]


def main(
    title: str,
    seats: list[str],
    games: int,
    seed: int,
    options: Mapping[str, Any],
    record: Path | None = None,
    opening: int = 0,
) -> int:
    """Play so many games and print what came of them; with `record` their logs are written to that folder."""
    scores, matches = {robot: Score() for robot in seats}, list[Match]()
    ratings = [MODEL.rating() for _ in seats]
    for number in range(games):
        match, game = play(title, rotated(seats, number), seed + number, options, scores, opening)
        note(match, scores)
        rate(ratings, match, number)
        matches.append(match)
        if record is not None:
            log.write(game, record / f"tournament-{seed + number}.jsonl.gz")
        worth = ", ".join(f"{robot} {match.worth[seat]}" for seat, robot in match.seats.items())
        print(f"  seed {seed + number}: {worth}; {match.ended} in {match.round}, {match.actions} actions", flush=True)
    ended = ", ".join(f"{reason} {count}" for reason, count in Counter(each.ended for each in matches).most_common())
    print(f"{title}, {','.join(seats)}: {games} games from seed {seed}; ended by {ended}")
    print(f"  the winners' worth: {statistics.median(max(each.worth.values()) for each in matches):.0f} median")
    for robot, score in scores.items():
        print(_line(robot, score))
    rated = (f"{robot} {each.mu:.1f} ± {each.sigma:.1f}" for robot, each in zip(seats, ratings, strict=True))
    print(f"  rated: {', '.join(rated)}")
    return 0


def _line(robot: str, score: Score) -> str:
    low, high = interval(score.won, score.games)
    worth = f"worth {statistics.mean(score.worth):.0f} on average, {statistics.median(score.worth):.0f} median"
    times = f"{quantile(score.seconds, 0.5):.3f} s p50, {quantile(score.seconds, 0.99):.3f} s p99 a decision"
    share = f"{score.won:g} of {score.games} seats won ({low:.0%} to {high:.0%})"
    return f"  {robot}: {share}; {worth}; {times} in {len(score.seconds)}"
