"""The score (13.4, 13.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.finance.worth import shares_worth
from engine.rulebook import Worth
from engine.titles.t1865.common import own

if TYPE_CHECKING:
    from engine.view import View


def result(g: View) -> dict[str, Worth]:
    """Cash, each share at its price less 50 a loan of the company, less 500 a personal loan."""
    each: int = g.data.raw["loan"]["amount"]
    debts = own(g).debts
    return {
        player: Worth(
            state.cash, tuple(shares_worth(g, player, lambda company: _price(g, company))), debts.get(player, 0) * each
        )
        for player, state in g.state.players.items()
    }


def _price(g: View, company: str) -> int:
    """13.4: less 50 for each of the company's loans."""
    less: int = g.data.raw["loan"]["per_share"]
    return g.price(company) - less * g.company(company).loans
