"""Offers of trains and private companies: posted, answered, listed. An open offer never holds up the game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.errors import BadOption, NoSuchIntent, TooManyIntents
from bot.service.area import command
from bot.service.desk import Desk, same
from bot.service.games.tables import Table
from bot.service.intents import agreements, consents
from bot.service.intents.agreements import holder
from bot.service.intents.order_book import MOST_OPEN, OrderBook, as_it_is, intent_of, own_seat
from bot.service.model import Intent, Person
from bot.service.moves import Hand, carry_out
from bot.service.posts import announcements
from bot.service.rules import refusals
from storage import Commit, IntentRecord

LONGEST_OFFER = 30 * 86400.0
REPEATED_WITHIN = 900.0
"""Seconds within which the very same offer is no second one."""


class Offers(OrderBook):
    """Offers of trains and private companies, at any time; for all at the table to see."""

    kind = "offer"

    @command
    async def post(
        self, game_id: int, person: Person, offer: dict[str, Any], until: float, seat: str | None = None
    ) -> Intent:
        """Post an offer: {"sort": "train" or "private", "object", "seller", "buyer" or None, "price", "to" or None}.

        One acts for the seller or the buyer; without a buyer it's for the seat `to`, or for anyone. The one to whom
        it's addressed is pinged; a robot isn't asked beforehand. BadOption, TooManyIntents.
        """
        async with self._desk.tables.hold(game_id) as table:
            own = own_seat(table, person, seat)
            now = self._desk.clock()
            if not now < until <= now + LONGEST_OFFER:
                raise BadOption("offer_until", days=int(LONGEST_OFFER // 86400))
            game = table.check_begun(0)
            with refusals(game_id):
                body = await self._desk.workers.run(agreements.body_of, game, own, offer)
            standing = await self._desk.intents(table, ("offer",))
            same_one = next((each for each in standing if _is_repeated(each, own, person, body, until, now)), None)
            if same_one is not None:
                return await as_it_is(self._desk, table, same_one)
            if sum(1 for each in standing if each.user == person.user and each.body["until"] > now) >= MOST_OPEN:
                raise TooManyIntents(kind="offer", most=MOST_OPEN)
            body |= {"until": until}
            record = IntentRecord(0, game_id, "offer", person.user, own, body, "open", table.record.seq, now)
            if body["to"] == own:
                # Between two companies of one's own there's nobody to ask.
                record = replace(record, body=body | {"accepted": own, "accepted_by": person.user})
            ready = await _accepted_beforehand(self._desk, table, record)
            if ready is not None:
                record = replace(record, body=body | {"accepted": body["to"], "accepted_by": ready})
            asked = None if ready is not None or body["to"] == own else body["to"]
            if asked is not None and table.info.seat(asked).robot:
                # It weighs what it's asked in a position; what will be at the buyer's step it can't know.
                raise BadOption("offer_robot")
            to = "" if asked is None else table.info.seat(asked).user
            told = announcements.offer_posted(table.record.seq, own, record.body, to)
            (number,) = await self._desk.commit(
                table, Commit(same(table), now, announcements=[told], new_intents=[record])
            )
            record = replace(record, id=number)
            return await _at_the_buyers_step(self._desk, table, record)

    @command
    async def accept(self, game_id: int, person: Person, number: int, buyer: str | None = None) -> Intent:
        """Agree to an offer: it's carried out at the buyer's step if it's legal then.

        `buyer` names one's company where the offer leaves it open. NoSuchIntent, BadOption.
        """
        async with self._desk.tables.hold(game_id) as table:
            seat, record = await _offer_for(self._desk, table, person, number)
            body = record.body
            if body["buyer"] is None:
                game = table.check_begun(0)
                able = agreements.buyers_of(game, seat, body["sort"])
                if buyer not in able:
                    raise BadOption(option="buyer", choices=able)
                body = body | {"buyer": buyer}
                with refusals(game_id):
                    agreements.check_terms(game, body)
            record = replace(record, body=body | {"accepted": seat, "accepted_by": person.user})
            told = announcements.offer_answered(table.record.seq, number, record.body, accepted=True)
            commit = Commit(same(table), self._desk.clock(), announcements=[told], changed_intents=[record])
            await self._desk.commit(table, commit)
            return await _at_the_buyers_step(self._desk, table, record)

    @command
    async def decline(self, game_id: int, person: Person, number: int) -> None:
        """Say no to an offer that is addressed to oneself; NoSuchIntent."""
        async with self._desk.tables.hold(game_id) as table:
            seat, record = await _offer_for(self._desk, table, person, number)
            if record.body["to"] != seat:
                raise NoSuchIntent(kind="offer", number=number)
            told = announcements.offer_answered(table.record.seq, number, record.body, accepted=False)
            closed = replace(record, state="closed")
            await self._desk.commit(
                table, Commit(same(table), self._desk.clock(), announcements=[told], changed_intents=[closed])
            )

    @command
    async def listed(self, game_id: int, person: Person | None = None) -> list[Intent]:
        """The offers of a game that stand, for all at the table to see; OtherServer."""
        async with self._desk.tables.hold(game_id) as table:
            if person is not None:
                table.check_server(person)
            now = self._desk.clock()
            found = [each for each in await self._desk.intents(table, ("offer",)) if each.body["until"] >= now]
            return [intent_of(each, True) for each in found]

    @command
    async def fate(self, game_id: int, number: int) -> tuple[dict[str, Any], str]:
        """The body of an offer that doesn't stand, and what became of it.

        "done", "declined", "withdrawn", or "gone" where its time is over, or the game ended it. NoSuchIntent.
        """
        record = await self._desk.storage.intents.get(number)
        if record is None or (record.kind, record.game_id) != ("offer", game_id):
            raise NoSuchIntent(kind="offer", number=number)
        body = {**record.body, "seat": record.seat}
        if record.ended is not None and (record.outcome or {}).get("why") == "done":
            return body, "done"
        if record.state == "open":
            return body, "gone"
        answers = await self._desk.storage.outbox.told(game_id, 0, ["offer_answered"])
        mine = [each.payload for each in answers if each.payload.get("intent") == number]
        return body, "declined" if any(not each["agreed"] for each in mine) else "withdrawn"


async def _accepted_beforehand(desk: Desk, table: Table, offer: IntentRecord) -> str | None:
    """The user who has ordered to accept offers such as this one, made to their seat for what is theirs to sell.

    The orders of somebody who has left the server rest.
    """
    to = offer.body["to"]
    if to in (None, offer.seat) or holder(table.check_begun(0), offer.body["seller"]) != to:
        return None
    user = table.info.seat(to).user
    given = [each for each in await desk.intents(table, ("order",)) if (each.seat, each.user) == (to, user)]
    if not any(each.body["what"] == consents.ACCEPT and consents.fits(each.body, offer.body) for each in given):
        return None
    return None if table.info.seat(to).caretaker or await desk.gone(table.info, [user]) else user


def _is_repeated(old: IntentRecord, seat: str, person: Person, body: dict[str, Any], until: float, now: float) -> bool:
    """Whether an offer that stands is the one that's posted now: its answer got lost, and so it came again."""
    if (old.seat, old.user) != (seat, person.user) or not now - REPEATED_WITHIN <= old.created <= now:
        return False
    terms = {**body, "accepted": old.body["accepted"], "until": old.body["until"]}
    same_terms = all(old.body.get(key) == value for key, value in terms.items())
    return same_terms and abs(old.body["until"] - until) <= REPEATED_WITHIN


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
    return await as_it_is(desk, table, record)
