"""Saying yes beforehand: accept an offer for a train or a private company from a price on. Pure.

The body: {"what": "accept", "sort": "train" | "private", "object", "seller", "least"}: `seller` is the company that has
the train, or the seat that owns the private company; `least` is money in the title's currency. Whoever offers less is
answered by the person.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.errors import BadOption
from bot.service.intents.agreements import HIGHEST_PRICE, PRIVATE, TRAIN, holder
from bot.service.intents.intents import NOTHING, Situation, Verdict, ended
from bot.service.intents.policy import is_legal
from engine import Accept, Game
from storage import IntentRecord

ACCEPT = "accept"
Thing = tuple[str, str, str]
"""The sort, the train or private company, who has it."""


def sellable(game: Game, seats: tuple[str, ...]) -> list[Thing]:
    """What these seats could be asked to sell."""
    if Accept.type not in game.actions:
        return []
    trains = [
        (TRAIN, train, name)
        for name, company in game.state.companies.items()
        if holder(game, name) in seats
        for train in dict.fromkeys(company.trains)
    ]
    return [*trains, *((PRIVATE, each, owner) for each, owner in game.state.privates.items() if owner in seats)]


def body_of(game: Game, seat: str, raw: dict[str, Any]) -> dict[str, Any]:
    """A checked order as it's kept; BadOption."""
    thing, least = (raw.get("sort"), raw.get("object"), raw.get("seller")), raw.get("least")
    own = sellable(game, (seat,))
    if thing not in own:
        raise BadOption(option="object", choices=list(dict.fromkeys(each[1] for each in own)))
    if type(least) is not int or not 0 < least <= HIGHEST_PRICE:
        raise BadOption(option="limit", least=1, most=HIGHEST_PRICE)
    return {"what": ACCEPT, "sort": thing[0], "object": thing[1], "seller": thing[2], "least": least}


def judge_end(intent: IntentRecord, s: Situation) -> Verdict:
    """It's over once it's sold, or what was to be sold isn't the person's any more."""
    body = intent.body
    if (body["sort"], body["object"], body["seller"]) in sellable(s.game, (intent.seat,)):
        return NOTHING
    return ended("not_held")


def judge(intent: IntentRecord, s: Situation) -> Verdict:
    """Accept what waits for the person if it brings enough."""
    if not is_legal(s.game, Accept()):
        return NOTHING
    trial = s.game.copy()
    events = [event.to_json() for event in trial.apply(Accept(), s.seat).events]
    price = next((paid for each in events if (paid := _paid(intent.body, each)) is not None), None)
    if price is None or price < intent.body["least"]:
        return NOTHING
    return Verdict(s.seat, (Accept(),), {"why": "accepted", "price": price}, over=True)


def _paid(body: Mapping[str, Any], event: Mapping[str, Any]) -> int | None:
    """What a purchase brought for what the order is about; None for anything else."""
    thing, seller = ("train", "source") if body["sort"] == TRAIN else ("private", "seller")
    if event["type"] != f"{thing}_bought" or (event[thing], event[seller]) != (body["object"], body["seller"]):
        return None
    return event["price"]


def fits(body: Mapping[str, Any], offer: Mapping[str, Any]) -> bool:
    """Whether an offer that somebody posts is one that the order accepts."""
    same = all(body[each] == offer[each] for each in ("sort", "object", "seller"))
    return same and offer["price"] >= body["least"]
