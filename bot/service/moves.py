"""Writing moves down: one command, one transaction, with all that follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.errors import Illegal, OurFault, Unreadable
from bot.service import chain
from bot.service.desk import Desk, running
from bot.service.games import turns
from bot.service.games.journal import check_undo
from bot.service.games.tables import Table
from bot.service.games.terms import renamed
from bot.service.model import Person, Undone, turn_of
from bot.service.posts import announcements
from bot.service.rules import refusals
from engine.actions import Action
from engine.acts import Decision
from engine.game import Game
from storage import Change, Commit, EntryRecord, IntentRecord, NewAnnouncement


@dataclass(frozen=True, slots=True)
class Hand:
    """Whose move it is: the seat, the person who gives it (None: it makes itself), the automaton to be shown.

    `name`: what the person is called now, "" where that isn't known.
    """

    seat: str
    user: str | None
    mark: str | None = None
    name: str = ""


async def carry_out(desk: Desk, table: Table, game: Game, actions: Sequence[Action], hand: Hand) -> list[EntryRecord]:
    """Make these moves, then what people have ordered, planned and agreed on; write it all down.

    The moves may be none: then what is ordered for the seat itself counts as its person's own command.
    """
    follower = await desk.follower(table, hand.user)
    first = table.record.seq + 1
    table.spoiled = True
    try:
        with refusals(table.id):
            played = await desk.workers.run(chain.play, game, actions, hand.seat, follower, desk.snapshot_every)
    except (Illegal, Unreadable):
        # The engine refused before it changed anything: what is in memory still holds.
        table.spoiled = False
        raise
    now = desk.clock()
    records = _records(played.made, hand, first, now)
    for each in records:
        table.journal.add(each)
    change, told = await _after(desk, table, records, played.decision, played.result)
    commit = Commit(change, now, records, told, snapshot=played.snapshot)
    await desk.commit(
        table,
        replace(
            commit,
            intents=played.changes,
            moved=hand.user is not None,
            wealth=played.wealth,
            seats=renamed(table.record.seats, hand.user, hand.name),
        ),
    )
    return records


def _records(made: Sequence[chain.Made], hand: Hand, first: int, now: float) -> list[EntryRecord]:
    """What followed is a command of its own that nobody gave: it goes back with what it followed."""
    records: list[EntryRecord] = []
    commanded = True
    for each in made:
        commanded = each.own or (commanded and not made[0].own and each.seat == hand.seat)
        seq = each.entry["seq"]
        by = (hand.user, first) if commanded else (None, seq)
        mark = hand.mark if each.own else None
        records.append(EntryRecord(seq, each.seat, *by, each.entry, each.events, now, mark))
    return records


async def _after(
    desk: Desk,
    table: Table,
    records: Sequence[EntryRecord],
    decision: Decision | None,
    result: dict[str, Any] | None,
) -> tuple[Change, list[NewAnnouncement]]:
    """The game's new status, and what is to be told."""
    seq = records[-1].seq if records else table.record.seq
    if decision is None:
        final = result or {}
        change = Change("finished", seq, result=final, ended=desk.clock())
        return change, [announcements.ended(seq, final, records)]
    old = turn_of(table.record)
    new = desk.turn(table, decision, seq)
    log = announcements.log_due(records)
    if not announcements.is_news(old, new):
        assert old is not None
        # The same turn at another step: it began, and somebody waits, since when it did.
        beside = [each for each in records if each.seat != old.seat]
        told = [announcements.aside(beside)] if beside else []
        return running(seq, replace(new, seq=old.seq, since=old.since)), told + log
    return running(seq, new), await desk.ping(table, new, records) + log


async def take_back(
    desk: Desk,
    table: Table,
    game: Game,
    person: Person,
    target: int,
    taken: Sequence[int],
    whole_turn: bool,
    *,
    votes: Sequence[IntentRecord] = (),
    closing: Sequence[NewAnnouncement] = (),
) -> Undone:
    """Go back to the position after entry `target`; `taken` are the entries that hold no longer.

    TooManyUndos, OurFault. `votes` that have decided it are written down with it, and what tells their end last.
    """
    check_undo(table.journal, person.user)
    held = table.journal.path()
    by = table.journal.mark(taken[0]).seat
    table.spoiled = True
    with refusals(table.id):
        entry, events, decision, snapshot = await desk.workers.run(_back, game, target, by, desk.snapshot_every)
        if decision is None:
            raise OurFault(game=table.id)
    now = desk.clock()
    record = EntryRecord(entry["seq"], by, person.user, entry["seq"], entry, events, now)
    turn = desk.turn(table, decision, record.seq)
    back = turns.brought_back(await desk.storage.turns.of_game(table.id), table.journal, target, turn, now)
    turn = turn if back is None else replace(turn, since=back.since)
    table.journal.add(record)
    overtaken = announcements.overtaken(await desk.storage.outbox.of_game(table.id, target), held, target)
    gone = await desk.storage.log.pick(table.id, taken)
    told = [announcements.undone(record, whole_turn, gone, overtaken, turn, voted=bool(votes))]
    if turn.user != person.user:
        told += await desk.ping(table, turn, [record])
    void = [each.id for each in overtaken]
    commit = Commit(running(record.seq, turn), now, [record], [*told, *closing], void, snapshot)
    await desk.commit(table, replace(commit, changed_intents=votes), back)
    return Undone(table.info, target, [announcements.row_of(each) for each in gone])


def _back(
    game: Game, target: int, by: str, snapshot_every: int
) -> tuple[dict[str, Any], list[dict[str, Any]], Decision | None, dict[str, Any] | None]:
    before = game.seq
    applied = game.undo(target, by)
    due = game.seq // snapshot_every > before // snapshot_every
    events = [each.to_json() for each in applied.events]
    return applied.entry, events, game.decision, game.snapshot() if due else None
