"""Why something happened by itself: which rule made it happen, and from which figures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.words.events import tell
from bot.words.names import Names
from bot.words.stories import capital

Fields = Mapping[str, Any]

WITH_REASON: dict[str, str] = {"price_moved": "reason", "paid": "reason", "traffic_gained": "source"}
"""The field that says, for an event of this type, which rule was at work."""


NO_FIGURES: Fields = {"seller": "", "percent": 0, "amount": 0, "each": 0, "phase": "", "phased": False, "train": ""}
"""The figures of what led to an event, where nothing did."""


@dataclass(frozen=True, slots=True)
class Why:
    """What happened, why, and the clause of the rules."""

    what: str
    why: str
    clause: str


def reasons(row: Fields, names: Names, causes: Mapping[str, str]) -> list[Why]:
    """Why the things in a row of the story or log happened that nobody chose, in their order.

    `causes` gives a title's clauses by kind of event, or kind and reason.
    """
    found: list[Why] = []
    events: Sequence[Fields] = row.get("events", ())
    owners: dict[str, str] = {}
    for number, event in enumerate(events):
        if event["type"] == "turn_started" and event.get("player"):
            owners[event["company"]] = event["player"]
        if _is_chosen(event, row, events[:number]):
            continue
        figures = _figures(event, events[:number])
        key = _cause(event, figures, names, row, owners, causes)
        if key is not None:
            why = _told(key, event, figures, names, causes[key])
            rule = _explained(event, events[number + 1 :]) if key.startswith("automaton.") else ""
            found.append(replace(why, why=names.words(f"reason-{rule}")) if rule else why)
    return found


def _explained(event: Fields, after: Iterable[Fields]) -> str:
    """The rule by which the automaton itself says that it moved; "" where it says nothing."""
    for each in after:
        if each["type"] == "move_explained" and each["player"] == event.get("player"):
            return str(each["rule"])
        if each.get("player") == event.get("player"):
            return ""
    return ""


def _is_chosen(event: Fields, row: Fields, before: Sequence[Fields]) -> bool:
    """Whether the event is what a person did, and not what came of it."""
    kind = event["type"]
    if kind == "passed":
        return not event["forced"]
    if kind == "token_placed":
        return not event["home"]
    if kind == "dividend_paid":
        chosen = (row.get("action") or {}).get("type") == "pay_dividend"
        return chosen and all(each["type"] != "dividend_paid" for each in before)
    return False


def _cause(
    event: Fields, figures: Fields, names: Names, row: Fields, owners: Mapping[str, str], causes: Mapping[str, str]
) -> str | None:
    """The key of the rule that made an event happen; None where the rules say nothing of it."""
    kind = str(event["type"])
    actor = event.get("player") or event.get("company") or ""
    if kind == "price_moved" and event["reason"] == "sale":
        actor = figures["seller"]
    keys = [f"automaton.{kind}"] if names.is_automaton(owners.get(actor, actor)) else []
    if kind == "dividend_paid":
        by = {each["by"] for each in row.get("auto") or () if each["action"]["type"] == "pay_dividend"}
        keys.append("receivership" if event["company"] in by else "only.pay_dividend")
    else:
        keys += [f"{kind}.{_reason(event, figures)}", kind]
    return next((each for each in keys if each in causes), None)


def _reason(event: Fields, figures: Fields) -> str:
    kind = str(event["type"])
    if kind == "token_placed":
        return "home"
    if kind == "passed":
        return str(event["step"])
    if kind == "phase_changed":
        return str(event["cause"])
    if kind == "private_closed":
        return "phase" if figures["phased"] else "used"
    return str(event.get(WITH_REASON.get(kind, ""), ""))


def _told(key: str, event: Fields, figures: Fields, names: Names, clause: str) -> Why:
    words = names.words
    clause_told = tell(event, names)
    who = names.party(clause_told.who) if clause_told.who else ""
    what = words("line", who=capital(who), what=clause_told.text) if who else clause_told.text
    if event.get("cause") in names.title.trains:
        figures = {**figures, "train": event["cause"]}
    named = names.figures({name: value for name, value in figures.items() if name != "type"})
    own = f"why-{names.title.id}-{key}"
    found = own if own in words else f"why-{key}"
    if found not in words:
        found = f"why-{key.partition('.')[0]}"
    why = words(found, **named)
    if event["type"] == "price_moved" and event["old"] == event["new"]:
        why = f"{why}; {words('why-no_further')}"
    return Why(capital(what), why, clause)


def _figures(event: Fields, before: Iterable[Fields]) -> dict[str, Any]:
    """The event's own fields, and those of what led to it: the dividend, the sale, the phase before it."""
    figures: dict[str, Any] = dict(NO_FIGURES)
    for each in before:
        same = each.get("company") == event.get("company")
        if each["type"] == "shares_sold" and same:
            figures |= {"seller": each["player"], "percent": each["percent"], "amount": each["total"]}
        elif each["type"] == "dividend_paid" and same:
            figures |= {"amount": each["amount"], "each": each["each"]}
        elif each["type"] == "train_bought" and same:
            figures |= {"train": each["train"]}
        elif each["type"] == "phase_changed":
            figures |= {"phase": each["new"], "phased": True}
    return figures | dict(event)
