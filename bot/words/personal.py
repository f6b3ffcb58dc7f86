"""What happened to one person: money they received and paid, companies they lead or lost, shares they got."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import Any

from bot.words.events import extras
from bot.words.names import Names
from bot.words.titles import dialect_of

Rows = Iterable[Mapping[str, Any]]


def personal_lines(rows: Rows, seats: Collection[str], names: Names) -> list[str]:
    """A sentence for each kind of thing that the rows of a story did to whoever holds these seats."""
    events = [event for row in rows for event in row.get("events", ())]
    payments = [each for each in events if each["type"] == "paid"]
    inward = [each for each in payments if each["payee"] in seats and each["payer"] not in seats]
    outward = [each for each in payments if each["payer"] in seats and each["payee"] not in seats]
    lines = [*_sums("personal-received", inward, names), *_sums("personal-paid", outward, names)]
    dialect = dialect_of(names.title.id)
    leads, gone = {**LEADS, **dialect.leads}, {**GONE, **dialect.gone}
    for each in events:
        figures = names.figures({name: value for name, value in each.items() if name != "type"})
        if each["type"] in leads and each[leads[each["type"]]] in seats:
            lines.append(names.words(names.own("personal-leads"), **figures))
        elif each["type"] == "president_changed" and each["old"] in seats:
            lines.append(names.words(names.own("personal-led"), **figures))
        elif each["type"] in dialect.got and each[dialect.got[each["type"]]] in seats:
            lines.append(names.words("personal-exchanged", **figures))
        elif each["type"] in gone:
            lines += _gone(each, *gone[each["type"]], seats, names)
        elif each["type"] == "private_closed" and each.get("owner") in seats:
            lines.append(names.words(names.own("personal-private_closed"), **figures))
    return lines


LEADS = {"president_changed": "new"}
"""The field that says who leads a company by an event, by its type."""
GONE = {"company_closed": ("company", "personal-closed")}
"""The field that says which company is gone, and how that's told, by the type of the event."""


def _gone(event: Mapping[str, Any], field: str, key: str, seats: Collection[str], names: Names) -> list[str]:
    """That a company of which they held something is gone; what was merged is said to close as well, which it's not."""
    others = {name: names.party(event[name]) for name in ("into", "absorber") if name in event}
    figures = {"company": names.company(event[field]), "led": event.get("president") in seats, **others}
    held = [percent for holder, percent in event.get("holdings", ()) if holder in seats]
    return [names.words(key, percent=each, **figures) for each in held]


def _sums(key: str, payments: Iterable[Mapping[str, Any]], names: Names) -> list[str]:
    """What was paid in all for each reason, in the order in which the reasons came up."""
    sums: Counter[str] = Counter()
    for each in payments:
        sums[str(extras(each, names)["reason"])] += each["amount"]
    what = [names.words("personal-sum", reason=reason, amount=amount) for reason, amount in sums.items()]
    return [names.words(key, what=names.words.listed(what))] if what else []
