"""Events in words: each becomes a clause with the one whom it's about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.words.names import Names

Fields = Mapping[str, Any]

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
    "company_started": "player",
    "money_due": "player",
    "shares_exchanged": "holder",
    "went_bankrupt": "player",
    "transferred": "player",
    "company_absorbed": "absorber",
    "personal_loans": "player",
}
"""Which field of an event says whom it's about; an event that isn't here is about the whole game."""


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause about `who` (a player, a company, the bank; "" for the whole game); `type` is the event's."""

    type: str
    who: str
    text: str
    company: bool = False


def tell(event: Fields, names: Names) -> Clause:
    """An event (JSON form) as a clause in the language of `names`."""
    arguments = names.figures({name: value for name, value in event.items() if name != "type"})
    arguments |= extras(event, names)
    who = _subject(event)
    told = _kind(event, names)
    text = names.words(names.own(f"event-{told}"), **arguments, many=names.is_plural(who))
    return Clause(told, who, text, company=bool(event.get("company")))


def _kind(event: Fields, names: Names) -> str:
    """The type of an event as the words have it: a pass by which somebody does something is told as that."""
    kind, step = str(event["type"]), event.get("step")
    if kind == "passed" and f"event-passed-{step}" in names.words:
        return f"passed-{step}"
    return "token_shifted" if event.get("shifted") else kind


def is_aside(event: Fields) -> bool:
    """Whether an event is half of another one, so that nobody is told of it: a token taken up until it has its city."""
    return event["type"] == "token_removed" and bool(event.get("shifted"))


def extras(event: Fields, names: Names) -> dict[str, Any]:
    """What a message about an event needs beside the event's own fields."""
    kind = event["type"]
    return EXTRAS[kind](event, names) if kind in EXTRAS else {}


def _subject(event: Fields) -> str:
    if event["type"] == "passed":
        return event["company"] or event["player"]
    default = "company" if "company" in event else ""
    return event.get(SUBJECT.get(event["type"], default), "") or ""


def _reason(event: Fields, names: Names) -> dict[str, Any]:
    key = names.own(f"money-{event['reason']}")
    return {"reason": names.words(key) if key in names.words else event["reason"]}


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


def _given(event: Fields, names: Names) -> dict[str, Any]:
    """Who gets how much of a company."""
    holdings = event["holdings"]
    each = [names.words("company-share", name=names.party(who), percent=percent) for who, percent in holdings]
    return {"holdings": names.words.listed(each)}


EXTRAS: dict[str, Callable[[Fields, Names], dict[str, Any]]] = {
    "paid": _reason,
    "money_due": _reason,
    "phase_changed": _cause,
    "tile_laid": _tile,
    "president_changed": lambda event, names: {"old": names.person(event["old"]) if event["old"] else "none"},
    "mine_declined": lambda event, names: {"old": names.tile(event["old"]), "new": names.tile(event["new"])},
    "price_moved": lambda event, names: {"moved": event["old"] != event["new"]},
    "round_started": lambda event, names: {"round": names.round(event)},
    "shares_given": _given,
    # Ends that were written down before there were several reasons have none.
    "game_ended": lambda event, names: {"reason": event.get("reason", "")},
    "tokens_taken": lambda event, names: {"count": len(event["node"])},
    "trains_rusted": lambda event, names: {"trains": names.trains_of(event["train"])},
    "shares_exchanged": lambda event, names: {"to": event["holder"]},
    "move_explained": lambda event, names: {"text": names.words(f"reason-{event['rule']}")},
}
"""By the type of the event."""
