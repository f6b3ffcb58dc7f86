"""A game's life outside its moves: made, joined, left, begun, taken in from a record, given up."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from bot.errors import (
    AlreadyJoined,
    BadLog,
    GameAbandoned,
    GameFinished,
    NotAlone,
    NotJoined,
    NotYourGame,
    Removed,
    TooFewPlayers,
)
from bot.panel.comparison import worths
from bot.service.area import Area, command, question
from bot.service.chain import BEGINNING, wealth_of
from bot.service.desk import Desk, check_host, running, same
from bot.service.games import reconstruction
from bot.service.games.heads import REMOVED
from bot.service.games.invitations import INVITED, check_room
from bot.service.games.journal import TAKEN_IN, Journal
from bot.service.games.logfile import LogFile
from bot.service.games.tables import Table, check_open
from bot.service.games.terms import TableTerms, check_pace, checked_row, is_stricter, renumbered, row_of, seat_for
from bot.service.model import GameInfo, Person, info_of
from bot.service.people.patience import others_of
from bot.service.people.readmission import was_removed
from bot.service.posts import announcements
from bot.service.rules import refusals
from engine.game import Game
from storage import Change, Commit, EntryRecord, NewAnnouncement, SeatRecord, WealthRecord


class Lobby(Area):
    """A game's life outside its moves."""

    @command
    async def create(self, person: Person, **terms: Any) -> GameInfo:
        """Make a game that waits for players; the keywords are the fields of Terms.

        NoSuchTitle, BadText, BadOption, MayNotOpen, TooManyTables.
        """
        record = await checked_row(self._desk, person, TableTerms(**terms))
        game_id = await self._desk.storage.create_game(record)
        self._desk.told(game_id)
        return info_of(replace(record, id=game_id))

    @command
    async def adopt(
        self,
        person: Person,
        seats: Sequence[Person],
        setup: dict[str, Any],
        entries: list[dict[str, Any]],
        **terms: Any,
    ) -> GameInfo:
        """Take in a game from its set-up record and entries (a saved log, a given start).

        It runs at once, at the point where they end.

        NoSuchTitle, Unreadable, Illegal.
        """
        kept = TableTerms(**terms, take_seat=False, options=setup["options"])
        title = self._desk.title(kept.title)
        made = row_of(self._desk, person, kept, title, kept.language or self._desk.language)
        seated = tuple(seat_for(each, place) for place, each in enumerate(seats, 1))
        record = replace(made, seats=seated, terms=made.terms | {TAKEN_IN: len(entries)})
        with refusals(0):
            game = await self._desk.workers.run(self._desk.rules.load_game, setup, entries, None)
            snapshot = game.snapshot() if entries else None
        users = {each.seat: None if each.robot else each.user for each in record.seats}
        now = self._desk.clock()
        log = [EntryRecord(e["seq"], e["by"], users[e["by"]], e["seq"], e, [], now) for e in entries]
        game_id = await self._desk.storage.create_game(record)
        async with self._desk.tables.hold(game_id) as table:
            table.game = game
            table.journal = Journal(log, len(log))
            await begin(self._desk, table, log, snapshot)
            return table.info

    @question
    async def read_log(self, person: Person, data: bytes) -> LogFile:
        """The log in a file, which is read and played anew in a process apart, one at a time for each person.

        BadLog, NoSuchTitle, and what `Sandbox.run` raises.
        """
        return await self._desk.sandbox.run(person.user, reconstruction.read, data)

    @command
    async def rebuild(self, person: Person, file: LogFile, **terms: Any) -> GameInfo:
        """Make a game that goes on from a log, once people have taken its seats and its host has started it.

        The keywords say what the file doesn't: the place, the language, the pace. BadLog, and errors as `create`.
        """
        players = len(file.setup["players"])
        if (players == 1) != (person.server is None):
            raise BadLog("log_seats")
        of_file: dict[str, Any] = {name: file.setup[name] for name in ("title", "options", "profile", "seed")}
        of_file["apart"] = file.apart
        record = await checked_row(self._desk, person, TableTerms(**terms | of_file, most=players, take_seat=False))
        removed = {REMOVED: list(file.head.removed)} if file.head is not None and file.head.removed else {}
        record = replace(record, terms=record.terms | {"rebuilt": True} | removed, seats=reconstruction.vacant(file))
        game_id = await self._desk.storage.create_game(record, {reconstruction.RECORD: reconstruction.record_of(file)})
        self._desk.told(game_id)
        return info_of(replace(record, id=game_id))

    @question
    async def is_of_log(self, game_id: int, file: LogFile) -> bool:
        """Whether a rebuilt game that waits for its players was made of this log."""
        kept = await self._desk.storage.settings.get("game", game_id, reconstruction.RECORD)
        return kept == reconstruction.record_of(file)

    @command
    async def join(self, game_id: int, person: Person, seat: str | None = None) -> GameInfo:
        """Take a seat; in a rebuilt game this one, or that which bears the person's name. Robots make room.

        The same person takes several at a hot-seat table only.

        AlreadyJoined, GameFull, SeatsKept, AlreadyStarted, GameFinished, Removed.
        """
        async with self._desk.tables.hold(game_id) as table:
            check_open(table, person)
            info = table.info
            if info.rebuilt:
                if await was_removed(self._desk, table, person.user):
                    raise Removed(game=game_id)
                seats = reconstruction.seated(table, person, seat, seat_for(person, len(info.seats)))
                await self._desk.commit(table, Commit(Change("open", 0), self._desk.clock(), seats=seats))
                return table.info
            mine = info.seats_of(person.user)
            if mine and not info.hot_seat:
                raise AlreadyJoined(game=game_id, seat=mine[0])
            kept = with_room(table, person.user)
            check_room(info_of(replace(table.record, seats=kept)), person.user)
            seats = (*kept, seat_for(person, len(kept) + 1))
            terms = table.record.terms
            if person.user in info.invited:
                terms = terms | {INVITED: [each for each in info.invited if each != person.user]}
            await self._desk.commit(table, Commit(Change("open", 0), self._desk.clock(), seats=seats, terms=terms))
            return table.info

    @command
    async def leave(self, game_id: int, person: Person) -> GameInfo:
        """Give back one's last seat before the game begins; NotJoined, AlreadyStarted, GameFinished.

        The host's duties pass to the first who stays; a table without people is given up.
        """
        async with self._desk.tables.hold(game_id) as table:
            check_open(table, person)
            mine = table.info.seats_of(person.user)
            if not mine:
                raise NotJoined(game=game_id)
            if table.info.rebuilt:
                seats = reconstruction.left(table, mine[-1])
            else:
                seats = renumbered([each for each in table.record.seats if each.seat != mine[-1]])
            people = [each.user for each in seats if not each.robot and each.user]
            host = table.record.host
            if host == person.user and person.user not in people:
                host = people[0] if people else host
            if not people:
                return await give_up(self._desk, table, seats=seats)
            await self._desk.commit(table, Commit(Change("open", 0), self._desk.clock(), seats=seats, host=host))
            return table.info

    @command
    async def start(self, game_id: int, person: Person, channel: str | None = None) -> GameInfo:
        """Begin the game with those who have joined; it lives in `channel` from now on.

        Its host, or a manager of the server.

        NotHost, TooFewPlayers, AlreadyStarted, GameFinished.
        """
        async with self._desk.tables.hold(game_id) as table:
            check_open(table, person)
            check_host(table, person)
            record = table.record
            if table.info.rebuilt:
                await _take_up(self._desk, table, person, channel)
                return table.info
            least = self._desk.title(record.title).least
            # Robots play with people, not by themselves.
            seated = len(record.seats) if any(not each.robot for each in record.seats) else 0
            if seated < least:
                raise TooFewPlayers(game=game_id, seats=seated, least=least)
            terms = record.terms
            seats = list(record.seats)
            if terms["seating"] == "random":
                random.Random(terms["seed"]).shuffle(seats)
            table.spoiled = True
            table.record = replace(record, seats=renumbered(seats))
            with refusals(game_id):
                table.game = await self._desk.workers.run(_new_game, self._desk, record.title, len(seats), terms)
            await begin(self._desk, table, [], None, channel=channel)
            return table.info

    @command
    async def call_again(self, game_id: int, person: Person, table_id: int) -> None:
        """Call those who played a game with this person to a table that they have opened for another. NotYourGame."""
        async with self._desk.tables.hold(game_id) as table:
            if person.user not in {each.user for each in table.record.seats}:
                raise NotYourGame(game=game_id)
            people = dict.fromkeys(each.user for each in table.record.seats if each.user and not each.robot)
            others = [each for each in people if each != person.user]
            told = [announcements.rematch(table.record.seq, person.user, others, table_id)] if others else []
            await self._desk.commit(table, Commit(same(table), self._desk.clock(), announcements=told))

    @command
    async def set_pace(
        self, game_id: int, person: Person, *, pace: int, patience: int, silence: str, gone: Collection[str] = ()
    ) -> GameInfo:
        """Change a table's pace (hours, 0 for no reminders) and what follows silence; its host, or a manager.

        While the game runs the table is told. Stricter terms count from now: reminders begin anew; and where only one
        other person is left (not among the `gone`), the host alone can't make them so: NotAlone. NotHost, BadOption.
        """
        async with self._desk.tables.hold(game_id) as table:
            table.check_server(person)
            check_host(table, person)
            check_pace(pace, patience, silence)
            wanted, old = {"pace": pace, "patience": patience, "silence": silence}, table.record.terms
            running = table.record.status == "running"
            strict = running and is_stricter(wanted, old)
            if strict and not person.manager and len(others_of(table, person.user, gone)) == 1:
                raise NotAlone(game=game_id, what="pace", seat="", name="")
            news = running and wanted != {name: old.get(name) for name in wanted}
            told = [announcements.pace_changed(table.record.seq, person.user, wanted)] if news else []
            await self._desk.commit(
                table, Commit(same(table), self._desk.clock(), (), told, terms=old | wanted, moved=strict)
            )
            return table.info

    @command
    async def abandon(self, game_id: int, person: Person) -> GameInfo:
        """Give a game up: its host or a manager of the server. All that it held is deleted.

        NotHost, GameFinished, GameAbandoned.
        """
        async with self._desk.tables.hold(game_id) as table:
            table.check_server(person)
            check_host(table, person)
            record = table.record
            if record.status == "finished":
                raise GameFinished(game=game_id)
            if record.status == "abandoned":
                raise GameAbandoned(game=game_id)
            told = [announcements.abandoned(record.seq, person.user)] if record.status == "running" else []
            return await give_up(self._desk, table, announcements=told)


