"""The bot's process is killed (SIGKILL) between two things that belong together: neither is done twice, nor lost."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
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


@pytest.mark.long
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


@pytest.mark.parametrize(
    ("command", "options", "said"),
    [
        ("draft_company", {"company": "5"}, "That was already done; the second time changed nothing."),
        pytest.param("undo", {}, "it’s done: only my answer had got lost", marks=pytest.mark.long),
    ],
)
async def test_what_was_done_and_not_answered_when_the_process_died_is_not_done_twice(
    tmp_path: Path, command: str, options: dict[str, str], said: str
) -> None:
    """Killed between the commit and the answer; typed again after the start it's told as done."""
    async with table_in(tmp_path) as days:
        ann = days.party.ann
        game = await days.game(ann, silence="wait")
        where = days.party.thread(game)
        if command == "undo":
            await ann.slash(where, "draft_company", company="5")
        await days.told()
        await days.down()
        before = entries_in(tmp_path)
        held = days.server.hang("*", r"^/webhooks/", 300, count=None)
        async with killed(days, tmp_path):
            await days.server.until(lambda: days.server.gateway.connected, 60, "the bot's session")
            typed = asyncio.create_task(ann.slash(where, command, **options))
            await days.server.until(lambda: entries_in(tmp_path) == before + 1, 60, "the entry in the file")
        typed.cancel()
        days.server.faults.remove(held)
        # Nobody is left to answer it; what Discord shows of it is a "thinking" that ends by itself.
        days.server.interactions.all.popitem()
        await days.up()
        again = await ann.slash(where, command, **options)
        assert said in again.text
        assert again.private
        assert entries_in(tmp_path) == before + 1


def entries_in(folder: Path) -> int:
    """How many entries the file has, read beside whoever writes it."""
    with closing(sqlite3.connect(f"file:{folder / 'games.sqlite'}?mode=ro", uri=True)) as file:
        (count,) = file.execute("SELECT count(*) FROM actions").fetchone()
    return count
