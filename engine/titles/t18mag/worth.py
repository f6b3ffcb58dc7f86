"""The score (10.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.rulebook import Worth

if TYPE_CHECKING:
    from engine.view import View


def result(g: View) -> dict[str, Worth]:
    """Cash, and for each 10 % the price on the row; minors and treasuries count nothing."""
    return {player: Worth(state.cash, tuple(_shares(g, player))) for player, state in g.state.players.items()}


def _shares(g: View, player: str) -> list[tuple[str, int, int, int]]:
    held: list[tuple[str, int, int, int]] = []
    for name in g.by_price():
        company = g.company(name)
        units = company.shares.get(player, 0)
        if units:
            held.append((name, units * company.unit, g.price(name), units * g.price(name)))
    return held
