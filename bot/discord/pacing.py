"""`/game pace`: how fast a table plays, and what follows when somebody doesn't answer."""

from __future__ import annotations

from typing import Any

from bot.discord.front import Front, Interaction, heading_name
from bot.discord.replies import say
from bot.discord.telling import bounded
from bot.discord.terms import terms_text
from bot.service import GameInfo

TERMS = ("pace", "patience", "silence")


async def pace(front: Front, interaction: Interaction, info: GameInfo, **typed: Any) -> None:
    """Show the table's pace; with values, change them (the host, or a manager)."""
    words = front.words(interaction, info)
    changes = {name: value for name, value in typed.items() if name in TERMS}
    if changes:
        terms = {name: getattr(info, name) for name in TERMS} | changes
        info = await front.service.set_pace(info.id, front.person(interaction, info), **terms)
    heading = words("pace-changed" if changes else "pace-heading", game=heading_name(info))
    await say(interaction, bounded([heading, terms_text(info, words)]))
