"""What hostile hands may have changed: the database before and after, compared with who was at work meanwhile."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection
from pathlib import Path
from typing import Any

from bot.service.games.venues import talk_key
from tests.hostile.guards import Faults

GAMES_OWN = ("votes",)
TERMS_OF_HOSTS = ("pace", "patience", "silence", "unhurried", "hints", "apart")
"""What only a host or a manager changes, by docs/permissions.md."""
VOTE = "vote"


class Records:
    """Looks into the database file beside the bot. `managers`: by server, who manages it."""

    def __init__(self, path: Path, managers: dict[str, set[str]], faults: Faults) -> None:
        self._base = sqlite3.connect(f"file:{path}?mode=ro", uri=True, isolation_level=None)
        self._base.row_factory = sqlite3.Row
        self._managers, self._faults = managers, faults
        self.moves = 0
        self._games, self._seats = self._read_games()
        self._last = dict(self._base.execute("select game_id, max(seq) from actions group by game_id").fetchall())
        self._intents = self._read_intents()
        self._settings = self._read_settings()

    def close(self) -> None:
        self._base.close()

    # --- what there is

    @property
    def games(self) -> dict[int, dict[str, Any]]:
        """The games as they were at the last look."""
        return self._games

    def people(self) -> dict[str, set[str]]:
        """By channel, whom a game's messages there may be about."""
        found: dict[str, set[str]] = {}
        for game, row in self._games.items():
            people = {row["host"], *self._of(game)} | self._asked(game)
            for channel in (row["channel"], json.loads(row["terms"]).get("talk")):
                if channel:
                    found.setdefault(channel, set()).update(people)
        return found

    def _asked(self, game: int) -> set[str]:
        invited = set(json.loads(self._games[game]["terms"]).get("invited", ()))
        bodies = [each["body"] for each in self._intents.values() if each["game_id"] == game]
        return invited | {user for each in bodies for user in json.loads(each).get("voters", ())}

    def _of(self, game: int) -> set[str]:
        return {each for pair in self._seats.get(game, {}).values() for each in pair if each}

    def _read_games(self) -> tuple[dict[int, dict[str, Any]], dict[int, dict[str, tuple[str, str | None]]]]:
        games = {each["id"]: dict(each) for each in self._base.execute("select * from games")}
        seats: dict[int, dict[str, tuple[str, str | None]]] = {}
        for each in self._base.execute("select * from seats"):
            seats.setdefault(each["game_id"], {})[each["seat"]] = (each["user"], each["owner"])
        return games, seats

    def _read_intents(self) -> dict[int, dict[str, Any]]:
        return {each["id"]: dict(each) for each in self._base.execute("select * from intents")}

    def _read_settings(self) -> dict[tuple[str, str, str], str]:
        rows = self._base.execute("select scope, id, key, value from settings where scope in ('player', 'server')")
        return {(each["scope"], each["id"], each["key"]): each["value"] for each in rows}

    # --- what has changed

    def compare(self, at_work: Collection[str]) -> None:
        """Each change since the last look is one that somebody at work might make."""
        games, seats = self._games, self._seats
        self._games, self._seats = self._read_games()
        self._compare_moves(seats, at_work)
        for game, now in self._games.items():
            before = games.get(game)
            if before is None:
                self._require(now["host"] in at_work, f"game {game} was made by nobody: {now['host']}")
            elif before != now:
                self._compare_terms(game, before, now, at_work)
        self._compare_intents(seats, at_work)
        self._compare_settings(games, at_work)

    def _require(self, holds: bool, what: str) -> None:
        if not holds:
            self._faults.note(what)

    def _compare_moves(self, seats: dict[int, dict[str, tuple[str, str | None]]], at_work: Collection[str]) -> None:
        """An entry's person was at work, and held its seat; what is taken back is so by somebody at the table."""
        fresh = [
            each
            for game in self._games
            for each in self._base.execute(
                "select * from actions where game_id = ? and seq > ? order by seq", (game, self._last.get(game, 0))
            )
        ]
        for row in fresh:
            game, user = row["game_id"], row["user"]
            is_new = game not in self._last
            self._last[game] = row["seq"]
            # A game that goes on from a log begins with moves of those who once made them.
            if user is None or is_new:
                continue
            self.moves += 1
            held = {each for seat in (seats, self._seats) for each in seat.get(game, {}).get(row["seat"], ()) if each}
            if "undo" in row["entry"][:200] and "action" not in json.loads(row["entry"]):
                held = self._of(game) | {self._games[game]["host"]}
            self._require(user in held, f"game {game}, entry {row['seq']}: {user} moved for {row['seat']}")
            self._require(user in at_work, f"game {game}, entry {row['seq']}: {user} was not at work")
        for game in self._games:
            self._last.setdefault(game, 0) if self._games[game]["status"] == "running" else None

    def _compare_terms(self, game: int, before: dict[str, Any], now: dict[str, Any], at_work: Collection[str]) -> None:
        old, new = json.loads(before["terms"]), json.loads(now["terms"])
        changed = [each for each in TERMS_OF_HOSTS if old.get(each) != new.get(each)]
        if now["status"] == "abandoned" != before["status"]:
            changed.append("abandoned")
        hosts = {before["host"], now["host"], *self._managers.get(now["server"] or "", ())}
        allowed = bool(hosts & set(at_work))
        # Who leaves a table last takes it along; whoever joined may.
        allowed = allowed or ("abandoned" in changed and before["status"] == "open")
        self._require(not changed or allowed, f"game {game}: {changed} by none of {hosts}")

    def _compare_intents(self, seats: dict[int, dict[str, tuple[str, str | None]]], at_work: Collection[str]) -> None:
        before, self._intents = self._intents, self._read_intents()
        for number, now in self._intents.items():
            old = before.get(number)
            if old == now:
                continue
            body = json.loads(now["body"])
            if old is None and now["kind"] != VOTE:
                held = {
                    each for seat in (seats, self._seats) for each in seat.get(now["game_id"], {}).get(now["seat"], ())
                }
                self._require(now["user"] in at_work, f"{now['kind']} {number}: {now['user']} was not at work")
                self._require(now["user"] in held, f"{now['kind']} {number}: {now['user']} has not {now['seat']}")
            cast = body.get("ballots", {}).keys() - (
                json.loads(old["body"]).get("ballots", {}).keys() if old else set()
            )
            self._require(cast <= set(at_work), f"vote {number}: {cast} voted, but weren't at work")

    def _compare_settings(self, games: dict[int, dict[str, Any]], at_work: Collection[str]) -> None:
        before, self._settings = self._settings, self._read_settings()
        for key in before.keys() | self._settings.keys():
            values = {before.get(key), self._settings.get(key)}
            if len(values) == 1:
                continue
            scope, owner, name = key
            if scope == "player":
                self._require(owner in at_work, f"{name} of {owner} was changed by others")
            elif owner in self._managers:
                hosts = self._hosts(values, games, self._games) if name.startswith(talk_key("")) else set()
                allowed = self._managers[owner] | hosts
                self._require(bool(allowed & set(at_work)), f"{name} of {owner} wasn't by any of {allowed}")

    @staticmethod
    def _hosts(values: Collection[str | None], *looks: dict[int, dict[str, Any]]) -> set[str]:
        """Who hosted the games that a channel is noted for."""
        numbers = {json.loads(each) for each in values if each is not None}
        return {games[each]["host"] for games in looks for each in numbers if each in games}

    # --- at the end

    def check_integrity(self) -> None:
        """The file is whole."""
        found = [each[0] for each in self._base.execute("pragma integrity_check")]
        self._require(found == ["ok"], f"the database: {found}")

    def logs(self) -> dict[int, tuple[dict[str, Any], list[dict[str, Any]]]]:
        """The set-up record and the entries of each game that was begun."""
        found: dict[int, tuple[dict[str, Any], list[dict[str, Any]]]] = {}
        for game, row in self._games.items():
            if row["setup"]:
                rows = self._base.execute("select entry from actions where game_id = ? order by seq", (game,))
                found[game] = json.loads(row["setup"]), [json.loads(each["entry"]) for each in rows]
        return found
