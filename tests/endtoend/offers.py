"""A train that belongs to another person's company."""

from __future__ import annotations

from typing import Any

from bot.local.standin.model import Message
from bot.service import GameInfo
from engine.dev import log
from tests.endtoend.driving import shadow_of
from tests.endtoend.recorded import FOUR, moves_of
from tests.endtoend.seats import Seats, choose


class Offer:
    """A position of a recorded game in which a company is about to bid for another owner's train."""

    def __init__(self) -> None:
        self.setup, moves = moves_of(FOUR)
        game = shadow_of(self.setup)
        for by, action in moves:
            before = game.decision
            game.apply(game.read_action(action), by)
            if game.decision is not None and game.decision.step == "consent":
                break
        assert before is not None
        self.n, self.action = game.seq - 1, action
        self.buyer, self.seller = str(before.player), str(game.decision and game.decision.player)

    async def made(self, seats: Seats) -> tuple[GameInfo, Message]:
        """The game with the offer made by menu and form, and the message that asks the seller."""
        _, entries = log.record(FOUR)
        info = await seats.seated(self.setup, entries[: self.n])
        buyer = seats.person(info.seat(self.buyer).user)
        message = await seats.turn_message(info.id)
        form = await choose(buyer, message, f"ask|buy_train|{self.action['train']}|{self.action['source']}")
        assert form is not None
        await (await buyer.submit(form, {"number": str(self.action["price"])})).touched()
        asked = await seats.turn_message(info.id)
        assert seats.pinged(info) == [info.seat(self.buyer).user, info.seat(self.seller).user]
        assert {"Accept", "Refuse"} <= set(asked.labels())
        return info, asked

    def trains(self, game: Any) -> list[str]:
        """The trains of the company that is asked for one."""
        return list(game.state.companies[self.action["source"]].trains)
