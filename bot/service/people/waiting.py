"""Who waits on a server for a game of a title: so many players, at such a pace. Once they're enough, they're called."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.errors import BadOption, NotJoined, TooManyAwaited
from bot.service.area import Area, command, question
from bot.service.games.terms import check_pace
from bot.service.model import Person
from bot.service.people.people import SCOPE

WAITING = "waiting"
"""The setting of a person with what they wait for: [{"server", "title", "players", "pace", "at"}]."""
MOST_AWAITED = 5
LONGEST_WAIT = 60 * 86400.0
"""Seconds after which somebody waits no more."""


@dataclass(frozen=True, slots=True)
class AwaitedGame:
    """A game that's waited for: its title, so many players, a move in so many hours (0 for no reminders)."""

    title: str
    players: int
    pace: int


class WaitingLists(Area):
    """Lists of people who wait for a game, by server; each changes their own place only."""

    @command
    async def wait(self, person: Person, wish: AwaitedGame) -> list[str]:
        """Stand on the list for a game, once; all who wait for it, first come first.

        NoSuchTitle, BadOption, TooManyAwaited.
        """
        title = self._desk.title(wish.title)
        if not max(title.least, 2) <= wish.players <= title.most:
            raise BadOption(option="players", least=max(title.least, 2), most=title.most)
        check_pace(wish.pace, 1, "ask")
        if person.server is None:
            raise BadOption("server_only")
        mine = await self._fresh(person.user)
        others = [each for each in mine if not _is(each, person.server, wish)]
        if len(others) >= MOST_AWAITED:
            raise TooManyAwaited(most=MOST_AWAITED)
        if len(others) == len(mine):
            wished = {"title": wish.title, "players": wish.players, "pace": wish.pace}
            mine = [*mine, wished | {"server": person.server, "at": self._desk.clock()}]
            await self._desk.storage.settings.set(SCOPE, person.user, WAITING, mine)
        return (await self._lists(person.server)).get(wish, [])

    @command
    async def leave(self, person: Person, wish: AwaitedGame) -> None:
        """Wait no more; NotJoined for who doesn't."""
        if not await self._let_go(person.user, str(person.server), wish):
            raise NotJoined("not_waiting")

    @command
    async def called(self, server: str, wish: AwaitedGame, users: list[str]) -> None:
        """These have been called to a table."""
        for each in users:
            await self._let_go(each, server, wish)

    @question
    async def lists(self, server: str) -> dict[AwaitedGame, list[str]]:
        """Who waits on a server for which games, first come first."""
        return await self._lists(server)

    async def _lists(self, server: str) -> dict[AwaitedGame, list[str]]:
        known = await self._desk.storage.settings.of_key(SCOPE, WAITING)
        oldest = self._desk.clock() - LONGEST_WAIT
        found = [(each, user) for user, wishes in known.items() for each in wishes if each["at"] >= oldest]
        lists: dict[AwaitedGame, list[str]] = {}
        for each, user in sorted(found, key=lambda one: one[0]["at"]):
            if each["server"] == server:
                lists.setdefault(AwaitedGame(each["title"], each["players"], each["pace"]), []).append(user)
        return lists

    async def _fresh(self, user: str) -> list[dict[str, Any]]:
        """What a person waits for, without what has got too old."""
        oldest = self._desk.clock() - LONGEST_WAIT
        kept = await self._desk.storage.settings.get(SCOPE, user, WAITING, [])
        return [each for each in kept if each["at"] >= oldest]

    async def _let_go(self, user: str, server: str, wish: AwaitedGame) -> bool:
        mine = await self._fresh(user)
        left = [each for each in mine if not _is(each, server, wish)]
        if len(left) < len(mine):
            await self._desk.storage.settings.set(SCOPE, user, WAITING, left or None)
        return len(left) < len(mine)


def _is(kept: dict[str, Any], server: str, wish: AwaitedGame) -> bool:
    return (kept["server"], kept["title"], kept["players"], kept["pace"]) == (
        server,
        wish.title,
        wish.players,
        wish.pace,
    )
