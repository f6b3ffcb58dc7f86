"""Votes: removing a player, a caretaker for a silent one, taking back older moves. The others decide, never one alone.

How many of them it takes is `quorum`'s table.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from bot.errors import (
    BadOption,
    GameFinished,
    NoSuchIntent,
    NotAlone,
    NothingToUndo,
    NotYourGame,
    NotYourVote,
    Overtaken,
)
from bot.service.area import Area, command
from bot.service.desk import Desk
from bot.service.games.tables import Table
from bot.service.model import Person, RemovedPlayer, Vote
from bot.service.people.ballots import (
    about,
    about_removed,
    agree,
    ask,
    check_enough,
    check_time,
    go_back,
    is_overtaken,
    is_same,
    settled,
    take_ballot,
    vacate,
    vote_of,
)
from bot.service.people.patience import others_of
from bot.service.people.quorum import ABOUT_A_SEAT, ABOUT_MOVES, CARETAKER, READMIT, REDO, REMOVE, UNDO
from bot.service.people.readmission import let_in, removed
from bot.service.people.seat_records import check_manager
from bot.service.people.seats import check_strength
from bot.service.play import votable_undo
from bot.service.posts import announcements
from storage import IntentRecord, SeatRecord

KINDS = (REMOVE, READMIT, CARETAKER, UNDO, REDO)
"""What people ask for; for `RETURN` whoever claims a seat back asks by that."""


class Votes(Area):
    """Votes of the table."""

    @command
    async def open(
        self,
        game_id: int,
        person: Person,
        what: str,
        *,
        seat: str | None = None,
        to: int | None = None,
        removed: str | None = None,
        strength: str = "",
        gone: Collection[str] = (),
    ) -> Vote | None:
        """Ask for a vote: "remove" or "caretaker" (of a `seat`), "readmit" (who was `removed`), "undo" (`to`), "redo".

        With a `strength` a robot is to play for the caretaker.

        "undo" goes back to after entry `to`, "redo" to before the last undo, if nobody has moved since. People who are
        `gone` from the server aren't asked; who asks about a player has voted for it. Where the same is being asked
        already, asking once more is a vote for it. A host who has no seat takes back moves without a vote; so does who
        plays with nobody else, as long as no other person's own moves go back with them. None where nobody's vote was
        needed and it's done.

        BadOption, NotYourGame, GameFinished, NothingToUndo, NothingToRedo, RedoClosed, TooManyUndos, NotRemoved,
        TooEarly, NotAlone.
        """
        async with self._desk.tables.hold(game_id) as table:
            _check(table, person, what)
            body: dict[str, Any] = {"what": what, "seat": None, "to": None, "seq": table.record.seq, "ballots": {}}
            if what in ABOUT_MOVES:
                body["to"] = _boundary(table, to) if what == UNDO else votable_undo(table).before
                body["voters"] = others_of(table, person.user, gone)
                if person.user not in others_of(table, "") or not body["voters"]:
                    await _move_alone(self._desk, table, person, what, body["to"])
                    return None
            else:
                body |= await _of_person(self._desk, table, person, what, seat, removed or "", gone)
                if strength and what in ABOUT_A_SEAT:
                    check_strength(strength)
                    body["strength"] = strength
                body["ballots"] = {person.user: True} if person.user in body["voters"] else {}
                await check_enough(self._desk, table, body)
            await settled(self._desk, table)
            pending = await self._desk.storage.intents.of_game(table.id, ["vote"])
            asked = next((each for each in pending if is_same(each.body, body)), None)
            if asked is not None:
                return await agree(self._desk, table, asked, person, gone)
            if what in ABOUT_MOVES:
                await _drop_questions(self._desk, table, person, pending)
            return await ask(self._desk, table, person, body)

    @command
    async def cast(self, game_id: int, person: Person, vote: int, yes: bool, *, gone: Collection[str] = ()) -> Vote:
        """Vote, or change one's vote; once it's decided, what was asked is done. Nobody waits for those who are `gone`.

        NoSuchIntent, NotYourVote, Overtaken, TooEarly.
        """
        async with self._desk.tables.hold(game_id) as table:
            table.check_server(person)
            table.check_begun(0)
            record = await self._desk.storage.intents.get(vote)
            if record is None or record.kind != "vote" or record.game_id != game_id:
                raise NoSuchIntent(kind="vote", number=vote)
            if record.state != "open":
                overtaken = record.body["passed"] is None
                raise Overtaken(kind="vote", game=game_id) if overtaken else NoSuchIntent(kind="vote", number=vote)
            if person.user not in record.body["voters"] or person.user not in others_of(table, ""):
                raise NotYourVote(game=game_id)
            if await is_overtaken(self._desk, table, record.body):
                await self._desk.storage.intents.change(vote, "closed", record.body)
                raise Overtaken(kind="vote", game=game_id)
            await check_time(self._desk, table, record, yes, gone)
            return await take_ballot(self._desk, table, record, person, {person.user: yes}, gone)

    @command
    async def remove(self, game_id: int, person: Person, seat: str | None) -> None:
        """Remove a player for good without a vote, as one who manages the server; it's told who did it.

        NotManager, GameFinished, BadOption.
        """
        async with self._desk.tables.hold(game_id) as table:
            check_manager(table, person)
            subject, now, seq = _subject(table, person, seat), self._desk.clock(), table.record.seq
            body = {"what": REMOVE, "seat": subject.seat, "about": subject.user, "to": None, "seq": seq}
            body |= {"voters": [], "ballots": {}, "passed": True, "manager": True, "name": subject.name}
            record = IntentRecord(0, table.id, "vote", person.user, "", body, "closed", seq, now)
            changed = announcements.seat_changed(seq, subject.seat, "dismissed", subject.user, by=person.user)
            await vacate(self._desk, table, subject, [changed], record)

    @command
    async def removed(self, game_id: int) -> list[RemovedPlayer]:
        """Who was removed from a game for good."""
        async with self._desk.tables.hold(game_id) as table:
            return list((await removed(self._desk, table)).values())

    @command
    async def readmit(self, game_id: int, person: Person, user: str) -> None:
        """Let somebody who was removed play again, as one who manages the server.

        NotManager, GameFinished, NotRemoved.
        """
        async with self._desk.tables.hold(game_id) as table:
            check_manager(table, person)
            await let_in(self._desk, table, user, None, [], by=person.user)

    @command
    async def listed(self, game_id: int) -> list[Vote]:
        """The open votes of a game."""
        return [vote_of(each) for each in await self._desk.storage.intents.of_game(game_id, ["vote"])]

    @command
    async def get(self, game_id: int, vote: int) -> Vote:
        """A vote of a game, open or closed; NoSuchIntent."""
        record = await self._desk.storage.intents.get(vote)
        if record is None or record.kind != "vote" or record.game_id != game_id:
            raise NoSuchIntent(kind="vote", number=vote)
        return vote_of(record)


def _check(table: Table, person: Person, what: str) -> None:
    table.check_server(person)
    table.check_begun(0)
    if what not in KINDS:
        raise BadOption(option="vote", choices=list(KINDS))
    is_only_host = person.user == table.record.host and not table.info.seats_of(person.user)
    may_ask = what in (*ABOUT_MOVES, READMIT) and is_only_host
    if person.user not in others_of(table, "") and not may_ask:
        raise NotYourGame(game=table.id)
    if table.record.status == "finished" and what not in ABOUT_MOVES:
        raise GameFinished(game=table.id)


async def _of_person(
    desk: Desk, table: Table, person: Person, what: str, seat: str | None, removed: str, gone: Collection[str]
) -> dict[str, Any]:
    """What a vote about somebody says: about who sits somewhere, or about who was removed."""
    if what == READMIT:
        return await about_removed(desk, table, removed, gone)
    subject = _subject(table, person, seat)
    named = {"name": subject.name} if what == REMOVE else {}
    return await about(desk, table, subject, gone) | named


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


async def _drop_questions(desk: Desk, table: Table, person: Person, pending: Sequence[IntentRecord]) -> None:
    """Whoever asks to take back moves asks nothing else of the kind any more."""
    for each in pending:
        if each.body["what"] in ABOUT_MOVES and each.user == person.user:
            await desk.storage.intents.change(each.id, "closed", each.body)


async def _move_alone(desk: Desk, table: Table, person: Person, what: str, to: int) -> None:
    """Take back moves, or let them hold again, with nobody to be asked.

    NotAlone where another person who has a seat made one of them.
    """
    is_player = person.user in others_of(table, "")
    keep = {who for each in table.record.seats for who in (each.user, each.owner) if who and not each.robot}
    hands = {table.journal.mark(seq).user for seq in table.journal.way_to(to)}
    if is_player and hands & keep - {person.user}:
        raise NotAlone(game=table.id, what=what, seat="", name="")
    await go_back(desk, table, person, to)
