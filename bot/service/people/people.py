"""What a person has set for themselves: time zone, quiet hours, leave, direct messages, snooze, lists."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, tzinfo
from functools import cache
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

from bot.errors import BadSetting
from bot.service.people.rest import DAY_MINUTES, Rest, Span
from storage import Settings

LONGEST_LEAVE = 366 * 86400.0
LONGEST_SNOOZE_HOURS = 72
LEAVES_KEPT = 20
SCOPE = "player"
UNRATED = "unrated"
"""The setting with which somebody is on no list of ratings; their games count for those they played with."""


@cache
def zones() -> tuple[str, ...]:
    """The names of all time zones, in alphabetical order."""
    return tuple(sorted(available_timezones()))


def zone_of(name: str | None) -> tzinfo:
    """The time zone of this name; UTC for none, and for one that this system doesn't know any more."""
    return _known_zone(name) if name is not None and name in zones() else UTC


@cache
def _known_zone(name: str) -> tzinfo:
    """Read once: who looks for a zone looks at the clocks of all, and Python's own keeps eight."""
    return ZoneInfo(name)


@dataclass(frozen=True)
class Profile:
    """`quiet`: minutes after local midnight, from and until. `direct`: reminders come as direct messages.

    `unrated`: on no list of ratings.
    """

    zone: str | None = None
    quiet: tuple[int, int] | None = None
    leave: tuple[Span, ...] = ()
    direct: bool = False
    snooze: float = 0.0
    unrated: bool = False

    @property
    def rest(self) -> Rest:
        """When the person is left alone."""
        return Rest(zone_of(self.zone), self.quiet, self.leave)

    @classmethod
    def of(cls, raw: dict[str, Any]) -> Profile:
        """From the stored settings."""
        quiet = raw.get("quiet")
        return cls(
            zone=raw.get("zone"),
            quiet=None if quiet is None else (quiet[0], quiet[1]),
            leave=tuple((begin, end) for begin, end in raw.get("leave", ())),
            direct=raw.get("direct", False),
            snooze=raw.get("snooze", 0.0),
            unrated=raw.get(UNRATED, False),
        )


class People:
    """Reads and writes people's own settings; each person's are theirs alone."""

    def __init__(self, settings: Settings, clock: Callable[[], float]) -> None:
        self._settings = settings
        self._clock = clock

    async def profile(self, user: str) -> Profile:
        """What a person has set, with the defaults for the rest."""
        found = Profile.of(await self._settings.all(SCOPE, user))
        # Nobody can have asked for that long: the clock was ahead.
        too_long = found.snooze > self._clock() + LONGEST_SNOOZE_HOURS * 3600
        return replace(found, snooze=0.0) if too_long else found

    async def back(self, user: str | None) -> float | None:
        """When a person is back who is on leave; None for who isn't."""
        now = self._clock()
        spans = () if user is None else (await self.profile(user)).leave
        return next((end for begin, end in spans if begin <= now < end), None)

    async def set_zone(self, user: str, zone: str | None) -> Profile:
        """Set the time zone by its name ("Europe/Rome"); BadSetting."""
        if zone is not None and zone not in zones():
            raise BadSetting(setting="zone", value=zone[:60])
        return await self._set(user, "zone", zone)

    async def set_quiet(self, user: str, hours: tuple[int, int] | None) -> Profile:
        """Set the quiet hours, from and to in minutes after local midnight, None for none; BadSetting."""
        if hours is None:
            return await self._set(user, "quiet", None)
        start, end = hours
        if not (0 <= start < DAY_MINUTES and 0 <= end < DAY_MINUTES) or start == end:
            raise BadSetting(setting="quiet", start=start, end=end)
        return await self._set(user, "quiet", [start, end])

    async def add_leave(self, user: str, start: float, end: float) -> Profile:
        """Be away from one moment to another, at most a year; BadSetting. A span that's over stays for the records."""
        now = self._clock()
        if end <= max(start, now) or end - start > LONGEST_LEAVE or start > now + LONGEST_LEAVE:
            raise BadSetting(setting="leave", start=start, end=end)
        start = max(start, now)
        kept = (await self.profile(user)).leave
        # What it overlaps becomes one with it, so that the same leave said twice is one.
        apart = [each for each in kept if each[1] < start or each[0] > end]
        joined = [each for each in kept if each not in apart]
        span = (min([start, *(each[0] for each in joined)]), max([end, *(each[1] for each in joined)]))
        return await self._set(user, "leave", [list(each) for each in sorted((*apart[-(LEAVES_KEPT - 1) :], span))])

    async def end_leave(self, user: str) -> Profile:
        """Be back: leave that runs ends now, what was to come is dropped."""
        now = self._clock()
        kept = [[begin, min(end, now)] for begin, end in (await self.profile(user)).leave if begin < now]
        return await self._set(user, "leave", kept or None)

    async def set_direct(self, user: str, direct: bool) -> Profile:
        """Whether reminders come as direct messages (else in the thread of the game that has waited longest)."""
        return await self._set(user, "direct", direct or None)

    async def set_rated(self, user: str, rated: bool) -> Profile:
        """Whether one stands on the lists of ratings, where a server has them."""
        return await self._set(user, UNRATED, None if rated else True)

    async def snooze(self, user: str, hours: int) -> Profile:
        """No reminders for so many hours, at most three days; BadSetting."""
        if not 1 <= hours <= LONGEST_SNOOZE_HOURS:
            raise BadSetting(setting="snooze", hours=hours, most=LONGEST_SNOOZE_HOURS)
        return await self._set(user, "snooze", self._clock() + hours * 3600)

    async def _set(self, user: str, key: str, value: Any) -> Profile:
        await self._settings.set(SCOPE, user, key, value)
        return await self.profile(user)
