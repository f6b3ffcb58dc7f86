"""A table with the bot at it: the unmodified client against the stand-in, on a service with a real database."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.discord import create_bot
from bot.local.start import open_table
from bot.service import GameService
from bot.service.rules import Rules
from bot.work.sandbox import Sandbox
from tests.databases import open_storage
from tests.discord.party import LATER, Party
from tests.discord.translating import translate_once
from tests.service.house import draws

translate_once()


@asynccontextmanager
async def service_at(
    folder: Path, rules: Rules | None = None, sandbox: Sandbox | None = None, films: Sandbox | None = None
) -> AsyncIterator[GameService]:
    """A service on the database of this folder; without a `sandbox` files are read in a thread, which is quicker.

    Without `films` none has the time to be made.
    """
    storage = await open_storage(folder / "games.sqlite")
    sandbox = sandbox or Sandbox(command=None)
    films = films or Sandbox(longest=0.0)
    service = GameService(storage, rules or Rules(), sandbox=sandbox, films=films, draw=draws())
    try:
        yield service
    finally:
        await service.close()
        await storage.close()


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[GameService]:
    """A service on a new database."""
    async with service_at(tmp_path) as made:
        yield made


@pytest.fixture
async def party(service: GameService) -> AsyncIterator[Party]:
    """The bot at a table with Ann, Ben and Cid. At the end nothing may be unanswered or have failed unexpectedly."""
    async with party_at(service) as made:
        yield made


@asynccontextmanager
async def party_at(service: GameService) -> AsyncIterator[Party]:
    """The bot of a service at a table with the three."""
    bot = create_bot(service, guild_ready_timeout=0.02)
    bot.pinned.pause = bot.bygones.pause = LATER
    async with open_table(lambda: bot) as table:
        yield Party(table.server, service, bot)


@pytest.fixture(autouse=True)
def errors_logged(caplog: pytest.LogCaptureFixture) -> Iterator[list[str]]:
    """No record of level ERROR, but for those whose text a test puts into this list beforehand."""
    expected: list[str] = []
    yield expected
    found = [r.getMessage() for r in caplog.get_records("call") if r.levelno >= logging.ERROR]
    assert [each for each in found if not any(part in each for part in expected)] == []
