"""What there's to apply of what `legal` lists: of an offer its proposal and its bounds."""

from __future__ import annotations

from collections.abc import Iterator

from engine.actions import Action, Offer
from engine.game import Game

Bundle = tuple[Action, ...]


def bundles(game: Game) -> Iterator[Bundle]:
    """All legal actions; of each offer the proposal, then both bounds of each range, each once."""
    for listed in game.legal():
        yield from bundles_of(game, listed)


def bundles_of(game: Game, listed: Action | Offer) -> Iterator[Bundle]:
    """The same of one of the things listed."""
    if isinstance(listed, Action):
        yield (listed,)
        return
    bounds = [
        game.read_action({"type": listed.type, **listed.fixed, field: value})
        for field, (low, high, _) in listed.ranges.items()
        for value in (low, high)
    ]
    yield from dict.fromkeys([listed.proposal, *((each,) for each in bounds)])
