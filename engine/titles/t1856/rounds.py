"""The sequence of rounds (1.7, 1.8, 16.1), the auction's terms (2), private incomes and the operating order (5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.acts import Act, Decision
from engine.events import GameEnded, RoundStarted
from engine.rounds.auction import Auction, Terms, on_offer
from engine.rounds.operating import OperatingRound
from engine.rounds.stock import StockRound
from engine.titles.t1856.capital import may_operate
from engine.titles.t1856.state import Sequence
from engine.view import BANK

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.editor import Editor
    from engine.view import View

FALL = 5
"""2.6.1: by so much the first private company gets cheaper when everybody passes."""


class SequenceRule:
    """The auction; then stock rounds alternate with sets of operating rounds, until the bank is broken."""

    def decide(self, g: Editor, frame: Sequence) -> Decision | None:
        """Begin the next round, or end the game."""
        match g.state.round:
            case "":
                g.state.round = "auction"
                g.push(Auction(g.state.priority))
                g.emit(RoundStarted("auction", 0, 0, 0))
            case "stock":
                frame.rounds_left = g.phase.operating_rounds  # 1.8: by the phase at the end of the stock round
                g.state.round_number = 0
                self._begin_operating_round(g, frame)
            case "operating" if frame.rounds_left:
                self._begin_operating_round(g, frame)
            case "operating" if g.state.bank_broken:  # 16.1: the set has been played out
                g.emit(GameEnded())
                g.pop(frame)
            case _:
                self._begin_stock_round(g)
        return None

    def _begin_stock_round(self, g: Editor) -> None:
        g.state.round = "stock"
        g.state.set_number += 1
        g.push(StockRound(g.state.priority))
        g.emit(RoundStarted("stock", g.state.set_number, 0, 0))

    def _begin_operating_round(self, g: Editor, frame: Sequence) -> None:
        frame.rounds_left -= 1
        g.state.round = "operating"
        g.state.round_number += 1
        of = g.state.round_number + frame.rounds_left
        g.emit(RoundStarted("operating", g.state.set_number, g.state.round_number, of))
        pay_privates(g)
        g.push(OperatingRound(waiting=operating_order(g)))

    def acts(self, g: View, frame: Sequence) -> tuple[Act, ...]:
        """Nothing is decided between two rounds."""
        return ()

    def automatic(self, g: View, frame: Sequence, decision: Decision) -> Action | None:
        """Nothing is decided between two rounds."""
        return None


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
