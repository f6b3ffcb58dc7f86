"""Looking back: earlier positions, everybody's worth over the rounds, and the time that each player has used."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from bot.errors import GameAbandoned
from bot.service.area import Area, Commands, command
from bot.service.chain import BEGINNING, wealth_of
from bot.service.desk import Desk
from bot.service.games.journal import TAKEN_IN
from bot.service.games.turns import CARETAKERS
from bot.service.model import Person
from bot.service.people.rest import time_used
from bot.service.rules import refusals
from engine.finance.annals import Annals, RoundAnnals, annals_types, prices_in
from engine.rulebook import Rulebook
from storage import WealthRecord

T = TypeVar("T")

ENDED = "end"
"""What stands for a round in the sample of the end."""
KEPT = 8
"""So many earlier positions are kept, for those who leaf through them."""


@dataclass(frozen=True, slots=True)
class Around:
    """An earlier position: that after entry `seq`, made at a time (None: the start), and where one may go from it.

    `move_before` and `move_after` are the entries that hold, `round_before` and `round_after` those with which a round
    began; None where there's none. `taken_back`: the entry holds no longer.
    """

    seq: int
    at: float | None
    taken_back: bool
    move_before: int | None
    move_after: int | None
    round_before: int | None
    round_after: int | None


@dataclass(frozen=True, slots=True)
class Early:
    """What the moves of a game tell that was taken in, or begun before this was kept: the rounds, as `History.rounds`
    has them, everybody's worth at their beginnings, and what happened of the kinds that `annals` look at.
    """

    rounds: Sequence[dict[str, Any]] = ()
    worth: Sequence[WealthRecord] = ()
    events: Sequence[dict[str, Any]] = ()


@dataclass(frozen=True, slots=True)
class TimeUsed:
    """What a player has used, in seconds without quiet hours and leave, over so many turns."""

    seat: str
    user: str
    seconds: float
    turns: int

    @property
    def mean(self) -> float:
        """Seconds for a turn on average, 0.0 without turns."""
        return self.seconds / self.turns if self.turns else 0.0


class History(Area):
    """What lies behind a game: earlier positions, worth by rounds, time by players."""

    def __init__(self, desk: Desk, commands: Commands) -> None:
        super().__init__(desk, commands)
        self._past: OrderedDict[tuple[int, int], Any] = OrderedDict()
        self._early: OrderedDict[tuple[int, int], Early] = OrderedDict()
        self._looking = asyncio.Lock()

    @command
    async def at(self, game_id: int, seq: int, look: Callable[[Any], T], person: Person | None = None) -> T:
        """The value of `look(game)` on the position after entry `seq` (0: the start), as `read` gives it of the last.

        Illegal for a number that there isn't yet.
        """
        async with self._looking:
            async with self._desk.tables.seen(game_id) as table:
                if person is not None:
                    table.check_server(person)
                game = table.check_begun(0)
                if (game_id, seq) not in self._past:
                    with refusals(game_id):
                        self._past[game_id, seq] = await self._desk.workers.run(game.at, seq)
            self._past.move_to_end((game_id, seq))
            while len(self._past) > KEPT:
                self._past.popitem(last=False)
            with refusals(game_id, strict=False):
                return await self._desk.workers.run(look, self._past[game_id, seq])

    @command
    async def rounds(self, game_id: int) -> list[dict[str, Any]]:
        """With which entry each round began, of what holds: [{"seq", "round": {"round", "set_number", ...}}].

        What is known of a game that was taken in, or begun before worth was kept, are its moves: those are looked at.
        """
        journal = (await self._desk.tables.glance(game_id)).journal
        holds = {0, *journal.path()}
        samples = [each for each in await self._desk.storage.wealth.of_game(game_id) if each.seq in holds]
        early = await self._behind(game_id, samples[0].seq if samples else journal.seq)
        later = [{"seq": each.seq, "round": each.round} for each in samples if "set_number" in each.round]
        return [*early.rounds, *later]

    async def _behind(self, game_id: int, seq: int) -> Early:
        """What the moves up to an entry tell that isn't kept; worked out once, and remembered for the last games."""
        if seq and (game_id, seq) not in self._early:
            self._early[game_id, seq] = await self.at(game_id, seq, lambda game: _early(game, seq))
            while len(self._early) > KEPT:
                self._early.popitem(last=False)
        return self._early[game_id, seq] if seq else Early()

    @command
    async def around(self, game_id: int, seq: int) -> Around:
        """What lies before and after the position that the game had after entry `seq`."""
        journal = (await self._desk.tables.glance(game_id)).journal
        path, holds = [0, *journal.path()], {0, *journal.path()}
        head = journal.head(max(0, min(seq, journal.seq)))
        rounds = [each["seq"] for each in await self.rounds(game_id)]
        record = await self._desk.storage.log.pick(game_id, [head]) if head else []
        return Around(
            head,
            record[0].at if record else None,
            head not in holds,
            *_neighbours(path, head),
            *_neighbours(rounds, head),
        )

    @command
    async def wealth(self, game_id: int, person: Person | None = None) -> list[dict[str, Any]]:
        """Everybody's worth when each round began and at the end, of what holds; OtherServer, GameAbandoned.

        [{"seq", "round": {"round", ...}, "totals": {seat: worth}}]. Of a game that was taken in, its moves tell it.
        """
        async with self._desk.tables.hold(game_id) as table:
            if person is not None:
                table.check_server(person)
            if table.record.status == "abandoned":
                raise GameAbandoned(game=game_id)
            holds = {0, *table.journal.path()}
            # A position that an undo went back to is that of an earlier entry: its own sample stands for it.
            samples = [each for each in await self._desk.storage.wealth.of_game(game_id) if each.seq in holds]
        first = samples[0].seq if samples else 0
        early = await self._behind(game_id, first)
        later = [each for each in samples if not first or each.seq > first or each.round["round"] == ENDED]
        return [{"seq": each.seq, "round": each.round, "totals": each.totals} for each in (*early.worth, *later)]

    @command
    async def annals(self, game_id: int, person: Person | None = None) -> tuple[RoundAnnals, ...]:
        """What companies earned and paid, and their prices, round by round, of what holds; OtherServer, GameAbandoned.

        Empty before the start. It's told by the log's events, so the game isn't played again, but for the moves of one
        that was taken in without them; and once read they're kept with the game, for each panel that shows what a
        share has paid.
        """
        table = await self._desk.tables.glance(game_id)
        if person is not None:
            table.check_server(person)
        if table.record.status == "abandoned":
            raise GameAbandoned(game=game_id)
        game = table.game
        if game is None:
            return ()
        if table.annals is not None:
            return table.annals.rounds()
        # All of this is of one position: nothing is waited for in between.
        rules, holds, seq = game.rulebook, set(table.journal.path()), table.journal.seq
        taken_in, setup = table.record.terms.get(TAKEN_IN, 0), game.setup
        start = [each.to_json() for each in game.start_events]
        entries = await self._desk.storage.log.with_events(game_id, annals_types(rules))
        first = prices_in(rules.data, rules.start(setup).market)
        if taken_in and not any(each.seq <= taken_in for each in entries):
            start = [*start, *(await self._behind(game_id, taken_in)).events]
        events = [*start, *(event for each in entries if each.seq in holds for event in each.events)]
        found = await self._desk.workers.run(_annals_of, rules, first, events)
        if table.journal.seq == seq:
            table.annals = found
        return found.rounds()

    @command
    async def time_used(self, game_id: int, person: Person | None = None) -> list[TimeUsed]:
        """Time used by each holder of each seat, robots and caretakers left out; also turns that were taken back.

        While an offer waits for another player it's that player's time. OtherServer, GameAbandoned.
        """
        async with self._desk.tables.hold(game_id) as table:
            if person is not None:
                table.check_server(person)
            if table.record.status == "abandoned":
                raise GameAbandoned(game=game_id)
            unkept = {each.seat for each in table.info.seats if each.robot}
            rows = [
                each
                for each in await self._desk.storage.turns.of_game(game_id)
                if each.seat not in unkept and each.user
            ]
            rows = [each for each in rows if each.kind != CARETAKERS]
        sums: dict[tuple[str, str], tuple[float, int]] = {}
        for each in rows:
            net = each.net
            if net is None:
                net = time_used((await self._desk.people.profile(each.user)).rest, each.began, self._desk.clock())
            seconds, turns = sums.get((each.seat, each.user), (0.0, 0))
            sums[each.seat, each.user] = (seconds + net, turns + 1)
        return [TimeUsed(seat, user, seconds, turns) for (seat, user), (seconds, turns) in sorted(sums.items())]


