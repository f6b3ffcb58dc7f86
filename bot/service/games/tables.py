"""Games in memory: loaded when first needed, one lock each, the least recently used forgotten.

Who changes a game holds it. Who only looks needn't: there's its row and its log as they stand, and a copy of its
position.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from bot.errors import (
    AlreadyStarted,
    GameAbandoned,
    GameFinished,
    NoSuchGame,
    NotStarted,
    NotYourTurn,
    OtherServer,
    OurFault,
    Unloadable,
)
from bot.processes import Fleet, Held
from bot.service.games.journal import TAKEN_IN, Journal
from bot.service.intents.policy import Past
from bot.service.model import GameInfo, Person, info_of
from bot.service.rules import Rules, refusals
from bot.work.workers import Workers
from engine.finance.annals import Annals
from engine.game import Game
from storage import EntryRecord, GameRecord, Storage

_log = logging.getLogger(__name__)


@dataclass
class Table:
    """A game in memory. `spoiled`: memory and database may differ, so it has to be loaded anew.

    `kept`: what was found out about a position that is only looked at, by the functions that did. `annals`: what
    companies earned, of what holds; `past`: what they did last; None until somebody asks.
    """

    record: GameRecord
    game: Game | None = None
    journal: Journal = field(default_factory=Journal)
    spoiled: bool = False
    kept: dict[Callable[[Any], Any], Any] = field(default_factory=dict)
    annals: Annals | None = None
    past: Past | None = None

    def went_on(self, entries: Iterable[EntryRecord]) -> None:
        """Go on with what is kept of the log, now that these entries are in it."""
        for entry in entries:
            if "undo" in entry.entry:
                self.annals = self.past = None
            if self.past is not None:
                self.past = self.past.after(entry.events)
            if self.annals is not None:
                for event in entry.events:
                    self.annals.add(event)

    @property
    def id(self) -> int:
        return self.record.id

    @property
    def info(self) -> GameInfo:
        return info_of(self.record)

    def check_server(self, person: Person) -> None:
        """Raise OtherServer where the person doesn't speak on the game's own server."""
        if person.server != self.record.server:
            raise OtherServer(game=self.id)

    def check_begun(self, least: int) -> Game:
        """The game, also a finished one; raises NotStarted or GameAbandoned."""
        if self.record.status == "abandoned":
            raise GameAbandoned(game=self.id)
        if self.game is None:
            raise NotStarted(game=self.id, seats=len(self.record.seats), least=least)
        return self.game


def check_open(table: Table, person: Person) -> None:
    """Raise unless the table waits for players: OtherServer, AlreadyStarted, GameFinished, GameAbandoned."""
    table.check_server(person)
    status = table.record.status
    if status == "running":
        raise AlreadyStarted(game=table.id)
    if status == "finished":
        raise GameFinished(game=table.id)
    if status == "abandoned":
        raise GameAbandoned(game=table.id)


def check_up(table: Table, seats: Sequence[str]) -> None:
    """Raise GameFinished, NotYourTurn unless one of these seats is to act."""
    turn = table.info.turn
    if turn is None:
        raise GameFinished(game=table.id)
    if turn.seat not in seats:
        up = table.info.seat(turn.seat)
        raise NotYourTurn(game=table.id, seat=up.seat, user=up.user, name=up.name, kind=turn.kind)


class Gate:
    """Many may pass at a time, or one alone, who waits for those who have passed to come back."""

    def __init__(self) -> None:
        self._closed = asyncio.Lock()
        self._inside = 0
        self._empty = asyncio.Event()
        self._empty.set()

    @asynccontextmanager
    async def passed(self) -> AsyncIterator[None]:
        """With others; nobody passes twice, which could wait for itself."""
        async with self._closed:
            self._inside += 1
            self._empty.clear()
        try:
            yield
        finally:
            self._inside -= 1
            if not self._inside:
                self._empty.set()

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Without others: who comes later waits, those inside are waited for."""
        async with self._closed:
            await self._empty.wait()
            yield


@dataclass
class _Slot:
    """A place for a game. `shown`: its position to look at, a copy, by one at a time (`looking`).

    `version`: that of the game in memory, for the fleet; `doubtful`: another process may have changed the game since.
    """

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    users: int = 0
    table: Table | None = None
    looking: asyncio.Lock = field(default_factory=asyncio.Lock)
    shown: Table | None = None
    version: str | None = ""
    doubtful: bool = False

    @property
    def at_rest(self) -> Table | None:
        """The game, if it's in memory and is not being changed: then it's as the storage has it."""
        return None if self.table is None or self.table.spoiled or self.doubtful else self.table


def _to_look_at(game: Game) -> Game:
    """A copy; what is tried on it goes into no log."""
    return game.copy(digests=False)


