"""Private companies (chapter 15): buying them, the port, rights to bonuses; private trade between players (3.2.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.actions import Action, BuyPrivate, BuyTrain, Offer
from engine.acts import Act, Want
from engine.errors import IllegalAction
from engine.events import PrivateOffered
from engine.finance.holdings import check_certificate_limit
from engine.titles.t1856.actions import BuyRight, PlacePort, PortPlaced, RightBought
from engine.titles.t1856.board.track import TCC
from engine.titles.t1856.common import is_national, own
from engine.titles.t1856.phases import close_private
from engine.usual.privates import BuyFromPlayer, PrivateOffer, check_price
from engine.usual.stock import Before
from engine.view import BANK

FT = "FT"

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.rounds.operating import CompanyTurn
    from engine.rounds.stock import StockTurn
    from engine.view import View


def trade_terms(g: View, buyer: str | None, action: Action) -> None:
    """15.2: IllegalAction for a price that a company may not pay; 11.4, 14.8: the national company pays face value."""
    if isinstance(action, BuyPrivate) and (buyer in g.state.companies or not (buyer or g.rules["private_trade"])):
        check_price(g, action)
    if isinstance(action, BuyTrain) and any(each and is_national(g, each) for each in (buyer, action.source)):
        face = g.data.trains[action.train].price
        if action.price != face:
            refusal = IllegalAction("train.price", train=action.train, price=face, given=action.price)
            raise refusal.citing("11.4")


def rights_pass(g: Editor, buyer: str, private: str) -> None:
    """15.6: a company that buys a private company with a right gets the right."""
    for kind, right in g.data.raw["rights"].items():
        if right["private"] == private and buyer in g.state.companies:
            own(g).rights.setdefault(buyer, []).append(kind)


def is_left(g: View, private: str) -> bool:
    """Whether a right is still there: FT bars its hex until it's sold (15.2), TCC lays while its hex isn't built."""
    if private == FT:
        return g.state.privates.get(private) not in g.state.companies
    return private != TCC or g.laid(g.data.privates[TCC].blocks) is None


class BuyAmongPlayers(Act):
    """3.2.3: a player buys a private company from another player, as the purchase of a stock turn."""

    action = BuyPrivate

    def __init__(self, before: Before) -> None:
        self._before = before

    def candidates(self, g: View, frame: StockTurn, want: Want) -> Iterator[Action | Offer]:
        """Each one that another player owns."""
        cash = g.cash(frame.player)
        for private, owner in g.state.privates.items():
            if owner in g.state.players and owner != frame.player:
                proposal = BuyPrivate(private, owner, min(cash, g.data.privates[private].price))
                try:
                    self.check(g, frame, proposal)
                except IllegalAction:
                    continue
                fixed = {"private": private, "source": owner}
                yield Offer(BuyPrivate.type, fixed, {"price": (1, cash, 1)}, (proposal,))

    def check(self, g: View, frame: StockTurn, action: BuyPrivate) -> None:
        """IllegalAction unless played so, another's who hasn't declined in this turn, from 1 up, within the limit."""
        if not g.rules["private_trade"]:
            raise IllegalAction("private.no_trade")
        self._before.check(g, frame)
        owner = g.state.privates.get(action.private)
        if owner is None or owner != action.source or owner not in g.state.players or owner == frame.player:
            raise IllegalAction("private.not_owned", private=action.private, source=action.source)
        if action.private in frame.asked:
            raise IllegalAction("private.declined", private=action.private, source=action.source)
        if action.price < 1:
            raise IllegalAction("private.price", given=action.price, lowest=1, highest=g.cash(frame.player))
        check_certificate_limit(g, frame.player, 2)
        if action.price > g.cash(frame.player):
            raise IllegalAction("money.short", need=action.price, has=g.cash(frame.player), who=frame.player)

    def apply(self, g: Editor, frame: StockTurn, action: BuyPrivate) -> None:
        """Its owner is asked, once a turn."""
        if g.rules.get("refused_offers") == "free":
            frame.asked.append(action.private)
        else:
            frame.note_purchase(g)
        g.push(PrivateOffer(frame.player, action.private, action.source, action.price))
        g.emit(PrivateOffered(frame.player, action.private, action.source, action.price))


class Port(Act):
    """15.5: GLSC's company places the port marker in one of its hexes; GLSC closes."""

    action = PlacePort

    def candidates(self, g: View, frame: CompanyTurn, want: Want) -> Iterator[Action | Offer]:
        """All port hexes, for its company."""
        port = g.data.raw["port"]
        owned = g.state.privates.get(port["private"]) == frame.company
        return (PlacePort(hex_id) for hex_id in port["hexes"] if owned)

    def in_prospect(self, g: View, frame: CompanyTurn) -> bool:
        """Its company, or one that may buy it."""
        private = g.data.raw["port"]["private"]
        for_sale = g.state.privates.get(private) in g.state.players and BuyFromPlayer().in_prospect(g, frame)
        return g.state.privates.get(private) == frame.company or for_sale

    def check(self, g: View, frame: CompanyTurn, action: PlacePort) -> None:
        """IllegalAction unless owned, and a port hex."""
        port = g.data.raw["port"]
        if g.state.privates.get(port["private"]) != frame.company:
            raise IllegalAction("port.not_owned", private=port["private"], company=frame.company)
        if action.hex not in port["hexes"]:
            raise IllegalAction("port.no_port", hex=action.hex, legal_instead=tuple(port["hexes"]))

    def apply(self, g: Editor, frame: CompanyTurn, action: PlacePort) -> None:
        """It's there until the first 6-train."""
        own(g).port, own(g).port_owner = action.hex, frame.company
        g.emit(PortPlaced(frame.company, action.hex))
        g.drop_derived()
        close_private(g, g.data.raw["port"]["private"])


