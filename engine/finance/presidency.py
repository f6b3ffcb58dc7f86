"""Who leads a company: the first presidency, and its change after each purchase and each block sold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import PresidentChanged
from engine.finance.holdings import percent

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.state import SeenCompany
    from engine.view import View


def next_president(g: View, company: SeenCompany) -> str | None:
    """Who should lead the company now: nobody, the old president, or the one who holds more than that.

    Without a president it's the first in seat order with as many units as the president's certificate has. Among
    several who hold more than the president, and equally many, it's the first in seat order after the president.
    """
    old = company.president
    if old is None:
        able = [player for player in g.state.seats if company.shares.get(player, 0) >= company.president_size]
        return able[0] if able else None
    candidates = g.seats_from(old)
    most = max(company.shares.get(player, 0) for player in candidates)
    if company.shares.get(old, 0) == most:
        return old
    return next(player for player in candidates if company.shares.get(player, 0) == most)


def settle_presidency(g: Editor, company_id: str) -> None:
    """Hand the president's certificate to whom it's due, in exchange for as many single shares.

    Units don't change hands by it, so a stock need not hold any: the new president's own shares are exchanged.
    """
    company = g.company(company_id)
    new = next_president(g, company)
    if new is None or new == company.president:
        return
    old = company.president
    left = percent(company, old) if old is not None else 0
    g.emit(PresidentChanged(company_id, old, new, percent(company, new), left))
    company.president = new
    company.president_at = new


def could_sell(g: View, company: SeenCompany, player: str, units: int) -> bool:
    """Whether the player could part with so many units, the president's certificate never being sold as such.

    A president may go below it only if somebody else holds at least as much as it, and so takes it over.
    """
    held = company.shares.get(player, 0)
    if units > held:
        return False
    if company.president_at != player or held - units >= company.president_size:
        return True
    others = (company.shares.get(other, 0) for other in g.state.seats if other != player)
    return max(others, default=0) >= company.president_size
