"""Copying everything from one database to another, game by game; what is broken off goes on where it was."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Table, delete, func, select, text, tuple_, union_all

from storage.database import Database
from storage.databases.choosing import is_address, open_database
from storage.databases.statement import Statement, fixed, given, insertion, replacement
from storage.databases.transaction import Row, Transaction
from storage.errors import StorageError, Unusable
from storage.jsontext import dump
from storage.lock import FolderLock
from storage.schema import (
    actions,
    games,
    intents,
    meta,
    notes,
    outbox,
    seats,
    settings,
    snapshots,
    turns,
    unanswered,
    wealth,
)

OF_GAMES = (seats, actions, snapshots, wealth, outbox, turns, intents, notes)
"""The tables with rows of games."""
OTHERS = (settings, unanswered)
NUMBERED = (games, outbox, turns, intents)
"""The tables whose rows get numbers, none of which is ever used again."""
AT_ONCE = 500
"""Rows of the other tables."""
MARK = "copying"
"""In a target that isn't whole yet: of which database it's becoming a copy."""


class NotEmpty(StorageError):
    """The database that was to become a copy holds games or settings already."""

    key = "would_overwrite"


class Unfinished(StorageError):
    """The database isn't whole: a copy into it was broken off."""

    key = "storage"


class Differs(StorageError):
    """A game of the copy isn't what it is in the database that was copied."""

    key = "damaged"


def _key(table: Table) -> Any:
    return tuple_(*table.primary_key)


def _after(table: Table) -> Statement:
    given_key = tuple_(*(given(f"after_{each.name}", type_=each.type) for each in table.primary_key))
    return Statement(select(table).where(_key(table) > given_key).order_by(*table.primary_key).limit(AT_ONCE))


_IDS = Statement(select(games.c.id).order_by(games.c.id))
_ONE = Statement(select(games).where(games.c.id == given("game_id")))
_ROWS = {
    each.name: Statement(select(each).where(each.c.game_id == given("game_id")).order_by(*each.primary_key))
    for each in OF_GAMES
}
_ADD = {each.name: insertion(each, *(column.name for column in each.c)) for each in (games, *OF_GAMES)}
_FIRST = {each.name: Statement(select(each).order_by(*each.primary_key).limit(AT_ONCE)) for each in OTHERS}
_AFTER = {each.name: _after(each) for each in OTHERS}
_PUT = {each.name: replacement(each) for each in (*OTHERS, meta)}
_HELD = Statement(union_all(*(select(func.count().label("n")).select_from(each) for each in (games, *OTHERS))))
_META = Statement(select(meta))
_CLEAR = Statement(delete(meta))
_UNMARK = Statement(delete(meta).where(meta.c.key == fixed(MARK)))


def _numbers(table: Table) -> Mapping[bool, tuple[Statement, ...]]:
    """By whether it's PostgreSQL: how the last number of a table is asked for, and how it's set."""
    sequence = f"pg_get_serial_sequence('{table.name}', 'id')"
    return {
        False: (
            Statement(text(f"SELECT seq AS last FROM sqlite_sequence WHERE name = '{table.name}'")),  # noqa: S608
            Statement(text(f"DELETE FROM sqlite_sequence WHERE name = '{table.name}'")),  # noqa: S608
            Statement(text(f"INSERT INTO sqlite_sequence (name, seq) VALUES ('{table.name}', :last)")),  # noqa: S608
        ),
        True: (
            Statement(text(f"SELECT pg_sequence_last_value({sequence}::regclass) AS last")),
            Statement(text(f"SELECT setval({sequence}, :last)")),
        ),
    }


_NUMBERS = [_numbers(each) for each in NUMBERED]
GameRows = dict[str, list[dict[str, Any]]]


async def copy(source: Path | str, target: Path | str, told: Callable[[int, int], None]) -> int:
    """Copy all of `source` into `target`, paths of files or addresses; how many games there are.

    `told` hears how many games are copied, of how many. A copy that was broken off goes on. Nobody else may use either
    meanwhile: InUse. Raises NotEmpty, Unfinished, Differs, Unusable, and what opening a database raises.
    """
    _check_there(source)
    async with AsyncExitStack() as stack:
        for folder in {*_folder(source), *_folder(target)}:
            stack.enter_context(FolderLock(folder))
        here = await stack.enter_async_context(_alone(source))
        there = await stack.enter_async_context(_alone(target))
        await _begin(here, there)
        count = await _copy_games(here, there, told)
        for each in OTHERS:
            await _copy_table(here, there, each)
        await _finish(here, there)
    return count


def _check_there(where: Path | str) -> None:
    if not is_address(where) and not Path(where).is_file():
        raise Unusable(f"there is no file {where}")


