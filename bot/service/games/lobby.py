"""A game's life outside its moves: made, joined, left, begun, taken in from a record, given up."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from bot.errors import (
    AlreadyJoined,
    AlreadyStarted,
    BadLog,
    GameAbandoned,
    GameFinished,
    GameFull,
    NotAlone,
    NotJoined,
    NotYourGame,
    TooFewPlayers,
)
from bot.panel.comparison import standing
from bot.service.chain import BEGINNING, wealth_of
from bot.service.desk import Desk, check_host, running, same
from bot.service.games import reconstruction
from bot.service.games.journal import TAKEN_IN, Journal
from bot.service.games.logfile import LogFile
from bot.service.games.tables import Table
from bot.service.games.terms import Terms, check_pace, checked_row, is_stricter, row_of, seat_for
from bot.service.model import GameInfo, Person, info_of
from bot.service.people.patience import others_of
from bot.service.posts import announcements
from bot.service.rules import GameLike, refusals
from storage import Change, Commit, EntryRecord, SeatRecord, WealthRecord


def _renumbered(seats: Sequence[SeatRecord]) -> tuple[SeatRecord, ...]:
    return tuple(replace(each, seat=f"P{place}") for place, each in enumerate(seats, 1))


async def create(desk: Desk, host: Person, terms: Terms) -> GameInfo:
    """Make a game that waits for players; NoSuchTitle, BadText, BadOption, MayNotOpen, TooManyTables."""
    record = await checked_row(desk, host, terms)
    game_id = await desk.storage.create_game(record)
    desk.told(game_id)
    return info_of(replace(record, id=game_id))


async def read_log(desk: Desk, person: Person, data: bytes) -> LogFile:
    """The log in a file, played anew as a whole; BadLog, NoSuchTitle, and what `Sandbox.run` raises."""
    return await desk.sandbox.run(person.user, reconstruction.read, data)


async def rebuild(desk: Desk, host: Person, file: LogFile, terms: Terms) -> GameInfo:
    """Make a game that goes on from a log, as `read_log` gives it, once people have taken its seats.

    `terms` says what the file doesn't: the place, the language, the pace. BadLog, and errors as `create`.
    """
    players = len(file.setup["players"])
    if (players == 1) != (host.server is None):
        raise BadLog("log_seats")
    terms = replace(
        terms, title=file.setup["title"], options=file.setup["options"], profile=file.setup["profile"],
        most=players, seed=file.setup["seed"], take_seat=False,
    )  # fmt: skip
    record = await checked_row(desk, host, terms)
    record = replace(record, terms=record.terms | {"rebuilt": True}, seats=reconstruction.vacant(file))
    game_id = await desk.storage.create_game(record, {reconstruction.RECORD: reconstruction.record_of(file)})
    desk.told(game_id)
    return info_of(replace(record, id=game_id))


async def adopt(
    desk: Desk,
    host: Person,
    terms: Terms,
    seats: Sequence[Person],
    setup: dict[str, Any],
    entries: list[dict[str, Any]],
) -> GameInfo:
    """Take in a game from its set-up record and its entries; it runs at once, at the point where they end."""
    title = desk.title(terms.title)
    terms = replace(terms, take_seat=False, options=setup["options"])
    made = row_of(desk, host, terms, title, terms.language or desk.language)
    seated = tuple(seat_for(each, place) for place, each in enumerate(seats, 1))
    record = replace(made, seats=seated, terms=made.terms | {TAKEN_IN: len(entries)})
    with refusals(0):
        game = await desk.workers.run(desk.rules.load_game, setup, entries, None)
        snapshot = game.snapshot() if entries else None
    users = {each.seat: None if each.robot else each.user for each in record.seats}
    now = desk.clock()
    log = [EntryRecord(e["seq"], e["by"], users[e["by"]], e["seq"], e, [], now) for e in entries]
    game_id = await desk.storage.create_game(record)
    async with desk.tables.hold(game_id) as table:
        table.game = game
        table.journal = Journal(log, len(log))
        await _begin(desk, table, log, snapshot)
        return table.info


async def join(desk: Desk, game_id: int, person: Person, seat: str | None = None) -> GameInfo:
    """Take a seat; the same person takes several at a hot-seat table only. `seat` is one of a rebuilt game's."""
    async with desk.tables.hold(game_id) as table:
        _check_open(table, person)
        info = table.info
        if info.rebuilt:
            seats = reconstruction.seated(table, person, seat, seat_for(person, len(info.seats)))
            await desk.commit(table, Commit(Change("open", 0), desk.clock(), seats=seats))
            return table.info
        mine = info.seats_of(person.user)
        if mine and not info.hot_seat:
            raise AlreadyJoined(game=game_id, seat=mine[0])
        if len(info.seats) >= info.most:
            raise GameFull(game=game_id, most=info.most)
        seats = (*table.record.seats, seat_for(person, len(info.seats) + 1))
        await desk.commit(table, Commit(Change("open", 0), desk.clock(), seats=seats))
        return table.info


