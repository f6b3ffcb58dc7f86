"""An auction of private companies: buy the one on offer, bid on later ones, or pass; then the bidders fight it out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from engine.actions import Action, Bid, BuyPrivate, Offer, Pass
from engine.acts import Act, Decision, FrameRule, Single, Want
from engine.errors import IllegalAction
from engine.events import BidMade, PriorityMoved, PrivateBought
from engine.rounds.passing import passed
from engine.state import Frame
from engine.view import BANK

if TYPE_CHECKING:
    from engine.editor import Editor
    from engine.view import View


@dataclass(slots=True)
class Auction(Frame):
    """`player` has the next normal turn, `passes` were made in succession, `bids` stand by private and player.

    `discount` is what has been taken off the price of the private on offer.
    """

    kind: ClassVar[str] = "auction"
    player: str
    passes: int = 0
    bids: dict[str, dict[str, int]] = field(default_factory=dict[str, dict[str, int]])
    discount: int = 0


@dataclass(frozen=True, slots=True)
class Terms:
    """`raise_by` is the least raise of a bid; `all_passed` is what happens when everybody has passed in succession."""

    raise_by: Callable[[View], int]
    all_passed: Callable[[Editor, Auction], None]


def on_offer(g: View) -> str | None:
    """The cheapest private company that isn't sold; None after the last."""
    return next((private for private in g.data.privates if private not in g.state.privates), None)


def price_of(g: View, frame: Auction, private: str) -> int:
    """What the private company on offer costs now."""
    return g.data.privates[private].price - frame.discount


def committed(frame: Auction, player: str, but: str = "") -> int:
    """The money that a player's standing bids bind, that on one private company excepted."""
    return sum(bids.get(player, 0) for private, bids in frame.bids.items() if private != but)


def contest(g: View, frame: Auction) -> dict[str, int]:
    """The bids on the private company on offer: while there are two or more, only its bidders act."""
    private = on_offer(g)
    return frame.bids.get(private, {}) if private else {}


def decider(g: View, frame: Auction) -> str:
    """In a contest the lowest bidder, else whoever has the next turn."""
    bids = contest(g, frame)
    return min(bids, key=lambda player: bids[player]) if bids else frame.player


@dataclass(frozen=True, slots=True)
class Bidding:
    """How an auction stands: what is on offer at which price, the bids by private company and player.

    `fought`: there are bids on what is on offer, so only its bidders act.
    """

    on_offer: str
    price: int
    bids: Mapping[str, Mapping[str, int]]
    fought: bool


def standing(g: View) -> Bidding | None:
    """The auction that is under way; None where there's none."""
    frame = next((each for each in g.state.stack if isinstance(each, Auction)), None)
    private = on_offer(g)
    if frame is None or private is None:
        return None
    return Bidding(private, price_of(g, frame, private), frame.bids, bool(contest(g, frame)))


def _sell(g: Editor, frame: Auction, private: str, player: str, price: int) -> None:
    g.pay(player, BANK, price, "private")
    g.give_private(private, player)
    frame.bids.pop(private, None)
    frame.discount = 0
    g.emit(PrivateBought(player, private, BANK, price))


def _next_turn(g: Editor, frame: Auction, passes: int) -> None:
    frame.player = g.seats_from(frame.player)[1]
    frame.passes = passes


class BuyOnOffer(Act):
    """Buy the private company on offer at its price."""

    action = BuyPrivate

    def __init__(self, terms: Terms) -> None:
        self._terms = terms

    def candidates(self, g: View, frame: Auction, want: Want) -> Iterator[Action | Offer]:
        """The one on offer."""
        private = on_offer(g)
        if private is not None:
            yield BuyPrivate(private, BANK, price_of(g, frame, private))

    def check(self, g: View, frame: Auction, action: BuyPrivate) -> None:
        """IllegalAction unless it's the one on offer, not fought over, at its price, with money that no bid binds."""
        private, bids = on_offer(g), contest(g, frame)
        if bids:
            highest = max(bids.values())
            raise IllegalAction(
                "auction.contest", private=private, highest=highest, lowest=highest + self._terms.raise_by(g)
            )
        if private is None or action.private != private or action.source != BANK:
            raise IllegalAction("auction.not_on_offer", private=action.private, legal_instead=(private,))
        price = price_of(g, frame, private)
        if action.price != price:
            raise IllegalAction("auction.price", private=private, price=price, given=action.price)
        free = g.cash(frame.player) - committed(frame, frame.player)
        if price > free:
            raise IllegalAction("auction.bound", need=price, free=free, who=frame.player)

    def apply(self, g: Editor, frame: Auction, action: BuyPrivate) -> None:
        """It's sold; the turn goes on after the buyer once the bids that it sets off are settled."""
        _sell(g, frame, action.private, frame.player, action.price)
        _next_turn(g, frame, passes=0)


