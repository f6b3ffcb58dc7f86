"""A whole game for one in direct messages, by buttons, menus and forms alone; nobody is pinged."""

from __future__ import annotations

import random
from typing import Any

from bot.discord.choices import as_offered
from bot.table.actors import Person
from bot.table.server.model import Message
from engine.game import Game
from engine.robots import TEMPERS, choose
from tests.endtoend.hands import by_hand, click
from tests.endtoend.seats import Seats, codes

SEED = 1
MOST_LINES = 6


def live(person: Person) -> list[Message]:
    """The messages in a person's direct messages on which a move can be made."""
    verbs = (":pick:", ":act:", ":run:", ":list:", ":fin:", ":yes:")
    return [each for each in person.sees(person.dm) if any(verb in code for code in codes(each) for verb in verbs)]


async def test_a_game_for_one_from_beginning_to_end(seats: Seats) -> None:
    ann, chance = seats.people[0], random.Random(SEED)
    await ann.slash(ann.dm, "game new", title="18mag", players=1, options="difficulty=easy")
    await seats.server.until(lambda: live(ann) != [], deadline=60, what="the first message")
    info = (await seats.service.of_player(ann.id))[0]
    temper = next(iter(TEMPERS.values()))

    def wished(game: Game) -> dict[str, Any]:
        return as_offered(game, choose(game.copy(), temper, chance)[0]).to_json()

    while info.status == "running":
        await seats.server.until(lambda: len(live(ann)) == 1, deadline=60, what="one message to act on")
        (message,) = live(ann)
        assert len(message.content.split("\n")) <= MOST_LINES
        assert len(message.attachments) == 1
        action = await seats.service.read(info.id, wished)
        if action["type"] in ("run", "buy_wagon"):
            await (await click(ann, message, ":run:")).touched(deadline=60)
        else:
            assert await by_hand(ann, message, action) is not None, f"no button for {action}"
        before, info = info, await seats.service.status(info.id)
        assert info.seq > before.seq

    def told() -> bool:
        return any("István: " in each.content and f"{ann.name}: " in each.content for each in ann.sees(ann.dm))

    await seats.server.until(told, deadline=60, what="the final worth")
    assert seats.server.pings == []
