"""The sequence of rounds (2.7), what comes before a stock round (6), and the end of the game (13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import RoundStarted
from engine.rounds.sequence import Alternation
from engine.titles.t1865.board.traffic import decline_mines
from engine.titles.t1865.common import launched
from engine.titles.t1865.rounds.chart import lower_rows
from engine.titles.t1865.rounds.launch import ask_conversions
from engine.titles.t1865.rounds.maritime import pay_income
from engine.titles.t1865.setup import draft_offer

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.view import View


class SequenceRule(Alternation):
    """The draft; then a stock round and two operating rounds, until the bank has broken."""

    def open(self, g: Editor) -> None:
        """3.1: the maritime companies are drafted."""
        g.state.round = "draft"
        g.push(draft_offer(g))
        g.emit(RoundStarted("draft", 0, 0, 0))

    def before_stock_round(self, g: Editor) -> None:
        """6: mines, chart and conversions."""
        decline_mines(g)
        lower_rows(g)
        ask_conversions(g)

    def before_operating_round(self, g: Editor) -> None:
        """8.1: maritime incomes."""
        pay_income(g)

    def order(self, g: View) -> list[str]:
        """8.1: it stays fixed for the round."""
        return launched(g)


def note_operated(g: Editor, turn: CompanyTurn) -> None:
    """1.8: a company has operated once it has completed a turn."""
    g.company(turn.company).operated = True
