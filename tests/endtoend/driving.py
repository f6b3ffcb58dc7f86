"""Plays a recorded game through the bot, move by move, and says who had to be pinged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import engine
from bot.local.actors import Actor
from bot.local.standin.model import Message
from bot.panel.choices import as_offered
from bot.service import GameInfo
from engine import Decision
from engine.game import Game
from tests.endtoend.hands import by_hand, click, confirm
from tests.endtoend.seats import Seats, codes

Move = tuple[str, dict[str, Any]]
"""A seat and its action."""


@dataclass
class Driver:
    """Plays a game's moves: those of even number by buttons and menus where there are any, the others typed.

    `shadow` is the same game without the bot; it's played along, and says whose turn it must be. `expected` are the
    people who had to be pinged, `in_a_row` counts the companies that follow another one of the same person.
    """

    seats: Seats
    info: GameInfo
    shadow: Game
    expected: list[str] = field(default_factory=list)
    in_a_row: int = 0
    ways: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self._expect(None)

    async def play(self, moves: Sequence[Move]) -> None:
        """All these moves, in order."""
        at = 0
        while at < len(moves):
            by, action = moves[at]
            assert self.shadow.decision is not None
            assert self.shadow.decision.player == by
            taken = await self._by_hand(moves, at) if at % 2 == 0 else 0
            told = ""
            if not taken:
                person = await self.seats.up(self.info.id)
                answer = await self.seats.type(self.info.id, action)
                told = answer.text
                await confirm(person, answer, answer.message)
                self.ways["typed"] += 1
            for by, action in moves[at : at + max(taken, 1)]:
                self._shadow(by, action)
            at += max(taken, 1)
            now = await self.seats.service.status(self.info.id)
            assert now.seq == self.shadow.seq, f"{action} by {by} at {at} wasn't made: {told}"

    def _shadow(self, by: str, action: dict[str, Any]) -> None:
        before = self.shadow.decision
        self.shadow.apply(self.shadow.read_action(action), by)
        self._expect(before)

    def _expect(self, before: Decision | None) -> None:
        """A ping, where another person is to act than before or the same one for another reason."""
        now = self.shadow.decision
        if now is None:
            return
        if before is None or _waits_for(before) != _waits_for(now):
            self.expected.append(self.info.seat(str(now.player)).user)
        elif before.company != now.company:
            self.in_a_row += 1

    async def _by_hand(self, moves: Sequence[Move], at: int) -> int:
        """Make the next move on the turn message; how many moves that was, 0 where it has nothing for it."""
        person = await self.seats.up(self.info.id)
        message = await self._panel(person)
        bundle = self._best_run()
        if bundle and [action for _, action in moves[at : at + len(bundle)]] == bundle:
            answer = await (await click(person, message, ":run:")).touched(deadline=60)
            await confirm(person, answer, message)
            self.ways["best run"] += 1
            return len(bundle)
        move = as_offered(self.shadow, self.shadow.read_action(moves[at][1]))
        way = await by_hand(person, message, move.to_json())
        if way is None:
            return 0
        self.ways[way] += 1
        return 1

    async def _panel(self, person: Actor) -> Message:
        """The turn message; after typed moves, which leave it as it is, the private panel that it opens."""
        message = await self.seats.turn_message(self.info.id)
        now = (f"rw:s:{self.info.id}:{self.shadow.seq}:", f"rw:b:{self.info.id}:{self.shadow.seq}:act:")
        if any(code.startswith(now) for code in codes(message)):
            return message
        self.ways["my turn"] += 1
        answer = await person.click(message, label="My turn")
        # It may have been promised first, and come a moment later.
        own = tuple(f"rw:{kind}:{self.info.id}:{self.shadow.seq}:" for kind in "sb")
        await self.seats.server.until(
            lambda: any(code.startswith(own) for code in codes(answer.message)), deadline=60, what="the panel"
        )
        return answer.message

    def _best_run(self) -> list[dict[str, Any]]:
        decision = self.shadow.decision
        if decision is None or decision.company is None:
            return []
        programmes = self.shadow.programmes()
        return [each.to_json() for each in programmes[0].actions] if programmes else []


def shadow_of(setup: dict[str, Any]) -> Game:
    """The game of a set-up record at its start, without the bot."""
    return Game(engine.load_game(setup, []).rulebook, setup, digests=False)


def _waits_for(decision: Decision) -> tuple[str | None, bool]:
    return decision.player, decision.step == "consent"
