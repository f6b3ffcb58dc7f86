"""A simulated year: the service on a file, with its watch, dispatcher, caretakers and robots, people, and a clock."""

from __future__ import annotations

import heapq
import itertools
import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bot.service import Caretaker, GameInfo, GameService
from bot.service.model import STRENGTHS
from bot.service.people.robots import Robots, simple
from bot.service.posts.outbox import Dispatcher
from bot.service.rules import Rules
from bot.service.watch import Watch
from engine.actions import Action
from engine.titles import rulebook
from storage import Storage
from tests.databases import open_storage
from tests.service.year.chat import Chat
from tests.service.year.hands import Hands
from tests.service.year.inline import InlineWorkers, one_thread
from tests.service.year.people import DAY, HOUR, LANGUAGES, MINUTE, ZONES, Player, drawn, harden, next_look

BEGIN = datetime(2026, 1, 5, tzinfo=UTC).timestamp()
LOOK_EVERY = 30 * MINUTE
PACES = (0, 2, 4, 8, 12, 24, 24, 24, 24, 48, 72, 168)
SILENCES = ("ask", "ask", "substitute", "caretaker", "wait")
OUTAGES_APART = 40 * DAY
JAMS_APART = 9 * DAY
MOST_AT_ONCE = 2
OPENED_UNTIL = 0.6
"""Games are opened in this first part of the year."""


class QuickRobots(Robots):
    """Robots that don't think: they make the simple move that others make when thinking fails."""

    async def _thought(self, info: GameInfo, attempt: int) -> Sequence[Action]:
        return await self._service.read(info.id, lambda game: simple(game, attempt))


@dataclass
class Plan:
    """How large a year is. `terms`: those of all tables, where they're given; `harsh`: it's hard for those who wait.

    Then everybody has named their nights, somebody vanishes after some days, and often nothing can be told.
    """

    seed: int
    groups: int
    games: int
    days: int
    titles: tuple[str, ...] = ()
    begin: float = BEGIN
    terms: dict[str, Any] = field(default_factory=dict[str, Any])
    harsh: bool = False


@dataclass(order=True)
class Event:
    """Something that is to happen, in the order of its time."""

    at: float
    number: int
    work: Callable[[], Awaitable[None]] = field(compare=False)


