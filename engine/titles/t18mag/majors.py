"""What majors do (7): a station anywhere, and a dividend; in receivership by themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.actions import Action, Offer, Pass, PayDividend
from engine.acts import Act, Want
from engine.errors import IllegalAction
from engine.events import DividendPaid
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.view import View

MULTIPLE = 10
"""7.3.1: dividends are multiples of this."""


def price_steps(g: View, amount: int) -> int:
    """7.3.2: how far the price moves for a dividend."""
    return next(move for least, move in reversed(g.data.raw["dividend_steps"]) if amount >= least)


def no_station(g: View, turn: CompanyTurn) -> Action:
    """7.3.3: none in receivership."""
    return Pass()


def pay_everything(g: View, turn: CompanyTurn) -> Action:
    """7.3.3: the whole treasury in receivership."""
    return PayDividend(g.cash(turn.company) // MULTIPLE * MULTIPLE)


def pay_nothing(g: View, turn: CompanyTurn) -> Action | None:
    """7.3.4: with less than 10 there's no choice."""
    return PayDividend(0) if g.cash(turn.company) < MULTIPLE else None


def placed_station(g: View, turn: CompanyTurn) -> bool:
    """7.1: at most one a turn."""
    return turn.count("station") > 0


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
