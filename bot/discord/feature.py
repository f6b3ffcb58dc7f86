"""What a module adds to the bot, declared by it as its `FEATURE`: commands, buttons, menus, forms and messages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.discord.commands import Command
from bot.discord.deferral import Manner
from bot.discord.posts.post import Post, Told
from bot.discord.visit import Reading
from bot.service.posts.requests import Asked

Answer = Callable[..., Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Click:
    """What answers a button, a menu or a form that was sent in.

    `answer` is called with the visit and the code, then with a menu's value, or the lines of a form by their ids. The
    visit is one of the code's game; it's a bare one for what is `loose`, which belongs to no game (number 0), for
    forms, and for what opens one: that waits for nothing.
    """

    answer: Answer
    manner: Manner = Manner.IN_PLACE
    loose: bool = False


@dataclass(frozen=True, slots=True)
class Feature:
    """What one module adds. Buttons, menus and forms by their verbs, messages by the kind of their announcement."""

    commands: Callable[[], Sequence[Command]] = tuple
    buttons: Mapping[str, Click] = field(default_factory=dict)
    menus: Mapping[str, Click | Callable[[str], Click]] = field(default_factory=dict)
    """A menu whose lines are answered in several manners finds the one for a value."""
    forms: Mapping[str, Click] = field(default_factory=dict)
    posts: Mapping[str, Callable[[Told], Awaitable[Post]]] = field(default_factory=dict)
    past: Mapping[str, Callable[[Reading, Asked], Awaitable[str | None]]] = field(default_factory=dict)
    """What a message that asked says once that's over; None where nothing of it is kept."""
