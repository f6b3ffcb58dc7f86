"""The game service: everything that a front end can ask for, in plain async Python."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from bot.errors import NoSuchGame, OtherServer, Unavailable
from bot.service import play
from bot.service.areas import (
    HistoryQuestions,
    OfferCommands,
    OrderCommands,
    PlanCommands,
    PrivacyCommands,
    SeatCommands,
    VoteCommands,
)
from bot.service.desk import Desk, storage_refusals
from bot.service.games import lobby, places, reconstruction
from bot.service.games.logfile import LogFile
from bot.service.games.tables import Tables
from bot.service.games.terms import Terms
from bot.service.model import Acted, GameInfo, Person, TitleInfo, Undone, Waiting, info_of, turn_of
from bot.service.posts import announcements
from bot.service.posts.reminders import Reminders
from bot.service.posts.requests import AskingMessages
from bot.service.rules import Rules, refusals
from bot.work.proofs import Proofs
from bot.work.sandbox import Sandbox
from bot.work.workers import Workers
from storage import Storage

T = TypeVar("T")

SNAPSHOT_EVERY = 50
GAMES_IN_MEMORY = 128
SEEDS = 2**31


async def nobody(info: GameInfo) -> Collection[str]:
    """Who has left, where people don't."""
    return ()


def drawn() -> int:
    """A seed that nobody can foresee: it decides who sits where, and what the rules leave to chance at the start."""
    return secrets.randbelow(SEEDS)


