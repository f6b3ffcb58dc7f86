"""Loans (chapter 9): taking, interest, repayment, and raising what is missing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from engine.actions import RepayLoan, TakeLoan
from engine.acts import Act, Decision, FrameRule, Single
from engine.errors import IllegalAction
from engine.events import LoanTaken, MoneyDue
from engine.finance.holdings import POOL, players_units
from engine.rounds.loans import RepayOne, clear
from engine.rounds.operating import CompanyTurn
from engine.rounds.raising import ForcedSale
from engine.state import Frame
from engine.titles.t1856.common import figures, is_oracle
from engine.usual.rules import usual
from engine.usual.running import REVENUE
from engine.usual.trains import fall_and_resort
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.view import View

INTEREST, REPAYMENT = "interest", "repayment"
LATE = "late_interest"
"""17.8: among the sums of a turn: interest is due after the next action."""


@dataclass(slots=True)
class Debt(Frame):
    """`player` owes the bank `amount` for `company`, because of `reason`."""

    kind: ClassVar[str] = "debt"
    player: str
    company: str
    amount: int
    reason: str


def amount(g: View) -> int:
    """9.1: what a loan is."""
    return g.data.raw["loans"]["amount"]


def interest_on(g: View, loans: int) -> int:
    """9.3: for so many loans, each operating round."""
    return g.data.raw["loans"]["interest"] * loans


class Borrow(Single):
    """9.1: one loan a turn, in phases with loans, within the shares in players' hands, none after a repayment."""

    action = TakeLoan

    def in_prospect(self, g: View, frame: CompanyTurn) -> bool:
        """9.1: not from phase 6 on, so not for the national company either (14.1)."""
        return figures(g, "phases", g.state.phase)["loans"]

    def check(self, g: View, frame: CompanyTurn, action: TakeLoan) -> None:
        """9.1, 14.1: IllegalAction beyond the shares in players' hands, twice in a turn, or after a repayment."""
        company = g.company(frame.company)
        if not self.in_prospect(g, frame):
            raise IllegalAction("loan.none", company=frame.company, phase=g.state.phase)
        if frame.count("loan"):
            raise IllegalAction("loan.one_a_turn", company=frame.company)
        if frame.count("repaid"):
            raise IllegalAction("loan.after_repayment", company=frame.company)
        limit = players_units(g, company)
        if company.loans >= limit:
            raise IllegalAction("loan.limit", company=frame.company, loans=company.loans, limit=limit)

    def apply(self, g: Editor, frame: CompanyTurn, action: TakeLoan) -> None:
        """9.2: less the first interest where this turn's has been settled."""
        company = g.company(frame.company)
        received = amount(g) - (interest_on(g, 1) if frame.count(INTEREST) else 0)
        company.loans += 1
        frame.add("loan")
        g.pay(BANK, frame.company, received, "loan")
        g.emit(LoanTaken(frame.company, received, company.loans))


class Repay(RepayOne):
    """9.5: after the train step any number of loans, from the treasury only."""

    def __init__(self) -> None:
        super().__init__(amount, REPAYMENT)

    def apply(self, g: Editor, frame: CompanyTurn, action: RepayLoan) -> None:
        """Noted too: 9.6 no loan is taken after it."""
        frame.add("repaid")
        super().apply(g, frame, action)


def settle_interest(g: Editor, turn: CompanyTurn) -> None:
    """9.3: the treasury in whole tens, then this turn's revenue, then the president."""
    owed = interest_on(g, g.company(turn.company).loans)
    turn.add(INTEREST)
    turn.amounts.pop(LATE, None)
    one = interest_on(g, 1)
    paid = min(owed, g.cash(turn.company) // one * one)
    g.pay(turn.company, BANK, paid, INTEREST)
    owed -= paid
    kept = min(owed, turn.amounts.get(REVENUE, 0))
    if kept:
        turn.amounts[REVENUE] -= kept  # 9.3.2: the bank keeps it
        owed -= kept
    if owed:
        demand(g, turn.company, owed, INTEREST)


def demand(g: Editor, company: str, owed: int, reason: str) -> None:
    """9.3.3, 9.6: the president has to pay, if need be by selling shares (9.4)."""
    player = g.company(company).president or ""
    g.push(Debt(player, company, owed, reason))
    g.emit(MoneyDue(player, company, owed, reason))


def repay_excess(g: Editor, turn: CompanyTurn) -> None:
    """9.6: loans beyond the shares in players' hands."""
    company = g.company(turn.company)
    excess = company.loans - players_units(g, company)
    if excess <= 0:
        return
    turn.add("repaid")
    cost = excess * amount(g)
    paid = min(cost, g.cash(turn.company))
    g.pay(turn.company, BANK, paid, REPAYMENT)
    clear(g, turn.company, excess)
    if cost > paid:
        demand(g, turn.company, cost - paid, REPAYMENT)


def after_act(g: Editor, frame: Any) -> None:
    """17.8: in recorded games the interest of a company that didn't run falls due right after its next action."""
    for each in g.state.stack:
        if isinstance(each, CompanyTurn) and each.amounts.get(LATE) and not g.is_automatic:
            settle_interest(g, each)
            return


def interest_step(g: Editor, turn: CompanyTurn) -> None:
    """9.3; 17.8 for recorded games, in which a company that doesn't run moves its price first and pays later."""
    if turn.count("run") or not is_oracle(g, "interest"):
        settle_interest(g, turn)
    else:
        turn.amounts[LATE] = 1


def _payer(g: View, frame: Debt) -> str:
    return frame.player


def _missing(g: View, frame: Debt) -> int:
    return frame.amount - g.cash(frame.player)


def _lawful(g: View, frame: Debt, company: str, units: int) -> None:
    usual(g).check_lawful_sale(g, frame.player, company, units)


def _sold(g: Editor, frame: Debt, company: str) -> None:
    """9.6: selling shares of the company that repays may bring further loans in excess."""
    state = g.company(frame.company)
    more = state.loans - players_units(g, state)
    if frame.reason == REPAYMENT and more > 0:
        frame.amount += more * amount(g)
        clear(g, frame.company, more)


DEBT_SALE = ForcedSale(POOL, _payer, _missing, _lawful, fall_and_resort, _sold)
"""9.4."""


def paid(g: Editor, frame: Debt) -> None:
    """Nothing more is due: loans were cleared when the debt was made."""


class DebtRule(FrameRule):
    """9.4: a debt is paid as soon as the player has the money; until then shares are sold."""

    def __init__(self, acts: tuple[Act, ...]) -> None:
        self._acts = acts

    def decide(self, g: Editor, frame: Debt) -> Decision | None:
        """Pay, or go on selling. The debt dies with its company."""
        if g.company(frame.company).closed:
            g.pop(frame)
            return None
        if g.cash(frame.player) >= frame.amount:
            g.pop(frame)
            g.pay(frame.player, BANK, frame.amount, frame.reason, frame.company)
            paid(g, frame)
            return None
        return Decision(frame.player, frame.company, "raise", "9.4")

    def acts(self, g: View, frame: Debt) -> tuple[Act, ...]:
        """Selling shares, and declaring bankruptcy."""
        return self._acts
