"""Messages that ask somebody for something: which of them still do, and which only did."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from bot.service.desk import Desk
from bot.service.model import GameInfo
from bot.service.people import ballots, quorum
from bot.service.posts import announcements, reminders
from bot.service.posts.announcements import ALONE, ASKING, LAST_CALL, LOST
from storage import IntentRecord, OutboxRecord

KEPT = "asking"
"""The setting of a game that says which of its messages may still ask, and which announcements were looked at."""
VOTE, OFFER, SEAT, REMATCH, INVITED = "vote", "offer", "seat", "rematch", "invited"
KINDS = (*ASKING, reminders.KIND, LAST_CALL, ALONE, VOTE, OFFER, SEAT, REMATCH, INVITED, LOST)
SEATS_ASKED_FOR = ("caretaker", "kept", "wanted", "removed", "dismissed", "taken")
"""Changes of a seat whose message asks who takes it, or claims it back."""
FORM = 2
"""Of what is kept: the first knew of turn messages and reminders only."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A message that asks: the announcement's number, move and kind, where it is, and what it depends on.

    `direct` is the person to whom it went alone, "" for one in the game's thread. `about` is the kind that decides
    whether it holds: its own, or for a ping alone that of the message for which it stands. It depends on the `turns`
    of which it reminds, or on `what`: the vote or offer, the seat, the rematch's table, the table and whom it invites,
    the lost channel. `place` is the game's channel when it was posted there, an invitation's own, "" in what earlier
    versions kept.
    """

    id: int
    seq: int
    kind: str
    message: str
    direct: str = ""
    turns: tuple[int, ...] = ()
    about: str = ""
    what: str = ""
    place: str = ""


@dataclass(frozen=True, slots=True)
class AskState:
    """All announcements up to `seen` were looked at, and of the later ones `looked`, as they were told earlier."""

    seen: int | None = None
    looked: tuple[int, ...] = ()
    asked: tuple[Asked, ...] = ()


class AskingMessages:
    """Keeps account of them, so that a restart leaves none behind that asks for what is over."""

    def __init__(self, desk: Desk) -> None:
        self._desk, self._storage = desk, desk.storage

    async def over(self, info: GameInfo) -> list[Asked]:
        """The messages of a game that ask for what is over, newest first."""
        kept = await self._kept(info.id)
        fresh = await self._with_new(info, kept)
        if fresh != kept:
            self._keep(info.id, fresh)
        present = await self._present(info, fresh.asked)
        return [each for each in reversed(fresh.asked) if each not in present]

    async def note_past(self, game_id: int, done: Asked) -> None:
        """That this one reads as past now, or can't be changed any more."""
        kept = await self._kept(game_id)
        left = tuple(each for each in kept.asked if each != done)
        self._keep(game_id, AskState(kept.seen, kept.looked, left))

    async def due(self) -> list[int]:
        """The games with messages that ask for what is over, as far as that's known without loading a game."""
        waiting = await self._storage.turns.waiting()
        turns, open_turns = {each.turn.game_id: each.turn.seq for each in waiting}, {each.turn.id for each in waiting}
        games = await self._storage.games.running()
        found: list[int] = []
        for game, value in (await self._storage.settings.of_key("game", KEPT)).items():
            turn, asked = turns.get(int(game)), _read(value).asked
            holds = [await self._may_hold(each, turn, open_turns, games.get(int(game))) for each in asked]
            if not all(holds) or len({self._place(each) for each in asked}) < len(asked):
                found.append(int(game))
        return found

    async def unseen(self) -> list[int]:
        """The running games of whose messages nothing is kept yet, as an earlier version kept nothing."""
        kept = await self._storage.settings.of_key("game", KEPT)
        return [each for each in await self._storage.games.running() if str(each) not in kept]

    async def ends(self) -> dict[int, float]:
        """When the next offer of each game that has some runs out, in unix seconds."""
        found: dict[int, float] = {}
        for game, value in (await self._storage.settings.of_key("game", KEPT)).items():
            ends = [await self._end(each) for each in _read(value).asked if each.about == OFFER]
            later = [each for each in ends if each is not None]
            if later:
                found[int(game)] = min(later)
        return found

    async def next_end(self, game_id: int) -> float | None:
        """When the next offer of this game runs out, in unix seconds; None where none does."""
        ends = [await self._end(each) for each in (await self._kept(game_id)).asked if each.about == OFFER]
        return min((each for each in ends if each is not None), default=None)

    # --- which still hold

    async def _end(self, asked: Asked) -> float | None:
        record = await self._intent(asked)
        return None if record is None or record.state != "open" else float(record.body["until"])

    async def _may_hold(self, asked: Asked, turn: int | None, waiting: Collection[int], seq: int | None) -> bool:
        """Whether a message may still ask, as far as the rows say.

        `turn` began after this entry, `waiting` are all games' open turns; `seq` is None in a game that doesn't go on.
        """
        if asked.about in (VOTE, OFFER):
            record = await self._intent(asked)
            return record is not None and _is_open(record, seq, self._desk.clock())
        if asked.about == REMATCH:
            return await self._waits(asked.what)
        if asked.about == INVITED:
            return await self._waits(asked.what.partition("|")[0])
        if asked.about in (SEAT, LOST):
            return seq is not None
        return not set(waiting).isdisjoint(asked.turns) if asked.turns else asked.seq == turn

    async def _present(self, info: GameInfo, asked: Sequence[Asked]) -> list[Asked]:
        """The newest message in the thread that asks for the turn that's on, the newest that reminds of it, and what
        else holds.
        """
        turn = info.turn.seq if info.turn is not None else None
        reminds = any(each.turns for each in asked)
        waiting = {each.turn.id for each in await self._storage.turns.waiting()} if reminds else set()
        standing = await self._standing(info, asked)
        last = {self._place(each): each for each in asked if each.about == SEAT}
        found: list[Asked] = []
        for each in asked:
            if each.about in (VOTE, OFFER):
                holds = int(each.what) in standing
            elif each.about == REMATCH:
                holds = await self._waits(each.what)
            elif each.about == SEAT:
                holds = last[self._place(each)] == each and _is_asked_for(info, each.what)
            elif each.about == INVITED:
                holds = not set(each.what.split("|")[1:]).isdisjoint(info.invited)
            elif each.about == LOST:
                holds = info.status == "running" and info.channel == each.what
            else:
                holds = not waiting.isdisjoint(each.turns) if each.turns else each.seq == turn
            found += [each] if holds else []
        newest = {self._place(each): each for each in found}
        return list(newest.values())

    @staticmethod
    def _place(asked: Asked) -> tuple[str, str, str]:
        """Of the messages of one place only the newest may hold: the turn's, its reminder's, one seat's, one alone."""
        kind = ASKING[0] if asked.kind in ASKING else asked.kind
        what = asked.what.partition("|")[0] if asked.about == SEAT else str(asked.id) if asked.what else ""
        return kind, asked.direct, what

    async def _standing(self, info: GameInfo, asked: Sequence[Asked]) -> Collection[int]:
        """The votes and offers that stand; the game is looked at only where some of its messages are about them."""
        kinds = {each.about for each in asked} & {VOTE, OFFER}
        if not kinds or info.status not in ("running", "finished"):
            return ()
        now = self._desk.clock()
        async with self._desk.tables.hold(info.id) as table:
            found = set(await ballots.settled(self._desk, table)) if VOTE in kinds else set()
            if OFFER in kinds and table.record.status == "running":
                found |= {each.id for each in await self._desk.intents(table, (OFFER,)) if each.body["until"] >= now}
        return found

    async def _intent(self, asked: Asked) -> IntentRecord | None:
        return await self._storage.intents.get(int(asked.what))

    async def _waits(self, table: str) -> bool:
        record = await self._storage.games.get(int(table))
        return record is not None and record.status == "open"

    # --- what is kept of them

    async def _with_new(self, info: GameInfo, kept: AskState) -> AskState:
        """What is kept, with what was posted since the last look."""
        game_id = info.id
        told, seen = await self._storage.outbox.told_and_settled(game_id, kept.seen or 0, KINDS)
        if kept.seen is not None and kept.seen >= seen and not told:
            return kept
        known = {*kept.looked, *(each.id for each in kept.asked)}
        new = [asked for each in told if each.id not in known for asked in await self._asked(info, each)]
        looked = tuple(each.id for each in told if each.id > seen)
        return AskState(seen, looked, tuple(sorted((*kept.asked, *new), key=lambda each: each.id)))

    async def _asked(self, info: GameInfo, record: OutboxRecord) -> list[Asked]:
        """What a message that was posted asks; nothing for one that only tells."""
        payload, about = record.payload, record
        if record.kind == ALONE:
            first = await self._storage.outbox.get(payload.get("item", 0))
            about = first if first is not None else record
        what = _depends_on(about)
        if what is None:
            return []
        direct = str(payload["user"]) if payload.get("direct") else ""
        where = (record.id, record.seq, record.kind, record.message or "", direct)
        place = "" if direct else payload.get("place") or info.channel or ""
        return [Asked(*where, _turns(about.kind, about.payload), about.kind, what, place)]

    async def _kept(self, game_id: int) -> AskState:
        value: Any = await self._storage.settings.get("game", game_id, KEPT)
        return AskState() if value is None else _read(value)

    def _keep(self, game_id: int, kept: AskState) -> None:
        value = {"form": FORM, "seen": kept.seen, "looked": kept.looked, "asked": [asdict(each) for each in kept.asked]}
        self._storage.settings.note_later("game", game_id, KEPT, value)


