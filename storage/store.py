"""The storage as one object, with the changes that must happen together or not at all."""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

from sqlalchemy import select

from storage import games as game_rows
from storage.copying import check_whole
from storage.database import Database
from storage.databases.choosing import open_database
from storage.databases.statement import Statement, fixed, replacement
from storage.databases.transaction import Transaction
from storage.finished import Finished
from storage.games import Games
from storage.intents import Intents, change_intent, end_intents, insert_intent
from storage.log import Log, add_snapshot, append_entries
from storage.notes import Notes
from storage.outbox import Outbox, add_announcements, last_announcement, void_announcements
from storage.people import People
from storage.records import (
    Change,
    EntryRecord,
    GameRecord,
    IntentChange,
    IntentRecord,
    NewAnnouncement,
    NewTurn,
    SeatRecord,
    WealthRecord,
)
from storage.schema import meta
from storage.settings import Settings, put, unset
from storage.turns import Turns, begin_turn, end_turn, note_move
from storage.unanswered import Unanswered
from storage.wealth import Wealth, add_wealth

_ORIGIN = Statement(select(meta.c.value).where(meta.c.key == fixed("origin")))
_NOTE = replacement(meta)


@dataclass(frozen=True, slots=True)
class Commit:
    """Everything that one command changes in a game.

    `void`: announcements that no longer hold. `channel`: where the game lives from now on.

    `ends`: the open turn ends, so many seconds of it were used; `begins`: the turn that follows it. `moved`: whose turn
    goes on has made a move in it, so that reminders count from now. `intents` are those that the game ends,
    `changed_intents` those whose state and body people have changed.

    `gives_up`: all that the game held is deleted. `unset` are settings of the game that go.
    """

    change: Change
    now: float
    entries: Sequence[EntryRecord] = ()
    announcements: Sequence[NewAnnouncement] = ()
    void: Sequence[int] = ()
    snapshot: dict[str, Any] | None = None
    seats: Sequence[SeatRecord] | None = None
    host: str | None = None
    terms: dict[str, Any] | None = None
    channel: str | None = None
    ends: float | None = None
    begins: NewTurn | None = None
    moved: bool = False
    intents: Sequence[IntentChange] = ()
    new_intents: Sequence[IntentRecord] = ()
    changed_intents: Sequence[IntentRecord] = ()
    gives_up: bool = False
    unset: Sequence[str] = ()
    wealth: Sequence[WealthRecord] = ()


