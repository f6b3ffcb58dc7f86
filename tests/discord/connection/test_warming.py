"""A bot that people play with draws ahead, once, after it is ready."""

from __future__ import annotations

from typing import Any

import pytest

import render
from bot.config import Config
from bot.discord import create_bot
from bot.local.start import open_table
from bot.service import GameService
from bot.work.helper import Failed


async def test_every_title_is_drawn_ahead_once(service: GameService, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(render, "warm", lambda title: drawn.append(title.id))
    settings: Any = Config.__new__(Config)
    async with open_table(lambda: create_bot(service, settings, guild_ready_timeout=0.02)) as table:
        bot: Any = table.bot
        await bot.on_ready()
        await bot._warming
    assert sorted(drawn) == sorted(each.id for each in service.titles)


async def test_without_settings_nothing_is_drawn_ahead(service: GameService, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(render, "warm", lambda title: drawn.append(title.id))
    async with open_table(lambda: create_bot(service, guild_ready_timeout=0.02)) as table:
        bot: Any = table.bot
        await bot.on_ready()
        assert bot._warming is None
    assert drawn == []


async def test_where_nothing_can_be_drawn_ahead_nothing_is_amiss(
    service: GameService, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []

    async def fails(*wanted: Any, **_: Any) -> None:
        asked.append(wanted)
        raise Failed("the process gave no answer")

    monkeypatch.setattr(service.workers, "run_apart", fails)
    settings: Any = Config.__new__(Config)
    async with open_table(lambda: create_bot(service, settings, guild_ready_timeout=0.02)) as table:
        bot: Any = table.bot
        await bot.on_ready()
        await bot._warming
    assert asked
