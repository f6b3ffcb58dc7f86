"""Buying trains from the bank and from other companies, and giving them back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Protocol

from engine.actions import Action, BuyTrain, Offer, ScrapTrain
from engine.acts import Act, Want
from engine.errors import IllegalAction
from engine.events import TrainBought, TrainOffered, TrainScrapped
from engine.rounds.consent import ConsentRule
from engine.rounds.operating import CompanyTurn
from engine.state import Frame
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.track import Payment
    from engine.view import View


class TrainRules(Protocol):
    """What differs between titles about buying trains."""

    def price(self, g: View, turn: CompanyTurn, train: str) -> int:
        """What a train from the bank costs in this turn."""
        ...

    def bill(self, g: View, turn: CompanyTurn, train: str) -> list[Payment]:
        """Who is paid for a train from the bank; adds up to its price."""
        ...

    def sellers(self, g: View, buyer: str) -> list[str]:
        """The companies that may sell to this one."""
        ...

    def needs_consent(self, g: View, buyer: str, seller: str) -> bool:
        """Whether the seller's player must agree first."""
        ...

    def sold_by_bank(self, g: Editor, turn: CompanyTurn, train: str) -> None:
        """What a sale by the bank sets off."""
        ...


@dataclass(slots=True)
class TrainOffer(Frame):
    """A checked purchase that waits for the other player: what, from whom, at what price."""

    kind: ClassVar[str] = "train_offer"
    buyer: str
    seller: str
    train: str
    price: int
    player: str


class Scrap(Act):
    """Give a train back to the bank without compensation."""

    action = ScrapTrain

    def candidates(self, g: View, frame: CompanyTurn, want: Want) -> Iterator[Action | Offer]:
        """One of each kind held."""
        return (ScrapTrain(train) for train in dict.fromkeys(g.company(frame.company).trains))

    def check(self, g: View, frame: CompanyTurn, action: ScrapTrain) -> None:
        """IllegalAction unless it's held."""
        trains = g.company(frame.company).trains
        if action.train not in trains:
            raise IllegalAction(
                "train.not_held", train=action.train, company=frame.company, legal_instead=tuple(trains)
            )

    def apply(self, g: Editor, frame: CompanyTurn, action: ScrapTrain) -> None:
        """It goes back to the depot."""
        g.take_train(frame.company, action.train)
        left = g.state.depot[action.train]
        if left is not None:
            g.state.depot[action.train] = left + 1
        g.emit(TrainScrapped(frame.company, action.train))


class Buy(Act):
    """Buy a train: from the bank at its price, from another company at any agreed price of at least 1."""

    action = BuyTrain

    def __init__(self, rules: TrainRules) -> None:
        self._rules = rules

    def candidates(self, g: View, frame: CompanyTurn, want: Want) -> Iterator[Action | Offer]:
        """Each kind in the depot, then each other company's kinds as offers with bounds for the price."""
        if want.get("source", BANK) == BANK:
            for train, left in g.state.depot.items():
                if left is None or left > 0:
                    yield BuyTrain(train, BANK, self._rules.price(g, frame, train))
        cash = g.cash(frame.company)
        if cash < 1 or self._room(g, frame.company) < 1:
            return
        for seller in self._rules.sellers(g, frame.company):
            if want.get("source", seller) == seller:
                for train in dict.fromkeys(g.company(seller).trains):
                    proposal = BuyTrain(train, seller, min(cash, g.data.trains[train].price))
                    fixed = {"train": train, "source": seller}
                    yield Offer(BuyTrain.type, fixed, {"price": (1, cash, 1)}, (proposal,))

    def _room(self, g: View, company: str) -> int:
        return g.rulebook.train_limit(g, company) - len(g.company(company).trains)

    def check(self, g: View, frame: CompanyTurn, action: BuyTrain) -> None:
        """IllegalAction without room, a train that's for sale there, a lawful price, and the money."""
        if self._room(g, frame.company) < 1:
            held, limit = len(g.company(frame.company).trains), g.rulebook.train_limit(g, frame.company)
            raise IllegalAction("train.limit", company=frame.company, held=held, limit=limit)
        if action.train not in g.data.trains:
            raise IllegalAction("train.unknown", train=action.train, legal_instead=tuple(g.data.trains))
        if action.trade:
            raise IllegalAction("train.no_trade", train=action.train, trade=action.trade)
        if action.source == BANK:
            self._check_bank(g, frame, action)
        else:
            self._check_seller(g, frame.company, action)
        if action.price > g.cash(frame.company):
            raise IllegalAction("money.short", need=action.price, has=g.cash(frame.company), who=frame.company)

    def _check_bank(self, g: View, frame: CompanyTurn, action: BuyTrain) -> None:
        left, price = g.state.depot.get(action.train, 0), self._rules.price(g, frame, action.train)
        if left is not None and left < 1:
            raise IllegalAction("train.sold_out", train=action.train)
        if action.price != price:
            raise IllegalAction("train.price", train=action.train, price=price, given=action.price)

    def _check_seller(self, g: View, buyer: str, action: BuyTrain) -> None:
        check_seller(g, action, (BANK, *self._rules.sellers(g, buyer)))

    def apply(self, g: Editor, frame: CompanyTurn, action: BuyTrain) -> None:
        """Buy, or ask the other player first."""
        if action.source == BANK:
            g.pay_all(self._rules.bill(g, frame, action.train))
            g.sell_train(frame.company, action.train, BANK)
            g.emit(TrainBought(frame.company, action.train, BANK, action.price))
            self._rules.sold_by_bank(g, frame, action.train)
        elif self._rules.needs_consent(g, frame.company, action.source):
            ask_seller(g, frame.company, action)
        else:
            hand_over(g, frame.company, action.source, action.train, action.price)


def check_seller(g: View, action: BuyTrain, sources: tuple[str, ...]) -> None:
    """IllegalAction for a company that may not sell, a train that it hasn't, or one for nothing.

    sources: the bank's and the companies that may sell.
    """
    if action.source not in sources:
        raise IllegalAction("train.no_seller", source=action.source, legal_instead=sources)
    trains = g.company(action.source).trains
    if action.train not in trains:
        raise IllegalAction("train.not_held", train=action.train, company=action.source, legal_instead=tuple(trains))
    if action.price < 1:
        raise IllegalAction("train.price_too_low", given=action.price, lowest=1)


def ask_seller(g: Editor, buyer: str, action: BuyTrain) -> None:
    """A checked purchase from another company waits for its player."""
    player = g.actor(action.source) or ""
    g.push(TrainOffer(buyer, action.source, action.train, action.price, player))
    g.emit(TrainOffered(buyer, action.train, action.source, action.price, player))


def hand_over(g: Editor, buyer: str, seller: str, train: str, price: int) -> None:
    """Carry out a sale between two companies."""
    g.pay(buyer, seller, price, "train")
    g.take_train(seller, train)
    g.give_train(buyer, train)
    g.emit(TrainBought(buyer, train, seller, price))


class TrainOfferRule(ConsentRule):
    """The decision of the seller's player; `also` is what a title notes when a train has changed hands."""

    def __init__(self, clause: str, also: Callable[[Editor, TrainOffer], None] = lambda g, offer: None) -> None:
        def accept(g: Editor, offer: TrainOffer) -> None:
            hand_over(g, offer.buyer, offer.seller, offer.train, offer.price)
            also(g, offer)

        super().__init__(clause, accept, lambda offer: offer.seller)
