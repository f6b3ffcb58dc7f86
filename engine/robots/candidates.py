"""What a robot considers: everything legal as bundles; of open-ended choices the proposal and the ends."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

from engine.actions import Action, Offer

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

    from engine.game import Game

Bundle = tuple[Action, ...]
ASKED = 40
"""What was refused among so many last entries of the log isn't proposed again."""


def proposals(game: Game, most: int, patience: int, chance: random.Random) -> list[Bundle]:
    """At most so many bundles, each a legal move; the best run alone where trains are to run.

    Of more than that there's a sample, in which the last one stays: passing comes last.
    """
    if game.decision is not None and game.decision.step == "run":
        runs = game.programmes(most=1, patience=patience)
        if runs:
            return [runs[0].actions]
    refused = _refused(game)
    found = [each for each in dict.fromkeys(_all(game)) if each[-1] not in refused]
    if len(found) <= most:
        return found
    kept = sorted(chance.sample(range(len(found) - 1), most - 1))
    return [*(found[place] for place in kept), found[-1]]


def _all(game: Game) -> Iterator[Bundle]:
    for each in game.legal():
        if isinstance(each, Action):
            yield (each,)
        else:
            yield from _of(each)


def _of(offer: Offer) -> Iterator[Bundle]:
    """The proposal, and the same with the least and the most of each range."""
    yield offer.proposal
    *before, last = offer.proposal
    for name, (low, high, _) in offer.ranges.items():
        for value in (low, high):
            yield (*before, replace(last, **{name: value}))


def _refused(game: Game) -> set[Action]:
    """What was offered and refused not long ago."""
    entries = [each for each in game.entries[-ASKED:] if "action" in each]
    return {
        game.read_action(one["action"]) for one, answer in pairwise(entries) if answer["action"]["type"] == "refuse"
    }
