"""Hostile hands find nothing; and where a fault is planted they find it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.discord import client, commands, features
from bot.discord.front import Front
from bot.service import GameInfo, play, text
from tests.effort import times
from tests.hostile.fuzz import Figures, attacked
from tests.hostile.guards import Faults

SEEDS = (1, 2)
"""Those that once failed come here, too."""
Plant = Callable[[pytest.MonkeyPatch], None]


@pytest.fixture(autouse=True)
def errors_logged() -> None:
    """The guards look at the log themselves."""


@pytest.mark.usefixtures("plain_words")
@pytest.mark.parametrize("seed", SEEDS[: times(len(SEEDS), 1)])
async def test_hostile_hands_find_nothing(tmp_path: Path, seed: int) -> None:
    faults, figures = Faults(), Figures()
    await attacked(tmp_path, seed, times(200, 40), faults, figures)
    assert faults == []
    assert figures.messages > 50
    assert figures.games > 2


def any_seat(patch: pytest.MonkeyPatch) -> None:
    """Whoever comes moves for whoever is up."""

    def up(table: Any, *_: Any) -> str:
        return table.info.turn.seat

    patch.setattr(play, "_seat_to_act", up)
    patch.setattr(GameInfo, "seats_of", lambda *_: ("P1",))


def mentions(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(discord.AllowedMentions, "none", discord.AllowedMentions.all)


def names_logged(patch: pytest.MonkeyPatch) -> None:
    names = Front.names

    def told(self: Front, info: Any, words: Any) -> Any:
        logging.getLogger("bot.discord").info("%s is looked at", info.name)
        return names(self, info, words)

    patch.setattr(Front, "names", told)


def handler_raises(patch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Any:
        raise IndexError("a menu")

    for verb, click in features.MENUS.items():
        if hasattr(click, "answer"):
            patch.setitem(features.MENUS, verb, replace(click, answer=broken))


def not_deferred(patch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: Any) -> None:
        pass

    patch.setattr(client, "clicked", nothing)


def told_to_all(patch: pytest.MonkeyPatch) -> None:
    async def promised(visit: Any, **_: Any) -> None:
        await visit.interaction.response.defer(ephemeral=False, thinking=True)

    patch.setattr(commands, "defer_command", promised)


def unescaped(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(text, "escape", str)


PLANTED: dict[Plant, str] = {
    any_seat: "moved for",
    mentions: "mentions of a kind are allowed",
    names_logged: "a name in the log",
    handler_raises: "an error",
    not_deferred: "not answered",
    told_to_all: "told to all",
    unescaped: "a raw mention",
}

RARE = (any_seat, handler_raises, unescaped)
"""What comes up seldom: a move out of turn, a menu, and words of a person's that are told."""


@pytest.mark.long
@pytest.mark.usefixtures("plain_words")
@pytest.mark.parametrize("plant", PLANTED, ids=lambda each: each.__name__)
async def test_a_planted_fault_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Plant) -> None:
    plant(monkeypatch)
    faults = Faults()
    await attacked(tmp_path, SEEDS[0], 600 if plant in RARE else 80, faults, Figures())
    assert any(PLANTED[plant] in each for each in faults), faults
