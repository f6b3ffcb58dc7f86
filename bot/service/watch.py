"""The watch: looks at the clock now and then, and has done what time alone brings about."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Sequence
from dataclasses import replace

from bot.errors import ServiceError
from bot.service.posts import reminders
from bot.service.service import GameService
from bot.telemetry import trace
from storage import StorageError, TurnRecord, WaitingRecord

_log = logging.getLogger(__name__)

EVERY_SECONDS = 60.0
TIDY_SECONDS = 3600.0
"""So often it's looked for lessons that nobody goes on with."""


class Watch:
    """Reminders, actions foreseen for silence, the tables' rules for silent players. All it knows is in the storage."""

    def __init__(self, service: GameService, every: float = EVERY_SECONDS) -> None:
        self._service = service
        self._every = every
        self._task: asyncio.Task[None] | None = None
        self._tidied = 0.0
        self._fixes_told = False

    def start(self) -> None:
        """Begin to watch; what came due while nobody watched is done at once."""
        self._task = asyncio.ensure_future(self._run())

    async def stop(self) -> None:
        """Look no more; a look that is under way is broken off."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                # One process for all: a person's turns on several servers share their reminders.
                if self._service.fleet.tells(None):
                    await self.look()
            except StorageError as error:
                _log.warning("the watch will look again: %r", error)
            except Exception:
                _log.exception("the watch failed; it will look again")
            await asyncio.sleep(self._every)

    async def look(self) -> None:
        """Do all that is due now."""
        if not self._fixes_told:
            await self._service.fixes.tell()
            self._fixes_told = True
        now = self._service.clock()
        if now - self._tidied >= TIDY_SECONDS:
            self._tidied = now
            await self._service.lessons.tidy(now)
        await self._service.silence.set_right(now)
        for user, theirs in reminders.by_user(await self._service.storage.turns.waiting()).items():
            try:
                await self._look_at(user, theirs, now)
            except StorageError:
                raise
            except Exception:
                # One person's trouble must not keep the others from being reminded.
                _log.exception("the watch can't see to %s; it will look again", user)

    async def _look_at(self, user: str, theirs: Sequence[WaitingRecord], now: float) -> None:
        """Do what is due of one person's open turns."""
        profile = await self._service.people.profile(user)
        for turn in reminders.defaults(theirs, profile, now):
            await self._try(turn.game_id, self._service.silence.make_default_move(turn))
        for turn in reminders.consequences(theirs, profile, now):
            await self._try(turn.game_id, self._apply_rule(turn, now))
        if await self._service.reminders.remind(theirs, profile, now):
            theirs = await self._service.storage.turns.waiting(user)
        for each in theirs:
            if reminders.have_run_out(each):
                await self._try(each.turn.game_id, self._service.silence.call(each.turn))

    async def _apply_rule(self, turn: TurnRecord, now: float) -> None:
        """What the table has agreed on for silence; where it can't be known yet who is still there, a look later.

        The others are asked when none of them sleeps; where that's never so, a day later all the same.
        """
        since = await self._service.silence.up_since(turn)
        if since is None:
            return
        info = await self._service.status(turn.game_id)
        gone = await self._service.gone(info)
        if gone is None:
            return
        asked = [each for each in info.others_than(turn.user) if each not in gone]
        if info.silence == "ask" and now - since < reminders.DAY and not await self._are_awake(asked, now):
            return
        await self._service.silence.apply_rule(turn, gone=gone)

    async def _are_awake(self, users: Sequence[str], now: float) -> bool:
        """Whether none of these has quiet hours; leave is too long to be waited for."""
        profiles = [await self._service.people.profile(each) for each in users]
        return all(reminders.may_be_called(replace(each, leave=()), now) for each in profiles)

    @staticmethod
    async def _try(game_id: int, work: Awaitable[object]) -> None:
        try:
            with trace.about(game_id):
                await work
        except ServiceError as error:
            _log.warning("game %s: what silence brings about could not be done: %s", game_id, error)
