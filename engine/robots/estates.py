"""What each player will own at the end, as far as a position tells: cash, dividends to come, shares, what is owed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.robots.prospects import IN_NEED
from engine.rounds.auction import Auction

if TYPE_CHECKING:
    from engine.position import Position
    from engine.robots.prospects import Forecaster, Prospect
    from engine.robots.timetable import Timetable
    from engine.robots.tips import Tips
    from engine.view import View

EACH_MISSING = 0.55
"""How likely a unit that a company needs to operate is bought by others."""
IDLE = 0.7
"""What a share of a company that never operates is worth, as a part of its price: its money earns nothing."""
DEAREST = 1.25
"""What a private company is worth in an auction at most, by its face value: money in shares earns more by far."""
QUICKLY_SOLD = 0.5
"""What of a player's shares can be made money in time."""


@dataclass(slots=True)
class Estate:
    """A player at the end, in the title's money: what they have, get, and have to pay for trains (`help`).

    time: what they get in the time that a move gives the game or takes from it.
    """

    cash: float = 0
    dividends: float = 0
    prices: float = 0
    privates: float = 0
    help: float = 0
    time: float = 0

    @property
    def total(self) -> float:
        """All of it."""
        return self.cash + self.dividends + self.prices + self.privates + self.time - self.help


def estates(position: Position, tips: Tips, forecaster: Forecaster, buyer: str = "") -> dict[str, Estate]:
    """The players' estates by a forecast of each company that's in play; `buyer` as there."""
    g, table = position.view, forecaster.table
    found = {player: Estate(float(state.cash)) for player, state in g.state.players.items()}
    owed: dict[str, list[tuple[int, float]]] = {}
    on_sale = dict.fromkeys(found, 0.0)
    purses = {player: state.cash for player, state in g.state.players.items()}
    for name, company in g.state.companies.items():
        if not company.in_play or company.closed:
            continue
        prospect, likely = forecaster.prospect(position, name, buyer), _operates(g, tips, name, purses)
        now = _now(g, name, prospect)
        price = _price(g, tips, name, prospect.price, now, likely)
        for player, estate in found.items():
            shares = company.shares.get(player, 0)
            estate.dividends += (shares + (company.owner == player)) * prospect.dividends * likely
            on_sale[player] += QUICKLY_SOLD * shares * now
            estate.prices += shares * price
        leader = g.actor(name)
        if prospect.help and leader in found:
            added = prospect.help * likely * tips.helps_with(g, name)
            found[leader].help += added
            owed.setdefault(leader, []).append((prospect.due, added))
    for player, estate in found.items():
        estate.dividends += estate.cash * (tips.grown(table.rounds) - 1)
        estate.privates = _privates(g, tips, table, player)
        estate.help += IN_NEED * _short(estate, on_sale[player], table, owed.get(player, []))
    _settle_bids(position, tips, table, found)
    return found


def _price(g: View, tips: Tips, company: str, then: float, now: float, likely: float) -> float:
    """A unit at the end, less what the company's loans take off it; what it brings now if it never operates."""
    return likely * then + (1 - likely) * (IDLE * now) - tips.less_per_loan * g.company(company).loans


def _now(g: View, company: str, prospect: Prospect) -> float:
    """What a unit brings now."""
    return g.price(company) if g.company(company).par else prospect.price


def _operates(g: View, tips: Tips, company: str, purses: dict[str, int]) -> float:
    """How likely it operates: certain once enough is sold, or if who leads it can pay what is missing.

    What they pay isn't in their purse for the next company.
    """
    if g.rulebook.is_floated(g, company) is not False:
        return 1.0
    par, leader = max(1, g.company(company).par), g.actor(company) or ""
    need = _missing(g, tips, company)
    own = min(need, purses.get(leader, 0) // par)
    if own:
        purses[leader] -= own * par
    return 0.95**own * EACH_MISSING ** (need - own)


def _missing(g: View, tips: Tips, company: str) -> int:
    """The units that are to be sold yet."""
    state = g.company(company)
    sold = sum(units for holder, units in state.shares.items() if holder in g.state.players)
    return max(0, -(-tips.floats_at(g) // state.unit) - sold)


def _privates(g: View, tips: Tips, table: Timetable, player: str) -> float:
    return sum(private_worth(g, tips, table, each) for each in g.privates_of(player))


def private_worth(g: View, tips: Tips, table: Timetable, private: str) -> float:
    """What a private company brings a player: its income, what a company pays for it or its face value, its power."""
    data = g.data.privates[private]
    income = data.income * min(table.rounds, table.closing)
    return income + tips.resale * data.price + tips.powers.get(private, 0)


def _short(estate: Estate, on_sale: float, table: Timetable, owed: list[tuple[int, float]]) -> float:
    """What a player lacks for trains when they are due, though shares are sold that bring `on_sale`."""
    lacking, paid = 0.0, 0.0
    for due, amount in sorted(owed):
        paid += amount
        has = estate.cash + estate.dividends * due / max(1, table.rounds) + on_sale
        lacking = max(lacking, paid - has)
    return max(0.0, lacking)


def _settle_bids(position: Position, tips: Tips, table: Timetable, found: dict[str, Estate]) -> None:
    """Who bids most gets the private company for it."""
    g = position.view
    auction = next((frame for frame in g.state.stack if isinstance(frame, Auction)), None)
    for private, bids in auction.bids.items() if auction else ():
        if bids:
            player = max(bids, key=lambda each: bids[each])
            found[player].cash -= bids[player]
            most = DEAREST * g.data.privates[private].price + tips.powers.get(private, 0)
            found[player].privates += min(most, private_worth(g, tips, table, private))
