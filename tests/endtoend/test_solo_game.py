"""A whole game for one in direct messages, by buttons, menus and forms alone; nobody is pinged."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.local.actors import Actor
from bot.local.standin.model import Message
from bot.panel.choices import as_offered
from engine.game import Game
from engine.robots.tempers import TEMPERS, choose
from tests.endtoend.hands import by_hand, click
from tests.endtoend.seats import Seats, codes

SEED = 1
BEGINNING = 24
"""Moves: the draft, the first track and runs."""
MOST_LINES = 6


def live(person: Actor) -> list[Message]:
    """The messages in a person's direct messages on which a move can be made."""
    verbs = (":pick:", ":act:", ":run:", ":list:", ":fin:", ":yes:")
    return [each for each in person.sees(person.dm) if any(verb in code for code in codes(each) for verb in verbs)]


def final_worth_told(ann: Actor) -> bool:
    """Whether the end has been told to the one who played."""
    return any("István: " in each.content and f"{ann.name}: " in each.content for each in ann.sees(ann.dm))


@pytest.mark.long
@pytest.mark.parametrize("moves", [BEGINNING, 10**6], ids=["beginning", "whole"])
async def test_a_game_for_one_by_clicks(seats: Seats, moves: int) -> None:
    """So many moves of it, or all of them."""
    ann, chance = seats.people[0], random.Random(SEED)
    await ann.slash(ann.dm, "game new", title="18mag", players=1, options="difficulty=easy")
    await seats.server.until(lambda: live(ann) != [], deadline=60, what="the first message")
    info = (await seats.service.of_player(ann.id))[0]
    temper = next(iter(TEMPERS.values()))

    def wished(game: Game) -> dict[str, Any]:
        return as_offered(game, choose(game.copy(), temper, chance)[0]).to_json()

    made = 0
    while info.status == "running" and made < moves:
        made += 1
        await seats.server.until(lambda: len(live(ann)) == 1, deadline=60, what="one message to act on")
        (message,) = live(ann)
        assert len(message.content.split("\n")) <= MOST_LINES
        assert message.attachments
        action = await seats.service.read(info.id, wished)
        if action["type"] in ("run", "buy_wagon"):
            await (await click(ann, message, ":run:")).touched(deadline=60)
        else:
            assert await by_hand(ann, message, action) is not None, f"no button for {action}"
        before, info = info, await seats.service.status(info.id)
        assert info.seq > before.seq

    if info.status == "finished":
        await seats.server.until(lambda: final_worth_told(ann), deadline=60, what="the final worth")
    assert info.status == ("running" if moves == BEGINNING else "finished")
    assert seats.server.pings == []
