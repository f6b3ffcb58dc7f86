"""Commands and questions by area: seats, votes, orders, plans, offers. Each is an attribute of GameService."""

from __future__ import annotations

from collections.abc import Callable, Collection, Coroutine, Sequence
from typing import Any, Protocol, TypeVar

from bot.service.desk import Desk
from bot.service.games import history
from bot.service.games.history import TimeUsed
from bot.service.intents import offers, whatif, wishes
from bot.service.model import Claimed, Draft, GameInfo, Intent, Person, RemovedPlayer, Vote
from bot.service.people import hosts, patience, privacy, readmission, seats, votes
from storage import TurnRecord

T = TypeVar("T")


class Runner(Protocol):
    """Runs a command to its end, whatever becomes of its caller."""

    async def __call__(self, work: Coroutine[Any, Any, T]) -> T: ...


class SeatCommands:
    """Absence: caretaker, substitutes, claiming back."""

    def __init__(self, desk: Desk, run: Runner) -> None:
        self._desk = desk
        self._run = run

    async def hand_over(self, game_id: int, person: Person, seat: str | None = None) -> GameInfo:
        """Leave one's own seat to the caretaker; another may take it, oneself claim it back."""
        return await self._run(seats.hand_over(self._desk, game_id, person, seat))

    async def want_substitute(self, game_id: int, person: Person, seat: str | None = None) -> GameInfo:
        """Let another take one's own seat; one plays on until then."""
        return await self._run(seats.want_substitute(self._desk, game_id, person, seat))

    async def take(self, game_id: int, person: Person, seat: str) -> GameInfo:
        """Take a seat for which a substitute is wanted; SeatNotFree, AlreadyJoined, Removed."""
        return await self._run(seats.take(self._desk, game_id, person, seat))

    async def claim(self, game_id: int, person: Person, *, gone: Collection[str] = ()) -> Claimed:
        """Take one's own seats back from a caretaker or a substitute, with what was done for them; SeatNotFree."""
        return await self._run(seats.claim(self._desk, game_id, person, gone))

    async def succeed(self, game_id: int, gone: Collection[str]) -> GameInfo:
        """Another is host of a table whose host is among those who are `gone`, if anybody is there."""
        return await self._run(hosts.succeed(self._desk, game_id, gone))

    async def is_time_up(self, turn: TurnRecord) -> bool:
        """Whether a turn's person has been told alone that their reminders have run out, and a pace has passed."""
        return await self._run(patience.is_turn_up(self._desk, turn))

    async def call(self, turn: TurnRecord) -> bool:
        """Tell a person alone that their reminders have run out, once a turn; whether it was new. For the watch."""
        return await self._run(patience.call(self._desk, turn))

    async def take_care(self, game_id: int) -> bool:
        """Make the caretaker's move, if one is to move; whether it did."""
        return bool(await self._run(seats.take_care(self._desk, game_id)))

    async def make_default_move(self, turn: TurnRecord) -> None:
        """Do what the rules foresee for silence; for the watch."""
        await self._run(seats.make_default_move(self._desk, turn))

    async def apply_silence_rule(self, turn: TurnRecord, *, gone: Collection[str] = ()) -> None:
        """Do what the table agreed on for a silent player; for the watch. People who are `gone` aren't asked."""
        await self._run(seats.apply_silence_rule(self._desk, turn, gone))


