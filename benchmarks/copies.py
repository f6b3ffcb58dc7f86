"""Copies of games that are on their way: their rows with other people and places, and their messages with them."""

from __future__ import annotations

import copy
import re
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from benchmarks.table import Playing
from bot.local.actors import Actor
from bot.local.standin.model import Channel, Guild
from bot.local.standin.standin import LocalDiscord
from tests.endtoend.seats import THREAD

LONG = ("actions", "snapshots", "wealth")
"""Tables whose rows name nobody but in a column `user`; there are thousands for each game."""
SHORT = ("seats", "outbox", "turns", "intents")
_ID = re.compile(r"\b\d{17,20}\b")
_CODE = re.compile(r"\brw:(\w+):\d+:")


@dataclass(frozen=True, slots=True)
class Place:
    """Where a copy is played, and by whom: what was an id of the original is one of the copy."""

    guild: Guild
    thread: Channel
    people: Mapping[str, Actor]
    """By the ids of the original's people."""

    def ids(self, server: LocalDiscord, game: Playing) -> dict[str, str]:
        """The ids of the original with those of the copy."""
        people = {known: each.id for known, each in self.people.items()}
        return people | {server.guild.id: self.guild.id, game.channel: self.thread.id}


def places(server: LocalDiscord, games: list[Playing], servers: int, count: int, shards: int = 1) -> Iterator[Place]:
    """So many places on so many servers, the servers one after the other on shards in turn."""
    known = {each.id for game in games for each in game.people.values()}
    for number in range(servers):
        guild = server.world.add_guild(f"Server {number + 1}", shard=(number % shards, shards))
        parent = server.world.add_channel(guild, "games")
        people = {each: Actor(server, f"{server.world.users[each].display} {number + 1}", guild) for each in known}
        for table in range(number, count, servers):
            yield Place(guild, server.add_thread(parent, f"Table {table + 1}", THREAD, 10080), people)


class Copier:
    """Copies of games in one database, whose bot isn't running, and of their messages on the stand-in."""

    def __init__(self, server: LocalDiscord, database: Path) -> None:
        self._server = server
        self._database = database

    def copy(self, games: list[Playing], found: Iterator[Place]) -> list[Playing]:
        """A copy at each place, of the games in turn."""
        with closing(sqlite3.connect(self._database)) as db, db:
            db.execute("PRAGMA foreign_keys = OFF")
            return [self._one(db, games[number % len(games)], place) for number, place in enumerate(found)]

    def _one(self, db: sqlite3.Connection, game: Playing, place: Place) -> Playing:
        (new,) = db.execute("SELECT MAX(id) + 1 FROM games").fetchone()
        ids = place.ids(self._server, game)
        ids |= self._messages(game, place, new, ids)
        change = _changing(ids, new)
        _rows(db, "games", "id = ?", game.game_id, {"id": new}, change)
        for table in SHORT:
            _rows(db, table, "game_id = ?", game.game_id, {"id": None, "game_id": new}, change)
        _rows(db, "settings", "scope = 'game' AND id = ?", str(game.game_id), {"id": str(new)}, change)
        for table in LONG:
            _long(db, table, game.game_id, new, {known: each.id for known, each in place.people.items()})
        people = {seat: place.people[each.id] for seat, each in game.people.items()}
        return Playing(new, place.thread.id, people, list(game.moves))

    def _messages(self, game: Playing, place: Place, new: int, ids: Mapping[str, str]) -> dict[str, str]:
        """Copy what stands in the thread; the ids of the messages with those of their copies."""
        world = self._server.world
        before = world.in_channel(game.channel)
        made = {each.id: world.ids.next() for each in before}
        change = _changing({**ids, **made}, new)
        for each in before:
            message = copy.deepcopy(each)
            message.id, message.channel_id = made[each.id], place.thread.id
            message.content = change(message.content)
            message.mentions = [change(one) for one in message.mentions]
            for part in message.parts():
                if "custom_id" in part:
                    part["custom_id"] = change(part["custom_id"])
            world.put(message)
        return made


def _changing(ids: Mapping[str, str], game_id: int) -> Callable[[str], str]:
    """What makes a text of the original one of the copy."""

    def change(text: str) -> str:
        changed = _ID.sub(lambda found: ids.get(found[0], found[0]), text)
        return _CODE.sub(rf"rw:\1:{game_id}:", changed)

    return change


def _rows(
    db: sqlite3.Connection,
    table: str,
    where: str,
    key: int | str,
    other: Mapping[str, object],
    change: Callable[[str], str],
) -> None:
    """Copy a table's rows with other values in some columns; a number of its own for each where that's None."""
    columns = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
    kept = [each for each in columns if other.get(each, "") is not None]
    rows = db.execute(f"SELECT {', '.join(kept)} FROM {table} WHERE {where}", (key,)).fetchall()
    made = [
        [
            other.get(name, change(value) if isinstance(value, str) else value)
            for name, value in zip(kept, row, strict=True)
        ]
        for row in rows
    ]
    db.executemany(f"INSERT INTO {table} ({', '.join(kept)}) VALUES ({', '.join('?' * len(kept))})", made)


def _long(db: sqlite3.Connection, table: str, game_id: int, new: int, people: Mapping[str, str]) -> None:
    """Copy the rows of a table that names people in its column `user` alone."""
    columns = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
    cases = " ".join("WHEN ? THEN ?" for _ in people)
    chosen = {"game_id": "?", "user": f"CASE user {cases} ELSE user END"}
    values: list[object] = []
    for column in columns:
        values += {"game_id": [new], "user": [each for pair in people.items() for each in pair]}.get(column, [])
    made = ", ".join(str(chosen.get(each, each)) for each in columns)
    db.execute(
        f"INSERT INTO {table} ({', '.join(columns)}) SELECT {made} FROM {table} WHERE game_id = ? ORDER BY seq",
        [*values, game_id],
    )
