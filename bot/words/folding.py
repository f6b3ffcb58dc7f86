"""Events that tell one thing together, such as tokens that change hands one by one, gathered before they're told. Pure.

What they become has a type of its own, known to the words only: "tokens_taken" and "tokens_removed" (`node`: a list),
"companies_merged" (`target`: a list), "shares_given" (`holdings`: pairs of a holder and percents).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.words.events import is_aside

Fields = Mapping[str, Any]


def folded(events: Iterable[Fields]) -> list[Fields]:
    """The events of one entry (JSON form), those gathered that belong together; the others stay as they are."""
    out: list[dict[str, Any]] = []
    for event in events:
        match str(event["type"]):
            case "token_removed" if is_aside(event):
                pass
            case "token_removed":
                _gather(out, "node", {"type": "tokens_removed", "company": event["company"], "node": [event["node"]]})
            case "token_placed" if _takes_over(out, event):
                old = _without_last(out)
                taken = {"type": "tokens_taken", "company": event["company"], "target": old}
                _gather(out, "node", {**taken, "node": [event["node"]]})
            case "shares_exchanged":
                given = {"type": "shares_given", "company": event["company"]}
                _gather(out, "holdings", {**given, "holdings": [(event["holder"], event["percent"])]})
            case "company_merged":
                merged = {"type": "companies_merged", "company": event["into"]}
                _gather(out, "target", {**merged, "target": [event["company"]]})
            case "company_closed" if _was_merged(out, event["company"]):
                pass
            case _:
                out.append(dict(event))
    return [_alone(each) for each in _founding_first(out)]


def _founding_first(out: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """That a company is formed stands before what it gets and gives, though all of it must have been done for it."""
    place = next((number for number, each in enumerate(out) if each["type"] == "national_formed"), None)
    if place is None:
        return out
    formed = out[place]
    first = next(number for number, each in enumerate(out) if each.get("company") == formed["company"])
    return [*out[:first], formed, *out[first:place], *out[place + 1 :]]


def _gather(out: list[dict[str, Any]], name: str, event: dict[str, Any]) -> None:
    """Add what the list `name` holds to an event of the same kind about the same, if there's one in the run so far."""
    for each in reversed(out):
        if each["type"] != event["type"]:
            break
        if all(each[other] == value for other, value in event.items() if other != name):
            each[name] += event[name]
            return
    out.append(event)


def _takes_over(out: list[dict[str, Any]], event: Fields) -> bool:
    """Whether a token takes, free of charge, the place of one just removed."""
    return (
        bool(out) and out[-1]["type"] == "tokens_removed" and out[-1]["node"][-1] == event["node"] and not event["cost"]
    )


def _without_last(out: list[dict[str, Any]]) -> str:
    """Take back the last removal; whose token it was."""
    old = out[-1]["company"]
    out[-1]["node"].pop()
    if not out[-1]["node"]:
        out.pop()
    return old


def _was_merged(out: list[dict[str, Any]], company: str) -> bool:
    return bool(out) and out[-1]["type"] == "companies_merged" and company in out[-1]["target"]


def _alone(event: dict[str, Any]) -> Fields:
    """A single removal is told as it came."""
    if event["type"] == "tokens_removed" and len(event["node"]) == 1:
        return {"type": "token_removed", "company": event["company"], "node": event["node"][0], "shifted": False}
    return event
