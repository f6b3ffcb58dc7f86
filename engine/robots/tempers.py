"""Robots: named, mildly sensible ways to play, for self-play and for empty seats. They only choose among legal moves.

A robot's choice depends on the position and on the random numbers it's given, on nothing else.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.actions import (
    Accept,
    Action,
    Bid,
    BuyPrivate,
    BuyShare,
    BuyTrain,
    DraftCompany,
    LayTile,
    Offer,
    Pass,
    PayDividend,
    Refuse,
    ScrapTrain,
    SellShares,
    StartCompany,
    TakeLoan,
    catalogue,
)
from engine.game import Game

Choice = tuple[Action, ...]
SPECIAL = 15
"""How likely (in percent) a robot does what only the title has, where it can."""
START = 40
"""How likely (in percent) a robot that buys starts a company, where it can."""
PATIENCE = 2000
"""The steps of search after which a robot runs what it has found."""
_SHARED = catalogue()
_ALONE = ("auction", "stock", "consent")


@dataclass(frozen=True, slots=True)
class Temper:
    """How likely a robot is to do what it may leave (in percent)."""

    build: int
    station: int
    invest: int
    sell: int
    trains: int
    trade: int
    scrap: int
    pay_out: int


TEMPERS: Mapping[str, Temper] = {
    "builder": Temper(build=90, station=60, invest=60, sell=4, trains=80, trade=10, scrap=4, pay_out=60),
    "investor": Temper(build=60, station=15, invest=95, sell=12, trains=60, trade=5, scrap=6, pay_out=90),
    "trader": Temper(build=70, station=30, invest=75, sell=25, trains=70, trade=40, scrap=10, pay_out=70),
    "wanderer": Temper(build=50, station=50, invest=50, sell=15, trains=50, trade=20, scrap=20, pay_out=50),
}


def choose(game: Game, temper: Temper, chance: random.Random) -> Choice:
    """What this robot does now: a bundle for `apply_all`. The game must wait for a decision."""
    decision = game.decision
    if decision is None or decision.on_behalf:
        return _anything(game, temper, chance)
    kinds = [kind for kind in game.actions if kind not in _SHARED] if decision.step != "run" else []
    special = [each for kind in kinds for each in _actions(game, kind)]
    if special and _likely(chance, SPECIAL):
        return _pick(special, chance)
    beside = _beside(game, chance) if decision.step not in _ALONE else []
    if beside and _likely(chance, SPECIAL):
        return _pick(beside, chance)
    choice = _way_of(game, decision.step)(game, temper, chance)
    if choice == (Pass(),) and not any(game.legal(Pass.type)):
        return _anything(game, temper, chance)
    return choice


def settled(game: Game, temper: Temper, attempt: int = 0) -> Choice:
    """What this robot does, found from the game alone: the same position of it gives the same move.

    Another `attempt` may give another one, for where the first was refused.
    """
    return choose(game, temper, random.Random(f"{game.setup['seed']}:{game.seq}:{attempt}"))


def _way_of(game: Game, step: str) -> Callable[[Game, Temper, random.Random], Choice]:
    """How to choose in a step; where there are trains to scrap in one that may be passed, that's weighed."""
    open_types = {act.action.type for act in game.open_acts()[1]}
    return _STEPS.get(step, _scrap if {ScrapTrain.type, Pass.type} <= open_types else _anything)


def _likely(chance: random.Random, percent: int) -> bool:
    return chance.randrange(100) < percent


def _pick(found: list[Action], chance: random.Random) -> Choice:
    return (chance.choice(found),) if found else (Pass(),)


def _actions(game: Game, kind: str) -> list[Action]:
    return [each for each in game.legal(kind) if isinstance(each, Action)]


def _beside(game: Game, chance: random.Random) -> list[Action]:
    """What may be done beside a step: a loan, a private company at some price."""
    found = _actions(game, TakeLoan.type)
    for each in game.legal(BuyPrivate.type):
        if isinstance(each, Offer):
            low, high, _ = each.ranges["price"]
            found.append(BuyPrivate(each.fixed["private"], each.fixed["source"], chance.randint(low, high)))
    return found


def _auction(game: Game, temper: Temper, chance: random.Random) -> Choice:
    """Mostly buy what's on offer; else sometimes bid a little more than must be."""
    buys, offers = _actions(game, BuyPrivate.type), [each for each in game.legal(Bid.type) if isinstance(each, Offer)]
    if buys and _likely(chance, temper.invest):
        return (buys[0],)
    if offers and _likely(chance, temper.invest):
        offer = chance.choice(offers)
        low, high, _ = offer.ranges["price"]
        return (Bid(offer.fixed["private"], min(high, low + chance.randrange(10))),)
    return (Pass(),)


