"""What a message of an announcement is made of, and from."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

import discord

from bot.discord.codes import Code
from bot.discord.components import Button, Shown, button
from bot.discord.front import Front
from bot.service import Announcement, GameInfo
from bot.words import Words
from bot.words.names import Names


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


@dataclass(frozen=True, slots=True)
class Told:
    """An announcement that is to be told, with its game."""

    front: Front
    info: GameInfo
    item: Announcement

    @property
    def words(self) -> Words:
        """The table's."""
        return self.front.table_words(self.info)

    @property
    def names(self) -> Names:
        """For the text of a message: what people chose is escaped."""
        return self.front.names(self.info, self.words)

    @property
    def label_names(self) -> Names:
        """For labels of buttons and menus."""
        return self.front.label_names(self.info, self.words)

    def log_button(self, words: Words | None = None) -> Button:
        """Opens the log; it bears the announcement's marker. In the table's words, or those of one reader."""
        code = Code("b", self.info.id, self.item.seq, "log", f"1;{self.item.marker}")
        return button(code, (words or self.words)("command-log-description"))


def with_buttons(*buttons: Button) -> Shown:
    """A view of these alone."""
    view = Shown()
    for each in buttons:
        view.add_item(each)
    return view


MakePost = Callable[[Told], Awaitable[Post]]
"""Makes the message of one kind of announcement. A button on it bears the marker, so that it's found again."""
