"""Answers that got lost after their command was carried out: typed again, it isn't done twice."""

from __future__ import annotations

import json
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import discord

KEPT_SECONDS = 900.0
"""So long Discord itself still shows that the answer is to come."""
MOST = 1000


class LostAnswers:
    """For each person the last command whose answer got lost; whatever else the person does next settles it."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock` gives seconds."""
        self._clock = clock
        self._lost: OrderedDict[int, tuple[str, float]] = OrderedDict()

    def add(self, interaction: discord.Interaction[Any]) -> None:
        """A command was carried out, and its answer got lost."""
        self._lost[interaction.user.id] = (_typed(interaction), self._clock())
        if len(self._lost) > MOST:
            self._lost.popitem(last=False)

    def settle(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether this is that very command, typed again; from now on it's a new one."""
        typed, since = self._lost.pop(interaction.user.id, ("", 0.0))
        return typed == _typed(interaction) and self._clock() - since < KEPT_SECONDS


def _typed(interaction: discord.Interaction[Any]) -> str:
    """What was typed, and where."""
    data: Any = interaction.data or {}
    return json.dumps([interaction.channel_id, data.get("name"), data.get("options")], sort_keys=True, default=str)