def with_room(table: Table, user: str) -> tuple[SeatRecord, ...]:
    """The seats of a table that waits, without its last robot where that has to make room for this person."""
    info, seats = table.info, table.record.seats
    others = sum(each != user for each in info.invited)
    robots = [each for each in seats if each.robot]
    if not robots or len(seats) + others < info.most:
        return seats
    return renumbered([each for each in seats if each is not robots[-1]])


async def _take_up(desk: Desk, table: Table, person: Person, channel: str | None) -> None:
    """Go on from a log: with those who have sat down, of whom there has to be one."""
    if not any(each.user and not each.robot for each in table.record.seats):
        raise TooFewPlayers(game=table.id, seats=0, least=1)
    log, made, game = await reconstruction.take_up(desk, table, person)
    table.spoiled = True
    seats, terms = reconstruction.kept(table.record.seats), table.record.terms | {TAKEN_IN: len(log)}
    table.record = replace(table.record, seats=seats, terms=terms)
    table.game, table.journal = game, Journal(log, len(log))
    await begin(desk, table, log, made.snapshot if log else None, made.wealth, channel)
    await desk.storage.settings.set("game", table.id, reconstruction.RECORD, None)


def _new_game(desk: Desk, title: str, players: int, terms: dict[str, Any]) -> Game:
    names = [f"P{place}" for place in range(1, players + 1)]
    return desk.rules.new_game(title, names, terms["options"], terms["profile"], terms["seed"])


