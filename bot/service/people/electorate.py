"""Who is asked in a vote about a person, and whether they are enough."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from bot.errors import NotAlone, TooEarly
from bot.service.desk import Desk
from bot.service.games.tables import Table
from bot.service.people import patience, quorum
from bot.service.people.patience import others_of
from bot.service.people.quorum import CARETAKER, READMIT, REMOVE
from bot.service.people.readmission import find
from bot.service.people.seat_records import seat_record
from storage import IntentRecord, SeatRecord


async def about(desk: Desk, table: Table, subject: SeatRecord, gone: Collection[str]) -> dict[str, Any]:
    """What a vote about a seat says: which, about whom, who of the others is asked, and whether the time is up."""
    time_up = await patience.is_up(desk, table, subject.user)
    others = others_of(table, subject.user, gone)
    if not time_up:
        others = [each for each in others if not _is_newcomer(table, each)]
    return {"seat": subject.seat, "about": subject.user, "voters": others, "time_up": time_up}


async def about_removed(desk: Desk, table: Table, user: str, gone: Collection[str]) -> dict[str, Any]:
    """What a vote about letting somebody in again says; NotRemoved."""
    player = await find(desk, table, user)
    voters = [each for each in others_of(table, "", gone) if not _is_newcomer(table, each)]
    return {"seat": player.seat, "about": user, "name": player.name, "voters": voters, "time_up": False}


def _is_newcomer(table: Table, user: str) -> bool:
    """Whether somebody sits where only others have moved so far."""
    hands = {table.journal.mark(each).user for seat in table.info.seats_of(user) for each in table.journal.of(seat)}
    return bool(hands) and user not in hands


async def check_enough(desk: Desk, table: Table, body: dict[str, Any]) -> None:
    """Raise NotAlone or TooEarly where there are too few others to decide about a person."""
    if quorum.needed(body["what"], len(body["voters"]), body["time_up"]) <= len(body["voters"]):
        return
    figures = {"game": table.id, "seat": body["seat"], "name": table.info.seat(body["seat"]).name}
    if body["what"] in (REMOVE, READMIT):
        raise NotAlone(what=body["what"], **figures)
    raise TooEarly(until=await patience.up_since(desk, table, body["about"]), **figures)


async def check_time(desk: Desk, table: Table, record: IntentRecord, yes: bool, gone: Collection[str]) -> None:
    """Raise TooEarly for a yes to a caretaker that is the only one there can be, before the person's time is up."""
    if record.body["what"] != CARETAKER or not yes:
        return
    now = await about(desk, table, seat_record(table, record.body["seat"]), gone)
    cast = [each for each in record.body["ballots"] if each in others_of(table, "")]
    left = [each for each in record.body["voters"] if each in cast or each in now["voters"]]
    await check_enough(desk, table, record.body | now | {"voters": left})
