"""The trace of an interaction: begun when it comes in, told and counted when all that it has set going here is over."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord

from bot.telemetry import trace
from bot.telemetry.meter import Meter

log = logging.getLogger(__name__)

KINDS = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.autocomplete: "completion",
    discord.InteractionType.component: "click",
    discord.InteractionType.modal_submit: "form",
}
"""What interactions are called in logs and metrics."""


def begin_trace(interaction: discord.Interaction[Any], meter: Meter) -> None:
    """Say that the task at hand answers this interaction, and have `meter` hear when it's done."""
    traced = trace.begin(trace.Trace(KINDS.get(interaction.type, "other"), interaction.id))
    trace.at_place(interaction.guild_id, interaction.client.shard_count)
    task = asyncio.current_task()
    if task is not None:
        task.add_done_callback(lambda _: _end(traced, meter))


def _end(traced: trace.Trace, meter: Meter) -> None:
    whole = traced.seconds()
    meter.answered(traced.kind, traced.first, whole)
    level = logging.DEBUG if traced.kind == "completion" else logging.INFO
    first = "not at all" if traced.first is None else f"first after {traced.first:.3f} s"
    log.log(level, "a %s is answered: %s, whole after %.3f s", traced.kind, first, whole)
