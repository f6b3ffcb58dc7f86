"""What robots have to know of 1856 beside its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from engine.actions import Action, BuyTrain, Pass, SellShares
from engine.errors import EngineFault, IllegalAction
from engine.finance.holdings import sold_percent
from engine.robots.tips import Tips
from engine.rounds.operating import CompanyTurn
from engine.titles.t1856.actions import Merge
from engine.titles.t1856.common import own
from engine.titles.t1856.phases import FORMATION
from engine.titles.t1856.rounds.capital import FLOATED, FULL, HALF, threshold
from engine.titles.t1856.rounds.formation import FORMATION as FORMATION_DUE
from engine.titles.t1856.rounds.formation import Formation
from engine.titles.t1856.rounds.loans import amount
from engine.usual.rules import usual
from engine.usual.trains import bank_offers, cheapest, missing

if TYPE_CHECKING:
    from engine.position import Position
    from engine.view import View

MOST = 40
"""So many answers and passes at most come before the national company is formed."""
FORCED_SALES = 12
"""So many sales at most are tried for a train."""

NEEDY = 0.6
"""How likely a president has to add to the trains of a company that soon needs one that it can't pay."""


class CanadaTips(Tips):
    """4: shares are paid for as they are sold, and companies operate with less than half of them.

    13: the national company takes over whoever can't repay its loans, so until then presidents seldom have to help.
    """

    @override
    def floats_at(self, g: View) -> int:
        return threshold(g)

    @override
    def settled(self, position: Position) -> Position:
        """11.8: the train is bought that must be; 13: the national company has formed.

        It's formed of all whose treasuries can't repay their loans.
        """
        position = _supplied(position)
        if not _is_forming(position.view):
            return position
        trial = position.trial()
        try:
            for _ in range(MOST):
                if trial.decision is None or not _is_forming(trial.view):
                    break
                trial.play(Merge() if trial.decision.step == "declare" else Pass())
        except (IllegalAction, EngineFault):
            return position
        return trial

    @override
    def helps_with(self, g: View, company: str) -> float:
        """13.2: always, once a company can't merge any more; 11.8: oftener if it soon needs a train it can't pay."""
        if not g.company(company).loans and usual(g).has_phase(g, FORMATION):
            return 1.0
        return NEEDY if _is_bare(g, company) else self.helps

    @override
    def capital(self, g: View, company: str) -> int:
        """4.2: all of it at once, or a share at a time up to the half, as many as who leads it can buy.

        4.2.1: the escrow isn't counted on.
        """
        state, sold, leader = g.company(company), sold_percent(g, company), g.actor(company)
        if own(g).capital.get(company) == FULL:
            return 10 * state.par if sold < FLOATED else 0
        if not state.par or leader is None:
            return 0
        return min(max(0, HALF - sold) // state.unit, g.cash(leader) // state.par) * state.par


def _is_bare(g: View, company: str) -> bool:
    """Whether a company that runs has no train that outlasts the next phase, and no money for one with a loan."""
    phases = list(g.data.phases)
    then = phases[min(phases.index(g.state.phase) + 1, len(phases) - 1)]
    lasting = [each for each in g.company(company).trains if TIPS.gone_with(g, each) != then or then == FORMATION]
    if lasting or not g.nodes_of(company) or not bank_offers(g, company):
        return False
    return g.cash(company) + amount(g) < cheapest(g, company)


def _supplied(position: Position) -> Position:
    """The position once the company that buys trains has the cheapest of the bank, if it must own one; else the same.

    Its president sells shares for it where cash doesn't suffice; it's also the same where that isn't possible.
    """
    g, decision = position.view, position.decision
    turn = g.state.stack[-1] if g.state.stack else None
    if decision is None or decision.step != "trains" or not isinstance(turn, CompanyTurn):
        return position
    offers = bank_offers(g, turn.company) if usual(g).must_own(g, turn) else {}
    if not offers:
        return position
    (kind, source), price = min(offers.items(), key=lambda offer: offer[1])
    trial = position.trial()
    try:
        for _ in range(FORCED_SALES):
            if missing(trial.view, turn) <= 0:
                break
            trial.play(_dearest_sale(trial))
        trial.play(BuyTrain(kind, source, price))
    except (IllegalAction, EngineFault, ValueError):
        return position
    return trial


def _dearest_sale(position: Position) -> Action:
    """What a president may sell that brings the most; ValueError where there's nothing."""
    g = position.view
    sales = (each for each in position.legal(SellShares.type) if isinstance(each, SellShares))
    return max(sales, key=lambda each: each.percent // g.company(each.company).unit * g.price(each.company))


def _is_forming(g: View) -> bool:
    """Whether companies have still to repay or to declare."""
    stages = (frame.stage for frame in g.state.stack if isinstance(frame, Formation))
    return FORMATION_DUE in g.state.due or "declare" in stages


HOMES = {
    "CPR": 0.95,
    "GW": 0.95,
    "LPS": 0.95,
    "WR": 0.95,
    "CV": 0.9,
    "BBG": 0.85,
    "GT": 0.85,
    "WGB": 0.85,
    "CA": 0.75,
    "THB": 0.7,
    "TGB": 0.65,
}
"""What companies earn in their first rounds with a train or two, against what such trains usually do.

The best lie beside red areas or London. TGB has no other stop close by; Hamilton has no track before phase 3.
"""

TIPS = CanadaTips(
    earns={"2": 50, "3": 100, "4": 150, "5": 200, "6": 250, "8": 350, "D": 450},
    longest=24,
    resale=1.3,
    less_per_loan=10,
    interest=10,
    helps=0.4,
    homes=HOMES,
)
