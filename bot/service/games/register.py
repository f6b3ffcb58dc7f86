"""Which games there are, and how each stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from bot.errors import NoSuchGame, OtherServer
from bot.service.area import Area, command, question
from bot.service.games.venues import TALK, talk_key
from bot.service.model import LESSON, GameInfo, Person, Waiting, info_of, turn_of
from bot.service.rules import refusals
from storage import GameRecord

T = TypeVar("T")


class Register(Area):
    """Games, found by number, place and person."""

    @question
    async def status(self, game_id: int, person: Person | None = None) -> GameInfo:
        """The game as all may see it; NoSuchGame, and OtherServer if the person asks from elsewhere."""
        record = self._desk.tables.known(game_id) or await self._desk.storage.games.get(game_id)
        if record is None:
            raise NoSuchGame(game=game_id)
        if person is not None and person.server != record.server:
            raise OtherServer(game=game_id)
        return info_of(record)

    @question
    async def list(self, server: str | None, statuses: Sequence[str] = ("open", "running")) -> list[GameInfo]:
        """A server's games, newest first."""
        return [info_of(each) for each in await self._desk.storage.games.of_server(server, statuses)]

    @question
    async def of_player(self, user: str, statuses: Sequence[str] = ("open", "running")) -> list[GameInfo]:
        """The games in which a person has a seat, on every server, oldest first."""
        return [info_of(each) for each in await self._desk.storage.games.of_player(user, statuses)]

    @question
    async def first_game(self, user: str, title: str) -> int | None:
        """The number of the first game of a title in which a person has a seat, or None."""
        return await self._desk.storage.games.first_of_player(user, title)

    @question
    async def at(self, server: str | None, channel: str) -> GameInfo | None:
        """The game that lives in a channel, or whose people talk there; or None."""
        record = await self._desk.storage.games.in_channel(channel) or await self._talking_in(server, channel)
        return info_of(record) if record is not None and record.server == server else None

    async def _talking_in(self, server: str | None, channel: str) -> GameRecord | None:
        number = None if server is None else await self._desk.storage.settings.get("server", server, talk_key(channel))
        if number is None:
            return None
        record = self._desk.tables.known(number) or await self._desk.storage.games.get(number)
        return record if record is not None and record.terms.get(TALK) == channel else None

    @question
    async def turns(self, user: str) -> list[Waiting]:
        """Every game on every server that waits for this person, longest wait first; a lesson waits for nobody."""
        found = await self._desk.storage.games.waiting_for(user)
        turns = [(info_of(each), turn_of(each)) for each in found if LESSON not in each.terms]
        return [Waiting(info, turn.seat, turn.kind, turn.since) for info, turn in turns if turn is not None]

    @question
    async def for_one(self) -> list[int]:
        """The games that have begun with one player, and lessons."""
        lessons = await self._desk.storage.games.of_server(None, ("running",))
        return [*await self._desk.storage.games.for_one(), *(each.id for each in lessons if LESSON in each.terms)]

    @question
    async def running(self) -> dict[int, int]:
        """The games that are being played, on every server, each with the number of its last entry."""
        return await self._desk.storage.games.running()

    @command
    async def read(
        self, game_id: int, fn: Callable[[Any], T], person: Person | None = None, *, keep: bool = False
    ) -> T:
        """The value of `fn(game)`, computed in a worker on a copy of the position, which it leaves as it is.

        `fn` gives back plain values and keeps nothing of the game. With `keep` it's a module's function, whose value is
        computed once a position; it's shared, so nobody changes it. NoSuchGame, OtherServer, NotStarted, GameAbandoned.
        """
        async with self._desk.tables.seen(game_id) as table:
            if person is not None:
                table.check_server(person)
            game = table.check_begun(self._desk.title(table.record.title).least)
            if keep and fn in table.kept:
                return table.kept[fn]
            with refusals(game_id, strict=False):
                value = await self._desk.workers.run(fn, game)
            if keep:
                table.kept[fn] = value
            return value
