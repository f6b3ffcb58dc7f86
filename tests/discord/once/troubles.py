"""What befalls the bot in a plan: faults of Discord, of the connection, of the disk and the clock, and its own end."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.local.standin.faults import Fault

if TYPE_CHECKING:
    from tests.discord.once.evening import Evening

HOUR = 3600.0
MESSAGES, EDITS = r"/channels/\d+/messages$", r"/channels/\d+/messages/\d+$"
FIRST, FURTHER, ANY = r"/callback$", r"^/webhooks/", r"."
PLACES = (("POST", MESSAGES), ("POST", MESSAGES), ("PATCH", EDITS), ("POST", FIRST), ("*", FURTHER), ("*", ANY))
"""The calls that trouble may be about; posting, which pings, twice as often."""


@dataclass(frozen=True)
class Trouble:
    """What befalls it, at which move, and the figures of that."""

    what: str
    move: int
    figures: tuple[Any, ...] = ()

    async def befall(self, evening: Evening) -> None:
        await BEFALL[self.what](evening, *self.figures)

    def __str__(self) -> str:
        return f"{self.what}@{self.move}{self.figures or ''}"


Roll = Callable[[random.Random], tuple[Any, ...]]


def _log(chance: random.Random, most: float) -> int:
    """A whole number from 1, small ones as likely as large ones."""
    return int(most ** chance.random())


# --- the process ends


def _crash(chance: random.Random) -> tuple[Any, ...]:
    return _log(chance, 3000), _log(chance, 3000), chance.choice((0.0, 0.0, 5.0, 60.0, HOUR))


async def _crashes(evening: Evening, step: int, instruction: int, away: float) -> None:
    evening.away = away
    evening.life.doom(step, instruction)


def _clock(chance: random.Random) -> tuple[Any, ...]:
    return chance.uniform(-30, 30) * HOUR, *_crash(chance)


async def _clock_off(evening: Evening, ahead: float, *crash: Any) -> None:
    """The machine's clock is set to another time; the bot reads it as it starts again."""
    evening.ahead = ahead
    await _crashes(evening, *crash)


# --- calls


def _call(chance: random.Random) -> tuple[Any, ...]:
    return *chance.choice(PLACES), chance.random() < 0.5, chance.choice((1, 1, 1, 2, 3, 8, 20)), chance.randint(0, 3)


async def _cut(evening: Evening, method: str, path: str, after: bool, count: int, skip: int) -> None:
    evening.add(Fault(method, path, cut="after" if after else "before", count=count, skip=skip))


def _failure(chance: random.Random) -> tuple[Any, ...]:
    return chance.choice((500, 502, 503, 504)), *_call(chance)


async def _fails(evening: Evening, status: int, method: str, path: str, done: bool, count: int, skip: int) -> None:
    body = {"message": "fault", "code": 0} if status == 500 else "no healthy upstream"
    evening.add(Fault(method, path, status, body, done=done, count=count, skip=skip))


def _limit(chance: random.Random) -> tuple[Any, ...]:
    after = chance.choice((0.3, 2.0, 40.0, 300.0, HOUR))
    return chance.choice(("user", "shared", "global", "wall")), after, *_call(chance)


async def _limited(
    evening: Evening, scope: str, after: float, method: str, path: str, _: bool, count: int, skip: int
) -> None:
    if scope == "wall":
        # From the wall before Discord: neither JSON nor its mark.
        fault = Fault(method, path, 429, "error code: 1015", {"Retry-After": str(int(after) + 1)})
    else:
        body = {"message": "You are being rate limited.", "retry_after": after, "global": scope == "global"}
        headers = {"Via": "1.1 google", "Retry-After": str(int(after) + 1), "X-RateLimit-Scope": scope}
        fault = Fault(method, path, 429, body, headers)
    fault.count, fault.skip = min(count, 3), skip
    evening.add(fault)


def _outage(chance: random.Random) -> tuple[Any, ...]:
    return chance.choice(("before", "after", "503", "hang")), chance.choice((400.0, HOUR, 1.5 * HOUR)), _crash(chance)


