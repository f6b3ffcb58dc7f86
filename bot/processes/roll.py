"""The roll: a row for each member, who joins and who is struck off. Whoever isn't on it can write nothing."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.processes.link import WOKEN, Link, alone

_log = logging.getLogger(__name__)

PRESENT, GAMES, BUCKETS, GATE, TABLES = 0x52570001, 0x52570002, 0x52570003, 0x52570004, 0x52570005
"""Classes of advisory locks: a member's presence, games, buckets of shards, all games at once, making the tables."""

_MAKE = f"""
CREATE SCHEMA IF NOT EXISTS processes;
CREATE TABLE IF NOT EXISTS processes.members (
    id serial PRIMARY KEY,
    application text NOT NULL,
    name text NOT NULL,
    started timestamptz NOT NULL DEFAULT now(),
    beat bigint NOT NULL DEFAULT 0,
    leaving boolean NOT NULL DEFAULT false
);
CREATE TABLE IF NOT EXISTS processes.shards (
    shard int PRIMARY KEY,
    holder int REFERENCES processes.members ON DELETE SET NULL,
    wanted int REFERENCES processes.members ON DELETE SET NULL
);
-- Whose session has begun on a shard: from then on that member hears what comes in there.
CREATE TABLE IF NOT EXISTS processes.sessions (
    shard int PRIMARY KEY,
    member int NOT NULL REFERENCES processes.members ON DELETE CASCADE
);
CREATE TABLE IF NOT EXISTS processes.visits (
    id bigint PRIMARY KEY,
    server bigint NOT NULL,
    content text NOT NULL,
    at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE TABLE IF NOT EXISTS processes.identifies (bucket int PRIMARY KEY, at timestamptz NOT NULL);
-- A function, since each of its statements sees what was committed before it: the version is read under the lock.
CREATE OR REPLACE FUNCTION processes.hold(game int) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
    IF NOT pg_try_advisory_lock_shared({GATE}, 0) THEN RETURN NULL; END IF;
    IF NOT pg_try_advisory_lock({GAMES}, game) THEN
        PERFORM pg_advisory_unlock_shared({GATE}, 0);
        RETURN NULL;
    END IF;
    RETURN COALESCE((SELECT xmin::text FROM games WHERE id = game), '');
END $$;
CREATE OR REPLACE FUNCTION processes.release(game int) RETURNS text LANGUAGE plpgsql AS $$
DECLARE version text;
BEGIN
    version := COALESCE((SELECT xmin::text FROM games WHERE id = game), '');
    PERFORM pg_advisory_unlock({GAMES}, game), pg_advisory_unlock_shared({GATE}, 0);
    RETURN version;
END $$;
"""  # noqa: S608 - the text is ours
_FORGOTTEN = "DELETE FROM processes.members WHERE id = $1"
PRESENT_NOW = f"""EXISTS (SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database
    WHERE l.locktype = 'advisory' AND l.classid = {PRESENT} AND l.objid = m.id AND d.datname = current_database())"""  # noqa: S608 - the text is ours
"""Whether member `m` is connected, as SQL."""
_LEASES = """SELECT shard, holder, wanted, COALESCE(s.member = holder, FALSE) AS heard
    FROM processes.shards LEFT JOIN processes.sessions s USING (shard) ORDER BY shard"""
_END = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = $1 AND pid <> pg_backend_pid() AND datname = current_database()"""
_END_IF_SILENT = f"{_END} AND EXISTS (SELECT 1 FROM processes.members WHERE id = $2 AND beat = $3)"  # noqa: S608 - the text is ours
_STRIKE = f"""WITH gone AS (DELETE FROM processes.members WHERE id = $1 AND beat = $2 RETURNING id)
    SELECT pg_notify('{WOKEN}', '') FROM gone"""  # noqa: S608 - the text is ours


@dataclass(frozen=True, slots=True)
class Member:
    """A row of the roll. `is_present`: its connection holds its lock; `beat` rises with each sign of life."""

    id: int
    application: str
    beat: int
    leaving: bool
    is_present: bool


@dataclass(frozen=True, slots=True)
class Lease:
    """A shard: whose it is, and who wants to have it; members' ids. `is_heard`: its holder's session has begun."""

    shard: int
    holder: int | None
    wanted: int | None
    is_heard: bool = False


@dataclass(frozen=True)
class Muster:
    """How the fleet stands."""

    members: Sequence[Member]
    leases: Sequence[Lease]

    def of(self, member: int) -> frozenset[int]:
        """A member's shards."""
        return frozenset(each.shard for each in self.leases if each.holder == member)


