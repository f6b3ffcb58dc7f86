"""The people of a simulated year: where they live, when they sleep, how they play, and what befalls them."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from bot.service import Person

MINUTE, HOUR = 60.0, 3600.0
DAY = 24 * HOUR
ZONES = (
    "Europe/Rome", "Europe/Lisbon", "Europe/London", "Europe/Helsinki", "America/New_York", "America/Los_Angeles",
    "America/St_Johns", "America/Phoenix", "America/Sao_Paulo", "America/Santiago", "Asia/Kolkata", "Asia/Tehran",
    "Asia/Kathmandu", "Asia/Tokyo", "Asia/Jerusalem", "Africa/Cairo", "Africa/Casablanca", "Australia/Adelaide",
    "Australia/Sydney", "Australia/Lord_Howe", "Australia/Brisbane", "Pacific/Auckland", "Pacific/Chatham",
    "Pacific/Honolulu",
)  # fmt: skip
"""With and without daylight saving, on both sides of the equator, by halves and quarters of an hour."""
LANGUAGES = ("en", "es", "fr", "it", "pt")
NIGHTS = ((1380, 420), (1350, 435), (1320, 480), (0, 510), (90, 570), (130, 600), (1290, 330))
"""From when until when people sleep, in minutes after midnight. One of them begins in the hour of most changes."""
HABITS = {"quick": 30, "evening": 25, "daily": 25, "weekend": 6, "forgetful": 14}
"""How people play, with how common that is."""
LONGEST_LOOK_AHEAD = 40
NEVER = float("inf")


@dataclass
class Player:
    """A person. `sleeps` is when they do, `quiet` what they've said to the bot; so with `zone` and `said_zone`.

    `away`: spans in which they aren't there, whatever they've said. `gone`: spans outside their server. `closed`: takes
    no direct messages.
    """

    user: str
    server: str
    zone: str
    sleeps: tuple[int, int]
    habit: str
    quiet: tuple[int, int] | None = None
    said_zone: str | None = None
    leave: list[tuple[float, float]] = field(default_factory=list)
    away: list[tuple[float, float]] = field(default_factory=list)
    gone: list[tuple[float, float]] = field(default_factory=list)
    snoozed: float = 0.0
    direct: bool = False
    closed: bool = False
    manager: bool = False

    @property
    def person(self) -> Person:
        """As the service hears of them."""
        return Person(self.user, f"Player {self.user}", server=self.server, manager=self.manager)

    def is_away(self, now: float) -> float | None:
        """Until when they aren't there, if they aren't."""
        spans = [*self.away, *self.gone]
        return next((over for begin, over in spans if begin <= now < over), None)

    def has_left(self, now: float) -> bool:
        """Whether they aren't on their server."""
        return any(begin <= now < over for begin, over in self.gone)

    def in_said_night(self, now: float) -> bool:
        """Whether a clock on the wall of the zone that they've named shows a time of their quiet hours."""
        if self.quiet is None:
            return False
        return _within(_minutes(now, self.said_zone or "UTC"), self.quiet)

    def may_be_told(self, now: float) -> bool:
        """Whether they've said nothing against being told something now."""
        on_leave = any(begin <= now < over for begin, over in self.leave)
        return not (on_leave or self.snoozed > now or self.in_said_night(now))


def _minutes(now: float, zone: str) -> int:
    clock = datetime.fromtimestamp(now, ZoneInfo(zone))
    return clock.hour * 60 + clock.minute


def _within(minutes: int, span: tuple[int, int]) -> bool:
    first, last = span
    return first <= minutes < last if first < last else minutes >= first or minutes < last


def local_day(player: Player, now: float) -> str:
    """The day on their own calendar."""
    return datetime.fromtimestamp(now, ZoneInfo(player.zone)).date().isoformat()


def next_look(player: Player, now: float, chance: random.Random) -> float:
    """When they next look at their messages after one has come."""
    moment = now
    for _ in range(LONGEST_LOOK_AHEAD):
        moment = _by_habit(player, moment, chance)
        until = player.is_away(moment)
        if until is None and not _within(_minutes(moment, player.zone), player.sleeps):
            return moment
        moment = until if until is not None else moment + chance.uniform(0.5, 2) * HOUR
        if moment == NEVER:
            break
    return moment


def _by_habit(player: Player, now: float, chance: random.Random) -> float:
    clock = datetime.fromtimestamp(now, ZoneInfo(player.zone))
    match player.habit:
        case "quick":
            return now + chance.expovariate(1 / (35 * MINUTE)) + MINUTE
        case "evening" if 18 <= clock.hour < 23:
            return now + chance.expovariate(1 / HOUR) + MINUTE
        case "evening":
            return _next_at(clock, 18 + 4 * chance.random(), 0)
        case "weekend" if clock.weekday() >= 5:
            return now + chance.uniform(0.5, 5) * HOUR
        case "weekend":
            return _next_at(clock, 10 + 8 * chance.random(), 5 - clock.weekday())
        case _:
            # Once a day, at an hour of their own.
            own = 8 + int(player.user) % 14 + chance.uniform(-0.5, 0.5)
            return _next_at(clock, own, 0)


def _next_at(clock: datetime, hour: float, days: int) -> float:
    day = clock.replace(hour=0, minute=0, second=0, microsecond=0) + timedelta(days=days)
    found = day + timedelta(hours=hour)
    if found <= clock:
        found += timedelta(days=1)
    return max(found.timestamp(), clock.timestamp() + MINUTE)


def drawn(user: str, server: str, begin: float, days: int, chance: random.Random) -> Player:
    """A person with everything that will befall them in so many days."""
    zone = chance.choice(ZONES)
    sleeps = chance.choice(NIGHTS)
    habit = chance.choices(list(HABITS), list(HABITS.values()))[0]
    player = Player(user, server, zone, sleeps, habit)
    said = chance.random()
    player.quiet = sleeps if said < 0.75 else (None if said < 0.9 else chance.choice(NIGHTS))
    player.said_zone = zone if chance.random() < 0.9 else None
    player.direct, player.closed = chance.random() < 0.3, chance.random() < 0.15
    moment = begin + chance.uniform(5, 60) * DAY
    while moment < begin + days * DAY:
        _befall(player, moment, chance)
        moment += chance.uniform(15, 120) * DAY
    return player


def _befall(player: Player, moment: float, chance: random.Random) -> None:
    """They're away for a while, for good, or leave their server."""
    what = chance.random()
    if what < 0.6:
        player.away.append((moment, moment + chance.choice((2, 4, 7, 10, 16, 23)) * DAY * chance.uniform(0.8, 1.2)))
    elif what < 0.66:
        player.away.append((moment, NEVER))
    elif what < 0.76:
        back = moment + chance.uniform(1, 30) * DAY if chance.random() < 0.6 else NEVER
        player.gone.append((moment, back))


def harden(player: Player, place: int, begin: float) -> None:
    """Make somebody live where clocks change, and look once a day at most; of a group one vanishes, one is on leave."""
    player.zone = player.said_zone = ("Europe/Rome", "America/New_York", "Australia/Sydney")[place % 3]
    player.quiet, player.habit = player.sleeps, "daily" if place % 2 else "forgetful"
    player.gone, player.away = [], []
    if place == 1:
        player.away = [(begin + 12 * DAY, NEVER)]
    if place in (0, 2):
        player.away = [(begin + (2 + place) * DAY, begin + (7 + place) * DAY)]
