"""A game as some seats see it: whoever is asked among them, or what one of them may do though somebody else is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.panel.panel import Panel, panel_of

if TYPE_CHECKING:
    from engine.game import Game


def able(game: Game, seats: Sequence[str]) -> str:
    """The first of these seats that may do something now out of turn; "" for none."""
    return next((each for each in seats if game.asides(each)), "")


def seen_by(game: Game, seats: Sequence[str]) -> Game:
    """The game, or a copy that shows what one of these seats may do out of turn."""
    asked = game.decision.player if game.decision is not None else None
    seat = able(game, seats) if asked not in seats else ""
    return game.beside(seat) if seat else game


def aside_panel(game: Game, seats: Sequence[str]) -> Panel | None:
    """What one of these seats may do out of turn; None where there's nothing."""
    seat = able(game, seats)
    return panel_of(game.beside(seat)) if seat else None
