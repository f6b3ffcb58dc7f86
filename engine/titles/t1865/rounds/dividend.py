"""Revenue and dividend (8D): all of it paid out, or all of it kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.actions import PayDividend
from engine.events import DividendPaid
from engine.finance.holdings import IPO
from engine.titles.t1865.actions import RevenueMade
from engine.titles.t1865.board import traffic
from engine.titles.t1865.rounds import maritime
from engine.usual.dividend import PayOrWithhold
from engine.view import BANK

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.view import View


class PayOrKeep(PayOrWithhold):
    """8.30: pay out the revenue, or keep it (an amount of 0); 8.29: with no revenue there's no choice."""

    def choices(self, g: View, frame: CompanyTurn) -> tuple[int, ...]:
        """Both, paying out first."""
        return tuple(dict.fromkeys((traffic.revenue(g, frame.company), 0)))

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
