"""Dividends of majors (7.3): the director names them freely, or in the standard way pays all or nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.actions import Action, Offer, PayDividend
from engine.acts import Act, Want
from engine.errors import IllegalAction
from engine.events import DividendPaid
from engine.titles.t18mag.majors import MULTIPLE, price_steps
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.view import View


class NamedDividend(Act):
    """7.3.1: pay out a multiple of 10 from the treasury; what falls to shares that no player holds is the bank's."""

    action = PayDividend

    def most(self, g: View, company: str) -> int:
        """The largest amount that the company can pay."""
        return g.cash(company) // MULTIPLE * MULTIPLE

    def candidates(self, g: View, frame: CompanyTurn, want: Want) -> Iterator[Action | Offer]:
        """One offer with its bounds; the proposal is to pay out everything."""
        most = self.most(g, frame.company)
        yield Offer(PayDividend.type, {}, {"amount": (0, most, MULTIPLE)}, (PayDividend(most),))

    def check(self, g: View, frame: CompanyTurn, action: PayDividend) -> None:
        """IllegalAction unless it's a multiple, not negative, and in the treasury."""
        most = self.most(g, frame.company)
        if action.amount < 0 or action.amount % MULTIPLE:
            raise IllegalAction(
                "dividend.multiple", amount=action.amount, multiple=MULTIPLE, most=most, legal_instead=(0, most)
            )
        if action.amount > most:
            raise IllegalAction("dividend.too_much", amount=action.amount, most=most, legal_instead=(0, most))

    def apply(self, g: Editor, frame: CompanyTurn, action: PayDividend) -> None:
        """Pay the players and the bank, then move the price."""
        company = g.company(frame.company)
        units_in_all = 100 // company.unit
        each = action.amount // units_in_all
        for player in g.state.seats:
            g.pay(frame.company, player, each * company.shares.get(player, 0), "dividend")
        paid = each * sum(company.shares.get(player, 0) for player in g.state.seats)
        g.pay(frame.company, BANK, action.amount - paid, "dividend")
        g.emit(DividendPaid(frame.company, action.amount, each, g.cash(frame.company)))
        g.move_price(frame.company, price_steps(g, action.amount), "dividend")
        frame.add("dividend")


class AllOrNothing(NamedDividend):
    """Pay out all that the treasury holds in multiples, or nothing."""

    def candidates(self, g: View, frame: CompanyTurn, want: Want) -> Iterator[Action | Offer]:
        """The two amounts, all first."""
        return (PayDividend(amount) for amount in dict.fromkeys((self.most(g, frame.company), 0)))

    def check(self, g: View, frame: CompanyTurn, action: PayDividend) -> None:
        """IllegalAction unless it's all or nothing."""
        super().check(g, frame, action)
        most = self.most(g, frame.company)
        if action.amount not in (0, most):
            raise IllegalAction("dividend.all_or_nothing", amount=action.amount, most=most, legal_instead=(0, most))
