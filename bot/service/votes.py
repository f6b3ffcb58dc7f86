"""Votes: removing a player, a caretaker for a silent one, taking back older moves. A majority of the others decides."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from bot.service import announce
from bot.service.desk import Desk, same
from bot.service.errors import (
    BadOption,
    GameFinished,
    NoSuchIntent,
    NothingToUndo,
    NotYourGame,
    NotYourVote,
    Overtaken,
)
from bot.service.model import Person, Vote
from bot.service.moves import take_back
from bot.service.seating import change_seat, seat_record
from bot.service.tables import Table
from storage import Commit, IntentRecord, NewAnnouncement, SeatRecord

REMOVE, CARETAKER, UNDO = "remove", "caretaker", "undo"
KINDS = (REMOVE, CARETAKER, UNDO)


def vote_of(record: IntentRecord) -> Vote:
    """A vote's row as all may see it."""
    body = record.body
    return Vote(
        id=record.id,
        game=record.game_id,
        what=body["what"],
        seat=body["seat"],
        to=body["to"],
        by=record.user,
        voters=tuple(body["voters"]),
        ballots=dict(body["ballots"]),
        needed=len(body["voters"]) // 2 + 1,
        open=record.state == "open",
        passed=body["passed"],
        seq=body["seq"],
    )


def _people(table: Table) -> list[str]:
    """Those who hold a seat themselves, each once."""
    seats = [each for each in table.info.seats if not each.robot and not each.caretaker]
    return list(dict.fromkeys(each.user for each in seats))


async def open_vote(
    desk: Desk,
    game_id: int,
    person: Person,
    what: str,
    seat: str | None,
    to: int | None,
    gone: Collection[str],
) -> Vote | None:
    """Ask the others but those who are `gone`; who asks to remove a player has voted for it. None where it's done.

    Where the same is being asked already, asking once more is a vote for it. A host who has no seat takes back moves
    without a vote; so does who plays with nobody else.
    """
    async with desk.tables.hold(game_id) as table:
        _check(table, person, what)
        body: dict[str, Any] = {"what": what, "seat": None, "to": None, "seq": table.record.seq, "ballots": {}}
        if what == UNDO:
            body["to"] = _boundary(table, to)
            body["voters"] = [each for each in _people(table) if each != person.user and each not in gone]
            if person.user not in _people(table) or not body["voters"]:
                await _undo(desk, table, person, body["to"], voted=False)
                return None
        else:
            body |= _about(table, _subject(table, person, seat), gone)
            body["ballots"] = {person.user: True}
        pending = await desk.storage.intents.of_game(table.id, ["vote"])
        asked = next((each for each in pending if _is_same(each.body, body)), None)
        if asked is not None:
            return await _agree(desk, table, asked, person, gone)
        if what == UNDO:
            await _drop_questions(desk, table, person, pending)
        return await _ask(desk, table, person, body)


def _about(table: Table, subject: SeatRecord, gone: Collection[str]) -> dict[str, Any]:
    """What a vote about a seat says: which, about whom, and who of the others is asked."""
    voters = [each for each in _people(table) if each != subject.user and each not in gone]
    return {"seat": subject.seat, "about": subject.user, "voters": voters}


def _is_same(old: dict[str, Any], new: dict[str, Any]) -> bool:
    """Whether two votes ask the same; one about moves is about those that were the last when it was asked for."""
    keys = ("what", "to", "seq") if new["what"] == UNDO else ("what", "seat", "about")
    return all(old.get(key) == new[key] for key in keys)


def _is_overtaken(table: Table, body: dict[str, Any]) -> bool:
    """Whether the game has moved on from what is asked: by a move, by its end, or since another has the seat."""
    if body["what"] == UNDO:
        return body["seq"] != table.record.seq
    holder = table.info.seat(body["seat"]).user
    return table.record.status == "finished" or body.get("about", holder) != holder


async def _drop_questions(desk: Desk, table: Table, person: Person, pending: Sequence[IntentRecord]) -> None:
    """Whoever asks to take back moves asks nothing else of the kind any more."""
    for each in pending:
        if each.body["what"] == UNDO and each.user == person.user:
            await desk.storage.intents.change(each.id, "closed", each.body)


def _check(table: Table, person: Person, what: str) -> None:
    table.check_server(person)
    table.check_begun(0)
    if what not in KINDS:
        raise BadOption(option="vote", choices=list(KINDS))
    may_undo = what == UNDO and person.user == table.record.host and not table.info.seats_of(person.user)
    if person.user not in _people(table) and not may_undo:
        raise NotYourGame(game=table.id)
    if table.record.status == "finished" and what != UNDO:
        raise GameFinished(game=table.id)


def _subject(table: Table, person: Person, seat: str | None) -> SeatRecord:
    found = next((each for each in table.record.seats if each.seat == seat), None)
    if found is None or found.robot or found.user == person.user:
        others = [each.seat for each in table.record.seats if not each.robot and each.user != person.user]
        raise BadOption(option="seat", choices=others)
    return found


def _boundary(table: Table, to: int | None) -> int:
    """The entry to go back to: one that holds and isn't the last, and not in the middle of a command."""
    path = table.journal.path()
    before = [0, *path[:-1]] if path else []
    firsts = {each for each in path if table.journal.mark(each).command == each}
    if to not in before or path[before.index(to)] not in firsts:
        raise NothingToUndo(game=table.id)
    return to


async def ask_about_silence(desk: Desk, table: Table, seat: SeatRecord, gone: Collection[str]) -> None:
    """Ask the others, but those who are `gone`, whether a caretaker shall play for a silent player.

    They're asked once only.
    """
    pending = await desk.storage.intents.of_game(table.id, ["vote"])
    body: dict[str, Any] = {"what": CARETAKER, "to": None, "seq": table.record.seq, "ballots": {}}
    body |= _about(table, seat, gone)
    if not body["voters"] or any(_is_same(each.body, body) for each in pending):
        return
    await _ask(desk, table, Person("", server=table.record.server), body)


