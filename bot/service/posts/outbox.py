"""The dispatcher: tells what the outbox holds, each thing once, in a game's order, whatever breaks on the way."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Any, Protocol

from bot.errors import ServiceError
from bot.service.model import Announcement, announcement_of
from bot.service.posts import announcements, reminders, undelivered
from bot.service.posts.lanes import InChannels
from bot.service.posts.undelivered import Postponed
from bot.service.service import GameService
from bot.telemetry import trace
from storage import OutboxRecord, StorageError

_log = logging.getLogger(__name__)

SEND_SECONDS = 60.0
GRACE_SECONDS = 8.0
PATIENT_TRIES = 4
"""After so many failed tries in a row, those after it are told first."""
GIVE_UP_SECONDS = 7 * 86400.0
UNSEEN_SECONDS = 2.0
"""So long what some may not see waits for these to be pinged alone."""
LONGEST_ASIDE = 2 * 3600.0
"""What is set aside for longer, by a clock that was ahead, is tried at once."""


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


class Unseen(Exception):
    """Surely not posted: it would ping people who may not view the channel, and so hear nothing of it."""

    def __init__(self, people: Sequence[str]) -> None:
        super().__init__(f"{len(people)} of those who are pinged may not view the channel")
        self.people = people


class Undeliverable(Exception):
    """It can't be posted any more: the channel is gone, or the message refused. `reason` is for the log."""

    def __init__(self, reason: str, cause: str = undelivered.GONE) -> None:
        super().__init__(reason)
        self.reason, self.cause = reason, cause


class Unsure(Exception):
    """The connection broke, or Discord failed: whether it's posted is open. That's no fault."""


