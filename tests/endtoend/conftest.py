"""A table with the bot and its doors at it: the unmodified client against the stand-in, on a real database."""

from __future__ import annotations

import itertools
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

import render
from bot.discord import RailwireBot, create_bot
from bot.local.standin.standin import LocalDiscord
from bot.local.start import open_table
from bot.service import GameService
from bot.service.rules import Rules
from bot.work import helper, pictures
from bot.work.thinking import Thinking
from tests.databases import open_storage
from tests.discord.translating import translate_once
from tests.endtoend.at_page import SLOW
from tests.endtoend.seats import Seats
from tests.service.house import draws

# What a page is to show may take its time on a busy machine.
expect.set_options(timeout=SLOW)
DRAWN = 25
"""Of so many pictures of a long game one is drawn."""

translate_once()


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[GameService]:
    """A service on the database of this folder.

    Its robots think at the priority of all others: at a low one they'd wait for the other tests at each move.
    """
    storage = await open_storage(folder / "games.sqlite")
    thinking = Thinking(command=helper.COMMAND)
    service = GameService(storage, Rules(), draw=draws(), thinking=thinking)
    try:
        yield service
    finally:
        await service.close()
        await storage.close()


def bot_of(service: GameService) -> RailwireBot:
    """A bot that doesn't wait long for guilds that won't come."""
    return create_bot(service, guild_ready_timeout=0.02)


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[GameService]:
    """A service on a new database."""
    async with house(tmp_path) as made:
        yield made


@pytest.fixture
async def server(service: GameService) -> AsyncIterator[LocalDiscord]:
    """The stand-in with the bot at it. At the end nothing may be unanswered or have failed unexpectedly."""
    async with open_table(lambda: bot_of(service)) as table:
        yield table.server


@pytest.fixture
def seats(server: LocalDiscord, service: GameService) -> Seats:
    """People for the seats of games."""
    return Seats(server, service)


@pytest.fixture(autouse=True)
def errors_logged(caplog: pytest.LogCaptureFixture) -> Iterator[list[str]]:
    """No record of level ERROR, but for those whose text a test puts into this list beforehand."""
    expected: list[str] = []
    yield expected
    found = [r.getMessage() for r in caplog.get_records("call") if r.levelno >= logging.ERROR]
    assert [each for each in found if not any(part in each for part in expected)] == []


@pytest.fixture
def few_pictures(service: GameService, monkeypatch: pytest.MonkeyPatch) -> None:
    """Most pictures are the last one again: all would take long, and they have tests of their own."""
    count, apart, kept = itertools.count(), service.workers.run_apart, list[render.Drawn]()

    async def run_apart(work: Any, *given: Any, **how: Any) -> Any:
        if work is not pictures.draw:
            return await apart(work, *given, **how)
        if next(count) % DRAWN == 0 or not kept:
            kept[:] = [await apart(work, *given, **how)]
        return kept[0]

    monkeypatch.setattr(service.workers, "run_apart", run_apart)