async def begin(
    desk: Desk,
    table: Table,
    log: Sequence[EntryRecord],
    snapshot: dict[str, Any] | None,
    wealth: Sequence[WealthRecord] = (),
    channel: str | None = None,
    opening: NewAnnouncement | None = None,
) -> None:
    """Write down that the game runs (or, taken in at its end, is over), and ping the first to act.

    `opening`: what tells it, by default that the game begins.
    """
    game = table.game
    assert game is not None
    now = desk.clock()
    told = [opening or replace(announcements.started(table.info), seq=game.seq)]
    decision = game.decision
    if decision is None:
        result = worths(game)
        change = Change("finished", game.seq, result=result, ended=now)
        told.append(announcements.ended(game.seq, result, []))
    else:
        turn = desk.turn(table, decision, game.seq)
        change = running(game.seq, turn)
        told += await desk.ping(table, turn, log)
    change = replace(change, setup=game.setup, started=now)
    wealth = wealth or await desk.workers.run(wealth_of, game, [BEGINNING])
    kept = {"seats": table.record.seats, "terms": table.record.terms, "channel": channel}
    await desk.commit(table, Commit(change, now, log, told, (), snapshot, wealth=wealth, **kept))


async def give_up(desk: Desk, table: Table, **more: Any) -> GameInfo:
    """End a game without a result, and delete what it held."""
    now = desk.clock()
    change = Change("abandoned", table.record.seq, ended=now)
    await desk.commit(table, Commit(change, now, gives_up=True, unset=(reconstruction.RECORD,), **more))
    table.spoiled = True
    return table.info
