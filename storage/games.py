"""Games and their seats: rows in, rows out."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

import aiosqlite

from storage.database import Database, Row
from storage.jsontext import dump, load, load_or_none
from storage.records import Change, GameRecord, SeatRecord

# A game is changed by Change as a whole, but what it was set up with and its start are kept once written.
_UPDATE = """
UPDATE games SET status = ?, seq = ?, turn = ?, turn_user = ?, turn_since = ?, result = ?, ended = ?,
                 setup = COALESCE(?, setup), started = COALESCE(?, started)
WHERE id = ?
"""


_SEATS = """
(SELECT json_group_array(json_array(seat, user, name, robot, owner, caretaker, wanted))
 FROM (SELECT * FROM seats WHERE game_id = games.id ORDER BY place))
"""


def _seat(raw: Sequence[Any]) -> SeatRecord:
    seat, user, name, robot, owner, caretaker, wanted = raw
    return SeatRecord(seat, user, name, bool(robot), owner, bool(caretaker), bool(wanted))


def _game(row: Row) -> GameRecord:
    return GameRecord(
        id=row["id"],
        server=row["server"],
        channel=row["channel"],
        host=row["host"],
        name=row["name"],
        title=row["title"],
        terms=load(row["terms"]),
        status=row["status"],
        setup=load_or_none(row["setup"]),
        seq=row["seq"],
        turn=load_or_none(row["turn"]),
        turn_user=row["turn_user"],
        turn_since=row["turn_since"],
        result=load_or_none(row["result"]),
        created=row["created"],
        started=row["started"],
        ended=row["ended"],
        seats=tuple(map(_seat, load(row["seated"]))),
    )


class Games:
    """Questions about games; changes inside a transaction take the writing connection."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, game_id: int) -> GameRecord | None:
        """The game of this number, or None."""
        if not 0 < game_id < 2**63:
            return None
        found = await self._find("WHERE id = ?", (game_id,))
        return found[0] if found else None

    async def of_server(self, server: str | None, statuses: Sequence[str]) -> list[GameRecord]:
        """A server's games in these states, newest first."""
        where = "WHERE server IS ? AND status IN (SELECT value FROM json_each(?)) ORDER BY id DESC"
        return await self._find(where, (server, dump(list(statuses))))

    async def in_channel(self, channel: str) -> GameRecord | None:
        """The newest game that lives in this channel, or None."""
        found = await self._find("WHERE channel = ? ORDER BY id DESC LIMIT 1", (channel,))
        return found[0] if found else None

    async def of_player(self, user: str, statuses: Sequence[str]) -> list[GameRecord]:
        """The games in which this person has a seat, oldest first."""
        where = """WHERE id IN (SELECT game_id FROM seats WHERE user = ?)
                   AND status IN (SELECT value FROM json_each(?)) ORDER BY id"""
        return await self._find(where, (user, dump(list(statuses))))

    async def first_of_player(self, user: str, title: str) -> int | None:
        """The first game of a title in which this person has a seat, or None."""
        sql = "SELECT MIN(g.id) AS first FROM seats s JOIN games g ON g.id = s.game_id WHERE s.user = ? AND g.title = ?"
        row = await self._database.row(sql, (user, title))
        return None if row is None else row["first"]

    async def waiting_for(self, user: str) -> list[GameRecord]:
        """The running games that wait for this person, longest wait first."""
        return await self._find("WHERE status = 'running' AND turn_user = ? ORDER BY turn_since, id", (user,))

    async def kept_by(self, host: str) -> int:
        """How many tables a person keeps that wait for players, or at which somebody plays alone."""
        sql = """SELECT COUNT(*) AS n FROM games g WHERE host = ? AND (status = 'open' OR (status = 'running'
                 AND (SELECT COUNT(*) FROM seats s WHERE s.game_id = g.id) = 1))"""
        row = await self._database.row(sql, (host,))
        return 0 if row is None else row["n"]

    async def hosted_by(self, host: str) -> int:
        """How many tables of a person wait for players or are being played."""
        sql = "SELECT COUNT(*) AS n FROM games WHERE host = ? AND status IN ('open', 'running')"
        row = await self._database.row(sql, (host,))
        return 0 if row is None else row["n"]

    async def by_status(self) -> dict[str, int]:
        """How many games there are in each state that any is in."""
        # Grouped as the index is, which takes less than half of the time.
        sql = """SELECT status, SUM(n) AS n FROM (SELECT status, COUNT(*) AS n FROM games GROUP BY server, status)
                 GROUP BY status"""
        rows = await self._database.rows(sql)
        return {row["status"]: row["n"] for row in rows}

    async def servers(self, game_ids: Collection[int]) -> dict[int, str | None]:
        """The servers of these games, None for those that belong to none."""
        sql = "SELECT id, server FROM games WHERE id IN (SELECT value FROM json_each(?))"
        return {row["id"]: row["server"] for row in await self._database.rows(sql, (dump(list(game_ids)),))}

    async def running(self) -> dict[int, int]:
        """The games that are being played, each with the number of its last entry."""
        sql = "SELECT id, seq FROM games WHERE status = 'running' ORDER BY id"
        return {row["id"]: row["seq"] for row in await self._database.rows(sql)}

    async def for_one(self) -> list[int]:
        """The games that have begun with one player."""
        sql = """SELECT g.id FROM games g JOIN seats s ON s.game_id = g.id WHERE g.status IN ('running', 'finished')
                 GROUP BY g.id HAVING COUNT(*) = 1"""
        return [row["id"] for row in await self._database.rows(sql)]

    async def with_caretaker(self) -> list[int]:
        """The running games in which a caretaker keeps a seat."""
        sql = """SELECT DISTINCT g.id FROM games g JOIN seats s ON s.game_id = g.id
                 WHERE g.status = 'running' AND s.caretaker = 1 ORDER BY g.id"""
        return [row["id"] for row in await self._database.rows(sql)]

    async def _find(self, where: str, values: Iterable[object]) -> list[GameRecord]:
        rows = await self._database.rows(f"SELECT *, {_SEATS} AS seated FROM games {where}", values)  # noqa: S608 - ours
        return [_game(row) for row in rows]


