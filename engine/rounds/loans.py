"""Loans that companies pay back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.actions import RepayLoan
from engine.acts import Single
from engine.errors import IllegalAction
from engine.events import LoanRepaid
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.view import View


def clear(g: Editor, company: str, loans: int, *, due: bool = False) -> None:
    """So many loans are paid back; `due` where all loans have fallen due."""
    state = g.company(company)
    state.loans -= loans
    g.emit(LoanRepaid(company, loans, state.loans, due))


class RepayOne(Single):
    """Pay back one loan from the treasury: `amount` is what it costs, `reason` what the payment is called."""

    action = RepayLoan

    def __init__(self, amount: Callable[[View], int], reason: str) -> None:
        self._amount = amount
        self._reason = reason

    def check(self, g: View, frame: CompanyTurn, action: RepayLoan) -> None:
        """IllegalAction unless there's a loan, and the money for all of it."""
        company, need = frame.company, self._amount(g)
        if not g.company(company).loans:
            raise IllegalAction("loan.nothing_owed", company=company)
        if g.cash(company) < need:
            raise IllegalAction("money.short", need=need, has=g.cash(company), who=company)

    def apply(self, g: Editor, frame: CompanyTurn, action: RepayLoan) -> None:
        """The money goes to the bank."""
        g.pay(frame.company, BANK, self._amount(g), self._reason)
        clear(g, frame.company, 1)
