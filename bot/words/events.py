"""Events in words, each with the one whom it's about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from bot.words.names import Names
from bot.words.titles import Fields, dialect_of

SUBJECT: dict[str, str] = {
    "passed": "player",
    "paid": "payer",
    "company_drafted": "player",
    "share_drafted": "player",
    "company_removed": "company",
    "share_bought": "player",
    "shares_sold": "player",
    "president_changed": "company",
    "price_moved": "company",
    "priority_moved": "player",
    "tile_laid": "company",
    "token_placed": "company",
    "train_scrapped": "company",
    "trains_ran": "company",
    "dividend_paid": "company",
    "train_bought": "company",
    "train_offered": "company",
    "offer_answered": "player",
    "turn_started": "company",
    "bid_made": "player",
    "private_bought": "buyer",
    "private_offered": "buyer",
    "private_exchanged": "player",
    "company_started": "player",
    "money_due": "player",
    "went_bankrupt": "player",
    "paid_for": "company",
}
"""Which field of a shared event says whom it's about: without one, its company, or the whole game."""


@dataclass(frozen=True, slots=True)
class Telling:
    """What is told about `who` (a player, a company, the bank; "" for the whole game); `type` is the event's.

    forced: a pass by somebody who could do nothing else, and wasn't asked. step: what a company passes.
    """

    type: str
    who: str
    text: str
    forced: bool = False
    step: str = ""


def tell(event: Fields, names: Names) -> Telling:
    """An event (JSON form) in the language of `names`."""
    arguments = names.figures({name: value for name, value in event.items() if name != "type"})
    arguments |= extras(event, names)
    who = _subject(event, names)
    told = _kind(event, names)
    text = names.words(names.own(f"event-{told}"), **arguments, many=names.is_plural(who))
    asides = asides_of(event, names)
    if asides:
        text = names.words("with-aside", told=text, aside=names.words("joint").join(asides))
    forced = bool(event.get("forced")) and not names.is_automaton(who)
    step = str(event["step"]) if told == "passed" and event["company"] else ""
    return Telling(told, who, text, forced, step)


def _kind(event: Fields, names: Names) -> str:
    """The type of an event as the words have it: a pass by which somebody does something is told as that."""
    kind, step = str(event["type"]), event.get("step")
    if kind == "passed" and f"event-passed-{step}" in names.words:
        return f"passed-{step}"
    return "token_shifted" if event.get("shifted") else kind


def asides_of(event: Fields, names: Names) -> list[str]:
    """What stands in brackets behind an event: who was paid what by it; whose the company was that's gone by it."""
    words = names.words
    found: list[str] = []
    is_end = event["type"] == "company_closed" or event["type"] in dialect_of(names.title.id).gone
    if is_end and event.get("holdings"):
        found.append(words("aside-held", holdings=holdings_text(event["holdings"], names)))
    if is_end and event.get("president"):
        found.append(words(names.own("effect-first-director"), new=names.person(event["president"])))
    if event.get("owner"):
        found.append(words("aside-held", holdings=names.party(event["owner"])))
    if event.get("sums") and event["type"] != "incomes_paid":
        found.append(sums_text(event["sums"], names))
    return found


def sums_text(sums: Iterable[tuple[str, int]], names: Names) -> str:
    """Who gets how much: "Ann $40 and Ben $20"."""
    return names.words.listed(names.words("sum-of", name=names.party(who), amount=amount) for who, amount in sums)


def holdings_text(holdings: Iterable[tuple[str, int]], names: Names) -> str:
    """Who holds how much: "Ann 40% and Ben 20%"."""
    each = [names.words("company-share", name=names.party(who), percent=percent) for who, percent in holdings]
    return names.words.listed(each)


def is_aside(event: Fields) -> bool:
    """Whether an event is half of another one, so that nobody is told of it: a token taken up until it has its city."""
    return event["type"] == "token_removed" and bool(event.get("shifted"))


def extras(event: Fields, names: Names) -> dict[str, Any]:
    """What a message about an event needs beside the event's own fields."""
    figures = dialect_of(names.title.id).figures.get(event["type"]) or EXTRAS.get(event["type"])
    return figures(event, names) if figures is not None else {}


def _subject(event: Fields, names: Names) -> str:
    kind = event["type"]
    if kind == "passed":
        return event["company"] or event["player"]
    default = "company" if "company" in event else ""
    named = dialect_of(names.title.id).subjects.get(kind) or SUBJECT.get(kind, default)
    return event.get(named, "") or ""


def _reason(event: Fields, names: Names) -> dict[str, Any]:
    return {"reason": names.words(names.own(f"money-{event['reason']}"))}


def _cause(event: Fields, names: Names) -> dict[str, Any]:
    """A phase begins with the first train of a kind, because none was sold, or once all have picked."""
    if event["cause"] in names.title.trains:
        cause = names.words("cause-train", train=names.train(event["cause"]))
    else:
        cause = names.words(f"cause-{event['cause']}")
    return {"phase": names.phase(event["new"]), "old": names.phase(event["old"]), "cause": cause}


def _tile(event: Fields, names: Names) -> dict[str, Any]:
    means = names.means(event["means"]) if event["means"] else "none"
    return {"upgrade": bool(event["replaced"]), "means": means}


def _closed(event: Fields, names: Names) -> dict[str, Any]:
    """The private companies that close together, each with whose it was."""
    told: list[str] = []
    for private, owner in event["closed"]:
        asides = asides_of({"type": "private_closed", "owner": owner}, names)
        name = names.private(private)
        told.append(names.words("with-aside", told=name, aside=asides[0]) if asides else name)
    return {"privates": names.words.listed(told)}


def _incomes(event: Fields, names: Names) -> dict[str, Any]:
    """Who gets how much of what private companies bring."""
    sums: Counter[str] = Counter()
    for who, amount in event["sums"]:
        sums[who] += amount
    return {"sums": sums_text(sums.items(), names)}


EXTRAS: dict[str, Callable[[Fields, Names], dict[str, Any]]] = {
    "paid": _reason,
    "money_due": _reason,
    "phase_changed": _cause,
    "tile_laid": _tile,
    "president_changed": lambda event, names: {"old": names.person(event["old"]) if event["old"] else "none"},
    "price_moved": lambda event, names: {"moved": event["old"] != event["new"]},
    "round_started": lambda event, names: {"round": names.round(event)},
    "incomes_paid": _incomes,
    "privates_closed": _closed,
    "paid_for": _reason,
    # Ends that were written down before there were several reasons have none.
    "game_ended": lambda event, names: {"reason": event.get("reason", "")},
    "tokens_taken": lambda event, names: {"count": len(event["node"])},
    "trains_rusted": lambda event, names: {"trains": names.trains_of(event["train"])},
    "move_explained": lambda event, names: {"text": names.words(f"reason-{event['rule']}")},
}
"""By the type of the shared event."""
