"""Where a game lives: moved to another channel, and what is told when its own is gone."""

from __future__ import annotations

from collections.abc import Collection

from bot.errors import GameFinished, NotYourGame
from bot.service.area import Area, command
from bot.service.desk import Desk, same
from bot.service.model import GameInfo, Person, turn_of
from bot.service.posts import announcements
from storage import Commit

LOST = "lost"
"""The term of a game that says of which channel's loss its players were told."""


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


async def overtaken(desk: Desk, game_id: int) -> list[int]:
    """The announcements that hold no longer once a game has another place, or is given up.

    Those that are told already stay so, whatever is done to them.
    """
    kinds = (*announcements.TURN_KINDS, announcements.LOST, announcements.ALONE)
    return [each.id for each in await desk.storage.outbox.of_game(game_id, -1) if each.kind in kinds]
