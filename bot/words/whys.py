"""Why something happened by itself: which rule made it happen, and from which figures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.words.events import extras, is_aside, tell
from bot.words.names import Names
from bot.words.stories import capitalized
from bot.words.titles import Dialect, Fields, dialect_of

CHOSEN: Mapping[str, frozenset[str]] = {
    "token_placed": frozenset({"place_token"}),
    "token_removed": frozenset({"remove_token"}),
    "train_scrapped": frozenset({"scrap_train"}),
    "train_bought": frozenset({"buy_train", "accept"}),
    "shares_sold": frozenset({"sell_shares"}),
    "dividend_paid": frozenset({"pay_dividend"}),
    "loan_taken": frozenset({"take_loan"}),
    "loan_repaid": frozenset({"repay_loan"}),
    "went_bankrupt": frozenset({"declare_bankruptcy"}),
    "share_bought": frozenset({"buy_share"}),
    "private_bought": frozenset({"buy_private", "accept"}),
    "tile_laid": frozenset({"lay_tile"}),
    "trains_ran": frozenset({"run"}),
}
"""Events that may be what a person did: the types of action whose first such event is that."""

REASONS: Mapping[str, str] = {
    "price_moved": "reason",
    "paid": "reason",
    "passed": "step",
    "phase_changed": "cause",
    "money_due": "reason",
}
"""The field that says, for an event of this type, which rule was at work."""

NO_FIGURES: Fields = {"seller": "", "percent": 0, "amount": 0, "each": 0, "phase": "", "phased": False, "train": "",
                      "price": 0, "paid_out": 0, "number": 0, "ruined": False, "ownerless": False,
                      "taken_over": False, "launched": False}  # fmt: skip
"""The figures of what led to an event, where nothing did."""

WITH_OWNER = ("paid", "private_closed")
"""What follows the closing of a company that it brings: its money goes to the bank, its private companies close."""


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
    dialect = dialect_of(names.title.id)
    events: Sequence[Fields] = [each for each in row.get("events", ()) if not is_aside(each)]
    actors = _Actors(row, names)
    found: list[Why] = []
    for number, event in enumerate(events):
        before = events[:number]
        actors.note(event)
        if _is_chosen(event, row, before, dialect):
            continue
        figures = _figures(event, before, dialect)
        reason = _reason(event, figures | _ahead(event, events[number + 1 :]), dialect)
        key = _cause(event, reason, figures["seller"], actors, row, causes)
        if key is not None:
            why = _told(key, event, figures, names, causes[key])
            rule = _explained(event, events[number + 1 :]) if key.startswith("automaton.") else ""
            found.append(replace(why, why=names.words(f"reason-{rule}")) if rule else why)
    return found


class _Actors:
    """Who acts for whom in a row: whether an automaton does."""

    def __init__(self, row: Fields, names: Names) -> None:
        self._names = names
        self._owners: dict[str, str] = {}
        first = next(iter(row.get("auto") or ()), None)
        self._before = str(first["by"]) if first is not None else ""
        self._begun = False

    def note(self, event: Fields) -> None:
        """Take an event into account, one after the other."""
        if event["type"] == "turn_started":
            self._begun = True
            if event.get("player"):
                self._owners[event["company"]] = event["player"]

    def automaton_acts(self, actor: str) -> bool:
        """Whether it's an automaton's doing: of one that's named, or of a company that it leads.

        A company whose turn began in an earlier row is led by whoever makes the row's first automatic move.
        """
        owner = self._owners.get(actor, "" if self._begun or actor in self._names.people else self._before)
        return self._names.is_automaton(actor) or (bool(owner) and self._names.is_automaton(owner))


def _explained(event: Fields, after: Iterable[Fields]) -> str:
    """The rule by which the automaton itself says that it moved; "" where it says nothing."""
    for each in after:
        if each["type"] == "move_explained" and each["player"] == event.get("player"):
            return str(each["rule"])
        if each.get("player") == event.get("player"):
            return ""
    return ""


def _is_chosen(event: Fields, row: Fields, before: Sequence[Fields], dialect: Dialect) -> bool:
    """Whether the event is what a person did, and not what came of it."""
    kind = event["type"]
    if kind == "passed":
        return not event["forced"]
    action = (row.get("action") or {}).get("type")
    chosen = CHOSEN.get(kind, frozenset()) | dialect.chosen.get(kind, frozenset())
    return action in chosen and all(each["type"] != kind for each in before)


def _cause(
    event: Fields, reason: str, seller: str, actors: _Actors, row: Fields, causes: Mapping[str, str]
) -> str | None:
    """The key of the rule that made an event happen; None where the rules say nothing of it."""
    kind = str(event["type"])
    actor = event.get("player") or event.get("company") or event.get("payer") or ""
    if kind == "price_moved" and reason == "sale":
        actor = seller
    keys = [f"automaton.{kind}.{reason}", f"automaton.{kind}"] if actors.automaton_acts(actor) else []
    if kind == "dividend_paid":
        by = {each["by"] for each in row.get("auto") or () if each["action"]["type"] == "pay_dividend"}
        only = (f"only.pay_dividend.{reason}", "only.pay_dividend")
        keys += ["receivership"] if event["company"] in by else only
    else:
        keys += [f"{kind}.{reason}.{event.get('private')}", f"{kind}.{reason}", kind]
    return next((each for each in keys if each in causes), None)


def _reason(event: Fields, figures: Fields, dialect: Dialect) -> str:
    """Which of several rules for the same kind of event it was."""
    own = dialect.rules.get(event["type"])
    if own is not None:
        return own(event, figures)
    match str(event["type"]):
        case "token_placed":
            return "city" if event.get("shifted") else "home" if event["home"] else ""
        case "loan_repaid":
            return "due" if event.get("due") else ""
        case "token_removed":
            return "closed" if event["company"] in figures["closed"] else figures["instead"]
        case "president_changed":
            return "first" if event["old"] is None else "sale" if event["old"] == figures["seller"] else ""
        case "dividend_paid":
            return "withheld" if event["kept"] else "interest" if figures["ran"] and figures["interest"] else ""
        case "private_bought":
            return "" if event["price"] else "free"
        case "train_scrapped":
            return "taken_over" if figures["taken_over"] else ""
        case "private_closed":
            return "phase" if figures["phased"] else "owner" if figures["ownerless"] else "used"
        case "company_closed":
            return "merged" if event["company"] in figures["merged"] else ""
        case "game_ended":
            return "bankrupt" if figures["ruined"] else str(event.get("reason", ""))
        case kind:
            return str(event.get(dialect.reasons.get(kind) or REASONS.get(kind, ""), ""))


def _told(key: str, event: Fields, figures: Fields, names: Names, clause: str) -> Why:
    words = names.words
    told = tell(event, names)
    who = names.party(told.who) if told.who else ""
    what = words("line", who=capitalized(who), what=told.text) if who else told.text
    known = {name: value for name, value in {**figures, **_printed(event, names)}.items() if name != "type"}
    why = words(_message(key, names), **names.figures(known) | extras(event, names))
    if event["type"] == "price_moved" and event["old"] == event["new"]:
        why = f"{why}; {words('why-no_further')}"
    return Why(capitalized(what), why, clause)


def _message(key: str, names: Names) -> str:
    """The key of the words for a rule: the title's own, or those of the rule, or of the kind of event at large."""
    parts = key.split(".")
    rules = [".".join(parts[:count]) for count in range(len(parts), 0, -1)]
    return next(
        each for rule in rules for each in (f"why-{names.title.id}-{rule}", f"why-{rule}") if each in names.words
    )


