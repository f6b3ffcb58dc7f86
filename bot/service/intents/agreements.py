"""Offers that both sides have agreed to: a train or a private company, carried out at the buyer's step. Pure.

An offer's body: {"sort": "train" | "private", "object", "seller", "buyer", "price", "until", "to", "accepted"}. The
seller is a company, or a player (a seat) who owns a private company; the buyer is a company, or a seat where players
buy private companies. `to`: the seat to which it's addressed, None for anyone. `accepted`: the seat that has agreed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.errors import BadOption
from bot.panel.comparison import private_income
from bot.service.intents.intents import NOTHING, Situation, Verdict
from bot.service.intents.policy import is_legal
from engine import Accept, Action, BuyTrain, Game, IllegalAction
from engine.actions import BuyPrivate
from storage import IntentRecord

TRAIN, PRIVATE = "train", "private"
HIGHEST_PRICE = 10**6


def holder(game: Game, who: str) -> str | None:
    """The seat that acts for a party: a player for themselves, a company's president or owner."""
    if who in game.state.seats:
        return who
    return game.view.actor(who) if who in game.state.companies else None


def body_of(game: Game, seat: str, raw: dict[str, Any]) -> dict[str, Any]:
    """A checked offer as it's kept; the poster acts for one of the sides. BadOption."""
    sort, thing, price = raw.get("sort"), raw.get("object"), raw.get("price")
    seller, buyer = raw.get("seller"), raw.get("buyer")
    if sort not in (TRAIN, PRIVATE):
        raise BadOption(option="sort", choices=[TRAIN, PRIVATE])
    if type(price) is not int or not 0 < price <= HIGHEST_PRICE:
        raise BadOption(option="price", least=1, most=HIGHEST_PRICE)
    if not _has(game, sort, str(seller), str(thing)):
        raise BadOption(option="object", choices=_things_of(game, sort, str(seller)))
    sides = [holder(game, str(seller)), None if buyer is None else holder(game, str(buyer))]
    if seat not in sides or (buyer is not None and None in sides):
        selling = sides[0] == seat
        choices = [each for each in _parties(game, sort) if selling or holder(game, each) == seat]
        raise BadOption(option="buyer", choices=[each for each in choices if each != seller])
    to = raw.get("to") if buyer is None else next((each for each in sides if each != seat), seat)
    if to is not None and to not in game.state.seats:
        raise BadOption(option="to", choices=list(game.state.seats))
    body = {"sort": sort, "object": thing, "seller": seller, "buyer": buyer, "price": price, "to": to,
            "accepted": None}  # fmt: skip
    check_terms(game, body)
    return body


def check_terms(game: Game, body: dict[str, Any]) -> None:
    """Raise IllegalAction for a price that the title never allows between these two."""
    action = purchase(body)
    try:
        game.rulebook.trade_terms(game.view, body["buyer"], action)
    except IllegalAction as error:
        raise error.with_clause(game.rulebook.clauses, act=action.type) from None


def buyers_of(game: Game, seat: str, sort: str) -> list[str]:
    """For whom a seat may buy: its companies, and for private companies itself."""
    return [each for each in _parties(game, sort) if holder(game, each) == seat]


def _parties(game: Game, sort: str) -> list[str]:
    companies = [name for name, each in game.state.companies.items() if each.in_play and holder(game, name)]
    return [*companies, *(game.state.seats if sort == PRIVATE else ())]


def _things_of(game: Game, sort: str, seller: str) -> list[str]:
    """What a seller has of this sort; for one who has nothing everything there is."""
    if sort == TRAIN:
        companies = game.state.companies
        own = list(dict.fromkeys(companies[seller].trains)) if seller in companies else []
        return own or list(dict.fromkeys(train for each in companies.values() for train in each.trains))
    own = [private for private, owner in game.state.privates.items() if owner == seller]
    return own or [private for private, owner in game.state.privates.items() if owner in game.state.seats]


def _has(game: Game, sort: str, seller: str, thing: str) -> bool:
    if sort == TRAIN:
        return seller in game.state.companies and thing in game.state.companies[seller].trains
    return game.state.privates.get(thing) == seller


def purchase(body: dict[str, Any]) -> Action:
    """The action with which the buyer carries an agreement out."""
    if body["sort"] == TRAIN:
        return BuyTrain(body["object"], body["seller"], body["price"])
    return BuyPrivate(body["object"], body["seller"], body["price"])


def changes_by(game: Game, body: Mapping[str, Any]) -> dict[str, Any]:
    """What an agreement would change as things stand, as `plans.comparison` has it; the buyer's side if there's one."""
    thing, price = body["object"], body["price"]
    sides = {body["seller"]: -1} | ({body["buyer"]: 1} if body["buyer"] is not None else {})
    cash = {who: [game.view.cash(who), game.view.cash(who) - way * price] for who, way in sides.items()}
    if body["sort"] == TRAIN:
        trains = {who: list(game.state.companies[who].trains) for who in sides}
        after = {who: _moved(held, thing, gained=sides[who] > 0) for who, held in trains.items()}
        return {"cash": cash, "trains": {who: [trains[who], after[who]] for who in sides}}
    each = game.rulebook.income(game.view, thing)
    income = {who: [private_income(game, who), private_income(game, who) + way * each] for who, way in sides.items()}
    return {"cash": cash, "income": income if each else {}}


def _moved(held: list[str], train: str, *, gained: bool) -> list[str]:
    """The trains with one more, or one less if it's there."""
    left = list(held)
    if gained:
        left.append(train)
    elif train in left:
        left.remove(train)
    return left


def judge(intent: IntentRecord, s: Situation) -> Verdict:
    """Carry out an agreement at the buyer's step if it's legal, and give the seller's consent, which is given already.

    One that isn't legal waits: it may be so at a later step, until its time is over.
    """
    body = intent.body
    if body["accepted"] is None:
        return NOTHING
    if intent.id in s.fired:
        consent = s.step == "consent" and s.seat in (intent.seat, body["accepted"])
        return Verdict(s.seat, (Accept(),), {"why": "done"}, over=True) if consent else NOTHING
    if body["until"] < s.now or s.seat not in (intent.seat, body["accepted"]):
        return NOTHING
    if body["buyer"] not in (s.company, s.seat):
        return NOTHING
    action = purchase(body)
    if not is_legal(s.game, action):
        return NOTHING
    return Verdict(s.seat, (action,), None if _asks(s, action) else {"why": "done"}, over=not _asks(s, action))


def _asks(s: Situation, action: Action) -> bool:
    """Whether the rules ask the seller after this action."""
    trial = s.game.copy()
    trial.apply(action, s.seat)
    return trial.decision is not None and trial.decision.step == "consent"