class VoteCommands:
    """Votes of the table."""

    def __init__(self, desk: Desk, run: Runner) -> None:
        self._desk = desk
        self._run = run

    async def open(
        self,
        game_id: int,
        person: Person,
        what: str,
        *,
        seat: str | None = None,
        to: int | None = None,
        removed: str | None = None,
        gone: Collection[str] = (),
    ) -> Vote | None:
        """Ask for a vote: "remove" or "caretaker" (of a `seat`), "readmit" (who was `removed`), or "undo" (`to`).

        "undo" goes back to after entry `to`. People who are `gone` from the server aren't asked. None where an undo
        needed nobody's vote and is done. BadOption, NotYourGame, NothingToUndo, NotRemoved, TooEarly, NotAlone.
        """
        return await self._run(votes.open_vote(self._desk, game_id, person, what, seat, to, removed, gone))

    async def removed(self, game_id: int) -> list[RemovedPlayer]:
        """Who was removed from a game for good."""
        return await self._run(readmission.listed(self._desk, game_id))

    async def readmit(self, game_id: int, person: Person, user: str) -> None:
        """Let somebody who was removed play again, as a manager of the server; NotManager, NotRemoved."""
        await self._run(readmission.readmit(self._desk, game_id, person, user))

    async def remove(self, game_id: int, person: Person, seat: str | None) -> None:
        """Remove a player for good without a vote, as a manager of the server; NotManager, BadOption."""
        return await self._run(votes.remove(self._desk, game_id, person, seat))

    async def cast(self, game_id: int, person: Person, vote: int, yes: bool, *, gone: Collection[str] = ()) -> Vote:
        """Vote, or change one's vote; the votes of those who are `gone` aren't waited for any more.

        NoSuchIntent, NotYourVote, Overtaken.
        """
        return await self._run(votes.cast(self._desk, game_id, person, vote, yes, gone))

    async def listed(self, game_id: int) -> list[Vote]:
        """The open votes of a game."""
        return await self._run(votes.listed(self._desk, game_id))

    async def get(self, game_id: int, vote: int) -> Vote:
        """A vote, open or closed; NoSuchIntent."""
        return await self._run(votes.get(self._desk, game_id, vote))


class OrderCommands:
    """Standing orders; one's own only. A new order of a kind (and company) takes the place of the old one."""

    def __init__(self, desk: Desk, run: Runner) -> None:
        self._desk = desk
        self._run = run

    async def give(self, game_id: int, person: Person, order: dict[str, Any], seat: str | None = None) -> Intent:
        """Give an order; in one's own turn it's carried out at once. BadOption, TooManyIntents.

        {"what": "pass", "unless": ["sells_mine", "starts", "acts"]}: until the stock round (this one, or the next)
        ends; {"what": "buy", "company", "source": "", "until": "floats" or percent held};
        {"what": "same_run", "company": id or None}: at each run the last routes, and the last dividend's policy.
        """
        return await self._run(wishes.order(self._desk, game_id, person, order, seat))

    async def listed(self, game_id: int, person: Person) -> list[Intent]:
        """One's own orders; those that have ended by themselves say why, until they're cancelled."""
        return await self._run(wishes.mine(self._desk, game_id, person, "order"))

    async def news(self, game_id: int, user: str) -> list[Intent]:
        """One's orders and plans that have ended by themselves since one's own last move, with why."""
        return await self._run(wishes.news(self._desk, game_id, user))

    async def cancel(self, game_id: int, person: Person, number: int) -> None:
        """Take an order back; NoSuchIntent."""
        await self._run(wishes.cancel(self._desk, game_id, person, "order", number))


class PlanCommands:
    """What if, and plans; one's own only. The log isn't touched until a plan is carried out."""

    def __init__(self, desk: Desk, run: Runner) -> None:
        self._desk = desk
        self._run = run

    async def try_out(self, game_id: int, person: Person, actions: Sequence[Any] = (), back: int = 0) -> Draft:
        """Take back so many steps of one's what-if and add these actions; Illegal, TooFarAhead."""
        return await self._run(whatif.try_out(self._desk, game_id, person, actions, back))

    async def read(self, game_id: int, person: Person, fn: Callable[[Any], T]) -> T:
        """The value of `fn(game)` on one's what-if copy, where one is to act; as GameService.read."""
        return await self._run(whatif.read(self._desk, game_id, person, fn))

    async def preview(self, game_id: int, person: Person, actions: Sequence[Any]) -> Draft:
        """What these actions would change now; nothing is kept. Illegal."""
        return await self._run(whatif.preview(self._desk, game_id, person, actions))

    async def drop(self, game_id: int, person: Person) -> None:
        """Forget one's what-if."""
        await self._run(whatif.drop_draft(self._desk, game_id, person))

    async def keep(self, game_id: int, person: Person) -> Intent:
        """Make one's what-if the plan for one's coming turns (in one's own turn it's played at once); BadOption."""
        return await self._run(whatif.keep_plan(self._desk, game_id, person))

    async def listed(self, game_id: int, person: Person) -> list[Intent]:
        """One's plan, with its outcome once it has been played or has stopped."""
        return await self._run(wishes.mine(self._desk, game_id, person, "plan"))

    async def cancel(self, game_id: int, person: Person, number: int) -> None:
        """Take a plan back; NoSuchIntent."""
        await self._run(wishes.cancel(self._desk, game_id, person, "plan", number))


