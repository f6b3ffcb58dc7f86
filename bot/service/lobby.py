"""A game's life outside its moves: made, joined, left, begun, taken in from a record, given up."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.service import announce, rebuilding, text
from bot.service.chain import BEGINNING, wealth_of
from bot.service.desk import Desk, check_host, running, same
from bot.service.errors import (
    AlreadyJoined,
    AlreadyStarted,
    BadLog,
    BadOption,
    GameAbandoned,
    GameFinished,
    GameFull,
    MayNotOpen,
    NotJoined,
    NotYourGame,
    TooFewPlayers,
    TooManyTables,
)
from bot.service.journal import Journal
from bot.service.logfile import LogFile
from bot.service.model import GameInfo, Person, TitleInfo, info_of, turn_of
from bot.service.rules import GameLike, refusals, standing
from bot.service.tables import Table
from storage import Change, Commit, EntryRecord, GameRecord, SeatRecord, WealthRecord

SEATINGS = ("random", "joined")
SILENCES = ("ask", "substitute", "caretaker", "wait")
DEFAULT_PACE = 24
MANAGERS = "managers"
"""The value of a server's setting "openers" with which only they open tables."""
LONGEST_PACE = 14 * 24
MOST_PATIENCE = 20
MOST_TABLES = 25
"""So many tables of one host may wait for players, games that one plays alone among them."""


@dataclass(frozen=True)
class Terms:
    """What a game is made with. `most`: seats offered; `seating`: who sits where is drawn, or as they joined.

    `pace`: a move in so many hours, 0 for no reminders, None for the server's own. `silence` is what follows after
    `patience` reminders.
    """

    name: str
    title: str
    channel: str | None = None
    language: str | None = None
    options: dict[str, Any] | None = None
    profile: str = "house"
    hot_seat: bool = False
    take_seat: bool = True
    seed: int | None = None
    most: int | None = None
    seating: str = "random"
    pace: int | None = None
    patience: int = 3
    silence: str = "ask"


def check_pace(pace: int, patience: int, silence: str) -> None:
    """Raise BadOption for a pace (hours), a number of reminders or a rule for silence that there isn't."""
    if not 0 <= pace <= LONGEST_PACE:
        raise BadOption(option="pace", least=0, most=LONGEST_PACE)
    if not 1 <= patience <= MOST_PATIENCE:
        raise BadOption(option="patience", least=1, most=MOST_PATIENCE)
    if silence not in SILENCES:
        raise BadOption(option="silence", choices=list(SILENCES))


def seat_for(person: Person, place: int) -> SeatRecord:
    """A person's seat at this place, by a name that can be shown."""
    try:
        name = text.clean(person.name, limit=10 * text.PERSON_LIMIT)
    except text.BadText:
        # A display name may be nothing but invisible characters; the front end shows the person's mention instead.
        name = f"P{place}"
    return SeatRecord(f"P{place}", person.user, text.shorten(name, text.PERSON_LIMIT), person.robot)


def _renumbered(seats: Sequence[SeatRecord]) -> tuple[SeatRecord, ...]:
    return tuple(replace(each, seat=f"P{place}") for place, each in enumerate(seats, 1))


def _record(desk: Desk, host: Person, terms: Terms, title: TitleInfo, language: str) -> GameRecord:
    seed = desk.draw() if terms.seed is None else terms.seed
    kept = {
        "profile": terms.profile,
        "options": terms.options or {},
        "language": language,
        "hot_seat": terms.hot_seat,
        "most": title.most if terms.most is None else terms.most,
        "seed": seed,
        "seating": terms.seating,
        "pace": terms.pace or 0,
        "patience": terms.patience,
        "silence": terms.silence,
    }
    return GameRecord(
        id=0,
        server=host.server,
        channel=terms.channel,
        host=host.user,
        name=text.clean(terms.name),
        title=title.id,
        terms=kept,
        status="open",
        setup=None,
        seq=0,
        turn=None,
        turn_user=None,
        turn_since=None,
        result=None,
        created=desk.clock(),
        started=None,
        ended=None,
        seats=(seat_for(host, 1),) if terms.take_seat else (),
    )


