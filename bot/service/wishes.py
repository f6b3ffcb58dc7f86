"""Orders, plans and offers of people: given, listed, cancelled. Each person sees and changes their own only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from bot.service import agreements, announce, orders, plans
from bot.service.desk import Desk, same
from bot.service.errors import (
    BadOption,
    GameFinished,
    NoSuchIntent,
    NotYourGame,
    NotYourSeat,
    TooFarAhead,
    TooManyIntents,
)
from bot.service.intents import illegal
from bot.service.model import Draft, Intent, Person
from bot.service.moves import Hand, carry_out
from bot.service.play import readable
from bot.service.policy import Past, caretaker_move
from bot.service.rules import refusals
from bot.service.tables import Table
from engine import Game, IllegalAction
from storage import Commit, IntentRecord

T = TypeVar("T")

MOST_OPEN = 20
LONGEST_PLAN = 64
LONGEST_ASSUMPTION = 120
"""How many moves of others are assumed to come to one's own next turn."""
LONGEST_OFFER = 30 * 86400.0


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


async def cancel(desk: Desk, game_id: int, person: Person, kind: str, number: int) -> None:
    """End one's own; NoSuchIntent for another's too, so that nobody learns of it."""
    async with desk.tables.hold(game_id) as table:
        own_seat(table, person)
        record = await desk.storage.intents.get(number)
        wanted = (game_id, kind, person.user)
        if record is None or (record.game_id, record.kind, record.user) != wanted or record.state == "closed":
            raise NoSuchIntent(kind=kind, number=number)
        await desk.storage.intents.change(number, "closed", record.body)


async def _add(desk: Desk, table: Table, person: Person, seat: str, kind: str, body: dict[str, Any]) -> IntentRecord:
    open_ones = await desk.intents(table, (kind,))
    if sum(1 for each in open_ones if each.user == person.user) >= MOST_OPEN:
        raise TooManyIntents(kind=kind, most=MOST_OPEN)
    record = IntentRecord(0, table.id, kind, person.user, seat, body, "open", table.record.seq, desk.clock())
    return replace(record, id=await desk.storage.intents.add(record))


async def _carry_out_now(desk: Desk, table: Table, record: IntentRecord, person: Person) -> Intent:
    """If it's the person's turn an intent is carried out at once, as a command of their own."""
    turn = table.info.turn
    if turn is not None and turn.seat == record.seat:
        await carry_out(desk, table, table.check_begun(0), [], Hand(record.seat, person.user))
    return await _as_it_is(desk, table, record)


async def _as_it_is(desk: Desk, table: Table, record: IntentRecord) -> Intent:
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
            body = await desk.workers.run(orders.body_of, game, own, raw)
        for each in await desk.intents(table, ("order",)):
            if each.seat == own and (each.body["what"], each.body.get("company")) == (
                body["what"],
                body.get("company"),
            ):
                await desk.storage.intents.change(each.id, "closed", each.body)
        record = await _add(desk, table, person, own, "order", body)
        return await _carry_out_now(desk, table, record, person)


def _concerns(body: dict[str, Any]) -> tuple[Any, Any]:
    return body["what"], body.get("company")


# What if


def come_to(game: Game, seat: str, past: Past) -> int:
    """Let the others pass and run, as caretakers would, until this seat is to act; how many moves that took."""
    assumed = 0
    while game.decision is not None and game.decision.player != seat:
        if assumed >= LONGEST_ASSUMPTION or game.decision.player is None:
            raise TooFarAhead(most=LONGEST_ASSUMPTION)
        game.apply_all(caretaker_move(game, past), game.decision.player)
        assumed += 1
    return assumed


def played(game: Game, seat: str, past: Past, steps: Sequence[dict[str, Any]]) -> Draft:
    """Play steps in a copy; stops at the first that's illegal. The effects are those in this line of play."""
    assumed = come_to(game, seat, past)
    before = game.copy()
    done: list[dict[str, Any]] = []
    stop: dict[str, Any] | None = None
    for step in steps:
        assumed += come_to(game, seat, past)
        try:
            action = game.read_action(step["action"])
            done.append({"action": step["action"], "effect": plans.effect_of(game, action, seat)})
        except IllegalAction as error:
            stop = illegal(error) | {"step": len(done), "action": step["action"]}
            break
    return Draft(seat, done, plans.comparison(before, game), assumed, stop)


