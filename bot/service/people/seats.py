"""Seats whose people are silent, away or gone: the table's rule, caretaker, substitutes, claiming back."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from bot.errors import AlreadyJoined, BadOption, GameFinished, NotYourGame, NotYourSeat, Removed, SeatNotFree
from bot.service.area import Area, command
from bot.service.desk import Desk, same
from bot.service.games.tables import Table
from bot.service.games.terms import seat_for
from bot.service.model import STRENGTHS, Claimed, GameInfo, Person, Vote, info_of, turn_of
from bot.service.moves import Hand, carry_out
from bot.service.people.ballots import about_return, opening, vote_of
from bot.service.people.readmission import was_removed
from bot.service.people.seat_records import (
    change_seat,
    change_seats,
    heir,
    kept_by_others,
    passed_on,
    seat_record,
    seats_with,
)
from bot.service.posts import announcements
from bot.service.rules import refusals
from storage import GONE, Commit, EntryRecord, NewAnnouncement, SeatRecord

CARETAKER = "caretaker"
"""Marks in the log the moves that a caretaker makes for a person; a robot's for it has its strength behind a colon."""


class Seats(Area):
    """Absence: caretaker, substitutes, claiming back; hosting after somebody has left."""

    @command
    async def hand_over(self, game_id: int, person: Person, seat: str | None = None, *, strength: str = "") -> GameInfo:
        """Leave one's seat to the caretaker, until one claims it back or somebody takes it; who hosts so hosts no more.

        With a `strength` a robot plays for the caretaker. NotYourGame, NotYourSeat, GameFinished, BadOption.
        """
        if strength:
            check_strength(strength)
        async with self._desk.tables.hold(game_id) as table:
            own = _own_seat(table, person, seat)
            if own.caretaker:
                return table.info
            told = announcements.seat_changed(table.record.seq, own.seat, "caretaker", own.user, strength=strength)
            host, of_host = passed_on(table, own)
            kept = replace(own, caretaker=True, wanted=True)
            await change_seat(self._desk, table, kept, [told, *of_host], host=host, kept=None, plays=strength)
            return table.info

    @command
    async def want_substitute(self, game_id: int, person: Person, seat: str | None = None) -> GameInfo:
        """Say that another may take one's seat; one plays on until somebody does.

        NotYourGame, NotYourSeat, GameFinished.
        """
        async with self._desk.tables.hold(game_id) as table:
            own = _own_seat(table, person, seat)
            if own.wanted:
                return table.info
            told = announcements.seat_changed(table.record.seq, own.seat, "wanted", own.user)
            await change_seat(self._desk, table, replace(own, wanted=True), [told], kept=None)
            return table.info

    @command
    async def take(self, game_id: int, person: Person, seat: str) -> GameInfo:
        """Take a seat for which a substitute is wanted, or a robot's; who held it is told, and may claim it back.

        NotYourSeat where there's none of this name, SeatNotFree, AlreadyJoined, Removed.
        """
        async with self._desk.tables.hold(game_id) as table:
            table.check_server(person)
            table.check_begun(0)
            held = seat_record(table, seat)
            mine = table.info.seats_of(person.user)
            if mine and not table.info.hot_seat:
                raise AlreadyJoined(game=game_id, seat=mine[0])
            if not table.info.seat(seat).is_free or table.record.status != "running":
                raise SeatNotFree(game=game_id, seat=seat)
            if await was_removed(self._desk, table, person.user):
                raise Removed(game=game_id)
            owner = held.owner or (None if held.robot else held.user or None)
            taken = replace(seat_for(person, int(seat[1:])), owner=owner)
            before = "" if held.robot else held.user
            told = announcements.seat_changed(
                table.record.seq, seat, "taken", person.user, name=held.name, before=before
            )
            host, of_host = passed_on(table, held, person)
            pings = await _ping_if_up(self._desk, table, seat, person)
            await change_seat(self._desk, table, taken, [told, *of_host, *pings], host=host, kept=None)
            return table.info

    @command
    async def claim(self, game_id: int, person: Person, *, gone: Collection[str] = ()) -> Claimed:
        """Take back one's own seats from a caretaker or a substitute, at any moment, with what was done for them.

        Where it was the others' will or the table's rule that a caretaker played, they're asked, but those who are
        `gone`, whether its moves since one's own last one are taken back. SeatNotFree where there's nothing to claim.
        """
        async with self._desk.tables.hold(game_id) as table:
            table.check_server(person)
            table.check_begun(0)
            mine = [each for each in table.record.seats if _may_claim(each, person)]
            if not mine or table.record.status == "finished":
                raise SeatNotFree(game=game_id, seat="")
            made: list[EntryRecord] = []
            asking: dict[str, int] = {}
            for each in mine:
                found = await self._desk.storage.log.pick(table.id, table.journal.made_for(each.seat, person.user))
                cared = [entry.seq for entry in found if (entry.mark or "").partition(":")[0] == CARETAKER]
                if cared and each.caretaker and kept_by_others(table, each.seat):
                    asking[each.seat] = cared[0]
                made += found if each.caretaker or each.user != person.user else []
            vote = await _give_back(self._desk, table, mine, person, asking, gone)
            rows = [announcements.row_of(each) for each in sorted(made, key=lambda each: each.seq)]
            return Claimed(table.info, rows, vote)

    @command
    async def succeed(self, game_id: int, gone: Collection[str]) -> GameInfo:
        """Hand the table to the next host if its own is among those who are `gone`, or was forgotten.

        Nothing changes where nobody can follow."""
        async with self._desk.tables.hold(game_id) as table:
            record = table.record
            without = record.host in gone or record.host == GONE
            next_ = heir(table, gone) if without and record.status in ("open", "running") else None
            if next_ is not None:
                # Before the start there's no thread to say it in; the notice names the host.
                running = record.status == "running"
                told = [announcements.host_changed(record.seq, next_.seat, next_.user)] if running else []
                await self._desk.commit(
                    table, Commit(same(table), self._desk.clock(), announcements=told, host=next_.user)
                )
            return table.info

    @command
    async def take_care(self, game_id: int) -> bool:
        """Make the caretaker's move, if one is to move; whether it did."""
        async with self._desk.tables.hold(game_id) as table:
            info = table.info
            if not needs_care(info) or info.turn is None:
                return False
            game = table.check_begun(0)
            past = await self._desk.past(table)
            with refusals(game_id):
                actions = await self._desk.workers.run(self._desk.rules.caretaker_move, game, past)
            made = await carry_out(self._desk, table, game, actions, Hand(info.turn.seat, None, CARETAKER))
            return bool(made)


