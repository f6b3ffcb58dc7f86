"""The dispatcher: tells what the outbox holds, each thing once, in a game's order, whatever breaks on the way."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Protocol

from bot.service import reminders
from bot.service.errors import ServiceError
from bot.service.lanes import InChannels
from bot.service.model import Announcement, announcement_of
from bot.service.service import GameService
from storage import OutboxRecord, StorageError

_log = logging.getLogger(__name__)

SEND_SECONDS = 60.0
GRACE_SECONDS = 8.0


class Sender(Protocol):
    """Posts announcements in a chat. Any exception but the two below leaves open whether the message is there."""

    async def send(self, item: Announcement) -> str:
        """Post it, with its marker; the message's id."""
        ...

    async def find(self, item: Announcement) -> str | None:
        """The id of the message with this marker in the channel's history, or None."""
        ...


class NotNow(Exception):
    """Surely not posted; worth another try after so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"not now, but in {seconds} s")
        self.seconds = seconds


class Closed(NotNow):
    """Surely not posted: the channel can't be written in for now. Whoever closed it may open it at any moment."""


class Undeliverable(Exception):
    """It can't be posted any more: the channel is gone. `reason` is for the log."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Dispatcher(InChannels):
    """One task for each game that has something to tell; a slow channel holds up its own game only.

    An announcement is claimed before the first try and marked after the last. One that's claimed and not marked may
    have been posted by a try that was cut off: the chat is searched for it before it's posted again.
    """

    def __init__(
        self,
        service: GameService,
        sender: Sender,
        *,
        first_pause: float = 1.0,
        longest_pause: float = 300.0,
        told: Callable[[int], None] = lambda game_id: None,
    ) -> None:
        """`told(game_id)` is called after each announcement that's posted; it must be quick and not raise."""
        super().__init__(self._work, GRACE_SECONDS)
        self._service = service
        self._told = told
        self._outbox = service.storage.outbox
        self._sender = sender
        self._first_pause = first_pause
        self._longest_pause = longest_pause

    async def start(self) -> None:
        """Begin with what an earlier run left, and listen for more."""
        self._service.listen(self.wake)
        for game_id in await self._outbox.games():
            self.wake(game_id)

    async def _work(self, game_id: int) -> None:
        failures = 0
        while self._lanes.more(game_id):
            self._lanes.take(game_id)
            pause = await self._tell_next(game_id, failures)
            if pause is None:
                failures = 0
                continue
            self._lanes.again(game_id)
            failures = failures + 1 if pause else 0
            if pause:
                await self._lanes.rest(pause, game_id)
                self.closed.discard(game_id)

    async def _tell_next(self, game_id: int, failures: int) -> float | None:
        """Tell the oldest thing: None if there was none, 0 if it's done, or seconds to wait before the next try."""
        try:
            item = await self._outbox.next(game_id)
            if item is None:
                return None
            return await self._tell(item)
        except NotNow as error:
            if isinstance(error, Closed):
                self.closed.add(game_id)
            return max(error.seconds, 0.01)
        except (StorageError, ServiceError, TimeoutError) as error:
            _log.warning("announcement of game %s will be tried again: %r", game_id, error)
        except Exception:
            _log.warning("announcement of game %s will be tried again", game_id, exc_info=True)
        pause = min(self._first_pause * 2 ** min(failures, 20), self._longest_pause)
        return pause * random.uniform(0.8, 1.2)

    async def _tell(self, item: OutboxRecord) -> float:
        announcement = announcement_of(item)
        try:
            message = await self._find(announcement) if item.state == "claimed" else None
            if message is None:
                if item.kind in reminders.KINDS:
                    fresh = await self._service.reminders.still_holds(item)
                    if fresh is None:
                        return 0
                    announcement = announcement_of(fresh)
                if not await self._outbox.claim(item.id, self._service.clock()):
                    return 0
                message = await self._send(announcement)
        except NotNow:
            # A first try that surely posted nothing needs no search later; an earlier one may still have posted.
            if item.state == "waiting":
                await self._outbox.release(item.id)
            raise
        except Undeliverable as error:
            if await self._service.reminders.in_the_thread(item, error.reason):
                return 0
            # Whoever takes no direct messages may do so; everything else that can't be told is amiss.
            level = logging.INFO if item.payload.get("direct") else logging.ERROR
            _log.log(level, "announcement %s of game %s can't be told: %s", item.id, item.game_id, error.reason)
            await self._outbox.mark_failed(item.id, error.reason)
            return 0
        await self._outbox.mark_sent(item.id, message, self._service.clock())
        self._told(item.game_id)
        return 0

    async def _find(self, item: Announcement) -> str | None:
        async with asyncio.timeout(SEND_SECONDS):
            return await self._sender.find(item)

    async def _send(self, item: Announcement) -> str:
        item = await self._complete(item)
        async with asyncio.timeout(SEND_SECONDS):
            return await self._sender.send(item)

    async def _complete(self, item: Announcement) -> Announcement:
        """Fill in which messages an undo makes outdated; all earlier ones are told or given up by now."""
        if "outdated" not in item.payload:
            return item
        payload: dict[str, Any] = dict(item.payload)
        told = {each.id: each for each in await self._outbox.of_game(item.game, -1) if each.message is not None}
        payload["outdated"] = [
            {"id": each["id"], "kind": each["kind"], "message": told[each["id"]].message}
            for each in payload["outdated"]
            if each["id"] in told
        ]
        return replace(item, payload=payload)