async def create(desk: Desk, host: Person, terms: Terms) -> GameInfo:
    """Make a game that waits for players; NoSuchTitle, BadText, BadOption, MayNotOpen, TooManyTables."""
    record = await _checked(desk, host, terms)
    game_id = await desk.storage.create_game(record)
    desk.told(game_id)
    return info_of(replace(record, id=game_id))


async def _checked(desk: Desk, host: Person, terms: Terms) -> GameRecord:
    """The row of a game that waits for players."""
    title = desk.title(terms.title)
    if terms.most is not None and not title.least <= terms.most <= title.most:
        raise BadOption(option="players", least=title.least, most=title.most)
    if terms.seating not in SEATINGS:
        raise BadOption(option="seating", choices=list(SEATINGS))
    desk.rules.check_terms(title.id, terms.options or {}, terms.profile)
    server = {} if host.server is None else await desk.storage.settings.all("server", host.server)
    if server.get("openers") == MANAGERS and not host.manager:
        raise MayNotOpen
    if await desk.storage.games.kept_by(host.user) >= MOST_TABLES:
        raise TooManyTables(most=MOST_TABLES)
    language = terms.language or server.get("language")
    # Who plays alone keeps nobody waiting.
    usual = 0 if terms.most == 1 else server.get("pace", DEFAULT_PACE)
    pace = usual if terms.pace is None else terms.pace
    terms = replace(terms, pace=pace)
    check_pace(pace, terms.patience, terms.silence)
    return _record(desk, host, terms, title, language or desk.language)


async def rebuild(desk: Desk, host: Person, file: LogFile, terms: Terms) -> GameInfo:
    """Make a game that goes on from a log once people have taken its seats; BadLog, and errors as `create`.

    The log is checked as a whole first. `terms` says what the file doesn't: the place, the language, the pace.
    """
    players = len(file.setup["players"]) if isinstance(file.setup.get("players"), list) else 0
    if (players == 1) != (host.server is None):
        raise BadLog("log_seats")
    await rebuilding.check(desk, file)
    terms = replace(
        terms, title=file.setup["title"], options=file.setup["options"], profile=file.setup["profile"],
        most=players, seed=file.setup["seed"], take_seat=False,
    )  # fmt: skip
    record = await _checked(desk, host, terms)
    record = replace(record, terms=record.terms | {"rebuilt": True}, seats=rebuilding.vacant(file))
    game_id = await desk.storage.create_game(record)
    kept = {"setup": file.setup, "entries": file.entries}
    await desk.storage.settings.set("game", game_id, rebuilding.RECORD, kept)
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
    made = _record(desk, host, terms, title, terms.language or desk.language)
    record = replace(made, seats=tuple(seat_for(each, place) for place, each in enumerate(seats, 1)))
    with refusals(0):
        game = await desk.workers.run(desk.rules.load_game, setup, entries, None)
        snapshot = game.snapshot() if entries else None
    users = {each.seat: None if each.robot else each.user for each in record.seats}
    now = desk.clock()
    log = [EntryRecord(e["seq"], e["by"], users[e["by"]], e["seq"], e, [], now) for e in entries]
    game_id = await desk.storage.create_game(record)
    async with desk.tables.hold(game_id) as table:
        table.game = game
        table.journal = Journal(log)
        await _begin(desk, table, log, snapshot)
        return table.info


async def join(desk: Desk, game_id: int, person: Person, seat: str | None = None) -> GameInfo:
    """Take a seat; the same person takes several at a hot-seat table only. `seat` is one of a rebuilt game's."""
    async with desk.tables.hold(game_id) as table:
        _check_open(table, person)
        info = table.info
        if info.rebuilt:
            seats = rebuilding.seated(table, person, seat, seat_for(person, len(info.seats)))
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
            seats = rebuilding.left(table, mine[-1])
        else:
            seats = _renumbered([each for each in table.record.seats if each.seat != mine[-1]])
        people = [each.user for each in seats if not each.robot and each.user]
        host = table.record.host
        if host == person.user and person.user not in people:
            host = people[0] if people else host
        change = Change("open", 0) if people else Change("abandoned", 0, ended=desk.clock())
        await desk.commit(table, Commit(change, desk.clock(), seats=seats, host=host))
        return table.info