class Year:
    """Drives everything by a list of what comes next. `chat` has what people were told, `hands` what they did."""

    service: GameService
    storage: Storage

    def __init__(
        self, plan: Plan, file: Path, *, reporting: Callable[[Year], Awaitable[list[str]]] | None = None
    ) -> None:
        """`reporting` makes figures of the year once it's over."""
        self.reporting = reporting
        self.monthly: Callable[[], None] = lambda: None
        self.report: list[str] = []
        self.plan, self.file = plan, file
        self.now = plan.begin
        self.end = plan.begin + plan.days * DAY
        self.people: dict[str, Player] = {}
        self.games: dict[int, str] = {}
        """By number, with their server."""
        self.going: dict[int, str] = {}
        """The same of those that go on."""
        self.inbox: dict[str, list[tuple[int, str, int]]] = {}
        self._events: list[Event] = []
        self._numbers = itertools.count()
        self._due: dict[str, float] = {}
        self._seeds = itertools.count(plan.seed * 10_000 + 1)
        self.sizes: list[tuple[int, int]] = []
        """How large the file was after so many moves."""
        self.jams = 0
        self.jammed = False
        self.waits: dict[int, str] = {}
        """For games that go on at the end what they wait for."""

    def chance(self, *about: object) -> random.Random:
        """Random numbers that depend on nothing but the seed and what they're about."""
        return random.Random(":".join(map(str, (self.plan.seed, *about))))

    def progress(self) -> str:
        """How far it is, and what was found wrong."""
        moves, going, faults = self.hands.done["move"], len(self.going), self.chat.faults
        return f"day {len(self.sizes)}, {moves} moves, {going} games go on, {len(faults)} faults {faults[-1:]}"

    # --- up and down

    async def up(self) -> None:
        self.storage = await open_storage(self.file)
        self.service = GameService(
            self.storage, Rules(), workers=InlineWorkers(), clock=lambda: self.now, draw=lambda: next(self._seeds)
        )
        if not hasattr(self, "chat"):
            self.chat = Chat(self.service, lambda: self.now, self.people, self.heard)
            self.hands = Hands(self.service)
        self.chat.service = self.hands.service = self.service
        self.service.gone = self.chat.host_gone
        self.service.ask_who_left(self._left)
        self.dispatcher = Dispatcher(self.service, self.chat, first_pause=0.01, longest_pause=0.02)
        self.deputies = (Caretaker(self.service), QuickRobots(self.service))
        self.watch = Watch(self.service)
        await self.dispatcher.start()
        self.jammed = False
        for each in self.deputies:
            await each.start()

    async def _left(self, info: GameInfo, users: Any) -> list[str]:
        return [each for each in users if each in self.people and self.people[each].has_left(self.now)]

    async def down(self) -> None:
        for each in self.deputies:
            await each.stop()
        await self.dispatcher.stop()
        await self.service.close()
        await self.storage.close()

    async def settle(self) -> None:
        """Wait until all is told, and nobody who plays by themselves is to move."""
        for _ in range(3):
            for each in self.deputies:
                await each.settled()
            await self.dispatcher.settled()

    # --- what comes next

    def after(self, moment: float, work: Callable[[], Awaitable[None]]) -> None:
        """Have something happen at a moment; what comes after the end doesn't."""
        if moment < self.end:
            heapq.heappush(self._events, Event(max(moment, self.now), next(self._numbers), work))

    async def run(self) -> None:
        """From the first day to the last."""
        with one_thread():
            await self.up()
            try:
                await self._populate()
                while self._events:
                    event = heapq.heappop(self._events)
                    self.now = max(self.now, event.at)
                    await event.work()
                    await self.settle()
                await self.judge(final=True)
                self.chat.faults += self.hands.broken
                self.report = [] if self.reporting is None else await self.reporting(self)
            finally:
                await self.down()

    async def _populate(self) -> None:
        chance = self.chance("people")
        number = itertools.count(1001)
        for group in range(self.plan.groups):
            for place in range(chance.randint(4, 8)):
                player = drawn(str(next(number)), f"s{group}", self.plan.begin, self.plan.days, chance)
                player.manager = place == 0
                if self.plan.harsh:
                    harden(player, place, self.plan.begin)
                self.people[player.user] = player
                await self._introduce(player)
            await self.service.settings.set("server", f"s{group}", "language", chance.choice(LANGUAGES))
        for index in range(self.plan.games):
            opened = self.now + (2 if self.plan.harsh else OPENED_UNTIL * self.plan.days) * chance.random() * DAY
            self.after(opened, self._opening(index))
        self.after(self.now + MINUTE, self._look)
        self.after(self.now + 12 * HOUR, self._noon)
        self.after(self.now + OUTAGES_APART * chance.uniform(0.5, 1), self._outage)
        self.after(self.now + JAMS_APART * chance.uniform(0.1, 1), self._jam)

    async def _introduce(self, player: Player) -> None:
        """What they've said about themselves, and what comes over them."""
        people = self.service.people
        await people.set_zone(player.user, player.said_zone)
        await people.set_quiet(player.user, player.quiet)
        await people.set_direct(player.user, player.direct)
        for span in player.away:
            self.after(span[0], self._leaving(player, span))
        for begin, over in player.gone:
            # Somebody who comes back looks around.
            self.after(over + HOUR, self._looking(player))
            self.after(begin - HOUR, self._looking(player))

    # --- the bot's own

    async def _look(self) -> None:
        self.chat.watching = True
        await self.watch.look()
        await self.settle()
        self.chat.watching = False
        self.after(self.now + LOOK_EVERY + self.chance("look", self.now).uniform(-3, 3) * MINUTE, self._look)

    async def _noon(self) -> None:
        await self.judge()
        self.sizes.append((self.hands.done["move"], self.file.stat().st_size))
        if len(self.sizes) % 30 == 0:
            self.monthly()
        self.after(self.now + DAY, self._noon)

    async def _outage(self) -> None:
        """The bot is down for some hours; what people wanted meanwhile they want after it."""
        chance = self.chance("outage", self.now)
        await self.down()
        self.now += chance.uniform(1, 20) * HOUR
        await self.up()
        self.after(self.now + OUTAGES_APART * chance.uniform(0.5, 1.5), self._outage)

    async def _jam(self) -> None:
        """For some hours nothing can be told; what people do goes on, and so does the watch."""
        chance = self.chance("jam", self.now)
        await self.dispatcher.stop()
        self.jams += 1
        self.jammed = True
        self.after(self.now + chance.uniform(0.5, 12) * HOUR, self._unjam(self.dispatcher))
        self.after(self.now + JAMS_APART * chance.uniform(0.5, 1.5) * (0.1 if self.plan.harsh else 1), self._jam)

    def _unjam(self, stopped: Dispatcher) -> Callable[[], Awaitable[None]]:
        async def go_on() -> None:
            # A restart of the bot has brought another meanwhile.
            if self.dispatcher is stopped:
                self.jammed = False
                self.dispatcher = Dispatcher(self.service, self.chat, first_pause=0.01, longest_pause=0.02)
                await self.dispatcher.start()

        return go_on

    # --- tables

    def _opening(self, index: int) -> Callable[[], Awaitable[None]]:
        async def open_table() -> None:
            chance = self.chance("game", index)
            server = f"s{index % self.plan.groups}"
            there = await self._there(server)
            if not there:
                self.after(self.now + DAY, self._opening(index))
                return
            await self._open(server, there, chance)

        return open_table

    async def _there(self, server: str) -> list[Player]:
        """Who of a server has time for another game."""
        found: list[Player] = []
        for each in self.people.values():
            is_here = each.server == server and each.is_away(self.now) is None
            if is_here and len(await self.service.of_player(each.user)) < MOST_AT_ONCE:
                found.append(each)
        return found

    async def _open(self, server: str, there: list[Player], chance: random.Random) -> None:
        offered = [each for each in self.service.titles if not self.plan.titles or each.id in self.plan.titles]
        title = chance.choice(offered)
        seats = chance.randint(max(2, title.least), min(6, title.most))
        if title.least == 1 and chance.random() < 0.15:
            seats = 1
        players = chance.sample(there, min(seats, len(there)))
        robots = max(0, max(title.least, min(2, seats)) - len(players)) + (chance.random() < 0.08)
        host, pace = players[0], chance.choice(PACES)
        terms = {"pace": pace, "patience": chance.choice((1, 2, 3, 3, 3, 5)), "silence": chance.choice(SILENCES)}
        terms |= self.plan.terms
        if seats == 1:
            robots, terms["pace"] = 0, 0
        most = min(title.most, len(players) + robots)
        options = _options(title.id, most, chance)
        info = await self.service.create(
            host.person, name=f"Game {len(self.games) + 1}", title=title.id, most=most, options=options, **terms
        )
        self.games[info.id] = self.going[info.id] = server
        for each in players[1:]:
            await self.service.join(info.id, each.person)
        for _ in range(most - len(players)):
            await self.service.robots.seat(info.id, host.person, STRENGTHS[0])
        await self.service.start(info.id, host.person, channel=f"c{info.id}")

    # --- people

    def heard(self, user: str, game: int, kind: str, key: str) -> None:
        """Somebody was pinged: they'll look, by and by, unless they forget it."""
        player, chance = self.people[user], self.chance(user, game, kind, key)
        if kind in ("vote", "offer"):
            self.inbox.setdefault(user, []).append((game, kind, int(key.partition(":")[2])))
        if player.habit == "forgetful" and kind != "reminder" and chance.random() < 0.45:
            return
        if kind == "reminder" and player.habit == "forgetful" and chance.random() < 0.3:
            return
        self._will_look(player, next_look(player, self.now, chance))

    def _will_look(self, player: Player, moment: float) -> None:
        if moment < self._due.get(player.user, self.end):
            self._due[player.user] = moment
            self.after(moment, self._looking(player, moment))

    def _looking(self, player: Player, due: float | None = None) -> Callable[[], Awaitable[None]]:
        async def look() -> None:
            if due is not None:
                if self._due.get(player.user) != due:
                    return
                del self._due[player.user]
            if player.is_away(self.now) is None:
                await self._look_around(player)

        return look

    async def _look_around(self, player: Player) -> None:
        chance = self.chance("look", player.user, self.now)
        if any(begin <= self.now < over for begin, over in player.leave):
            await self.service.people.end_leave(player.user)
            player.leave = [(begin, min(over, self.now)) for begin, over in player.leave]
        for game, server in self.going.items():
            if server == player.server:
                await self.hands.claim(player, game)
        for game, kind, number in self.inbox.pop(player.user, []):
            if player.habit != "forgetful" or chance.random() < 0.6:
                await self.hands.answer(player, game, kind, number, chance)
        for waiting in await self.service.turns(player.user):
            self.now += MINUTE
            more = await self.hands.play(player, waiting.game.id, chance)
            await self.hands.look_ahead(player, waiting.game.id, chance)
            if more:
                self._will_look(player, next_look(player, self.now + HOUR, chance))
        await self._change_mind(player, chance)
        # Whoever hasn't forgotten their games altogether looks now and then without being called.
        if await self.service.turns(player.user):
            self._will_look(player, next_look(player, self.now + 5 * DAY, chance))

    async def _change_mind(self, player: Player, chance: random.Random) -> None:
        """Now and then settings change: language, zone, direct messages, a snooze."""
        what, people = chance.random(), self.service.people
        if what < 0.004:
            player.zone = chance.choice(ZONES)
            if chance.random() < 0.8:
                player.said_zone = player.zone
                await people.set_zone(player.user, player.zone)
        elif what < 0.01:
            await self.service.settings.set("player", player.user, "language", chance.choice(LANGUAGES))
        elif what < 0.014:
            player.direct = not player.direct
            await people.set_direct(player.user, player.direct)
        elif what < 0.03:
            player.snoozed = (await people.snooze(player.user, chance.choice((8, 24)))).snooze
        elif what < 0.034:
            player.quiet = chance.choice((player.sleeps, None))
            await people.set_quiet(player.user, player.quiet)

    def _leaving(self, player: Player, span: tuple[float, float]) -> Callable[[], Awaitable[None]]:
        async def leave() -> None:
            chance = self.chance("leave", player.user, span[0])
            what, over = chance.random(), span[1]
            if over < float("inf"):
                self.after(over + chance.uniform(0, 12) * HOUR, self._looking(player))
                if what < 0.55 or self.plan.harsh:
                    begin = max(span[0], self.now)
                    if over > begin:
                        await self.service.people.add_leave(player.user, begin, over)
                        player.leave.append((begin, over))
            if 0.45 < what < 0.65:
                for game in await self.service.of_player(player.user, ("running",)):
                    if what < 0.6:
                        await self.hands.attempt("hand over", self.service.seats.hand_over(game.id, player.person))
                    else:
                        ask = self.service.seats.want_substitute(game.id, player.person)
                        await self.hands.attempt("want substitute", ask)

        return leave

    # --- whether all is well

    async def judge(self, *, final: bool = False) -> None:
        """Each running game waits for somebody who knows, and nobody wonders why; those about it do something now."""
        for game, server in list(self.going.items()):
            info = await self.service.status(game)
            if info.status != "running":
                del self.going[game]
                continue
            what = await self._waits_for(info)
            if final:
                self.waits[game] = what
            if self.now - self.chat.last_post.get(game, self.now) > 2 * DAY:
                await self._stir(info, server)

    async def _waits_for(self, info: GameInfo) -> str:
        chat, turn = self.chat, info.turn
        if turn is None:
            chat.fault(f"game {info.id} waits for nobody")
            return "nobody"
        seat = info.seat(turn.seat)
        people = info.others_than("")
        if seat.robot or seat.caretaker:
            if people:
                chat.fault(f"game {info.id} waits for {'a robot' if seat.robot else 'the caretaker'}")
            return "anybody who takes a seat"
        told = chat.told_turn.get(info.id)
        waits_for_hours = self.now - turn.since > DAY
        if waits_for_hours and not self.jammed and (told is None or told[1] != seat.user):
            chat.fault(f"game {info.id} waits for {seat.user}, who wasn't told: {told}")
        return await self._silence(info, people)

    async def _silence(self, info: GameInfo, people: list[str]) -> str:
        """For whom a game waits, and whether the others know why, once that's long."""
        kept = await self.storage.turns.open(info.id)
        assert kept is not None
        player = self.people[kept.user]
        since = max([kept.since, *(over for begin, over in player.leave if begin <= self.now)])
        long = (info.patience + 2) * max(info.pace, 16) * HOUR + 3 * DAY
        if self.now - since <= long:
            return "somebody who has time"
        if len(people) < 2 or not info.pace:
            return "somebody who plays alone" if len(people) < 2 else "somebody silent, without reminders"
        if self.chat.explained.get(info.id, 0.0) < kept.since:
            self.chat.fault(f"game {info.id} (pace {info.pace}, {info.silence}) waits, and nobody was told why")
        return f"somebody silent ({info.silence})"

    async def _stir(self, info: GameInfo, server: str) -> None:
        """Somebody else of the server does something about a game that stands still."""
        chance = self.chance("stir", info.id, self.now)
        there = [each for each in self.people.values() if each.server == server and each.is_away(self.now) is None]
        known = self.chat.explained.get(info.id, 0.0)
        if not there or chance.random() > (0.25 if known else 0.05):
            return
        player = chance.choice(there)
        if info.seats_of(player.user) or player.manager:
            await self.hands.care(player, info.id, chance)
        if not info.seats_of(player.user):
            await self.hands.substitute(player, info.id)
        elif chance.random() < 0.1:
            await self.hands.readmit(player, info.id)


def _options(title: str, players: int, chance: random.Random) -> dict[str, Any]:
    """Now and then another value than the house's; only what goes together."""
    book = rulebook(title)
    options: dict[str, Any] = {}
    for name, switch in book.switches.items():
        if chance.random() < 0.12:
            tried = options | {name: chance.choice(switch.values)}
            try:
                book.resolve("house", tried, players)
            except (ValueError, TypeError):
                continue
            options = tried
    return options
