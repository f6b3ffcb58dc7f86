"""What is kept about a person: for them to see, and to have struck out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.errors import StillSeated
from bot.service.area import Area, command, question
from bot.service.model import LESSON
from bot.service.people.lessons import forgotten
from bot.service.people.people import SCOPE

GOING = ("running", "finished")
ALL = ("open", "running", "finished", "abandoned")


WITH_LOG = ("start", "log", "end")
"""The kinds of announcements whose message has the game's log."""


@dataclass(frozen=True, slots=True)
class Forgotten:
    """A person was struck out: the games whose attached logs may still name them; how many marks of them stay."""

    games: Sequence[int]
    marks: int


class Privacy(Area):
    """What is kept about a person: theirs to see and to delete."""

    @command
    async def kept(self, user: str) -> dict[str, Any]:
        """All that is kept.

        {"settings", "seats": [{"game", "seat", "name", "status"}], "intents": [...],
        "notes": [{"game", "text"}], "lessons": games, "kept_for": tables at which a seat is kept,
        "removed": games from which they were, "moves": number}."""
        games = await self._desk.storage.games.of_player(user, ALL)
        seats = [
            {
                "game": game.id,
                "seat": seat.seat,
                "name": seat.name,
                "status": game.status,
            }
            for game in games
            for seat in game.seats
            if seat.user == user
        ]
        wishes = await self._desk.storage.intents.of_user(user)
        return {
            "settings": await self._desk.storage.settings.all(SCOPE, user),
            "seats": seats,
            "intents": [{"game": each.game_id, "kind": each.kind, "state": each.state} for each in wishes],
            "notes": [{"game": each.game_id, "text": each.text} for each in await self._desk.storage.notes.by(user)],
            "lessons": [each.id for each in games if LESSON in each.terms and each.status in GOING],
            "kept_for": await self._desk.storage.people.kept_for(user),
            "removed": await self._desk.storage.people.removals(user),
            "moves": await self._desk.storage.people.moves(user),
        }

    @command
    async def forget(self, user: str) -> Forgotten:
        """Strike a person out; the games' moves stay without saying whose they were.

        A lesson is given up first. StillSeated while they have a seat in a game that goes on.
        """
        for each in await self._desk.storage.games.of_player(user, GOING):
            if LESSON in each.terms:
                async with self._desk.tables.hold(each.id) as table:
                    await forgotten(self._desk, table)
        async with self._desk.tables.untouched():
            games = [each.id for each in await self._desk.storage.games.of_player(user, ("open", "running"))]
            if games:
                raise StillSeated(games=games)
            played = await self._desk.storage.people.played(user)
            return Forgotten(played, await self._desk.storage.people.forget(user))

    @question
    async def attached(self, game_id: int) -> list[tuple[int, str]]:
        """The messages to which a game's log is attached, by ids, each with the entry up to which it is."""
        told = await self._desk.storage.outbox.of_game(game_id, -1)
        return [(each.seq, each.message) for each in told if each.kind in WITH_LOG and each.message]
