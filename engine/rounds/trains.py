"""Buying trains from the bank and from other companies, and giving them back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from engine.actions import BuyTrain
from engine.errors import IllegalAction
from engine.events import TrainBought, TrainOffered
from engine.rounds.consent import ConsentRule
from engine.state import Frame

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.view import View


@dataclass(slots=True)
class TrainOffer(Frame):
    """A checked purchase that waits for the other player: what, from whom, at what price."""

    kind: ClassVar[str] = "train_offer"
    buyer: str
    seller: str
    train: str
    price: int
    player: str


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
