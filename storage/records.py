"""What the tables hold, as plain frozen values. JSON columns arrive decoded; times are unix seconds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """A seat of a game and the person (or robot) who holds it.

    `owner` may claim it back; under a `caretaker` it plays by itself; `wanted`: anyone may take it.
    """

    seat: str
    user: str
    name: str
    robot: bool = False
    owner: str | None = None
    caretaker: bool = False
    wanted: bool = False


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
class FinishedRecord:
    """What is left to say of a finished game: its result, its seats, and how many turns of which kind people had.

    `turns` by seat: (user, kind, how many), whoever had the latest of them last.
    """

    id: int
    title: str
    terms: dict[str, Any]
    result: dict[str, Any]
    ended: float
    seats: tuple[SeatRecord, ...]
    turns: dict[str, list[tuple[str, str, int]]]


@dataclass(frozen=True, slots=True)
class EntryRecord:
    """An entry of the log: the engine's entry, whose seat it was for, who gave it (None: nobody, it was automatic).

    `command` is the number of the first entry that was given in the same command. `mark` names the automaton that
    made the move where that is to be shown.
    """

    seq: int
    seat: str
    user: str | None
    command: int
    entry: dict[str, Any]
    events: list[dict[str, Any]]
    at: float
    mark: str | None = None


@dataclass(frozen=True, slots=True)
class NewAnnouncement:
    """An announcement to be told after the commit.

    `intent`: it's about this one (by place) of the commit's new intents, whose number is put into the payload.
    """

    seq: int
    kind: str
    mentions: tuple[str, ...]
    payload: dict[str, Any]
    intent: int | None = None


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
    trouble: str | None = None
    """Why it was set aside, or can't be told any more."""


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


@dataclass(frozen=True, slots=True)
class NewTurn:
    """A turn that begins after entry `seq`; `since` is what reminders count from."""

    seq: int
    seat: str
    user: str
    kind: str
    began: float
    since: float
    reminded: int = 0
    reminded_at: float | None = None
    acted_on: float | None = None


@dataclass(frozen=True, slots=True)
class TurnRecord:
    """A turn as it was kept. `net`: seconds used, None while it's open; `acted_on`: silence had its consequence."""

    id: int
    game_id: int
    seq: int
    seat: str
    user: str
    kind: str
    began: float
    since: float
    reminded: int
    reminded_at: float | None
    acted_on: float | None
    ended: float | None
    net: float | None


@dataclass(frozen=True, slots=True)
class WaitingRecord:
    """An open turn of a running game with what its game says about it."""

    turn: TurnRecord
    server: str | None
    terms: dict[str, Any]
    json: dict[str, Any]


@dataclass(frozen=True, slots=True)
class IntentRecord:
    """An order, a plan, an offer or a vote. `made`: after which entry; `ended`: with which entry the game ended it."""

    id: int
    game_id: int
    kind: str
    user: str
    seat: str
    body: dict[str, Any]
    state: str
    made: int
    created: float
    ended: int | None = None
    outcome: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class IntentChange:
    """The game ended an intent with this entry, or (None) goes on with it."""

    id: int
    ended: int | None
    outcome: dict[str, Any] | None


@dataclass(frozen=True, slots=True)
class WealthRecord:
    """What each seat was worth after entry `seq`, when the round named began."""

    seq: int
    round: dict[str, Any]
    totals: dict[str, int]


@dataclass(frozen=True, slots=True)
class NoteRecord:
    """A note about a game ("") or something in it ("company|BBG", "hex|C12").

    `user` is whose it is, "" for the whole table's; `by` is who wrote it last.
    """

    game_id: int
    user: str
    about: str
    text: str
    by: str
    at: float
