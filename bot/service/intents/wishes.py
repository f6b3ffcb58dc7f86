"""What orders, plans and offers have in common, and giving orders. Each person sees and changes their own only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.errors import GameFinished, NoSuchIntent, NotYourGame, NotYourSeat, TooManyIntents
from bot.service.desk import Desk, same
from bot.service.games.tables import Table
from bot.service.intents import orders
from bot.service.intents.policy import Past
from bot.service.model import Intent, Person
from bot.service.moves import Hand, carry_out
from bot.service.rules import refusals
from storage import Commit, IntentRecord

MOST_OPEN = 20


def intent_of(record: IntentRecord, stands: bool) -> Intent:
    """A row as its person sees it."""
    return Intent(
        id=record.id,
        game=record.game_id,
        kind=record.kind,
        seat=record.seat,
        body=dict(record.body),
        created=record.created,
        stands=stands,
        outcome=record.outcome,
    )


def own_seat(table: Table, person: Person, seat: str | None = None) -> str:
    """The person's seat in a game that goes on; OtherServer, NotStarted, GameFinished, NotYourGame, NotYourSeat."""
    table.check_server(person)
    table.check_begun(0)
    if table.record.status == "finished":
        raise GameFinished(game=table.id)
    mine = [each.seat for each in table.info.seats if each.user == person.user and not each.caretaker]
    if not mine:
        raise NotYourGame(game=table.id)
    if seat is not None and seat not in mine:
        raise NotYourSeat(game=table.id, seat=seat[:10])
    turn = table.info.turn
    return seat or (turn.seat if turn is not None and turn.seat in mine else mine[0])


async def mine(desk: Desk, game_id: int, person: Person, kind: str) -> list[Intent]:
    """A person's own of a kind in a game, those that have ended by themselves too, until they're cancelled."""
    async with desk.tables.hold(game_id) as table:
        own_seat(table, person)
        stand = {each.id: each for each in await desk.intents(table, (kind,))}
        found = await desk.storage.intents.of_game(game_id, (kind,))
        own = [each for each in found if each.user == person.user]
        return [intent_of(stand.get(each.id, each), each.id in stand) for each in own]


async def news(desk: Desk, game_id: int, user: str) -> list[Intent]:
    """A person's orders and plans that the game has ended since the person's own last move by hand."""
    found = await desk.storage.intents.of_game(game_id, ("order", "plan"))
    own = [each for each in found if each.user == user and each.state == "open" and each.ended is not None]
    if not own:
        return []
    async with desk.tables.hold(game_id) as table:
        holds = set(table.journal.path())
        since = {each.seat: table.journal.since_own(each.seat)[0] for each in own}
        return [intent_of(each, False) for each in own if each.ended in holds and (each.ended or 0) > since[each.seat]]


async def cancel(desk: Desk, game_id: int, person: Person, kind: str, number: int) -> None:
    """End one's own; NoSuchIntent for another's too, so that nobody learns of it."""
    async with desk.tables.hold(game_id) as table:
        own_seat(table, person)
        record = await desk.storage.intents.get(number)
        wanted = (game_id, kind, person.user)
        if record is None or (record.game_id, record.kind, record.user) != wanted or record.state == "closed":
            raise NoSuchIntent(kind=kind, number=number)
        await desk.storage.intents.change(number, "closed", record.body)
    desk.told(game_id)


def new_intent(desk: Desk, table: Table, person: Person, seat: str, kind: str, body: dict[str, Any]) -> IntentRecord:
    """One made now, not kept yet."""
    return IntentRecord(0, table.id, kind, person.user, seat, body, "open", table.record.seq, desk.clock())


async def add(desk: Desk, table: Table, record: IntentRecord, instead: Sequence[IntentRecord]) -> IntentRecord:
    """Keep a new one in the place of others, which are closed; TooManyIntents."""
    gone = {each.id for each in instead}
    found = await desk.intents(table, (record.kind,))
    if sum(1 for each in found if each.user == record.user and each.id not in gone) >= MOST_OPEN:
        raise TooManyIntents(kind=record.kind, most=MOST_OPEN)
    closed = [replace(each, state="closed") for each in instead]
    commit = Commit(same(table), desk.clock(), new_intents=[record], changed_intents=closed)
    (number,) = await desk.commit(table, commit)
    return replace(record, id=number)


async def carry_out_now(desk: Desk, table: Table, record: IntentRecord, person: Person) -> Intent:
    """If it's the person's turn an intent is carried out at once, as a command of their own."""
    turn = table.info.turn
    if turn is not None and turn.seat == record.seat:
        await carry_out(desk, table, table.check_begun(0), [], Hand(record.seat, person.user))
    return await as_it_is(desk, table, record)


async def as_it_is(desk: Desk, table: Table, record: IntentRecord) -> Intent:
    """An intent after what was carried out."""
    stand = {each.id: each for each in await desk.intents(table, (record.kind,))}
    kept = stand.get(record.id) or await desk.storage.intents.get(record.id)
    return intent_of(kept or record, record.id in stand)


async def order(desk: Desk, game_id: int, person: Person, raw: dict[str, Any], seat: str | None) -> Intent:
    """Give a standing order; BadOption, TooManyIntents."""
    async with desk.tables.hold(game_id) as table:
        own = own_seat(table, person, seat)
        game: Any = table.check_begun(0)
        with refusals(game_id):
            past = await desk.past(table) if raw.get("what") == orders.SAME_RUN else Past()
            body = await desk.workers.run(orders.body_of, game, own, raw, past)
        given = await desk.storage.intents.of_game(game_id, ("order",))
        instead = [each for each in given if each.seat == own and _concerns(each.body) == _concerns(body)]
        record = await add(desk, table, new_intent(desk, table, person, own, "order", body), instead)
        return await carry_out_now(desk, table, record, person)


def _concerns(body: dict[str, Any]) -> tuple[Any, Any]:
    return body["what"], body.get("company")