class MakeBid(Act):
    """Bid on a later private company, or raise in a contest."""

    action = Bid

    def __init__(self, terms: Terms) -> None:
        self._terms = terms

    def _lowest(self, g: View, frame: Auction, private: str) -> int:
        bids = frame.bids.get(private, {})
        return max(bids.values(), default=g.data.privates[private].price) + self._terms.raise_by(g)

    def _open(self, g: View, frame: Auction) -> list[str]:
        first = on_offer(g)
        if contest(g, frame):
            return [first] if first else []
        return [private for private in g.data.privates if private not in g.state.privates and private != first]

    def candidates(self, g: View, frame: Auction, want: Want) -> Iterator[Action | Offer]:
        """Each private company that can be bid on, with the bounds of the bid."""
        player = decider(g, frame)
        for private in self._open(g, frame):
            lowest, highest = self._lowest(g, frame, private), g.cash(player) - committed(frame, player, private)
            if lowest <= highest:
                yield Offer(Bid.type, {"private": private}, {"price": (lowest, highest, 1)}, (Bid(private, lowest),))

    def check(self, g: View, frame: Auction, action: Bid) -> None:
        """IllegalAction unless it can be bid on, the bid is high enough, and no other bid binds the money."""
        player, privates = decider(g, frame), self._open(g, frame)
        if action.private not in privates:
            raise IllegalAction("auction.no_bids", private=action.private, legal_instead=tuple(privates))
        lowest = self._lowest(g, frame, action.private)
        if action.price < lowest:
            raise IllegalAction("auction.too_low", private=action.private, given=action.price, lowest=lowest)
        free = g.cash(player) - committed(frame, player, action.private)
        if action.price > free:
            raise IllegalAction("auction.bound", need=action.price, free=free, who=player)

    def apply(self, g: Editor, frame: Auction, action: Bid) -> None:
        """The bid stands and replaces the player's old one."""
        player, fought = decider(g, frame), bool(contest(g, frame))
        frame.bids.setdefault(action.private, {})[player] = action.price
        g.emit(BidMade(player, action.private, action.price))
        if not fought:
            _next_turn(g, frame, passes=0)


class PassOrDrop(Single):
    """Pass a turn, or drop out of a contest."""

    action = Pass

    def check(self, g: View, frame: Auction, action: Pass) -> None:
        """A pass is always open to whom the auction asks."""

    def apply(self, g: Editor, frame: Auction, action: Pass) -> None:
        """The next turn, or one bidder less."""
        player = decider(g, frame)
        if contest(g, frame):
            g.emit(passed(g, player, None, "contest"))
            del contest(g, frame)[player]
        else:
            g.emit(passed(g, player, None, "auction"))
            _next_turn(g, frame, passes=frame.passes + 1)


class AuctionRule(FrameRule):
    """The flow of the auction; the priority deal goes to whoever would have the next normal turn."""

    def __init__(self, clause: str, terms: Terms) -> None:
        self._clause = clause
        self._terms = terms
        self._acts: tuple[Act, ...] = (BuyOnOffer(terms), MakeBid(terms), PassOrDrop())

    def decide(self, g: Editor, frame: Auction) -> Decision | None:
        """Sell to a sole bidder; let bidders fight; go round the table; end with the last private company."""
        private, bids = on_offer(g), contest(g, frame)
        if private is None:
            g.state.priority = frame.player
            g.emit(PriorityMoved(frame.player))
            g.pop(frame)
            return None
        if len(bids) == 1:
            ((player, price),) = bids.items()
            _sell(g, frame, private, player, price)
            return None
        if not bids and frame.passes >= len(g.state.seats):
            frame.passes = 0
            self._terms.all_passed(g, frame)
            return None
        return Decision(decider(g, frame), None, "auction", self._clause)

    def acts(self, g: View, frame: Auction) -> tuple[Act, ...]:
        """All three throughout; what each allows depends on whether there's a contest."""
        return self._acts

    def automatic(self, g: View, frame: Auction, decision: Decision) -> Action | None:
        """What costs nothing any more must be taken."""
        private = on_offer(g)
        if private is None or contest(g, frame) or price_of(g, frame, private) > 0:
            return None
        return BuyPrivate(private, BANK, 0)
