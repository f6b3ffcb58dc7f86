"""A database as the rest of the storage sees it: reads, transactions, and what rides along with the next of them."""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Hashable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, ClassVar

from storage.databases.statement import Statement
from storage.databases.transaction import Row, Transaction
from storage.errors import StorageError, Uncertain
from storage.jsontext import dump
from storage.ledger import note_commit, note_doubt, sign

_log = logging.getLogger(__name__)

CHANNEL = "railwire"
"""On which processes tell each other what was touched."""
IDLE_SECONDS = 3.0
"""What was left for the next transaction waits no longer for one than this."""


@dataclass(frozen=True, slots=True)
class Later:
    """A statement that goes with the next transaction; `written` hears that it has."""

    statement: Statement
    values: Mapping[str, Any]
    written: Callable[[], None]


class Database(ABC):
    """A database that's open."""

    is_shared: ClassVar[bool]
    """Whether several processes may be at work on it at once."""

    def __init__(self) -> None:
        self.committed: Callable[[float], None] = lambda seconds: None
        """Hears of each transaction how long it took, without its wait for those before it."""
        self.fence: Callable[[], str | None] | None = None
        """Asked at the beginning of each transaction what has to be true in it, in SQL of PostgreSQL; None: nothing.

        Set where several processes share the database, which then hear of what is touched.
        """
        self.name = ""
        """What the process is called among those that share the database."""
        self._later: dict[Hashable, Later] = {}
        self._riding: set[Hashable] = set()
        self._due: asyncio.TimerHandle | None = None
        self._settling: asyncio.Task[None] | None = None

    @abstractmethod
    async def rows(self, statement: Statement, **values: Any) -> Sequence[Row]:
        """The committed rows that a query finds."""

    @abstractmethod
    def _writing(self) -> AbstractAsyncContextManager[Transaction]:
        """A transaction, which is committed with the end of the block, or taken back."""

    @abstractmethod
    async def _end(self) -> None:
        """Wait for what is under way, and close everything."""

    @abstractmethod
    async def check_room(self) -> None:
        """Raise DiskFull where there's hardly any room left, as far as that can be seen."""

    @abstractmethod
    async def fold(self) -> None:
        """Have what was deleted out of the files, as far as that is in our hands."""

    @abstractmethod
    def cut(self) -> None:
        """Give up all connections to its server, if it has one: what is under way on them fails, or is found out anew.

        For who knows that they're dead, of which the connections themselves would hear only after a while.
        """

    async def row(self, statement: Statement, **values: Any) -> Row | None:
        """The first committed row that a query finds, or None."""
        found = await self.rows(statement, **values)
        return found[0] if found else None

    async def close(self) -> None:
        """Wait for the running transactions, write what was left for later, close everything."""
        if self._due is not None:
            self._due.cancel()
        if self._settling is not None:
            await self._settling
        with suppress(StorageError):
            await self.settle()
        await self._end()

    async def settle(self) -> None:
        """Write what was left for later; errors as those of a transaction."""
        if self._later:
            async with self.transaction(aside=True):
                pass

    @asynccontextmanager
    async def transaction(self, *, aside: bool = False) -> AsyncIterator[Transaction]:
        """All statements of the block are committed together, or none. Errors are those of storage.errors.

        `aside`: a note of ours that nobody asked for, of which the ledger says nothing.
        """
        riding: dict[Hashable, Later] = {}
        try:
            async with self._writing() as tx:
                yield tx
                # Last, and each with one transaction at a time: so no two of them wait for each other.
                riding |= self._board()
                for each in riding.values():
                    await tx.run(each.statement, **each.values)
                if not aside:
                    await sign(tx)
                if self.fence is not None and tx.touched:
                    told = [dump({"by": self.name, kind: which}) for kind, which in sorted(tx.touched, key=repr)]
                    await tx.notify(CHANNEL, told)
        except Uncertain as error:
            if not aside:
                note_doubt(error)
            raise
        finally:
            self._riding.difference_update(riding)
        self.committed(time.monotonic() - tx.began)
        self._note_written(riding)
        if not aside:
            note_commit()

    def later(
        self,
        key: Hashable,
        statement: Statement,
        values: Mapping[str, Any],
        written: Callable[[], None] = lambda: None,
    ) -> None:
        """Have a statement carried out with the next transaction, whatever that is for; the last one with this key.

        Where there's none for a few seconds it gets one of its own. For what does no harm if it's lost with the process
        by then. `written` is called once it's in the database.
        """
        self._later[key] = Later(statement, values, written)
        self._settle_soon()

    def _settle_soon(self) -> None:
        if self._due is None:
            self._due = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._begin_to_settle)

    def _begin_to_settle(self) -> None:
        self._due = None
        self._settling = asyncio.ensure_future(self._settled())

    async def _settled(self) -> None:
        try:
            await self.settle()
        except StorageError as error:
            _log.info("what was left for later can't be written yet: %s", error)
            self._settle_soon()

    def _board(self) -> dict[Hashable, Later]:
        riding = {key: each for key, each in self._later.items() if key not in self._riding}
        self._riding.update(riding)
        return riding

    def _note_written(self, done: Mapping[Hashable, Later]) -> None:
        for key, each in done.items():
            if self._later.get(key) is each:
                del self._later[key]
            each.written()

    def not_later(self, key: Hashable) -> None:
        """Drop such a statement: what it says holds no longer."""
        self._later.pop(key, None)
