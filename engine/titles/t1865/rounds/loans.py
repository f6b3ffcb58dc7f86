"""State loans of companies (chapter 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import LoanTaken
from engine.rounds.loans import RepayOne
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


REPAY = RepayOne(amount, "loan")
"""12.4: one loan at a time, at any moment of the company's own turn."""


def may_repay(g: View, turn: CompanyTurn) -> bool:
    """Whether the company has a loan and the money for it."""
    return g.company(turn.company).loans > 0 and g.cash(turn.company) >= amount(g)
