"""What every part of the service works with, and the one way in which a command is written down."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace

from bot.errors import NoSuchTitle, NotHost, OurFault, Unavailable
from bot.service.chain import Follower
from bot.service.games import turns
from bot.service.games.tables import Table, Tables
from bot.service.intents.intents import Happened
from bot.service.intents.policy import Past, past_of
from bot.service.intents.standing_orders import StandingOrders
from bot.service.intents.tutor import LEARNER, Tutor, belongings_of, lesson_of
from bot.service.model import LESSON, GameInfo, Person, TitleInfo, Turn, turn_of
from bot.service.people.people import People
from bot.service.people.rest import time_used
from bot.service.posts.announcements import STORY_ROWS, turn_message
from bot.service.rules import Rules, is_consent
from bot.telemetry import trace
from bot.telemetry.meter import Meter
from bot.work.sandbox import Sandbox
from bot.work.workers import Workers
from engine.acts import Decision
from storage import (
    Change,
    Commit,
    EntryRecord,
    IntentRecord,
    NewAnnouncement,
    SeatRecord,
    Storage,
    StorageError,
    TurnRecord,
)

_log = logging.getLogger(__name__)

CARRIED_OUT = ("offer", "plan", "order")
LOOKING_BACK = ("pass", "bid")
"""What orders say that are judged by what has happened since they were given."""


@contextmanager
def storage_refusals() -> Iterator[None]:
    """Turn the storage's errors into Unavailable; nothing was written."""
    try:
        yield
    except StorageError as error:
        _log.error("the storage refused: %s: %s", error.key, error)
        raise Unavailable(error.key) from error


@dataclass
class Desk:
    """The service's means. `told` hears the number of each game that has changed; `draw` gives a new game's seed."""

    storage: Storage
    rules: Rules
    workers: Workers
    sandbox: Sandbox
    tables: Tables
    clock: Callable[[], float]
    draw: Callable[[], int]
    told: Callable[[int], None]
    language: str
    snapshot_every: int

    def __post_init__(self) -> None:
        self.gone: Callable[[GameInfo, Collection[str]], Awaitable[Collection[str]]] = nobody_of
        """Which of these people have left a game's server. It's asked while the game is held: it must be quick."""
        self.people = People(self.storage.settings, self.clock)
        self.meter = Meter()

    def title(self, title: str) -> TitleInfo:
        """The title of this id; NoSuchTitle."""
        titles = self.rules.titles()
        for each in titles:
            if each.id == title:
                return each
        raise NoSuchTitle(title=title[:100], titles=[each.id for each in titles])

    def turn(self, table: Table, decision: Decision, seq: int) -> Turn:
        """The turn that the engine's decision means, begun after entry `seq` and now.

        OurFault if nobody is to choose: automatic moves are the engine's own to make.
        """
        if decision.player is None:
            raise OurFault(game=table.id)
        seat = table.info.seat(decision.player)
        return Turn(
            seat=seat.seat,
            user=seat.user,
            kind="consent" if is_consent(decision) else "turn",
            company=decision.company,
            step=decision.step,
            clause=decision.clause,
            on_behalf=decision.on_behalf,
            seq=seq,
            since=self.clock(),
            default=decision.default is not None,
            ends=self.rules.ends(table.game),
        )

    async def ping(self, table: Table, turn: Turn, fresh: Sequence[EntryRecord]) -> list[NewAnnouncement]:
        """The message for the person to act; `fresh` are entries that the log doesn't have yet.

        None for a robot, and none for a seat that plays by itself.
        """
        seat = table.info.seat(turn.seat)
        if seat.robot or seat.caretaker:
            return []
        return [await self.asking(table, turn, fresh)]

    async def asking(self, table: Table, turn: Turn, fresh: Sequence[EntryRecord] = ()) -> NewAnnouncement:
        """The message for whoever holds the turn, with what happened since the last move of the seat by a person."""
        since, seqs = table.journal.since_own(turn.seat)
        shown = seqs[-STORY_ROWS:]
        new = {each.seq: each for each in fresh}
        old = [seq for seq in shown if seq not in new]
        known = {each.seq: each for each in await self.storage.log.pick(table.id, old)} if old else {}
        story = [new[seq] if seq in new else known[seq] for seq in shown]
        return turn_message(turn, since, story, len(seqs) - len(shown))

    async def past(self, table: Table) -> Past:
        """What the table's companies did last, among what holds."""
        if table.past is not None:
            return table.past
        seq, holds = table.record.seq, set(table.journal.path())
        entries = await self.storage.log.with_events(table.id, ("dividend_paid", "trains_ran"))
        found = past_of([event for each in entries if each.seq in holds for event in each.events])
        if table.record.seq == seq:
            table.past = found
        return found

    async def intents(self, table: Table, kinds: Sequence[str]) -> list[IntentRecord]:
        """The table's intents that stand: open, and not ended by an entry that holds."""
        holds = set(table.journal.path())
        found = await self.storage.intents.of_game(table.id, kinds)
        return [_as_held(each, holds) for each in found if each.ended is None or each.ended not in holds]

    async def follower(self, table: Table, user: str | None, released: int = 0) -> Follower | None:
        """What carries out the table's orders, plans and agreements, None where there are none.

        Those of people who have left the server rest; `user` gives the command, and so is there. A plan that's run by
        hand rests as well, but for the one that is `released` for a step.
        """
        if LESSON in table.record.terms:
            return _tutor(table, first=user is None)
        found = [each for each in await self.intents(table, CARRIED_OUT) if _is_its_persons(each, table)]
        found = [each for each in found if not each.body.get("by_hand") or each.id == released]
        people = {who for each in found for who in _wanting(each)} - {user}
        gone = await self.gone(table.info, people) if people else ()
        found = [each for each in found if not _wanting(each) & set(gone)]
        if not found:
            return None
        since = min((each.made for each in found if each.body.get("what") in LOOKING_BACK), default=table.record.seq)
        seqs = [seq for seq in table.journal.path() if seq > since]
        rows = await self.storage.log.pick(table.id, seqs) if seqs else []
        history = [Happened(each.seq, each.seat, each.entry["action"], each.events) for each in rows]
        past = await self.past(table) if any(each.body.get("what") == "same_run" for each in found) else Past()
        return StandingOrders(found, history, past, table.record.seq, self.clock())

    async def commit(self, table: Table, commit: Commit, back: TurnRecord | None = None) -> list[int]:
        """Write a command down, then bring the table's row up to date and tell those who listen.

        Until it's written the table counts as spoiled: whatever interrupts, memory is never ahead of the database.
        `back` is the turn that an undo takes up again. Gives the numbers of the commit's new intents. Unavailable.
        """
        table.spoiled = True
        began = time.monotonic()
        with storage_refusals():
            commit = await self._with_turn(table, commit, back)
            ids = await self.storage.commit(table.id, commit)
        self._note(table.id, commit.entries, time.monotonic() - began)
        changed = commit.change
        table.record = replace(
            table.record,
            status=changed.status,
            seq=changed.seq,
            turn=changed.turn,
            turn_user=changed.turn_user,
            turn_since=changed.turn_since,
            result=changed.result,
            ended=changed.ended,
            setup=changed.setup or table.record.setup,
            started=changed.started or table.record.started,
            seats=table.record.seats if commit.seats is None else tuple(commit.seats),
            host=commit.host or table.record.host,
            terms=commit.terms or table.record.terms,
            channel=commit.channel or table.record.channel,
        )
        table.went_on(commit.entries)
        table.spoiled = False
        self.told(table.id)
        return ids

    def _note(self, game_id: int, entries: Sequence[EntryRecord], seconds: float) -> None:
        """Log and count what was written down, if it's moves."""
        if not entries:
            return
        first, last = entries[0].seq, entries[-1].seq
        trace.note_move(game_id, last)
        _log.info("entries %s to %s of game %s are written, in %.3f s", first, last, game_id, seconds)
        people = sum(each.user is not None for each in entries)
        self.meter.moved(people, len(entries) - people)

    async def _with_turn(self, table: Table, commit: Commit, back: TurnRecord | None) -> Commit:
        """The commit with what it means for turns: one ends, another begins."""
        old, raw, since = turn_of(table.record), commit.change.turn, commit.change.turn_since
        new = None if raw is None or since is None else Turn(**raw, since=since)
        if old is not None and new is not None and turns.is_same(old, new):
            return commit
        ends = None
        if old is not None:
            kept = await self.storage.turns.open(table.id)
            rest = (await self.people.profile(old.user)).rest
            ends = time_used(rest, old.since if kept is None else kept.began, commit.now)
        begins = None if new is None else turns.begun(new, commit.now, back)
        if begins is not None and _is_kept(begins.seat, commit.seats or table.record.seats):
            begins = replace(begins, kind=turns.CARETAKERS)
        return replace(commit, ends=ends, begins=begins)


