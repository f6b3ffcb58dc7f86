"""What majors do (7): a station anywhere, and a dividend; in receivership by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.actions import Action, Pass, PayDividend

if TYPE_CHECKING:
    from engine.rounds.operating import CompanyTurn
    from engine.view import View

MULTIPLE = 10
"""7.3.1: dividends are multiples of this."""


def price_steps(g: View, amount: int) -> int:
    """7.3.2: how far the price moves for a dividend."""
    return next(move for least, move in reversed(g.data.raw["dividend_steps"]) if amount >= least)


def no_station(g: View, turn: CompanyTurn) -> Action:
    """7.3.3: none in receivership."""
    return Pass()


def pay_everything(g: View, turn: CompanyTurn) -> Action:
    """7.3.3: the whole treasury in receivership."""
    return PayDividend(g.cash(turn.company) // MULTIPLE * MULTIPLE)


def pay_nothing(g: View, turn: CompanyTurn) -> Action | None:
    """7.3.4: with less than 10 there's no choice."""
    return PayDividend(0) if g.cash(turn.company) < MULTIPLE else None


def placed_station(g: View, turn: CompanyTurn) -> bool:
    """7.1: at most one a turn."""
    return turn.count("station") > 0