async def _out(evening: Evening, how: str, lasts: float, crash: tuple[Any, ...]) -> None:
    """Nothing of Discord's is to be had for so long that it forgets nonces; the last calls may have been taken."""
    if how == "after":
        evening.add(Fault("POST", MESSAGES, cut="after", count=1))
    fault = {"503": Fault("*", ANY, 503, "upstream"), "hang": Fault("*", ANY, 504, "late", hang=90.0)}.get(how)
    fault = fault or Fault("*", ANY, cut="before")
    fault.count, fault.skip = None, 3
    evening.add(fault)
    if crash[1] % 2:
        await _crashes(evening, *crash)

    async def over() -> None:
        await asyncio.sleep(crash[0] % 40)
        evening.server.gateway.out = True
        await evening.server.gateway.drop()
        await asyncio.sleep(lasts)
        evening.server.faults.remove(fault)
        evening.server.gateway.out = False

    evening.meanwhile(over())


def _expired(chance: random.Random) -> tuple[Any, ...]:
    return (chance.choice((0.0, 0.5, 3.0)),)


async def _expires(evening: Evening, limit: float) -> None:
    """Answers come too late for a while: the interaction's token has run out."""
    interactions, usual = evening.server.interactions, evening.server.interactions.token_limit
    interactions.token_limit = limit
    evening.add(Fault("*", FURTHER, hang=limit + 0.5, count=3))

    async def over() -> None:
        await asyncio.sleep(120)
        interactions.token_limit = usual

    evening.meanwhile(over())


# --- the gateway


def _gateway(chance: random.Random) -> tuple[Any, ...]:
    return chance.random() < 0.5, chance.uniform(0, 3), chance.choice((0.0, 1.0, 30.0))


async def _drops(evening: Evening, forgets: bool, after: float, lasts: float) -> None:
    """The gateway's connection is cut; with what came meanwhile it's resumed, or begun anew."""

    async def over() -> None:
        await asyncio.sleep(after)
        if forgets:
            evening.server.gateway.forget()
        evening.server.gateway.out = bool(lasts)
        await evening.server.gateway.drop()
        await asyncio.sleep(lasts)
        evening.server.gateway.out = False

    evening.meanwhile(over())


# --- people and places


def _doors(chance: random.Random) -> tuple[Any, ...]:
    return chance.random() < 0.5, chance.random() < 0.7, chance.choice((1.0, 300.0, HOUR))


async def _closed(evening: Evening, direct: bool, thread: bool, lasts: float) -> None:
    """Direct messages are closed, or the bot may not write in the game's thread, for a while."""
    people = [each.user for each in evening.people] if direct or not thread else []
    for each in people:
        each.dms_open = False
    if thread:
        evening.close_thread()

    async def over() -> None:
        await asyncio.sleep(lasts)
        evening.open_thread()
        await asyncio.sleep(lasts)
        for each in people:
            each.dms_open = True

    evening.meanwhile(over())


# --- the disk


def _disk(chance: random.Random) -> tuple[Any, ...]:
    return chance.choice((sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_IOERR)), _log(chance, 30)


async def _refuses(evening: Evening, code: int, times: int) -> None:
    evening.disk.code, evening.disk.times = code, times


TROUBLES: dict[str, tuple[Roll, Callable[..., Coroutine[Any, Any, None]], int]] = {
    "crash": (_crash, _crashes, 6),
    "clock": (_clock, _clock_off, 1),
    "cut": (_call, _cut, 4),
    "5xx": (_failure, _fails, 3),
    "429": (_limit, _limited, 3),
    "outage": (_outage, _out, 2),
    "expired": (_expired, _expires, 1),
    "gateway": (_gateway, _drops, 2),
    "closed": (_doors, _closed, 1),
    "disk": (_disk, _refuses, 2),
}
"""By name: how its figures are rolled, what it does, and how often it comes beside the others."""
BEFALL = {name: befall for name, (_, befall, _) in TROUBLES.items()}


def rolled(chance: random.Random, moves: int) -> list[Trouble]:
    """The troubles of a plan, in their order."""
    names = list(TROUBLES)
    weights = [weight for _, _, weight in TROUBLES.values()]
    found: list[Trouble] = []
    for _ in range(chance.randint(1, 5)):
        (what,) = chance.choices(names, weights)
        found.append(Trouble(what, chance.randrange(moves), TROUBLES[what][0](chance)))
    return sorted(found, key=lambda each: each.move)
