"""Acting and taking back: one command, one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.errors import (
    GameFinished,
    NothingToRedo,
    NotYourGame,
    NotYourSeat,
    NotYourTurn,
    OurFault,
    RedoClosed,
    ServiceError,
    StaleMove,
    UndoClosed,
    Unreadable,
)
from bot.service.area import Area, command
from bot.service.desk import Desk
from bot.service.games.journal import LastUndo
from bot.service.games.tables import Table
from bot.service.model import Acted, Person, Undone, turn_of
from bot.service.moves import Hand, carry_out, take_back
from bot.service.posts import announcements
from bot.service.rules import refusals
from engine.actions import Action
from engine.errors import IllegalAction
from engine.game import Game
from engine.shorthand import is_recorded
from storage import EntryRecord

MOST_ACTIONS = 64
MOST_FIELDS = 40
LONGEST_TEXT = 1000
"""Room for a way over a whole map."""
LONGEST_LIST = 500
GREATEST_NUMBER = 10**9


class Play(Area):
    """Acting and taking back."""

    @command
    async def act(
        self,
        game_id: int,
        person: Person,
        actions: Sequence[Any],
        *,
        expected_seq: int | None = None,
        seat: str | None = None,
    ) -> Acted:
        """Carry out actions (JSON or the engine's) for the seat that is to act, all or nothing.

        `expected_seq` is the entry after which they were meant: the same command for the same point, given once more,
        is answered as the first time. NotYourGame, NotYourSeat, NotYourTurn, StaleMove, Illegal, Unreadable,
        GameFinished, NotStarted, GameAbandoned.
        """
        async with self._desk.tables.hold(game_id) as table:
            table.check_server(person)
            mine = table.info.seats_of(person.user)
            if not mine:
                raise NotYourGame(game=game_id)
            game = table.check_begun(self._desk.title(table.record.title).least)
            with refusals(game_id):
                moves = [readable(game, each) for each in _bundle(actions)]
            if expected_seq is not None and expected_seq != table.record.seq:
                repeated = await _repeated(self._desk, table, person, moves, expected_seq)
                if repeated is not None:
                    return repeated
            if table.record.status == "finished":
                raise GameFinished(game=game_id)
            await _check_fresh(self._desk, table, expected_seq)
            by = _seat_to_act(table, game, mine, seat, moves[0])
            hand = Hand(by, None if person.robot else person.user, name=person.name)
            rows = [announcements.row_of(each) for each in await carry_out(self._desk, table, game, moves, hand)]
            return Acted(table.info, rows, [event for row in rows for event in row["events"]])

    @command
    async def done_since(self, game_id: int, person: Person, actions: Sequence[Any], at: float) -> Acted | None:
        """A person's last command that holds, if it's of these actions and was given since this moment (unix seconds).

        None where they're up again since others have moved: then it's meant for this turn. NotStarted, GameAbandoned,
        Unreadable.
        """
        async with self._desk.tables.hold(game_id) as table:
            table.check_server(person)
            game = table.check_begun(self._desk.title(table.record.title).least)
            with refusals(game_id):
                moves = [readable(game, each) for each in _bundle(actions)]
            journal = table.journal
            marks = [mark for seq in journal.path() if (mark := journal.mark(seq)).user is not None]
            if marks and marks[-1].user != person.user == table.record.turn_user:
                return None
            own = [each for each in marks if each.user == person.user]
            seqs = [each.seq for each in own if each.command == own[-1].command]
            records = await self._desk.storage.log.pick(table.id, seqs)
            recent = bool(records) and records[0].at >= at
            return _if_recorded(table, moves, records) if recent else None

    @command
    async def undo(
        self, game_id: int, person: Person, *, whole_turn: bool = False, expected_seq: int | None = None
    ) -> Undone:
        """Take back the person's last command, or their whole turn, until another person has acted.

        Asked once more for the same point of the game, it takes back nothing more. NothingToUndo, UndoClosed,
        TooManyUndos, StaleMove, NotYourGame.
        """
        return await self._go_to(game_id, person, expected_seq, forward=False, whole_turn=whole_turn)

    @command
    async def redo(self, game_id: int, person: Person, *, expected_seq: int | None = None) -> Undone:
        """Let what the person took back last hold again, until somebody has moved; it's an entry of the log, too.

        Asked once more for the same point of the game, nothing more holds again. NothingToRedo, RedoClosed,
        TooManyUndos, StaleMove, NotYourGame.
        """
        return await self._go_to(game_id, person, expected_seq, forward=True)

    async def _go_to(
        self, game_id: int, person: Person, expected_seq: int | None, *, forward: bool, whole_turn: bool = False
    ) -> Undone:
        async with self._desk.tables.hold(game_id) as table:
            table.check_server(person)
            if not table.info.seats_of(person.user):
                raise NotYourGame(game=game_id)
            game = table.check_begun(self._desk.title(table.record.title).least)
            if expected_seq is not None and expected_seq != table.record.seq:
                repeated = await _gone_to(self._desk, table, person, expected_seq, forward=forward)
                if repeated is not None:
                    return repeated
            await _check_fresh(self._desk, table, expected_seq)
            target, moves = _redo_target(table, person) if forward else _undo_target(table, person, whole_turn)
            return await take_back(self._desk, table, game, person, target, moves, whole_turn)

    @command
    async def last_redo(self, game_id: int, person: Person) -> Undone | None:
        """What holds again by the person's redo, if that was the last thing that happened in the game; else None."""
        async with self._desk.tables.hold(game_id) as table:
            table.check_server(person)
            return await _gone_to(self._desk, table, person, table.journal.seq - 1, forward=True)

    @command
    async def redoable(self, game_id: int, user: str) -> bool:
        """Whether a person may have what they took back hold again now."""
        table = await self._desk.tables.glance(game_id)
        if table.record.status not in ("running", "finished"):
            return False
        try:
            table.journal.redo_target(user)
        except (NothingToRedo, RedoClosed):
            return False
        return True

    @command
    async def to_redo(self, game_id: int, person: Person) -> tuple[int, list[dict[str, Any]]]:
        """What the table may let hold again by a vote: the entry to go to, and the rows.

        NothingToRedo; RedoClosed where somebody took back moves of their own only.
        """
        table = await self._desk.tables.glance(game_id)
        table.check_server(person)
        found = votable_undo(table)
        rows = await self._desk.storage.log.pick(game_id, found.moves)
        return found.before, [announcements.row_of(each) for each in rows]

    @command
    async def last_undo(self, game_id: int, person: Person) -> Undone | None:
        """What the person has taken back, if that was the last thing that happened in the game; else None."""
        async with self._desk.tables.hold(game_id) as table:
            table.check_server(person)
            return await _gone_to(self._desk, table, person, table.journal.seq - 1, forward=False)

    @command
    async def undoable(self, game_id: int, user: str) -> int:
        """How many commands of their last turn a person may take back now."""
        table = await self._desk.tables.glance(game_id)
        return table.journal.undoable(user) if table.record.status in ("running", "finished") else 0


def _bundle(raw: Sequence[Any]) -> Sequence[Any]:
    if not 1 <= len(raw) <= MOST_ACTIONS:
        raise Unreadable("unreadable.bundle", count=len(raw), most=MOST_ACTIONS)
    return raw


def readable(game: Game, raw: Any) -> Action:
    """An action from JSON that nobody vouches for; a thing that is an action already is taken as it is."""
    if hasattr(raw, "to_json"):
        return raw
    _check_sizes(raw, depth=0)
    return game.read_action(raw)


def _check_sizes(value: Any, depth: int) -> None:
    """Keep absurd sizes away from the engine and the log; what a field may hold is the engine's to judge."""
    if isinstance(value, str) and (len(value) > LONGEST_TEXT or any("\ud800" <= c <= "\udfff" for c in value)):
        raise Unreadable("unreadable.too_long", length=len(value), most=LONGEST_TEXT)
    if isinstance(value, int) and abs(value) > GREATEST_NUMBER:
        raise Unreadable("unreadable.too_big", most=GREATEST_NUMBER)
    if isinstance(value, float):
        raise Unreadable("unreadable.not_whole")
    if isinstance(value, (dict, list, tuple)):
        if depth > 6 or len(value) > (MOST_FIELDS if isinstance(value, dict) else LONGEST_LIST):
            raise Unreadable("unreadable.too_long", length=len(value), most=LONGEST_LIST)
        for each in (*value, *value.values()) if isinstance(value, dict) else value:
            _check_sizes(each, depth + 1)


async def _repeated(
    desk: Desk, table: Table, person: Person, actions: Sequence[Action], expected_seq: int
) -> Acted | None:
    """The answer to a command that was carried out already at this very point by this very person, else None."""
    journal = table.journal
    first = expected_seq + 1
    wanted = set(range(first, first + len(actions)))
    if expected_seq < 0 or first > journal.seq or not wanted <= set(journal.path()):
        return None
    marks = [mark for seq in range(first, journal.seq + 1) if (mark := journal.mark(seq)).command == first]
    if len(marks) != len(actions) or any(mark.user != person.user for mark in marks):
        return None
    return _if_recorded(table, actions, await desk.storage.log.pick(table.id, sorted(wanted)))


def _if_recorded(table: Table, actions: Sequence[Action], records: Sequence[EntryRecord]) -> Acted | None:
    """The answer to a command whose entries these are, if it's of these actions."""
    made = [each.entry.get("action") for each in records]
    if len(made) != len(actions) or not all(map(is_recorded, actions, made)):
        return None
    rows = [announcements.row_of(each) for each in records]
    return Acted(table.info, rows, [event for row in rows for event in row["events"]], repeated=True)


async def _check_fresh(desk: Desk, table: Table, expected_seq: int | None) -> None:
    """Raise StaleMove, with what happened since, for a command made for another point of the game."""
    if expected_seq is None or expected_seq == table.record.seq:
        return
    since = min(max(expected_seq, table.record.seq - announcements.STORY_ROWS, 0), table.record.seq)
    rows = [announcements.row_of(each) for each in await desk.storage.log.after(table.id, since)]
    raise StaleMove(rows, game=table.id, expected=expected_seq, now=table.record.seq)


def _seat_to_act(table: Table, game: Game, mine: Sequence[str], seat: str | None, move: Action) -> str:
    """The person's seat that is to act, or that may do this whoever is; NotYourSeat, NotYourTurn."""
    if seat is not None and seat not in mine:
        raise NotYourSeat(game=table.id, seat=seat[:10])
    turn = turn_of(table.record)
    if turn is None:
        raise OurFault(game=table.id)
    own = mine if seat is None else (seat,)
    beside = [each for each in own if each != turn.seat and move.type in game.open_asides(each)]
    able = [turn.seat, *beside] if turn.seat in own else beside
    if not able:
        holder = table.info.seat(turn.seat)
        user = None if holder.robot or holder.caretaker else holder.user
        raise NotYourTurn(game=table.id, seat=turn.seat, user=user, name=holder.name, kind=turn.kind)
    return able[0] if len(able) == 1 else next((each for each in able if _may(game, move, each)), able[0])


def _may(game: Game, move: Action, seat: str) -> bool:
    """Whether this seat may do this now."""
    try:
        game.check(move, seat)
    except IllegalAction:
        return False
    return True


async def _gone_to(desk: Desk, table: Table, person: Person, after: int, *, forward: bool) -> Undone | None:
    """What the person took back, or (`forward`) let hold again, right after this entry; None once more has happened."""
    journal = table.journal
    if after < 1 or after + 1 != journal.seq:
        return None
    mark = journal.mark(journal.seq)
    if mark.undo is None or mark.user != person.user or journal.goes_forward(mark.seq) != forward:
        return None
    longer, shorter = (journal.path(), journal.path(after)) if forward else (journal.path(after), journal.path())
    kept = set(shorter)
    rows = await desk.storage.log.pick(table.id, [seq for seq in longer if seq not in kept])
    return Undone(table.info, mark.undo, [announcements.row_of(each) for each in rows], repeated=True)


def _undo_target(table: Table, person: Person, whole_turn: bool) -> tuple[int, list[int]]:
    try:
        return table.journal.undo_target(person.user, whole_turn)
    except UndoClosed as error:
        raise UndoClosed(game=table.id, **_who(table, error.figures["user"])) from None
    except ServiceError as error:
        error.figures.setdefault("game", table.id)
        raise


def _redo_target(table: Table, person: Person) -> tuple[int, list[int]]:
    try:
        return table.journal.redo_target(person.user)
    except RedoClosed as error:
        raise RedoClosed(game=table.id, **_who(table, error.figures["user"])) from None
    except ServiceError as error:
        error.figures.setdefault("game", table.id)
        raise


def _who(table: Table, user: str) -> dict[str, Any]:
    """A person, and the name under which they play; "" for somebody without a seat."""
    return {"user": user, "name": next((each.name for each in table.record.seats if each.user == user), "")}


def votable_undo(table: Table) -> LastUndo:
    """The undo that the table may take back by a vote; NothingToRedo, RedoClosed."""
    found = table.journal.last_undo()
    if found is None:
        raise NothingToRedo(game=table.id)
    if found.own:
        raise RedoClosed(game=table.id, **_who(table, found.user or ""))
    return found
