"""What the tables hold, as plain frozen values. JSON columns arrive decoded; times are unix seconds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """A seat of a game and the person (or robot) who holds it."""

    seat: str
    user: str
    name: str
    robot: bool = False


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game's row with its seats in seat order. `terms` and `turn` are the service's own JSON."""

    id: int
    server: str | None
    channel: str | None
    host: str
    name: str
    title: str
    terms: dict[str, Any]
    status: str
    setup: dict[str, Any] | None
    seq: int
    turn: dict[str, Any] | None
    turn_user: str | None
    turn_since: float | None
    result: dict[str, Any] | None
    created: float
    started: float | None
    ended: float | None
    seats: tuple[SeatRecord, ...]


@dataclass(frozen=True, slots=True)
class EntryRecord:
    """An entry of the log: the engine's entry, whose seat it was for, who gave it (None: nobody, it was automatic).

    `command` is the number of the first entry that was given in the same command.
    """

    seq: int
    seat: str
    user: str | None
    command: int
    entry: dict[str, Any]
    events: list[dict[str, Any]]
    at: float


@dataclass(frozen=True, slots=True)
class NewAnnouncement:
    """An announcement to be told after the commit."""

    seq: int
    kind: str
    mentions: tuple[str, ...]
    payload: dict[str, Any]


@dataclass(frozen=True, slots=True)
class OutboxRecord:
    """An announcement in the outbox. `origin` names the database in which it was first written."""

    id: int
    game_id: int
    seq: int
    kind: str
    mentions: tuple[str, ...]
    payload: dict[str, Any]
    origin: str
    state: str
    attempts: int
    created: float
    claimed: float | None
    sent: float | None
    message: str | None


@dataclass(frozen=True, slots=True)
class Change:
    """What changes in a game's row with a commit."""

    status: str
    seq: int
    turn: dict[str, Any] | None = None
    turn_user: str | None = None
    turn_since: float | None = None
    result: dict[str, Any] | None = None
    ended: float | None = None
    setup: dict[str, Any] | None = None
    started: float | None = None
