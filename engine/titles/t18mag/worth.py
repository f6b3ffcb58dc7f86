"""The score (10.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.finance.worth import Worth, shares_worth

if TYPE_CHECKING:
    from engine.view import View


def result(g: View) -> dict[str, Worth]:
    """Cash, and for each 10 % the price on the row; minors and treasuries count nothing."""
    return {
        player: Worth(state.cash, tuple(shares_worth(g, player, g.price))) for player, state in g.state.players.items()
    }