async def make_tables(link: Link) -> None:
    """Make what isn't there yet, one process at a time; Cut."""

    async def make(connection: Any) -> None:
        async with connection.transaction():
            await connection.execute(f"SELECT pg_advisory_xact_lock({TABLES}, 0)")
            await connection.execute(_MAKE)

    await link.do(make)


async def join(link: Link, name: str, before: int | None) -> int:
    """A new member in the place of the one that this process was `before`, with its shards if it still was one; Cut.

    What was begun under the old one can't be written any more.
    """

    async def enter(connection: Any) -> int:
        if before is not None:
            await connection.execute(_END, link.application)
        async with connection.transaction():
            sql = "INSERT INTO processes.members (application, name) VALUES ($1, $2) RETURNING id"
            member = await connection.fetchval(sql, link.application, name)
            await connection.execute(f"SELECT pg_advisory_lock({PRESENT}, $1)", member)
            if before is not None:
                await connection.execute("UPDATE processes.shards SET holder = $1 WHERE holder = $2", member, before)
                await connection.execute(_FORGOTTEN, before)
            await connection.execute(f"NOTIFY {WOKEN}")
        return member

    return await link.do(enter)


async def leave(link: Link, member: int) -> None:
    """Be no member any more; Cut."""
    await link.ask(_FORGOTTEN, member)
    await link.wake()


async def beat(link: Link, member: int) -> Muster | None:
    """A sign of life, and how the fleet stands; None for one that was struck off. Cut."""
    if not await link.ask("UPDATE processes.members SET beat = beat + 1 WHERE id = $1 RETURNING id", member):
        return None
    members = await link.ask(
        f"""SELECT m.id, m.application, m.beat, m.leaving, {PRESENT_NOW} AS present
            FROM processes.members m ORDER BY id"""  # noqa: S608 - the text is ours
    )
    leases = await link.ask(_LEASES)
    return Muster([Member(*each.values()) for each in members], [Lease(*each.values()) for each in leases])


async def strike_off(url: str, application: str, member: Member, answer: float) -> None:
    """End what a member that gives no sign of life still has open in the database, and strike it off; Cut."""
    _log.warning("process %s gives no sign of life; its shards are taken over", member.application)
    ending = (_END_IF_SILENT, (member.application, member.id, member.beat))
    await alone(url, application, [ending, (_STRIKE, (member.id, member.beat))], answer)


class Lookout:
    """Who gives no sign of life, by this process's own steady clock: what the others' clocks say doesn't count.

    Only what was seen counts, so nobody is given up because the database, or this process's way there, was away.
    """

    def __init__(self, clock: Callable[[], float], silent: float, lost: float) -> None:
        """`clock` gives seconds; see `Rhythm` for the others."""
        self._clock, self._silent, self._lost = clock, silent, lost
        self._since: dict[int, tuple[int, float]] = {}
        self._absent: dict[int, float] = {}

    def look(self, members: Iterable[Member]) -> list[Member]:
        """Those of them that are to be given up."""
        now, found = self._clock(), list(members)
        kept: Mapping[int, tuple[int, float]] = self._since
        self._since = {
            each.id: kept[each.id] if kept.get(each.id, (None,))[0] == each.beat else (each.beat, now) for each in found
        }
        absent = {each.id for each in found if not each.is_present}
        self._absent = {each: self._absent.get(each, now) for each in absent}
        return [each for each in found if self._is_over(each.id, absent, now)]

    def _is_over(self, member: int, absent: Collection[int], now: float) -> bool:
        silent = now - self._since[member][1]
        return silent >= self._silent or (member in absent and min(silent, now - self._absent[member]) >= self._lost)

    def forget(self) -> None:
        """Begin anew, after a time in which nothing could be seen."""
        self._since, self._absent = {}, {}
