"""Stock rounds: turns in seat order until everybody has passed in succession. Sell, then buy, or pass."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from engine.actions import Action, BuyShare, Offer, Pass, SellShares
from engine.acts import Act, Decision, Want, has_legal
from engine.errors import IllegalAction
from engine.events import Passed, PriorityMoved, ShareBought, SharesSold
from engine.finance.holdings import certificate_limit, certificates, check_purchase_limits, percent
from engine.finance.presidency import could_sell, settle_presidency
from engine.state import Frame
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.view import View


@dataclass(slots=True)
class StockRound(Frame):
    """`player` is next, `passes` were made in succession, `sold` are the companies sold by each player."""

    kind: ClassVar[str] = "stock_round"
    player: str
    passes: int = 0
    last_to_act: str | None = None
    sold: dict[str, list[str]] = field(default_factory=dict[str, list[str]])


@dataclass(slots=True)
class StockTurn(Frame):
    """A player's turn; `sold` are the companies of which a block was sold in it."""

    kind: ClassVar[str] = "stock_turn"
    player: str
    sold: list[str] = field(default_factory=list[str])
    bought: bool = False
    passed: bool = False


def stock_round(g: View) -> StockRound:
    """The stock round that is on."""
    return next(frame for frame in g.state.stack if isinstance(frame, StockRound))


def _over_limit(g: View, player: str) -> bool:
    return certificates(g, player) > certificate_limit(g)