def _printed(event: Fields, names: Names) -> dict[str, Any]:
    """What the title says of what the event is about."""
    title = names.title
    match str(event["type"]):
        case "phase_changed" if event["cause"] in title.trains:
            return {"train": event["cause"], "price": title.trains[event["cause"]].price}
        case "private_closed" if event["private"] in title.privates:
            return {"income": title.privates[event["private"]].income}
        case "company_removed":
            kind = title.companies[event["company"]].kind
            return {"count": sum(each.kind == kind for each in title.companies.values())}
        case "president_changed":
            return {"first": event["old"] is None}
        case _:
            return {}


def _ahead(event: Fields, after: Sequence[Fields]) -> dict[str, Any]:
    """What comes of a station that is removed: another company's in its place, money, or nothing."""
    if event["type"] != "token_removed":
        return {}
    if any(each["type"] == "token_placed" and each["node"] == event["node"] for each in after):
        return {"instead": "replaced"}
    paid = any(each["type"] == "paid" and each["reason"] == "compensation" for each in after)
    return {"instead": "doubled" if paid else ""}


def _figures(event: Fields, before: Sequence[Fields], dialect: Dialect) -> dict[str, Any]:
    """The event's own fields, and those of what led to it: the dividend, the sale, the phase before it."""
    figures: dict[str, Any] = {**NO_FIGURES, "closed": [], "merged": []}
    seen = {str(each["type"]) for each in before}
    figures |= {
        "ran": "trains_ran" in seen,
        "interest": any(each["type"] == "paid" and each["reason"] == "interest" for each in before),
    }
    for each in before:
        figures["ownerless"] = each["type"] in ("company_closed", *(WITH_OWNER if figures["ownerless"] else ()))
        same = each.get("company") == event.get("company")
        if own := dialect.before.get(each["type"]):
            figures |= own(each, event, figures)
        match str(each["type"]):
            case "shares_sold" if same:
                figures |= {"seller": each["player"], "percent": each["percent"], "amount": each["total"]}
            case "dividend_paid" if same:
                figures |= {"amount": each["amount"], "each": each["each"]}
            case "train_bought" if same:
                figures |= {"train": each["train"]}
            case "price_moved" if same:
                figures |= {"price": each["new"]}
            case "phase_changed":
                figures |= {"phase": each["new"], "phased": True}
            case "paid" if each["payer"] == "bank":
                figures |= {"paid_out": each["amount"]}
            case "company_closed":
                figures["closed"].append(each["company"])
            case "went_bankrupt":
                figures["ruined"] = True
            case _:
                pass
    return figures | dict(event)
