"""Buying trains (chapter 9): Available, the pool, other companies, and the president's help."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.actions import Action, BuyTrain, Offer
from engine.acts import Act, Want
from engine.errors import IllegalAction
from engine.events import MoneyDue, TrainBought
from engine.finance.holdings import POOL
from engine.rounds.trains import ask_seller, check_seller, hand_over
from engine.titles.t1865.board.traffic import total
from engine.titles.t1865.phases import sold_new, train_limit
from engine.titles.t1865.state import Raising
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.view import View

NEW = "new trains"
"""Among the counts of a turn: trains bought from Available."""


def available(g: View) -> str:
    """9.2: the kind on top of Available: one phase after the other, the discounted train last of its phase."""
    return next(kind for kind, left in g.state.depot.items() if left is None or left > 0)


def on_sale(g: View) -> dict[tuple[str, str], int]:
    """9.2: the trains of the bank, (kind, "bank" or "pool"), at their printed prices."""
    kinds = [(available(g), BANK), *((kind, POOL) for kind in g.data.trains if kind in g.state.pool)]
    return {(kind, source): g.data.trains[kind].price for kind, source in kinds}


def must_own(g: View, turn: CompanyTurn) -> bool:
    """9.6: traffic, and no train."""
    return not g.company(turn.company).trains and total(g, turn.company) > 0


def is_forced(g: View, turn: CompanyTurn) -> bool:
    """9.8: it must buy, and its money buys no train of Available or the pool."""
    return must_own(g, turn) and g.cash(turn.company) < min(on_sale(g).values())


class BuyTrains(Act):
    """9.1-9.8."""

    action = BuyTrain

    def candidates(self, g: View, frame: CompanyTurn, want: Want) -> Iterator[Action | Offer]:
        """From Available and the pool, then other companies' trains as offers with bounds for the price."""
        for (kind, source), price in on_sale(g).items():
            yield BuyTrain(kind, source, price)
        cash = g.cash(frame.company)
        room = train_limit(g, frame.company) - len(g.company(frame.company).trains)
        if cash < 1 or room < 1 or want.get("source", "") in (BANK, POOL):
            return
        for seller in self._sellers(g, frame.company):
            for kind in dict.fromkeys(g.company(seller).trains):
                proposal = BuyTrain(kind, seller, min(cash, g.data.trains[kind].price))
                yield Offer(BuyTrain.type, {"train": kind, "source": seller}, {"price": (1, cash, 1)}, (proposal,))

    def _sellers(self, g: View, buyer: str) -> list[str]:
        return [name for name, each in g.state.companies.items() if name != buyer and each.trains]

    def check(self, g: View, frame: CompanyTurn, action: BuyTrain) -> None:
        """IllegalAction without room, a train for sale there, a lawful price, the money; a president's help is any."""
        held, limit = len(g.company(frame.company).trains), train_limit(g, frame.company)
        if held >= limit:
            raise IllegalAction("train.limit", company=frame.company, held=held, limit=limit)
        if action.train not in g.data.trains:
            raise IllegalAction("train.unknown", train=action.train, legal_instead=tuple(g.data.trains))
        if action.trade:
            raise IllegalAction("train.no_trade", train=action.train, trade=action.trade)
        if action.source in (BANK, POOL):
            offers = on_sale(g)
            price = offers.get((action.train, action.source))
            if price is None:
                waits = action.source == BANK and g.state.depot.get(action.train) != 0
                here = tuple(dict.fromkeys(kind for kind, source in offers if source == action.source))
                gone = "train.sold_out" if action.source == BANK else "train.not_in_pool"
                reason = "train.not_yet" if waits else gone
                raise IllegalAction(reason, train=action.train, source=action.source, legal_instead=here)
            if action.price != price:
                raise IllegalAction("train.price", train=action.train, price=price, given=action.price)
            if is_forced(g, frame):
                return
        else:
            check_seller(g, action, (BANK, POOL, *self._sellers(g, frame.company)))
        if action.price > g.cash(frame.company):
            raise IllegalAction("money.short", need=action.price, has=g.cash(frame.company), who=frame.company)

    def apply(self, g: Editor, frame: CompanyTurn, action: BuyTrain) -> None:
        """Buy, ask the other president first, or have the president raise money."""
        company, player = frame.company, g.actor(frame.company) or ""
        if action.source in (BANK, POOL):
            due = action.price - g.cash(company)
            if due > g.cash(player):
                g.emit(MoneyDue(player, company, due, "train"))
                g.push(Raising(player, company, action.train, action.source, action.price))
            else:
                buy_from_bank(g, frame, action.train, action.source, action.price)
        elif g.rules["trade_consent"] and g.actor(action.source) != player:
            ask_seller(g, company, action)
        else:
            hand_over(g, company, action.source, action.train, action.price)


def buy_from_bank(g: Editor, turn: CompanyTurn, train: str, source: str, price: int) -> None:
    """9.5, 9.8: the company pays what it has and the president the rest; a new train moves the price, once a turn."""
    company = turn.company
    own = min(price, g.cash(company))
    g.pay(company, BANK, own, "train")
    g.pay(g.actor(company) or "", BANK, price - own, "train", company)
    g.sell_train(company, train, source)
    g.emit(TrainBought(company, train, source, price))
    if source == BANK:
        if not turn.count(NEW):
            g.move_price(company, 1, "new_train")
        turn.add(NEW)
        sold_new(g, train)
