"""Games and their seats: rows in, rows out."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import delete, func, not_, null, or_, select, text, update

from storage.database import Database
from storage.databases.portable import as_list, gathered, one_of
from storage.databases.statement import Statement, fixed, given, insertion, numbered_insertion
from storage.databases.transaction import Row, Transaction
from storage.jsontext import dump, dump_or_none, load, load_or_none
from storage.records import Change, GameRecord, SeatRecord
from storage.schema import actions, games, intents, notes, outbox, seats, snapshots, turns, wealth

_SEAT = ("seat", "user", "name", "robot", "owner", "caretaker", "wanted")
_in_order = select(seats).where(seats.c.game_id == games.c.id).order_by(seats.c.place).correlate(games).subquery()
SEATED = select(gathered(as_list(*(_in_order.c[each] for each in _SEAT)))).correlate(games).scalar_subquery()
"""The seats of a game in their order, as a JSON list; see `seats_in`."""
_GAMES = select(games, SEATED.label("seated"))
_some_statuses = one_of(games.c.status, "statuses")
_is_running = games.c.status == fixed("running")

_ONE = Statement(_GAMES.where(games.c.id == given("id")))
_of_server = _GAMES.where(_some_statuses).order_by(games.c.id.desc())
_OF_SERVER = Statement(_of_server.where(games.c.server == given("server")))
_OF_NO_SERVER = Statement(_of_server.where(games.c.server.is_(None)))
_IN_CHANNEL = Statement(_GAMES.where(games.c.channel == given("channel")).order_by(games.c.id.desc()).limit(1))
_with_seat = games.c.id.in_(select(seats.c.game_id).where(seats.c.user == given("user")))
_OF_PLAYER = Statement(_GAMES.where(_with_seat, _some_statuses).order_by(games.c.id))
_FIRST = Statement(
    select(func.min(games.c.id).label("first"))
    .join_from(seats, games, games.c.id == seats.c.game_id)
    .where(seats.c.user == given("user"), games.c.title == given("title"))
)
_WAITING = Statement(
    _GAMES.where(_is_running, games.c.turn_user == given("user")).order_by(games.c.turn_since, games.c.id)
)
_count_of_seats = select(func.count()).where(seats.c.game_id == games.c.id).scalar_subquery()
_COUNT = select(func.count().label("n")).select_from(games).where(games.c.host == given("host"))
_KEPT = Statement(_COUNT.where(or_(games.c.status == fixed("open"), _is_running & (_count_of_seats == fixed(1)))))
_HOSTED = Statement(_COUNT.where(games.c.status.in_([fixed("open"), fixed("running")])))
# Grouped as the index is, which takes less than half of the time.
_by_server = (
    select(games.c.status, func.count().label("n")).group_by(games.c.server, games.c.status).subquery("by_server")
)
_BY_STATUS = Statement(select(_by_server.c.status, func.sum(_by_server.c.n).label("n")).group_by(_by_server.c.status))
_SERVERS = Statement(select(games.c.id, games.c.server).where(one_of(games.c.id, "ids")))
_RUNNING = Statement(select(games.c.id, games.c.seq).where(_is_running).order_by(games.c.id))
_seated_games = select(games.c.id).join_from(games, seats, seats.c.game_id == games.c.id)
_FOR_ONE = Statement(
    _seated_games.where(games.c.status.in_([fixed("running"), fixed("finished")]))
    .group_by(games.c.id)
    .having(func.count() == fixed(1))
)
_plays_by_itself = or_(seats.c.caretaker == fixed(1), seats.c.robot == fixed(1))
_WITH_DEPUTY = Statement(_seated_games.where(_is_running, _plays_by_itself).distinct().order_by(games.c.id))

_FIELDS = ("server", "channel", "host", "name", "title", "terms", "status", "created")
_ADD, _ADD_AS = numbered_insertion(games, *_FIELDS), numbered_insertion(games, "id", *_FIELDS)
_UNSEAT = Statement(delete(seats).where(seats.c.game_id == given("game_id")))
_sequence = "pg_get_serial_sequence('games', 'id')"
COUNT_ON = Statement(
    text(
        f"SELECT setval({_sequence}, greatest((SELECT max(id) FROM games), "  # noqa: S608
        f"pg_sequence_last_value({_sequence}::regclass)))"
    )
)
"""In PostgreSQL, after a game got a number that was given: new ones come after it. SQLite sees to that itself."""
_SEAT_ONE = insertion(seats, "game_id", "place", *_SEAT)
_change = update(games).where(games.c.id == given("id"))
_SET_TERMS = Statement(_change.values(terms=given("terms")))
_SET_HOST = Statement(_change.values(host=given("host")))
_SET_CHANNEL = Statement(_change.values(channel=given("channel")))
# A game is changed by Change as a whole, but what it was set up with and its start are kept once written.
_CHANGE = Statement(
    _change.values(
        status=given("status"),
        seq=given("seq"),
        turn=given("turn"),
        turn_user=given("turn_user"),
        turn_since=given("turn_since"),
        result=given("result"),
        ended=given("ended"),
        setup=func.coalesce(given("setup", type_=games.c.setup.type), games.c.setup),
        started=func.coalesce(given("started", type_=games.c.started.type), games.c.started),
    )
)
_TURN = Statement(select(games.c.turn).where(games.c.id == given("id")))
_of_game = outbox.c.game_id == given("game_id")
_tells_of_it = (outbox.c.state == fixed("sent")) & outbox.c.message.is_not(None) & (outbox.c.seq >= given("seq"))
_DELETE_TOLD = Statement(delete(outbox).where(_of_game, not_(_tells_of_it)))
_EMPTY_TOLD = Statement(update(outbox).where(_of_game).values(mentions=fixed("[]"), payload=fixed("{}")))
_ABANDON = Statement(_change.values(status=fixed("abandoned"), setup=null()))
_DELETE_HELD = [
    Statement(delete(each).where(each.c.game_id == given("game_id")))
    for each in (actions, snapshots, wealth, intents, turns, notes)
]


def _seat(raw: Sequence[Any]) -> SeatRecord:
    seat, user, name, robot, owner, caretaker, wanted = raw
    return SeatRecord(seat, user, name, bool(robot), owner, bool(caretaker), bool(wanted))


def seats_in(seated: str | None) -> tuple[SeatRecord, ...]:
    """The seats that `SEATED` gave."""
    return tuple(map(_seat, load(seated or "[]")))


def _game(row: Row) -> GameRecord:
    return GameRecord(
        id=row["id"],
        server=row["server"],
        channel=row["channel"],
        host=row["host"],
        name=row["name"],
        title=row["title"],
        terms=load(row["terms"]),
        status=row["status"],
        setup=load_or_none(row["setup"]),
        seq=row["seq"],
        turn=load_or_none(row["turn"]),
        turn_user=row["turn_user"],
        turn_since=row["turn_since"],
        result=load_or_none(row["result"]),
        created=row["created"],
        started=row["started"],
        ended=row["ended"],
        seats=seats_in(row["seated"]),
    )


class Games:
    """Questions about games; changes inside a transaction take the writing connection."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, game_id: int) -> GameRecord | None:
        """The game of this number, or None."""
        if not 0 < game_id < 2**63:
            return None
        found = await self._find(_ONE, id=game_id)
        return found[0] if found else None

    async def of_server(self, server: str | None, statuses: Sequence[str]) -> list[GameRecord]:
        """A server's games in these states, newest first."""
        if server is None:
            return await self._find(_OF_NO_SERVER, statuses=statuses)
        return await self._find(_OF_SERVER, server=server, statuses=statuses)

    async def in_channel(self, channel: str) -> GameRecord | None:
        """The newest game that lives in this channel, or None."""
        found = await self._find(_IN_CHANNEL, channel=channel)
        return found[0] if found else None

    async def of_player(self, user: str, statuses: Sequence[str]) -> list[GameRecord]:
        """The games in which this person has a seat, oldest first."""
        return await self._find(_OF_PLAYER, user=user, statuses=statuses)

    async def first_of_player(self, user: str, title: str) -> int | None:
        """The first game of a title in which this person has a seat, or None."""
        row = await self._database.row(_FIRST, user=user, title=title)
        return None if row is None else row["first"]

    async def waiting_for(self, user: str) -> list[GameRecord]:
        """The running games that wait for this person, longest wait first."""
        return await self._find(_WAITING, user=user)

    async def kept_by(self, host: str) -> int:
        """How many tables a person keeps that wait for players, or at which somebody plays alone."""
        row = await self._database.row(_KEPT, host=host)
        return 0 if row is None else row["n"]

    async def hosted_by(self, host: str) -> int:
        """How many tables of a person wait for players or are being played."""
        row = await self._database.row(_HOSTED, host=host)
        return 0 if row is None else row["n"]

    async def by_status(self) -> dict[str, int]:
        """How many games there are in each state that any is in."""
        return {row["status"]: int(row["n"]) for row in await self._database.rows(_BY_STATUS)}

    async def servers(self, game_ids: Collection[int]) -> dict[int, str | None]:
        """The servers of these games, None for those that belong to none."""
        return {row["id"]: row["server"] for row in await self._database.rows(_SERVERS, ids=game_ids)}

    async def running(self) -> dict[int, int]:
        """The games that are being played, each with the number of its last entry."""
        return {row["id"]: row["seq"] for row in await self._database.rows(_RUNNING)}

    async def for_one(self) -> list[int]:
        """The games that have begun with one player."""
        return [row["id"] for row in await self._database.rows(_FOR_ONE)]

    async def with_deputy(self) -> list[int]:
        """The running games in which a caretaker or a robot keeps a seat."""
        return [row["id"] for row in await self._database.rows(_WITH_DEPUTY)]

    async def _find(self, statement: Statement, **values: Any) -> list[GameRecord]:
        return [_game(row) for row in await self._database.rows(statement, **values)]


