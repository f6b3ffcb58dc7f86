"""What a robot considers: everything legal as bundles; of open-ended choices the proposal and the ends."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

from engine.actions import Action, BuyPrivate, BuyTrain, Offer, Pass, PayDividend, TakeLoan
from engine.robots.tempers import PATIENCE
from engine.rounds.operating import operating_round

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Sequence

    from engine.game import Game

Bundle = tuple[Action, ...]
PASSING: Bundle = (Pass(),)
EARLY = ("track", "station", "dividend")
IN_TIME = (BuyPrivate.type, TakeLoan.type)
"""What may as well be done in the steps after these."""
ASKED = 40
"""What was refused among so many last entries of the log isn't proposed again, nor for less."""


def proposals(game: Game, most: int, chance: random.Random) -> list[Bundle]:
    """At most so many bundles, each a legal move; where trains are to run, the best run with each set of services.

    Of more than that there's a sample, in which passing stays.
    """
    if game.decision is not None and game.decision.step == "run":
        runs = game.programmes(most=1, patience=PATIENCE)
        if runs:
            return [each.actions for each in runs]
    refused = _refused(game)
    found = [each for each in dict.fromkeys(_all(game)) if _price(each[-1]) > refused.get(_unpriced(each[-1]), -1)]
    if len(found) <= most:
        return found
    passing = [each for each in found if each == PASSING]
    others = [each for each in found if each != PASSING]
    kept = sorted(chance.sample(range(len(others)), most - len(passing)))
    return [*(others[place] for place in kept), *passing]


def _all(game: Game) -> Iterator[Bundle]:
    step = game.decision.step if game.decision else ""
    for kind in dict.fromkeys(act.action.type for act in game.open_acts()[1]):
        if step in EARLY and kind in IN_TIME:
            continue
        for each in game.legal(kind):
            if isinstance(each, Action):
                yield (each,)
            else:
                yield from _of(game, each)


def _of(game: Game, offer: Offer) -> Iterator[Bundle]:
    """The proposal; the same with the least and the most of each range, where nobody else has to agree."""
    asks = _asks(game, offer)
    if not asks and _strips(game, offer):
        return
    yield offer.proposal
    if asks:
        return
    *before, last = offer.proposal
    for name, (low, high, _) in offer.ranges.items():
        between = _amounts(game) if offer.type == PayDividend.type else ()
        for value in (low, *(each for each in between if low < each < high), high):
            yield (*before, replace(last, **{name: value}))


def _amounts(game: Game) -> Sequence[int]:
    """The dividends to be weighed of the company that is up."""
    company = game.decision.company if game.decision else None
    return game.rulebook.tips.amounts(game.view, company) if company else ()


def _asks(game: Game, offer: Offer) -> bool:
    """Whether another player sells what the offer is for."""
    source, state = offer.fixed.get("source", ""), game.state
    seller = game.view.actor(source) if source in state.companies else source
    return seller in state.players and game.decision is not None and seller != game.decision.by


def _strips(game: Game, offer: Offer) -> bool:
    """Whether a company would miss a run by selling: it's still to run, or sells its only train, and could keep it."""
    source = offer.fixed.get("source", "") if offer.type == BuyTrain.type else ""
    seller = game.state.companies.get(source)
    if seller is None or game.rulebook.tips.needs_train:
        return False
    return len(seller.trains) == 1 or source in operating_round(game.view).waiting


def _refused(game: Game) -> dict[Action, int]:
    """What was offered and refused not long ago, and for how much at most."""
    entries = [each for each in game.entries[-ASKED:] if "action" in each]
    found = dict[Action, int]()
    for one, answer in pairwise(entries):
        if answer["action"]["type"] == "refuse":
            offered = game.read_action(one["action"])
            found[_unpriced(offered)] = max(_price(offered), found.get(_unpriced(offered), 0))
    return found


def _price(action: Action) -> int:
    return getattr(action, "price", 0)


def _unpriced(action: Action) -> Action:
    """The same at no price."""
    return replace(action, price=0) if isinstance(action, BuyPrivate | BuyTrain) else action