class Tables:
    """`hold` gives a game to one caller at a time, in all processes; different games don't wait for each other.

    Nobody who holds a game may ask for one here.
    """

    def __init__(self, storage: Storage, rules: Rules, workers: Workers, size: int, fleet: Fleet) -> None:
        self._storage = storage
        self._rules = rules
        self._workers = workers
        self._size = size
        self._fleet = fleet
        self._slots: OrderedDict[int, _Slot] = OrderedDict()
        self._gate = Gate()

    @asynccontextmanager
    async def hold(self, game_id: int) -> AsyncIterator[Table]:
        """The game, for this caller alone until the block ends; NoSuchGame, Unloadable."""
        async with self._gate.passed(), self._used(game_id) as slot, slot.lock:
            held = Held(None)
            try:
                async with self._fleet.holding(game_id) as held:
                    yield await self._in(slot, game_id, held)
            finally:
                # Not before the fleet lets the game go: only then it's known what others will find.
                slot.version = held.version
                if slot.table is not None and slot.table.spoiled:
                    slot.table = None

    async def _in(self, slot: _Slot, game_id: int, held: Held) -> Table:
        """The game that is held, as its row is now."""
        if slot.table is None or slot.table.spoiled or slot.version != held.version:
            slot.table = await self._load(game_id)
        slot.doubtful = False
        return slot.table

    def known(self, game_id: int) -> GameRecord | None:
        """A game's row, where it's in memory and not being changed just now."""
        slot = self._slots.get(game_id)
        return slot.at_rest.record if slot is not None and slot.at_rest is not None else None

    async def glance(self, game_id: int) -> Table:
        """The game as it stands, to be looked at before anything else is awaited; its position is for `seen`.

        Waits while it's being changed. NoSuchGame, Unloadable.
        """
        slot = self._slots.get(game_id)
        if slot is not None and slot.at_rest is not None:
            return slot.at_rest
        async with self.hold(game_id) as table:
            return table

    @asynccontextmanager
    async def seen(self, game_id: int) -> AsyncIterator[Table]:
        """The game with a copy of its position, which nobody changes; one looks at a time. NoSuchGame, Unloadable.

        Whoever holds the game isn't kept waiting. The copy is made once a position.
        """
        async with self._used(game_id) as slot, slot.looking:
            if slot.shown is None or slot.at_rest is None or slot.shown.record is not slot.at_rest.record:
                async with self.hold(game_id) as table:
                    if slot.shown is None or slot.shown.record is not table.record:
                        copy = None if table.game is None else await self._workers.run(_to_look_at, table.game)
                        slot.shown = Table(table.record, copy)
            yield slot.shown

    @asynccontextmanager
    async def _used(self, game_id: int) -> AsyncIterator[_Slot]:
        """A game's place, which isn't taken away meanwhile."""
        slot = self._slots.setdefault(game_id, _Slot())
        slot.users += 1
        self._slots.move_to_end(game_id)
        try:
            yield slot
        finally:
            slot.users -= 1
            self._forget()

    @asynccontextmanager
    async def untouched(self) -> AsyncIterator[None]:
        """Nobody holds a game until the block ends; then each is loaded anew: rows are changed from outside.

        So nobody writes down again what is being struck out.
        """
        async with self._gate.alone(), self._fleet.untouched():
            try:
                yield
            finally:
                self.forget_all()

    def doubt(self, game_id: int | None = None) -> None:
        """Another process may have changed a game (None: any): what's in memory is compared before it's used."""
        for slot in self._slots.values() if game_id is None else filter(None, [self._slots.get(game_id)]):
            slot.doubtful = True

    def forget_all(self) -> None:
        """Have every game loaded anew when it's next needed: rows were changed from outside."""
        for slot in self._slots.values():
            if slot.table is not None:
                slot.table.spoiled = True
                if slot.users == 0:
                    slot.table = None

    def _forget(self) -> None:
        """Drop what is over the size, oldest use first, and what could not be loaded; never what is in use."""
        over = len(self._slots) - self._size
        for game_id, slot in list(self._slots.items()):
            if slot.users == 0 and (over > 0 or slot.table is None):
                del self._slots[game_id]
                over -= 1

    async def _load(self, game_id: int) -> Table:
        record = await self._storage.games.get(game_id)
        if record is None:
            raise NoSuchGame(game=game_id)
        if record.setup is None:
            return Table(record)
        entries = await self._storage.log.entries(game_id)
        snapshot = await self._storage.log.snapshot(game_id)
        if snapshot is not None:
            try:
                return await self._workers.run(self._made, record, entries, snapshot)
            except Exception:
                # The log is the game; a snapshot only saves time, and one that can't be read must not lock a game out.
                _log.exception("snapshot of game %s is of no use; loading it from its log", game_id)
        try:
            with refusals(game_id):
                return await self._workers.run(self._made, record, entries, None)
        except OurFault as error:
            raise Unloadable(game=game_id) from error

    def _made(self, record: GameRecord, entries: list[EntryRecord], snapshot: dict[str, Any] | None) -> Table:
        assert record.setup is not None
        game = self._rules.load_game(record.setup, [each.entry for each in entries], snapshot)
        return Table(record, game, Journal(entries, record.terms.get(TAKEN_IN, 0)))
