"""What robots think of positions: for their own moves, for whoever asks why one moved so, and for hints."""

from __future__ import annotations

from collections import OrderedDict
from functools import partial

from bot.errors import NoHints, NoThought, NotYourGame, OneAtATime
from bot.service.area import Area, Commands
from bot.service.desk import Desk
from bot.service.games.tables import check_up
from bot.service.model import STRENGTHS, Person
from bot.work.thinking import Failed, Thinking, Thought, question

KEPT = 256
"""So many thoughts are remembered."""

Key = tuple[int, int, str, int]
"""Game, entry, strength, attempt: a log only grows, so there's one position of these."""


class Thoughts(Area):
    """Asks the process that thinks. Each position is thought about once, as long as that's remembered."""

    def __init__(self, desk: Desk, commands: Commands, thinking: Thinking) -> None:
        super().__init__(desk, commands)
        self._thinking = thinking
        self._kept: OrderedDict[Key, Thought] = OrderedDict()
        self._asking: set[str] = set()

    async def of(self, game_id: int, seq: int, strength: str, attempt: int = 0, *, later: bool = False) -> Thought:
        """What a robot does in the position after entry `seq`; `later` lets others go first. NoThought."""
        key = (game_id, seq, strength, attempt)
        if key not in self._kept:
            async with self._desk.tables.seen(game_id) as table:
                game = table.check_begun(self._desk.title(table.record.title).least)
                job = await self._desk.workers.run(partial(question, game, strength, attempt, seq))
            try:
                self._kept[key] = await self._thinking.answer(job, later=later)
            except Failed as error:
                raise NoThought(game=game_id, error=str(error)) from error
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]

    async def explained(self, game_id: int, person: Person, seq: int, strength: str) -> Thought:
        """The same for a person who asks why a robot moved so: one thing at a time. OneAtATime, NoThought."""
        if person.user in self._asking:
            raise OneAtATime("thought_at_once")
        self._asking.add(person.user)
        try:
            return await self.of(game_id, seq, strength)
        finally:
            self._asking.discard(person.user)

    async def hint(self, game_id: int, person: Person) -> Thought:
        """What the strongest robot would do in the person's place; it's noted nowhere.

        NoHints where the table doesn't want it, as a lesson always does, NotYourGame, NotYourTurn, GameFinished,
        OneAtATime, NoThought.
        """
        table = await self._desk.tables.glance(game_id)
        table.check_server(person)
        table.check_begun(self._desk.title(table.record.title).least)
        info = table.info
        if not info.hints and info.lesson is None:
            raise NoHints(game=game_id)
        mine = info.seats_of(person.user)
        if not mine:
            raise NotYourGame(game=game_id)
        check_up(table, mine)
        return await self.explained(game_id, person, info.seq, STRENGTHS[-1])
