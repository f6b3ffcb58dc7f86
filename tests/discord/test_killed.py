"""The bot's process is killed when Discord has a reminder and the storage doesn't know it yet: it's told once."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.local.standin.model import Message
from tests.discord.days import HOUR, Days, is_reminder, table_in
from tests.effort import times

ROUNDS = times(2, 1)
PACE = 8


@asynccontextmanager
async def killed(days: Days, folder: Path) -> AsyncIterator[None]:
    """The bot in a process of its own, which is killed at the end of the block."""
    given = [str(folder), days.server.base_url, days.server.token, str(days.clock.ahead)]
    child = await asyncio.create_subprocess_exec(sys.executable, "-m", "tests.discord.killed_bot", *given)
    try:
        yield
    finally:
        child.kill()
        await child.wait()


@pytest.mark.parametrize("direct", [False, True], ids=["thread", "direct"])
async def test_a_reminder_comes_once_whenever_the_process_is_killed(tmp_path: Path, direct: bool) -> None:
    async with table_in(tmp_path) as days:
        ann = days.party.ann
        game = await days.game(ann, pace=PACE, silence="wait")
        await days.service.people.set_direct(ann.id, direct)

        def told() -> list[Message]:
            return [each for each in ann.sees(ann.dm) if is_reminder(each)] if direct else days.reminders(game)

        await days.down()
        for number in range(1, ROUNDS + 1):
            days.clock.ahead += PACE * HOUR
            days.server.cut("POST", r"/channels/\d+/messages$", after=True)
            async with killed(days, tmp_path):
                await days.server.until(lambda wanted=number: len(told()) == wanted, 60, "the reminder")
        await days.up()
        await days.look()
        assert len(told()) == ROUNDS
        assert len(days.server.pings) == 1 + ROUNDS
