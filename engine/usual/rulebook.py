"""A rulebook upon the floor: what a rulebook is asked, answered by the usual rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from typing_extensions import override

from engine.actions import BuyPrivate
from engine.concerns import train_ahead
from engine.events import BankBroken, Event, MoneyDue, TrainsRusted, WentBankrupt
from engine.hints import Remark
from engine.rounds.operating import CompanyTurn
from engine.rounds.sequence import ending
from engine.usual import outlook, running, sequence, standing
from engine.usual.powers import PrivateExchanged
from engine.usual.privates import check_price
from engine.usual.rules import UsualRules
from engine.usual.trains import TRAIN_SALE, bank_offers

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.acts import Decision
    from engine.board.routing.route_problem import RouteProblem
    from engine.finance.worth import Worth
    from engine.hints import Ending, Programme, Wishes
    from engine.position import Position
    from engine.state import State
    from engine.view import View


class Usual(UsualRules):
    """The rules of a title upon the floor: it declares what stands first in a rulebook, and overrides what differs."""

    rare: Mapping[type[Event], str] = MappingProxyType(
        {
            BankBroken: "bank broken",
            WentBankrupt: "bankruptcy",
            TrainsRusted: "rust",
            MoneyDue: "forced raising",
            PrivateExchanged: "exchange of a private company",
        }
    )
    """What is rare enough in a game to be counted in self-play."""

    @override
    def deal(self, players: Sequence[str], seed: int) -> dict[str, Any]:
        return sequence.shuffled(players, seed)

    @override
    def start(self, record: Mapping[str, Any]) -> State:
        return sequence.first_position(self.data, record, self.own_state())

    @override
    def result(self, g: View) -> dict[str, Worth]:
        return standing.result(g)

    @override
    def ending(self, g: View) -> Ending | None:
        return ending(g)

    @override
    def is_floated(self, g: View, company: str) -> bool:
        return self.may_operate(g, company)

    @override
    def tokens_built(self, g: View, company: str) -> int:
        """The stations paid for, and the home once it's placed."""
        placed = bool(self.data.companies[company].home) and not self.waits_for_home(g, company)
        return len(self.data.companies[company].stations) - len(g.company(company).stations) + placed

    @override
    def operating_order(self, g: View) -> Sequence[str]:
        return sequence.operating_order(g)

    @override
    def phase_ends(self, g: View) -> Sequence[Remark]:
        return outlook.phase_ends(g)

    @override
    def trains_on_sale(self, g: View, company: str) -> Mapping[str, int]:
        return {kind: price for (kind, _), price in bank_offers(g, company).items()}

    @override
    def forced_sales(self, g: View, company: str) -> int:
        return TRAIN_SALE.most(g, CompanyTurn(company))

    @override
    def train_ahead(self, g: View, company: str) -> Remark | None:
        return train_ahead(g, self, company, owes=self.train_is_due(g, company))

    @override
    def trade_terms(self, g: View, buyer: str | None, action: Action) -> None:
        """Companies alone buy private companies from others."""
        if isinstance(action, BuyPrivate):
            check_price(g, action)

    @override
    def route_problem(self, position: Position, services: Sequence[str]) -> RouteProblem | None:
        return running.route_problem(position)

    @override
    def programmes(self, position: Position, wishes: Wishes) -> list[Programme]:
        return running.programmes(position, wishes)

    @override
    def remarks(self, g: View, decision: Decision) -> Sequence[Remark]:
        return outlook.remarks(g, decision)

    @override
    def consequences(self, before: View, after: View) -> Sequence[Remark]:
        return outlook.consequences(before, after)

    @override
    def company_state(self, g: View, company: str) -> Remark | None:
        return standing.company_state(g, company)

    @override
    def invariants(self, g: View) -> Iterable[str]:
        return standing.faults(g)

    @override
    def rarities(self, events: Iterable[Event]) -> Iterable[str]:
        return (self.rare[type(event)] for event in events if type(event) in self.rare)

    @override
    def ends(self, g: View) -> Sequence[Remark]:
        return [Remark("bank", {"cash": g.state.bank})]
