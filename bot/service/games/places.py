"""Where a game lives: moved to another channel, and what is told when its own is gone."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.errors import GameFinished, NotYourGame
from bot.service.desk import Desk, same
from bot.service.model import GameInfo, Person, Turn, turn_of
from bot.service.posts import announcements
from storage import Commit

LOST = "lost"
"""The term of a game that says of which channel's loss its players were told."""


async def move(desk: Desk, game_id: int, person: Person, channel: str) -> GameInfo:
    """Have a game that goes on live in another channel, and whoever is up asked there; NotYourGame, GameFinished.

    Who was pinged for this turn already isn't once more.
    """
    async with desk.tables.hold(game_id) as table:
        table.check_server(person)
        if not (table.info.seats_of(person.user) or person.manager or person.user == table.record.host):
            raise NotYourGame(game=game_id)
        table.check_begun(desk.title(table.record.title).least)
        turn = turn_of(table.record)
        if turn is None:
            raise GameFinished(game=game_id)
        rung = {"rung": await _rung_for(desk, game_id, turn)}
        told = [replace(each, payload=each.payload | rung) for each in await desk.ping(table, turn, [])]
        unsaid = await overtaken(desk, game_id)
        # Reminders count from here: nobody has heard any in a channel that was gone.
        commit = Commit(same(table), desk.clock(), (), told, unsaid, channel=channel, moved=True)
        await desk.commit(table, commit)
        return table.info


async def _rung_for(desk: Desk, game_id: int, turn: Turn) -> list[str]:
    """Those who were pinged for a turn, in the game's channel or alone."""
    told = await desk.storage.outbox.of_game(game_id, turn.seq - 1)
    asked = [each for each in told if each.kind in announcements.TURN_KINDS and each.seq == turn.seq]
    rung = [user for each in asked for user in (*each.payload.get("rung", ()), *(each.mentions if each.sent else ()))]
    return list(dict.fromkeys(rung))


async def overtaken(desk: Desk, game_id: int) -> list[int]:
    """The announcements that hold no longer once a game has another place, or is given up.

    Those that are told already stay so, whatever is done to them.
    """
    kinds = (*announcements.TURN_KINDS, announcements.LOST, announcements.ALONE)
    return [each.id for each in await desk.storage.outbox.of_game(game_id, -1) if each.kind in kinds]


async def tell_lost(desk: Desk, game_id: int, channel: str, server: str, gone: Collection[str]) -> None:
    """Have each player told alone, once, that this channel of the game is gone, and nothing is left to say it in.

    `server` is what people call it; those who are `gone` from it can't go on there.
    """
    async with desk.tables.hold(game_id) as table:
        record = table.record
        if record.status != "running" or record.channel != channel or record.terms.get(LOST) == channel:
            return
        people = dict.fromkeys(each.user for each in record.seats if each.user and not each.robot)
        told = [announcements.lost(record.seq, each, channel, server) for each in people if each not in gone]
        terms = record.terms | {LOST: channel}
        await desk.commit(table, Commit(same(table), desk.clock(), announcements=told, terms=terms))
