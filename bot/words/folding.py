"""Events that tell one thing together, such as tokens that change hands one by one, gathered before they're told. Pure.

What they become has a type of its own, known to the words only: "tokens_taken" and "tokens_removed" (`node`: a list),
"privates_closed" (`closed`: pairs of one and its owner), "incomes_paid" (`sums`: pairs of who is paid and the amount),
and "paid_for" (what a player paid for a company). A dividend and a run get the `sums` of those who were paid by them;
what a company keeps is told as a dividend of nothing. What only one title has is gathered as its dialect says. A
payment is left out that another event tells with its sum.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.words.events import is_aside
from bot.words.titles import Dialect, Fields, Gathered

BILLS: dict[str, tuple[str, str, str]] = {
    "purchase": ("share_bought", "player", "price"),
    "private": ("private_bought", "buyer", "price"),
    "train": ("train_bought", "company", "price"),
    "terrain": ("tile_laid", "company", "cost"),
    "station": ("token_placed", "company", "cost"),
    "sale": ("shares_sold", "player", "total"),
}
"""By the reason of a payment the type of the event that tells its sum, too, with the fields of who pays and of the sum;
for a sale of who is paid."""
SELLERS = ("source", "seller")
"""The fields of an event that name who is paid, where it isn't the bank."""


def folded(events: Iterable[Fields], dialect: Dialect) -> list[Fields]:
    """The events of one entry (JSON form), those gathered that belong together; the others stay as they are."""
    out: Gathered = []
    for event in events:
        own = dialect.gathered.get(event["type"])
        if own is not None and own(out, event):
            continue
        match str(event["type"]):
            case "token_removed" if is_aside(event):
                pass
            case "token_removed":
                gather(out, "node", {"type": "tokens_removed", "company": event["company"], "node": [event["node"]]})
            case "token_placed" if _takes_over(out, event):
                old = _without_last(out)
                taken = {"type": "tokens_taken", "company": event["company"], "target": old}
                gather(out, "node", {**taken, "node": [event["node"]]})
            case "private_closed":
                closed = {"type": "privates_closed", "closed": [(event["private"], event.get("owner", ""))]}
                gather(out, "closed", closed)
            case "paid" if _is_part(out, event, dialect):
                pass
            case "paid" if event.get("company"):
                out.append({**event, "type": "paid_for"})
            case "dividend_paid":
                out.append({**event, "sums": _dividend(out, event["company"])})
            case _:
                out.append(dict(event))
    return [_alone(each) for each in dialect.arranged(_billed_once(out))]


def _billed_once(out: Gathered) -> Gathered:
    """Without the payments whose sum is told by what was paid for; each of those stands for one payment."""
    telling = [each for each in out if each["type"] != "paid"]
    kept: Gathered = []
    for each in out:
        found = next((other for other in telling if each["type"] == "paid" and _is_bill(each, other)), None)
        if found is None:
            kept.append(each)
        else:
            telling = [other for other in telling if other is not found]
    return kept


def _is_bill(paid: Fields, event: Fields) -> bool:
    """Whether an event tells who paid this to whom, and how much."""
    kind, who, amount = BILLS.get(paid["reason"], ("", "", ""))
    if event["type"] != kind or event[amount] != paid["amount"]:
        return False
    payer, payee = ("payee", "payer") if paid["reason"] == "sale" else ("payer", "payee")
    return event[who] == paid[payer] and paid[payee] in ("bank", *(event.get(each) for each in SELLERS))


def _is_part(out: Gathered, event: Fields, dialect: Dialect) -> bool:
    """Whether a payment is a part of what another event tells; it's then told with that, or is told by it already."""
    pair = (event["payee"], event["amount"])
    match event["reason"]:
        case "private_income":
            gather(out, "sums", {"type": "incomes_paid", "sums": [pair]})
        case "income":
            run = next((each for each in reversed(out) if each["type"] != "bank_broken"), None)
            if run is None or run["type"] != "trains_ran":
                return False
            run.setdefault("sums", []).append(pair)
        case "withheld":
            out.append(_withheld(event))
        case reason:
            own = dialect.payments.get(reason)
            return own is not None and own(out, event)
    return True


def _withheld(event: Fields) -> dict[str, Any]:
    """A dividend of nothing, where no event but the payment of what's kept tells of it."""
    return {"type": "dividend_paid", "company": event["payee"], "amount": 0, "each": 0, "kept": event["amount"]}


def _dividend(out: Gathered, company: str) -> list[tuple[str, int]]:
    """Take back the payments of a dividend, which come right before it is told: who got how much, the bank left out."""
    parts: Gathered = []
    for each in reversed(out):
        if each["type"] == "paid" and each["reason"] == "dividend" and each["payer"] in ("bank", company):
            parts.insert(0, each)
        elif each["type"] != "bank_broken":
            break
    for each in parts:
        out.remove(each)
    return [(each["payee"], each["amount"]) for each in parts if each["payee"] != "bank"]


def gather(out: Gathered, name: str, event: dict[str, Any]) -> None:
    """Add what the list `name` holds to an event of the same kind about the same, if there's one in the run so far."""
    for each in reversed(out):
        if each["type"] != event["type"]:
            break
        if all(each[other] == value for other, value in event.items() if other != name):
            each[name] += event[name]
            return
    out.append(event)


def _takes_over(out: Gathered, event: Fields) -> bool:
    """Whether a token takes, free of charge, the place of one just removed."""
    return (
        bool(out) and out[-1]["type"] == "tokens_removed" and out[-1]["node"][-1] == event["node"] and not event["cost"]
    )


def _without_last(out: Gathered) -> str:
    """Take back the last removal; whose token it was."""
    old = out[-1]["company"]
    out[-1]["node"].pop()
    if not out[-1]["node"]:
        out.pop()
    return old


def _alone(event: dict[str, Any]) -> Fields:
    """A single removal is told as it came, and so is the end of a single private company."""
    if event["type"] == "privates_closed" and len(event["closed"]) == 1:
        private, owner = event["closed"][0]
        return {"type": "private_closed", "private": private, "owner": owner}
    if event["type"] == "tokens_removed" and len(event["node"]) == 1:
        return {"type": "token_removed", "company": event["company"], "node": event["node"][0], "shifted": False}
    return event
