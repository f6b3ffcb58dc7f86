"""Times and days as people type them and as they're shown: quiet hours, days of leave, zones by their clocks."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta, tzinfo

from bot.discord.completion import folded
from bot.discord.front import Confusing
from bot.service.people.people import zone_of, zones

TIME = re.compile(r"(?<!\d)(\d{1,2})(?:[:.h]\s?(\d{2}))?(?!\d)\s*(am|pm)?", re.IGNORECASE)
DAY = re.compile(r"\s*(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[./\- ]+(\d{1,2})(?:[./\- ]+(\d{4}))?\.?)\s*")
NOON = 12
NONE = ("", "-", "–", "0")
"""What is typed for no quiet hours at all."""


def read_hours(typed: str) -> tuple[int, int] | None:
    """Quiet hours such as "23:00–07:00", "23-7" or "11pm to 7am", in minutes after midnight; None for none at all.

    Confusing for anything else.
    """
    if typed.strip() in NONE:
        return None
    found = [_minutes(each) for each in TIME.finditer(typed)]
    if len(found) != 2 or found[0] is None or found[1] is None:
        raise Confusing("not_hours", value=typed)
    return found[0], found[1]


def _minutes(match: re.Match[str]) -> int | None:
    hour, minute, half = int(match[1]), int(match[2] or 0), (match[3] or "").lower()
    if half:
        if not 1 <= hour <= NOON:
            return None
        hour = hour % NOON + (NOON if half == "pm" else 0)
    if hour > 24 or minute > 59 or (hour == 24 and minute):
        return None
    return hour % 24 * 60 + minute


def clock(minutes: int) -> str:
    """Minutes after midnight as a clock shows them: "07:00"."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def read_day(typed: str, today: date) -> date:
    """A day such as "2026-12-24", "24.12." or "24/12/2026"; without a year the next one that comes.

    Confusing for anything else.
    """
    match = DAY.fullmatch(typed)
    if match is None:
        raise Confusing("not_a_day", value=typed)
    try:
        if match[1] or match[6]:
            return _full_date(match)
        day = date(today.year, int(match[5]), int(match[4]))
        return day if day >= today else date(today.year + 1, day.month, day.day)
    except ValueError as error:
        raise Confusing("not_a_day", value=typed) from error


def _full_date(match: re.Match[str]) -> date:
    parts = (match[1], match[2], match[3]) if match[1] else (match[6], match[5], match[4])
    return date(*(int(each) for each in parts))


def start_of(day: date, zone: tzinfo) -> float:
    """When a day begins there, in unix seconds."""
    return datetime(day.year, day.month, day.day, tzinfo=zone).timestamp()


def coming_days(today: date, count: int) -> list[date]:
    """So many days from today on."""
    return [today + timedelta(days=each) for each in range(count)]


def zone_label(name: str, now: float) -> str:
    """A zone with what its clocks show, which is what people know: "Europe/Rome (14:05)"."""
    return f"{name.replace('_', ' ')} ({clock_in(name, now)})"


def clock_in(name: str | None, now: float) -> str:
    """What the clocks of a zone show."""
    return datetime.fromtimestamp(now, UTC).astimezone(zone_of(name)).strftime("%H:%M")


def zones_like(typed: str, now: float) -> Sequence[str]:
    """The zones that are meant by a name, a city, or the time that one's clock shows; the exact one alone."""
    wanted = folded(typed.replace("_", " "))
    if not wanted:
        return ()
    exact = [each for each in zones() if folded(each.replace("_", " ")) == wanted]
    return exact or [each for each in zones() if wanted in folded(zone_label(each, now))]
