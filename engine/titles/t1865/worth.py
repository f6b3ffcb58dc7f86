"""The score (13.4, 13.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.finance.worth import Worth, loans_held, shares_worth
from engine.titles.t1865.common import own

if TYPE_CHECKING:
    from engine.view import View


def result(g: View) -> dict[str, Worth]:
    """Cash, each share at its price less 50 a loan of the company, less 500 a personal loan."""
    return {player: _worth(g, player, state.cash) for player, state in g.state.players.items()}


def _worth(g: View, player: str, cash: int) -> Worth:
    each: int = g.data.raw["loan"]["amount"]
    held = shares_worth(g, player, lambda company: _price(g, company))
    owed = own(g).debts.get(player, 0) * each
    return Worth(cash, tuple(held), owed, loans_held(g, player, g.data.raw["loan"]["per_share"]))


def _price(g: View, company: str) -> int:
    """13.4: less 50 for each of the company's loans."""
    less: int = g.data.raw["loan"]["per_share"]
    return g.price(company) - less * g.company(company).loans
