"""An act that every player may do out of turn, to be put into a title that has none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.actions import Action, Offer, RepayLoan
from engine.acts import Act, Want
from engine.asides import Aside
from engine.editor import Editor
from engine.errors import IllegalAction
from engine.events import PrivateBought
from engine.view import View

COST = 5


class Tip(Act):
    """Gives the bank a tip, as long as there's a lot of money."""

    action = RepayLoan

    def candidates(self, g: View, frame: Any, want: Want) -> Iterator[Action | Offer]:
        yield RepayLoan()

    def check(self, g: View, frame: Aside, action: Action) -> None:
        if g.cash(frame.player) < 500 - COST:
            raise IllegalAction("auction.no_bids", private="FT")

    def apply(self, g: Editor, frame: Aside, action: Action) -> None:
        g.pay(frame.player, "bank", COST, "private")
        g.emit(PrivateBought(frame.player, "FT", "bank", COST))
