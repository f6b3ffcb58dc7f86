"""Reminders: when one is due, what it says, and whether it still holds when it goes out.

A reminder follows its table's pace, whatever other games wait for the person; the message lists them all, oldest first.
Beyond the table's patience, once its rule was applied or where it just waits, there's one in the thread, for all to
see, and then one a week: nobody is nagged for ever, and no silence is left unexplained.
Only tables with a day or more for a move share one message a day, by the person's own calendar, where several games
wait. None comes in quiet hours, on leave or while snoozed. After an outage each due reminder comes once: the next is
counted from the one that was told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.service.people.people import People, Profile
from bot.service.people.rest import Rest, after, awake_from, local_date
from bot.service.posts.announcements import LAST_CALL
from storage import NewAnnouncement, OutboxRecord, Storage, TurnRecord, WaitingRecord

KIND = "reminder"
KINDS = (KIND, LAST_CALL)
"""What is looked at again before it's told."""
LATE = 60.0
"""Seconds after which a reminder that's told counts from then on, not from when it was written."""
HOUR = 3600.0
DAY = 24 * HOUR
BEYOND = 7 * DAY
"""Between reminders of a turn of which its table's patience has got no further, where its pace isn't longer."""


def pace_of(each: WaitingRecord) -> float | None:
    """The table's pace in seconds, None where nobody is reminded."""
    hours = each.terms.get("pace", 0)
    return hours * HOUR if hours else None


def due_at(each: WaitingRecord, rest: Rest) -> float | None:
    """When the next reminder of a turn (or, after the last, its consequence) is due, quiet hours apart."""
    pace = pace_of(each)
    if pace is None:
        return None
    apart = max(pace, BEYOND) if _is_beyond(each) else pace
    last = max(each.turn.since, each.turn.reminded_at or 0.0, each.turn.acted_on or 0.0)
    return after(rest, last, apart)


def _is_beyond(each: WaitingRecord) -> bool:
    """Whether the table's rule was applied; where it's to wait, whether all have been told so by one reminder more."""
    waits = each.terms.get("silence", "ask") == "wait"
    return each.turn.acted_on is not None or (waits and each.turn.reminded > each.terms.get("patience", 3))


def may_be_called(profile: Profile, now: float) -> bool:
    """Whether the person is neither resting nor wants to be left alone for a while."""
    return profile.snooze <= now and awake_from(profile.rest, now) <= now


def is_due(each: WaitingRecord, profile: Profile, now: float) -> bool:
    """Whether the time of a turn's next reminder has come."""
    due = due_at(each, profile.rest)
    return due is not None and due <= now


def to_remind(theirs: Sequence[WaitingRecord], profile: Profile, last: float | None, now: float) -> list[WaitingRecord]:
    """Those of a person's open turns of which they're to be reminded now; `last` is when they last were of any."""
    if not may_be_called(profile, now):
        return []
    # Turns whose patience is at its end are not reminded of any more: the table's rule follows.
    due = [each for each in theirs if is_due(each, profile, now) and not is_patience_over(each)]
    several = len({each.turn.game_id for each in theirs}) > 1
    today = last is not None and local_date(profile.rest, last) == local_date(profile.rest, now)
    if several and today and all(_has_days(each) for each in due):
        return []
    return due


def _has_days(each: WaitingRecord) -> bool:
    """Whether a table gives a day or more for a move."""
    pace = pace_of(each)
    return pace is None or pace >= DAY


def have_run_out(each: WaitingRecord) -> bool:
    """Whether all reminders that the table grants have been given."""
    return pace_of(each) is not None and each.turn.reminded >= each.terms.get("patience", 3)


def is_patience_over(each: WaitingRecord) -> bool:
    """Whether all reminders that the table grants have been given, so that its rule comes next."""
    if each.terms.get("silence", "ask") == "wait" or each.turn.acted_on is not None:
        return False
    return each.turn.reminded >= each.terms.get("patience", 3)


def message(theirs: Sequence[WaitingRecord], due: Sequence[WaitingRecord], direct: bool) -> tuple[int, NewAnnouncement]:
    """In which game's outbox the reminder goes, and what it says.

    In a thread only games of the same server are named; `elsewhere` is how many others wait.
    """
    home = due[0]
    named = [each for each in theirs if direct or each.server == home.server]
    payload: dict[str, Any] = {
        "user": home.turn.user,
        "direct": direct,
        "games": [_game(each, each in due) for each in named],
        "elsewhere": len(theirs) - len(named),
    }
    return home.turn.game_id, NewAnnouncement(home.json["seq"], KIND, (home.turn.user,), payload)


def _game(each: WaitingRecord, due: bool) -> dict[str, Any]:
    turn = each.turn
    return {
        "turn": turn.id,
        "game": turn.game_id,
        "seat": turn.seat,
        "kind": turn.kind,
        "since": turn.since,
        "due": due,
        "count": turn.reminded + due,
    }


