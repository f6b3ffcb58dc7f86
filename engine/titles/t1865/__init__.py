"""1865 Sardinia, long and short: its data and the rules that differ. Numbers in brackets are clauses of its spec.

The printed board can't be had in text: the board here is a reconstruction.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from typing_extensions import override

from engine.actions import BuyTrain, catalogue
from engine.concerns import train_ahead
from engine.hints import Remark
from engine.rounds.sequence import ending
from engine.rulebook import Rulebook, Switch
from engine.titles.t1865 import invariants, outlook, phases, rarities, setup, standing, worth
from engine.titles.t1865.actions import Absorb, CompanyAbsorbed, Convert, PlaceMarker, RevenueMade, Transfer
from engine.titles.t1865.board import markers
from engine.titles.t1865.board.traffic import total
from engine.titles.t1865.clauses import CAUSES, CLAUSES
from engine.titles.t1865.common import is_launched, launched, own
from engine.titles.t1865.figures import LONG, Variant, digests, edition, figures_of, variant
from engine.titles.t1865.frames import frames
from engine.titles.t1865.rounds import dragons, raising, trains
from engine.titles.t1865.rounds.stock import check_sale
from engine.titles.t1865.state import Raising, SardiniaState
from engine.titles.t1865.tips import TIPS
from engine.usual.sequence import shuffled

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.acts import Decision
    from engine.events import Event
    from engine.finance.worth import Worth
    from engine.hints import Ending, Forecast, Way
    from engine.position import Position
    from engine.state import State
    from engine.view import View

__all__ = ["Sardinia", "Variant", "build", "edition", "variant"]

SWITCHES: dict[str, Switch] = {
    "ipo_price": Switch(("market", "par"), "market", {"elsewhere": "par"}),
    "trade_consent": Switch((True, False), True, {"elsewhere": False}),
    "short": Switch((False, True), False, players=(2, 3), later=True),
}
"""7.15, 9.2: the house's value of each rule, and that of games kept elsewhere; 14: the short game."""


class Sardinia(Rulebook):
    """The rules of the long game and the short one."""

    version = 1
    players = (2, 4)
    switches = SWITCHES
    actions = catalogue((PlaceMarker, Transfer, Convert, Absorb))
    unused = frozenset({"bid", "buy_private", "declare_bankruptcy", "draft_share", "run", "take_loan"})
    own_state = SardiniaState
    clauses = CLAUSES
    tips = TIPS
    causes = CAUSES
    ways_of = frozenset({PlaceMarker.type})
    foreseen_at = frozenset({"stock"})
    earnings = MappingProxyType({RevenueMade.type: ("revenue",)})
    leaves_chart = MappingProxyType({CompanyAbsorbed.type: "target"})

    def __init__(self, form: Variant) -> None:
        super().__init__(figures_of(form), digests(form), frames())

    @override
    def deal(self, players: Sequence[str], seed: int) -> dict[str, Any]:
        """2.3: the seats are random; the first one has the priority card."""
        return shuffled(players, seed)

    @override
    def start(self, record: Mapping[str, Any]) -> State:
        return setup.start(self.data, record)

    @override
    def result(self, g: View) -> dict[str, Worth]:
        return worth.result(g)

    @override
    def ending(self, g: View) -> Ending | None:
        return ending(g)

    @override
    def home_city(self, g: View, company: str) -> str:
        """2.5; 11.6: who starts an absorbed company chooses it."""
        return own(g).homes.get(company, "")

    @override
    def tokens_built(self, g: View, company: str) -> int:
        return invariants.markers_built(g, company)

    @override
    def is_floated(self, g: View, company: str) -> bool:
        return is_launched(g, company)

    @override
    def operating_order(self, g: View) -> list[str]:
        """8.1"""
        return launched(g)

    @override
    def phase_ends(self, g: View) -> list[Remark]:
        return phases.ends(g)

    @override
    def check_lawful_sale(self, g: View, player: str, company: str, units: int) -> None:
        """7.12"""
        check_sale(g, company, units)

    @override
    def income(self, g: View, private: str) -> int:
        """3.2: only those in players' hands pay; what is given to a company brings it traffic and capacity."""
        return super().income(g, private) if g.state.privates.get(private) in g.state.players else 0

    @override
    def bank_breaks(self, money: int) -> bool:
        """13.1: zero or less."""
        return money <= 0

    @override
    def ways(self, g: View, company: str, kind: str) -> Mapping[str, Sequence[Way]]:
        return markers.compared(g, company)

    @override
    def remarks(self, g: View, decision: Decision) -> list[Remark]:
        return outlook.remarks(g, decision)

    @override
    def preview(self, position: Position, action: Action) -> list[Remark]:
        match action:
            case Absorb():
                return outlook.absorption(position, action)
            case BuyTrain():
                return outlook.purchase(position, action)
            case Convert():
                return outlook.conversion(position, action)
            case Transfer():
                return outlook.transfer(position, action)
            case _:
                return []

    @override
    def trains_on_sale(self, g: View, company: str) -> dict[str, int]:
        return {kind: price for (kind, _), price in trains.on_sale(g).items()}

    @override
    def ahead(self, g: View, company: str) -> list[Remark]:
        """8.28: what it earns."""
        return [outlook.earning(g, company)]

    @override
    def forced_sales(self, g: View, company: str) -> int:
        """9.9"""
        return raising.most(g, Raising(g.actor(company) or "", company, "", "", 0))

    @override
    def train_ahead(self, g: View, company: str) -> Remark:
        """9.6: a company with traffic has to own a train."""
        return train_ahead(g, self, company, owes=total(g, company) > 0)

    @override
    def consequences(self, before: View, after: View) -> list[Remark]:
        return outlook.consequences(before, after)

    @override
    def forecast(self, position: Position) -> Forecast:
        return dragons.forecast(position)

    @override
    def company_state(self, g: View, company: str) -> Remark | None:
        return standing.company_state(g, company)

    @override
    def ends(self, g: View) -> list[Remark]:
        return [Remark("bank", {"cash": g.state.bank})]

    @override
    def invariants(self, g: View) -> Iterable[str]:
        return invariants.faults(g)

    @override
    def rarities(self, events: Iterable[Event]) -> Iterable[str]:
        return rarities.rarities(events)


def build(form: Variant = LONG) -> Sardinia:
    """The rulebook of the long game or the short one."""
    return Sardinia(form)
