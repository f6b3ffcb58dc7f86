"""The shards that this process has: what the rows say is followed, one task at a time for each."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from bot.processes import leases
from bot.processes.fleet import Crew
from bot.processes.identify import Turnstile
from bot.processes.link import Cut, Link, Rhythm
from bot.processes.roll import Lease, Muster

_log = logging.getLogger(__name__)


class Custody:
    """Opens what becomes ours, gives what others are to have, drops what is theirs already."""

    def __init__(self, crew: Crew, link: Link, turnstile: Turnstile, rhythm: Rhythm, wake: Callable[[], None]) -> None:
        """`wake` has the fleet looked at again soon."""
        self._crew, self._link, self._turnstile, self._rhythm, self._wake = crew, link, turnstile, rhythm, wake
        self.mine: set[int] = set()
        self.giving: set[int] = set()
        """Those of them that are being handed over."""
        self.lingering: set[int] = set()
        """Those that are another's, who doesn't hear yet what comes in there: until then it's answered here."""
        self.hearing: set[int] = set()
        """Those whose sessions have begun here."""
        self._lost: set[int] = set()
        """Those that are another's already, and aren't dropped yet."""
        self._rows: frozenset[int] = frozenset()
        self._heard: frozenset[int] = frozenset()
        """Those of others who hear what comes in there."""
        self._looked = asyncio.Event()
        """Set, and replaced, at each look."""
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def see(self, muster: Muster, member: int, *, anew: bool) -> None:
        """Follow what the rows say; `anew`: what is ours already is to be taken up once more."""
        rows = self._rows = muster.of(member)
        heard = {lease.shard: lease.holder for lease in muster.leases if lease.is_heard}
        self._heard = frozenset(shard for shard, holder in heard.items() if holder != member)
        self._looked.set()
        self._looked = asyncio.Event()
        for shard in self.mine - rows:
            _log.warning("shard %s is another's", shard)
        self._lost = (self._lost | self.mine) - rows
        self.mine &= rows
        for shard in self._lost:
            self._begin(f"shard {shard}", self._drop(shard))
        for shard in rows if anew else rows - self.mine:
            self._begin(f"shard {shard}", self._open(shard))
        for lease in muster.leases:
            if lease.holder == member and lease.wanted is not None and lease.shard not in self.giving:
                self._begin(f"shard {lease.shard}", self._answer(lease, muster, member))
        for shard in (self.mine & self.hearing) - heard.keys():
            self._begin(f"hearing {shard}", leases.hear(self._link, shard, member))

    def wish(self, muster: Muster, member: int) -> None:
        """Take the next shard that's due to this process."""
        lease = leases.wished(muster, member)
        if lease is not None:
            self._begin("wish", self._take(lease, member))

    async def give_all(self, member: int | None) -> None:
        """Let all go; what isn't asked for is nobody's."""
        await asyncio.gather(*(self.give(shard, member) for shard in sorted(self.mine - self.giving)))

    async def give(self, shard: int, member: int | None) -> None:
        """Finish what is under way on a shard, and let it go; who asks there is answered until the next one hears."""
        self.giving.add(shard)
        try:
            await self._close(shard)
            self.lingering.add(shard)
            self.mine.discard(shard)
            if member is not None:
                has_taker = await leases.give(self._link, shard, member)
                _log.info("shard %s is handed over", shard)
                if has_taker:
                    await self._until_heard(shard)
        finally:
            for each in (self.mine, self.giving, self.lingering, self.hearing):
                each.discard(shard)
            await self._crew.part(shard)

    async def _close(self, shard: int) -> None:
        try:
            async with asyncio.timeout(self._rhythm.handover):
                await self._crew.close(shard)
        except TimeoutError:
            _log.warning("shard %s is handed over with something under way", shard)
            await self._crew.drop(shard)

    async def _until_heard(self, shard: int) -> None:
        """Until whoever has a shard now hears what comes in there, but not for ever."""
        try:
            async with asyncio.timeout(self._rhythm.linger):
                while shard not in self._heard:
                    await self._looked.wait()
        except TimeoutError:
            _log.warning("shard %s was taken, but its session hasn't begun", shard)

    async def stop(self) -> None:
        """Begin nothing more, and break off what runs."""
        tasks = list(self._tasks.values())
        for each in tasks:
            each.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _open(self, shard: int) -> None:
        await self._crew.prepare(shard)
        if shard in self._rows:
            _log.info("shard %s is this process's", shard)
            self.mine.add(shard)
            await self._crew.open(shard)

    async def _drop(self, shard: int) -> None:
        self.hearing.discard(shard)
        await self._crew.drop(shard)
        self._lost.discard(shard)

    async def _answer(self, lease: Lease, muster: Muster, member: int) -> None:
        if leases.is_to_give(muster, lease):
            await self.give(lease.shard, member)
        else:
            await leases.refuse(self._link, lease.shard, member)

    async def _take(self, lease: Lease, member: int) -> None:
        """Have a shard, once it may identify: until then it's served by who has it."""
        async with self._turnstile.reserved(lease.shard):
            how = leases.take if lease.holder is None else leases.ask_for
            if await how(self._link, lease.shard, member):
                await self._opened(lease.shard, member)
        self._wake()

    async def _opened(self, shard: int, member: int) -> None:
        """Wait until a shard is ours and has identified, but not for ever."""
        try:
            async with asyncio.timeout(self._rhythm.handover + self._rhythm.beat):
                await self._turnstile.passed(shard)
        except TimeoutError:
            await leases.recall(self._link, shard, member)

    def _begin(self, what: str, work: Coroutine[Any, Any, object]) -> None:
        """One task of a kind at a time; what can't begin now is seen to at the next look."""
        running = self._tasks.get(what)
        if running is not None and not running.done():
            work.close()
            return
        task = self._tasks[what] = asyncio.ensure_future(self._done(what, work))
        task.add_done_callback(lambda done: self._tasks.pop(what, None) if self._tasks.get(what) is done else None)

    async def _done(self, what: str, work: Coroutine[Any, Any, object]) -> None:
        try:
            await work
        except Cut as error:
            _log.info("%s: %s", what, error)
        except Exception:
            _log.exception("%s can't be done", what)
