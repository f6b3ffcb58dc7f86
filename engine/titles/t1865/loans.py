"""State loans of companies (chapter 12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.actions import Action, Offer, RepayLoan
from engine.acts import Act, Want
from engine.errors import IllegalAction
from engine.events import LoanRepaid, LoanTaken
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.view import View


def amount(g: View) -> int:
    """12.1: what a loan brings."""
    return g.data.raw["loan"]["amount"]


def most(g: View) -> int:
    """12.2: how many loans a company may have."""
    return g.data.raw["loan"]["most"]


def take(g: Editor, company: str, loans: int) -> None:
    """12.1: from the bank, to absorb."""
    if loans:
        state = g.company(company)
        state.loans += loans
        g.emit(LoanTaken(company, loans * amount(g), state.loans))
        g.pay(BANK, company, loans * amount(g), "loan")


class Repay(Act):
    """12.4: one loan at a time, at any moment of the company's own turn."""

    action = RepayLoan

    def candidates(self, g: View, frame: CompanyTurn, want: Want) -> Iterator[Action | Offer]:
        """There's one way."""
        yield RepayLoan()

    def check(self, g: View, frame: CompanyTurn, action: RepayLoan) -> None:
        """A loan, and the money for all of it."""
        if not g.company(frame.company).loans:
            raise IllegalAction("loan.nothing_owed", company=frame.company)
        if g.cash(frame.company) < amount(g):
            raise IllegalAction("money.short", need=amount(g), has=g.cash(frame.company), who=frame.company)

    def apply(self, g: Editor, frame: CompanyTurn, action: RepayLoan) -> None:
        """To the bank."""
        state = g.company(frame.company)
        state.loans -= 1
        g.emit(LoanRepaid(frame.company, 1, state.loans))
        g.pay(frame.company, BANK, amount(g), "loan")


def may_repay(g: View, turn: CompanyTurn) -> bool:
    """Whether the company has a loan and the money for it."""
    return g.company(turn.company).loans > 0 and g.cash(turn.company) >= amount(g)
