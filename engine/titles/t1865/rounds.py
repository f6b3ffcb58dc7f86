"""The sequence of rounds (2.7), what comes before a stock round (6), and the end of the game (13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.acts import Act, Decision
from engine.events import GameEnded, RoundStarted
from engine.rounds.operating import OperatingRound
from engine.rounds.stock import StockRound
from engine.titles.t1865.chart import lower_rows
from engine.titles.t1865.common import launched
from engine.titles.t1865.launch import ask_conversions
from engine.titles.t1865.maritime import pay_income
from engine.titles.t1865.setup import draft_offer
from engine.titles.t1865.state import Sequence
from engine.titles.t1865.traffic import decline_mines

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.view import View


class SequenceRule:
    """The draft; then a stock round and two operating rounds, until the bank has broken."""

    def decide(self, g: Editor, frame: Sequence) -> Decision | None:
        """Begin the next round, or end the game."""
        match g.state.round:
            case "":
                g.state.round = "draft"
                g.push(draft_offer(g))
                g.emit(RoundStarted("draft", 0, 0, 0))
            case "stock":
                frame.rounds_left = g.phase.operating_rounds
                g.state.round_number = 0
                self._begin_operating_round(g, frame)
            case "operating" if frame.rounds_left:
                self._begin_operating_round(g, frame)
            case "operating" if g.state.bank_broken:  # 13.2: the set has been played out
                g.emit(GameEnded())
                g.pop(frame)
            case _:
                self._begin_stock_round(g)
        return None

    def _begin_stock_round(self, g: Editor) -> None:
        """6: mines, chart and conversions come before its first turn."""
        g.state.round = "stock"
        g.state.set_number += 1
        g.emit(RoundStarted("stock", g.state.set_number, 0, 0))
        g.push(StockRound(g.state.priority))
        decline_mines(g)
        lower_rows(g)
        ask_conversions(g)

    def _begin_operating_round(self, g: Editor, frame: Sequence) -> None:
        """8.1: maritime incomes, then the order, which stays fixed."""
        frame.rounds_left -= 1
        g.state.round = "operating"
        g.state.round_number += 1
        of = g.state.round_number + frame.rounds_left
        g.emit(RoundStarted("operating", g.state.set_number, g.state.round_number, of))
        pay_income(g)
        g.push(OperatingRound(waiting=launched(g)))

    def acts(self, g: View, frame: Sequence) -> tuple[Act, ...]:
        """Nothing is decided between two rounds."""
        return ()

    def automatic(self, g: View, frame: Sequence, decision: Decision) -> Action | None:
        """Nothing is decided between two rounds."""
        return None


def bank_breaks(money: int) -> bool:
    """13.1: zero or less."""
    return money <= 0


def note_operated(g: Editor, turn: CompanyTurn) -> None:
    """1.8: a company has operated once it has completed a turn."""
    g.company(turn.company).operated = True