async def start(desk: Desk, game_id: int, person: Person, channel: str | None) -> GameInfo:
    """Begin the game with those who have joined, in this channel if one is given; NotHost, TooFewPlayers."""
    async with desk.tables.hold(game_id) as table:
        _check_open(table, person)
        check_host(table, person)
        record = table.record
        if table.info.rebuilt:
            await _take_up(desk, table, channel)
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


async def _take_up(desk: Desk, table: Table, channel: str | None) -> None:
    """Go on from a log: with those who have sat down, of whom there has to be one."""
    if not any(each.user for each in table.record.seats):
        raise TooFewPlayers(game=table.id, seats=0, least=1)
    log, made = await rebuilding.take_up(desk, table)
    table.spoiled = True
    table.record = replace(table.record, seats=rebuilding.kept(table.record.seats))
    table.game, table.journal = made.game, Journal(log)
    await _begin(desk, table, log, made.game.snapshot() if log else None, made.wealth, channel)
    await desk.storage.settings.set("game", table.id, rebuilding.RECORD, None)


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
    told = [announce.started(table.info)]
    decision = game.decision
    if decision is None:
        result = standing(game)
        change = Change("finished", game.seq, result=result, ended=now)
        told.append(announce.ended(game.seq, result, []))
    else:
        turn = desk.turn(table, decision, game.seq)
        change = running(game.seq, turn)
        told += await desk.ping(table, turn, log)
    change = replace(change, setup=game.setup, started=now)
    wealth = wealth or await desk.workers.run(wealth_of, game, [BEGINNING])
    seats = table.record.seats
    await desk.commit(table, Commit(change, now, log, told, (), snapshot, seats, wealth=wealth, channel=channel))


async def move(desk: Desk, game_id: int, person: Person, channel: str) -> GameInfo:
    """Have a game that goes on live in another channel, and whoever is up pinged there; NotYourGame, GameFinished."""
    async with desk.tables.hold(game_id) as table:
        table.check_server(person)
        if not (table.info.seats_of(person.user) or person.manager or person.user == table.record.host):
            raise NotYourGame(game=game_id)
        table.check_begun(desk.title(table.record.title).least)
        turn = turn_of(table.record)
        if turn is None:
            raise GameFinished(game=game_id)
        told, unsaid = await desk.ping(table, turn, []), await _unsaid(desk, game_id)
        # Reminders count from here: nobody has heard any in a channel that was gone.
        commit = Commit(same(table), desk.clock(), (), told, unsaid, channel=channel, moved=True)
        await desk.commit(table, commit)
        return table.info


async def _unsaid(desk: Desk, game_id: int) -> list[int]:
    """The announcements of turns; those that are told already stay so, whatever is done to them."""
    return [each.id for each in await desk.storage.outbox.of_game(game_id, -1) if each.kind in announce.TURN_KINDS]


async def set_pace(desk: Desk, game_id: int, person: Person, pace: int, patience: int, silence: str) -> GameInfo:
    """Change the pace and the rule for silence: the host or a manager, before or during the game; BadOption."""
    async with desk.tables.hold(game_id) as table:
        table.check_server(person)
        check_host(table, person)
        check_pace(pace, patience, silence)
        terms = table.record.terms | {"pace": pace, "patience": patience, "silence": silence}
        await desk.commit(table, Commit(same(table), desk.clock(), terms=terms))
        return table.info


async def abandon(desk: Desk, game_id: int, person: Person) -> GameInfo:
    """Give a game up: its host or a manager of the server. Its log stays."""
    async with desk.tables.hold(game_id) as table:
        table.check_server(person)
        check_host(table, person)
        record = table.record
        if record.status == "finished":
            raise GameFinished(game=game_id)
        if record.status == "abandoned":
            raise GameAbandoned(game=game_id)
        told = [announce.abandoned(record.seq, person.user)] if record.status == "running" else []
        change = Change("abandoned", record.seq, ended=desk.clock())
        await desk.commit(table, Commit(change, desk.clock(), announcements=told, void=await _unsaid(desk, game_id)))
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