async def insert_game(tx: aiosqlite.Connection, game: GameRecord) -> int:
    """Add a game (its `id` is ignored) with its seats; the new number."""
    cursor = await tx.execute(
        """INSERT INTO games (server, channel, host, name, title, terms, status, created)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?)""",
        (game.server, game.channel, game.host, game.name, game.title, dump(game.terms), game.status, game.created),
    )
    game_id = cursor.lastrowid
    assert game_id is not None
    await set_seats(tx, game_id, game.seats)
    return game_id


async def set_seats(tx: aiosqlite.Connection, game_id: int, seats: Iterable[SeatRecord]) -> None:
    """Replace the seats of a game."""
    await tx.execute("DELETE FROM seats WHERE game_id = ?", (game_id,))
    await tx.executemany(
        """INSERT INTO seats (game_id, place, seat, user, name, robot, owner, caretaker, wanted)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)""",
        [
            (game_id, place, s.seat, s.user, s.name, int(s.robot), s.owner, int(s.caretaker), int(s.wanted))
            for place, s in enumerate(seats, 1)
        ],
    )


async def set_terms(tx: aiosqlite.Connection, game_id: int, terms: dict[str, Any]) -> None:
    """Write the game's terms anew."""
    await tx.execute("UPDATE games SET terms = ? WHERE id = ?", (dump(terms), game_id))


async def set_host(tx: aiosqlite.Connection, game_id: int, host: str) -> None:
    """Hand the game to another host."""
    await tx.execute("UPDATE games SET host = ? WHERE id = ?", (host, game_id))


async def set_channel(tx: aiosqlite.Connection, game_id: int, channel: str) -> None:
    """Say where the game lives."""
    await tx.execute("UPDATE games SET channel = ? WHERE id = ?", (channel, game_id))


HELD = ("actions", "snapshots", "wealth", "intents", "turns")


async def give_up(tx: aiosqlite.Connection, game_id: int) -> None:
    """Delete what an abandoned game held. Its row and its seats stay, so that its messages can say that it's over.

    Of what was told only the ids of the messages stay that tell of the last turn; what wasn't told yet never is.
    """
    await tx.execute(
        """DELETE FROM outbox WHERE game_id = ?1 AND NOT (state = 'sent' AND message IS NOT NULL AND seq >= COALESCE(
           (SELECT json_extract(turn, '$.seq') FROM games WHERE id = ?1), 0))""",
        (game_id,),
    )
    await tx.execute("UPDATE outbox SET mentions = '[]', payload = '{}' WHERE game_id = ?", (game_id,))
    # The log is append-only for as long as its game isn't abandoned.
    await tx.execute("UPDATE games SET status = 'abandoned', setup = NULL WHERE id = ?", (game_id,))
    for table in HELD:
        await tx.execute(f"DELETE FROM {table} WHERE game_id = ?", (game_id,))  # noqa: S608 (the names are ours)


async def change_game(tx: aiosqlite.Connection, game_id: int, change: Change) -> None:
    """Write a game's new status."""
    values = (
        change.status,
        change.seq,
        None if change.turn is None else dump(change.turn),
        change.turn_user,
        change.turn_since,
        None if change.result is None else dump(change.result),
        change.ended,
        None if change.setup is None else dump(change.setup),
        change.started,
        game_id,
    )
    await tx.execute(_UPDATE, values)
