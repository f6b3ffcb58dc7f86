"""What is left of a message that Discord refuses as it is: without its pictures, then plain."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.discord.components import with_buttons
from bot.discord.front import heading_name
from bot.discord.posts.post import Post, Told
from bot.discord.reach import is_about_files
from bot.discord.telling import bounded, mention

log = logging.getLogger(__name__)


async def edit_with_less(edit: Callable[..., Awaitable[Any]], **more: Any) -> None:
    """Edit a message; without pictures where Discord refuses them: the old ones wouldn’t show what the text says."""
    try:
        await edit(**more)
    except discord.HTTPException as error:
        if not more.get("attachments") or not is_about_files(error):
            raise
        log.info("a message is edited without its pictures, as they're refused: %s", error)
        await edit(**more | {"attachments": []})


def lesser(told: Told, post: Post) -> Iterator[Post]:
    """Less and less of a message: its text and buttons, its text, that there's something to be told."""
    if post.files:
        yield replace(post, files=(), content=post.bare or post.content)
    yield Post(bounded([post.content]), with_buttons(told.log_button()), ping=post.ping)
    yield plainest(told, post.ping)


def plainest(told: Told, ping: Sequence[str]) -> Post:
    """That there's something that can't be shown, for those who'd be pinged."""
    people = [mention(each) for each in ping]
    content = told.words("post-plain", game=heading_name(told.info), people=" ".join(people) or "none")
    return Post(content, with_buttons(told.log_button()), ping=ping)