def _own_seat(table: Table, person: Person, seat: str | None) -> SeatRecord:
    """The person's seat (the first, or the one named); NotYourGame, NotYourSeat, GameFinished."""
    table.check_server(person)
    table.check_begun(0)
    if table.record.status == "finished":
        raise GameFinished(game=table.id)
    mine = table.info.seats_of(person.user)
    if not mine:
        raise NotYourGame(game=table.id)
    if seat is not None and seat not in mine:
        raise NotYourSeat(game=table.id, seat=seat[:10])
    return seat_record(table, seat or mine[0])


async def _give_back(
    desk: Desk,
    table: Table,
    seats: Sequence[SeatRecord],
    person: Person,
    asking: Mapping[str, int],
    gone: Collection[str],
) -> Vote | None:
    """The seats are their person's again, whoever kept one is told, and the others are asked: all in one.

    `asking`: the first move to be asked about by seat. The vote, None where nobody is asked.
    """
    host, told = None, list[NewAnnouncement]()
    for seat in seats:
        before = seat.user if seat.user != person.user and not seat.robot else ""
        told.append(
            announcements.seat_changed(
                table.record.seq, seat.seat, "claimed", person.user, name=seat.name, before=before
            )
        )
        following, of_host = passed_on(table, seat, person) if before else (None, [])
        host = host or following
        told += [*of_host, *await _ping_if_up(desk, table, seat.seat, person)]
    back = [seat_for(person, int(each.seat[1:])) for each in seats]
    vote = None
    if asking:
        seat_id = min(asking, key=lambda each: asking[each])
        after = info_of(replace(table.record, seats=seats_with(table, back)))
        voters = [each for each in after.others_than(person.user) if each not in gone]
        vote = about_return(desk, table, seat_id, person, asking[seat_id], voters) if voters else None
    told += [opening(vote)] if vote is not None else []
    numbers = await change_seats(desk, table, back, told, [vote] if vote is not None else [], host, kept=None)
    return None if vote is None else vote_of(replace(vote, id=numbers[0]))


def _may_claim(seat: SeatRecord, person: Person) -> bool:
    if seat.owner is not None:
        return seat.owner == person.user
    return seat.user == person.user and (seat.caretaker or seat.wanted)


async def _ping_if_up(desk: Desk, table: Table, seat: str, person: Person) -> list[NewAnnouncement]:
    """The turn message for a new holder whose turn it is: they have had none."""
    turn = turn_of(table.record)
    if turn is None or turn.seat != seat:
        return []
    if turn.user == person.user and not seat_record(table, seat).caretaker:
        return []
    return [await desk.asking(table, replace(turn, user=person.user))]


def check_strength(strength: str) -> None:
    """BadOption for a strength that no robot has."""
    if strength not in STRENGTHS:
        raise BadOption(option="strength", choices=list(STRENGTHS))


def needs_care(info: GameInfo) -> bool:
    """Whether a caretaker that's no robot is to move: its seat's turn, and a person is still at the table."""
    if info.status != "running" or info.turn is None:
        return False
    seat = info.seat(info.turn.seat)
    if not seat.caretaker or seat.strength:
        return False
    return any(not each.robot and not each.caretaker for each in info.seats)
