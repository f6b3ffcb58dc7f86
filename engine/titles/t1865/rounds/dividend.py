"""Revenue and dividend (8D): all of it paid out, or all of it kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.actions import Action, Offer, PayDividend
from engine.acts import Act, Want
from engine.errors import IllegalAction
from engine.events import DividendPaid
from engine.finance.holdings import IPO
from engine.titles.t1865.actions import RevenueMade
from engine.titles.t1865.board import traffic
from engine.titles.t1865.rounds import maritime
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.view import View


class PayOrKeep(Act):
    """8.30: pay out the revenue, or keep it (an amount of 0); 8.29: with no revenue there's no choice."""

    action = PayDividend

    def candidates(self, g: View, frame: CompanyTurn, want: Want) -> Iterator[Action | Offer]:
        """Both, paying out first."""
        return (PayDividend(amount) for amount in dict.fromkeys((traffic.revenue(g, frame.company), 0)))

    def check(self, g: View, frame: CompanyTurn, action: PayDividend) -> None:
        """IllegalAction unless it's all or nothing."""
        revenue = traffic.revenue(g, frame.company)
        if action.amount not in (0, revenue):
            raise IllegalAction(
                "dividend.all_or_nothing", amount=action.amount, most=revenue, legal_instead=(revenue, 0)
            )

    def apply(self, g: Editor, frame: CompanyTurn, action: PayDividend) -> None:
        """8.31-8.33, 5.4: from the bank; up one if paid, down one if there's no revenue, no move if kept."""
        company = frame.company
        points, seats, revenue = traffic.total(g, company), traffic.capacity(g, company), traffic.revenue(g, company)
        g.emit(RevenueMade(company, points, seats, revenue))
        each = action.amount * g.company(company).unit // 100
        before = g.cash(company)
        if action.amount:
            _pay_out(g, company, each)
        else:
            g.pay(BANK, company, revenue, "revenue")
        if revenue:
            g.emit(DividendPaid(company, action.amount, each, g.cash(company) - before))
        if action.amount:
            g.move_price(company, 1, "dividend")
        elif not revenue:
            g.move_price(company, -1, "no_revenue")
        frame.add("dividend")


def _pay_out(g: Editor, company: str, each: int) -> None:
    """8.31: players get their shares' part, the company that of the IPO; pool and Dragons are the bank's."""
    shares = g.company(company).shares
    for player in g.state.seats:
        g.pay(BANK, player, each * shares.get(player, 0), "dividend")
    g.pay(BANK, company, each * shares.get(IPO, 0), "dividend")


def has_divided(g: View, turn: CompanyTurn) -> bool:
    """8.2: once a turn."""
    return turn.count("dividend") > 0


def nothing_to_divide(g: View, turn: CompanyTurn) -> Action | None:
    """8.29: with no revenue there's no choice; but a bonus of a maritime company could still bring traffic (3.4)."""
    if traffic.revenue(g, turn.company):
        return None
    may_change = bool(g.company(turn.company).trains) and maritime.may_transfer(g, turn)
    return None if may_change else PayDividend(0)
