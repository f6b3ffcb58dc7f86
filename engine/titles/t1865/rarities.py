"""What is rare enough in a game to be counted in self-play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.events import BankBroken, Event, LoanRepaid, MoneyDue, TurnStarted, WentBankrupt
from engine.titles.t1865.actions import (
    CompanyAbsorbed,
    CompanyConverted,
    CompanyLaunched,
    MineDeclined,
    PersonalLoans,
    Transferred,
)

NAMES: dict[type[Event], str] = {
    CompanyConverted: "conversion",
    WentBankrupt: "bankruptcy",
    PersonalLoans: "personal loans",
    BankBroken: "bank broken",
    MoneyDue: "forced raising",
    MineDeclined: "mine declined",
    Transferred: "maritime transfer",
    LoanRepaid: "loan repaid",
}


def rarities(events: Iterable[Event]) -> Iterator[str]:
    """7.20, 9.9-9.10, 11, 13.1; absorptions by their kind, and the start anew of what was absorbed (11.6)."""
    turn, absorbed_now, gone = "", 0, set[str]()
    for event in events:
        if isinstance(event, TurnStarted):
            turn, absorbed_now = event.company, 0
        elif isinstance(event, CompanyAbsorbed):
            absorbed_now += 1
            gone.add(event.target)
            yield from _absorption(event, turn, absorbed_now)
        elif isinstance(event, CompanyLaunched) and event.company in gone:
            yield "relaunch"
        elif type(event) in NAMES:
            yield NAMES[type(event)]


def _absorption(event: CompanyAbsorbed, turn: str, number: int) -> Iterator[str]:
    """11.1: passive in the target's turn, active in the absorber's, chained from the second one in a turn."""
    yield "absorption, passive" if turn == event.target else "absorption, active"
    if number > 1:
        yield "absorption, chained"
    if event.shares_sold:
        yield "absorption with own shares"
    if event.loans:
        yield "absorption with loans"