def _folder(where: Path | str) -> list[Path]:
    """The folder of a file."""
    return [] if is_address(where) else [Path(where).resolve().parent]


@asynccontextmanager
async def _alone(where: Path | str) -> AsyncIterator[Database]:
    database = await open_database(where, "railwire copy", alone=True)
    try:
        yield database
    finally:
        await database.close()


async def check_whole(database: Database) -> None:
    """Raise Unfinished where a copy was broken off."""
    if MARK in await _meta(database):
        raise Unfinished("a copy into this database was broken off; go on with it (python -m bot copy FROM TO)")


async def _meta(database: Database) -> dict[str, str]:
    return {row["key"]: row["value"] for row in await database.rows(_META)}


async def _begin(here: Database, there: Database) -> None:
    """See that the target is empty, or has been begun by a copy of the same database."""
    await check_whole(here)
    origin = (await _meta(here)).get("origin", "")
    mark = (await _meta(there)).get(MARK)
    if mark == origin:
        return
    if mark is not None:
        raise NotEmpty("TO is another database's copy, which was broken off; it was left as it is: take an empty one")
    if any(row["n"] for row in await there.rows(_HELD)):
        raise NotEmpty("TO holds games or settings; it was left as it is: a copy wants an empty database")
    async with there.transaction(aside=True) as tx:
        # What an empty one was called doesn't matter any more.
        await tx.run(_CLEAR)
        await tx.run(_PUT["meta"], key=MARK, value=origin)


async def _copy_games(here: Database, there: Database, told: Callable[[int, int], None]) -> int:
    wanted = [row["id"] for row in await here.rows(_IDS)]
    done = {row["id"] for row in await there.rows(_IDS)}
    if strangers := done - set(wanted):
        raise Differs(f"game {min(strangers)} isn't in the database that's copied")
    for number, game_id in enumerate(wanted, 1):
        rows = await _rows_of(here, game_id)
        if game_id not in done:
            async with there.transaction(aside=True) as tx:
                await _write(tx, rows)
        if digest(rows) != digest(await _rows_of(there, game_id)):
            raise Differs(
                f"game {game_id} isn't the same in both; if it was played on since the copy began, begin anew"
            )
        told(number, len(wanted))
    return len(wanted)


async def _rows_of(database: Database, game_id: int) -> GameRows:
    found = {name: await database.rows(statement, game_id=game_id) for name, statement in _ROWS.items()}
    found["games"] = await database.rows(_ONE, game_id=game_id)
    return {name: [_plain(row) for row in rows] for name, rows in found.items()}


def _plain(row: Any) -> dict[str, Any]:
    return dict(row)


def digest(rows: GameRows) -> str:
    """A digest of all rows of a game, the same in each kind of database."""
    return hashlib.sha256(dump([[name, rows[name]] for name in sorted(rows)]).encode()).hexdigest()


async def _write(tx: Transaction, rows: GameRows) -> None:
    for each in (games, *OF_GAMES):
        await tx.many(_ADD[each.name], rows[each.name])


async def _pages(database: Database, table: Table) -> AsyncIterator[Sequence[Row]]:
    rows = await database.rows(_FIRST[table.name])
    while rows:
        yield rows
        last = {f"after_{each.name}": rows[-1][each.name] for each in table.primary_key}
        rows = await database.rows(_AFTER[table.name], **last)


async def _copy_table(here: Database, there: Database, table: Table) -> None:
    async for rows in _pages(here, table):
        async with there.transaction(aside=True) as tx:
            await tx.many(_PUT[table.name], [_plain(row) for row in rows])
    if await _sum_of(here, table) != await _sum_of(there, table):
        raise Differs(
            f"the {table.name} aren't the same in both; if they have changed since the copy began, begin anew"
        )


async def _sum_of(database: Database, table: Table) -> int:
    """A digest of all rows of a table in any order: databases sort texts in orders of their own."""
    return sum([_sum(rows) async for rows in _pages(database, table)])


def _sum(rows: Iterable[Row]) -> int:
    return sum(int.from_bytes(hashlib.sha256(dump(_plain(row)).encode()).digest()) for row in rows)


async def _finish(here: Database, there: Database) -> None:
    """Go on counting where the source does; from now on the target is whole."""
    numbers = [await here.row(each[here.is_shared][0]) for each in _NUMBERS]
    async with there.transaction(aside=True) as tx:
        for found, each in zip(numbers, _NUMBERS, strict=True):
            if found is not None and found["last"] is not None:
                await _count_on(tx, each[there.is_shared][1:], found["last"])
        await tx.run(_UNMARK)


async def _count_on(tx: Transaction, statements: Sequence[Statement], last: int) -> None:
    for each in statements:
        await tx.rows(each, last=last)
