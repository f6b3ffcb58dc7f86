"""The log of actions and the snapshots beside it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import delete, select

from storage.database import Database
from storage.databases.portable import happens, one_of
from storage.databases.statement import Statement, given, insertion, replacement
from storage.databases.transaction import Row, Transaction
from storage.errors import Conflict, Inconsistent
from storage.jsontext import dump, load
from storage.records import EntryRecord
from storage.schema import actions, snapshots

SNAPSHOTS_KEPT = 3
AT_ONCE = 20
"""So many entries are decoded, or encoded, in a millisecond or two."""

_OF_GAME = select(actions).where(actions.c.game_id == given("game_id")).order_by(actions.c.seq)
_WITHOUT_EVENTS = Statement(
    _OF_GAME.with_only_columns(*(each for each in actions.c if each.name not in ("game_id", "events")))
)
_BETWEEN = Statement(_OF_GAME.where(actions.c.seq > given("after"), actions.c.seq <= given("until")))
_PICK = Statement(_OF_GAME.where(one_of(actions.c.seq, "seqs")))
_WITH_EVENTS = Statement(_OF_GAME.where(happens(actions.c.events, "types")))
_ADD = insertion(actions, *actions.c.keys())
_NEWEST = select(snapshots.c.seq).where(snapshots.c.game_id == given("game_id")).order_by(snapshots.c.seq.desc())
_SNAPSHOT = Statement(_NEWEST.with_only_columns(snapshots.c.body).limit(1))
_KEEP = replacement(snapshots)
_DELETE_OLD = Statement(
    delete(snapshots).where(
        snapshots.c.game_id == given("game_id"), snapshots.c.seq.not_in(_NEWEST.limit(SNAPSHOTS_KEPT))
    )
)


def _entry(row: Row, with_events: bool) -> EntryRecord:
    return EntryRecord(
        seq=row["seq"],
        seat=row["seat"],
        user=row["user"],
        command=row["command"],
        entry=load(row["entry"]),
        events=load(row["events"]) if with_events else [],
        at=row["at"],
        mark=row["mark"],
    )


async def _decoded(rows: Sequence[Row], with_events: bool = True) -> list[EntryRecord]:
    """The entries of these rows. A long log takes its time, and the loop must stay free."""
    if len(rows) <= AT_ONCE:
        return [_entry(row, with_events) for row in rows]
    return await asyncio.to_thread(lambda: [_entry(row, with_events) for row in rows])


class Log:
    """Questions about the log."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def entries(self, game_id: int) -> list[EntryRecord]:
        """All entries of a game in order, without their events (which are the bulk)."""
        return await _decoded(await self._database.rows(_WITHOUT_EVENTS, game_id=game_id), with_events=False)

    async def after(self, game_id: int, seq: int, until: int | None = None) -> list[EntryRecord]:
        """The entries after number `seq`, up to and with `until`, with their events."""
        last = 2**62 if until is None else until
        return await _decoded(await self._database.rows(_BETWEEN, game_id=game_id, after=seq, until=last))

    async def pick(self, game_id: int, seqs: Sequence[int]) -> list[EntryRecord]:
        """The entries of these numbers in order, with their events."""
        return await _decoded(await self._database.rows(_PICK, game_id=game_id, seqs=seqs))

    async def with_events(self, game_id: int, types: Sequence[str]) -> list[EntryRecord]:
        """The entries in which an event of one of these types happened, in order, with all their events."""
        return await _decoded(await self._database.rows(_WITH_EVENTS, game_id=game_id, types=types))

    async def snapshot(self, game_id: int) -> dict[str, Any] | None:
        """The newest snapshot of a game, or None."""
        row = await self._database.row(_SNAPSHOT, game_id=game_id)
        return None if row is None else await asyncio.to_thread(load, row["body"])


async def append_entries(tx: Transaction, game_id: int, entries: Iterable[EntryRecord]) -> None:
    """Add entries at the end of the log; Conflict if a number is taken or skipped."""
    rows = list(entries)
    few = len(rows) <= AT_ONCE
    written = _encoded(game_id, rows) if few else await asyncio.to_thread(_encoded, game_id, rows)
    try:
        await tx.many(_ADD, written)
    except Inconsistent as error:
        raise Conflict(str(error)) from error


def _encoded(game_id: int, entries: Sequence[EntryRecord]) -> list[dict[str, Any]]:
    return [
        {
            "game_id": game_id,
            "seq": each.seq,
            "seat": each.seat,
            "user": each.user,
            "command": each.command,
            "entry": dump(each.entry),
            "events": dump(each.events),
            "at": each.at,
            "mark": each.mark,
        }
        for each in entries
    ]


async def add_snapshot(tx: Transaction, game_id: int, snapshot: dict[str, Any]) -> None:
    """Keep a snapshot (its own `seq` says of which entry), and only the newest few of the game."""
    await tx.run(_KEEP, game_id=game_id, seq=snapshot["seq"], body=dump(snapshot))
    await tx.run(_DELETE_OLD, game_id=game_id)