async def insert_game(tx: Transaction, game: GameRecord, number: int | None = None) -> int:
    """Add a game (its `id` is ignored) with its seats; its number: this one if it's free, else a new one."""
    is_free = number is not None and not await tx.rows(_ONE, id=number)
    found = await tx.rows(
        _ADD_AS if is_free else _ADD,
        **({"id": number} if is_free else {}),
        server=game.server,
        channel=game.channel,
        host=game.host,
        name=game.name,
        title=game.title,
        terms=dump(game.terms),
        status=game.status,
        created=game.created,
    )
    game_id = found[0]["id"]
    await set_seats(tx, game_id, game.seats)
    return game_id


async def set_seats(tx: Transaction, game_id: int, seated: Iterable[SeatRecord]) -> None:
    """Replace the seats of a game."""
    await tx.run(_UNSEAT, game_id=game_id)
    await tx.many(_SEAT_ONE, [_seat_row(game_id, place, each) for place, each in enumerate(seated, 1)])


def _seat_row(game_id: int, place: int, seat: SeatRecord) -> dict[str, Any]:
    row = asdict(seat) | {"game_id": game_id, "place": place}
    return {name: int(value) if isinstance(value, bool) else value for name, value in row.items()}


async def set_terms(tx: Transaction, game_id: int, terms: dict[str, Any]) -> None:
    """Write the game's terms anew."""
    await tx.run(_SET_TERMS, id=game_id, terms=dump(terms))


