"""What a statement finds, and what can be done in a transaction, whatever database carries it out."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from storage.databases.statement import Statement


class Row(Protocol):
    """Its values by the names of its columns."""

    def __getitem__(self, name: str, /) -> Any: ...


class Transaction(ABC):
    """Errors are those of storage.errors."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        """When it had its turn."""
        self.touched: set[tuple[str, Any]] = set()

    def touch(self, kind: str, which: Any = True) -> None:
        """Say what it changes of what processes remember, for all that share the database.

        A "game" (its number), an "owner" of settings (scope, id), a "person" who is forgotten (id), or "all".
        """
        self.touched.add((kind, which))

    @abstractmethod
    async def run(self, statement: Statement, **values: Any) -> int:
        """Carry a statement out; how many rows it has changed."""

    @abstractmethod
    async def rows(self, statement: Statement, **values: Any) -> Sequence[Row]:
        """The rows that it finds, or says that it has changed."""

    @abstractmethod
    async def many(self, statement: Statement, many: Sequence[Mapping[str, Any]]) -> None:
        """Carry it out with each of these sets of values."""

    @abstractmethod
    async def notify(self, channel: str, payloads: Sequence[str]) -> None:
        """Tell all processes on this database, once the transaction is committed."""
