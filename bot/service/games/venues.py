"""Where a game lives: moved to another channel, and what is told when its own is gone; where its people talk."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from bot.errors import GameAbandoned, GameFinished, NotYourGame, PlaceTaken
from bot.service.area import Area, command
from bot.service.desk import Desk, check_host, same
from bot.service.model import GameInfo, Person, turn_of
from bot.service.posts import announcements
from storage import Commit, GameRecord, NewAnnouncement

LOST = "lost"
"""The term of a game that says of which channel's loss its players were told."""
APART, TALK = "apart", "talk"
"""The terms of a game that say whether its people talk in a thread of its own, and in which (or last did)."""


def talk_key(channel: str) -> str:
    """The setting of a server that says whose talk a channel is for: the game's number."""
    return f"talk {channel}"


class Venues(Area):
    """Where games live."""

    @command
    async def move(self, game_id: int, person: Person, channel: str) -> GameInfo:
        """Have a game that goes on live in another channel, where whoever is up is asked.

        A player, its host, or a manager.

        Who was pinged for this turn already isn't once more. NotYourGame, GameFinished.
        """
        async with self._desk.tables.hold(game_id) as table:
            table.check_server(person)
            if not (table.info.seats_of(person.user) or person.manager or person.user == table.record.host):
                raise NotYourGame(game=game_id)
            table.check_begun(self._desk.title(table.record.title).least)
            turn = turn_of(table.record)
            if turn is None:
                raise GameFinished(game=game_id)
            told = [announcements.again(each) for each in await self._desk.ping(table, turn, [])]
            unsaid = await overtaken(self._desk, game_id)
            # Reminders count from here: nobody has heard any in a channel that was gone.
            commit = Commit(same(table), self._desk.clock(), (), told, unsaid, channel=channel, moved=True)
            await self._desk.commit(table, commit)
            return table.info

    @command
    async def set_talk(self, game_id: int, person: Person, *, apart: bool, channel: str | None = None) -> GameInfo:
        """Have a game's people talk in this channel, or (not `apart`) where its moves are; its host, or a manager.

        Before the game has begun there's no channel for it yet, only the wish. While it's played the table is told.
        NotHost, PlaceTaken, GameFinished, GameAbandoned.
        """
        async with self._desk.tables.hold(game_id) as table:
            table.check_server(person)
            check_host(table, person)
            record = table.record
            if record.status in ("finished", "abandoned"):
                raise (GameFinished if record.status == "finished" else GameAbandoned)(game=game_id)
            if channel is not None:
                await _take_channel(self._desk, record, channel)
            old = record.terms
            terms = old | {APART: apart} | ({} if channel is None else {TALK: channel})
            told: list[NewAnnouncement] = []
            if record.status == "running" and _talk_of(terms) != _talk_of(old):
                told.append(announcements.talk(record.seq, _talk_of(terms)))
                told += [announcements.talk_here(record.seq)] if apart else []
            commit = Commit(same(table), self._desk.clock(), announcements=told, terms=terms)
            await self._desk.commit(table, commit)
            return table.info

    @command
    async def talk_lost(self, game_id: int, channel: str) -> None:
        """The thread in which a game's people talked is gone: all goes on in one, which the table is told once."""
        async with self._desk.tables.hold(game_id) as table:
            record = table.record
            if record.terms.get(TALK) != channel:
                return
            was_used = record.status == "running" and record.terms.get(APART)
            told = [announcements.talk(record.seq, None, lost=True)] if was_used else []
            terms = record.terms | {APART: False, TALK: None}
            await self._desk.commit(table, Commit(same(table), self._desk.clock(), announcements=told, terms=terms))
            if record.server is not None:
                await self._desk.storage.settings.set("server", record.server, talk_key(channel), None)

    @command
    async def tell_lost(self, game_id: int, channel: str, server: str, *, gone: Collection[str] = ()) -> None:
        """Have each player told alone, once, that this channel of the game is gone, and nothing is left to say it in.

        `server` is what people call it; those who are `gone` from it can't go on there.
        """
        async with self._desk.tables.hold(game_id) as table:
            record = table.record
            if record.status != "running" or record.channel != channel or record.terms.get(LOST) == channel:
                return
            people = dict.fromkeys(each.user for each in record.seats if each.user and not each.robot)
            told = [announcements.lost(record.seq, each, channel, server) for each in people if each not in gone]
            terms = record.terms | {LOST: channel}
            await self._desk.commit(table, Commit(same(table), self._desk.clock(), announcements=told, terms=terms))


def _talk_of(terms: Mapping[str, Any]) -> str | None:
    """Where a game's people talk by these terms, if not where its moves are."""
    return terms.get(TALK) if terms.get(APART) else None


async def _take_channel(desk: Desk, record: GameRecord, channel: str) -> None:
    """Note that a channel is for the talk of this game; PlaceTaken where it's another's, or that of the moves."""
    server, settings = record.server or "", desk.storage.settings
    living = await desk.storage.games.in_channel(channel)
    number = await settings.get("server", server, talk_key(channel))
    other = None if number in (None, record.id) else await desk.storage.games.get(number)
    if living is not None or (other is not None and other.terms.get(TALK) == channel):
        raise PlaceTaken(game=record.id)
    await settings.set("server", server, talk_key(channel), record.id)
    before = record.terms.get(TALK)
    if before not in (None, channel):
        await settings.set("server", server, talk_key(before), None)


async def overtaken(desk: Desk, game_id: int) -> list[int]:
    """The announcements that hold no longer once a game has another place, or is given up.

    Those that are told already stay so, whatever is done to them.
    """
    kinds = (*announcements.TURN_KINDS, announcements.LOST, announcements.ALONE)
    return [each.id for each in await desk.storage.outbox.of_game(game_id, -1) if each.kind in kinds]
