"""What was written on behalf of the task at hand, so that whoever answers for it says what the storage says.

Where the task is somebody's errand, each change is signed with it in its own transaction, and the signature goes with
the answer: whatever is cut off in between, the storage knows who has had no answer, and to what.
"""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import dataclass

from storage.databases.statement import replacement
from storage.databases.transaction import Transaction
from storage.errors import Uncertain
from storage.schema import unanswered


@dataclass(frozen=True, slots=True)
class Errand:
    """What somebody has asked for: a digest of it, and when (unix seconds)."""

    user: str
    what: str
    at: float


@dataclass
class Ledger:
    """Counts the transactions that were committed. Notes that people don't ask for (`aside`) don't count.

    `doubt`: whether the last of them was committed isn't known.
    """

    commits: int = 0
    errand: Errand | None = None
    doubt: Uncertain | None = None


_current: ContextVar[Ledger | None] = ContextVar("ledger", default=None)

_SIGN = replacement(unanswered)


def open_ledger(errand: Errand | None = None) -> Ledger:
    """A new ledger for the task at hand, and for all the tasks that it begins from now on."""
    ledger = Ledger(errand=errand)
    _current.set(ledger)
    return ledger


def close_errand() -> Errand | None:
    """Sign nothing any more with the errand of the task at hand, which is answered; the errand."""
    ledger = _current.get()
    if ledger is None:
        return None
    errand, ledger.errand = ledger.errand, None
    return errand


async def sign(tx: Transaction) -> None:
    """Write down in a transaction for whom it is, where that's known."""
    ledger = _current.get()
    if ledger is not None and ledger.errand is not None:
        errand = ledger.errand
        await tx.run(_SIGN, user=errand.user, what=errand.what, at=errand.at)


def note_commit() -> None:
    """Count a transaction that was committed."""
    ledger = _current.get()
    if ledger is not None:
        ledger.commits += 1


def note_doubt(doubt: Uncertain) -> None:
    """Keep in mind that a transaction may have been committed."""
    ledger = _current.get()
    if ledger is not None:
        ledger.doubt = doubt


def in_doubt() -> Uncertain | None:
    """Where it isn't known whether the task at hand has changed something: what finds that out."""
    ledger = _current.get()
    return None if ledger is None else ledger.doubt


def has_written() -> bool:
    """Whether the task at hand has changed something since its ledger was opened."""
    ledger = _current.get()
    return ledger is not None and ledger.commits > 0
