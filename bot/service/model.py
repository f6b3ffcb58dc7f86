"""The values that the service takes and gives. Ids of people, servers and channels are text; times unix seconds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, cast

from bot.service.intents.glances import RunChange
from engine.robots import player
from storage import GONE, GameRecord, OutboxRecord, SeatRecord

LESSON = "lesson"
"""The term of a game that is a lesson: where it stands, as `tutor.Tutor.state` has it."""
STRENGTHS = tuple(player.STRENGTHS)
"""How strong robots are, the weakest first."""
PLAYS = "plays"
"""The term of a game that says how strong the robots are that play for a caretaker, seat by seat."""
Status = Literal["open", "running", "finished", "abandoned"]
TurnKind = Literal["turn", "consent"]


@dataclass(frozen=True, slots=True)
class Person:
    """Who gives a command, and where: `server` is None in direct messages; a `manager` runs the server.

    A `robot` is a seat played by a policy: it is never told anything, and its moves count as automatic.
    """

    user: str
    name: str = ""
    server: str | None = None
    manager: bool = False
    robot: bool = False


@dataclass(frozen=True, slots=True)
class TitleInfo:
    """A title that can be played: its id, its name, least and most players."""

    id: str
    name: str
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat ("P1", ...) and who holds it.

    `owner`: another person who may claim it back. `caretaker`: it plays by itself until somebody takes or claims it.
    `wanted`: a substitute may take it. `strength`: how the robot plays it, or the caretaker where that's a robot.
    """

    seat: str
    user: str
    name: str
    robot: bool
    owner: str | None = None
    caretaker: bool = False
    wanted: bool = False
    strength: str = ""

    @property
    def is_free(self) -> bool:
        """Whether whoever comes may take it from what plays it: a robot keeps no seat from people."""
        return self.robot or self.wanted


@dataclass(frozen=True, slots=True)
class Turn:
    """Who is to act: since entry `seq`, since the time `since`.

    An undo that brings a turn back takes the time that was others' off it. `default`: the rules foresee an action for
    silence. `ends`: the figures that decide how far the end is, as `key` and `figures`; kept with the turn, so that a
    list of games needn't load any.
    """

    seat: str
    user: str
    kind: TurnKind
    company: str | None
    step: str
    clause: str
    on_behalf: str | None
    seq: int
    since: float
    default: bool = False
    ends: Sequence[Mapping[str, Any]] = ()


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game as everybody may see it, without its rules' state.

    `pace`: a move in so many hours, 0 for no reminders. After `patience` reminders `silence` ("ask", "substitute",
    "caretaker", "wait") says what follows. `rebuilt`: it goes on from a log, in whose seats people sit down again.
    `invited`: for whom seats are kept while the table waits. `apart`: people talk in a thread of its own; `talk_thread`
    is the one in which they do, or last did.
    `lesson`: of a lesson, where it stands. `unhurried`: robots wait a little before they move. `hints`: people may ask
    what a robot would do.
    """

    id: int
    server: str | None
    channel: str | None
    name: str
    title: str
    profile: str
    options: dict[str, Any]
    language: str
    host: str
    hot_seat: bool
    most: int
    status: Status
    seq: int
    seats: tuple[Seat, ...]
    turn: Turn | None
    created: float
    started: float | None
    ended: float | None
    result: dict[str, Any] | None
    pace: int = 0
    patience: int = 3
    silence: str = "ask"
    rebuilt: bool = False
    invited: tuple[str, ...] = ()
    apart: bool = False
    talk_thread: str | None = None
    lesson: Mapping[str, Any] | None = None
    unhurried: bool = False
    hints: bool = False

    @property
    def talk(self) -> str | None:
        """The channel in which people talk, if it's another than that of the moves."""
        return self.talk_thread if self.apart else None

    @property
    def host_known(self) -> bool:
        """Whether the host wasn't forgotten."""
        return self.host != GONE

    def others_than(self, user: str) -> list[str]:
        """The other people at the table: those who hold a seat themselves, each once."""
        seats = [each for each in self.seats if each.user and not (each.robot or each.caretaker)]
        return [each for each in dict.fromkeys(seat.user for seat in seats) if each != user]

    def seats_of(self, user: str) -> tuple[str, ...]:
        """The seats that this person holds."""
        return tuple(each.seat for each in self.seats if each.user == user and user)

    def seat(self, seat_id: str) -> Seat:
        """The seat of this id; KeyError if there is none."""
        for each in self.seats:
            if each.seat == seat_id:
                return each
        raise KeyError(seat_id)


@dataclass(frozen=True, slots=True)
class Acted:
    """What a command did: the log's new rows and all their events. `repeated`: it had been done already."""

    info: GameInfo
    rows: list[dict[str, Any]]
    events: list[dict[str, Any]]
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class Undone:
    """The game is as it was after entry `to`; `rows` were taken back, or hold again. `repeated`: it was so already."""

    info: GameInfo
    to: int
    rows: list[dict[str, Any]]
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class Waiting:
    """A game that waits for somebody."""

    game: GameInfo
    seat: str
    kind: TurnKind
    since: float


@dataclass(frozen=True, slots=True)
class Intent:
    """An order, a plan or an offer. `stands`: it's still to be carried out; `outcome` says why not any more."""

    id: int
    game: int
    kind: str
    seat: str
    body: dict[str, Any]
    created: float
    stands: bool
    outcome: dict[str, Any] | None