async def _ask(desk: Desk, table: Table, person: Person, body: dict[str, Any]) -> Vote:
    """Keep the vote and tell those who are asked."""
    now, seq = desk.clock(), table.record.seq
    seats = table.info.seats_of(person.user)
    body = body | {"passed": None}
    record = IntentRecord(0, table.id, "vote", person.user, seats[0] if seats else "", body, "open", seq, now)
    asked = [each for each in body["voters"] if each not in body["ballots"]]
    told = announce.vote_opened(seq, body, asked)
    (number,) = await desk.commit(table, Commit(same(table), now, announcements=[told], new_intents=[record]))
    return await _count(desk, table, replace(record, id=number), person)


async def cast(desk: Desk, game_id: int, person: Person, vote: int, yes: bool, gone: Collection[str]) -> Vote:
    """Vote, or change one's vote; once it's decided, what was asked is done. Nobody waits for those who are `gone`."""
    async with desk.tables.hold(game_id) as table:
        table.check_server(person)
        table.check_begun(0)
        record = await desk.storage.intents.get(vote)
        if record is None or record.kind != "vote" or record.game_id != game_id or record.state != "open":
            raise NoSuchIntent(kind="vote", number=vote)
        if person.user not in record.body["voters"]:
            raise NotYourVote(game=game_id)
        if _is_overtaken(table, record.body):
            await desk.storage.intents.change(vote, "closed", record.body)
            raise Overtaken(kind="vote", game=game_id)
        return await _take_ballot(desk, table, record, person, {person.user: yes}, gone)


async def _agree(desk: Desk, table: Table, record: IntentRecord, person: Person, gone: Collection[str]) -> Vote:
    """Count a person's yes, if they're asked; in any case those who are gone aren't waited for any more."""
    ballot = {person.user: True} if person.user in record.body["voters"] else {}
    return await _take_ballot(desk, table, record, person, ballot, gone)


async def _take_ballot(
    desk: Desk, table: Table, record: IntentRecord, person: Person, ballot: dict[str, bool], gone: Collection[str]
) -> Vote:
    ballots = record.body["ballots"] | ballot
    voters = [each for each in record.body["voters"] if each in ballots or each not in gone]
    record = replace(record, body=record.body | {"ballots": ballots, "voters": voters})
    return await _count(desk, table, record, person)


async def _count(desk: Desk, table: Table, record: IntentRecord, person: Person) -> Vote:
    """Write down how the vote stands; if it's decided, close it and do what was voted for, all at once."""
    vote = vote_of(record)
    yes = sum(vote.ballots.values())
    passed = yes >= vote.needed
    if not passed and len(vote.ballots) - yes <= len(vote.voters) - vote.needed:
        await desk.storage.intents.change(record.id, "open", record.body)
        return vote
    closed = replace(record, state="closed", body=record.body | {"passed": passed})
    told = announce.vote_closed(table.record.seq, record.id, closed.body)
    if passed and vote.what != UNDO:
        await _give_to_caretaker(desk, table, vote, told, closed)
        return vote_of(closed)
    if passed:
        # The undo first: if the process ends between the two, the vote is open but overtaken, and nothing is lost.
        await _undo(desk, table, person, vote.to or 0, voted=True)
    await desk.commit(table, Commit(same(table), desk.clock(), announcements=[told], changed_intents=[closed]))
    return vote_of(closed)


async def _give_to_caretaker(desk: Desk, table: Table, vote: Vote, told: NewAnnouncement, closed: IntentRecord) -> None:
    seat = seat_record(table, vote.seat or "")
    kept, host = replace(seat, caretaker=True, wanted=True), None
    if vote.what == REMOVE:
        # Nobody holds it: who was removed can't claim it back, whoever takes it is its own person.
        kept = replace(kept, user="", owner=None)
        # Nor may who was removed end the game or take back moves as its host.
        host = next((each for each in _people(table) if each != seat.user), None) if _hosts(table, seat) else None
    what = "removed" if vote.what == REMOVE else "caretaker"
    changed = announce.seat_changed(table.record.seq, seat.seat, what, seat.user)
    await change_seat(desk, table, kept, [told, changed], [closed], host)


def _hosts(table: Table, seat: SeatRecord) -> bool:
    """Whether the seat is the host's, and the only one."""
    return seat.user == table.record.host and table.info.seats_of(seat.user) == (seat.seat,)


async def _undo(desk: Desk, table: Table, person: Person, to: int, *, voted: bool) -> None:
    path = table.journal.path()
    taken = [seq for seq in path if seq > to]
    await take_back(desk, table, table.check_begun(0), person, to, taken, whole_turn=False, voted=voted)


async def was_removed(desk: Desk, table: Table, user: str) -> bool:
    """Whether the others have voted a person out of the game."""
    bodies = [each.body for each in await desk.storage.intents.of_game(table.id, ["vote"], ["closed"])]
    return any(each["what"] == REMOVE and each["passed"] and each.get("about") == user for each in bodies)


async def listed(desk: Desk, game_id: int) -> list[Vote]:
    """The votes that are open in a game."""
    return [vote_of(each) for each in await desk.storage.intents.of_game(game_id, ["vote"])]


async def get(desk: Desk, game_id: int, vote: int) -> Vote:
    """A vote of a game, open or closed; NoSuchIntent."""
    record = await desk.storage.intents.get(vote)
    if record is None or record.kind != "vote" or record.game_id != game_id:
        raise NoSuchIntent(kind="vote", number=vote)
    return vote_of(record)
