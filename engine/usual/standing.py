"""What a player is worth, what there is to say of a company that doesn't operate, and what must always hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.finance.holdings import POOL, percent, sold_percent
from engine.finance.worth import Worth, loans_held, shares_worth
from engine.hints import Remark
from engine.usual.rules import PUBLIC, usual

if TYPE_CHECKING:
    from engine.view import View


def result(g: View, less_per_loan: int = 0) -> dict[str, Worth]:
    """Cash, shares at the market price less so much for each loan of a company, private companies at face value."""
    return {
        player: Worth(
            state.cash, tuple(_holdings(g, player, less_per_loan)), loans=loans_held(g, player, less_per_loan)
        )
        for player, state in g.state.players.items()
    }


def _holdings(g: View, player: str, less_per_loan: int) -> list[tuple[str, int, int, int]]:
    held = shares_worth(g, player, lambda company: g.price(company) - less_per_loan * g.company(company).loans)
    for private in g.privates_of(player):
        price = g.data.privates[private].price
        held.append((private, 100, price, price))
    return held


def company_state(g: View, company: str) -> Remark | None:
    """Private companies unsold or closed; companies closed, not started, or of which too little is sold."""
    if company in g.data.privates:
        return _private_state(g, company)
    state = g.company(company)
    if state.closed:
        return Remark("closed")
    if not state.in_play:
        return Remark("unstarted")
    if usual(g).may_operate(g, company):
        return None
    return Remark("unfloated", {"sold": sold_percent(g, company), "need": usual(g).float_percent(g)})


def _private_state(g: View, private: str) -> Remark | None:
    if private in g.state.closed_privates:
        return Remark("closed")
    return None if private in g.state.privates else Remark("unsold")


def faults(g: View) -> Iterator[str]:
    """All money came out of the bank; the pool holds no more than it may of a company that players can start."""
    total = g.state.bank + sum(g.cash(each) for each in (*g.state.players, *g.state.companies))
    if total != usual(g).usual.bank:
        yield f"there are {total} in all"
    for name, company in g.state.companies.items():
        if percent(company, POOL) > usual(g).usual.pool_limit and company.kind == PUBLIC:
            yield f"the pool holds {company.shares[POOL]} shares of {name}"
