"""Consent: a checked purchase waits for the player who has to agree to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.actions import Accept, Action, Refuse
from engine.acts import Act, Decision, FrameRule, Single
from engine.errors import IllegalAction
from engine.events import OfferAnswered

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.view import View


class Answer(Single):
    """Accept or refuse the offer that waits; its frame names the `player` who answers, the `buyer` and the `price`."""

    def __init__(self, action: type[Accept] | type[Refuse], accept: Callable[[Editor, Any], None]) -> None:
        self.action: type[Action] = action
        self._accept = accept

    def check(self, g: View, frame: Any, action: Action) -> None:
        """IllegalAction for a sale whose buyer had to pay for something else meanwhile.

        All else is as the offer was found legal: the game has waited for the answer.
        """
        if isinstance(action, Accept) and frame.price > g.cash(frame.buyer):
            raise IllegalAction("money.short", need=frame.price, has=g.cash(frame.buyer), who=frame.buyer)

    def apply(self, g: Editor, frame: Any, action: Action) -> None:
        """Carry the sale out, or not; the buyer's step goes on."""
        accepted = isinstance(action, Accept)
        g.emit(OfferAnswered(frame.player, accepted))
        g.pop(frame)
        if accepted:
            self._accept(g, frame)


class ConsentRule(FrameRule):
    """The other player's decision; `accept` carries out what was agreed, `company` is the one that's concerned."""

    def __init__(
        self, clause: str, accept: Callable[[Editor, Any], None], company: Callable[[Any], str | None]
    ) -> None:
        self._clause = clause
        self._company = company
        self._acts: tuple[Act, ...] = (Answer(Accept, accept), Answer(Refuse, accept))

    def decide(self, g: Editor, frame: Any) -> Decision | None:
        """It's up to the player asked."""
        return Decision(frame.player, self._company(frame), "consent", self._clause)

    def acts(self, g: View, frame: Any) -> tuple[Act, ...]:
        """Yes or no."""
        return self._acts
