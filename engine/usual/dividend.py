"""Dividends as usual: pay out everything or keep everything; the price moves right or left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.actions import Action, Offer, PayDividend
from engine.acts import Act, Want
from engine.errors import IllegalAction
from engine.events import DividendPaid
from engine.finance.holdings import POOL
from engine.usual.rules import usual
from engine.usual.running import REVENUE
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.view import View


class PayOrWithhold(Act):
    """The whole revenue, or nothing."""

    action = PayDividend

    def choices(self, g: View, frame: CompanyTurn) -> tuple[int, ...]:
        """The amounts that may be paid out, the highest first."""
        revenue = frame.amounts.get(REVENUE, 0)
        return (0,) if usual(g).must_withhold(g, frame.company) else tuple(dict.fromkeys((revenue, 0)))

    def candidates(self, g: View, frame: CompanyTurn, want: Want) -> Iterator[Action | Offer]:
        """Paying out the whole revenue, then withholding it."""
        return (PayDividend(amount) for amount in self.choices(g, frame))

    def check(self, g: View, frame: CompanyTurn, action: PayDividend) -> None:
        """IllegalAction unless it's all or nothing."""
        choices = self.choices(g, frame)
        if action.amount not in choices:
            most = max(choices)
            if not most:
                raise IllegalAction("dividend.nothing", amount=action.amount, legal_instead=choices)
            raise IllegalAction("dividend.all_or_nothing", amount=action.amount, most=most, legal_instead=choices)

    def apply(self, g: Editor, frame: CompanyTurn, action: PayDividend) -> None:
        """Pay or withhold, and the price moves."""
        revenue = frame.amounts.pop(REVENUE, 0)
        frame.add("dividend")
        if action.amount == 0:
            g.pay(BANK, frame.company, revenue, "withheld")
            g.move_price(frame.company, -1, "dividend")
            return
        self._pay_out(g, frame.company, action.amount)
        g.move_price(frame.company, 1, "dividend")

    def _pay_out(self, g: Editor, name: str, amount: int) -> None:
        """Players get their part, the company that of the pool; nobody that of the IPO."""
        company = g.company(name)
        parts = 100 // company.unit
        for player in g.state.seats:
            g.pay(BANK, player, _part(amount, company.shares.get(player, 0), parts), "dividend")
        g.pay(BANK, name, _part(amount, company.shares.get(POOL, 0), parts), "dividend")
        g.emit(DividendPaid(name, amount, amount // parts, 0))


def _part(amount: int, units: int, parts: int) -> int:
    """A holder's total is rounded up."""
    return -(-amount * units // parts)


def only_choice(g: View, turn: CompanyTurn) -> Action | None:
    """With nothing to share there's nothing to choose."""
    nothing = not turn.amounts.get(REVENUE, 0) or usual(g).must_withhold(g, turn.company)
    return PayDividend(0) if nothing else None


def is_settled(g: View, turn: CompanyTurn) -> bool:
    """Without a run there's nothing to choose."""
    return not turn.count("run") or turn.count("dividend") > 0


def idle_price(g: Editor, turn: CompanyTurn) -> None:
    """Without a run the price moves left."""
    if not turn.count("run"):
        turn.add("dividend")
        g.move_price(turn.company, -1, "dividend")