class Storage:
    """One SQLite file. `origin` is a short random name, new for each database file and after each restore."""

    def __init__(self, database: Database, origin: str, left: int = 0) -> None:
        """`left`: see Outbox."""
        self.database = database
        self.origin = origin
        self.games = Games(database)
        self.finished = Finished(database)
        self.log = Log(database)
        self.outbox = Outbox(database, origin, left)
        self.settings = Settings(database)
        self.turns = Turns(database, origin, self.outbox)
        self.intents = Intents(database)
        self.wealth = Wealth(database)
        self.notes = Notes(database)
        self.people = People(database, self.forget_all)
        self.unanswered = Unanswered(database)

    @classmethod
    async def open(cls, where: Path | str, name: str = "railwire") -> Storage:
        """Open a file (made if it isn't there), or the PostgreSQL database of an address; errors as theirs.

        `name` is what a server calls the process.
        """
        database = await open_database(where, name)
        try:
            await check_whole(database)
            return cls(database, await _origin(database), await last_announcement(database))
        except BaseException:
            await database.close()
            raise

    def forget(self, game_id: int) -> None:
        """Forget what is remembered of a game: somebody else may have changed it."""
        self.outbox.remembered.forget(game_id)
        self.intents.remembered.forget(game_id)
        self.settings.remembered.forget(("game", str(game_id)))

    def forget_all(self) -> None:
        """Forget all that is remembered."""
        for each in (self.outbox, self.intents, self.settings):
            each.remembered.forget()

    async def close(self) -> None:
        """Close the database after the running transactions."""
        await self.database.close()

    async def settle(self) -> None:
        """Write what was left for later."""
        await self.database.settle()

    def time_commits(self, heard: Callable[[float], None]) -> None:
        """Have `heard(seconds)` called after each transaction; it must be quick and not raise."""
        self.database.committed = heard

    async def check_writable(self) -> None:
        """Raise DiskFull where the file's disk has hardly any room left, and what a small change raises."""
        await self.database.check_room()
        async with self.database.transaction() as tx:
            await tx.run(_NOTE, key="written", value=str(int(time.time())))

    async def create_game(
        self, game: GameRecord, kept: Mapping[str, Any] = MappingProxyType({}), *, number: int | None = None
    ) -> int:
        """Add a game with its seats, and what is `kept` in its settings; its number. `game.id` is ignored.

        `number`: the one that it's to have, if that's free.
        """
        async with self.database.transaction() as tx:
            game_id = await game_rows.insert_game(tx, game, number)
            if game_id == number and self.database.is_shared:
                await tx.rows(game_rows.COUNT_ON)
            tx.touch("game", game_id)
            for key, value in kept.items():
                await put(tx, "game", game_id, key, value)
        self.settings.remembered.forget(("game", str(game_id)))
        return game_id

    async def commit(self, game_id: int, commit: Commit) -> list[int]:
        """Write entries, announcements and the game's new status in one transaction; the new intents' numbers.

        Raises Conflict if the log has moved on, Busy, DiskFull; then nothing is written.
        """
        async with self._changing(game_id, commit) as tx:
            if commit.gives_up:
                await game_rows.give_up(tx, game_id)
            for key in commit.unset:
                await unset(tx, "game", game_id, key)
            await append_entries(tx, game_id, commit.entries)
            if commit.seats is not None:
                await game_rows.set_seats(tx, game_id, commit.seats)
            if commit.host is not None:
                await game_rows.set_host(tx, game_id, commit.host)
            if commit.terms is not None:
                await game_rows.set_terms(tx, game_id, commit.terms)
            if commit.channel is not None:
                await game_rows.set_channel(tx, game_id, commit.channel)
            await game_rows.change_game(tx, game_id, commit.change)
            if commit.ends is not None:
                await end_turn(tx, game_id, commit.now, commit.ends)
            if commit.moved and commit.begins is None:
                await note_move(tx, game_id, commit.now)
            if commit.begins is not None:
                await begin_turn(tx, game_id, commit.begins)
            await add_wealth(tx, game_id, commit.wealth)
            await end_intents(tx, commit.intents)
            for intent in commit.changed_intents:
                await change_intent(tx, intent.id, intent.state, intent.body)
            ids = [await insert_intent(tx, intent) for intent in commit.new_intents]
            if not self.outbox.foreign(game_id):
                await void_announcements(tx, [each for each in commit.void if not self.outbox.is_taken(each)])
            told = [_with_intent(each, ids) for each in commit.announcements]
            await add_announcements(tx, game_id, self.origin, told, commit.now)
            if commit.snapshot is not None:
                await add_snapshot(tx, game_id, commit.snapshot)
        return ids

    @asynccontextmanager
    async def _changing(self, game_id: int, commit: Commit) -> AsyncIterator[Transaction]:
        """A transaction, after which nothing is remembered that the commit changes."""
        async with AsyncExitStack() as stack:
            # What is told meanwhile can't be taken back, and what is taken back isn't told.
            await stack.enter_async_context(self.outbox.held(game_id))
            if commit.announcements or commit.void or commit.gives_up:
                stack.enter_context(self.outbox.remembered.changing(game_id))
            if commit.intents or commit.new_intents or commit.changed_intents or commit.gives_up:
                stack.enter_context(self.intents.remembered.changing(game_id))
            for key in commit.unset:
                stack.enter_context(self.settings.forget("game", game_id, key))
            async with self.database.transaction() as tx:
                tx.touch("game", game_id)
                yield tx


def _with_intent(told: NewAnnouncement, ids: Sequence[int]) -> NewAnnouncement:
    if told.intent is None:
        return told
    return replace(told, payload=told.payload | {"intent": ids[told.intent]})


async def _origin(database: Database) -> str:
    row = await database.row(_ORIGIN)
    if row is not None:
        return str(row["value"])
    origin = secrets.token_hex(4)
    async with database.transaction() as tx:
        await tx.run(_NOTE, key="origin", value=origin)
    return origin