async def set_host(tx: Transaction, game_id: int, host: str) -> None:
    """Hand the game to another host."""
    await tx.run(_SET_HOST, id=game_id, host=host)


async def set_channel(tx: Transaction, game_id: int, channel: str) -> None:
    """Say where the game lives."""
    await tx.run(_SET_CHANNEL, id=game_id, channel=channel)


async def give_up(tx: Transaction, game_id: int) -> None:
    """Delete what an abandoned game held. Its row and its seats stay, so that its messages can say that it's over.

    Of what was told only the ids of the messages stay that tell of the last turn; what wasn't told yet never is.
    """
    turn = load_or_none((await tx.rows(_TURN, id=game_id))[0]["turn"]) or {}
    await tx.run(_DELETE_TOLD, game_id=game_id, seq=turn.get("seq", 0))
    await tx.run(_EMPTY_TOLD, game_id=game_id)
    # The log is append-only for as long as its game isn't abandoned.
    await tx.run(_ABANDON, id=game_id)
    for each in _DELETE_HELD:
        await tx.run(each, game_id=game_id)


async def change_game(tx: Transaction, game_id: int, change: Change) -> None:
    """Write a game's new status."""
    await tx.run(
        _CHANGE,
        id=game_id,
        status=change.status,
        seq=change.seq,
        turn=dump_or_none(change.turn),
        turn_user=change.turn_user,
        turn_since=change.turn_since,
        result=dump_or_none(change.result),
        ended=change.ended,
        setup=dump_or_none(change.setup),
        started=change.started,
    )
