"""A member of the fleet: it beats, sees who is gone, and takes and gives shards, until it's told to leave."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass

from bot.processes import leases, roll, visits
from bot.processes.custody import Custody
from bot.processes.fleet import Crew, Fleet, Held, Notice, StartLimit, shard_of
from bot.processes.game_locks import GameLocks, nobody_holds_any
from bot.processes.identify import Turnstile
from bot.processes.link import Cut, Link, Rhythm
from bot.processes.roll import Lookout, Muster
from storage import StorageError

_log = logging.getLogger(__name__)

NEVER = -1e9


@dataclass
class _Binding:
    """The member that has taken a game; what was begun meanwhile inherits it, and goes by it only until it's let go."""

    member: int
    holds: bool = True


_bound: ContextVar[_Binding | None] = ContextVar("member", default=None)


class Membership(Fleet):
    """This process among others on a PostgreSQL database."""

    is_alone = False

    def __init__(
        self,
        url: str,
        name: str,
        application: str,
        *,
        rhythm: Rhythm | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`name` is for people; `application` is what all of the process's connections are called, and no other's.

        `clock` gives steady seconds, which go on while the process is frozen.
        """
        self.rhythm = rhythm or Rhythm()
        self._url, self._name, self._clock = url, name, clock
        self._link = Link(url, application, self.rhythm.answer)
        self._link.woken, self._link.broken, self._link.heard = self._wake, self._broken, self._hear
        self._games = GameLocks(self._link, self.rhythm.silent)
        self._turnstile = Turnstile(self._link, self.rhythm.identify, self._limit)
        self._lookout = Lookout(clock, self.rhythm.silent, self.rhythm.lost)
        self._ask_limit: Callable[[], Awaitable[StartLimit]] | None = None
        self._member: int | None = None
        self._before: int | None = None
        self._beaten = NEVER
        self._anew = False
        self._muster = Muster((), ())
        self._crew: Crew | None = None
        self._custody: Custody | None = None
        self._awake = asyncio.Event()
        self._leaving = False
        self._life: asyncio.Task[None] | None = None
        self._cut: Callable[[], None] = lambda: None

    # --- what the house asks

    @property
    def member(self) -> int | None:
        """Its number, another after each break; None where it's no member just now."""
        return self._member

    @property
    def application(self) -> str:
        """What the process's connections are called."""
        return self._link.application

    @property
    def members(self) -> int:
        """See `Fleet`."""
        return max(len(self._muster.members), 1)

    @property
    def shards(self) -> Collection[int]:
        """See `Fleet`."""
        return frozenset(self._custody.mine if self._custody else ())

    @property
    def is_sure(self) -> bool:
        """Whether the last sign of life is so recent that nobody has given this process up."""
        return self._member is not None and self._clock() - self._beaten < self.rhythm.sure

    def tells(self, server: str | None) -> bool:
        """See `Fleet`: not what is being handed over, nor while somebody else may be telling it."""
        shard = shard_of(server, self.total)
        return self._has(shard) and self._custody is not None and shard not in self._custody.giving and self.is_sure

    def answers(self, server: str | None) -> bool:
        """See `Fleet`. Who isn't sure leaves it to others at first, where there are any."""
        shard = shard_of(server, self.total)
        serves = self._has(shard) or (self._custody is not None and shard in self._custody.lingering)
        return serves and (self.is_sure or self.members == 1)

    def hears(self, shard: int) -> None:
        """See `Fleet`."""
        if self._custody is not None:
            self._custody.hearing.add(shard)
            self._wake()

    def _has(self, shard: int) -> bool:
        return self._custody is not None and shard in self._custody.mine

    def fence(self) -> str:
        """See `Fleet`: whoever holds a game goes by the member that has claimed it."""
        bound = _bound.get()
        member = bound.member if bound is not None and bound.holds else self._member
        if member is None:
            return "FALSE"
        return f"EXISTS (SELECT 1 FROM processes.members WHERE id = {member:d} FOR KEY SHARE)"  # noqa: S608 - a number

    def at_break(self, cut: Callable[[], None]) -> None:
        """See `Fleet`."""
        self._cut = cut

    @asynccontextmanager
    async def holding(self, game_id: int) -> AsyncIterator[Held]:
        """See `Fleet`; Cut where the database is away, Busy where another process doesn't let it go."""
        member = self._me()
        held = Held(await self._games.hold(game_id))
        binding = _Binding(member)
        token = _bound.set(binding)
        try:
            yield held
        finally:
            binding.holds = False
            _bound.reset(token)
            held.version = await self._games.release(game_id)

    @asynccontextmanager
    async def untouched(self) -> AsyncIterator[None]:
        """See `Fleet`; Cut."""
        async with nobody_holds_any(self._url, self.application, self.rhythm.silent):
            yield

    async def permit(self, shard: int) -> None:
        """See `Fleet`. asyncio.CancelledError for one that isn't ours (any more): it's to end there."""
        while True:
            if not self._has(shard):
                raise asyncio.CancelledError(f"shard {shard} is another's")
            try:
                return await self._turnstile.pass_through(shard)
            except Cut:
                await asyncio.sleep(self.rhythm.again)

    async def _limit(self) -> StartLimit:
        return StartLimit() if self._ask_limit is None else await self._ask_limit()

    # --- its life

    async def join(self) -> None:
        """Be a member, without shards yet; Unreachable, Unusable, Cut."""
        await self._link.connect()
        await roll.make_tables(self._link)
        await self._enter()
        await self._beat()
        self._life = asyncio.ensure_future(self._live())

    def figures(self) -> Mapping[str, int]:
        """See `Fleet`."""
        mine = len(self.shards)
        return {"members": self.members, "shards": mine, "all_shards": self.total, "sure": int(self.is_sure)}

    def check(self) -> None:
        """See `Fleet`; Cut."""
        if not self.is_sure:
            raise Cut("not a member just now")

    async def follow(
        self, crew: Crew, total: int | None, recommended: int, limit: Callable[[], Awaitable[StartLimit]]
    ) -> None:
        """See `Fleet`. Where the database is away it's waited for."""
        self._ask_limit = limit
        self.total = await self._agreed(total, recommended)
        if total not in (None, self.total):
            _log.warning("the fleet has %s shards; before it can have %s all processes have to stop", self.total, total)
        self._crew = crew
        self._custody = Custody(crew, self._link, self._turnstile, self.rhythm, self._wake)
        self._wake()

    async def _agreed(self, total: int | None, recommended: int) -> int:
        while True:
            try:
                is_alone = len((await self._beat()).members) == 1
                return await leases.set_total(self._link, total, recommended, alone=is_alone)
            except Cut as error:
                _log.warning("how many shards there are can't be agreed on: %s", error)
                await asyncio.sleep(self.rhythm.again)

    async def leave(self) -> None:
        """See `Fleet`: neighbours have time to take the shards over, one after the other."""
        self._leaving = True
        with suppress(Cut, TimeoutError):
            await self._link.ask("UPDATE processes.members SET leaving = true WHERE id = $1", self._me())
            await self._link.wake()
            # Who has come since the last look can take them, too.
            await self._beat()
            async with asyncio.timeout(self.rhythm.leave):
                await self._handed_over()
        await self._end_life()
        with suppress(Cut):
            if self._custody is not None:
                await self._custody.stop()
                await self._custody.give_all(self._member)
            await roll.leave(self._link, self._me())
        self._member = None
        await self._link.close()

    async def _handed_over(self) -> None:
        while self._custody is not None and (self._custody.lingering or (self.shards and self._has_neighbours())):
            await self._rest()

    def _has_neighbours(self) -> bool:
        """Whether anybody stays who can take this process's shards."""
        return any(not each.leaving for each in self._muster.members if each.id != self._member)

    async def _end_life(self) -> None:
        if self._life is not None:
            self._life.cancel()
            await asyncio.gather(self._life, return_exceptions=True)

    async def _live(self) -> None:
        while True:
            try:
                if self._member is None:
                    await self._return()
                await self._look()
            except StorageError as error:
                _log.warning("the fleet can't be looked at: %s", error)
                await asyncio.sleep(self.rhythm.again)
                continue
            except Exception:
                _log.exception("the fleet can't be looked after; the next look is soon")
            await self._rest()

    async def _rest(self) -> None:
        """Until something changes, or the next sign of life is due."""
        waiting = asyncio.ensure_future(self._awake.wait())
        await asyncio.wait({waiting}, timeout=self.rhythm.beat)
        waiting.cancel()

    async def _return(self) -> None:
        """Be a member again, under another number, with the shards that nobody has taken."""
        if not self._link.is_up:
            await self._link.connect()
        self._lookout.forget()
        await self._enter()
        self._anew = True
        if self._crew is not None:
            # What was read since the connection broke may have changed unheard.
            self._crew.doubt()

    async def _enter(self) -> None:
        began = self._clock()
        member = await roll.join(self._link, self._name, self._before)
        self._member = self._before = member
        self._beaten = began
        _log.info("process %s is member %s of the fleet", self._name, member)

    async def _look(self) -> None:
        """A sign of life; then what there's to do."""
        self._awake.clear()
        muster, member = await self._beat(), self._me()
        for each in self._lookout.look(each for each in muster.members if each.id != member):
            await roll.strike_off(self._url, f"{self.application} striking off", each, self.rhythm.answer)
        if self._custody is None:
            return
        anew, self._anew = self._anew, False
        self._custody.see(muster, member, anew=anew)
        if not self._leaving:
            self._custody.wish(muster, member)
        await self._receive()

    async def _receive(self) -> None:
        """Carry out what was kept for the shards on which this process hears."""
        served = self._custody.mine & self._custody.hearing if self._custody is not None else None
        if served and self._crew is not None:
            for each in await visits.take(self._link, self.total, served):
                self._crew.receive(each)

    async def _beat(self) -> Muster:
        member, began = self._me(), self._clock()
        muster = await roll.beat(self._link, member)
        if muster is None:
            _log.warning("this process was given up by its neighbours; it begins anew")
            self._before = None
            self._broken()
            raise Cut("struck off")
        if not self.is_sure:
            # For a while nothing was told; what others have changed meanwhile was heard.
            self._anew = True
        self._beaten, self._muster = began, muster
        return muster

    def _me(self) -> int:
        if self._member is None:
            raise Cut("not a member just now")
        return self._member

    # --- what it hears

    def _wake(self) -> None:
        self._awake.set()

    def _hear(self, notice: Notice) -> None:
        if self._crew is not None:
            self._crew.hear(notice)

    def _broken(self) -> None:
        """Its locks have fallen, and from now on nothing is heard."""
        self._member = None
        self._turnstile.forget()
        self._cut()
        if self._crew is not None:
            self._crew.doubt()
        self._wake()