def _neighbours(seqs: Sequence[int], seq: int) -> tuple[int | None, int | None]:
    """Of these numbers in order the last before this one, and the first after it."""
    return max((each for each in seqs if each < seq), default=None), next((each for each in seqs if each > seq), None)


def _early(game: Any, seq: int) -> Early:
    """What a game's moves up to an entry tell."""
    rounds, events = list[dict[str, Any]](), list[dict[str, Any]]()
    worth, types = list[WealthRecord](), annals_types(game.rulebook)
    for number, past, happened in game.line(seq):
        state = past.state
        begun = {"round": state.round, "set_number": state.set_number, "round_number": state.round_number}
        if state.round and (not rounds or rounds[-1]["round"] != begun):
            rounds.append({"seq": number, "round": begun})
        told = [each.to_json() for each in happened]
        worth += (replace(each, seq=number) for each in wealth_of(past, told if number else [BEGINNING]))
        events += [each for each in told if number and each["type"] in types]
    return Early(rounds, [each for each in worth if each.round["round"] != ENDED], events)


def _annals_of(rules: Rulebook, first: Mapping[str, int], events: Sequence[Mapping[str, Any]]) -> Annals:
    """What companies earned by these events."""
    found = Annals(rules, first)
    for each in events:
        found.add(each)
    return found
