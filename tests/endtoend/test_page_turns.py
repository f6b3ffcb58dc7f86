"""A new game of a title from its first decision to the first dividend, by clicks on a phone and by keys alone."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.local.standin.model import Message
from bot.local.standin.standin import LocalDiscord
from bot.panel.choices import as_offered
from bot.service import GameInfo, GameService
from bot.service.rules import Rules
from engine.game import Game
from engine.robots.tempers import TEMPERS, choose
from tests.databases import open_storage
from tests.endtoend.at_page import AtPage
from tests.endtoend.hands import by_hand, click
from tests.endtoend.seats import codes
from tests.endtoend.test_page import CHROMIUM, PHONE, SLOW, Following, Newcomer, following, newcomer, table

__all__ = ["following", "newcomer", "table"]

pytestmark = [pytest.mark.skipif(CHROMIUM is None, reason="needs Chromium"), pytest.mark.usefixtures("few_pictures")]

SEED = 1
"""With these draws a dividend comes soon."""
TEMPER = TEMPERS["builder"]


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[GameService]:
    """A service on a new database, whose games are all dealt alike."""
    storage = await open_storage(tmp_path / "games.sqlite")
    made = GameService(storage, Rules(), draw=lambda: SEED)
    try:
        yield made
    finally:
        await made.close()
        await storage.close()


def wished(game: Game) -> dict[str, Any]:
    """What a robot would do: it's a sensible move, the same each time."""
    return as_offered(game, choose(game.copy(), TEMPER, random.Random(f"{SEED}:{game.seq}"))[0]).to_json()


async def message_of(server: LocalDiscord, info: GameInfo) -> Message:
    """The message on which the next move can be made: that of the turn, or the private panel that follows a move."""

    verbs = ("act", "list", "run", "pick", "more")
    starts = (f"rw:s:{info.id}:{info.seq}:", *(f"rw:b:{info.id}:{info.seq}:{verb}:" for verb in verbs))

    def found() -> Message | None:
        known = server.world.messages.values()
        posted = [each for each in known if any(code.startswith(starts) for code in codes(each))]
        return posted[-1] if posted else None

    message = await server.until(found, SLOW / 1000, f"a message to act on at {info.seq}")
    assert message is not None
    return message


@pytest.mark.long
@pytest.mark.parametrize(
    ("title", "keys", "wanted"),
    [
        ("1856", False, {"buy_private", "bid", "start_company", "lay_tile", "buy_train", "run", "pay_dividend"}),
        ("1865 Sardinia", True, {"draft_company", "start_company", "lay_tile", "buy_train", "pay_dividend"}),
    ],
    ids=["1856", "1865 by keys"],
)
async def test_from_the_first_decision_to_a_dividend(
    newcomer: Newcomer,
    following: Following,
    service: GameService,
    table: LocalDiscord,
    title: str,
    keys: bool,
    wanted: set[str],
) -> None:
    page = newcomer.page
    await page.select_option(".door[data-kind=play] [name=card]", label=title)
    await newcomer.open("play")
    info = await following.my_turn()
    guest = AtPage(table, "Guest", page, keys=keys)
    made: set[str] = set()
    while not wanted <= made:
        action = await service.read(info.id, wished)
        message = await message_of(table, info)
        if action["type"] == "run":
            await (await click(guest, message, ":run:")).touched(deadline=SLOW / 1000)
        else:
            assert await by_hand(guest, message, action) is not None, f"no way to {action}"
        assert await newcomer.rightmost() <= PHONE["width"]
        info = await following.my_turn(info.seq)
        rows = await service.story(info.id, 0)
        made = {row["action"]["type"] for row in rows if row["user"] == guest.id}
