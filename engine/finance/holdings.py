"""Who holds what of a company, counted in its units; certificates and limits are computed from that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.errors import IllegalAction

if TYPE_CHECKING:
    from engine.state import CompanyState
    from engine.view import View


def percent(company: CompanyState, holder: str) -> int:
    """The holder's part of the company in percent."""
    return company.shares.get(holder, 0) * company.unit


def single_units(company: CompanyState, holder: str) -> int:
    """The units that a holder has beside the president's certificate."""
    bound = company.president_size if company.president_at == holder else 0
    return company.shares.get(holder, 0) - bound


def certificates(g: View, player: str) -> int:
    """The certificates that count against the player's limit: the president's counts one."""
    count = 0
    for company in g.state.companies.values():
        count += company.shares.get(player, 0)
        if company.president_at == player:
            count -= company.president_size - 1
    return count


def certificate_limit(g: View) -> int:
    """How many certificates a player may hold."""
    return g.data.certificate_limit[len(g.state.seats)]


def players_units(g: View, company: CompanyState) -> int:
    """The units that players hold together."""
    return sum(company.shares.get(player, 0) for player in g.state.seats)


def check_has_shares(company: CompanyState) -> None:
    """Refuse a company that has no shares, as one owned whole."""
    if not company.shares:
        raise IllegalAction("share.no_shares")


def check_purchase_limits(g: View, player: str, company_id: str, units: int) -> None:
    """Refuse a purchase that breaks the limit of one company or that of certificates."""
    company = g.company(company_id)
    after = percent(company, player) + units * company.unit
    limit = g.data.holding_limit
    if after > limit:
        raise IllegalAction("share.holding_limit", company=company_id, after=after, limit=limit)
    held, most = certificates(g, player), certificate_limit(g)
    if held >= most:
        raise IllegalAction("share.certificate_limit", held=held, limit=most)
