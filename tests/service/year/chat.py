"""Discord as a simulated year has it: it takes what the dispatcher hands over, pings people, and looks for faults."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bot.service import Announcement, GameInfo, GameService, Undeliverable
from bot.service.posts.announcements import LAST_CALL, TURN_KINDS
from tests.service.year.people import DAY, HOUR, Player, local_day

REMINDER = "reminder"
WEEK = 7 * DAY
SLACK = 30.0
"""Seconds by which a watch that looks may be early without anybody minding."""
EXPLAINS = ("vote", "vote_closed", "seat")
"""Kinds by which a table hears what follows somebody's silence; reminders beyond its patience do so as well."""


@dataclass
class Chat:
    """A sender. `heard(user, game, kind, key)` is called for each person who is pinged; `faults` tells what was wrong.

    `pings`: messages that made a sound, by person and day; `by_kind` by kind. `watching`: whether what comes now comes
    by the clock, and by nobody's doing.
    """

    service: GameService
    clock: Callable[[], float]
    people: dict[str, Player]
    heard: Callable[[str, int, str, str], None]
    faults: list[str] = field(default_factory=list)
    pings: Counter[tuple[str, str]] = field(default_factory=Counter)
    reminders: Counter[tuple[str, str]] = field(default_factory=Counter)
    by_kind: Counter[str] = field(default_factory=Counter)
    posts: Counter[str] = field(default_factory=Counter)
    watching: bool = False
    night_pings: Counter[str] = field(default_factory=Counter)
    told_turn: dict[int, tuple[int, str, float]] = field(default_factory=dict)
    """For each game the turn that was told last: since which entry, whose, when."""
    explained: dict[int, float] = field(default_factory=dict)
    """When a game's table last heard of somebody's silence."""
    last_post: dict[int, float] = field(default_factory=dict)
    silences: list[float] = field(default_factory=list)
    """Days between a thread's messages while it waited for somebody who had named no leave."""
    _rung: set[tuple[Any, ...]] = field(default_factory=set)
    nagged: dict[tuple[int, float, str], list[float]] = field(default_factory=lambda: defaultdict(list))
    """When somebody was reminded of a turn, by its number and when their time began to count."""
    calls: dict[tuple[int, float], float] = field(default_factory=dict)

    def fault(self, text: str) -> None:
        self.faults.append(f"day {int(self.clock() // DAY)}: {text}")

    async def find(self, item: Announcement) -> str | None:
        return f"m{item.id}" if ("marker", item.marker) in self._rung else None

    async def send(self, item: Announcement) -> str:
        info = await self.service.status(item.game)
        direct = bool(item.payload.get("direct"))
        if direct and self.people[item.payload["user"]].closed:
            raise Undeliverable("cannot send messages to this user")
        self._once(item)
        self.posts[item.kind] += 1
        rung = [each for each in item.mentions if each in self.people]
        if not direct:
            rung = await self._there(info, rung)
            self._note_post(info)
            if item.kind in EXPLAINS or len(rung) < len(item.mentions):
                self.explained[item.game] = self.clock()
        if item.kind in TURN_KINDS or (item.kind == "undone" and info.turn is not None):
            self.told_turn[item.game] = (item.seq, item.payload["user"], self.clock())
        if item.kind == "seat":
            # Who takes a seat, or has it back, is told anew what it's asked.
            self._rung -= {each for each in self._rung if each[0] == item.game}
        if item.kind == REMINDER:
            await self._see_reminder(item)
        if item.kind == "vote":
            rung = await self._see_vote(item, rung)
        if item.kind == LAST_CALL:
            rung = self._see_last_call(item, rung)
        for each in rung:
            self._ring(each, item)
        return f"m{item.id}"

    def _note_post(self, info: GameInfo) -> None:
        now, turn = self.clock(), self.told_turn.get(info.id)
        player = self.people.get(turn[1]) if turn is not None else None
        if player is not None and info.id in self.last_post:
            rested = sum(max(0.0, min(over, now) - max(begin, self.last_post[info.id])) for begin, over in player.leave)
            self.silences.append((now - self.last_post[info.id] - rested) / DAY)
        self.last_post[info.id] = now

    async def _there(self, info: GameInfo, users: list[str]) -> list[str]:
        """Those who are on the server; as the bot does, another hosts where the host isn't."""
        here = [each for each in users if not self.people[each].has_left(self.clock())]
        if len(here) < len(users):
            await self.service.seats.succeed(info.id, await self.gone(info))
        return here

    async def gone(self, info: GameInfo) -> set[str]:
        """Those of a game's people who aren't on its server."""
        people = {each.user for each in info.seats} | {each.owner for each in info.seats if each.owner} | {info.host}
        return {each for each in people if each in self.people and self.people[each].has_left(self.clock())}

    async def host_gone(self, info: GameInfo) -> set[str]:
        """The same, with another host where that's needed."""
        gone = await self.gone(info)
        if info.host in gone:
            await self.service.seats.succeed(info.id, gone)
        return gone

    def _once(self, item: Announcement) -> None:
        key = ("marker", item.marker)
        if key in self._rung:
            self.fault(f"{item.kind} of game {item.game} is told twice")
        self._rung.add(key)

    def _ring(self, user: str, item: Announcement) -> None:
        player, now = self.people[user], self.clock()
        key = (item.game, item.kind, item.seq, user)
        if item.kind in TURN_KINDS:
            if key in self._rung:
                self.fault(f"{user} is pinged twice for entry {item.seq} of game {item.game}")
            self._rung.add(key)
        self.pings[user, local_day(player, now)] += 1
        self.by_kind[item.kind] += 1
        if self.watching and not player.may_be_told(now):
            self.night_pings[item.kind] += 1
        self.heard(user, item.game, item.kind, f"{item.seq}:{item.payload.get('intent', '')}")

    # --- reminders

    async def _see_reminder(self, item: Announcement) -> None:
        user, now = item.payload["user"], self.clock()
        player = self.people[user]
        self.reminders[user, local_day(player, now)] += 1
        if not player.may_be_told(now):
            self.fault(f"{user} ({player.said_zone}, {player.quiet}) is reminded at rest")
        open_turns = {each.turn.id: each for each in await self.service.storage.turns.waiting(user)}
        for each in item.payload["games"]:
            turn = open_turns.get(each["turn"])
            if turn is None:
                self.fault(f"{user} is reminded of game {each['game']}, in which they're not up")
            elif each["due"]:
                self._count(turn, user)
                if each["count"] > turn.terms["patience"] and not item.payload["direct"]:
                    self.explained[each["game"]] = now

    def _count(self, waiting: Any, user: str) -> None:
        turn, now, terms = waiting.turn, self.clock(), waiting.terms
        times = self.nagged[turn.id, turn.since, user]
        pace = terms["pace"] * HOUR
        if times and now - times[-1] < pace - SLACK:
            self.fault(f"{user} is reminded of game {turn.game_id} again within its pace")
        if len(times) > terms["patience"] and now - times[-1] < WEEK - SLACK:
            self.fault(f"{user} is nagged: reminder {len(times) + 1} of game {turn.game_id} within a week")
        if now - turn.since < pace - SLACK:
            self.fault(f"{user} is reminded of game {turn.game_id} too early")
        times.append(now)

    def _see_last_call(self, item: Announcement, rung: list[str]) -> list[str]:
        """It comes silently to who rests, and to who was just pinged alone."""
        user, key = item.payload["user"], (item.payload["turn"], item.payload["since"])
        if key in self.calls:
            self.fault(f"{user} is called for the last time twice in game {item.game}")
        self.calls[key] = self.clock()
        return [each for each in rung if self.people[each].may_be_told(self.clock()) and not self.people[each].direct]

    async def _see_vote(self, item: Announcement, rung: list[str]) -> list[str]:
        """One that nobody has asked for comes silently to who rests."""
        vote = await self.service.votes.get(item.game, item.payload["intent"])
        return [each for each in rung if vote.by or self.people[each].may_be_told(self.clock())]
