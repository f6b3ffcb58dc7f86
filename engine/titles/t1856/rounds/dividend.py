"""Dividends (chapter 10): pay out everything or keep everything; the price moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.actions import Action, Offer, PayDividend
from engine.acts import Act, Want
from engine.errors import IllegalAction
from engine.events import DividendPaid
from engine.titles.t1856.board.running import REVENUE
from engine.titles.t1856.common import is_national, own
from engine.titles.t1856.setup import POOL
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.view import View


def must_withhold(g: View, company: str) -> bool:
    """14.4: the national company before it has owned a permanent train."""
    return is_national(g, company) and not own(g).permanent


class PayOrWithhold(Act):
    """10.1: the whole revenue, or nothing."""

    action = PayDividend

    def _choices(self, g: View, frame: CompanyTurn) -> tuple[int, ...]:
        revenue = frame.amounts.get(REVENUE, 0)
        return (0,) if must_withhold(g, frame.company) else tuple(dict.fromkeys((revenue, 0)))

    def candidates(self, g: View, frame: CompanyTurn, want: Want) -> Iterator[Action | Offer]:
        """The revenue first."""
        return (PayDividend(amount) for amount in self._choices(g, frame))

    def check(self, g: View, frame: CompanyTurn, action: PayDividend) -> None:
        """IllegalAction unless it's all or nothing."""
        choices = self._choices(g, frame)
        if action.amount not in choices:
            if must_withhold(g, frame.company):
                raise IllegalAction("national.must_withhold", company=frame.company)
            most = max(choices)
            if not most:
                raise IllegalAction("dividend.nothing", amount=action.amount, legal_instead=choices)
            raise IllegalAction("dividend.all_or_nothing", amount=action.amount, most=most, legal_instead=choices)

    def apply(self, g: Editor, frame: CompanyTurn, action: PayDividend) -> None:
        """10.2-10.4, 10.7: pay or withhold, and the price moves."""
        revenue = frame.amounts.pop(REVENUE, 0)
        frame.add("dividend")
        if action.amount == 0:
            g.pay(BANK, frame.company, revenue, "withheld")
            g.move_price(frame.company, -1, "dividend")
            return
        self._pay_out(g, frame.company, action.amount)
        g.move_price(frame.company, 1, "dividend")

    def _pay_out(self, g: Editor, name: str, amount: int) -> None:
        company = g.company(name)
        parts = 100 // company.unit
        for player in g.state.seats:
            g.pay(BANK, player, _part(amount, company.shares.get(player, 0), parts), "dividend")
        g.pay(BANK, name, _part(amount, company.shares.get(POOL, 0), parts), "dividend")
        g.emit(DividendPaid(name, amount, amount // parts, 0))


def _part(amount: int, units: int, parts: int) -> int:
    """10.2: a holder's total is rounded up."""
    return -(-amount * units // parts)


def only_choice(g: View, turn: CompanyTurn) -> Action | None:
    """10.7: with nothing to share there's nothing to choose."""
    return PayDividend(0) if not turn.amounts.get(REVENUE, 0) or must_withhold(g, turn.company) else None


def is_settled(g: View, turn: CompanyTurn) -> bool:
    """10.1: without a run there's nothing to choose."""
    return not turn.count("run") or turn.count("dividend") > 0
