"""Writing moves down: one command, one transaction, with all that follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.errors import Illegal, OurFault, Unreadable
from bot.panel.comparison import worths
from bot.service import chain
from bot.service.desk import Desk, running
from bot.service.games import turns
from bot.service.games.journal import check_undo
from bot.service.games.tables import Table
from bot.service.games.terms import renamed
from bot.service.intents.tutor import Tutor, gone_back
from bot.service.model import LESSON, Person, Undone, turn_of
from bot.service.posts import announcements
from bot.service.rules import refusals
from engine.actions import Action
from engine.acts import Decision
from engine.game import Game
from storage import Change, Commit, EntryRecord, IntentRecord, NewAnnouncement, OutboxRecord


@dataclass(frozen=True, slots=True)
class Hand:
    """Whose move it is: the seat, the person who gives it (None: it makes itself), the automaton to be shown.

    `name`: what the person is called now, "" where that isn't known.
    """

    seat: str
    user: str | None
    mark: str | None = None
    name: str = ""


async def carry_out(
    desk: Desk, table: Table, game: Game, actions: Sequence[Action], hand: Hand, released: int = 0
) -> list[EntryRecord]:
    """Make these moves, then what people have ordered, planned and agreed on; write it all down.

    The moves may be none: then what is ordered for the seat itself counts as its person's own command. Of the plans
    that are run by hand a step is made of the one that is `released`.
    """
    follower = await desk.follower(table, hand.user, released)
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
    terms = None
    if isinstance(follower, Tutor):
        # The learner is told by the message at hand, and nobody else has a part in it.
        terms, told = table.record.terms | {LESSON: follower.state(now)}, []
    commit = Commit(change, now, records, told, snapshot=played.snapshot)
    await desk.commit(
        table,
        replace(
            commit,
            terms=terms,
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
        return _finished(desk, seq, result, records)
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


def _finished(
    desk: Desk, seq: int, result: dict[str, Any] | None, records: Sequence[EntryRecord]
) -> tuple[Change, list[NewAnnouncement]]:
    """The game is over after these entries."""
    final = result or {}
    change = Change("finished", seq, result=final, ended=desk.clock())
    return change, [announcements.ended(seq, final, records), announcements.film(seq)]


async def take_back(
    desk: Desk,
    table: Table,
    game: Game,
    person: Person,
    target: int,
    moved: Sequence[int],
    whole_turn: bool,
    *,
    votes: Sequence[IntentRecord] = (),
    closing: Sequence[NewAnnouncement] = (),
) -> Undone:
    """Go to the position after entry `target`; `moved` are the entries that hold no longer, or hold again by it.

    TooManyUndos, OurFault. `votes` that have decided it are written down with it, and what tells their end last.
    """
    check_undo(table.journal, person.user)
    last, held = table.journal.seq, table.journal.path()
    by = table.journal.mark(moved[0]).seat
    table.spoiled = True
    with refusals(table.id):
        gone_to = await desk.workers.run(_gone_to, game, target, by, desk.snapshot_every)
    entry = gone_to.entry
    now = desk.clock()
    record = EntryRecord(entry["seq"], by, person.user, entry["seq"], entry, gone_to.events, now)
    table.journal.add(record)
    forward = table.journal.goes_forward(record.seq)
    overtaken = await _overtaken(desk, table, [last] if forward else [seq for seq in held if seq > target])
    rows, void = await desk.storage.log.pick(table.id, moved), [each.id for each in overtaken]
    if gone_to.decision is None:
        if not forward:
            raise OurFault(game=table.id)
        change, told = _finished(desk, record.seq, gone_to.result, rows)
        commit = Commit(change, now, [record], [*told, *closing], void, gone_to.snapshot)
        await desk.commit(table, replace(commit, changed_intents=votes))
        return Undone(table.info, target, [announcements.row_of(each) for each in rows])
    turn = desk.turn(table, gone_to.decision, record.seq)
    if LESSON in table.record.terms:
        terms = table.record.terms | {LESSON: gone_back(table.record.terms[LESSON], target, now)}
        commit = Commit(running(record.seq, turn), now, [record], [], void, gone_to.snapshot)
        await desk.commit(table, replace(commit, terms=terms))
        return Undone(table.info, target, [announcements.row_of(each) for each in rows])
    back = turns.brought_back(await desk.storage.turns.of_game(table.id), table.journal, target, turn, now)
    turn = turn if back is None else replace(turn, since=back.since)
    how = {"voted": bool(votes), "again": forward}
    told = [announcements.undone(record, whole_turn, rows, overtaken, turn, **how)]
    if turn.user != person.user:
        told += await desk.ping(table, turn, [record])
    commit = Commit(running(record.seq, turn), now, [record], [*told, *closing], void, gone_to.snapshot)
    await desk.commit(table, replace(commit, changed_intents=votes), back)
    return Undone(table.info, target, [announcements.row_of(each) for each in rows])


async def _overtaken(desk: Desk, table: Table, seqs: Sequence[int]) -> list[OutboxRecord]:
    """The announcements of these entries that ask for what isn't to be done any more."""
    items = await desk.storage.outbox.of_game(table.id, min(seqs) - 1)
    return announcements.overtaken(items, seqs)


@dataclass(frozen=True, slots=True)
class _GoneTo:
    """What the engine made of an undo. `result` where the game is over, `snapshot` where one is due."""

    entry: dict[str, Any]
    events: list[dict[str, Any]]
    decision: Decision | None
    result: dict[str, Any] | None
    snapshot: dict[str, Any] | None


def _gone_to(game: Game, target: int, by: str, snapshot_every: int) -> _GoneTo:
    before = game.seq
    applied = game.undo(target, by)
    due = game.seq // snapshot_every > before // snapshot_every
    events = [each.to_json() for each in applied.events]
    result = worths(game) if game.decision is None else None
    return _GoneTo(applied.entry, events, game.decision, result, game.snapshot() if due else None)
