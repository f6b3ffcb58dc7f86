"""A vote as it's kept: asked of whom, answered, counted; done once it's decided, dropped once the game has moved on."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from bot.errors import NotAlone, TooEarly
from bot.service.desk import Desk, same
from bot.service.games.tables import Table
from bot.service.model import Person, Vote
from bot.service.moves import take_back
from bot.service.people import patience, quorum
from bot.service.people.patience import others_of
from bot.service.people.quorum import ABOUT_MOVES, CARETAKER, READMIT, REMOVE, RETURN
from bot.service.people.readmission import find, let_in, was_removed
from bot.service.people.seat_records import VOTED, change_seat, passed_on, seat_record
from bot.service.posts import announcements
from storage import Commit, IntentRecord, NewAnnouncement, SeatRecord


def vote_of(record: IntentRecord) -> Vote:
    """A vote's row as all may see it; one that was kept before there was a table counts as its kind does now."""
    body = record.body
    time_up = body.get("time_up", not record.user)
    return Vote(
        id=record.id,
        game=record.game_id,
        what=body["what"],
        seat=body["seat"],
        to=body["to"],
        by=record.user,
        voters=tuple(body["voters"]),
        ballots=dict(body["ballots"]),
        needed=quorum.needed(body["what"], len(body["voters"]), time_up),
        open=record.state == "open",
        passed=body["passed"],
        seq=body["seq"],
        about=body.get("about", ""),
        strength=body.get("strength", ""),
    )


def vote_row(desk: Desk, table: Table, person: Person, body: dict[str, Any]) -> IntentRecord:
    """The row of a vote that isn't kept yet."""
    seats = table.info.seats_of(person.user)
    seat, body = seats[0] if seats else "", body | {"passed": None}
    return IntentRecord(0, table.id, "vote", person.user, seat, body, "open", table.record.seq, desk.clock())


def opening(record: IntentRecord) -> NewAnnouncement:
    """What tells those of a new vote who haven't answered; its number comes with the commit that keeps it."""
    asked = [each for each in record.body["voters"] if each not in record.body["ballots"]]
    return announcements.vote_opened(record.made, record.body, asked)


def about_return(
    desk: Desk, table: Table, seat: str, person: Person, first: int, voters: Sequence[str]
) -> IntentRecord:
    """The question whether what was done for somebody who is back is taken back, from entry `first` on."""
    path = table.journal.path()
    body: dict[str, Any] = {"what": RETURN, "seat": seat, "about": person.user, "first": first, "ballots": {}}
    body |= {"to": [0, *path][path.index(first)], "seq": table.record.seq, "voters": list(voters)}
    return vote_row(desk, table, person, body)


def is_same(old: dict[str, Any], new: dict[str, Any]) -> bool:
    """Whether two votes ask the same; one about moves is about those that were the last when it was asked for."""
    keys = ("what", "to", "seq") if new["what"] in ABOUT_MOVES else ("what", "seat", "about", "strength")
    return all(old.get(key) == new.get(key) for key in keys)


async def ask_about_silence(desk: Desk, table: Table, seat: SeatRecord, gone: Collection[str]) -> None:
    """Ask the others, but those who are `gone`, whether a caretaker shall play for a silent player.

    They're asked once only.
    """
    await settled(desk, table)
    pending = await desk.storage.intents.of_game(table.id, ["vote"])
    body: dict[str, Any] = {"what": CARETAKER, "to": None, "seq": table.record.seq, "ballots": {}}
    body |= await about(desk, table, seat, gone)
    if not body["voters"] or any(is_same(each.body, body) for each in pending):
        return
    await ask(desk, table, Person("", server=table.record.server), body)


async def ask(desk: Desk, table: Table, person: Person, body: dict[str, Any]) -> Vote:
    """Keep the vote and tell those who are asked."""
    record = vote_row(desk, table, person, body)
    commit = Commit(same(table), record.created, announcements=[opening(record)], new_intents=[record])
    (number,) = await desk.commit(table, commit)
    return await _count(desk, table, replace(record, id=number), person)


async def agree(desk: Desk, table: Table, record: IntentRecord, person: Person, gone: Collection[str]) -> Vote:
    """Count a person's yes, if they're asked; in any case those who are gone aren't waited for any more."""
    ballot = {person.user: True} if person.user in record.body["voters"] else {}
    return await take_ballot(desk, table, record, person, ballot, gone)


async def take_ballot(
    desk: Desk, table: Table, record: IntentRecord, person: Person, ballot: dict[str, bool], gone: Collection[str]
) -> Vote:
    """Count with a ballot, among those who still play here themselves; nobody waits for those who are gone."""
    body, here = record.body, others_of(table, "")
    ballots = {who: yes for who, yes in (body["ballots"] | ballot).items() if who in here}
    voters = [each for each in body["voters"] if each in ballots or (each in here and each not in gone)]
    body = body | {"ballots": ballots, "voters": voters}
    if body["what"] in quorum.ABOUT_A_SEAT:
        body["time_up"] = await patience.is_up(desk, table, table.info.seat(body["seat"]).user)
    return await _count(desk, table, replace(record, body=body), person)


