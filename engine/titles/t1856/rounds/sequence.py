"""The sequence of rounds (1.7, 1.8, 16.1), the auction's terms (2), private incomes and the operating order (5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import RoundStarted
from engine.rounds.auction import Auction, Terms, on_offer
from engine.rounds.operating import OperatingRound
from engine.rounds.sequence import Alternation
from engine.titles.t1856.rounds.capital import may_operate
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.view import View

FALL = 5
"""2.6.1: by so much the first private company gets cheaper when everybody passes."""


class SequenceRule(Alternation):
    """The auction; then stock rounds alternate with sets of operating rounds, until the bank is broken."""

    def open(self, g: Editor) -> None:
        """2: the private companies are sold."""
        g.state.round = "auction"
        g.push(Auction(g.state.priority))
        g.emit(RoundStarted("auction", 0, 0, 0))

    def before_operating_round(self, g: Editor) -> None:
        """5.1: private companies pay."""
        pay_privates(g)

    def order(self, g: View) -> list[str]:
        """5.3: by price."""
        return operating_order(g)

    def is_idle(self, g: View) -> bool:
        """No company operates, and no player has the income of a private company. The rulebook doesn't foresee it."""
        return not operating_order(g) and not any(owner in g.state.seats for owner in g.state.privates.values())


def pay_privates(g: Editor) -> None:
    """5.1: every open private company pays its owner."""
    for name, private in g.data.privates.items():
        owner = g.state.privates.get(name)
        if owner is not None:
            g.pay(BANK, owner, private.income, "private_income")


def operating_order(g: View) -> list[str]:
    """5.3, 4.8: by price, those that may operate."""
    return [company for company in g.by_price() if may_operate(g, company)]


def resort(g: Editor) -> None:
    """5.4: after a forced sale the companies that wait are sorted anew."""
    order = g.by_price()
    for frame in g.state.stack:
        if isinstance(frame, OperatingRound):
            frame.waiting = [company for company in order if company in frame.waiting]


def all_passed(g: Editor, frame: Auction) -> None:
    """2.6: the first private company gets cheaper; once it's sold, private companies pay their owners."""
    if on_offer(g) == next(iter(g.data.privates)):
        frame.discount += FALL
    else:
        pay_privates(g)


AUCTION = Terms(raise_by=5, all_passed=all_passed)
"""2.2.2, 2.4.2."""
