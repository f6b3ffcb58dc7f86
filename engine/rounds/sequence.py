"""The bottom of the flow: an opening, then stock rounds and sets of operating rounds in turn until the bank breaks."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from engine.acts import Decision, FrameRule
from engine.events import GameEnded, RoundStarted
from engine.hints import Ending
from engine.rounds.operating import OperatingRound
from engine.rounds.stock import StockRound, can_act
from engine.state import Frame

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.view import View


@dataclass(slots=True)
class Sequence(Frame):
    """`rounds_left`: the operating rounds of the set that are still to come."""

    kind: ClassVar[str] = "sequence"
    rounds_left: int = 0


def ending(g: View) -> Ending | None:
    """What is still to come once the bank is broken: the rest of the set, or the next set with what comes before it."""
    bottom = g.state.stack[0] if g.state.stack else None
    if not g.state.bank_broken or not isinstance(bottom, Sequence):
        return None
    if g.state.round == "operating":
        return Ending(0, bottom.rounds_left)
    return Ending(int(g.state.round != "stock"), g.phase.operating_rounds)


class Alternation(FrameRule):
    """The rule of the sequence; a title says how the game opens, what comes before a round, and who operates.

    A set has as many operating rounds as the phase at the end of the stock round says. Once the bank is broken the set
    is played out, and that's the end. So is a stock round in which nobody could do anything, where nothing else changes
    the position either: the rounds would follow one another for ever.
    """

    def decide(self, g: Editor, frame: Sequence) -> Decision | None:
        """Begin the next round, or end the game."""
        match g.state.round:
            case "":
                self.open(g)
            case "stock":
                frame.rounds_left = g.phase.operating_rounds
                g.state.round_number = 0
                self._begin_operating_round(g, frame)
            case "operating" if frame.rounds_left:
                self._begin_operating_round(g, frame)
            case "operating" if g.state.bank_broken:
                g.emit(GameEnded())
                g.pop(frame)
            case _:
                self.begin_stock_round(g)
        return None

    def begin_stock_round(self, g: Editor) -> None:
        """The next stock round; where nobody could do anything any more the game is over."""
        g.state.round = "stock"
        g.state.set_number += 1
        g.emit(RoundStarted("stock", g.state.set_number, 0, 0))
        g.push(StockRound(g.state.priority))
        if self.is_idle(g) and not any(can_act(g, player) for player in g.state.seats):
            g.end_game("standstill")
            return
        self.before_stock_round(g)

    def _begin_operating_round(self, g: Editor, frame: Sequence) -> None:
        frame.rounds_left -= 1
        g.state.round = "operating"
        g.state.round_number += 1
        of = g.state.round_number + frame.rounds_left
        g.emit(RoundStarted("operating", g.state.set_number, g.state.round_number, of))
        self.before_operating_round(g)
        g.push(OperatingRound(waiting=self.order(g)))

    @abstractmethod
    def open(self, g: Editor) -> None:
        """Name the first round, push its frame and tell of it."""

    def before_stock_round(self, g: Editor) -> None:
        """What is due before the first turn; a frame pushed here comes first. By default nothing."""
        return

    @abstractmethod
    def before_operating_round(self, g: Editor) -> None:
        """What is due before the first company's turn."""

    @abstractmethod
    def order(self, g: View) -> list[str]:
        """The companies that operate, the first one first."""

    def is_idle(self, g: View) -> bool:
        """Whether only what players do in stock rounds can change the position from now on. By default it never is."""
        return False
