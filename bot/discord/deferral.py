"""Answering first: an interaction is acknowledged before anything is waited for, be it a worker, the file or Discord.

Only a form can't be promised: it's the first answer itself, so whoever opens one waits for nothing, or not for long.
"""

from __future__ import annotations

from enum import Enum
from typing import Any

import discord

from bot.discord.codes import Code
from bot.discord.front import Confusing, Front, Interaction
from bot.discord.lost import asked

FORM_PATIENCE = 1.0
"""Seconds that a form may wait for what it shows; without it, it opens plainly."""
COMPLETION_PATIENCE = 2.0
"""Seconds that a completion may take, which can't be promised either."""
PUBLIC = "public"
"""In an interaction's `extras`: what was promised is for all to see."""


class Manner(Enum):
    """How a click, a choice or a form is answered."""

    IN_PLACE = "the message goes on; what is new comes as a private message"
    OWN = "the same on one's own panel; anywhere else a private message is promised"
    PRIVATE = "a private message is promised"
    FORM = "a form opens"


MANNERS: dict[str, Manner] = {
    **dict.fromkeys(("call", "legend", "offer_post", "rule", "snooze", "tongue", "why"), Manner.PRIVATE),
    **dict.fromkeys(
        ("ahead", "foresee", "hand", "handavoid", "handrest", "handroutes", "handvisit", "into", "list", "log", "my",
         "offer_yes", "offers", "order_buy", "order_cancel", "order_pass", "same_run", "tile",
         "what_if"),
        Manner.OWN,
    ),
    **dict.fromkeys(("handtype", "offer_who", "set_leave", "set_quiet", "set_zone"), Manner.FORM),
}  # fmt: skip
"""By the verb; all others are answered in place, which is always possible."""


def manner_of(code: Code, value: str = "") -> Manner:
    """How what was used is answered; a menu's `value` may decide it."""
    found = MANNERS.get(code.verb, Manner.IN_PLACE)
    if (code.kind == "m" and found is Manner.FORM) or (code.kind == "s" and code.verb == "set_zone"):
        return Manner.IN_PLACE
    if code.verb == "pick":
        head = value.rpartition("~")[2].partition("|")[0]
        return {"ask": Manner.FORM, "of": Manner.OWN, "more": Manner.OWN}.get(head, Manner.IN_PLACE)
    return found


async def defer_click(front: Front, interaction: Interaction, code: Code, manner: Manner) -> None:
    """Acknowledge a click, a choice or a form that was sent in; nothing for what opens a form."""
    front.lost.settle(interaction)
    if manner is Manner.FORM:
        return
    here = manner is Manner.IN_PLACE or (manner is Manner.OWN and _is_own(front, interaction, code))
    if here and interaction.message is not None:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


def _is_own(front: Front, interaction: Interaction, code: Code) -> bool:
    """Whether the message that was used may be the person's own panel, as far as is known without looking it up."""
    message: Any = interaction.message
    return message is not None and (message.flags.ephemeral or front.is_known_solo(code.game))


async def defer_command(interaction: Interaction, *, public: bool = False, repeats: bool = False) -> None:
    """Acknowledge a command; `public`: its answer is for all to see, unless it's a refusal.

    Confusing where it's typed again since its answer got lost, and was carried out then. One that `repeats` finds by
    itself what it did, and gives its answer anew.
    """
    if public:
        interaction.extras[PUBLIC] = True
    await interaction.response.defer(ephemeral=not public, thinking=True)
    before = interaction.client.front.lost.settle(interaction)
    if before is not None and before.what == asked(interaction) and not repeats:
        raise Confusing("done_before", asked_at=before.at)


async def withdraw_promise(interaction: Interaction) -> None:
    """Take back the promise of a public answer that isn't given: what comes instead is for the person alone."""
    if not interaction.extras.pop(PUBLIC, False):
        return
    try:
        promised = await interaction.original_response()
        if promised.flags.loading:
            await promised.delete()
    except discord.NotFound:
        return