class Rights(Act):
    """15.6: buy the right to the bonus of the bridge or the tunnel."""

    action = BuyRight

    def candidates(self, g: View, frame: CompanyTurn, want: Want) -> Iterator[Action | Offer]:
        """Buying a right of each kind that the figures name."""
        return (BuyRight(kind) for kind in g.data.raw["rights"])

    def in_prospect(self, g: View, frame: CompanyTurn) -> bool:
        """One that isn't held, whose private company is no player's, and of which one is left."""
        held, left = own(g).rights.get(frame.company, ()), own(g).rights_left
        rights = {kind: right["private"] for kind, right in g.data.raw["rights"].items() if kind not in held}
        wanted = (kind for kind, private in rights.items() if self._is_open(g, private))
        return any(left[kind] > 0 or g.rules["unlimited_rights"] for kind in wanted)

    def check(self, g: View, frame: CompanyTurn, action: BuyRight) -> None:
        """IllegalAction if held, if a player owns the private company, if none is left, or without the money."""
        right = g.data.raw["rights"].get(action.right)
        if right is None:
            raise IllegalAction("right.unknown", right=action.right, legal_instead=tuple(g.data.raw["rights"]))
        if action.right in own(g).rights.get(frame.company, ()):
            raise IllegalAction("right.held", right=action.right, company=frame.company)
        if not self._is_open(g, right["private"]):
            raise IllegalAction("right.closed", right=action.right, private=right["private"])
        if own(g).rights_left[action.right] < 1 and not g.rules["unlimited_rights"]:
            raise IllegalAction("right.none_left", right=action.right)
        if g.cash(frame.company) < right["price"]:
            raise IllegalAction("money.short", need=right["price"], has=g.cash(frame.company), who=frame.company)

    def _is_open(self, g: View, private: str) -> bool:
        """While a player owns the private company nobody can buy the right."""
        return private in g.state.closed_privates or g.state.privates.get(private) in g.state.companies

    def apply(self, g: Editor, frame: CompanyTurn, action: BuyRight) -> None:
        """To the company that owns the private company, or to the bank."""
        right, mine = g.data.raw["rights"][action.right], own(g)
        seller = g.state.privates.get(right["private"], BANK)
        g.pay(frame.company, seller, right["price"], "right")
        mine.rights.setdefault(frame.company, []).append(action.right)
        mine.rights_left[action.right] -= 0 if g.rules["unlimited_rights"] else 1
        g.emit(RightBought(frame.company, action.right, seller, right["price"]))
