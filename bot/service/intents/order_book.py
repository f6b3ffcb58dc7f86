"""What orders, plans and offers have in common, and giving orders. Each person sees and changes their own only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar

from bot.errors import GameFinished, NoSuchIntent, NotYourGame, NotYourSeat, TooManyIntents
from bot.service.area import Area, command
from bot.service.desk import Desk, same
from bot.service.games.tables import Table
from bot.service.intents import orders
from bot.service.intents.policy import Past
from bot.service.model import Intent, Person
from bot.service.moves import Hand, carry_out
from bot.service.rules import refusals
from storage import Commit, IntentRecord

MOST_OPEN = 20


class OrderBook(Area):
    """What is common to orders, plans and offers: each person sees and takes back their own only."""

    kind: ClassVar[str]

    @command
    async def cancel(self, game_id: int, person: Person, number: int) -> None:
        """Take one's own back; NoSuchIntent for another's too, so that nobody learns of it."""
        async with self._desk.tables.hold(game_id) as table:
            own_seat(table, person)
            record = await self._desk.storage.intents.get(number)
            wanted = (game_id, self.kind, person.user)
            if record is None or (record.game_id, record.kind, record.user) != wanted or record.state == "closed":
                raise NoSuchIntent(kind=self.kind, number=number)
            await self._desk.storage.intents.change(number, "closed", record.body)
        self._desk.told(game_id)


class OwnOrderBook(OrderBook):
    """Those that nobody else sees."""

    @command
    async def listed(self, game_id: int, person: Person) -> list[Intent]:
        """One's own; those that have ended by themselves too, with why or what came of it, until they're cancelled."""
        async with self._desk.tables.hold(game_id) as table:
            own_seat(table, person)
            stand = {each.id: each for each in await self._desk.intents(table, (self.kind,))}
            found = await self._desk.storage.intents.of_game(game_id, (self.kind,))
            own = [each for each in found if each.user == person.user]
            return [intent_of(stand.get(each.id, each), each.id in stand) for each in own]


class Orders(OwnOrderBook):
    """Standing orders; one's own only. A new order of a kind (and company) takes the place of the old one."""

    kind = "order"

    @command
    async def give(self, game_id: int, person: Person, order: dict[str, Any], seat: str | None = None) -> Intent:
        """Give an order; in one's own turn it's carried out at once. BadOption, TooManyIntents.

        {"what": "pass", "unless": ["sells_mine", "starts", "acts"]}: until the stock round (this one, or the next)
        ends; {"what": "buy", "company", "source": "", "until": "floats" or percent held};
        {"what": "same_run", "company": id or None}: at each run the last routes, and the last dividend's policy;
        {"what": "bid", "private", "most"}, {"what": "accept", "sort", "object", "seller", "least"},
        {"what": "rest", "company"}: see `bids`, `consents` and `resting`.
        """
        async with self._desk.tables.hold(game_id) as table:
            own = own_seat(table, person, seat)
            game = table.check_begun(0)
            with refusals(game_id):
                past = await self._desk.past(table) if order.get("what") == orders.SAME_RUN else Past()
                body = await self._desk.workers.run(orders.body_of, game, own, order, past)
            given = await self._desk.storage.intents.of_game(game_id, ("order",))
            instead = [each for each in given if each.seat == own and _concerns(each.body) == _concerns(body)]
            record = await add(self._desk, table, new_intent(self._desk, table, person, own, "order", body), instead)
            return await carry_out_now(self._desk, table, record, person)

    @command
    async def news(self, game_id: int, user: str) -> list[Intent]:
        """A person's orders and plans that the game has ended since the person's own last move by hand, with why.

        And the plan that's run by hand, if it stands.
        """
        found = await self._desk.storage.intents.of_game(game_id, ("order", "plan"))
        own = [each for each in found if each.user == user and (each.ended is not None or each.body.get("by_hand"))]
        if not own:
            return []
        async with self._desk.tables.hold(game_id) as table:
            holds = set(table.journal.path())
            since = {each.seat: table.journal.since_own(each.seat)[0] for each in own}
            by_hand = [each for each in await self._desk.intents(table, ("plan",)) if each.body.get("by_hand")]
            return [
                *(intent_of(each, True) for each in by_hand if each.user == user),
                *(
                    intent_of(each, False)
                    for each in own
                    if each.ended in holds and (each.ended or 0) > since[each.seat]
                ),
            ]


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


def _concerns(body: dict[str, Any]) -> tuple[Any, ...]:
    return tuple(body.get(each) for each in ("what", "company", "private", "object", "seller"))