async def _count(desk: Desk, table: Table, record: IntentRecord, person: Person) -> Vote:
    """Write down how the vote stands; if it's decided, close it and do what was voted for, all at once."""
    vote = vote_of(record)
    yes = sum(vote.ballots.values())
    passed = yes >= vote.needed
    if not passed and len(vote.ballots) - yes <= len(vote.voters) - vote.needed:
        await desk.storage.intents.change(record.id, "open", record.body)
        return vote
    closed = replace(record, state="closed", body=record.body | {"passed": passed})
    told = announcements.vote_closed(table.record.seq, record.id, closed.body)
    if passed and vote.what == READMIT:
        await let_in(desk, table, vote.about, closed, [told])
        return vote_of(closed)
    if passed and vote.what in quorum.ABOUT_A_SEAT:
        await _take_seat(desk, table, vote, told, closed)
        return vote_of(closed)
    if passed:
        await go_back(desk, table, person, vote.to or 0, [closed], [told])
    else:
        await desk.commit(table, Commit(same(table), desk.clock(), announcements=[told], changed_intents=[closed]))
    return vote_of(closed)


async def _take_seat(desk: Desk, table: Table, vote: Vote, told: NewAnnouncement, closed: IntentRecord) -> None:
    """Give a seat to the caretaker as the others have voted; for good, or until its person claims it back."""
    seat, seq = seat_record(table, vote.seat or ""), table.record.seq
    said = {"strength": vote.strength}
    if vote.what == REMOVE:
        changed = announcements.seat_changed(seq, seat.seat, "removed", seat.user, **said)
        await vacate(desk, table, seat, [told, changed], closed, plays=vote.strength)
        return
    offered = quorum.is_offered(len(vote.voters))
    changed = announcements.seat_changed(seq, seat.seat, "caretaker" if offered else "kept", seat.user, **said)
    kept = replace(seat, caretaker=True, wanted=offered)
    await change_seat(desk, table, kept, [told, changed], [closed], kept=VOTED, plays=vote.strength)


async def vacate(
    desk: Desk,
    table: Table,
    seat: SeatRecord,
    told: Sequence[NewAnnouncement],
    vote: IntentRecord,
    *,
    plays: str = "",
) -> None:
    """Nobody holds the seat: who was removed can't claim it back, whoever takes it is its own person.

    Nor may who was removed end the game or take back moves as its host. `plays`: how strong the robot is that plays.
    """
    host, of_host = passed_on(table, seat)
    kept = replace(seat, caretaker=True, wanted=True, user="", owner=None)
    await change_seat(desk, table, kept, [*told, *of_host], [vote], host, kept=None, plays=plays)


async def go_back(
    desk: Desk,
    table: Table,
    person: Person,
    to: int,
    votes: Sequence[IntentRecord] = (),
    told: Sequence[NewAnnouncement] = (),
) -> None:
    """Go to the position after entry `to`, with the vote, if any, that has decided it and what tells its end."""
    moved = table.journal.way_to(to)
    await take_back(desk, table, table.check_begun(0), person, to, moved, whole_turn=False, votes=votes, closing=told)


async def is_overtaken(desk: Desk, table: Table, body: dict[str, Any]) -> bool:
    """Whether the game has moved on from what is asked.

    By a move, by its end, since another has the seat, since who didn't answer has moved, plays on after coming back, or
    was let in by a manager.
    """
    if body["what"] == READMIT:
        return table.record.status == "finished" or not await was_removed(desk, table, body["about"])
    if body["what"] in ABOUT_MOVES:
        return body["seq"] != table.record.seq
    if body["what"] == RETURN:
        return body["first"] not in table.journal.path() or _has_moved(table, body)
    holder = table.info.seat(body["seat"])
    if table.record.status == "finished" or body.get("about", holder.user) != holder.user:
        return True
    return body["what"] == CARETAKER and (holder.caretaker or _has_moved(table, body))


def _has_moved(table: Table, body: dict[str, Any]) -> bool:
    """Whether whom it's about has moved themselves since it was asked."""
    marks = [table.journal.mark(each) for each in table.journal.of(body["seat"]) if each > body["seq"]]
    return any(each.user == body.get("about") for each in marks)


async def settled(desk: Desk, table: Table) -> list[int]:
    """The numbers of the votes that are open, once those are closed that the game has moved on from."""
    found: list[int] = []
    for each in await desk.storage.intents.of_game(table.id, ["vote"]):
        if await is_overtaken(desk, table, each.body):
            await desk.storage.intents.change(each.id, "closed", each.body)
        else:
            found.append(each.id)
    return found


# --- who is asked, and whether they are enough


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
