"""What a message of an announcement is made of, and from."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

import discord

from bot.discord.codes import Code
from bot.discord.components import Button, Shown, button
from bot.discord.front import Front
from bot.discord.visit import Reading
from bot.service import Announcement, GameInfo
from bot.words import Words


@dataclass
class Post:
    """A message to be sent. Only the people in `ping` are mentioned; without any it's sent silently."""

    content: str
    view: Shown = field(default_factory=Shown)
    files: Sequence[discord.File] = ()
    ping: Sequence[str] = ()
    complete: Callable[[], Awaitable[Shown | None]] | None = None
    """Makes the view anew once the proposed runs are found, where they weren't in time; None if it's too late then."""
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
