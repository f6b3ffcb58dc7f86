"""The score (16.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.finance.worth import Worth, loans_held, shares_worth

if TYPE_CHECKING:
    from engine.view import View

LESS_PER_LOAN = 10
"""16.3: taken off each share for each of the company's loans."""


def result(g: View) -> dict[str, Worth]:
    """Cash, shares at the market price less $10 for each loan, private companies at face value."""
    return {
        player: Worth(state.cash, tuple(_holdings(g, player)), loans=loans_held(g, player, LESS_PER_LOAN))
        for player, state in g.state.players.items()
    }


def _holdings(g: View, player: str) -> list[tuple[str, int, int, int]]:
    held = shares_worth(g, player, lambda company: g.price(company) - LESS_PER_LOAN * g.company(company).loans)
    for private in g.privates_of(player):
        price = g.data.privates[private].price
        held.append((private, 100, price, price))
    return held
