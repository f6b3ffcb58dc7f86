"""Answering first: an interaction is acknowledged before anything is waited for, be it a worker, the file or Discord.

Only a form can't be promised: it's the first answer itself, so whoever opens one waits for nothing, or not for long.
"""

from __future__ import annotations

import asyncio
from enum import Enum

import discord

from bot.discord.codes import Code
from bot.discord.connection.lost import asked
from bot.discord.front import Confusing, Interaction
from bot.discord.visit import PUBLIC, Visit

FORM_PATIENCE = 1.0
"""Seconds that a form may wait for what it shows; without it, it opens plainly."""
OTHERS_FIRST = 1.0
"""Seconds that a process waits which isn't sure to be the one that answers; Discord waits for three."""
COMPLETION_PATIENCE = 2.0
"""Seconds that a completion may take, which can't be promised either."""


class Manner(Enum):
    """How a click, a choice or a form is acknowledged, before anything is looked up."""

    IN_PLACE = "the message goes on; what is new comes as a private message"
    OWN = "the same on one's own panel; anywhere else a private message is promised"
    PRIVATE = "a private message is promised"
    FORM = "not at all: a form opens, which is itself the first answer"


async def promise(interaction: Interaction, manner: Manner, *, own: bool) -> None:
    """Acknowledge a click, a choice or a form that was sent in; `own`: on the person's own panel."""
    here = manner is Manner.IN_PLACE or (manner is Manner.OWN and own)
    if here and interaction.message is not None:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def promise_command(interaction: Interaction, *, public: bool) -> None:
    """Acknowledge a command; `public`: its answer is for all to see."""
    await interaction.response.defer(ephemeral=not public, thinking=True)


def note_promised(interaction: Interaction, how: int) -> None:
    """Say of an interaction that was acknowledged elsewhere that it is, and how (Discord's type of the response).

    Whatever answers it goes on from there.
    """
    interaction.response._response_type = discord.InteractionResponseType(how)


async def defer_click(visit: Visit, code: Code, manner: Manner) -> None:
    """Acknowledge a click, a choice or a form that was sent in, unless that's done; nothing for what opens a form."""
    await _let_others(visit)
    if manner is Manner.FORM:
        visit.front.lost.look_up(visit.interaction)
        return
    # Whether it's the person's own panel is said as far as it's known without looking it up.
    own = visit.is_private or visit.front.is_known_solo(code.game)
    if not visit.interaction.response.is_done():
        await promise(visit.interaction, manner, own=own)
    await visit.front.lost.clear_up(visit.interaction)
    visit.front.lost.look_up(visit.interaction)


async def _let_others(visit: Visit) -> None:
    """Leave what may be another process's to it for a moment: of several only one can acknowledge, and goes on."""
    if not visit.interaction.client.is_ours(visit.interaction):
        await asyncio.sleep(OTHERS_FIRST)


async def defer_command(visit: Visit, *, public: bool = False, repeats: bool = False) -> None:
    """Acknowledge a command; `public`: its answer is for all to see, unless it's a refusal.

    Confusing where it's typed again since its answer got lost, and was carried out then. One that `repeats` finds by
    itself what it did, and gives its answer anew.
    """
    await _let_others(visit)
    if public:
        visit.interaction.extras[PUBLIC] = True
    if not visit.interaction.response.is_done():
        await promise_command(visit.interaction, public=public)
    await visit.front.lost.clear_up(visit.interaction)
    before = visit.front.lost.look_up(visit.interaction)
    if before is not None and before.what == asked(visit.interaction) and not repeats:
        raise Confusing("done_before", asked_at=before.at)