def _tutor(table: Table, *, first: bool) -> Tutor:
    """What plays on in the table's lesson; `first`: up to the first halt."""
    lesson = lesson_of(table.record.title)
    if lesson is None or table.game is None:
        raise OurFault(game=table.id)
    return Tutor(lesson, table.record.terms[LESSON], None if first else belongings_of(table.game, LEARNER))


def _is_kept(seat: str, seats: Sequence[SeatRecord]) -> bool:
    """Whether a caretaker keeps this one of the seats."""
    return any(each.caretaker for each in seats if each.seat == seat)


def _is_its_persons(intent: IntentRecord, table: Table) -> bool:
    """Whether those whose will it was still keep their seats: nobody plays by another's orders."""
    keeps = {each.seat: each.user for each in table.info.seats if not each.caretaker}
    agreed = intent.body.get("accepted")
    if agreed is not None and keeps.get(agreed) != intent.body["accepted_by"]:
        return False
    return keeps.get(intent.seat) == intent.user


def _wanting(intent: IntentRecord) -> set[str]:
    """Whose will an order, a plan or an offer is: whoever gave it, and whoever has agreed."""
    return {intent.user, intent.body.get("accepted_by") or intent.user}


async def nobody_of(info: GameInfo, users: Collection[str]) -> Collection[str]:
    """Who of these has left, where people don't."""
    return ()


def _as_held(intent: IntentRecord, holds: Collection[int]) -> IntentRecord:
    """The intent with what the log still holds of its progress."""
    if intent.outcome is None or "progress" not in intent.outcome:
        return replace(intent, ended=None, outcome=None)
    progress = [each for each in intent.outcome["progress"] if each[0] in holds]
    return replace(intent, ended=None, outcome={"progress": progress} if progress else None)


def same(table: Table) -> Change:
    """A game's status as it is: for a command that changes something else."""
    record = table.record
    fields = (record.turn, record.turn_user, record.turn_since, record.result, record.ended)
    return Change(record.status, record.seq, *fields)


def running(seq: int, turn: Turn) -> Change:
    """A running game's new status. A robot isn't waited for by anyone, but its turn is recorded all the same."""
    fields = asdict(turn)
    since = fields.pop("since")
    return Change("running", seq, turn=fields, turn_user=turn.user, turn_since=since)


def check_host(table: Table, person: Person) -> None:
    """Raise NotHost unless the person is the host or a manager of the server."""
    if person.user != table.record.host and not person.manager:
        raise NotHost(game=table.id, host=table.record.host)