@dataclass(frozen=True)
class Reminders:
    """Writes reminders into the outbox, and looks at them again before they're told."""

    storage: Storage
    people: People
    clock: Callable[[], float]
    told: Callable[[int], None]

    async def remind(self, theirs: Sequence[WaitingRecord], profile: Profile, now: float) -> bool:
        """Have a person reminded of what is due among their open turns; whether there was something."""
        if not any(is_due(each, profile, now) for each in theirs):
            return False
        last = await self.storage.turns.last_reminded(theirs[0].turn.user, now)
        due = to_remind(theirs, profile, last, now)
        if not due:
            return False
        # Those who wait for somebody silent see that they're reminded, and what they may do.
        direct = profile.direct and not any(have_run_out(each) for each in due)
        game_id, told = message(theirs, due, direct)
        if not await self.storage.turns.remind([each.turn for each in due], game_id, told, now):
            return False
        self.told(game_id)
        return True

    async def still_holds(self, item: OutboxRecord) -> OutboxRecord | None:
        """The reminder, or last call, as it's to be told now; None, and it's taken back, where nothing is left of it.

        That's so where the turns have ended meanwhile, and in quiet hours: then it comes again when they're over.
        """
        if item.kind == LAST_CALL:
            return await self._call_holds(item)
        user, now = item.payload["user"], self.clock()
        since = {each.turn.id: each.turn.since for each in await self.storage.turns.waiting(user)}
        # Who has moved meanwhile and is still up has all their time again.
        games = [each for each in item.payload["games"] if since.get(each["turn"]) == each["since"]]
        due = [each["turn"] for each in games if each["due"]]
        profile = await self.people.profile(user)
        late = now - item.created > LATE
        again = await self._told_since(item, due) if late else set[int]()
        if due and may_be_called(profile, now) and not again:
            if late:
                await self.storage.turns.told_late(due, now)
            return replace(item, payload=item.payload | {"games": games})
        # What else it was about is due again at once.
        await self.storage.turns.recall(due, item.id)
        await self.storage.turns.told_late(sorted(again), now)
        return None

    async def _told_since(self, item: OutboxRecord, due: Sequence[int]) -> set[int]:
        """Those of these turns of which another reminder tells, as both have waited for Discord."""
        found: set[int] = set()
        for game_id in sorted({item.game_id, *(each["game"] for each in item.payload["games"])}):
            others = await self.storage.outbox.of_game(game_id, -1)
            told = (game for each in others if _stands_for(each, item) for game in each.payload["games"])
            found.update(game["turn"] for game in told if game["due"])
        return found.intersection(due)

    async def _call_holds(self, item: OutboxRecord) -> OutboxRecord | None:
        """The last call; None, and it's taken back, where its person has moved."""
        waiting = await self.storage.turns.waiting(item.payload["user"])
        if any((each.turn.id, each.turn.since) == (item.payload["turn"], item.payload["since"]) for each in waiting):
            return item
        await self.storage.turns.recall([], item.id)
        return None

    async def in_the_thread(self, item: OutboxRecord, trouble: str) -> bool:
        """Tell a reminder in its game's thread that can't be told as a direct message; whether it's one of those."""
        if item.kind != KIND or not item.payload["direct"]:
            return False
        record = await self.storage.games.get(item.game_id)
        waiting = {each.turn.id: each for each in await self.storage.turns.waiting(item.payload["user"])}
        games = item.payload["games"]
        here = [g for g in games if g["turn"] in waiting and record and waiting[g["turn"]].server == record.server]
        payload = item.payload | {"direct": False, "games": here, "elsewhere": len(games) - len(here)}
        told = NewAnnouncement(item.seq, item.kind, item.mentions, payload)
        await self.storage.outbox.give_up(item, trouble, [told], self.clock())
        return True


def _stands_for(other: OutboxRecord, item: OutboxRecord) -> bool:
    """Whether another reminder is told in the place of this one: it was since this was written, or is about to be.

    That's an older one, or one in the thread for somebody who can't be written to.
    """
    if other.kind != KIND or other.id == item.id:
        return False
    if other.sent is not None:
        return other.sent > item.created
    instead = item.payload["direct"] and not other.payload["direct"]
    return other.state in ("waiting", "claimed") and (other.id < item.id or instead)


def by_user(waiting: Sequence[WaitingRecord]) -> dict[str, list[WaitingRecord]]:
    """Open turns by the person who is to act, each person's longest wait first."""
    found: dict[str, list[WaitingRecord]] = {}
    for each in waiting:
        found.setdefault(each.turn.user, []).append(each)
    return found


def consequences(theirs: Sequence[WaitingRecord], profile: Profile, now: float) -> list[TurnRecord]:
    """The open turns of which the table's rule for silence has come due and wasn't applied yet."""
    if not may_be_called(profile, now):
        return []
    return [each.turn for each in theirs if is_patience_over(each) and is_due(each, profile, now)]


def defaults(theirs: Sequence[WaitingRecord], profile: Profile, now: float) -> list[TurnRecord]:
    """The open turns for which the rules foresee an action for silence: a pace after the first reminder it's made."""
    if not may_be_called(profile, now):
        return []
    silent = [each for each in theirs if each.json.get("default") and each.turn.reminded >= 1]
    return [each.turn for each in silent if is_due(each, profile, now)]
