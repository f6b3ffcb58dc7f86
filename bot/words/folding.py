"""Events that tell one thing together, such as tokens that change hands one by one, gathered before they're told. Pure.

What they become has a type of its own, known to the words only: "tokens_taken" and "tokens_removed" (`node`: a list),
"companies_merged" (`merged`: each company with its president and holdings), "shares_given" (`holdings`: pairs of a
holder and percents), "privates_closed" (`closed`: pairs of one and its owner), "incomes_paid" (`sums`: pairs of who is
paid and the amount), and "paid_for" (what a player paid for a company). A dividend, a run and an absorption get the
`sums` of those who were paid by them.
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
                each = (event["company"], event.get("president", ""), event.get("holdings", ()))
                _gather(out, "merged", {**merged, "merged": [each]})
            case "company_closed" if _was_merged(out, event["company"]):
                pass
            case "private_closed":
                closed = {"type": "privates_closed", "closed": [(event["private"], event.get("owner", ""))]}
                _gather(out, "closed", closed)
            case "paid" if _is_part(out, event):
                pass
            case "paid" if event.get("company"):
                out.append({**event, "type": "paid_for"})
            case "dividend_paid":
                out.append({**event, "sums": _dividend(out, event["company"])})
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


def _is_part(out: list[dict[str, Any]], event: Fields) -> bool:
    """Whether a payment is a part of what another event tells; it's then told with that, or is told by it already."""
    pair = (event["payee"], event["amount"])
    match event["reason"]:
        case "private_income":
            _gather(out, "sums", {"type": "incomes_paid", "sums": [pair]})
        case "income":
            run = next((each for each in reversed(out) if each["type"] != "bank_broken"), None)
            if run is None or run["type"] != "trains_ran":
                return False
            run.setdefault("sums", []).append(pair)
        case "indemnity":
            taken = next((each for each in reversed(out) if each["type"] == "company_absorbed"), None)
            if taken is None:
                return False
            taken.setdefault("sums", []).append(pair)
        case "repayment":
            said = [(each["player"], each["amount"]) for each in out if each["type"] == "debt_declared"]
            return (event["payer"], event["amount"]) in said
        case _:
            return False
    return True


def _dividend(out: list[dict[str, Any]], company: str) -> list[tuple[str, int]]:
    """Take back the payments of a dividend, which come right before it is told: who got how much, the bank left out."""
    parts: list[dict[str, Any]] = []
    for each in reversed(out):
        if each["type"] == "paid" and each["reason"] == "dividend" and each["payer"] in ("bank", company):
            parts.insert(0, each)
        elif each["type"] != "bank_broken":
            break
    for each in parts:
        out.remove(each)
    return [(each["payee"], each["amount"]) for each in parts if each["payee"] != "bank"]


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
    return bool(out) and out[-1]["type"] == "companies_merged" and company in [each[0] for each in out[-1]["merged"]]


def _alone(event: dict[str, Any]) -> Fields:
    """A single removal is told as it came, and so is the end of a single private company."""
    if event["type"] == "privates_closed" and len(event["closed"]) == 1:
        private, owner = event["closed"][0]
        return {"type": "private_closed", "private": private, "owner": owner}
    if event["type"] == "tokens_removed" and len(event["node"]) == 1:
        return {"type": "token_removed", "company": event["company"], "node": event["node"][0], "shifted": False}
    return event
