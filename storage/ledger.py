"""What was written on behalf of the task at hand, so that whoever answers for it says what the storage says."""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import dataclass


@dataclass
class Ledger:
    """Counts the transactions that were committed. Notes that people don't ask for (`aside`) don't count."""

    commits: int = 0


_current: ContextVar[Ledger | None] = ContextVar("ledger", default=None)


def open_ledger() -> Ledger:
    """A new ledger for the task at hand, and for all the tasks that it begins from now on."""
    ledger = Ledger()
    _current.set(ledger)
    return ledger


def note_commit() -> None:
    """Count a transaction that was committed."""
    ledger = _current.get()
    if ledger is not None:
        ledger.commits += 1


def has_written() -> bool:
    """Whether the task at hand has changed something since its ledger was opened."""
    ledger = _current.get()
    return ledger is not None and ledger.commits > 0
