"""Dividends (chapter 10): the national company may have to keep everything (14.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.errors import IllegalAction
from engine.usual.dividend import PayOrWithhold
from engine.usual.rules import usual

if TYPE_CHECKING:
    from engine.actions import PayDividend
    from engine.rounds.operating import CompanyTurn
    from engine.view import View


class NationalDividend(PayOrWithhold):
    """10.1: the whole revenue, or nothing."""

    def check(self, g: View, frame: CompanyTurn, action: PayDividend) -> None:
        """14.4: IllegalAction for any payment of the young national company; else as usual."""
        if action.amount and usual(g).must_withhold(g, frame.company):
            raise IllegalAction("national.must_withhold", company=frame.company)
        super().check(g, frame, action)
