"""The service's commands and questions by area: seats, votes. Each area is an attribute of GameService."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Protocol, TypeVar

from bot.service import seats, votes
from bot.service.desk import Desk
from bot.service.model import GameInfo, Person, Vote
from storage import TurnRecord

T = TypeVar("T")


class Run(Protocol):
    """Runs a command to its end, whatever becomes of its caller."""

    async def __call__(self, work: Coroutine[Any, Any, T]) -> T: ...


class SeatCommands:
    """Absence: caretaker, substitutes, claiming back."""

    def __init__(self, desk: Desk, run: Run) -> None:
        self._desk = desk
        self._run = run

    async def hand_over(self, game_id: int, person: Person, seat: str | None = None) -> GameInfo:
        """Leave one's own seat to the caretaker; another may take it, oneself claim it back."""
        return await self._run(seats.hand_over(self._desk, game_id, person, seat))

    async def want_substitute(self, game_id: int, person: Person, seat: str | None = None) -> GameInfo:
        """Let another take one's own seat; one plays on until then."""
        return await self._run(seats.want_substitute(self._desk, game_id, person, seat))

    async def take(self, game_id: int, person: Person, seat: str) -> GameInfo:
        """Take a seat for which a substitute is wanted; SeatNotFree, AlreadyJoined."""
        return await self._run(seats.take(self._desk, game_id, person, seat))

    async def claim(self, game_id: int, person: Person) -> GameInfo:
        """Take one's own seats back from a caretaker or a substitute; SeatNotFree."""
        return await self._run(seats.claim(self._desk, game_id, person))

    async def take_care(self, game_id: int) -> bool:
        """Make the caretaker's move, if one is to move; whether it did."""
        return bool(await self._run(seats.take_care(self._desk, game_id)))

    async def make_default_move(self, turn: TurnRecord) -> None:
        """Do what the rules foresee for silence; for the watch."""
        await self._run(seats.make_default_move(self._desk, turn))

    async def apply_silence_rule(self, turn: TurnRecord) -> None:
        """Do what the table agreed on for a silent player; for the watch."""
        await self._run(seats.apply_silence_rule(self._desk, turn))


class VoteCommands:
    """Votes of the table."""

    def __init__(self, desk: Desk, run: Run) -> None:
        self._desk = desk
        self._run = run

    async def open(
        self, game_id: int, person: Person, what: str, *, seat: str | None = None, to: int | None = None
    ) -> Vote | None:
        """Ask for a vote: "remove" or "caretaker" (of a `seat`), or "undo" (back to after entry `to`).

        None where an undo needed nobody's vote and is done. BadOption, NotYourGame, NothingToUndo.
        """
        return await self._run(votes.open_vote(self._desk, game_id, person, what, seat, to))

    async def cast(self, game_id: int, person: Person, vote: int, yes: bool) -> Vote:
        """Vote, or change one's vote; NoSuchIntent, NotYourVote, Overtaken."""
        return await self._run(votes.cast(self._desk, game_id, person, vote, yes))

    async def listed(self, game_id: int) -> list[Vote]:
        """The open votes of a game."""
        return await self._run(votes.listed(self._desk, game_id))
