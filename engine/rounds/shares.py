"""Trading shares: selling blocks, buying single shares."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.actions import Action, BuyShare, Offer, SellShares
from engine.acts import Act, Want
from engine.errors import IllegalAction
from engine.events import ShareBought, SharesSold
from engine.finance.holdings import (
    certificate_limit,
    certificates,
    check_purchase_limits,
    is_over_limit,
    percent,
    single_units,
)
from engine.finance.presidency import could_sell, settle_presidency
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.stock import StockTurn
    from engine.view import View


class SaleRules:
    """What differs about selling: where the shares go, what forbids a sale, how the price falls, what is noted."""

    def __init__(self, stock: str) -> None:
        self.stock = stock

    def seller(self, g: View, frame: Any) -> str:
        """The player who sells: whose turn the frame is."""
        return frame.player

    def check(self, g: View, frame: Any, company: str, units: int) -> None:
        """Refuse a sale for a reason beside that of the holding itself."""

    def fall(self, g: Editor, company: str, units: int) -> None:
        """Move the price for so many units sold in one block."""

    def sold(self, g: Editor, frame: Any, company: str) -> None:
        """Note the sale in the frame, where later moves depend on it."""


class OneBlockSale(SaleRules):
    """One block of each company in a turn."""

    def check(self, g: View, frame: StockTurn, company: str, units: int) -> None:
        """IllegalAction for a second block of the same company in this turn."""
        if company in frame.sold:
            raise IllegalAction("share.one_block", company=company)

    def sold(self, g: Editor, frame: StockTurn, company: str) -> None:
        """In the turn and in the round."""
        frame.note_sale(g, company)


class SellBlock(Act):
    """Sell shares of one company in one block: the price before the sale for each, then it falls."""

    action = SellShares

    def __init__(self, rules: SaleRules) -> None:
        self._rules = rules

    def candidates(self, g: View, frame: Any, want: Want) -> Iterator[Action | Offer]:
        """Each company that the player holds, from one share upwards."""
        seller = self._rules.seller(g, frame)
        for name, company in g.state.companies.items():
            for units in range(1, company.shares.get(seller, 0) + 1):
                yield SellShares(name, units * company.unit)

    def check(self, g: View, frame: Any, action: SellShares) -> None:
        """IllegalAction unless held, allowed now, and sold without a president's certificate."""
        seller = self._rules.seller(g, frame)
        company = g.state.companies.get(action.company)
        if company is None or not company.shares:
            raise IllegalAction("share.no_such_company", company=action.company, legal_instead=tuple(g.by_price()))
        held = percent(company, seller)
        if action.percent <= 0 or action.percent % company.unit or action.percent > held:
            raise IllegalAction(
                "share.not_held", company=action.company, percent=action.percent, held=held, unit=company.unit
            )
        units = action.percent // company.unit
        self._rules.check(g, frame, action.company, units)
        if not could_sell(g, company, seller, units):
            size = company.president_size * company.unit
            raise IllegalAction("share.president_certificate", company=action.company, held=held, size=size)

    def apply(self, g: Editor, frame: Any, action: SellShares) -> None:
        """Shares to the stock, money to the player, the presidency is looked at, the price falls."""
        seller, company = self._rules.seller(g, frame), g.company(action.company)
        units = action.percent // company.unit
        each = g.price(action.company)
        g.move_shares(action.company, seller, self._rules.stock, units)
        g.pay(BANK, seller, each * units, "sale")
        g.emit(SharesSold(seller, action.company, action.percent, each, each * units))
        settle_presidency(g, action.company)
        self._rules.sold(g, frame, action.company)
        self._rules.fall(g, action.company, units)


def refuse_over_limit(g: View, player: str) -> None:
    """IllegalAction for one who holds more certificates than the limit."""
    if is_over_limit(g, player):
        raise IllegalAction("share.must_sell_first", held=certificates(g, player), limit=certificate_limit(g))


