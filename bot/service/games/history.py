"""Looking back: everybody's worth over the rounds, and the time that each player has used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.errors import GameAbandoned
from bot.service.area import Area, command
from bot.service.games.turns import CARETAKERS
from bot.service.model import Person
from bot.service.people.rest import time_used


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
    """What lies behind a game: worth by rounds, time by players."""

    @command
    async def wealth(self, game_id: int, person: Person | None = None) -> list[dict[str, Any]]:
        """Everybody's worth when each round began and at the end, of what holds; OtherServer, GameAbandoned.

        [{"seq", "round": {"round", ...}, "totals": {seat: worth}}].
        """
        async with self._desk.tables.hold(game_id) as table:
            if person is not None:
                table.check_server(person)
            if table.record.status == "abandoned":
                raise GameAbandoned(game=game_id)
            holds = {0, *table.journal.path()}
            # A position that an undo went back to is that of an earlier entry: its own sample stands for it.
            samples = [each for each in await self._desk.storage.wealth.of_game(game_id) if each.seq in holds]
        return [{"seq": each.seq, "round": each.round, "totals": each.totals} for each in samples]

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
