"""Looking ahead from the most promising moves: to what may follow in the same step, and to what others do about it.

A step is searched for bundles, such as selling and then buying, or laying two tiles: what a move is worth is what the
best of the bundles is worth that begin with it. The closest moves are played out: all go on lightly to the end of the
round.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from engine.errors import EngineFault, IllegalAction
from engine.robots.candidates import PASSING, Proposer
from engine.robots.prospects import LIGHTLY, Care
from engine.robots.scales import Scales, ranked

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from engine.acts import Decision
    from engine.position import Position, Trial
    from engine.robots.candidates import Bundle
    from engine.robots.scales import Expectation
    from engine.robots.tips import Tips

LONGEST = 3
"""So many moves at most are searched."""
SHORTLIST = 8
"""So many of those that follow are weighed in full each time."""
CLOSEST = 3
"""So many moves at most are played out."""
MARGIN = 0.01
"""Moves that come so near the best, as a part of it, may be the better ones."""
MOST, LIGHT = 12, Care(width=3, ways=LIGHTLY)
"""Who plays lightly weighs so many moves, and forecasts with little care."""
COUNTS = 0.5
"""What is found by playing on counts so much; the rest is what was expected."""
STEPS = ("stock",)
"""Where it matters what others do about it."""


def searched(
    scales: Scales, first: Sequence[Expectation], proposer: Proposer, beam: int, chance: random.Random
) -> list[Expectation]:
    """The bundles of this step, best first: `first` and what may follow the best of them, so many each time."""
    found, edge = list(first), list(first)
    for _ in range(LONGEST - 1):
        bundles = [
            (*each.actions, *more)
            for each in edge[:beam]
            for more in _following(scales, each.actions, proposer, chance)
        ]
        edge = scales.weigh(bundles, SHORTLIST)
        found += edge
    return ranked(found)


def _following(scales: Scales, actions: Bundle, proposer: Proposer, chance: random.Random) -> list[Bundle]:
    """What may be done next by the same player in the same step."""
    if actions == PASSING:
        return []
    position = scales.after(actions)
    if position is None or position.decision is None or not _goes_on(scales.decision, position.decision):
        return []
    return [each for each in proposer.proposals(position, chance) if each != PASSING]


def _goes_on(now: Decision | None, then: Decision) -> bool:
    return now is not None and (now.by, now.step, now.company) == (then.by, then.step, then.company)


class PlayOuts:
    """Plays moves of a position out, so many decisions at most."""

    def __init__(self, position: Position, tips: Tips, steps: int, chance: random.Random) -> None:
        self._position = position
        self._tips = tips
        self._steps = steps
        self._chance = chance
        self._proposer = Proposer(tips, MOST)
        self._player = position.decision.by if position.decision else ""

    @cached_property
    def _light(self) -> Scales:
        return Scales(self._position, self._tips, LIGHT)

    def sifted(self, weighed: Sequence[Expectation]) -> list[Expectation]:
        """The moves with the best of them in a new order, if they are close and others can do something about them."""
        decision = self._position.decision
        if len(weighed) < 2 or decision is None or decision.step not in STEPS:
            return list(weighed)
        least = weighed[0].value - MARGIN * abs(weighed[0].own.total)
        close = [each for each in weighed[:CLOSEST] if each.value >= least]
        if len(close) < 2:
            return list(weighed)
        played = [replace(each, played=self._played(each)) for each in close]
        played.sort(key=lambda each: -(each.played or 0))
        return [*played, *weighed[len(close) :]]

    def _played(self, move: Expectation) -> float:
        trial = self._position.trial()
        now = _round(trial)
        try:
            for action in move.actions:
                trial.play(action)
            for _ in range(self._steps):
                if trial.decision is None or _round(trial) != now:
                    break
                self._play_on(trial)
        except (IllegalAction, EngineFault):
            return move.value
        found = Scales(trial, self._tips, LIGHT, self._player).standing
        return COUNTS * found.value + (1 - COUNTS) * move.value

    def _play_on(self, trial: Trial) -> None:
        bundles = self._proposer.proposals(trial, self._chance)
        weighed = Scales(trial, self._tips, LIGHT, like=self._light).weigh(bundles) if len(bundles) > 1 else []
        best = weighed[0].actions if weighed else next(iter(bundles), PASSING)
        for action in best:
            trial.play(action)


def _round(position: Position) -> tuple[int, int]:
    return position.state.set_number, position.state.round_number
