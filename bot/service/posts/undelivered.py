"""Announcements that can't be told for now: they're set aside, so that those after them are told meanwhile.

Who was to be pinged is pinged alone, and the host hears why, once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bot.service.games.venues import LOST
from bot.service.posts.announcements import ALONE
from storage import GameRecord, NewAnnouncement, OutboxRecord, Storage

TO_HOST = "undelivered"
"""The kind of what the host hears."""
CLOSED, GONE, REFUSED, UNREACHABLE, UNSEEN = "closed", "gone", "refused", "unreachable", "unseen"
"""Causes: the bot may not write there, the place is gone, Discord refuses the message, or has failed for a while, or
whoever is pinged may not view the place.
"""

FAULTS = (REFUSED, UNREACHABLE)


async def instead(storage: Storage, item: OutboxRecord, cause: str) -> list[NewAnnouncement]:
    """What is told in the place of an announcement that can't be told for this cause; nothing for one without pings."""
    record = await storage.games.get(item.game_id)
    if record is None or not item.mentions or item.payload.get("direct"):
        return []
    if cause == GONE and await _said_with_the_loss(storage, item, record):
        return []
    told = _alone(item, item.mentions, cause)
    if record.host not in item.mentions and not await storage.outbox.has_heard(item.game_id, TO_HOST, cause):
        told.append(_to_host(item, record.host, item.mentions, cause))
    return told


async def unseen(storage: Storage, item: OutboxRecord, people: Sequence[str]) -> list[NewAnnouncement]:
    """What is told to these people, who may not see the game's thread; the host hears of each once."""
    record = await storage.games.get(item.game_id)
    earlier = [each.payload for each in await storage.outbox.of_game(item.game_id, -1) if each.kind == TO_HOST]
    known = {user for each in earlier if each["cause"] == UNSEEN for user in each["people"]}
    told = _alone(item, people, UNSEEN)
    if record is not None and record.host not in people and not known.issuperset(people):
        told.append(_to_host(item, record.host, people, UNSEEN))
    return told


def _alone(item: OutboxRecord, people: Sequence[str], cause: str) -> list[NewAnnouncement]:
    more = {"item": item.id, "direct": True, "cause": cause, "about": item.kind}
    return [NewAnnouncement(item.seq, ALONE, (each,), {"user": each, **more}) for each in people]


def _to_host(item: OutboxRecord, host: str, people: Sequence[str], cause: str) -> NewAnnouncement:
    body = {"user": host, "people": list(people), "direct": True, "cause": cause, "about": item.kind}
    return NewAnnouncement(item.seq, TO_HOST, (), body)


async def _said_with_the_loss(storage: Storage, item: OutboxRecord, record: GameRecord) -> bool:
    """Whether each player was told alone that the place is gone, and how it goes on, since this was to be said."""
    if record.terms.get(LOST) != record.channel:
        return False
    told = await storage.outbox.of_game(item.game_id, -1)
    return any(each.kind == LOST and each.id > item.id for each in told)


@dataclass
class Postponed:
    """For each game the announcements that wait, and until when; `clock` gives seconds.

    The storage knows it too, by the wall clock, for the next start.
    """

    clock: Callable[[], float]
    _until: dict[int, dict[int, float]] = field(default_factory=dict)

    def put(self, game_id: int, item_id: int, seconds: float) -> None:
        """Leave an announcement alone for so long."""
        self._until.setdefault(game_id, {})[item_id] = self.clock() + seconds

    def of(self, game_id: int) -> list[int]:
        """The announcements of a game that are to be left alone now."""
        now = self.clock()
        waiting = {item: until for item, until in self._until.get(game_id, {}).items() if until > now}
        self._until[game_id] = waiting
        if not waiting:
            del self._until[game_id]
        return list(waiting)

    def pause(self, game_id: int) -> float | None:
        """Seconds until the next of a game's is due; None where none waits."""
        waiting = self._until.get(game_id)
        return None if not waiting else max(0.01, min(waiting.values()) - self.clock())

    def clear(self, game_id: int) -> None:
        """Try all of a game's again at once."""
        self._until.pop(game_id, None)