def _draft(game: Game, temper: Temper, chance: random.Random) -> Choice:
    companies = _actions(game, DraftCompany.type)
    if companies and _likely(chance, 70):
        return _pick(companies, chance)
    return _pick([each for each in game.legal() if isinstance(each, Action)], chance)


def _stock(game: Game, temper: Temper, chance: random.Random) -> Choice:
    sales, passing = _actions(game, SellShares.type), _actions(game, Pass.type)
    if sales and (not passing or _likely(chance, temper.sell)):
        return _pick(sales, chance)
    if not _likely(chance, temper.invest):
        return (Pass(),)
    starts = _actions(game, StartCompany.type)
    if starts and _likely(chance, START):
        return _pick(starts, chance)
    return _pick(_actions(game, BuyShare.type), chance)


def _track(game: Game, temper: Temper, chance: random.Random) -> Choice:
    """A hex of those it reaches, one after the other in random order, until one has a legal tile."""
    company = game.decision.company if game.decision else None
    if company is None or not _likely(chance, temper.build):
        return (Pass(),)
    hexes = sorted({*game.view.reach(company).sides, *(node.split(".")[0] for node in game.view.nodes_of(company))})
    chance.shuffle(hexes)
    for hex_id in hexes:
        found = [each for each in game.legal(LayTile.type, hex=hex_id) if isinstance(each, LayTile)]
        if found:
            return _pick(list(found), chance)
    return (Pass(),)


def _station(game: Game, temper: Temper, chance: random.Random) -> Choice:
    """Whatever the step has: titles place stations by actions of their own."""
    found = [each for each in game.legal() if isinstance(each, Action) and each != Pass()]
    return _pick(found if _likely(chance, temper.station) else [], chance)


def _scrap(game: Game, temper: Temper, chance: random.Random) -> Choice:
    return _pick(_actions(game, ScrapTrain.type)[:1] if _likely(chance, temper.scrap) else [], chance)


def _run(game: Game, temper: Temper, chance: random.Random) -> Choice:
    """One of the three best programmes, mostly the best."""
    found = game.programmes(most=1, patience=PATIENCE)
    if not found:
        return _anything(game, temper, chance)
    return found[0 if _likely(chance, 80) else chance.randrange(min(3, len(found)))].actions


def _trains(game: Game, temper: Temper, chance: random.Random) -> Choice:
    """Mostly the dearest train that it can pay; sometimes one of another company at a random price."""
    offers = [each for each in game.legal(BuyTrain.type) if isinstance(each, Offer)]
    if offers and _likely(chance, temper.trade):
        offer = chance.choice(offers)
        low, high, _ = offer.ranges["price"]
        return (BuyTrain(offer.fixed["train"], offer.fixed["source"], chance.randint(low, high)),)
    trains = [each for each in game.legal(BuyTrain.type, source="bank") if isinstance(each, BuyTrain)]
    if trains and _likely(chance, temper.trains):
        return (max(trains, key=lambda each: each.price),)
    return (Pass(),)


def _dividend(game: Game, temper: Temper, chance: random.Random) -> Choice:
    offer = next((each for each in game.legal(PayDividend.type) if isinstance(each, Offer)), None)
    if offer is None:
        found = _actions(game, PayDividend.type)
        return (found[0],) if _likely(chance, temper.pay_out) else _pick(found, chance)
    low, high, step = offer.ranges["amount"]
    if _likely(chance, temper.pay_out):
        return offer.proposal
    return (PayDividend(chance.randrange(low, high + 1, step)),)


def _consent(game: Game, temper: Temper, chance: random.Random) -> Choice:
    return (Accept(),) if _likely(chance, 50) else (Refuse(),)


def _anything(game: Game, temper: Temper, chance: random.Random) -> Choice:
    found = chance.choice(list(game.legal()))
    return found.proposal if isinstance(found, Offer) else (found,)


_STEPS: Mapping[str, Callable[[Game, Temper, random.Random], Choice]] = {
    "auction": _auction,
    "draft": _draft,
    "stock": _stock,
    "track": _track,
    "station": _station,
    "run": _run,
    "trains": _trains,
    "dividend": _dividend,
    "consent": _consent,
}
