"""Private companies that companies buy from players, at any time of their turns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from engine.actions import Action, BuyPrivate, Offer
from engine.acts import Act, Want
from engine.errors import IllegalAction
from engine.events import PrivateBought, PrivateOffered
from engine.rounds.stock import StockTurn
from engine.state import Frame
from engine.usual.rules import usual

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.view import View


@dataclass(slots=True)
class PrivateOffer(Frame):
    """A purchase of a private company that waits for its owner: `buyer` is a player or a company."""

    kind: ClassVar[str] = "private_offer"
    buyer: str
    private: str
    player: str
    price: int


def check_price(g: View, action: BuyPrivate) -> None:
    """IllegalAction for a price that a company may not pay."""
    low, high = usual(g).private_price(g, action.private)
    if not low <= action.price <= high:
        raise IllegalAction("private.price", given=action.price, lowest=low, highest=high)


class BuyFromPlayer(Act):
    """A company buys a private company from a player."""

    action = BuyPrivate

    def candidates(self, g: View, frame: CompanyTurn, want: Want) -> Iterator[Action | Offer]:
        """Each one that a player owns, with the bounds of the price."""
        if not usual(g).companies_buy_privates(g):
            return
        for private, owner in g.state.privates.items():
            low, high = usual(g).private_price(g, private)
            most = min(high, g.cash(frame.company))
            if owner in g.state.players and low <= most:
                proposal = BuyPrivate(private, owner, most)
                fixed = {"private": private, "source": owner}
                yield Offer(BuyPrivate.type, fixed, {"price": (low, most, 1)}, (proposal,))

    def in_prospect(self, g: View, frame: CompanyTurn) -> bool:
        """The phase, and a private company in a player's hands; money may still come."""
        owned = any(owner in g.state.players for owner in g.state.privates.values())
        return owned and usual(g).companies_buy_privates(g)

    def check(self, g: View, frame: CompanyTurn, action: BuyPrivate) -> None:
        """IllegalAction by the phase, the owner, the price, the money."""
        if not usual(g).companies_buy_privates(g):
            raise IllegalAction("private.phase", phase=g.state.phase)
        if action.source not in g.state.players or g.state.privates.get(action.private) != action.source:
            raise IllegalAction("private.not_owned", private=action.private, source=action.source)
        check_price(g, action)
        if action.price > g.cash(frame.company):
            raise IllegalAction("money.short", need=action.price, has=g.cash(frame.company), who=frame.company)

    def apply(self, g: Editor, frame: CompanyTurn, action: BuyPrivate) -> None:
        """Buy it, or ask its owner first."""
        if usual(g).needs_consent(g) and g.actor(frame.company) != action.source:
            g.push(PrivateOffer(frame.company, action.private, action.source, action.price))
            g.emit(PrivateOffered(frame.company, action.private, action.source, action.price))
        else:
            hand_over(g, frame.company, action.private, action.source, action.price)


def hand_over(g: Editor, buyer: str, private: str, seller: str, price: int) -> None:
    """The private company changes hands."""
    g.pay(buyer, seller, price, "private")
    g.give_private(private, buyer)
    g.emit(PrivateBought(buyer, private, seller, price))
    usual(g).private_bought(g, buyer, private, seller)


def offer_accepted(g: Editor, offer: PrivateOffer) -> None:
    """The owner has agreed; only now a player has bought something in his turn."""
    hand_over(g, offer.buyer, offer.private, offer.player, offer.price)
    turn = g.state.stack[-1]
    if isinstance(turn, StockTurn) and not turn.bought:
        turn.note_purchase(g)
