"""What is left of a message that Discord refuses as it is: without its pictures, then plain."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from dataclasses import replace

import discord

from bot.discord.front import Front, heading_name
from bot.discord.post import Post, Told, with_buttons
from bot.discord.telling import bounded, mention
from bot.service import Announcement, GameInfo

log = logging.getLogger(__name__)

BAD_FORM, TOO_LARGE = 400, 413
MISSING_PERMISSIONS = 50013
PLACES = frozenset({50008, 50083, 160005})
"""Codes of what is faulty about the place: it takes no messages, it's archived, it's locked."""


def is_about_files(error: discord.HTTPException) -> bool:
    """Whether a message with files may be taken without them: too large, faulty, or files aren't allowed there."""
    forbidden = isinstance(error, discord.Forbidden) and error.code == MISSING_PERMISSIONS
    return forbidden or is_about_the_form(error)


def is_about_the_form(error: discord.HTTPException) -> bool:
    """Whether it's the message that's refused, and not the place."""
    return error.status == TOO_LARGE or (error.status == BAD_FORM and error.code not in PLACES)


def lesser(front: Front, info: GameInfo, item: Announcement, post: Post) -> Iterator[Post]:
    """Less and less of a message: its text and buttons, its text, that there's something to be told."""
    if post.files:
        yield replace(post, files=(), content=post.bare or post.content)
    told = Told(front, info, item)
    log_button = with_buttons(told.log_button())
    yield Post(bounded([post.content]), log_button, ping=post.ping)
    yield plainest(front, info, item, post.ping)


def plainest(front: Front, info: GameInfo, item: Announcement, ping: Sequence[str]) -> Post:
    """That there's something that can't be shown, for those who'd be pinged."""
    told = Told(front, info, item)
    people = [mention(each) for each in ping]
    content = told.words("post-plain", game=heading_name(info), people=" ".join(people) or "none")
    return Post(content, with_buttons(told.log_button()), ping=ping)
