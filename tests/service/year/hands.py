"""What people of a simulated year do when they look: moves, orders, plans, offers, votes, seats. By the usual doors."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Awaitable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

import engine
from bot.errors import OurFault, ServiceError
from bot.service import GameInfo, GameService
from engine.robots.tempers import TEMPERS, settled
from tests.service.year.people import DAY, Player

T = TypeVar("T")
MOVES_AT_A_LOOK = 80
YES = {"caretaker": 0.7, "remove": 0.5, "undo": 0.6, "redo": 0.6, "return": 0.5, "readmit": 0.7}


def chosen(game: engine.Game, temper: str, attempt: int = 0) -> list[dict[str, Any]]:
    """What somebody of this temper does now, as JSON."""
    return [each.to_json() for each in settled(game, TEMPERS[temper], attempt)] if game.decision is not None else []


def trade(game: engine.Game, seat: str, pick: float) -> dict[str, Any] | None:
    """An offer that this seat might make: a train of another's company for one of its own."""
    companies = game.state.companies
    own = [name for name in companies if companies[name].in_play and game.view.actor(name) == seat]
    sellers = [name for name in companies if name not in own and companies[name].trains]
    if not own or not sellers:
        return None
    buyer, seller = own[int(pick * len(own))], sellers[int(pick * len(sellers))]
    return {
        "sort": "train",
        "object": companies[seller].trains[0],
        "seller": seller,
        "buyer": buyer,
        "price": max(1, game.view.cash(buyer) // 3),
    }


@dataclass
class Hands:
    """`refused`: what the service has refused, by its key; `done`: what was done beside moves."""

    service: GameService
    refused: Counter[str] = field(default_factory=Counter)
    done: Counter[str] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)
    """What failed that should have been done or refused."""

    async def attempt(self, what: str, work: Awaitable[T]) -> T | None:
        """Do something that may be refused."""
        try:
            result = await work
        except OurFault as error:
            self.broken.append(f"{what}: {error} ({error.__cause__})")
            return None
        except ServiceError as error:
            self.refused[f"{what}: {error.key}"] += 1
            return None
        self.done[what] += 1
        return result

    async def play(self, player: Player, game_id: int, chance: random.Random) -> bool:
        """Play on until it's another's turn; whether something is left for later."""
        temper = list(TEMPERS)[int(player.user) % len(TEMPERS)]
        for _ in range(MOVES_AT_A_LOOK):
            info = await self.service.status(game_id)
            if not is_up(info, player):
                return False
            if chance.random() < 0.01:
                return True
            if not await self._move(player, info, temper, chance):
                return False
            if chance.random() < 0.02:
                whole = chance.random() < 0.5
                await self.attempt("undo", self.service.undo(game_id, player.person, whole_turn=whole))
        return True

    async def _move(self, player: Player, info: GameInfo, temper: str, chance: random.Random) -> bool:
        """Whether a move was made."""
        if chance.random() < 0.01:
            nonsense = {"type": "buy_share", "company": "ABC", "source": "ipo"}
            await self.attempt("nonsense", self.service.act(info.id, player.person, [nonsense]))
        for attempt in range(5):
            actions = await self.service.read(info.id, partial(chosen, temper=temper, attempt=attempt))
            made = await self.attempt("move", self.service.act(info.id, player.person, actions, expected_seq=info.seq))
            if made is not None:
                return True
        self.broken.append(f"game {info.id}: no move of five is taken at entry {info.seq} ({info.title})")
        return False

    async def look_ahead(self, player: Player, game_id: int, chance: random.Random) -> None:
        """After one's turn: orders, a plan, an offer, the wish to have something back."""
        info, person, service = await self.service.status(game_id), player.person, self.service
        if info.status != "running" or not info.seats_of(player.user) or is_up(info, player):
            return
        what = chance.random()
        if what < 0.08:
            unless = [["sells_mine"], ["starts"], []][chance.randrange(3)]
            await self.attempt("order pass", service.orders.give(game_id, person, {"what": "pass", "unless": unless}))
        elif what < 0.14:
            order = {"what": "same_run", "company": None}
            await self.attempt("order same_run", service.orders.give(game_id, person, order))
        elif what < 0.18:
            await self._plan(player, game_id, chance)
        elif what < 0.21:
            await self._offer(player, info, chance)
        elif what < 0.215:
            to = max(0, info.seq - chance.randrange(1, 4))
            await self.attempt("vote undo", service.votes.open(game_id, person, "undo", to=to))

    async def _plan(self, player: Player, game_id: int, chance: random.Random) -> None:
        plans, person = self.service.plans, player.person
        for _ in range(chance.randrange(1, 4)):
            found = await self.attempt("look", plans.read(game_id, person, partial(chosen, temper="builder")))
            if not found or await self.attempt("try", plans.try_out(game_id, person, found)) is None:
                break
        await self.attempt("plan", plans.keep(game_id, person))

    async def _offer(self, player: Player, info: GameInfo, chance: random.Random) -> None:
        seat = info.seats_of(player.user)[0]
        offer = await self.service.read(info.id, partial(trade, seat=seat, pick=chance.random()))
        if offer is not None:
            until = self.service.clock() + chance.randrange(1, 10) * DAY
            await self.attempt("offer", self.service.offers.post(info.id, player.person, offer, until))

    async def answer(self, player: Player, game_id: int, kind: str, number: int, chance: random.Random) -> None:
        """Answer a vote or an offer, if it's still to be answered."""
        service, person = self.service, player.person
        if kind == "vote":
            vote = await self.attempt("vote read", service.votes.get(game_id, number))
            if vote is not None and vote.open:
                yes = chance.random() < YES[vote.what]
                gone = await service.gone(await service.status(game_id)) or ()
                await self.attempt("ballot", service.votes.cast(game_id, person, number, yes, gone=gone))
            return
        what = chance.random()
        if what < 0.35:
            await self.attempt("accept", service.offers.accept(game_id, person, number))
        elif what < 0.75:
            await self.attempt("decline", service.offers.decline(game_id, person, number))

    async def claim(self, player: Player, game_id: int) -> None:
        """Take one's seat back where somebody or something else plays it."""
        info = await self.service.status(game_id)
        mine = [s for s in info.seats if s.owner == player.user or (s.user == player.user and s.caretaker)]
        if info.status == "running" and mine:
            gone = await self.service.gone(info) or ()
            await self.attempt("claim", self.service.seats.claim(game_id, player.person, gone=gone))

    async def care(self, player: Player, game_id: int, chance: random.Random) -> None:
        """Do something about somebody at one's table who doesn't move."""
        info, service, person = await self.service.status(game_id), self.service, player.person
        if info.status != "running" or info.turn is None or info.turn.user == player.user:
            return
        gone, what = await service.gone(info) or (), chance.random()
        ask = partial(service.votes.open, game_id, person, gone=gone)
        if not info.seats_of(player.user):
            if what < 0.3 and player.manager:
                await self.attempt("dismiss", service.votes.remove(game_id, person, info.turn.seat))
        elif what < 0.5:
            await self.attempt("vote caretaker", ask("caretaker", seat=info.turn.seat))
        elif what < 0.56:
            await self.attempt("vote remove", ask("remove", seat=info.turn.seat))
        elif what < 0.62 and info.host == player.user:
            terms = {"pace": chance.choice((8, 24, 48)), "patience": 2, "silence": "caretaker"}
            await self.attempt("pace", service.set_pace(game_id, person, **terms, gone=gone))
        elif what < 0.63 and info.host == player.user:
            await self.attempt("abandon", service.abandon(game_id, person))

    async def substitute(self, player: Player, game_id: int) -> None:
        """Take a seat for which somebody is wanted, at a table at which one doesn't sit."""
        info = await self.service.status(game_id)
        free = [each.seat for each in info.seats if each.wanted and each.owner != player.user]
        if info.status == "running" and free and not info.seats_of(player.user):
            await self.attempt("take", self.service.seats.take(game_id, player.person, free[0]))

    async def readmit(self, player: Player, game_id: int) -> None:
        """Ask that somebody who was removed may play again."""
        removed = await self.service.votes.removed(game_id)
        if removed:
            ask = self.service.votes.open(game_id, player.person, "readmit", removed=removed[0].user)
            await self.attempt("vote readmit", ask)


def is_up(info: GameInfo, player: Player) -> bool:
    """Whether it's a person's turn, at a seat that they play themselves."""
    if info.status != "running" or info.turn is None or info.turn.user != player.user:
        return False
    return not info.seat(info.turn.seat).caretaker
