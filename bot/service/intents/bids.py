"""Bidding by proxy: "up to $60 for SCFTC" in an auction of private companies. Pure.

The body: {"what": "bid", "private", "most"}, money in the title's currency. On the person's turns it does what somebody
would do by hand who wants the company for no more than that: buy it when it's on offer, make the lowest bid while it
isn't and they have none on it, raise by as little as they may when others bid more, and drop out beyond their limit,
or their money. A limit of 0 drops out as soon as that's asked. Nobody sees it before it acts, and each bid is a move.
"""

from __future__ import annotations

from typing import Any

from bot.errors import BadOption
from bot.service.intents.intents import NOTHING, Situation, Verdict, ended, events_of
from bot.service.intents.policy import is_legal
from engine import Game, Pass
from engine.actions import Bid, BuyPrivate, Offer
from engine.rounds.auction import Bidding, standing
from engine.view import BANK
from storage import IntentRecord

BID = "bid"
HIGHEST_LIMIT = 10**6


def wanted(game: Game) -> list[str]:
    """The private companies that are still to be sold in the auction that is under way."""
    if standing(game.view) is None:
        return []
    return [each for each in game.title.privates if each not in game.state.privates]


def body_of(game: Game, seat: str, raw: dict[str, Any]) -> dict[str, Any]:
    """A checked order as it's kept; BadOption."""
    private, most = raw.get("private"), raw.get("most")
    if private not in wanted(game):
        raise BadOption(option="private", choices=wanted(game))
    if type(most) is not int or not 0 <= most <= HIGHEST_LIMIT:
        raise BadOption(option="limit", least=0, most=HIGHEST_LIMIT)
    return {"what": BID, "private": private, "most": most}


def judge_end(intent: IntentRecord, s: Situation) -> Verdict:
    """It's over once the company is sold, whoever has bought it."""
    private = intent.body["private"]
    owner = s.game.state.privates.get(private)
    if owner is None and private in wanted(s.game):
        return NOTHING
    sold = [event for _, event in events_of(s.since, "private_bought") if event["private"] == private]
    if not sold:
        return ended("unsold", private=private)
    buyer, price = sold[-1]["buyer"], sold[-1]["price"]
    return ended("won" if buyer == intent.seat else "sold", private=private, by=buyer, price=price)


def judge(intent: IntentRecord, s: Situation) -> Verdict:
    """What somebody with this limit would do now, where anything is to be done about the company."""
    auction, private = standing(s.game.view), intent.body["private"]
    if auction is None:
        return NOTHING
    if auction.fought:
        return _fight(intent, s, auction) if auction.on_offer == private else NOTHING
    if auction.on_offer == private:
        purchase = BuyPrivate(private, BANK, auction.price)
        wanted_now = auction.price <= intent.body["most"] and is_legal(s.game, purchase)
        return Verdict(s.seat, (purchase,)) if wanted_now else NOTHING
    return _first_bid(intent, s, auction)


def _fight(intent: IntentRecord, s: Situation, auction: Bidding) -> Verdict:
    """Raise by as little as may be; beyond the limit, or without the money, drop out."""
    private, most = intent.body["private"], intent.body["most"]
    lowest = _lowest(s.game, private)
    if lowest is not None and lowest <= most:
        return Verdict(s.seat, (Bid(private, lowest),))
    by, price = _highest(auction, private)
    return Verdict(s.seat, (Pass(),), {"why": "outbid", "private": private, "by": by, "price": price}, over=True)


def _first_bid(intent: IntentRecord, s: Situation, auction: Bidding) -> Verdict:
    """The lowest bid where the person has none; a bid that stands fights only once the company is on offer.

    Where the money for it is bound by other bids, it waits until that's free.
    """
    private, most = intent.body["private"], intent.body["most"]
    bids = auction.bids.get(private, {})
    if s.seat in bids:
        return NOTHING
    if bids and max(bids.values()) >= most:
        by, price = _highest(auction, private)
        return ended("outbid", private=private, by=by, price=price)
    lowest = _lowest(s.game, private)
    return Verdict(s.seat, (Bid(private, lowest),)) if lowest is not None and lowest <= most else NOTHING


def _lowest(game: Game, private: str) -> int | None:
    """The lowest bid that's legal now; None where there's none."""
    offers = [each for each in game.legal(Bid.type, private=private) if isinstance(each, Offer)]
    return offers[0].ranges["price"][0] if offers else None


def _highest(auction: Bidding, private: str) -> tuple[str, int]:
    bids = auction.bids[private]
    by = max(bids, key=lambda player: bids[player])
    return by, bids[by]