def _read(value: Mapping[str, Any]) -> AskState:
    """What is kept. What an earlier version kept says nothing of most kinds: all is looked at once more."""
    asked = [Asked(**{**each, "turns": tuple(each["turns"])}) for each in value["asked"]]
    if value.get("form") != FORM:
        return AskState(None, (), tuple(Asked(*_plain(each), about=each.kind) for each in asked))
    return AskState(value["seen"], tuple(value["looked"]), tuple(asked))


def _plain(asked: Asked) -> tuple[Any, ...]:
    return asked.id, asked.seq, asked.kind, asked.message, asked.direct, asked.turns


def _depends_on(told: OutboxRecord) -> str | None:
    """On what it depends whether a message asks; None where it doesn't ask at all."""
    payload = told.payload
    match told.kind:
        case "vote" | "offer":
            return str(payload.get("intent", 0))
        case "seat":
            what = payload.get("what")
            return f"{payload.get('seat')}|{what}" if what in SEATS_ASKED_FOR else None
        case "rematch":
            return str(payload.get("table", 0))
        case "invited":
            return "|".join((str(told.game_id), *told.mentions))
        case announcements.LOST:
            return str(payload.get("channel", ""))
        case announcements.ALONE:
            return None
        case _:
            return ""


def _turns(kind: str, payload: Mapping[str, Any]) -> tuple[int, ...]:
    if kind == LAST_CALL:
        return (int(payload.get("turn", 0)),)
    return tuple(each["turn"] for each in payload.get("games", ())) if kind == reminders.KIND else ()


def _is_open(record: IntentRecord, seq: int | None, now: float) -> bool:
    """Whether a vote or an offer may stand, as far as its row says."""
    if record.state != "open":
        return False
    if record.kind == OFFER:
        return seq is not None and record.ended is None and record.body["until"] >= now
    return record.body["what"] not in quorum.ABOUT_MOVES or record.body["seq"] == seq


def _is_asked_for(info: GameInfo, what: str) -> bool:
    """Whether a seat may still be taken, or claimed back."""
    seat, _, _ = what.partition("|")
    found = info.seat(seat)
    return info.status == "running" and (found.wanted or found.caretaker or found.owner is not None)
