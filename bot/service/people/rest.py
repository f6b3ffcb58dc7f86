"""When a person rests: quiet hours in their own time zone, and leave. Pure; moments are unix seconds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta, tzinfo

Span = tuple[float, float]
"""From a moment up to, and without, another."""

DAY_MINUTES = 24 * 60
LONGEST_SEARCH_DAYS = 800


@dataclass(frozen=True)
class Rest:
    """`quiet`: from and until when, in minutes after local midnight (23:00 to 7:00 is 1380, 420). `leave`: spans."""

    zone: tzinfo = UTC
    quiet: tuple[int, int] | None = None
    leave: tuple[Span, ...] = ()


def local_date(rest: Rest, moment: float) -> date:
    """The day on the person's calendar."""
    return datetime.fromtimestamp(moment, rest.zone).date()


def _moments(day: date, minutes: int, rest: Rest) -> list[float]:
    """When a local clock shows this time, first and last. One that the clocks skip counts as if they still ran on."""
    clock = datetime(day.year, day.month, day.day, minutes // 60, minutes % 60, tzinfo=rest.zone)
    return [clock.timestamp(), max(clock.timestamp(), clock.replace(fold=1).timestamp())]


def quiet_spans(rest: Rest, start: float, end: float) -> Iterator[Span]:
    """The quiet hours that touch the time from `start` to `end`, in order.

    Where clocks are put back, a night that begins or ends in the doubled hour begins with its first and ends with its
    second showing: nobody is called too early.
    """
    if rest.quiet is None or rest.quiet[0] == rest.quiet[1]:
        return
    first, last = rest.quiet
    day = local_date(rest, start) - timedelta(days=1)
    while True:
        begin = _moments(day, first, rest)[0]
        if begin >= end:
            return
        over = _moments(day if first < last else day + timedelta(days=1), last, rest)[1]
        if over > start and over > begin:
            yield begin, over
        day += timedelta(days=1)


def _merged(spans: Sequence[Span]) -> list[Span]:
    merged: list[Span] = []
    for begin, end in sorted(spans):
        if merged and begin <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        elif end > begin:
            merged.append((begin, end))
    return merged


def rests(rest: Rest, start: float, end: float) -> list[Span]:
    """Quiet hours and leave between two moments, cut to them, in order and without overlap."""
    spans = [*quiet_spans(rest, start, end), *rest.leave]
    return _merged([(max(begin, start), min(over, end)) for begin, over in spans if begin < end and over > start])


def time_used(rest: Rest, start: float, end: float) -> float:
    """The seconds between two moments in which the person didn't rest."""
    return max(0.0, end - start) - sum(over - begin for begin, over in rests(rest, start, end))


def awake_from(rest: Rest, moment: float) -> float:
    """The first moment, from this one on, at which the person may be called."""
    for _ in range(LONGEST_SEARCH_DAYS):
        here = [over for begin, over in (*quiet_spans(rest, moment, moment + 1), *rest.leave) if begin <= moment < over]
        if not here:
            return moment
        moment = max(here)
    return moment


def after(rest: Rest, start: float, seconds: float) -> float:
    """When so many seconds have passed since `start`, the time of leave not counted."""
    due = start + seconds
    for begin, over in _merged([span for span in rest.leave if span[1] > start]):
        if begin >= due:
            break
        due += over - max(begin, start)
    return due