@dataclass(frozen=True, slots=True)
class PlanDraft:
    """A what-if: the steps with their effects, what they'd change (see `plans.comparison`).

    `assumed` moves of others were made up (they pass, run the best, refuse). `told`: the events of each step (JSON).
    `stop` says at which step, and why, the line doesn't go on any more since the game has moved on. `runs`: the best
    runs of one's own companies that the steps change. `ahead`: how many moves of others come after the steps, up to
    one's next turn, where the copy is looked at; `changes` leave them out.
    """

    seat: str
    steps: list[dict[str, Any]]
    changes: dict[str, Any]
    assumed: int
    stop: dict[str, Any] | None
    told: list[list[dict[str, Any]]] = field(default_factory=list)
    runs: list[RunChange] = field(default_factory=list)
    ahead: int = 0


@dataclass(frozen=True, slots=True)
class Vote:
    """A question to the table: `what` is "remove" or "caretaker" (of `seat`), or "undo" (back to after entry `to`).

    With "return" it's about moves (back to after `to`) that were made for `seat`, whose person is back; with "readmit"
    about somebody (`about`) who was removed.

    `voters` are asked; `needed` of them must say yes. `by` is who asked, "" for the table's own rule. `passed` is
    None while it's open, and where the game moved on. `seq` is the entry after which it was asked for. `strength`: of
    the robot that is to play for the caretaker, "" for none.
    """

    id: int
    game: int
    what: str
    seat: str | None
    to: int | None
    by: str
    voters: tuple[str, ...]
    ballots: dict[str, bool]
    needed: int
    open: bool
    passed: bool | None
    seq: int
    about: str = ""
    strength: str = ""


@dataclass(frozen=True, slots=True)
class RemovedPlayer:
    """Somebody who was removed from a game: by which name (may be ""), from which seat."""

    user: str
    name: str
    seat: str


@dataclass(frozen=True, slots=True)
class Claimed:
    """A seat is its person's again. `rows` were made for it since their own last one.

    `vote`: the others are asked whether the caretaker's among them are taken back.
    """

    info: GameInfo
    rows: list[dict[str, Any]]
    vote: Vote | None


@dataclass(frozen=True, slots=True)
class Announcement:
    """Something to be told in a game's channel.

    `marker` is the same at each try and belongs to no other announcement: it serves as the message's nonce and as what
    the channel's history is searched for. `claimed` is the time of the first try.
    """

    id: int
    game: int
    seq: int
    kind: str
    mentions: tuple[str, ...]
    payload: dict[str, Any] = field(repr=False)
    marker: str
    created: float
    claimed: float | None
    attempts: int


ROBOT = "robot"
"""Begins a robot's user id, which says how it plays and which it is: "robot:full:1"."""


def is_of_strength(user: str) -> bool:
    """Whether a robot's id says how strong it is; that of an earlier make names another way to play."""
    return user.partition(":")[2].partition(":")[0] in STRENGTHS


def strength_of(user: str) -> str:
    """How strong the robot of this id plays; the least for one of an earlier make."""
    return user.split(":")[1] if is_of_strength(user) else STRENGTHS[0]


def turn_of(record: GameRecord) -> Turn | None:
    """The turn that a game's row describes."""
    if record.turn is None or record.turn_since is None:
        return None
    return Turn(**record.turn, since=record.turn_since)


def _seat(record: SeatRecord, plays: Mapping[str, str]) -> Seat:
    fields = (record.seat, record.user, record.name, record.robot, record.owner, record.caretaker, record.wanted)
    strength = strength_of(record.user) if record.robot else plays.get(record.seat, "")
    return Seat(*fields, strength=strength)


def info_of(record: GameRecord) -> GameInfo:
    """A game's row as front ends see it."""
    terms = record.terms
    return GameInfo(
        id=record.id,
        server=record.server,
        channel=record.channel,
        name=record.name,
        title=record.title,
        profile=terms["profile"],
        options=dict(terms["options"]),
        language=terms["language"],
        host=record.host,
        hot_seat=terms["hot_seat"],
        most=terms["most"],
        status=cast(Status, record.status),
        seq=record.seq,
        seats=tuple(_seat(each, terms.get(PLAYS, {})) for each in record.seats),
        turn=turn_of(record),
        created=record.created,
        started=record.started,
        ended=record.ended,
        result=record.result,
        pace=terms.get("pace", 0),
        patience=terms.get("patience", 3),
        silence=terms.get("silence", "ask"),
        rebuilt=bool(terms.get("rebuilt")),
        invited=tuple(each for each in terms.get("invited", ()) if each != GONE) if record.status == "open" else (),
        apart=bool(terms.get("apart")),
        talk_thread=terms.get("talk"),
        lesson=terms.get(LESSON),
        unhurried=bool(terms.get("unhurried")),
        hints=bool(terms.get("hints")),
    )


def announcement_of(record: OutboxRecord) -> Announcement:
    """An outbox row as a sender sees it."""
    return Announcement(
        id=record.id,
        game=record.game_id,
        seq=record.seq,
        kind=record.kind,
        mentions=record.mentions,
        payload=record.payload,
        marker=f"{record.origin}-{record.id}",
        created=record.created,
        claimed=record.claimed,
        attempts=record.attempts,
    )