async def _copy(desk: Desk, game_id: int, person: Person) -> tuple[Game, str, Past, list[IntentRecord]]:
    """A private copy of the game, the person's seat, what companies did last, the person's plans and drafts."""
    async with desk.tables.hold(game_id) as table:
        seat = own_seat(table, person)
        game: Any = table.check_begun(0)
        kept = await desk.storage.intents.of_game(game_id, ("plan",), ("draft", "open"))
        copy = await desk.workers.run(game.copy)
        return copy, seat, await desk.past(table), [each for each in kept if each.user == person.user]


def _draft_of(kept: Sequence[IntentRecord]) -> IntentRecord | None:
    return next((each for each in kept if each.state == "draft"), None)


async def try_out(desk: Desk, game_id: int, person: Person, raw: Sequence[Any], back: int) -> Draft:
    """Take back so many steps of one's what-if, add these actions, keep it, and say what it would change.

    Raises Illegal for an added action that isn't legal there; then nothing is kept.
    """
    copy, seat, past, kept = await _copy(desk, game_id, person)
    draft = _draft_of(kept)
    old = draft.body["steps"] if draft is not None else []
    with refusals(game_id):
        added = [{"action": readable(copy, each).to_json()} for each in raw]
    steps = [*old[: max(0, len(old) - back)], *added]
    if len(steps) > LONGEST_PLAN:
        raise TooManyIntents(kind="step", most=LONGEST_PLAN)
    with refusals(game_id):
        found = await desk.workers.run(played, copy, seat, past, steps)
        if found.stop is not None and found.stop["step"] >= len(steps) - len(added):
            stop = found.stop
            raise IllegalAction(stop["key"], **stop["figures"])
    await _keep_draft(desk, game_id, person, seat, draft, {"steps": found.steps})
    return found


async def _keep_draft(
    desk: Desk, game_id: int, person: Person, seat: str, draft: IntentRecord | None, body: dict[str, Any]
) -> None:
    if draft is not None:
        await desk.storage.intents.change(draft.id, "draft", body)
        return
    record = IntentRecord(0, game_id, "plan", person.user, seat, body, "draft", 0, desk.clock())
    await desk.storage.intents.add(record)


async def read(desk: Desk, game_id: int, person: Person, fn: Callable[[Any], T]) -> T:
    """The value of `fn(game)` on one's what-if copy, computed in a worker; the real game isn't held up."""
    copy, seat, past, kept = await _copy(desk, game_id, person)
    draft = _draft_of(kept)
    steps = draft.body["steps"] if draft is not None else []

    def compute() -> T:
        played(copy, seat, past, steps)
        come_to(copy, seat, past)
        return fn(copy)

    with refusals(game_id, strict=False):
        return await desk.workers.run(compute)


async def preview(desk: Desk, game_id: int, person: Person, raw: Sequence[Any]) -> Draft:
    """What these actions would change, without keeping anything; Illegal."""
    copy, seat, past, _ = await _copy(desk, game_id, person)
    with refusals(game_id):
        steps = [{"action": readable(copy, each).to_json()} for each in raw]
        found = await desk.workers.run(played, copy, seat, past, steps)
        if found.stop is not None:
            raise IllegalAction(found.stop["key"], **found.stop["figures"])
    return found


async def drop_draft(desk: Desk, game_id: int, person: Person) -> None:
    """Forget one's what-if."""
    async with desk.tables.hold(game_id) as table:
        own_seat(table, person)
        for each in await desk.storage.intents.of_game(game_id, ("plan",), ("draft",)):
            if each.user == person.user:
                await desk.storage.intents.change(each.id, "closed", each.body)


async def keep_plan(desk: Desk, game_id: int, person: Person) -> Intent:
    """Make one's what-if the plan for one's coming turns, in the place of an earlier plan; BadOption for an empty one.

    In one's own turn it's played at once.
    """
    async with desk.tables.hold(game_id) as table:
        seat = own_seat(table, person)
        found = await desk.storage.intents.of_game(game_id, ("plan",), ("draft", "open"))
        own = [each for each in found if each.user == person.user]
        draft = _draft_of(own)
        if draft is None or not draft.body["steps"]:
            raise BadOption(option="plan", choices=[])
        for each in own:
            await desk.storage.intents.change(each.id, "closed", each.body)
        record = await _add(desk, table, person, seat, "plan", draft.body)
        return await _carry_out_now(desk, table, record, person)


# Offers


