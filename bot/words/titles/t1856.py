"""1856: rights, the port, the borrowed diesel, destinations, and the formation of the national company.

No section of a printed rulebook is cited: what there is of its rules has no numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.words.events import asides_of, holdings_text
from bot.words.folding import gather
from bot.words.labels import Labelled, train_label
from bot.words.titles import Dialect, Fields, Gathered
from engine.events import CompanyClosed
from engine.titles.t1856.actions import (
    BorrowTrain,
    BuyRight,
    CompanyMerged,
    DebtDeclared,
    DestinationReached,
    NationalFormed,
    PlacePort,
    Redeem,
    SharesExchanged,
)

if TYPE_CHECKING:
    from bot.panel.choices import Choice
    from bot.words.names import Names

MERGED, GIVEN = "companies_merged", "shares_given"
"""What the words make of several: `merged`, each company with its president and holdings; `holdings`, pairs of a
holder and percents."""


def _right(choice: Choice, names: Names) -> Labelled:
    """A right with its price, and what it adds where."""
    figures = choice.figures
    places = names.words.listed(names.hex(each) for each in figures["places"])
    detail = names.words("choice-right-detail", price=figures["price"], bonus=figures["bonus"], places=places)
    return names.means(choice.fields["right"]), detail


def _port(choice: Choice, names: Names) -> Labelled:
    """The hex, with what the marker there brings and ends."""
    figures = choice.figures
    said = {"bonus": figures["bonus"], "income": figures["income"], "private": names.private(figures["private"])}
    return names.hex(choice.fields["hex"]), names.words("choice-port-detail", **said)


def _destination(event: Fields, names: Names) -> dict[str, Any]:
    """The place; destinations that were reached before it was noted have none."""
    return {"place": names.hex(event["hex"]) if event.get("hex") else "none"}


def _given(event: Fields, names: Names) -> dict[str, Any]:
    """Who gets how much of a company."""
    return {"holdings": holdings_text(event["holdings"], names)}


def _merged(event: Fields, names: Names) -> dict[str, Any]:
    """The companies that were taken over, each with who led it and who held it, where that's known."""
    words, targets = names.words, list[str]()
    for company, president, holdings in event["merged"]:
        lost = {"type": CompanyClosed.type, "president": president, "holdings": holdings}
        asides, told = asides_of(lost, names), names.company(company)
        aside = words("joint").join(asides)
        targets.append(words("with-aside", told=told, aside=aside) if asides else told)
    return {"target": words.listed(targets)}


# --- what is told together


def _gather_given(out: Gathered, event: Fields) -> bool:
    given = {"type": GIVEN, "company": event["company"]}
    gather(out, "holdings", {**given, "holdings": [(event["holder"], event["percent"])]})
    return True


def _gather_merged(out: Gathered, event: Fields) -> bool:
    merged = {"type": MERGED, "company": event["into"]}
    each = (event["company"], event.get("president", ""), event.get("holdings", ()))
    gather(out, "merged", {**merged, "merged": [each]})
    return True


def _was_merged(out: Gathered, event: Fields) -> bool:
    """Whether a company that closes has just been told to be merged."""
    return bool(out) and out[-1]["type"] == MERGED and event["company"] in [each[0] for each in out[-1]["merged"]]


def _was_declared(out: Gathered, event: Fields) -> bool:
    """Whether a payment of a company's debt is told by its president's declaration already."""
    said = [(each["player"], each["amount"]) for each in out if each["type"] == DebtDeclared.type]
    return (event["payer"], event["amount"]) in said


def _founding_first(out: Gathered) -> Gathered:
    """That a company is formed stands before what it gets and gives, though all of it must have been done for it."""
    place = next((number for number, each in enumerate(out) if each["type"] == NationalFormed.type), None)
    if place is None:
        return out
    formed = out[place]
    first = next(number for number, each in enumerate(out) if each.get("company") == formed["company"])
    return [*out[:first], formed, *out[first:place], *out[place + 1 :]]


DIALECT = Dialect(
    labels={BuyRight.type: _right, PlacePort.type: _port, BorrowTrain.type: train_label},
    subjects={DebtDeclared.type: "company", SharesExchanged.type: "holder"},
    figures={
        # Destinations that were reached before their place was noted have none.
        DestinationReached.type: lambda event, names: {
            "place": names.hex(event["hex"]) if event.get("hex") else "none"
        },
        SharesExchanged.type: lambda event, names: {"to": event["holder"]},
        MERGED: _merged,
        GIVEN: _given,
    },
    gathered={
        SharesExchanged.type: _gather_given,
        CompanyMerged.type: _gather_merged,
        CompanyClosed.type: _was_merged,
    },
    payments={"repayment": _was_declared},
    arranged=_founding_first,
    grave=frozenset({MERGED, GIVEN, CompanyMerged.type, DebtDeclared.type, NationalFormed.type}),
    gone={CompanyMerged.type: ("company", "personal-merged")},
    leads={NationalFormed.type: "president"},
    got={SharesExchanged.type: "holder"},
    chosen={"loan_repaid": frozenset({Redeem.type})},
    reasons={SharesExchanged.type: "holder"},
    before={
        CompanyMerged.type: lambda each, event, known: {"merged": [*known["merged"], each["company"]]},
        NationalFormed.type: lambda each, event, known: {"taken_over": True},
    },
)