async def leave(desk: Desk, game_id: int, person: Person) -> GameInfo:
    """Give back one's last seat. The host's duties pass to the first who stays; a table without people is given up."""
    async with desk.tables.hold(game_id) as table:
        _check_open(table, person)
        mine = table.info.seats_of(person.user)
        if not mine:
            raise NotJoined(game=game_id)
        if table.info.rebuilt:
            seats = reconstruction.left(table, mine[-1])
        else:
            seats = _renumbered([each for each in table.record.seats if each.seat != mine[-1]])
        people = [each.user for each in seats if not each.robot and each.user]
        host = table.record.host
        if host == person.user and person.user not in people:
            host = people[0] if people else host
        if not people:
            return await _give_up(desk, table, seats=seats)
        await desk.commit(table, Commit(Change("open", 0), desk.clock(), seats=seats, host=host))
        return table.info


async def start(desk: Desk, game_id: int, person: Person, channel: str | None) -> GameInfo:
    """Begin the game with those who have joined, in this channel if one is given; NotHost, TooFewPlayers."""
    async with desk.tables.hold(game_id) as table:
        _check_open(table, person)
        check_host(table, person)
        record = table.record
        if table.info.rebuilt:
            await _take_up(desk, table, person, channel)
            return table.info
        least = desk.title(record.title).least
        if len(record.seats) < least:
            raise TooFewPlayers(game=game_id, seats=len(record.seats), least=least)
        terms = record.terms
        seats = list(record.seats)
        if terms["seating"] == "random":
            random.Random(terms["seed"]).shuffle(seats)
        table.spoiled = True
        table.record = replace(record, seats=_renumbered(seats))
        with refusals(game_id):
            table.game = await desk.workers.run(_new_game, desk, record.title, len(seats), terms)
        await _begin(desk, table, [], None, channel=channel)
        return table.info


async def _take_up(desk: Desk, table: Table, person: Person, channel: str | None) -> None:
    """Go on from a log: with those who have sat down, of whom there has to be one."""
    if not any(each.user for each in table.record.seats):
        raise TooFewPlayers(game=table.id, seats=0, least=1)
    log, made, game = await reconstruction.take_up(desk, table, person)
    table.spoiled = True
    seats, terms = reconstruction.kept(table.record.seats), table.record.terms | {TAKEN_IN: len(log)}
    table.record = replace(table.record, seats=seats, terms=terms)
    table.game, table.journal = game, Journal(log, len(log))
    await _begin(desk, table, log, made.snapshot if log else None, made.wealth, channel)
    await desk.storage.settings.set("game", table.id, reconstruction.RECORD, None)


def _new_game(desk: Desk, title: str, players: int, terms: dict[str, Any]) -> GameLike:
    names = [f"P{place}" for place in range(1, players + 1)]
    return desk.rules.new_game(title, names, terms["options"], terms["profile"], terms["seed"])


async def _begin(
    desk: Desk,
    table: Table,
    log: Sequence[EntryRecord],
    snapshot: dict[str, Any] | None,
    wealth: Sequence[WealthRecord] = (),
    channel: str | None = None,
) -> None:
    """Write down that the game runs (or, taken in at its end, is over), and ping the first to act."""
    game = table.game
    assert game is not None
    now = desk.clock()
    told = [announcements.started(table.info)]
    decision = game.decision
    if decision is None:
        result = standing(game)
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


async def call_again(desk: Desk, game_id: int, person: Person, table_id: int) -> None:
    """Call those who played a game with this person to a table that they have opened for another; NotYourGame."""
    async with desk.tables.hold(game_id) as table:
        if person.user not in {each.user for each in table.record.seats}:
            raise NotYourGame(game=game_id)
        people = dict.fromkeys(each.user for each in table.record.seats if each.user and not each.robot)
        others = [each for each in people if each != person.user]
        told = [announcements.rematch(table.record.seq, person.user, others, table_id)] if others else []
        await desk.commit(table, Commit(same(table), desk.clock(), announcements=told))


async def set_pace(
    desk: Desk, game_id: int, person: Person, pace: int, patience: int, silence: str, gone: Collection[str]
) -> GameInfo:
    """Change the pace and the rule for silence: the host or a manager, before or during the game; BadOption.

    While the game runs the table is told. Stricter terms count from now: reminders begin anew; and where only one other
    person is left (not among the `gone`), the host alone can't make them so: NotAlone.
    """
    async with desk.tables.hold(game_id) as table:
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
        await desk.commit(table, Commit(same(table), desk.clock(), (), told, terms=old | wanted, moved=strict))
        return table.info


async def abandon(desk: Desk, game_id: int, person: Person) -> GameInfo:
    """Give a game up: its host or a manager of the server. All that it held is deleted."""
    async with desk.tables.hold(game_id) as table:
        table.check_server(person)
        check_host(table, person)
        record = table.record
        if record.status == "finished":
            raise GameFinished(game=game_id)
        if record.status == "abandoned":
            raise GameAbandoned(game=game_id)
        told = [announcements.abandoned(record.seq, person.user)] if record.status == "running" else []
        return await _give_up(desk, table, announcements=told)


async def _give_up(desk: Desk, table: Table, **more: Any) -> GameInfo:
    """End a game without a result, and delete what it held."""
    now = desk.clock()
    change = Change("abandoned", table.record.seq, ended=now)
    await desk.commit(table, Commit(change, now, gives_up=True, unset=(reconstruction.RECORD,), **more))
    table.spoiled = True
    return table.info


def _check_open(table: Table, person: Person) -> None:
    table.check_server(person)
    status = table.record.status
    if status == "running":
        raise AlreadyStarted(game=table.id)
    if status == "finished":
        raise GameFinished(game=table.id)
    if status == "abandoned":
        raise GameAbandoned(game=table.id)