async def offer(
    desk: Desk, game_id: int, person: Person, raw: dict[str, Any], until: float, seat: str | None
) -> Intent:
    """Post an offer: the one to whom it's addressed is pinged; BadOption, TooManyIntents."""
    async with desk.tables.hold(game_id) as table:
        own = own_seat(table, person, seat)
        now = desk.clock()
        if not now < until <= now + LONGEST_OFFER:
            raise BadOption(option="until", choices=[])
        game: Any = table.check_begun(0)
        with refusals(game_id):
            body = await desk.workers.run(agreements.body_of, game, own, raw)
        standing = await desk.intents(table, ("offer",))
        if sum(1 for each in standing if each.user == person.user and each.body["until"] > now) >= MOST_OPEN:
            raise TooManyIntents(kind="offer", most=MOST_OPEN)
        body |= {"until": until}
        record = IntentRecord(0, game_id, "offer", person.user, own, body, "open", table.record.seq, now)
        if body["to"] == own:
            # Between two companies of one's own there's nobody to ask.
            record = replace(record, body=body | {"accepted": own})
        to = table.info.seat(body["to"]).user if body["to"] not in (None, own) else ""
        told = announce.offer_posted(table.record.seq, own, record.body, to)
        (number,) = await desk.commit(table, Commit(same(table), now, announcements=[told], new_intents=[record]))
        record = replace(record, id=number)
        return await _at_the_buyers_step(desk, table, record)


async def accept(desk: Desk, game_id: int, person: Person, number: int, buyer: str | None) -> Intent:
    """Agree to an offer; `buyer` names one's company where the offer leaves it open. NoSuchIntent, BadOption."""
    async with desk.tables.hold(game_id) as table:
        seat, record = await _offer_for(desk, table, person, number)
        body = record.body
        if body["buyer"] is None:
            game: Any = table.check_begun(0)
            if buyer is None or agreements.holder(game, buyer) != seat:
                raise BadOption(option="buyer", choices=[])
            body = body | {"buyer": buyer}
        record = replace(record, body=body | {"accepted": seat})
        told = announce.offer_answered(table.record.seq, number, record.body, accepted=True)
        commit = Commit(same(table), desk.clock(), announcements=[told], changed_intents=[record])
        await desk.commit(table, commit)
        return await _at_the_buyers_step(desk, table, record)


async def decline(desk: Desk, game_id: int, person: Person, number: int) -> None:
    """Say no to an offer that is addressed to oneself; NoSuchIntent."""
    async with desk.tables.hold(game_id) as table:
        seat, record = await _offer_for(desk, table, person, number)
        if record.body["to"] != seat:
            raise NoSuchIntent(kind="offer", number=number)
        told = announce.offer_answered(table.record.seq, number, record.body, accepted=False)
        closed = replace(record, state="closed")
        await desk.commit(table, Commit(same(table), desk.clock(), announcements=[told], changed_intents=[closed]))


async def _offer_for(desk: Desk, table: Table, person: Person, number: int) -> tuple[str, IntentRecord]:
    """The seat with which the person may answer an open offer, and the offer."""
    own_seat(table, person)
    found = next((each for each in await desk.intents(table, ("offer",)) if each.id == number), None)
    if found is None or found.body["accepted"] is not None or found.body["until"] < desk.clock():
        raise NoSuchIntent(kind="offer", number=number)
    seats = [seat for seat in table.info.seats_of(person.user) if seat != found.seat]
    to = found.body["to"]
    seat = to if to in seats else (seats[0] if to is None and seats else None)
    if seat is None:
        raise NoSuchIntent(kind="offer", number=number)
    return seat, found


async def _at_the_buyers_step(desk: Desk, table: Table, record: IntentRecord) -> Intent:
    """Carry an agreement out at once if the buyer's step is on."""
    turn = table.info.turn
    agreed = record.body["accepted"]
    if turn is not None and agreed is not None and turn.seat in (record.seat, agreed):
        await carry_out(desk, table, table.check_begun(0), [], Hand("", None))
    return await _as_it_is(desk, table, record)


async def offers(desk: Desk, game_id: int, person: Person | None) -> list[Intent]:
    """The offers of a game that stand, for all at the table to see."""
    async with desk.tables.hold(game_id) as table:
        if person is not None:
            table.check_server(person)
        now = desk.clock()
        found = [each for each in await desk.intents(table, ("offer",)) if each.body["until"] >= now]
        return [intent_of(each, True) for each in found]
