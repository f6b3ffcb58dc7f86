"""What is rare enough in a game to be counted in self-play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.events import BankBroken, CompanyClosed, Event, LoanTaken, MoneyDue, WentBankrupt
from engine.titles.t1856.actions import (
    CompanyMerged,
    DestinationReached,
    NationalFormed,
    SharesExchanged,
    TrainBorrowed,
)

NAMES: dict[type[Event], str] = {
    NationalFormed: "formation",
    CompanyMerged: "merged",
    SharesExchanged: "exchange",
    TrainBorrowed: "borrowed train",
    WentBankrupt: "bankruptcy",
    BankBroken: "bank broken",
    CompanyClosed: "company closed",
    MoneyDue: "forced raising",
    LoanTaken: "loan",
    DestinationReached: "destination",
}


def rarities(events: Iterable[Event]) -> Iterator[str]:
    """13, 12.3, 16: the formation, ruined players, a broken bank, and what leads there."""
    return (NAMES[type(event)] for event in events if type(event) in NAMES)
