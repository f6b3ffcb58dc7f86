"""How long an offer stands: "in 2 days", "36 h", or a day, as people type it in any of the languages."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta, tzinfo

from babel.dates import format_timedelta

from bot.discord.people.times import read_day

HOUR = 3600
DAY = 24 * HOUR
SPAN = re.compile(r"(?:\D*\s)?(\d{1,4})\s*([dhwjgos])[^\W\d]*\s*", re.IGNORECASE)
UNITS = {"d": DAY, "j": DAY, "g": DAY, "h": HOUR, "o": HOUR, "w": 7 * DAY, "s": 7 * DAY}
"""By its first letter: day, día, jour, giorno, dia; hour, hora, heure, ora; week, semana, semaine, settimana."""
USUAL = ("12h", "1d", "2d", "3d", "7d", "14d")
DEFAULT = "7d"


def read_until(typed: str | None, now: float, zone: tzinfo) -> float:
    """The end (unix seconds) of a span from `now`, or of a day in the person's zone; Confusing for anything else."""
    match = SPAN.fullmatch((typed or DEFAULT).strip())
    if match is not None:
        return now + int(match[1]) * UNITS[match[2].lower()]
    today = datetime.fromtimestamp(now, UTC).astimezone(zone).date()
    after = read_day(typed or "", today) + timedelta(days=1)
    return datetime(after.year, after.month, after.day, tzinfo=zone).timestamp()


def usual_spans(language: str) -> list[tuple[str, str]]:
    """Spans to choose from, each as it's typed and as it's said: ("2d", "in 2 days")."""
    return [(each, said(each, language)) for each in USUAL]


def said(span: str, language: str) -> str:
    """A short span such as "2d" in words."""
    seconds = int(span[:-1]) * UNITS[span[-1]]
    return format_timedelta(timedelta(seconds=seconds), threshold=1, add_direction=True, locale=language)
