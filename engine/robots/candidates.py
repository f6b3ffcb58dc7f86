"""What a robot considers: everything legal as bundles; of open-ended choices the proposal and the ends."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import TYPE_CHECKING

from engine.actions import Action, BuyPrivate, BuyTrain, Offer, Pass, PayDividend, TakeLoan
from engine.robots.tempers import PATIENCE
from engine.rounds.operating import operating_round

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Sequence

    from engine.game import Game
    from engine.position import Position
    from engine.robots.tips import Tips

Bundle = tuple[Action, ...]
PASSING: Bundle = (Pass(),)
EARLY = ("track", "station", "dividend")
IN_TIME = (BuyPrivate.type, TakeLoan.type)
"""What may as well be done in the steps after these."""
ASKED = 40
"""What was refused among so many last entries of the log isn't proposed again, nor for less."""


@dataclass(frozen=True, slots=True)
class Proposer:
    """Names what may be done in positions of a title with these `tips`: at most so many bundles in each."""

    tips: Tips
    most: int
    refused: Mapping[Action, int] = field(default_factory=dict[Action, int])
    """What was offered and refused not long ago, and for how much at most."""

    def proposals(self, position: Position, chance: random.Random) -> list[Bundle]:
        """Bundles, each a legal move; where trains are to run, the best run with each set of services.

        Of too many there's a sample, in which passing stays.
        """
        if position.decision is not None and position.decision.step == "run":
            runs = position.programmes(most=1, patience=PATIENCE)
            if runs:
                return [each.actions for each in runs]
        found = [each for each in dict.fromkeys(self._all(position)) if not self._is_refused(each[-1])]
        if len(found) <= self.most:
            return found
        passing = [each for each in found if each == PASSING]
        others = [each for each in found if each != PASSING]
        kept = sorted(chance.sample(range(len(others)), self.most - len(passing)))
        return [*(others[place] for place in kept), *passing]

    def _is_refused(self, action: Action) -> bool:
        return _price(action) <= self.refused.get(_unpriced(action), -1)

    def _all(self, position: Position) -> Iterator[Bundle]:
        step = position.decision.step if position.decision else ""
        for kind in dict.fromkeys(act.action.type for act in position.open_acts()[1]):
            if step in EARLY and kind in IN_TIME:
                continue
            for each in position.legal(kind):
                if isinstance(each, Action):
                    yield (each,)
                else:
                    yield from self._of(position, each)

    def _of(self, position: Position, offer: Offer) -> Iterator[Bundle]:
        """The proposal; the same with the least and the most of each range, where nobody else has to agree."""
        asks = _asks(position, offer)
        if not asks and not self.tips.needs_train and _strips(position, offer):
            return
        yield offer.proposal
        if asks:
            return
        *before, last = offer.proposal
        for name, (low, high, _) in offer.ranges.items():
            between = self._amounts(position) if offer.type == PayDividend.type else ()
            for value in (low, *(each for each in between if low < each < high), high):
                yield (*before, replace(last, **{name: value}))

    def _amounts(self, position: Position) -> Sequence[int]:
        """The dividends to be weighed of the company that is up."""
        company = position.decision.company if position.decision else None
        return self.tips.amounts(position.view, company) if company else ()


def _asks(position: Position, offer: Offer) -> bool:
    """Whether another player sells what the offer is for."""
    source, state = offer.fixed.get("source", ""), position.state
    seller = position.view.actor(source) if source in state.companies else source
    return seller in state.players and position.decision is not None and seller != position.decision.by


def _strips(position: Position, offer: Offer) -> bool:
    """Whether a company would miss a run by selling: it's still to run, or sells its only train."""
    source = offer.fixed.get("source", "") if offer.type == BuyTrain.type else ""
    seller = position.state.companies.get(source)
    return seller is not None and (len(seller.trains) == 1 or source in operating_round(position.view).waiting)


def refused_lately(game: Game) -> Mapping[Action, int]:
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