class SellBlock(Act):
    """Sell shares of one company in one block: the price before the sale for each, then it falls once."""

    action = SellShares

    def __init__(self, stock: str, steps: int) -> None:
        self._stock = stock
        self._steps = steps

    def candidates(self, g: View, frame: StockTurn, want: Want) -> Iterator[Action | Offer]:
        """Each company that the player holds, from one share upwards."""
        for name, company in g.state.companies.items():
            for units in range(1, company.shares.get(frame.player, 0) + 1):
                yield SellShares(name, units * company.unit)

    def check(self, g: View, frame: StockTurn, action: SellShares) -> None:
        """Held, not sold before in this turn, and without selling a president's certificate."""
        company = g.state.companies.get(action.company)
        if company is None or not company.shares:
            raise IllegalAction("share.no_such_company", company=action.company, legal_instead=tuple(g.by_price()))
        held = percent(company, frame.player)
        if action.percent <= 0 or action.percent % company.unit or action.percent > held:
            raise IllegalAction(
                "share.not_held", company=action.company, percent=action.percent, held=held, unit=company.unit
            )
        if action.company in frame.sold:
            raise IllegalAction("share.one_block", company=action.company)
        if not could_sell(g, company, frame.player, action.percent // company.unit):
            size = company.president_size * company.unit
            raise IllegalAction("share.president_certificate", company=action.company, held=held, size=size)

    def apply(self, g: Editor, frame: StockTurn, action: SellShares) -> None:
        """Shares to the stock, money to the player, the price falls, the presidency is looked at."""
        company = g.company(action.company)
        units = action.percent // company.unit
        each = g.price(action.company)
        g.move_shares(action.company, frame.player, self._stock, units)
        g.pay(BANK, frame.player, each * units, "sale")
        g.emit(SharesSold(frame.player, action.company, action.percent, each, each * units))
        settle_presidency(g, action.company)
        g.move_price(action.company, self._steps, "sale")
        frame.sold.append(action.company)
        _acted(g, frame)
        sold = stock_round(g).sold.setdefault(frame.player, [])
        if action.company not in sold:
            sold.append(action.company)


class BuyOne(Act):
    """Buy one single share out of the stock at the current price."""

    action = BuyShare

    def __init__(self, stock: str) -> None:
        self._stock = stock

    def candidates(self, g: View, frame: StockTurn, want: Want) -> Iterator[Action | Offer]:
        """A share of each company, in operating order."""
        return (BuyShare(company) for company in g.by_price())

    def check(self, g: View, frame: StockTurn, action: BuyShare) -> None:
        """In the stock, not sold in this round, within the limits, and affordable."""
        company = g.state.companies.get(action.company)
        if company is None or action.company not in g.by_price():
            raise IllegalAction("share.no_such_company", company=action.company, legal_instead=tuple(g.by_price()))
        if _over_limit(g, frame.player):
            raise IllegalAction("share.must_sell_first", held=certificates(g, frame.player), limit=certificate_limit(g))
        bound = company.president_size if company.president_at == self._stock else 0
        if company.shares.get(self._stock, 0) - bound < 1:
            raise IllegalAction("share.none_left", company=action.company)
        if action.company in stock_round(g).sold.get(frame.player, ()):
            raise IllegalAction("share.sold_this_round", company=action.company)
        check_purchase_limits(g, frame.player, action.company, 1)
        price, cash = g.price(action.company), g.cash(frame.player)
        if cash < price:
            raise IllegalAction("money.short", need=price, has=cash, who=frame.player)

    def apply(self, g: Editor, frame: StockTurn, action: BuyShare) -> None:
        """Money to the bank, the share to the player, the presidency is looked at."""
        price = g.price(action.company)
        g.pay(frame.player, BANK, price, "purchase")
        g.move_shares(action.company, self._stock, frame.player, 1)
        g.emit(ShareBought(frame.player, action.company, g.company(action.company).unit, price))
        settle_presidency(g, action.company)
        frame.bought = True
        _acted(g, frame)


class EndStockTurn(Act):
    """Pass, or end a turn in which shares were sold."""

    action = Pass

    def __init__(self, sell: Act) -> None:
        self._sell = sell

    def candidates(self, g: View, frame: StockTurn, want: Want) -> Iterator[Action | Offer]:
        """There's one way to pass."""
        yield Pass()

    def check(self, g: View, frame: StockTurn, action: Pass) -> None:
        """Who is over the certificate limit must sell while a sale is legal."""
        if _over_limit(g, frame.player) and has_legal(g, frame, (self._sell,)):
            raise IllegalAction("share.must_sell_first", held=certificates(g, frame.player), limit=certificate_limit(g))

    def apply(self, g: Editor, frame: StockTurn, action: Pass) -> None:
        """The turn is over."""
        if not frame.sold:
            stock_round(g).passes += 1
            g.emit(Passed(frame.player, None, "stock", g.is_automatic))
        frame.passed = True


def _acted(g: Editor, frame: StockTurn) -> None:
    round_ = stock_round(g)
    round_.passes = 0
    round_.last_to_act = frame.player


class StockTurnRule:
    """A player's turn: sales, then at most one purchase, which ends it."""

    def __init__(self, clause: str, sell: Act, buy: Act) -> None:
        self._clause = clause
        self._sell_or_buy = (sell, buy)
        self._acts = (sell, buy, EndStockTurn(sell))

    def decide(self, g: Editor, frame: StockTurn) -> Decision | None:
        """The player's choice until the turn is over."""
        if frame.bought or frame.passed:
            g.pop(frame)
            return None
        return Decision(frame.player, None, "stock", self._clause)

    def acts(self, g: View, frame: StockTurn) -> tuple[Act, ...]:
        """Everything is open until the purchase or the pass."""
        return self._acts

    def automatic(self, g: View, frame: StockTurn, decision: Decision) -> Action | None:
        """Who can neither sell nor buy passes."""
        return None if has_legal(g, frame, self._sell_or_buy) else Pass()


class StockRoundRule:
    """Turns in seat order; `finish` does what is due at the end, before the priority deal is handed on."""

    def __init__(self, finish: Callable[[Editor], None]) -> None:
        self._finish = finish

    def decide(self, g: Editor, frame: StockRound) -> Decision | None:
        """The next turn, or the end of the round."""
        if frame.passes >= len(g.state.seats):
            self._finish(g)
            if frame.last_to_act is not None:
                g.state.priority = g.seats_from(frame.last_to_act)[1]
                g.emit(PriorityMoved(g.state.priority))
            g.pop(frame)
            return None
        g.push(StockTurn(frame.player))
        frame.player = g.seats_from(frame.player)[1]
        return None

    def acts(self, g: View, frame: StockRound) -> tuple[Act, ...]:
        """Nothing is decided between two turns."""
        return ()

    def automatic(self, g: View, frame: StockRound, decision: Decision) -> Action | None:
        """Nothing is decided between two turns."""
        return None
