"""How an automaton plays a position: the caretaker of an empty seat, and runs and dividends "as last time". Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine import Action, BuyTrain, Game, IllegalAction, Offer, Pass, PayDividend, Refuse, Run, SellShares
from engine.actions import RouteClaim

Bundle = tuple[Action, ...]

PATIENCE = 20_000
"""The steps of search, about a second at most, after which a caretaker runs the best that it has found."""


@dataclass(frozen=True)
class Past:
    """What companies did last: `dividends` and `runs` are the newest events of these types by company."""

    dividends: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    runs: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    def after(self, events: Sequence[Mapping[str, Any]]) -> Past:
        """The same once these events have happened, too."""
        new = past_of(events)
        return Past({**self.dividends, **new.dividends}, {**self.runs, **new.runs})


def past_of(events: Sequence[Mapping[str, Any]]) -> Past:
    """The newest dividend and run of each company among events in their order."""
    dividends = {each["company"]: each for each in events if each["type"] == "dividend_paid"}
    runs = {each["company"]: each for each in events if each["type"] == "trains_ran"}
    return Past(dividends, runs)


def is_legal(game: Game, action: Action) -> bool:
    """Whether the one who is to decide may do this now."""
    if game.decision is None:
        return False
    try:
        game.check(action, game.decision.by)
    except IllegalAction:
        return False
    return True


def caretaker_move(game: Game, past: Past, patience: int = PATIENCE) -> Bundle:
    """What a caretaker does: passes where it may, runs the best, keeps the dividend policy, refuses offers.

    It buys and sells only what is forced, the cheapest first. The game waits for a decision.
    """
    decision = game.decision
    assert decision is not None
    if decision.default is not None:
        return (decision.default,)
    if is_legal(game, Refuse()):
        return (Refuse(),)
    runs = game.programmes(most=1, patience=patience)
    if runs:
        return runs[0].actions
    dividend = last_dividend(game, past)
    if dividend is not None:
        return (dividend,)
    if is_legal(game, Pass()):
        return (Pass(),)
    return forced(list(game.legal()), game)


def forced(legal: Sequence[Action | Offer], game: Game) -> Bundle:
    """Where passing isn't legal: the cheapest train, else the smallest sale, else the first thing there is.

    Nobody is asked to agree, as long as there's something else: a caretaker on the other side would refuse for ever.
    """
    possible = [each.proposal if isinstance(each, Offer) else (each,) for each in legal]
    bundles = [each for each in possible if not _needs_consent(each, game)] or possible
    trains = [each for each in bundles if isinstance(each[-1], BuyTrain)]
    if trains:
        return min(trains, key=_price)
    sales = [each for each in bundles if isinstance(each[-1], SellShares)]
    if sales:
        return min(sales, key=lambda each: _proceeds(each, game))
    return bundles[0]


def _needs_consent(bundle: Bundle, game: Game) -> bool:
    trial = game.trial()
    for action in bundle:
        trial.play(action)
    return trial.decision is not None and trial.decision.step == "consent"


def _price(bundle: Bundle) -> int:
    train = bundle[-1]
    return train.price if isinstance(train, BuyTrain) else 0


def _proceeds(bundle: Bundle, game: Game) -> int:
    sale = bundle[-1]
    return sale.percent * game.view.price(sale.company) if isinstance(sale, SellShares) else 0


def last_dividend(game: Game, past: Past) -> PayDividend | None:
    """The dividend that goes on with what the company last did: nothing, all, or the same part of what there is.

    Without a last one all is paid. None where no dividend is to be named.
    """
    amounts = _dividend_amounts(game)
    company = game.decision.company if game.decision else None
    if not amounts or company is None:
        return None
    event = past.dividends.get(company)
    if event is None:
        return PayDividend(amounts[-1])
    paid, kept = event["amount"], event["kept"]
    wanted = amounts[-1] * paid / (paid + kept) if paid else 0
    if paid and not kept:
        wanted = amounts[-1]
    return PayDividend(min(amounts, key=lambda amount: (abs(amount - wanted), amount)))


def _dividend_amounts(game: Game) -> list[int]:
    """The amounts that may be paid now, ascending."""
    found: set[int] = set()
    for each in game.legal(PayDividend.type):
        if isinstance(each, PayDividend):
            found.add(each.amount)
        elif isinstance(each, Offer):
            low, high, step = each.ranges["amount"]
            found.update(range(low, high + 1, step))
    return sorted(found)


def same_routes(game: Game, past: Past) -> Run | None:
    """The run of the acting company over the routes of its last one; None where it has none or no run is open."""
    company = game.decision.company if game.decision else None
    event = past.runs.get(company or "")
    if event is None or next(iter(game.legal(Run.type)), None) is None:
        return None
    return Run(tuple(RouteClaim.from_json(each) for each in event["routes"]))
