"""The score (13.4, 13.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.rulebook import Worth
from engine.titles.t1865.common import own

if TYPE_CHECKING:
    from engine.view import View


def result(g: View) -> dict[str, Worth]:
    """Cash, each share at its price less 50 a loan of the company, less 500 a personal loan."""
    each: int = g.data.raw["loan"]["amount"]
    debts = own(g).debts
    return {
        player: Worth(state.cash, tuple(_shares(g, player)), debts.get(player, 0) * each)
        for player, state in g.state.players.items()
    }


def _shares(g: View, player: str) -> list[tuple[str, int, int, int]]:
    held: list[tuple[str, int, int, int]] = []
    for name in g.by_price():
        company = g.company(name)
        units = company.shares.get(player, 0)
        if units:
            price = g.price(name) - g.data.raw["loan"]["per_share"] * company.loans
            held.append((name, units * company.unit, price, units * price))
    return held
