"""Pings that can't be delivered in a game's thread: the person gets them alone, and the host hears why, once."""

from __future__ import annotations

from bot.service.games.places import LOST
from bot.service.posts.announcements import ALONE
from storage import NewAnnouncement, OutboxRecord, Storage

TO_HOST = "undelivered"
"""The kind of what the host hears."""
CLOSED, GONE, REFUSED, UNREACHABLE = "closed", "gone", "refused", "unreachable"
"""Causes: the bot may not write there, the place is gone, Discord refuses the message, or has failed for a while."""


async def instead(storage: Storage, item: OutboxRecord, cause: str) -> list[NewAnnouncement]:
    """What is told in the place of an announcement that can't be told for this cause; nothing for one without pings."""
    record = await storage.games.get(item.game_id)
    if record is None or not item.mentions or item.payload.get("direct"):
        return []
    if cause == GONE and record.terms.get(LOST) == record.channel:
        # Each player was told alone that the place is gone, with how it goes on.
        return []
    more = {"direct": True, "cause": cause, "about": item.kind}
    told = [
        NewAnnouncement(item.seq, ALONE, (each,), {"user": each, "item": item.id, **more}) for each in item.mentions
    ]
    if record.host not in item.mentions and not await storage.outbox.has_heard(item.game_id, TO_HOST, cause):
        host = {"user": record.host, "people": list(item.mentions), **more}
        told.append(NewAnnouncement(item.seq, TO_HOST, (), host))
    return told
