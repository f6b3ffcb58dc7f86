"""A debt that a player has for a company (9.4)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from engine.acts import Act, Decision, FrameRule
from engine.state import Frame
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.view import View


@dataclass(slots=True)
class Debt(Frame):
    """`player` owes the bank `amount` for `company`, because of `reason`."""

    kind: ClassVar[str] = "debt"
    player: str
    company: str
    amount: int
    reason: str


class DebtRule(FrameRule):
    """A debt: it's paid as soon as the player has the money; until then shares are sold. `paid` notes it."""

    def __init__(self, clause: str, acts: tuple[Act, ...], paid: Callable[[Editor, Debt], None]) -> None:
        self._clause = clause
        self._acts = acts
        self._paid = paid

    def decide(self, g: Editor, frame: Debt) -> Decision | None:
        """Pay, or go on selling. The debt dies with its company."""
        if g.company(frame.company).closed:
            g.pop(frame)
            return None
        if g.cash(frame.player) >= frame.amount:
            g.pop(frame)
            g.pay(frame.player, BANK, frame.amount, frame.reason, frame.company)
            self._paid(g, frame)
            return None
        return Decision(frame.player, frame.company, "raise", self._clause)

    def acts(self, g: View, frame: Debt) -> tuple[Act, ...]:
        """Selling shares, and declaring bankruptcy."""
        return self._acts
