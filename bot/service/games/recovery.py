"""Games that the database has lost, made anew where they were played, from the logs that the bot attached there.

Unlike one that somebody hands in, such a log is the bot's own: it's believed whose the seats are.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from bot.errors import BadLog, NotManager, OneAtATime, PlaceTaken
from bot.service.area import Area, Commands, command, question
from bot.service.desk import Desk
from bot.service.games import reconstruction
from bot.service.games.heads import REMOVED, Head
from bot.service.games.journal import TAKEN_IN, Journal
from bot.service.games.lobby import begin
from bot.service.games.logfile import LogFile
from bot.service.games.reconstruction import Replayed
from bot.service.games.terms import TableTerms, row_of
from bot.service.games.venues import APART, TALK, talk_key
from bot.service.model import GameInfo, Person
from bot.service.posts import announcements
from storage import GameRecord

LIVING = ("running", "finished")


class Recovery(Area):
    """Looking at the logs, and going on from them; for who manages the server."""

    def __init__(self, desk: Desk, commands: Commands) -> None:
        super().__init__(desk, commands)
        self._under_way: set[str] = set()
        """The channels in which a game is just being made anew."""
        self._servers: set[str] = set()
        """The servers whose games are."""

    @question
    async def is_lost(self, server: str, channel: str) -> bool:
        """Whether no game is known that's played in this channel, or is over there."""
        known = await self._desk.storage.games.in_channel(channel)
        return known is None or known.status not in LIVING or known.server != server

    @contextmanager
    def rebuilding(self, server: str) -> Iterator[None]:
        """While all games of a server are made anew; OneAtATime while that's done already."""
        if server in self._servers:
            raise OneAtATime("rebuilding")
        self._servers.add(server)
        try:
            yield
        finally:
            self._servers.discard(server)

    @question
    async def look(self, person: Person, data: bytes) -> LogFile:
        """What a log says of its game, which isn't played anew; its one entry has the number of the last.

        BadLog, NoSuchTitle, and what `Sandbox.run` raises.
        """
        file = await self._desk.sandbox.run(person.user, reconstruction.heading, data)
        _head(file, person)
        return file

    @command
    async def recover(self, person: Person, data: bytes, channel: str) -> GameInfo:
        """Have a game go on in its channel with its people, from a log that the bot has attached there.

        It keeps its number where that's free. NotManager, BadLog, NoSuchTitle, PlaceTaken where a game is known there.
        """
        if not person.manager or person.server is None:
            raise NotManager(game=0)
        file, made = await self._desk.sandbox.run(person.user, reconstruction.whole, data)
        head = _head(file, person)
        if channel in self._under_way or not await self.is_lost(person.server, channel):
            raise PlaceTaken(game=0)
        self._under_way.add(channel)
        try:
            record = self._row(file, head, channel)
            game_id = await self._made(record, head.number)
            await self._go_on(game_id, made)
        finally:
            self._under_way.discard(channel)
        if record.terms.get(APART) and record.terms.get(TALK):
            await self._desk.storage.settings.set("server", person.server, talk_key(record.terms[TALK]), game_id)
        return (await self._desk.tables.glance(game_id)).info

    def _row(self, file: LogFile, head: Head, channel: str) -> GameRecord:
        """The game's row as it was, as far as the log says."""
        of_file: dict[str, Any] = {name: file.setup[name] for name in ("title", "options", "profile", "seed")}
        title = self._desk.title(of_file["title"])
        terms = TableTerms(
            **of_file, name=file.name or title.name, channel=channel, take_seat=False, most=len(head.seats)
        )
        host = Person(head.host, server=head.server)
        made = row_of(self._desk, host, terms, title, file.language or self._desk.language)
        removed = {REMOVED: list(head.removed)} if head.removed else {}
        return replace(made, seats=head.seats, terms=made.terms | head.terms | removed | {"rebuilt": True})

    async def _made(self, record: GameRecord, number: int) -> int:
        """The number of the game's row; one that was made when the bot broke down in the middle of this is used."""
        known = await self._desk.storage.games.in_channel(record.channel or "")
        if known is not None and known.status == "open" and known.title == record.title:
            return known.id
        return await self._desk.storage.create_game(record, number=number)

    async def _go_on(self, game_id: int, made: Replayed) -> None:
        async with self._desk.tables.hold(game_id) as table:
            log, game = await reconstruction.written_down(self._desk, table, made)
            table.spoiled = True
            terms = table.record.terms | {TAKEN_IN: len(log)}
            table.record = replace(table.record, terms=terms)
            table.game, table.journal = game, Journal(log, len(log))
            told = announcements.recovered(len(log))
            snapshot = made.snapshot if log else None
            await begin(self._desk, table, log, snapshot, made.wealth, table.record.channel, told)


def _head(file: LogFile, person: Person) -> Head:
    """What the log says of its table; BadLog where it says nothing, or it's another server's."""
    if file.head is None or file.head.server != person.server:
        raise BadLog("log_headless")
    return file.head
