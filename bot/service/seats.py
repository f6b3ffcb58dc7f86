"""Seats whose people are silent, away or gone: the table's rule, caretaker, substitutes, claiming back."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.service import announce
from bot.service.desk import Desk
from bot.service.errors import AlreadyJoined, GameFinished, NotYourGame, NotYourSeat, Removed, SeatNotFree
from bot.service.model import GameInfo, Person, turn_of
from bot.service.moves import Hand, carry_out
from bot.service.rules import refusals
from bot.service.seating import change_seat, seat_record
from bot.service.tables import Table
from bot.service.terms import seat_for
from bot.service.votes import ask_about_silence, was_removed
from storage import EntryRecord, NewAnnouncement, SeatRecord, TurnRecord

CARETAKER, DEFAULT = "caretaker", "default"
"""Marks in the log of the moves that automata make for a person."""


async def make_default_move(desk: Desk, turn: TurnRecord) -> None:
    """Do what the rules foresee for silence, if the turn is still on."""
    async with desk.tables.hold(turn.game_id) as table:
        if not await _still_on(desk, table, turn):
            return
        game = table.check_begun(0)
        default = game.decision.default if game.decision is not None else None
        if default is not None:
            await carry_out(desk, table, game, [default], Hand(turn.seat, None, DEFAULT))


async def apply_silence_rule(desk: Desk, turn: TurnRecord, gone: Collection[str]) -> None:
    """Do what the table has agreed on for a silent player, if the turn is still on; nobody asks who is `gone`."""
    async with desk.tables.hold(turn.game_id) as table:
        if not await _still_on(desk, table, turn):
            return
        seat, seq = seat_record(table, turn.seat), table.record.seq
        match table.info.silence:
            case "caretaker":
                told = announce.seat_changed(seq, seat.seat, "caretaker", seat.user)
                await change_seat(desk, table, replace(seat, caretaker=True, wanted=True), [told])
            case "substitute" if not seat.wanted:
                told = announce.seat_changed(seq, seat.seat, "wanted", seat.user)
                await change_seat(desk, table, replace(seat, wanted=True), [told])
            case "ask":
                await ask_about_silence(desk, table, seat, gone)
            case _:
                pass
        await desk.storage.turns.act_on(turn.id, desk.clock())


async def _still_on(desk: Desk, table: Table, turn: TurnRecord) -> bool:
    kept = await desk.storage.turns.open(table.id)
    return table.record.status == "running" and kept is not None and kept.id == turn.id


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


async def want_substitute(desk: Desk, game_id: int, person: Person, seat: str | None) -> GameInfo:
    """Say that another may take one's seat; one plays on until somebody does."""
    async with desk.tables.hold(game_id) as table:
        own = _own_seat(table, person, seat)
        if own.wanted:
            return table.info
        told = announce.seat_changed(table.record.seq, own.seat, "wanted", own.user)
        await change_seat(desk, table, replace(own, wanted=True), [told])
        return table.info


async def hand_over(desk: Desk, game_id: int, person: Person, seat: str | None) -> GameInfo:
    """Leave one's seat to the caretaker, until one claims it back or somebody takes it."""
    async with desk.tables.hold(game_id) as table:
        own = _own_seat(table, person, seat)
        if own.caretaker:
            return table.info
        told = announce.seat_changed(table.record.seq, own.seat, "caretaker", own.user)
        await change_seat(desk, table, replace(own, caretaker=True, wanted=True), [told])
        return table.info


async def take(desk: Desk, game_id: int, person: Person, seat: str) -> GameInfo:
    """Take a seat for which a substitute is wanted; who held it may claim it back."""
    async with desk.tables.hold(game_id) as table:
        table.check_server(person)
        table.check_begun(0)
        held = seat_record(table, seat)
        mine = table.info.seats_of(person.user)
        if mine and not table.info.hot_seat:
            raise AlreadyJoined(game=game_id, seat=mine[0])
        if not held.wanted or held.robot or table.record.status != "running":
            raise SeatNotFree(game=game_id, seat=seat)
        if await was_removed(desk, table, person.user):
            raise Removed(game=game_id)
        owner = held.owner or held.user or None
        taken = replace(seat_for(person, int(seat[1:])), owner=owner)
        told = announce.seat_changed(table.record.seq, seat, "taken", person.user)
        await change_seat(desk, table, taken, [told, *await _ping_if_up(desk, table, seat, person)])
        return table.info


async def claim(desk: Desk, game_id: int, person: Person) -> GameInfo:
    """Take back one's own seats from a caretaker or a substitute, at any moment; SeatNotFree where there's none."""
    async with desk.tables.hold(game_id) as table:
        table.check_server(person)
        table.check_begun(0)
        mine = [each for each in table.record.seats if _may_claim(each, person)]
        if not mine or table.record.status == "finished":
            raise SeatNotFree(game=game_id, seat="")
        for each in mine:
            back = seat_for(person, int(each.seat[1:]))
            told = announce.seat_changed(table.record.seq, each.seat, "claimed", person.user)
            await change_seat(desk, table, back, [told, *await _ping_if_up(desk, table, each.seat, person)])
        return table.info


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


def needs_care(info: GameInfo) -> bool:
    """Whether a caretaker is to move: its seat's turn, and a person is still at the table."""
    if info.status != "running" or info.turn is None or not info.seat(info.turn.seat).caretaker:
        return False
    return any(not each.robot and not each.caretaker for each in info.seats)


async def take_care(desk: Desk, game_id: int) -> list[EntryRecord]:
    """Make the caretaker's move if it's to move; the entries."""
    async with desk.tables.hold(game_id) as table:
        info = table.info
        if not needs_care(info) or info.turn is None:
            return []
        game = table.check_begun(0)
        past = await desk.past(table)
        with refusals(game_id):
            actions = await desk.workers.run(desk.rules.caretaker_move, game, past)
        return await carry_out(desk, table, game, actions, Hand(info.turn.seat, None, CARETAKER))
