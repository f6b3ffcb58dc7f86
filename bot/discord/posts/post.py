"""What a message of an announcement is made of, and from; and what is left of one that Discord refuses as it is."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import discord

from bot.discord.codes import Code
from bot.discord.components import Button, Shown, button, with_buttons
from bot.discord.connection.availability import is_about_files
from bot.discord.front import Front
from bot.discord.game_info import heading_name
from bot.discord.texts import bounded, mention
from bot.discord.visit import Reading
from bot.service import Announcement, GameInfo
from bot.words import Words

log = logging.getLogger(__name__)


@dataclass
class Post:
    """A message to be sent. Only the people in `ping` are mentioned; without any it's sent silently."""

    content: str
    view: Shown = field(default_factory=Shown)
    files: Sequence[discord.File] = ()
    ping: Sequence[str] = ()
    complete: Callable[[], Awaitable[Post | None]] | None = None
    """Makes text and view anew once the proposed runs are found, where they weren't in time; None if it's too late."""
    bare: str = ""
    """The content where the files can't go along, if it's another then."""


class Told(Reading):
    """An announcement that is to be told, with its game, in the table's words."""

    def __init__(self, front: Front, info: GameInfo, item: Announcement) -> None:
        super().__init__(front, info, front.table_words(info))
        self.item = item

    def log_button(self, words: Words | None = None) -> Button:
        """Opens the log; it bears the announcement's marker. In the table's words, or those of one reader."""
        code = Code("b", self.game, self.item.seq, "log", f"1;{self.item.marker}")
        return button(code, (words or self.words)("command-log-description"))


def with_less(edit: Callable[..., Awaitable[discord.Message]]) -> Callable[..., Awaitable[discord.Message]]:
    """Edit so; without pictures where Discord refuses them: the old ones wouldn’t show what the text says."""

    async def edited(**more: Any) -> discord.Message:
        try:
            return await edit(**more)
        except discord.HTTPException as error:
            if not more.get("attachments") or not is_about_files(error):
                raise
            log.info("a message is edited without its pictures, as they're refused: %s", error)
            return await edit(**more | {"attachments": []})

    return edited


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
