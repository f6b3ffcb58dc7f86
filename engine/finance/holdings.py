"""Who holds what of a company, counted in its units; certificates and limits are computed from that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.errors import IllegalAction

if TYPE_CHECKING:
    from engine.state import SeenCompany
    from engine.view import View

IPO, POOL = "ipo", "pool"
"""Holders beside the players: certificates never sold, certificates sold back."""


def percent(company: SeenCompany, holder: str) -> int:
    """The holder's part of the company in percent."""
    return company.shares.get(holder, 0) * company.unit


def sold_percent(g: View, company_id: str) -> int:
    """What has been sold out of the IPO, in percent."""
    return 100 - percent(g.company(company_id), IPO)


def players_holdings(g: View, company: SeenCompany) -> tuple[tuple[str, int], ...]:
    """The players who hold anything of the company, in seat order, with their parts in percent."""
    return tuple((player, percent(company, player)) for player in g.state.seats if company.shares.get(player, 0))


def single_units(company: SeenCompany, holder: str) -> int:
    """The units that a holder has beside the president's certificate."""
    bound = company.president_size if company.president_at == holder else 0
    return company.shares.get(holder, 0) - bound


def single_halves(g: View, company: SeenCompany) -> int:
    """What a single share of the company counts, in half certificates."""
    return 1 if company.unit < g.data.half_certificates_below else 2


def half_certificates(g: View, player: str) -> int:
    """What counts against the player's limit, in half certificates: the president's counts one whole.

    Private companies count; companies whose marker is in a zone that exempts them don't.
    """
    halves = 2 * sum(g.data.privates[private].counts for private in g.privates_of(player))
    for name, company in g.state.companies.items():
        units = company.shares.get(player, 0)
        if units and g.zone(name).counts:
            halves += single_units(company, player) * single_halves(g, company)
            halves += 2 if company.president_at == player else 0
    return halves


def certificates(g: View, player: str) -> float:
    """The certificates that count against the player's limit; a whole number where there are no halves."""
    whole, half = divmod(half_certificates(g, player), 2)
    return whole + 0.5 if half else whole


def certificate_limit(g: View) -> int:
    """How many certificates a player may hold."""
    return g.rulebook.certificate_limit(g)


def is_over_limit(g: View, player: str) -> bool:
    """Whether the player holds more certificates than the limit."""
    return half_certificates(g, player) > 2 * certificate_limit(g)


def players_units(g: View, company: SeenCompany) -> int:
    """The units that players hold together."""
    return sum(company.shares.get(player, 0) for player in g.state.seats)


def check_holding_limit(g: View, player: str, company_id: str, units: int) -> None:
    """IllegalAction for a purchase that breaks the limit of one company, unless its zone lifts it."""
    company = g.company(company_id)
    after = percent(company, player) + units * company.unit
    limit = g.data.holding_limit
    if after > limit and g.zone(company_id).limited:
        raise IllegalAction("share.holding_limit", company=company_id, after=after, limit=limit)


def check_certificate_limit(g: View, player: str, halves: int) -> None:
    """IllegalAction if taking so many half certificates breaks the player's limit."""
    most = certificate_limit(g)
    if halves and half_certificates(g, player) + halves > 2 * most:
        raise IllegalAction("share.certificate_limit", held=certificates(g, player), limit=most)


def check_purchase_limits(g: View, player: str, company_id: str, units: int) -> None:
    """Refuse a purchase of single shares that breaks the limit of one company or that of certificates."""
    check_holding_limit(g, player, company_id, units)
    counts = g.zone(company_id).counts
    check_certificate_limit(g, player, units * single_halves(g, g.company(company_id)) if counts else 0)