class OfferCommands:
    """Offers of trains and private companies, at any time; for all at the table to see."""

    def __init__(self, desk: Desk, run: Runner) -> None:
        self._desk = desk
        self._run = run

    async def post(
        self, game_id: int, person: Person, offer: dict[str, Any], until: float, seat: str | None = None
    ) -> Intent:
        """Post an offer: {"sort": "train" or "private", "object", "seller", "buyer" or None, "price", "to" or None}.

        One acts for the seller or the buyer; without a buyer it's for the seat `to`, or for anyone. BadOption.
        """
        return await self._run(offers.offer(self._desk, game_id, person, offer, until, seat))

    async def accept(self, game_id: int, person: Person, number: int, buyer: str | None = None) -> Intent:
        """Agree: it's carried out at the buyer's step if it's legal then. NoSuchIntent, BadOption."""
        return await self._run(offers.accept(self._desk, game_id, person, number, buyer))

    async def decline(self, game_id: int, person: Person, number: int) -> None:
        """Say no to an offer addressed to oneself; NoSuchIntent."""
        await self._run(offers.decline(self._desk, game_id, person, number))

    async def withdraw(self, game_id: int, person: Person, number: int) -> None:
        """Take back one's own offer, also one that was accepted and not carried out yet; NoSuchIntent."""
        await self._run(wishes.cancel(self._desk, game_id, person, "offer", number))

    async def listed(self, game_id: int, person: Person | None = None) -> list[Intent]:
        """The offers that stand in a game."""
        return await self._run(offers.offers(self._desk, game_id, person))

    async def fate(self, game_id: int, number: int) -> tuple[dict[str, Any], str]:
        """The body of an offer that doesn't stand, and what became of it.

        "done", "declined", "withdrawn", or "gone" where its time is over, or the game ended it. NoSuchIntent.
        """
        return await self._run(offers.fate(self._desk, game_id, number))


class HistoryQuestions:
    """Looking back."""

    def __init__(self, desk: Desk, run: Runner) -> None:
        self._desk = desk
        self._run = run

    async def wealth(self, game_id: int, person: Person | None = None) -> list[dict[str, Any]]:
        """Everybody's worth when each round began: [{"seq", "round": {"round", ...}, "totals": {seat: worth}}]."""
        return await self._run(history.wealth(self._desk, game_id, person))

    async def time_used(self, game_id: int, person: Person | None = None) -> list[TimeUsed]:
        """Time used by each player, without quiet hours, leave, and offers that wait for others."""
        return await self._run(history.time_of(self._desk, game_id, person))


class PrivacyCommands:
    """What is kept about a person: theirs to see and to delete."""

    def __init__(self, desk: Desk, run: Runner) -> None:
        self._desk = desk
        self._run = run

    async def kept(self, user: str) -> dict[str, Any]:
        """All that is kept about a person."""
        return await self._run(privacy.kept(self._desk, user))

    async def forget(self, user: str) -> None:
        """Delete it; the games' moves stay without saying whose they were. StillSeated."""
        await self._run(privacy.forget(self._desk, user))
