"""Stock rounds as usual: an IPO at par and a pool at the market price, one purchase a turn, who has to sell first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.acts import Act, has_legal
from engine.errors import IllegalAction
from engine.finance.holdings import IPO, POOL, is_over_limit, percent, players_units
from engine.rounds.shares import PurchaseRules, SaleRules
from engine.rounds.starting import StartRules
from engine.rounds.stock import must_cure_limit
from engine.usual.rules import PUBLIC, usual
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.stock import StockTurn
    from engine.view import View


class StockSale(SaleRules):
    """Sales in a stock turn: none in the game's first round, one block of each company a turn, the pool's limit."""

    def __init__(self) -> None:
        super().__init__(POOL)

    def check(self, g: View, frame: StockTurn, company: str, units: int) -> None:
        """IllegalAction in the first stock round, for a second block of a company, and for an unlawful sale."""
        if g.state.set_number == 1:
            raise IllegalAction("share.first_round", company=company)
        if company in frame.sold:
            raise IllegalAction("share.one_block", company=company)
        self.check_further(g, frame, company, units)
        usual(g).check_lawful_sale(g, frame.player, company, units)

    def check_further(self, g: View, frame: StockTurn, company: str, units: int) -> None:
        """IllegalAction for a reason of the title."""
        return

    def fall(self, g: Editor, company: str, units: int) -> None:
        """Move the price for so many units sold, as each sale of shares does."""
        usual(g).price_falls(g, company, units)

    def sold(self, g: Editor, frame: StockTurn, company: str) -> None:
        """Note the sale in turn and round."""
        frame.note_sale(g, company)


def over_held(g: View, player: str) -> list[str]:
    """The companies of which a player holds more than the limit, outside the zones that lift it."""
    limit = g.data.holding_limit
    return [name for name in g.by_price() if percent(g.company(name), player) > limit and g.zone(name).limited]


def is_in_breach(g: View, player: str) -> bool:
    """Whether a player is over the certificate limit, or over that of a company."""
    return is_over_limit(g, player) or bool(over_held(g, player))


class MustSell:
    """Who must sell before anything else: over the certificate limit, or over that of a company."""

    def __init__(self, sell: Act) -> None:
        self._sell = sell

    def __call__(self, g: View, frame: StockTurn) -> IllegalAction | None:
        """The refusal of all else; None if nothing can be sold."""
        refusal = must_cure_limit(g, frame)
        if refusal is not None and has_legal(g, frame, (self._sell,)):
            return refusal
        for company in over_held(g, frame.player):
            if any(True for _ in self._sell.legal(g, frame, {"company": company})):
                held = percent(g.company(company), frame.player)
                return IllegalAction("share.over_held", company=company, held=held, limit=g.data.holding_limit)
        return None


class Before:
    """What comes before a purchase: nothing was bought in the turn, and nobody has to sell first."""

    def __init__(self, must_sell: MustSell) -> None:
        self._must_sell = must_sell

    def check(self, g: View, frame: StockTurn, company: str = "") -> None:
        """IllegalAction by these; `company` is the one of which a single share would be bought."""
        if frame.bought:
            raise IllegalAction("share.one_purchase")
        refusal = self._must_sell(g, frame)
        if refusal is not None:
            raise refusal


class StockPurchase(PurchaseRules):
    """Single shares from the IPO at par, or from the pool at the market price."""

    def __init__(self, before: Before) -> None:
        super().__init__(IPO)
        self._before = before

    def sources(self, g: View, company: str) -> tuple[str, ...]:
        """Where shares are bought: the IPO and the pool."""
        return (IPO, POOL)

    def price(self, g: View, company: str, source: str) -> int:
        """Par from the IPO, the market price from the pool."""
        return g.company(company).par if source == IPO else g.price(company)

    def check(self, g: View, frame: StockTurn, company: str, source: str) -> None:
        """IllegalAction by what comes before a purchase."""
        self._before.check(g, frame, company)

    def payee(self, g: View, company: str, source: str) -> str:
        """The bank for the pool's shares; for the IPO's by how the company gets its capital."""
        return usual(g).payee(g, company) if source == IPO else BANK

    def bought(self, g: Editor, frame: StockTurn, company: str, source: str) -> None:
        """Note the purchase; the company may float by it."""
        frame.company_bought = company
        if source == IPO:
            usual(g).left_ipo(g, company, 1)


class StockStart(StartRules):
    """Starting a public company."""

    def __init__(self, before: Before) -> None:
        super().__init__(IPO)
        self._before = before

    def startable(self, g: View) -> list[str]:
        """Every public company not yet started and not closed."""
        companies = g.state.companies.items()
        return [name for name, each in companies if each.kind == PUBLIC and not each.in_play and not each.closed]

    def check(self, g: View, frame: StockTurn, company: str) -> None:
        """IllegalAction by what comes before a purchase."""
        self._before.check(g, frame)

    def started(self, g: Editor, frame: StockTurn, company: str, price: int) -> None:
        """The money for its first shares."""
        usual(g).started(g, company)
        g.pay(frame.player, usual(g).payee(g, company), price * g.company(company).president_size, "purchase")
        frame.company_bought = company


def finish_stock_round(g: Editor) -> None:
    """Companies all of whose shares are in players' hands move up, in operating order."""
    for name in g.by_price():
        company = g.company(name)
        if players_units(g, company) * company.unit == 100:
            g.move_marker(name, "up", 1, "sold_out")
