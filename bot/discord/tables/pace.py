"""`/game pace`: how fast a table plays, and what follows when somebody doesn't answer."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.discord.front import Front, Interaction, heading_name
from bot.discord.posts.post import MakePost, Post, Told, with_buttons
from bot.discord.replies import say
from bot.discord.tables.terms import terms_text
from bot.discord.telling import bounded
from bot.service import GameInfo

TERMS = ("pace", "patience", "silence")


async def pace(front: Front, interaction: Interaction, info: GameInfo, **typed: Any) -> None:
    """Show the table's pace; with values, change them (the host, or a manager)."""
    words = front.words(interaction, info)
    changes = {name: value for name, value in typed.items() if name in TERMS}
    if changes:
        info = await front.hosted(interaction, info)
        terms = {name: getattr(info, name) for name in TERMS} | changes
        person, gone = front.person(interaction, info), await front.gone_of(info)
        info = await front.service.set_pace(info.id, person, **terms, gone=gone)
    heading = words("pace-changed" if changes else "pace-heading", game=heading_name(info))
    await say(interaction, bounded([heading, terms_text(info, words)]))


async def _pace(told: Told) -> Post:
    """What the table plays by from now on; nobody is pinged."""
    changed = replace(told.info, **{name: told.item.payload[name] for name in TERMS})
    lines = [told.words("pace-changed", game=heading_name(told.info)), terms_text(changed, told.words)]
    return Post(bounded(lines), with_buttons(told.log_button()))


POSTS: dict[str, MakePost] = {"pace": _pace}