class GameService:
    """Games, seats, moves. Each command is one transaction, and goes on to its end if its caller is cancelled."""

    def __init__(
        self,
        storage: Storage,
        rules: Rules,
        *,
        workers: Workers | None = None,
        sandbox: Sandbox | None = None,
        clock: Callable[[], float] = time.time,
        draw: Callable[[], int] = drawn,
        language: str = "en",
        snapshot_every: int = SNAPSHOT_EVERY,
        games_in_memory: int = GAMES_IN_MEMORY,
    ) -> None:
        self.storage = storage
        self.settings = storage.settings
        self.workers = workers or Workers()
        self.proofs = Proofs(self.workers)
        tables = Tables(storage, rules, self.workers, games_in_memory)
        self.sandbox = sandbox or Sandbox()
        means = (self.workers, self.sandbox, tables)
        self._desk = Desk(storage, rules, *means, clock, draw, self._tell, language, snapshot_every)
        self.people = self._desk.people
        self.reminders = Reminders(storage, self.people, clock, self._tell)
        self.asking = AskingMessages(self._desk)
        self.seats = SeatCommands(self._desk, self._command)
        self.votes = VoteCommands(self._desk, self._command)
        self.orders = OrderCommands(self._desk, self._command)
        self.plans = PlanCommands(self._desk, self._command)
        self.offers = OfferCommands(self._desk, self._command)
        self.history = HistoryQuestions(self._desk, self._command)
        self.privacy = PrivacyCommands(self._desk, self._command)
        self.gone: Callable[[GameInfo], Awaitable[Collection[str] | None]] = nobody
        """Which of a game's people have left its server; None where that can't be known yet. For the watch."""
        self._listeners: list[Callable[[int], None]] = []
        self._commands: set[asyncio.Task[Any]] = set()
        self._closing = False

    @property
    def titles(self) -> tuple[TitleInfo, ...]:
        """The titles that can be played."""
        return self._desk.rules.titles()

    @property
    def draw(self) -> Callable[[], int]:
        """Gives a seed, from 0."""
        return self._desk.draw

    @property
    def clock(self) -> Callable[[], float]:
        """The time in unix seconds."""
        return self._desk.clock

    def ask_who_left(self, gone: Callable[[GameInfo, Collection[str]], Awaitable[Collection[str]]]) -> None:
        """Have `gone(info, users)` say who of these has left a game's server, before their orders are carried out.

        It's asked while nobody else can change the game, so it mustn't ask for it, and answers within a second or two.
        """
        self._desk.gone = gone

    def listen(self, callback: Callable[[int], None]) -> None:
        """Have `callback(game_id)` called after each change of a game; it must be quick and not raise."""
        self._listeners.append(callback)

    def _tell(self, game_id: int) -> None:
        for each in self._listeners:
            each(game_id)

    async def close(self) -> None:
        """Refuse new commands, finish those that run, kill proofs, end the workers. The storage stays open."""
        self._closing = True
        self.sandbox.close()
        while self._commands:
            await asyncio.wait(self._commands)
        await self.proofs.close()
        await self.workers.close()

    async def _command(self, work: Coroutine[Any, Any, T]) -> T:
        """Run to the end, whatever becomes of the caller: a lock is never left with half a move made."""
        if self._closing:
            work.close()
            raise Unavailable("stopping")
        task = asyncio.ensure_future(self._guarded(work))
        self._commands.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._commands.discard(task)
        with suppress(asyncio.CancelledError):
            # A cancelled caller doesn't fetch the error; fetching it here keeps the loop from complaining.
            task.exception()

    @staticmethod
    async def _guarded(work: Coroutine[Any, Any, T]) -> T:
        with storage_refusals():
            return await work

    # Commands

    async def create(self, person: Person, **terms: Any) -> GameInfo:
        """Make a game that waits for players; the keywords are the fields of Terms."""
        return await self._command(lobby.create(self._desk, person, Terms(**terms)))

    async def adopt(
        self,
        person: Person,
        seats: Sequence[Person],
        setup: dict[str, Any],
        entries: list[dict[str, Any]],
        **terms: Any,
    ) -> GameInfo:
        """Take in a game from its set-up record and entries (a saved log, a given start); it runs at once."""
        return await self._command(lobby.adopt(self._desk, person, Terms(**terms), seats, setup, entries))

    async def read_log(self, person: Person, data: bytes) -> LogFile:
        """The log in a file, which is read and played anew in a process apart, one at a time for each person."""
        with storage_refusals():
            return await lobby.read_log(self._desk, person, data)

    async def rebuild(self, person: Person, file: LogFile, **terms: Any) -> GameInfo:
        """Make a game that goes on from a log, once people have taken its seats and its host has started it."""
        return await self._command(lobby.rebuild(self._desk, person, file, Terms(title="", **terms)))

    async def is_of_log(self, game_id: int, file: LogFile) -> bool:
        """Whether a rebuilt game that waits for its players was made of this log."""
        with storage_refusals():
            return await self.settings.get("game", game_id, reconstruction.RECORD) == reconstruction.record_of(file)

    async def join(self, game_id: int, person: Person, seat: str | None = None) -> GameInfo:
        """Take a seat; in a rebuilt game this one, or that which bears the person's name."""
        return await self._command(lobby.join(self._desk, game_id, person, seat))

    async def leave(self, game_id: int, person: Person) -> GameInfo:
        """Give a seat back before the game begins."""
        return await self._command(lobby.leave(self._desk, game_id, person))

    async def start(self, game_id: int, person: Person, channel: str | None = None) -> GameInfo:
        """Begin the game, which lives in `channel` from now on; its host, or a manager of the server."""
        return await self._command(lobby.start(self._desk, game_id, person, channel))

    async def move(self, game_id: int, person: Person, channel: str) -> GameInfo:
        """Have a game live in another channel, where whoever is up is pinged; a player, its host, or a manager."""
        return await self._command(places.move(self._desk, game_id, person, channel))

    async def tell_lost(self, game_id: int, channel: str, server: str, *, gone: Collection[str] = ()) -> None:
        """Have the players told, each alone and once, that this channel of the game is gone; not those who are `gone`.

        `server` is what people call it.
        """
        await self._command(places.tell_lost(self._desk, game_id, channel, server, gone))

    async def act(
        self,
        game_id: int,
        person: Person,
        actions: Sequence[Any],
        *,
        expected_seq: int | None = None,
        seat: str | None = None,
    ) -> Acted:
        """Carry out actions (JSON or the engine's) as one; `expected_seq` is the entry after which they were meant."""
        return await self._command(play.act(self._desk, game_id, person, actions, expected_seq, seat))

    async def done_since(self, game_id: int, person: Person, actions: Sequence[Any], at: float) -> Acted | None:
        """A person's last command in a game, if it's this one and was given since this moment (unix seconds)."""
        return await self._command(play.done_since(self._desk, game_id, person, actions, at))

    async def undo(
        self, game_id: int, person: Person, *, whole_turn: bool = False, expected_seq: int | None = None
    ) -> Undone:
        """Take back one's last command or whole turn, until another person has acted."""
        return await self._command(play.undo(self._desk, game_id, person, whole_turn, expected_seq))

    async def last_undo(self, game_id: int, person: Person) -> Undone | None:
        """What the person has taken back, if that was the last thing that happened in the game; else None."""
        return await self._command(play.last_undo(self._desk, game_id, person))

    async def undoable(self, game_id: int, user: str) -> int:
        """How many commands of their last turn a person may take back now."""
        return await self._command(self._undoable(game_id, user))

    async def _undoable(self, game_id: int, user: str) -> int:
        async with self._desk.tables.hold(game_id) as table:
            return table.journal.undoable(user) if table.record.status in ("running", "finished") else 0

    async def call_again(self, game_id: int, person: Person, table: int) -> None:
        """Call the others of a game that is over to a rematch, once: a table that this person has opened."""
        await self._command(lobby.call_again(self._desk, game_id, person, table))

    async def set_pace(
        self, game_id: int, person: Person, *, pace: int, patience: int, silence: str, gone: Collection[str] = ()
    ) -> GameInfo:
        """Change a table's pace (hours, 0 for no reminders) and what follows silence; its host, or a manager."""
        return await self._command(lobby.set_pace(self._desk, game_id, person, pace, patience, silence, gone))

    async def abandon(self, game_id: int, person: Person) -> GameInfo:
        """Give a game up; its host, or a manager of the server."""
        return await self._command(lobby.abandon(self._desk, game_id, person))

    # Looking

    async def status(self, game_id: int, person: Person | None = None) -> GameInfo:
        """The game as all may see it; NoSuchGame, and OtherServer if the person asks from elsewhere."""
        with storage_refusals():
            record = await self.storage.games.get(game_id)
        if record is None:
            raise NoSuchGame(game=game_id)
        if person is not None and person.server != record.server:
            raise OtherServer(game=game_id)
        return info_of(record)

    async def list(self, server: str | None, statuses: Sequence[str] = ("open", "running")) -> list[GameInfo]:
        """A server's games, newest first."""
        with storage_refusals():
            return [info_of(each) for each in await self.storage.games.of_server(server, statuses)]

    async def of_player(self, user: str, statuses: Sequence[str] = ("open", "running")) -> list[GameInfo]:
        """The games in which a person has a seat, on every server, oldest first."""
        with storage_refusals():
            return [info_of(each) for each in await self.storage.games.of_player(user, statuses)]

    async def first_game(self, user: str, title: str) -> int | None:
        """The number of the first game of a title in which a person has a seat, or None."""
        with storage_refusals():
            return await self.storage.games.first_of_player(user, title)

    async def at(self, server: str | None, channel: str) -> GameInfo | None:
        """The game that lives in a channel, or None."""
        with storage_refusals():
            record = await self.storage.games.in_channel(channel)
        return info_of(record) if record is not None and record.server == server else None

    async def turns(self, user: str) -> list[Waiting]:
        """Every game on every server that waits for this person, longest wait first."""
        with storage_refusals():
            found = await self.storage.games.waiting_for(user)
        turns = [(info_of(each), turn_of(each)) for each in found]
        return [Waiting(info, turn.seat, turn.kind, turn.since) for info, turn in turns if turn is not None]

    async def read(self, game_id: int, fn: Callable[[Any], T], person: Person | None = None) -> T:
        """The value of `fn(game)`, computed in a worker while nobody changes the game.

        `fn` gives back plain values and keeps nothing of the game. NoSuchGame, OtherServer, NotStarted.
        """
        return await self._command(self._read(game_id, fn, person))

    async def _read(self, game_id: int, fn: Callable[[Any], T], person: Person | None) -> T:
        async with self._desk.tables.hold(game_id) as table:
            if person is not None:
                table.check_server(person)
            game = table.check_begun(self._desk.title(table.record.title).least)
            with refusals(game_id, strict=False):
                return await self.workers.run(fn, game)

    async def story(self, game_id: int, since: int = 0, until: int | None = None) -> list[dict[str, Any]]:
        """The rows of the log after entry `since` that held after entry `until` (by default: hold now)."""
        return await self._command(self._story(game_id, since, until))

    async def _story(self, game_id: int, since: int, until: int | None) -> list[dict[str, Any]]:
        async with self._desk.tables.hold(game_id) as table:
            at = None if until is None else max(0, min(until, table.journal.seq))
            seqs = [seq for seq in table.journal.path(at) if seq > since]
            return [announcements.row_of(each) for each in await self.storage.log.pick(game_id, seqs)]

    async def news(self, game_id: int, user: str) -> list[dict[str, Any]]:
        """The rows that hold since the last move that somebody made by hand for a seat of theirs, the newest ones."""
        return await self._command(self._news(game_id, user))

    async def _news(self, game_id: int, user: str) -> list[dict[str, Any]]:
        async with self._desk.tables.hold(game_id) as table:
            since = [table.journal.since_own(each)[1] for each in table.info.seats_of(user)]
            seqs = min(since, key=len, default=[])[-announcements.STORY_ROWS :]
            return [announcements.row_of(each) for each in await self.storage.log.pick(game_id, seqs)] if seqs else []

    async def log(self, game_id: int, after: int = 0) -> list[dict[str, Any]]:
        """Every row of the log after an entry, also what was taken back and the undos themselves."""
        with storage_refusals():
            return [announcements.row_of(each) for each in await self.storage.log.after(game_id, after)]

    async def record(self, game_id: int) -> dict[str, Any]:
        """The whole game as a file holds it (see `logfile.dump`); NoSuchGame."""
        with storage_refusals():
            game = await self.storage.games.get(game_id)
            if game is None:
                raise NoSuchGame(game=game_id)
            entries = [each.entry for each in await self.storage.log.entries(game_id)]
        seats = [{"seat": each.seat, "name": each.name} for each in game.seats]
        more = {"name": game.name, "language": game.terms["language"]}
        return {"title": game.title, "setup": game.setup, "entries": entries, "seats": seats, **more}

    async def for_one(self) -> list[int]:
        """The games that have begun with one player."""
        with storage_refusals():
            return await self.storage.games.for_one()

    async def set_right(self, now: float) -> None:
        """Have turns that began, or were reminded of, later than now count from now: the clock was ahead."""
        if await self.storage.turns.set_right(now):
            self._desk.tables.forget_all()

    async def running(self) -> dict[int, int]:
        """The games that are being played, on every server, each with the number of its last entry."""
        with storage_refusals():
            return await self.storage.games.running()

    async def told_at(self, game_id: int, seq: int) -> tuple[int, str, dict[str, Any]] | None:
        """What the turn message said that was made after an entry: that entry, the kind, the payload; or None."""
        with storage_refusals():
            items = await self.storage.outbox.of_game(game_id, seq - 1)
            found = [each for each in items if each.seq == seq and each.kind in announcements.TURN_KINDS]
            if not found:
                return None
            payload = found[-1].payload
            if "story" not in payload and "rows" in payload:
                rows = await self.storage.log.pick(game_id, payload["rows"])
                payload = payload | {"story": [announcements.row_of(each) for each in rows]}
        return seq, found[-1].kind, payload

    async def asked_by(self, game_id: int) -> str | None:
        """The id of the message that asked the person who is to act now; None where it isn't posted, or nobody is."""
        info = await self.status(game_id)
        if info.turn is None:
            return None
        with storage_refusals():
            items = await self.storage.outbox.of_game(game_id, info.turn.seq - 1)
        asking = [each for each in items if each.kind in announcements.ASKING and each.seq == info.turn.seq]
        return asking[-1].message if asking else None

    async def message_of(
        self, game_id: int, kinds: Sequence[str], *, after: int = -1, intent: int | None = None
    ) -> str | None:
        """The id of the newest message that told something of these kinds (of this vote or offer) after an entry."""
        with storage_refusals():
            told = await self.storage.outbox.of_game(game_id, after)
        found = [each for each in told if each.kind in kinds and each.message and each.state == "sent"]
        fitting = [each.message for each in found if intent is None or each.payload.get("intent") == intent]
        return fitting[-1] if fitting else None

    async def language(self, person: Person) -> str:
        """The language in which a person reads: their own choice, else the server's, else the default."""
        with storage_refusals():
            own = await self.settings.get("player", person.user, "language")
            if own is None and person.server is not None:
                own = await self.settings.get("server", person.server, "language")
        return own or self._desk.language