class Dispatcher(InChannels):
    """One task for each game that has something to tell; a slow channel holds up its own game only.

    An announcement is taken before the first try, claimed where it isn't known how a try ended, and marked after the
    last. What an earlier run has taken, or may have, can have been posted by a try that was cut off: the chat is
    searched for it before it's posted again.

    What can't be told after a few tries is set aside, and those after it are told; a ping among them goes to the person
    alone meanwhile. It's tried again until it's given up after days.
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
        super().__init__(self._work, GRACE_SECONDS, service.homes.is_ours)
        self._service = service
        self._told = told
        self._outbox = service.storage.outbox
        self._sender = sender
        self._first_pause = first_pause
        self._longest_pause = longest_pause
        self._aside = Postponed(time.monotonic)
        self._shut: dict[int, tuple[str | None, float]] = {}
        """By game: the channel that can't be written in for now, and until when (steady seconds) it isn't tried."""
        self._idle: set[int] = set()

    async def start(self) -> None:
        """Begin with what an earlier run left, and listen for more."""
        self._service.listen(self.wake)
        self._service.drive(self)
        await self.take_up()

    async def take_up(self) -> None:
        """Begin with what was left by whoever told it before."""
        now = self._service.clock()
        for item, due in await self._outbox.set_aside_until():
            # A channel may have been opened while nobody listened; everything else keeps its time.
            if item.trouble != undelivered.CLOSED and now < due <= now + LONGEST_ASIDE:
                self._aside.put(item.game_id, item.id, due - now)
        for game_id in await self._service.homes.ours(await self._outbox.games()):
            self.wake(game_id)

    def wake(self, game_id: int) -> None:
        """Say that a game may have something to tell; what is set aside doesn't hold it up."""
        super().wake(game_id)
        if game_id in self._idle:
            self._lanes.stir(game_id)

    def knock(self, game_ids: Collection[int]) -> None:
        """Say that the channels of these games may be open again: what waits for that is tried at once."""
        opened = self.closed & set(game_ids)
        for game_id in opened:
            self._aside.clear(game_id)
        super().knock(opened)
        self.closed -= opened

    async def _work(self, game_id: int) -> None:
        failures = 0
        while self._lanes.more(game_id):
            self._lanes.take(game_id)
            pause = await self._tell_next(game_id, failures)
            if pause is None:
                failures = 0
                await self._wait_aside(game_id)
                continue
            self._lanes.again(game_id)
            failures = failures + 1 if pause else 0
            if pause:
                await self._lanes.rest(pause, game_id)

    async def _wait_aside(self, game_id: int) -> None:
        """Nothing is left but what is set aside: rest until the first of it is due, or there's something new."""
        pause = self._aside.pause(game_id)
        if pause is None:
            return
        if not self._lanes.more(game_id):
            self._idle.add(game_id)
            await self._lanes.rest(pause, game_id)
            self._idle.discard(game_id)
        self._lanes.again(game_id)

    async def _tell_next(self, game_id: int, failures: int) -> float | None:
        """Tell the oldest thing: None if there's no more, 0 if there may be, or seconds to wait before the next try."""
        item: OutboxRecord | None = None
        place: str | None = None
        try:
            item = await self._outbox.next(game_id, self._aside.of(game_id))
            if item is None:
                return None
            place = await self._place_of(item)
            if not self._is_open(item, place):
                self._outbox.leave(item)
                return await self._set_aside(item, self._shut[game_id][1] - time.monotonic(), undelivered.CLOSED)
            return await self._tell(item)
        except Closed as error:
            self.closed.add(game_id)
            self._shut[game_id] = (place, time.monotonic() + error.seconds)
            return 0
        except NotNow as error:
            return max(error.seconds, 0.01)
        except (StorageError, ServiceError, TimeoutError, Unsure) as error:
            _log.warning("announcement of game %s will be tried again: %r", game_id, error)
        except Exception:
            _log.warning("announcement of game %s will be tried again", game_id, exc_info=True)
        await self._claim(item)
        pause = min(self._first_pause * 2 ** min(failures, 20), self._longest_pause) * random.uniform(0.8, 1.2)
        if item is None or (item.trouble is None and failures < PATIENT_TRIES):
            return pause
        return await self._set_aside(item, max(pause, self._longest_pause), undelivered.UNREACHABLE)

    async def _claim(self, item: OutboxRecord | None) -> None:
        """Note that a try may have posted it, also for those who come after this process."""
        try:
            if item is not None and item.claimed is None:
                await self._outbox.claim(item.id, self._service.clock())
        except StorageError as error:
            _log.warning("that announcement %s may be posted can't be noted: %r", item and item.id, error)

    async def _place_of(self, item: OutboxRecord) -> str | None:
        """The channel in which it's to be told; None where the game has none, or it's told to one person alone."""
        if item.payload.get("direct"):
            return None
        return item.payload.get("place") or (await self._service.status(item.game_id)).channel

    def _is_open(self, item: OutboxRecord, place: str | None) -> bool:
        """Whether it may be tried: not what belongs in a channel that's closed for now."""
        if item.payload.get("direct") or item.game_id not in self.closed:
            return True
        shut, until = self._shut.get(item.game_id, (None, 0.0))
        if until > time.monotonic():
            return place != shut
        self.closed.discard(item.game_id)
        return True

    async def _set_aside(self, item: OutboxRecord, seconds: float, cause: str) -> float:
        """Let those after it be told; a ping goes to the person alone, the first time that it's set aside."""
        self._aside.put(item.game_id, item.id, seconds)
        now = self._service.clock()
        try:
            if now - item.created > GIVE_UP_SECONDS:
                await self._give_up(item, f"not told for days: {cause}", cause)
            else:
                told = [] if item.trouble else await undelivered.instead(self._service.storage, item, cause)
                await self._outbox.set_aside(item, cause, told, now, now + seconds)
        except StorageError as error:
            _log.warning("announcement %s of game %s can't be set aside: %r", item.id, item.game_id, error)
        return 0

    async def _ring_alone(self, item: OutboxRecord, people: Sequence[str]) -> float:
        """People who may not view the channel are pinged alone; a moment later it's posted for the others."""
        now = self._service.clock()
        told = await undelivered.unseen(self._service.storage, item, people)
        self._aside.put(item.game_id, item.id, UNSEEN_SECONDS)
        await self._outbox.set_aside(item, undelivered.UNSEEN, told, now, now + UNSEEN_SECONDS)
        return 0

    async def _give_up(self, item: OutboxRecord, reason: str, cause: str) -> None:
        # Whoever takes no direct messages may do so, and a server close or delete what is its own; all else is amiss.
        level = logging.ERROR if cause in undelivered.FAULTS else logging.WARNING
        level = logging.INFO if item.payload.get("direct") else level
        _log.log(level, "announcement %s of game %s can't be told: %s", item.id, item.game_id, reason)
        told = [] if item.trouble else await undelivered.instead(self._service.storage, item, cause)
        await self._outbox.give_up(item, reason, told, self._service.clock())

    async def _tell(self, item: OutboxRecord) -> float | None:
        announcement = announcement_of(item)
        trace.begin_telling(item.game_id, item.seq, item.id)
        try:
            message = await self._find(announcement) if item.state == "claimed" else None
            if message is None:
                fresh = await self._as_it_holds(item)
                if fresh is None:
                    return 0
                announcement = announcement_of(_as_known(fresh))
                message = await self._send(announcement)
        except NotNow:
            # A first try that surely posted nothing needs no search later; an earlier one may still have posted.
            self._outbox.leave(item)
            raise
        except Unseen as error:
            self._outbox.leave(item)
            return await self._ring_alone(item, error.people)
        except Undeliverable as error:
            if not await self._service.reminders.in_the_thread(item, error.reason):
                await self._give_up(item, error.reason, error.cause)
            return 0
        rung = (item.payload["item"], item.payload["user"]) if item.kind == announcements.ALONE else None
        now = self._service.clock()
        more = await self._outbox.mark_sent(item.id, message, now, rung)
        late = now - item.created
        _log.info("%s of game %s is told by message %s after %.1f s", item.kind, item.game_id, message, late)
        self._service.meter.told(late)
        self._told(item.game_id)
        return 0 if more else None

    async def _as_it_holds(self, item: OutboxRecord) -> OutboxRecord | None:
        """The announcement as it's to be told now; None, and it's taken back, where there's no need any more."""
        if item.kind in reminders.KINDS:
            return await self._service.reminders.still_holds(item)
        if item.kind == announcements.ALONE:
            first = await self._outbox.get(item.payload["item"])
            holds = first is not None and await self._waits(first)
        else:
            # Told late, a turn message that was set aside mustn't call somebody whose turn is over.
            holds = item.trouble is None or await self._is_on(item)
        if not holds:
            await self._outbox.drop(item.id)
        return item if holds else None

    async def _waits(self, first: OutboxRecord) -> bool:
        """Whether what was set aside isn't told yet, as far as that can be found out, and its turn is still on."""
        if first.state not in ("waiting", "claimed", "failed") or not await self._is_on(first):
            return False
        if first.state != "claimed":
            return True
        try:
            message = await self._find(announcement_of(first))
        except Exception as error:
            _log.info("whether announcement %s is told can't be found out: %r", first.id, error)
            return True
        if message is not None:
            await self._outbox.mark_sent(first.id, message, self._service.clock())
        return message is None

    async def _is_on(self, item: OutboxRecord) -> bool:
        """Whether the turn that a message announces is still on; other messages always hold."""
        if item.kind not in announcements.TURN_KINDS:
            return True
        turn = (await self._service.status(item.game_id)).turn
        return turn is not None and turn.seq == item.seq

    async def _find(self, item: Announcement) -> str | None:
        async with asyncio.timeout(SEND_SECONDS):
            return await self._sender.find(item)

    async def _send(self, item: Announcement) -> str:
        item = await self._complete(item)
        async with asyncio.timeout(SEND_SECONDS):
            return await self._sender.send(item)

    async def _complete(self, item: Announcement) -> Announcement:
        """Fill in which messages an undo makes outdated, and whom the turn has pinged in another place.

        All earlier ones are told, set aside or given up by now.
        """
        if not item.payload.keys() & {"outdated", "rung"}:
            return item
        payload: dict[str, Any] = dict(item.payload)
        earlier = await self._outbox.of_game(item.game, -1)
        if "outdated" in payload:
            told = {each.id: each for each in earlier if each.message is not None}
            payload["outdated"] = [
                {"id": each["id"], "kind": each["kind"], "message": told[each["id"]].message}
                for each in payload["outdated"]
                if each["id"] in told
            ]
        if "rung" in payload and item.kind in announcements.TURN_KINDS:
            payload["rung"] = announcements.rung_before(item, earlier)
        return replace(item, payload=payload)


def _as_known(item: OutboxRecord) -> OutboxRecord:
    """What is told once more after those who may not see it were pinged alone goes out all the same."""
    return replace(item, payload=item.payload | {"unseen": True}) if item.trouble == undelivered.UNSEEN else item
