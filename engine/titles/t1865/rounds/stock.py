"""Players in the stock round (7C, 7D, 7F, 7G): selling, buying from three stocks, starting companies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.actions import SellShares
from engine.errors import IllegalAction
from engine.finance.holdings import IPO, POOL
from engine.rounds.shares import OneBlockSale, PurchaseRules, SellBlock
from engine.rounds.starting import StartRules
from engine.titles.t1865.common import DRAGONS, is_launched, own, phase_figures
from engine.titles.t1865.rounds.chart import zoned_price
from engine.titles.t1865.rounds.launch import free_cities, note_ipo_sale
from engine.titles.t1865.state import HomeChoice
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.stock import StockTurn
    from engine.view import View


def pool_room(g: View, company: str) -> int:
    """7.12: how many shares the pool can still take, at most 50 % of the company in all."""
    state = g.company(company)
    return g.data.raw["pool_limit"] // state.unit - state.shares.get(POOL, 0)


STOCKS = {IPO: "7.15", POOL: "7.16", DRAGONS: "7.17"}
"""The clauses about buying from each stock."""


def check_sale(g: View, company: str, units: int) -> None:
    """7.12: IllegalAction unless the company has operated, and the pool has room."""
    state = g.company(company)
    if not state.operated:
        raise IllegalAction("share.not_operated", company=company)
    room = pool_room(g, company)
    if units > room:
        limit: int = g.data.raw["pool_limit"]
        after = (state.shares.get(POOL, 0) + units) * state.unit
        raise IllegalAction("share.pool_limit", company=company, after=after, limit=limit)


def ipo_price(g: View, company: str) -> int:
    """7.15: the market's price; by the other reading that of the start."""
    return g.company(company).par if g.rules["ipo_price"] == "par" else g.price(company)


class PlayersSales(OneBlockSale):
    """7.11, 7.12: each company once a turn."""

    def __init__(self) -> None:
        super().__init__(POOL)

    def check(self, g: View, frame: StockTurn, company: str, units: int) -> None:
        """IllegalAction for a second block of the same company in this turn, and by 7.12."""
        super().check(g, frame, company, units)
        check_sale(g, company, units)


class SellAndDrop(SellBlock):
    """7.13, 7.24: the price falls one space a share if the seller was the president when the sale was announced."""

    def apply(self, g: Editor, frame: Any, action: SellShares) -> None:
        """The sale at the old price, then the fall."""
        led = g.company(action.company).president == self._rules.seller(g, frame)
        units = action.percent // g.company(action.company).unit
        super().apply(g, frame, action)
        if led:
            g.move_price(action.company, -units, "sale")


class Purchases(PurchaseRules):
    """7.15-7.18: from the IPO, the pool and the Dragons."""

    def __init__(self) -> None:
        super().__init__(IPO)

    def sources(self, g: View, company: str) -> tuple[str, ...]:
        """Where its shares are bought: the IPO, the pool, the Dragons."""
        return (IPO, POOL, DRAGONS)

    def price(self, g: View, company: str, source: str) -> int:
        """7.15-7.17: the IPO's price, the market's, or that with the Dragons' surcharge."""
        if source == DRAGONS and is_launched(g, company):
            return zoned_price(g, company)
        return ipo_price(g, company) if source == IPO else g.price(company)

    def check(self, g: View, frame: StockTurn, company: str, source: str) -> None:
        """7.19: nobody has to sell first."""

    def check_left(self, g: View, player: str, company: str, source: str) -> None:
        """IllegalAction where none is left; each stock has its clause."""
        try:
            super().check_left(g, player, company, source)
        except IllegalAction as error:
            raise error.citing(STOCKS[source]) from None

    def payee(self, g: View, company: str, source: str) -> str:
        """The company for shares from the IPO, else the bank."""
        return company if source == IPO else BANK

    def bought(self, g: Editor, frame: StockTurn, company: str, source: str) -> None:
        """7.30: it may be launched by it."""
        note_ipo_sale(g, company)


class Starting(StartRules):
    """7.28, 7.29: any company that isn't started, at a price of the phase."""

    def __init__(self) -> None:
        super().__init__(IPO)

    def prices(self, g: View) -> dict[int, str]:
        """4: from the lowest price to that of the phase, in steps of 10."""
        raw = g.data.raw
        highest: int = phase_figures(g)["highest_start"]
        return {price: str(price) for price in range(raw["lowest_start"], highest + 1, raw["start_step"])}

    def startable(self, g: View) -> list[str]:
        """Those that nobody leads."""
        return [company for company, state in g.state.companies.items() if not state.in_play]

    def check(self, g: View, frame: StockTurn, company: str) -> None:
        """11.6: IllegalAction for one that was absorbed, without a free city."""
        if company not in own(g).homes and not free_cities(g):
            raise IllegalAction("start.no_home", company=company)

    def started(self, g: Editor, frame: StockTurn, company: str, price: int) -> None:
        """7.28: twice the price to the company; 11.6: the home of one that was absorbed is chosen at once."""
        g.pay(frame.player, company, price * g.company(company).president_size, "purchase")
        if company not in own(g).homes:
            g.push(HomeChoice(frame.player, company))


def never(g: View, frame: StockTurn) -> None:
    """7.19: nobody must sell because of a limit."""
