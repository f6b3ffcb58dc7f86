"""What the task at hand is about, so that each record in the log bears its game, its move and who asked.

A trace is begun where something comes in: an interaction, an announcement, a look at a game. Tasks that are begun
from there know it, and what is written down meanwhile adds the move's number, which is that of its last entry.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field

MOST_ORIGINS = 4096
"""Moves whose interaction is kept in mind, for the announcements that follow; the oldest are forgotten."""


@dataclass(slots=True)
class Trace:
    """`kind` of interaction, "" where nobody has asked. `move`: the number of the last entry that it wrote.

    `began` on the monotonic clock; `first`: seconds until the first answer.
    """

    kind: str = ""
    interaction: int | None = None
    guild: int | None = None
    shard: int | None = None
    game: int | None = None
    move: int | None = None
    announcement: int | None = None
    began: float = field(default_factory=time.monotonic)
    first: float | None = None

    def fields(self) -> dict[str, int | str]:
        """What is known, for a record. Discord's ids are text: as numbers, many readers would round them."""
        ids = {"interaction": self.interaction, "guild": self.guild}
        numbers = {"game": self.game, "move": self.move, "announcement": self.announcement, "shard": self.shard}
        known = {name: value for name, value in numbers.items() if value is not None}
        return known | {name: str(value) for name, value in ids.items() if value is not None}

    def seconds(self) -> float:
        """Seconds since the interaction came in."""
        return time.monotonic() - self.began


_current: ContextVar[Trace | None] = ContextVar("trace", default=None)
_origins: OrderedDict[tuple[int, int], int] = OrderedDict()
"""By game and move, the interaction by which it came. Only for the log: after a start the number alone tells."""


def current() -> Trace | None:
    """What the task at hand is about, as far as that's known."""
    return _current.get()


def begin(trace: Trace) -> Trace:
    """Say what the task at hand is about from now on, and those that it begins."""
    _current.set(trace)
    return trace


@contextmanager
def about(game: int) -> Iterator[None]:
    """The block is about a game, and nobody has asked for it."""
    token = _current.set(Trace(game=game))
    try:
        yield
    finally:
        _current.reset(token)


def at_game(game: int) -> None:
    """Which game the task at hand is about, unless that's known already."""
    trace = _current.get()
    if trace is not None and trace.game is None:
        trace.game = game


def note_move(game: int, move: int) -> None:
    """The task at hand has written the entries of a game up to this one."""
    trace = _current.get()
    if trace is None:
        return
    trace.game, trace.move = game, move
    if trace.interaction is not None:
        _origins[game, move] = trace.interaction
        if len(_origins) > MOST_ORIGINS:
            _origins.popitem(last=False)


def begin_telling(game: int, move: int, announcement: int) -> None:
    """The task at hand tells what this move has brought about."""
    begin(Trace(interaction=_origins.get((game, move)), game=game, move=move, announcement=announcement))


def at_place(guild: int | None, shards: int | None) -> None:
    """Where the task at hand is at work on Discord; direct messages come by the first shard."""
    trace = _current.get()
    if trace is not None:
        trace.guild, trace.shard = guild, shard_of(guild, shards)


def shard_of(guild: int | None, shards: int | None) -> int | None:
    """The shard that hears of a server, by Discord's formula; None where it isn't known how many there are."""
    return None if not shards else ((guild or 0) >> 22) % shards


def note_first_answer() -> Trace | None:
    """The interaction of the task at hand has its first answer now; its trace, the first time."""
    trace = _current.get()
    if trace is None or trace.interaction is None or trace.first is not None:
        return None
    trace.first = trace.seconds()
    return trace
