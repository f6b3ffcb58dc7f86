"""The time that players have used, as text; a table may keep it to itself."""

from __future__ import annotations

from bot.service import TimeUsed
from bot.words import Words
from bot.words.names import Names

HIDDEN = ("game", "hide_times")
"""The setting of a table that keeps the time used to itself: its scope and key."""
MINUTE, HOUR, DAY = 60, 3600, 86400


def time_lines(used: list[TimeUsed], names: Names) -> list[str]:
    """For each player the time used, over how many turns; quiet hours, leave and others' offers don't count."""
    words = names.words
    lines = [
        words(
            "history-time",
            name=names.person(each.seat),
            turns=each.turns,
            time=duration(each.seconds, words),
            mean=duration(each.mean, words),
        )
        for each in used
        if each.turns
    ]
    return [words("history-times"), *lines] if lines else []


def duration(seconds: float, words: Words) -> str:
    """A length of time in its two largest units: "2 d 4 h", "1 h 5 min", "3 min"."""
    whole = max(0, round(seconds / MINUTE)) * MINUTE
    if whole >= DAY:
        return words("duration-days", days=whole // DAY, hours=whole % DAY // HOUR)
    if whole >= HOUR:
        return words("duration-hours", hours=whole // HOUR, minutes=whole % HOUR // MINUTE)
    return words("duration-minutes", minutes=whole // MINUTE)