class PurchaseRules:
    """What differs about buying single shares."""

    def __init__(self, stock: str) -> None:
        self.stock = stock

    def sources(self, g: View, company: str) -> tuple[str, ...]:
        """The stocks from which shares of a company are sold; the first is meant where none is named."""
        return (self.stock,)

    def price(self, g: View, company: str, source: str) -> int:
        """What a share costs there."""
        return g.price(company)

    def check(self, g: View, frame: StockTurn, company: str, source: str) -> None:
        """Refuse a purchase for a reason of the title: by default, by one who has to sell first."""
        refuse_over_limit(g, frame.player)

    def check_left(self, g: View, player: str, company: str, source: str) -> None:
        """IllegalAction where there's none for sale: the president's certificate is no single share."""
        if single_units(g.company(company), source) < 1:
            raise IllegalAction("share.none_left", company=company, source=source)

    def check_limits(self, g: View, player: str, company: str) -> None:
        """Refuse a share above the limits of holdings and certificates."""
        check_purchase_limits(g, player, company, 1)

    def giver(self, g: View, player: str, company: str, source: str) -> str:
        """The holder that parts with the share: the stock where it's bought."""
        return source

    def payee(self, g: View, company: str, source: str) -> str:
        """Who is paid for a share."""
        return BANK

    def bought(self, g: Editor, frame: StockTurn, company: str, source: str) -> None:
        """Note the purchase in the frame, where later moves depend on it."""


class BuyOne(Act):
    """Buy one single share."""

    action = BuyShare

    def __init__(self, rules: PurchaseRules) -> None:
        self._rules = rules

    def candidates(self, g: View, frame: StockTurn, want: Want) -> Iterator[Action | Offer]:
        """A share of each company in operating order, from each stock that has some."""
        for company in g.by_price():
            sources = self._rules.sources(g, company)
            for source in sources:
                yield BuyShare(company, source if len(sources) > 1 else "")

    def check(self, g: View, frame: StockTurn, action: BuyShare) -> None:
        """IllegalAction unless it's in the stock, not sold in this round, within the limits, and affordable."""
        name, player = action.company, frame.player
        company = g.state.companies.get(name)
        if company is None or name not in g.by_price():
            reason = "share.not_in_play" if company is not None and company.shares else "share.no_such_company"
            raise IllegalAction(reason, company=name, legal_instead=tuple(g.by_price()))
        source = self._source(g, action)
        self._rules.check(g, frame, name, source)
        self._rules.check_left(g, player, name, source)
        if name in frame.sold_in_round(g):
            raise IllegalAction("share.sold_this_round", company=name)
        self._rules.check_limits(g, player, name)
        price, cash = self._rules.price(g, name, source), g.cash(player)
        if cash < price:
            raise IllegalAction("money.short", need=price, has=cash, who=player)

    def prices(self, g: View, company: str) -> list[int]:
        """What each single share of a company costs that is for sale, the cheapest first."""
        by_stock = self.by_stock(g, company)
        left = {each: max(0, single_units(g.company(company), each)) for each in by_stock}
        return sorted(by_stock[each] for each, count in left.items() for _ in range(count))

    def by_stock(self, g: View, company: str) -> dict[str, int]:
        """What a share of a company with a price costs from each stock that sells its shares, whether any is left."""
        return {each: self._rules.price(g, company, each) for each in self._rules.sources(g, company)}

    def _source(self, g: View, action: BuyShare) -> str:
        sources = self._rules.sources(g, action.company)
        if not action.source:
            return sources[0]
        if action.source not in sources:
            raise IllegalAction("share.none_left", company=action.company, source=action.source, legal_instead=sources)
        return action.source

    def apply(self, g: Editor, frame: StockTurn, action: BuyShare) -> None:
        """Money for the share, the share to the player, the presidency is looked at."""
        source = self._source(g, action)
        price = self._rules.price(g, action.company, source)
        g.pay(frame.player, self._rules.payee(g, action.company, source), price, "purchase")
        g.move_shares(action.company, self._rules.giver(g, frame.player, action.company, source), frame.player, 1)
        g.emit(ShareBought(frame.player, action.company, g.company(action.company).unit, price))
        settle_presidency(g, action.company)
        frame.note_purchase(g)
        self._rules.bought(g, frame, action.company, source)
